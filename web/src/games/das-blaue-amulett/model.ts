// The table as the server writes it, read.
import { field, parts } from "../../table/view";
import type { BoardName } from "./board";

export const LETTERS = ["A", "B", "C", "D"];

export interface Model {
  /** Whose hand is seen from here; null: nobody's. */
  me: number | null;
  mover: number;
  turn: number;
  /** Where each prince stands, seat by seat. */
  princes: string[];
  /** The open move cards. */
  open: string[][];
  /** Fate cards; `?` where they are not seen. */
  hands: string[][];
  /** Where dwarf, witch and sorceress stand. */
  forces: number[];
  /** Who wears the amulet; null: it lies at the goal. */
  wearer: number | null;
  deck: number;
  /** The top card first. */
  discard: string[];
  board: BoardName;
  turning: string;
  mustEnter: boolean;
  /** What is asked: `Play`, `Pay`, `Forces` …, and what stands behind it in brackets. */
  step: string;
  detail: string;
}

export function read(view: string): Model {
  const seats = LETTERS.filter((letter) => parts(view).some((part) => part.startsWith(`${letter} `)));
  const [, step = "", detail = ""] = /^(\w+)(?:\((\w+)\))?/.exec(field(view, "next")[0] ?? "") ?? [];
  const wearer = LETTERS.indexOf(field(view, "amulet")[0] ?? "");
  return {
    me: seatOf(field(view, "seat")[0] ?? ""),
    mover: seatOf(field(view, "mover")[0] ?? "") ?? 0,
    turn: Number(field(view, "turn")[0] ?? 0),
    princes: seats.map((letter) => field(view, letter)[0] ?? "P0"),
    open: seats.map((letter) => field(view, `open ${letter}`)),
    hands: seats.map((letter) => hand(field(view, `hand ${letter}`))),
    forces: field(view, "forces").map((place) => Number(place.slice(1))),
    wearer: wearer < 0 ? null : wearer,
    deck: Number(field(view, "deck")[0] ?? 0),
    discard: field(view, "discard"),
    board: field(view, "opt board")[0] === "short" ? "short" : "standard",
    turning: field(view, "opt turning")[0] ?? "may",
    mustEnter: field(view, "opt left_castle")[0] === "must",
    step,
    detail,
  };
}

function seatOf(letter: string): number | null {
  const seat = LETTERS.indexOf(letter);
  return seat < 0 ? null : seat;
}

/** Of another's hand the number is written. */
function hand(words: string[]): string[] {
  const count = Number(words[0]);
  return words.length === 1 && Number.isInteger(count) ? Array<string>(count).fill("?") : words;
}

/** The force on a place, by its number. */
export function forceOn(model: Model, place: number): number {
  return model.forces.indexOf(place);
}
