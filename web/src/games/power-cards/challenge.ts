// A comparison as it is heard, event by event: the figures read out, ties, and who wins what.
import type { Plain, Told } from "../../wire/protocol";

export interface Figure {
  seat: number;
  /** As read out, one for each step of a tie. */
  values: number[];
  /** The viewer's own card; 0: not seen. */
  card: number;
  state: "silent" | "read" | "tied" | "beaten" | "dropped" | "won";
  /** Competes with the pig on its structure. */
  isPig: boolean;
}

export interface Challenge {
  kind: "call" | "sling";
  /** What was called; "sling" in a slingshot round. */
  stat: string;
  /** Who called, or whose pig it is. */
  caller: number;
  step: number;
  figures: Figure[];
  /** Backs on the table, and who laid them. */
  pot: [number, string][];
  winner: number | null;
  by: string;
  /** How many cards the winner gets. */
  count: number;
}

export function num(value: Plain | undefined): number {
  return typeof value === "number" ? value : -1;
}

export function str(value: Plain | undefined): string {
  return typeof value === "string" ? value : "";
}

export function nums(value: Plain | undefined): number[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === "number") : [];
}

function potOf(value: Plain | undefined): [number, string][] {
  return Array.isArray(value) ? value.map((each): [number, string] => (Array.isArray(each) ? [num(each[0]), str(each[1])] : [-1, ""])) : [];
}

function opened(kind: Challenge["kind"], stat: string, caller: number): Challenge {
  return { kind, stat, caller, step: 0, figures: [], pot: [], winner: null, by: "", count: 0 };
}

/** The challenge after this event; another one when the event begins it. */
export function hear(found: Challenge | null, { name, fields }: Told): Challenge | null {
  const seat = num(fields["seat"]);
  if (name === "called") return opened("call", str(fields["stat"]), seat);
  if (name === "sling_started") {
    const challenge = opened("sling", "sling", seat);
    challenge.figures.push({ seat, values: [num(fields["value"])], card: 0, state: "read", isPig: true });
    return challenge;
  }
  if (found === null) return null;
  if (name === "laid" || name === "sling_read" || name === "sling_laid") read(found, seat, fields);
  if (name === "tied" || name === "sling_tied") tie(found, nums(fields["seats"]), potOf(fields["pot"]));
  if (name === "dropped") mark(found, (figure) => figure.seat === seat, "dropped");
  if (name === "round_won" || name === "sling_won") win(found, seat, str(fields["by"]));
  if (name === "collected" || name === "sling_won") found.count = num(fields["count"]);
  return found;
}

function read(found: Challenge, seat: number, fields: Told["fields"]): void {
  found.step = Math.max(found.step, num(fields["step"]));
  let figure = found.figures.find((each) => each.seat === seat);
  if (figure === undefined) {
    figure = { seat, values: [], card: 0, state: "read", isPig: false };
    found.figures.push(figure);
  }
  figure.values.push(num(fields["value"]));
  figure.card = Math.max(0, num(fields["card"]));
  figure.state = "read";
}

function tie(found: Challenge, seats: number[], pot: [number, string][]): void {
  for (const figure of found.figures) {
    if (figure.state === "read") figure.state = seats.includes(figure.seat) ? "tied" : "beaten";
  }
  found.pot.push(...pot);
}

function win(found: Challenge, seat: number, by: string): void {
  mark(found, (figure) => figure.seat !== seat && figure.state !== "dropped", "beaten");
  mark(found, (figure) => figure.seat === seat, "won");
  found.winner = seat;
  found.by = by;
}

function mark(found: Challenge, which: (figure: Figure) => boolean, state: Figure["state"]): void {
  for (const figure of found.figures) if (which(figure)) figure.state = state;
}

/** The seats whose figure is the highest so far in this step. */
export function leading(found: Challenge): number[] {
  const now = found.figures.filter((figure) => figure.state === "read" || figure.state === "won" || figure.state === "tied");
  const top = Math.max(...now.map((figure) => figure.values.at(-1) ?? 0));
  return now.filter((figure) => figure.values.at(-1) === top).map((figure) => figure.seat);
}

/** The last comparison that the events tell of. */
export function lastChallenge(events: readonly Told[]): Challenge | null {
  const from = events.findLastIndex((event) => event.name === "called");
  return from < 0 ? null : events.slice(from).reduce<Challenge | null>(hear, null);
}
