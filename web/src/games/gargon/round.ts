// What each seat has done in this round, as far as the log tells.
import type { Item, Told } from "../../wire/protocol";

export interface Deed {
  hasPassed: boolean;
  /** Cards drawn in passing. */
  drawn: number;
}

export function deeds(log: readonly Item[]): Map<number, Deed> {
  const found = new Map<number, Deed>();
  for (const event of lastRound(log)) {
    const seat = Number(event.fields["seat"] ?? -1);
    const drawn = found.get(seat)?.drawn ?? 0;
    if (event.name === "passed") found.set(seat, { hasPassed: true, drawn: 0 });
    if (event.name === "drew" && event.fields["reason"] === "pass") found.set(seat, { hasPassed: true, drawn: drawn + 1 });
  }
  return found;
}

export function isFinal(log: readonly Item[]): boolean {
  return lastRound(log).some((event) => event.name === "pile_emptied");
}

function lastRound(log: readonly Item[]): Told[] {
  const events: Told[] = [];
  for (const item of log.toReversed()) {
    for (const event of (item.events ?? []).toReversed()) {
      if (event.name === "round_started") return events.reverse();
      events.push(event);
    }
  }
  return events.reverse();
}
