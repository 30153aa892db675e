// What is asked of the server over HTTP.
import { address } from "../base";
import { Countdown } from "./countdown";
import type { Claim, Onward, Plain, Plan, Refused, Replay, Retelling, Sendable, Sent, Update } from "../wire/protocol";

export interface GameFacts {
  key: string;
  seats: [number, number];
  options: { key: string; values: (boolean | number | string)[] }[];
  levels: string[];
}

export interface Listed {
  table: string;
  game: string;
  phase: "open" | "playing" | "finished";
  changed: number;
}

export type Request = Exclude<Sent, { type: "hello" | "ping" | "pong" }>;

/** The server said no, or did not answer (`code` "offline"). */
export class ApiError extends Error {
  constructor(
    readonly code: Refused["code"] | "offline",
    readonly refused: Refused | null = null,
  ) {
    super(code);
  }
}

const PATIENCE = 10; // seconds for an answer

async function call<T>(path: string, body?: unknown, patience = PATIENCE, signal?: AbortSignal): Promise<T> {
  const init: RequestInit = {};
  if (body !== undefined) {
    Object.assign(init, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  }
  const [response, answer] = await fetched(address(`api/${path}`), init, patience, signal);
  if (!response.ok) {
    const refused = answer as Refused | null;
    throw new ApiError(refused?.code ?? "trouble", refused);
  }
  return answer as T;
}

let ahead = 0; // milliseconds that the server's clock is ahead of ours

function noteTime(response: Response): void {
  const told = Date.parse(response.headers.get("date") ?? "");
  if (!Number.isNaN(told)) ahead = told - Date.now();
}

/** The time by the server's clock, which `at` and `away` go by. */
export function serverNow(): number {
  return Date.now() + ahead;
}

/** The answer in time, or an error. */
async function fetched(url: string, init: RequestInit, patience: number, signal?: AbortSignal): Promise<[Response, unknown]> {
  const ending = new AbortController();
  const end = (): void => ending.abort();
  const countdown = new Countdown(end);
  countdown.start(patience);
  signal?.addEventListener("abort", end);
  try {
    const response = await fetch(url, { ...init, signal: ending.signal });
    noteTime(response);
    const answer: unknown = await response.json().catch(() => null);
    ending.signal.throwIfAborted();
    return [response, answer];
  } catch (error) {
    if (signal?.aborted === true) throw error;
    throw new ApiError("offline");
  } finally {
    countdown.stop();
    signal?.removeEventListener("abort", end);
  }
}

const at = (table: string): string => `tables/${encodeURIComponent(table)}`;
const query = (seat: number | null): string => (seat === null ? "" : `&seat=${seat}`);

export const api = {
  about: () => call<{ title: string; version: string }>("about"),
  games: () => call<GameFacts[]>("games"),
  tables: () => call<Listed[]>("tables"),
  open: (plan: Plan) => call<{ table: string; person: string; commitment: string }>("tables", plan),
  claim: (table: string, claim: Claim) =>
    call<{ person: string; seat: number | null }>(`${at(table)}/claim`, { entropy: entropy(), ...claim }),
  edition: (table: string) => call<{ id: string; hash: string; data: object }>(`${at(table)}/edition`),
  hint: (table: string, seat: number) => call<{ text: string }>(`${at(table)}/hint?seat=${seat}`, {}),
  link: (table: string) => call<{ link: string; url: string; qr: string }>(`${at(table)}/link`, {}),
  transfer: (table: string, link: string) =>
    call<{ person: string; seats: number[] }>(`${at(table)}/transfer`, { link }),
  follow: (table: string) => call<{ table: string; person: string }>(`${at(table)}/follow`, {}),
  /** The record of a table that cannot go on; that closes it for good. */
  close: (table: string) => call<{ record: { [key: string]: Plain } }>(`${at(table)}/close`, {}),
  record: (table: string) => call<{ record: { [key: string]: Plain } }>(`${at(table)}/record`),
  /** A finished game again: `view` is `all`, a seat, or "" for a spectator's. */
  replay: (table: string, view: string) => call<Replay>(`${at(table)}/replay${view === "" ? "" : `?view=${view}`}`),
  retell: (wanted: Retelling) => call<Replay>("replays", wanted),
  goOn: (wanted: Onward) => call<{ table: string; person: string }>("replays/tables", wanted),
  updates: (table: string, seat: number | null, since: number, wait: number, signal?: AbortSignal) =>
    call<Update>(`${at(table)}/updates?since=${since}&wait=${wait}${query(seat)}`, undefined, wait + PATIENCE, signal),
  request: (table: string, seat: number | null, request: Request) =>
    call<Sendable>(`${at(table)}/requests?${query(seat).slice(1)}`, request),
};

/** The seat's own bytes for the shuffle. */
function entropy(): string {
  return hex(16);
}

/** A new name for a request. */
export function fresh(): string {
  return hex(8);
}

function hex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
