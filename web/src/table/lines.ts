// The log in sentences.
import { say } from "../settings.svelte";
import type { Item, Plain, Told } from "../wire/protocol";
import { letter } from "./names";
import type { Table } from "./table.svelte";

export interface Line {
  key: string;
  seq: number;
  at: number;
  sentence: string;
  /** Whose doing it is. */
  seat: number | null;
  /** What it speaks of, for pointing at it. */
  things: string[];
  kind: "event" | "talk" | "table";
}

const SILENT = ["answered", "invited", "switched", "configured", "opened", "succeeded"];

/** What the log is told from: a table, or a replay. */
export type Teller = Pick<Table, "log" | "speaker" | "personName" | "seatName">;

/** All that is worth a line. */
export function lines(table: Teller): Line[] {
  return table.log.flatMap((item) => linesOf(table, item));
}

export function linesOf(table: Teller, item: Item): Line[] {
  const about = { seq: item.seq, at: item.at };
  const events = (item.events ?? []).map((event, i): Line => ({
    ...about,
    key: `${item.seq}.${i}`,
    sentence: table.speaker.event(event),
    seat: seatOf(event),
    things: things(event),
    kind: "event",
  }));
  const said = sentence(table, item);
  if (said === "") return events;
  const talk: Line = { ...about, key: `${item.seq}`, sentence: said, seat: null, things: [], kind: item.kind === "said" ? "talk" : "table" };
  return [talk, ...events];
}

/** What is told of an entry beside its events. */
function sentence(table: Teller, item: Item): string {
  const facts = item.facts ?? {};
  if (SILENT.includes(item.kind) || (item.kind === "moved" && facts["why"] !== "clock")) return "";
  const { seat, person } = facts;
  const said = Object.entries(facts).map(([key, value]) => [key, spoken(value)] as const);
  return say(`news-${item.kind}`, {
    ...Object.fromEntries(said),
    by: table.personName(item.by ?? null) || table.seatName(item),
    person: table.personName(String(person ?? "")),
    seat: item.kind === "moved" ? table.seatName(item) : typeof seat === "number" ? letter(seat) : "",
  });
}

/** A fact as texts choose by it. */
function spoken(value: string | number | boolean | null): string | number {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return value ?? "none";
}

function seatOf(event: Told): number | null {
  const seat = event.arguments["seat"];
  return typeof seat === "number" ? seat : null;
}

/** Everything an event names: cards and places in notation, seats as `seat:1`. */
export function things(event: Told): string[] {
  const found: string[] = [];
  const seat = seatOf(event);
  if (seat !== null) found.push(`seat:${seat}`);
  const gather = (value: Plain): void => {
    if (typeof value === "string") found.push(...value.split(" "));
    else if (Array.isArray(value)) value.forEach(gather);
    else if (value !== null && typeof value === "object") Object.values(value).forEach(gather);
  };
  gather(event.fields);
  return [...new Set(found)];
}
