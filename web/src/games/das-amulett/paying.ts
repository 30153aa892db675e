// What can be paid, and which payment and which claim are best, as far as open cards and the own hand tell.
import type { Option } from "../../table/game";
import { area, AREAS, METALS, spell, type Metal } from "./box";
import { bag, type Bag, type Model } from "./model";

/** The metals that the seat can pay with where the group stands. */
export function payable(model: Model, seat: number): Metal[] {
  const here = area(model.at);
  const cards = model.places[seat]?.spells.map((each) => each.card) ?? [];
  const all = here?.metal === "" || (here?.isPyramid && cards.includes("morph_divine")) || (here?.isWall && cards.includes("morph_stone"));
  if (all) return [...METALS];
  return METALS.filter((metal) => metal === here?.metal || model.desire.includes(metal) || isJoker(model, seat, metal));
}

const MORPHS: Record<Metal, string> = { g: "morph_gold", s: "morph_silver", c: "morph_copper", i: "morph_iron" };

/** Whether this metal counts everywhere for the seat. */
export function isJoker(model: Model, seat: number, metal: Metal): boolean {
  return model.places[seat]?.spells.some((each) => each.card === MORPHS[metal]) === true;
}

export function capacity(model: Model, seat: number): number {
  const hand = model.places[seat]?.hand;
  return hand === undefined ? 0 : payable(model, seat).reduce((sum, metal) => sum + hand[metal], 0);
}

/** How many cards of the metal the symbols on a seat's red spells take out of an offer. */
function symbols(model: Model, seat: number, metal: Metal): number {
  const red = (model.places[seat]?.spells ?? []).map((each) => spell(each.card)).filter((each) => each.phase === "red");
  return red.flatMap((each) => each.income).filter((symbol) => symbol === metal).length;
}

/** What a card of the metal is worth to the seat: where gems wait for it, and everywhere if it is a joker. */
function worth(model: Model, seat: number, metal: Metal): number {
  const waiting = AREAS.filter((each) => each.metal === metal || each.metal === "").map((each) => model.gems[each.id]?.length ?? 0);
  const near = area(model.at)?.neighbours.filter((id) => area(id)?.metal === metal && (model.gems[id]?.length ?? 0) > 0).length ?? 0;
  return 10 + waiting.reduce((sum, n) => sum + n, 0) / 10 + near + (isJoker(model, seat, metal) ? 6 : 0);
}

/** What a payment costs: cards that come back by own symbols cost nothing, those that rivals would take cost more. */
export function cost(model: Model, seat: number, paid: Bag, isByColour: boolean): number {
  const rivals = model.places.map((_, i) => i).filter((other) => other !== seat);
  return METALS.reduce((sum, metal) => {
    const back = isByColour ? Math.min(paid[metal], symbols(model, seat, metal)) : 0;
    const taken = isByColour ? Math.min(paid[metal] - back, rivals.reduce((n, other) => n + symbols(model, other, metal), 0)) : 0;
    const kept = (model.places[seat]?.hand[metal] ?? 0) - paid[metal];
    const last = paid[metal] > back && kept === 0 ? 2 : 0;
    return sum + (paid[metal] - back) * worth(model, seat, metal) + taken * 4 + last;
  }, 0);
}

/** The cheapest of the legal payments. */
export function bestPayment(model: Model, seat: number, options: readonly Option[], isByColour: boolean): Option | undefined {
  return least(options, (option) => cost(model, seat, bag(option.words.slice(1).join("")), isByColour));
}

/** The metal that is worth most; what the own symbols will take anyway need not be claimed. */
export function bestClaim(model: Model, seat: number, options: readonly Option[], isByColour: boolean): Option | undefined {
  return least(options, (option) => {
    const metal = option.words[1] as Metal | "none";
    if (metal === "none") return 0;
    const spare = model.offer[metal] > (isByColour ? symbols(model, seat, metal) : 0);
    return -worth(model, seat, metal) - (spare ? 20 : 0) + (model.places[seat]?.hand[metal] ?? 0) / 20;
  });
}

function least(options: readonly Option[], price: (option: Option) => number): Option | undefined {
  let [best] = options;
  for (const option of options) if (best !== undefined && price(option) < price(best)) best = option;
  return best;
}
