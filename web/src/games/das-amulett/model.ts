// The table as the server writes it, read into what is drawn.  Seats count from 0 here, from 1 in the notation.
import { field, step } from "../../table/view";
import { ENERGY, METALS, type Metal, type Phase } from "./box";

/** Cards of each metal; `size` counts those whose kind is not seen too. */
export type Bag = Record<Metal, number> & { size: number };

export interface Charged {
  card: string;
  energy: number;
}

export interface Place {
  hand: Bag;
  gems: string[];
  spells: Charged[];
  reserve: number;
  /** Spells of the set-up; `?`: not seen. */
  dealt: string[];
  /** What was chosen in secret: `?` for others', "" for nothing yet. */
  sealed: string;
}

export interface Model {
  me: number | null;
  round: number;
  hat: number;
  at: string;
  /** Auctions to come, this one included. */
  left: number;
  desire: string[];
  gems: Readonly<Record<string, string[]>>;
  places: Place[];
  stock: Bag;
  offer: Bag;
  bid: number;
  leader: number | null;
  out: number[];
  sale: string;
  pile: string[];
  layout: string[];
  used: string[];
  paid: string[];
  deck: number;
  /** What is asked, as the rules call it: `GemBid`. */
  step: string;
  phase: Phase | "setup" | "over";
}

const one = (view: string, name: string): string => field(view, name)[0] ?? "";
const row = (view: string, name: string): string[] => one(view, name).split(",").filter(Boolean);
const seat = (word: string): number | null => (/^\d$/.test(word) ? Number(word) - 1 : null);

export function bag(text: string): Bag {
  const found: Bag = { g: 0, s: 0, c: 0, i: 0, size: 0 };
  for (const [, kind = "", n = ""] of text.matchAll(/([gsci?])(\d+)/g)) {
    if (kind !== "?") found[kind as Metal] = Number(n);
    found.size += Number(n);
  }
  return found;
}

/** As the notation writes it: `g2 s1`. */
export function pairs(cards: Readonly<Record<Metal, number>>): string[] {
  return METALS.filter((metal) => cards[metal] > 0).map((metal) => `${metal}${cards[metal]}`);
}

function charged(word: string): Charged {
  const [card = "", energy = "0"] = word.split(":");
  return { card, energy: Number(energy) };
}

function place(view: string, number: number): Place {
  const spells = row(view, `sp${number}`).map(charged);
  return {
    hand: bag(one(view, `hand${number}`)),
    gems: row(view, `amu${number}`),
    spells,
    reserve: ENERGY - spells.reduce((sum, each) => sum + each.energy, 0),
    dealt: row(view, `dealt${number}`),
    sealed: field(view, `sealed${number}`).join(" "),
  };
}

const SETTING_UP = ["SetUp", "Keep", "Charge", "Begin", "DraftOne"];
const RED = ["RedStart", "Marker", "Auction", "GemBid", "GemSale", "Pay", "Claim", "Claims", "Symbols", "SymbolsOf", "LeftOver", "Take", "Extra", "Move", "NextAuction"];

/** What is still to come names the phases that are over. */
function phase(view: string): Model["phase"] {
  const steps = field(view, "next").map((word) => word.replace(/\(.*/, ""));
  const [now = ""] = steps;
  if (now === "") return "over";
  if (SETTING_UP.includes(now)) return "setup";
  if (RED.includes(now)) return "red";
  if (steps.includes("Grey") || steps.includes("Round")) return "white";
  return steps.includes("Red") ? "grey" : "blue";
}

export function read(view: string): Model {
  const count = Number(one(view, "seats") || 0);
  const gems = field(view, "gems").map((word) => word.split(":"));
  return {
    me: seat(one(view, "seat")),
    round: Number(one(view, "round") || 0),
    hat: seat(one(view, "hat")) ?? 0,
    at: one(view, "at"),
    left: Number(one(view, "left") || 0),
    desire: [...one(view, "desire")],
    gems: Object.fromEntries(gems.map(([id = "", row = ""]) => [id, row.split(",")])),
    places: Array.from({ length: count }, (_, i) => place(view, i + 1)),
    stock: bag(one(view, "stock")),
    offer: bag(one(view, "offer")),
    bid: Number(one(view, "bid") || 0),
    leader: seat(one(view, "leader")),
    out: row(view, "out").map((word) => Number(word) - 1),
    sale: one(view, "sale"),
    pile: row(view, "pile"),
    layout: row(view, "layout"),
    used: row(view, "used"),
    paid: row(view, "paid"),
    deck: Number(one(view, "deck") || 0),
    step: step(view),
    phase: phase(view),
  };
}
