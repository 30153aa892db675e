// Choosing by pressing things: which things an action names, and which actions are left after some were pressed.
import type { Option } from "../../table/game";

export type Kind = "area" | "gem" | "spell" | "metal" | "seat" | "number";
export interface Thing {
  kind: Kind;
  id: string;
}

const ROLES: Record<string, Kind[]> = {
  draft: ["spell"],
  use: ["spell"],
  income: ["spell"],
  bury: ["spell"],
  metal: ["metal"],
  claim: ["metal"],
  from: ["seat"],
  lift: ["area", "gem"],
  drop: ["area"],
  desire: ["metal"],
  journey: ["number"],
  take: ["gem"],
  extra: ["spell", "gem"],
  move: ["area"],
  arc: ["spell", "number"],
  drain: ["spell", "spell", "number"],
};
const NAMESAKES = ["arc", "desire", "journey"]; // actions of the one card of that name

/** What an action names, in its order: the spell that is used first. */
export function things(option: Option): Thing[] {
  const [verb = "", ...rest] = option.words;
  const named = (ROLES[verb] ?? []).map((kind, i): Thing => ({ kind, id: rest[i] ?? "" }));
  return NAMESAKES.includes(verb) ? [{ kind: "spell", id: verb }, ...named] : named;
}

interface Left {
  option: Option;
  things: Thing[];
}

function after(left: readonly Left[], pressed: Thing): Left[] {
  const at = left.map((each) => each.things.findIndex((thing) => thing.kind === pressed.kind && thing.id === pressed.id));
  const first = Math.min(...at.filter((i) => i >= 0));
  return left.flatMap((each, i) => (at[i] === first ? [{ option: each.option, things: each.things.slice(first + 1) }] : []));
}

/** The actions that these things, pressed one after the other, leave.  A thing that was skipped may be any. */
export class Choosing {
  private readonly left: readonly Left[];

  constructor(options: readonly Option[], pressed: readonly Thing[]) {
    const all: readonly Left[] = options.map((option) => ({ option, things: things(option) }));
    this.left = pressed.reduce<readonly Left[]>(after, all);
  }

  get options(): Option[] {
    return this.left.map((each) => each.option);
  }

  /** Those that pressing this thing too would leave; none: it cannot be pressed. */
  with(thing: Thing): Option[] {
    return after(this.left, thing).map((each) => each.option);
  }

  can(kind: Kind, id: string): boolean {
    return this.left.some((each) => each.things.some((thing) => thing.kind === kind && thing.id === id));
  }

  has(verb: string): boolean {
    return this.left.some((each) => each.option.words[0] === verb);
  }
}

/** The numbers that can be bid, from the lowest to the highest. */
export function bids(options: readonly Option[]): number[] {
  return options.filter((option) => option.words[0] === "bid").map((option) => Number(option.words[1]));
}

/** Numbers to show for a bid: from two below the lowest to one above the highest, those around the bid where not all fit. */
export function chips(lowest: number, highest: number, bid: number, most: number): number[] {
  const first = Math.max(1, lowest - 2);
  const count = Math.max(0, highest + 2 - first);
  const from = Math.max(first, Math.min(bid - most + 2, highest + 2 - most));
  return Array.from({ length: Math.min(count, most) }, (_, i) => (count <= most ? first : from) + i);
}
