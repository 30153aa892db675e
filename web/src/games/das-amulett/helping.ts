// Answers that nobody needs to think about.  They follow from the seat's own view and the person's wishes alone.
import type { Option } from "../../table/game";
import { spell, type Metal } from "./box";
import { bids } from "./choosing";
import type { Model } from "./model";
import { bestClaim } from "./paying";

export interface Helpers {
  /** Pass, take or move where nothing else is possible. */
  pass: boolean;
  /** Claim the best card; the best payment is proposed, and needs a click. */
  pay: boolean;
  /** Take the metal of all spells. */
  income: boolean;
}

/** For one lot only: bid as little as will do, up to so much; 0: pass. */
export interface Instruction {
  lot: string;
  limit: number;
}

/** The gem or the spell that is being sold; "" when nothing is. */
export function lotOf(model: Model): string {
  if (model.sale !== "") return `${model.round} ${model.sale}`;
  return model.step === "GemBid" ? `${model.round} ${model.left} ${model.at}` : "";
}

const WATCHED = [1500, 4000] as const; // milliseconds, drawn anew for every question

/** How long after a question its answer is sent, whatever the hand: a beat before bots, a time drawn by lot before people. */
export function patience(isWatched: boolean, beat: number, luck: number): number {
  return isWatched ? WATCHED[0] + luck * (WATCHED[1] - WATCHED[0]) : beat;
}

export interface Case {
  model: Model;
  seat: number;
  options: readonly Option[];
  helpers: Helpers;
  instruction: Instruction | null;
  /** Symbols on red spells take cards out of offers. */
  isByColour: boolean;
}

/** What to answer for the person; null: ask. */
export function answer(found: Case): string | null {
  const { model, options, helpers } = found;
  const [only, second] = options;
  if (only === undefined) return null;
  const ordered = told(found);
  if (ordered !== null) return ordered;
  if (helpers.pass && second === undefined) return only.text;
  if (helpers.pay && model.step === "Claim") return bestClaim(model, found.seat, options, found.isByColour)?.text ?? null;
  return helpers.income ? income(model, options) : null;
}

function told({ model, options, instruction }: Case): string | null {
  if (instruction === null || lotOf(model) !== instruction.lot) return null;
  const lowest = bids(options)[0];
  if (lowest === undefined && options[0]?.text !== "pass") return null;
  return lowest !== undefined && lowest <= instruction.limit ? `bid ${lowest}` : "pass";
}

/** The next item that only brings metal, and brings all of it without a question. */
function income(model: Model, options: readonly Option[]): string | null {
  if (!options.some((option) => option.text === "done")) return null;
  const gain = options.find((option) => option.words[0] === "use" && option.words[1] !== "teleport");
  const metal = options.find((option) => option.words[0] === "income" && isThere(model, option.words[1] ?? ""));
  const joker = options.find((option) => option.words[0] === "income");
  return (gain ?? metal ?? joker)?.text ?? null;
}

function isThere(model: Model, card: string): boolean {
  const { income: symbols } = spell(card);
  return symbols.every((symbol) => symbol !== "joker" && model.stock[symbol as Metal] >= symbols.filter((each) => each === symbol).length);
}
