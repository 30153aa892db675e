// The tables this device has been at: the server keeps no accounts, so the browser keeps the list.
import type { Update } from "../wire/protocol";
import { names } from "./names";

export interface Remembered {
  table: string;
  game: string;
  seat: number | null;
  phase: string;
  /** Whether the rules wait for one of the person's seats. */
  mine: boolean;
  others: string[];
  places: number[];
  scores: number[];
  at: number;
}

const KEY = "amulette.tables";
const MOST = 40;

export function remembered(): Remembered[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Remembered[];
  } catch {
    return [];
  }
}

export function rememberedSeat(table: string): number | null {
  return remembered().find((each) => each.table === table)?.seat ?? null;
}

export function remember(table: string, update: Update, at = Date.now()): void {
  if (update.you === null) return;
  const { state } = update;
  const own = state.seats.flatMap((seat, number) => (seat.owner === update.you ? [number] : []));
  if (own.length === 0) return;
  const all = names(state);
  write([
    {
      table,
      game: state.game,
      seat: update.seat,
      phase: state.phase,
      mine: own.some((seat) => state.waiting.includes(seat)),
      others: all.filter((_, number) => !own.includes(number)),
      places: state.result === null ? [] : own.map((seat) => state.result?.places[seat] ?? 0),
      scores: state.result === null ? [] : own.map((seat) => state.result?.scores[seat] ?? 0),
      at,
    },
    ...remembered().filter((each) => each.table !== table),
  ]);
}

export function forget(table: string): void {
  write(remembered().filter((each) => each.table !== table));
}

function write(list: Remembered[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(list.slice(0, MOST)));
  } catch {
    // a browser that keeps nothing still plays
  }
}
