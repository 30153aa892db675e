// Turning points of a game, for marking them on the scrubber.
import type { Frame, Told } from "../wire/protocol";

const EVENTS: Record<string, readonly string[]> = {
  gargon: ["pile_emptied"],
  "das-amulett": ["gem_taken"],
  "das-blaue-amulett": ["amulet_moved", "stolen"],
  "power-cards": ["sling_won", "out", "table_cleared", "short_started"],
};
const CATCH = 4; // so many cards won at once turn a game of Gargon
const HEAVY = 3; // so many princes' steps back, in Das blaue Amulett a whole segment

/** The frames after which the game was another. */
export function marks(game: string, frames: readonly Frame[]): number[] {
  return frames.flatMap((frame, i) => (i > 0 && (frame.events ?? []).some((event) => turns(game, event)) ? [i] : []));
}

function turns(game: string, event: Told): boolean {
  if (EVENTS[game]?.includes(event.name) === true) return true;
  if (event.name === "captured") return listed(event, "cards") >= CATCH;
  return event.name === "pushed" && event.fields["link"] === 1 && isFar(String(event.fields["origin"] ?? ""));
}

function listed(event: Told, field: string): number {
  const value = event.fields[field];
  return Array.isArray(value) ? value.length : 0;
}

/** Pushed back from far along the right lane. */
function isFar(origin: string): boolean {
  return origin[1] === "R" && Number(origin[2]) >= HEAVY;
}
