// What the box holds, from the standard edition: spells, areas, and where the areas lie.
import edition from "../../wire/editions/das-amulett.json";

export type Phase = "white" | "grey" | "red" | "blue";
export type Metal = "g" | "s" | "c" | "i";
export type Symbol = Metal | "joker";
export type Terrain = "water" | "forest" | "steppe" | "mountain" | "town";

export const METALS: readonly Metal[] = ["g", "s", "c", "i"];
export const PHASES: readonly Phase[] = ["white", "grey", "red", "blue"];
const LETTERS: Record<string, Symbol> = { gold: "g", silver: "s", copper: "c", iron: "i", joker: "joker" };
const GIFT_BOLTS = 4; // with the option gift_bolts4

export interface Spell {
  id: string;
  phase: Phase;
  bolts: number;
  /** One for each card that it brings. */
  income: Symbol[];
}

export interface Area {
  id: string;
  terrain: Terrain;
  isPyramid: boolean;
  isWall: boolean;
  /** The metal that pays here; "" in town, where all four do. */
  metal: Metal | "";
  neighbours: string[];
  /** The middle of the hexagon, whose corners lie at 1 from it. */
  x: number;
  y: number;
}

const SPELLS = new Map(
  edition.spells.map((row): [string, Spell] => [
    row.id,
    {
      id: row.id,
      phase: row.phase as Phase,
      bolts: row.bolts,
      income: Object.entries(row.income).flatMap(([metal, n]) => Array.from({ length: n ?? 0 }, () => LETTERS[metal] ?? "joker")),
    },
  ]),
);
const PAYS = new Map(edition.terrain.map((row) => [row.id, LETTERS[row.v] ?? ""]));

/** Cards whose spell there is more than once bear a number: `plenty_iron2`. */
export function spellId(card: string): string {
  return card.replace(/\d+$/, "");
}

export function spell(card: string, variants: Readonly<Record<string, boolean | number | string>> = {}): Spell {
  const found = SPELLS.get(spellId(card)) ?? { id: card, phase: "grey" as const, bolts: 1, income: [] };
  return variants["gift_bolts4"] === true && found.id.startsWith("gift") ? { ...found, bolts: GIFT_BOLTS } : found;
}

const rows = [...new Set(edition.areas.map((area) => area.id.charAt(0)))];
const length = (row: string): number => edition.areas.filter((area) => area.id.startsWith(row)).length;
const WIDEST = Math.max(...rows.map(length));

export const AREAS: readonly Area[] = edition.areas.map((row) => {
  const [letter, column] = [row.id.charAt(0), Number(row.id.slice(1)) - 1];
  return {
    id: row.id,
    terrain: row.terrain as Terrain,
    isPyramid: row.pyramid,
    isWall: row.wall !== "-",
    metal: (PAYS.get(row.terrain) ?? "") as Metal | "",
    neighbours: row.adj,
    x: Math.sqrt(3) * (column + (WIDEST - length(letter)) / 2 + 0.5),
    y: 1 + 1.5 * rows.indexOf(letter),
  };
});
const BY_NAME = new Map(AREAS.map((area) => [area.id, area]));

export function area(id: string): Area | undefined {
  return BY_NAME.get(id);
}

/** The middle of two neighbouring areas' common edge, and its ends. */
export const WALL: readonly [[number, number], [number, number]][] = edition.wall_edges.flatMap(([a = "", b = ""]) => {
  const [from, to] = [area(a), area(b)];
  if (from === undefined || to === undefined) return [];
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const half = 0.5 / Math.hypot(dx, dy);
  return [[[x + dy * half, y - dx * half], [x - dy * half, y + dx * half]]];
});

const figure = (id: string): number => Number(edition.figures.find((each) => each.id === id)?.v ?? 0);
export const ENERGY = figure("energy_per_seat");
export const WIN_GEMS = figure("win_gems");
export const WIN_COLOURS = figure("win_colours");
export const COLOURS: readonly string[] = edition.gems.map((each) => each.id);
