// What is printed on the board, from the edition: kinds of places, spaces of each segment, arrows.  `3R6` is a road space, `P3` a place.
import edition from "../../wire/editions/das-blaue-amulett.json";

export type Kind = "castle" | "gate" | "ruins" | "water" | "fire" | "goal";
export type BoardName = "standard" | "short";

export const GOAL = edition.places.length - 1;
export const KINDS: readonly Kind[] = edition.places.map((place) => place.v as Kind);
export const HAND_LIMIT = figure("hand_limit");
export const TAKE = figure("castle_take");
export const PROTECTED = figure("last_protected");
export const JOKER_MAX = figure("joker_max");
export const SET = ["1", "2", "3", "4", "5", "J"] as const;
export const FORCES = ["dw", "wi", "so"] as const;

const TASKS: Partial<Record<Kind, string>> = { ruins: "ru", water: "wa", fire: "fi" };

function figure(id: string): number {
  return edition.figures.find((each) => each.id === id)?.v ?? 0;
}

function row(id: string): readonly number[] {
  return edition.boards.find((each) => each.id === id)?.v ?? [];
}

/** How many spaces each segment has on a lane. */
export function lengths(board: BoardName): readonly number[] {
  return row(`${board}.n`);
}

export function arrows(board: BoardName): readonly number[] {
  return row(`${board}.arrows`);
}

/** The task card that a place asks for; "" for gates, castles and the goal. */
export function task(place: number): string {
  return TASKS[KINDS[place] ?? "gate"] ?? "";
}

export interface Space {
  /** Of a place its own number, of a road space that of the place before it. */
  segment: number;
  lane: "R" | "L" | "";
  /** From 1, next to the place before; 0 for a place. */
  index: number;
}

export function parse(space: string): Space {
  const road = /^(\d)([RL])(\d)$/.exec(space);
  if (road === null) return { segment: Number(space.slice(1)), lane: "", index: 0 };
  return { segment: Number(road[1]), lane: road[2] === "R" ? "R" : "L", index: Number(road[3]) };
}

export const isPlace = (space: string): boolean => space.startsWith("P");
export const isLeft = (space: string): boolean => space.includes("L");
export const placeOf = (space: string): number => (isPlace(space) ? Number(space.slice(1)) : -1);

/** Beside it on the other lane. */
export function neighbour(space: string): string {
  return space.replace(/[RL]/, (lane) => (lane === "R" ? "L" : "R"));
}

/** All road spaces of a segment, both lanes. */
export function spaces(board: BoardName, segment: number): string[] {
  const count = lengths(board)[segment] ?? 0;
  return ["R", "L"].flatMap((lane) => Array.from({ length: count }, (_, i) => `${segment}${lane}${i + 1}`));
}
