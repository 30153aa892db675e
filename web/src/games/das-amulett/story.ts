// What the log tells beyond the view: who bid what for this lot, and in which order gems were won.
import type { Item, Plain, Told } from "../../wire/protocol";

const OPENING = ["spell_revealed", "auction_opened", "phase_started", "spell_won", "spell_unsold", "auction_unsold", "group_moved"];

export interface Deed {
  bid: number;
  hasPassed: boolean;
}

export function num(value: Plain | undefined): number {
  return typeof value === "number" ? value : -1;
}
export function str(value: Plain | undefined): string {
  return typeof value === "string" ? value : "";
}

/** By seat, since the lot was put up. */
export function deeds(log: readonly Item[]): Map<number, Deed> {
  const found = new Map<number, Deed>();
  for (const event of backwards(log)) {
    if (OPENING.includes(event.name)) return found;
    const seat = num(event.fields["seat"]);
    if (found.has(seat)) continue;
    if (event.name === "passed") found.set(seat, { bid: 0, hasPassed: true });
    if (event.name === "gem_bid" || event.name === "spell_bid") found.set(seat, { bid: num(event.fields["n"]), hasPassed: false });
  }
  return found;
}

function* backwards(log: readonly Item[]): Generator<Told> {
  for (const item of log.toReversed()) yield* (item.events ?? []).toReversed();
}

/** The gems of a seat in the order of winning, as far as the log goes back; those won before come first. */
export function inOrder(gems: readonly string[], log: readonly Item[], seat: number): string[] {
  const won = log.flatMap((item) => item.events ?? []).filter((event) => event.name === "gem_taken" && event.fields["seat"] === seat);
  const left = [...gems];
  const known = won.map((event) => str(event.fields["gem"])).filter((gem) => take(left, gem));
  return [...left, ...known];
}

function take(row: string[], gem: string): boolean {
  const at = row.indexOf(gem);
  if (at >= 0) row.splice(at, 1);
  return at >= 0;
}

/** How many auctions this round has, once a marker or a spell has said it; 0: not known. */
export function auctions(log: readonly Item[]): number {
  for (const event of backwards(log)) {
    if (event.name === "marker_drawn" || event.name === "journey_set") return num(event.fields["n"]);
    if (event.name === "round_started") return 0;
  }
  return 0;
}
