// What can be done about people who are away, or have been waited for long.  The server has the last word.
import type { SeatInfo } from "./game";
import type { Table } from "./table.svelte";
import { time } from "./time.svelte";

const GONE = 60_000; // milliseconds that somebody may be away
const WAITED = 300_000; // milliseconds that a seat may be waited for
const BEGINNINGS = ["started", "moved", "undone", "reclaimed", "resumed", "confirmed"]; // of waiting

/** The seats that a bot may play, because their people have been away for long; those who are waited for first. */
export function replaceable(table: Table): SeatInfo[] {
  const { state } = table;
  const canPropose = state?.phase === "playing" && table.own.length > 0 && state.proposal === null;
  if (!canPropose || state.settings.clock?.kind === "days") return [];
  const gone = others(table).filter((seat) => isGone(seat));
  return [...gone.filter((seat) => seat.isAsked), ...gone.filter((seat) => !seat.isAsked)];
}

/** Whether they have been away for so long that somebody may act in their place. */
export function isGone(seat: SeatInfo): boolean {
  return seat.since !== null && time.now - seat.since >= GONE;
}

/** Whether everybody else is away. */
export function isAlone(table: Table): boolean {
  return others(table).length > 0 && others(table).every((seat) => seat.since !== null);
}

/** Who is here, has been waited for long, and has not been asked yet; and since when. */
export function tardy(table: Table): { seat: SeatInfo; since: number } | null {
  const { state } = table;
  if (state?.phase !== "playing" || table.own.length === 0 || state.paused || state.clocks.length > 0) return null;
  const since = table.log.findLast((item) => BEGINNINGS.includes(item.kind))?.at ?? time.now;
  const seat = others(table).find((each) => each.isAsked && each.since === null && !isNudged(table, each));
  return seat === undefined || time.now - since < WAITED ? null : { seat, since };
}

export function isNudged(table: Table, seat: SeatInfo): boolean {
  const owner = table.state?.seats[seat.seat]?.owner ?? null;
  return owner !== null && table.state?.nudged?.[owner] !== undefined;
}

/** The seats that other people play themselves. */
function others(table: Table): SeatInfo[] {
  return table.seats.filter((seat) => seat.isPerson && !seat.isBot && !table.own.includes(seat.seat));
}
