// Turning points of a game, for marking them on the scrubber: what changes much, and who takes the lead.
import { field } from "../table/view";
import type { Frame, Told } from "../wire/protocol";

const EVENTS: Record<string, readonly string[]> = {
  gargon: ["pile_emptied"],
  "das-amulett": ["gem_taken"],
  "das-blaue-amulett": ["amulet_moved"],
  "power-cards": ["sling_won", "out", "table_cleared", "short_started"],
};
const CATCH = 3; // so many cards won at once turn a game of Gargon
const LASTING = 1 / 30; // a lead counts if it is kept for this part of the game

/** How far each seat is, as the table shows it; nothing for games whose table does not tell. */
const FAR: Record<string, (view: string, seat: number) => number> = {
  gargon: (view, seat) => won(field(view, `won ${String.fromCharCode(65 + seat)}`)),
  "das-amulett": (view, seat) => field(view, `amu${seat + 1}`).join(",").split(",").filter(Boolean).length,
  "das-blaue-amulett": (view, seat) => along(field(view, String.fromCharCode(65 + seat))[0] ?? ""),
};

/** The frames after which the game was another. */
export function marks(game: string, frames: readonly Frame[], seats: number): number[] {
  const told = frames.flatMap((frame, i) => (i > 0 && (frame.events ?? []).some((event) => turns(game, event)) ? [i] : []));
  return [...new Set([...told, ...leads(game, frames, seats)])].sort((a, b) => a - b);
}

function turns(game: string, event: Told): boolean {
  if (EVENTS[game]?.includes(event.name) === true) return true;
  const cards = event.fields["cards"];
  return event.name === "captured" && Array.isArray(cards) && cards.length >= CATCH;
}

/** Where somebody takes a lead that lasts. */
function leads(game: string, frames: readonly Frame[], seats: number): number[] {
  const far = FAR[game];
  if (far === undefined) return [];
  const runs: { seat: number; from: number; length: number }[] = [];
  frames.forEach((frame, i) => {
    const all = Array.from({ length: seats }, (_, seat) => far(frame.view, seat));
    const most = Math.max(...all);
    const ahead = all.filter((each) => each === most).length === 1 ? all.indexOf(most) : (runs.at(-1)?.seat ?? -1);
    const run = runs.at(-1);
    if (run?.seat === ahead) run.length += 1;
    else runs.push({ seat: ahead, from: i, length: 1 });
  });
  const lasting = runs.filter((run) => run.seat >= 0 && run.length >= Math.max(3, frames.length * LASTING));
  return lasting.filter((run, i) => i > 0 && run.seat !== lasting[i - 1]?.seat).map((run) => run.from);
}

/** Cards won: their number, or the cards where they are seen. */
function won(words: readonly string[]): number {
  const count = Number(words[0]);
  return words.length === 1 && Number.isInteger(count) ? count : words.length;
}

/** How far along the road a prince is: `P3`, `3L2`, `3R6`. */
function along(space: string): number {
  const [, segment = "0", lane = "", index = "0"] = /^P?(\d+)([RL]?)(\d*)$/.exec(space) ?? [];
  return Number(segment) * 100 + Number(index) * 2 + (lane === "R" ? 1 : 0);
}
