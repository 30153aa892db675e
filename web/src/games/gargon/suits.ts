// The six creatures: what is printed on their cards.  Colours never stand alone: each has a letter, a pattern and an emblem.
import batWing from "icon:bat-wing";
import dragon from "icon:dragon-head";
import eagle from "icon:eagle-emblem";
import fairy from "icon:fairy";
import fire from "icon:fire";
import gargoyle from "icon:gargoyle";
import lion from "icon:lion";
import pegasus from "icon:pegasus";
import scorpionTail from "icon:scorpion-tail";
import smallFire from "icon:small-fire";
import standard from "../../wire/editions/gargon.json";
import { edition } from "../editions";

/** A part of an emblem in a box of 512, and where it stands in it. */
interface Part {
  path: string;
  at?: string;
}

export interface Suit {
  /** As the notation writes it. */
  key: string;
  /** As backs show it; the same in all three languages. */
  letter: string;
  pattern: "scale" | "wave" | "brick" | "lozenge" | "flame" | "leaf";
  /** From light to dark. */
  shades: readonly [string, string, string, string, string];
  emblem: readonly Part[];
}

const MANTICORE: Part[] = [
  { path: batWing, at: "translate(212 -6) scale(.62)" },
  { path: scorpionTail, at: "translate(520 250) scale(-.5 .5)" },
  { path: lion, at: "translate(-4 92) scale(.8)" },
];
const PHOENIX: Part[] = [
  { path: eagle, at: "translate(20 -14) scale(.92)" },
  { path: smallFire, at: "translate(0 300) scale(.42)" },
  { path: smallFire, at: "translate(512 300) scale(-.42 .42)" },
  { path: fire, at: "translate(176 386) scale(.31)" },
];

/** In sorting order. */
export const SUITS: readonly Suit[] = [
  suit("w", "D", "scale", ["#ffffff", "#eef1f6", "#bcc6d6", "#5e6b85", "#323c54"], [{ path: dragon }]),
  suit("b", "P", "wave", ["#dff0ff", "#8fc4fb", "#2f74d6", "#17428f", "#0b2459"], [{ path: pegasus }]),
  suit("v", "G", "brick", ["#f1e2ff", "#c9a2f3", "#8249c4", "#4a2183", "#2a0f52"], [{ path: gargoyle }]),
  suit("y", "M", "lozenge", ["#fff8d8", "#ffe07a", "#e8ae1c", "#96640a", "#573703"], MANTICORE),
  suit("r", "Ph", "flame", ["#ffe6d6", "#ff9c78", "#d8402f", "#8b1a1a", "#510a10"], PHOENIX),
  suit("g", "F", "leaf", ["#ecffe0", "#a9e596", "#3f9f58", "#175e36", "#08361d"], [{ path: fairy }]),
];

function suit(key: string, letter: string, pattern: Suit["pattern"], shades: Suit["shades"], emblem: Part[]): Suit {
  return { key, letter, pattern, shades, emblem };
}

export function suitOf(code: string): Suit {
  return SUITS.find((each) => each.key === code[0]) ?? (SUITS[0] as Suit);
}

export function isBack(code: string): boolean {
  return code.endsWith("?");
}

export function valueOf(code: string): number {
  return Number(code.slice(1));
}

/** Where a card stands in a sorted hand; backs of a colour are alike. */
export function order(code: string): number {
  return SUITS.indexOf(suitOf(code)) * 16 + (isBack(code) ? 0 : valueOf(code));
}

/** How many amulets a card of this value bears. */
export function amulets(value: number): number {
  return edition("gargon", standard).amulets.find((row) => row.value === value)?.v ?? 0;
}

/** A figure of the edition: `bonus_sole`. */
export function figure(id: string): number {
  return Number(edition("gargon", standard).figures.find((each) => each.id === id)?.v ?? 0);
}
