// Where a replayed game comes from: a finished table, or a file of this device.
import { api, ApiError } from "../net/api";
import type { Plain, Replay } from "../wire/protocol";

export type Recorded = { [key: string]: Plain };

/** Who looks: everybody's cards, a seat's, or a spectator's. */
export type Viewpoint = "all" | "none" | number;

export interface Source {
  /** The name of the table; "" for a file. */
  table: string;
  tell(view: Viewpoint): Promise<Replay>;
  record(): Promise<Recorded>;
}

export function ofTable(table: string): Source {
  return {
    table,
    tell: (view) => api.replay(table, view === "none" ? "" : String(view)),
    record: async () => (await api.record(table)).record,
  };
}

export function ofRecord(record: Recorded): Source {
  return {
    table: "",
    tell: (view) => api.retell({ record, seat: typeof view === "number" ? view : null, all: view === "all" }),
    record: () => Promise.resolve(record),
  };
}

export const LARGEST = 250_000; // bytes; the server takes no more

/** The record in a file: bare, or as a server gives it, beside the proof of its shuffle. */
export async function read(file: File): Promise<Source> {
  if (file.size > LARGEST) throw new WrongRecord("long");
  let data: unknown;
  try {
    data = JSON.parse(await file.text());
  } catch {
    throw new WrongRecord("json");
  }
  if (!isTable(data)) throw new WrongRecord("record");
  return ofRecord(isTable(data["record"]) ? data["record"] : data);
}

function isTable(data: unknown): data is Recorded {
  return typeof data === "object" && data !== null && !Array.isArray(data);
}

/** What is wrong with a record: the place, as the server names it. */
export class WrongRecord extends Error {
  constructor(
    readonly place: string,
    readonly move = 0,
    readonly clause = "none",
  ) {
    super(place);
  }
}

/** The server's refusal as a wrong record, if it is about the record. */
export function wrong(error: unknown): WrongRecord | null {
  if (error instanceof WrongRecord) return error;
  if (!(error instanceof ApiError) || error.code !== "bad-record") return null;
  const { facts = {}, clause } = error.refused ?? {};
  return new WrongRecord(String(facts["place"] ?? ""), Number(facts["move"] ?? 0), clause ?? "none");
}
