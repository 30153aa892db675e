// Showing an event on the table before the server's next view comes, which corrects all.  No rules here.
import type { Plain, Told } from "../../wire/protocol";
import { METALS, PHASES, type Metal } from "./box";
import { bag, type Bag, type Model, type Place } from "./model";
import { num, str } from "./story";

const words = (value: Plain | undefined): string[] => (Array.isArray(value) ? value.map((each) => str(each)) : []);
const numbers = (value: Plain | undefined): number[] => (Array.isArray(value) ? value.map((each) => num(each)) : []);

function copy(model: Model): Model {
  const places = model.places.map((each) => ({ ...each, hand: { ...each.hand }, gems: [...each.gems], spells: each.spells.map((spell) => ({ ...spell })) }));
  return { ...model, places, stock: { ...model.stock }, offer: { ...model.offer } };
}

/** The table after an event. */
export function told(before: Model, { name, fields }: Told): Model {
  const model = copy(before);
  const place = model.places[num(fields["seat"])];
  if (name === "round_started") model.round = num(fields["round"]);
  if (name === "phase_started") model.phase = PHASES.find((each) => each === fields["phase"]) ?? model.phase;
  if (name === "hat_moved") model.hat = num(fields["seat"]);
  if (name === "marker_drawn" || name === "journey_set" || name === "auctions_left") model.left = num(fields["n"]);
  if (name === "desire_named") model.desire = [str(fields["metal"])];
  if (name === "group_moved") Object.assign(model, { at: str(fields["target"]), bid: 0, leader: null });
  if (name === "game_ended") model.phase = "over";
  if (place !== undefined) hers(model, place, name, fields);
  spells(model, name, fields);
  gems(model, name, fields);
  return model;
}

/** What an event changes for the seat that it names. */
function hers(model: Model, place: Place, name: string, fields: Told["fields"]): void {
  const seat = model.places.indexOf(place);
  const metal = str(fields["metal"]) as Metal | "";
  if (name === "spells_shown") {
    const energy = numbers(fields["energy"]);
    place.spells = words(fields["cards"]).map((card, i) => ({ card, energy: energy[i] ?? 0 }));
    place.reserve -= energy.reduce((sum, n) => sum + n, 0);
    place.dealt = [];
  }
  if (name === "gem_bid" || name === "spell_bid") Object.assign(model, { bid: num(fields["n"]), leader: seat });
  if (name === "passed" && model.phase === "red") model.out = [...model.out, seat];
  if (name === "spell_won") {
    place.spells.push({ card: str(fields["card"]), energy: num(fields["n"]) });
    place.reserve -= num(fields["n"]);
  }
  if (name === "metal_gained") {
    const giver = model.places[num(fields["source"])];
    add(giver?.hand ?? model.stock, metal, -1, giver === undefined || seat === model.me);
    add(place.hand, metal, 1, seat === model.me);
  }
  if (name === "paid") {
    model.offer = bag(str(fields["bag"]));
    for (const each of METALS) add(place.hand, each, -model.offer[each], seat === model.me);
  }
  if ((name === "claimed" && metal !== "") || name === "symbol_taken") {
    const n = name === "claimed" ? 1 : num(fields["n"]);
    add(model.offer, metal, -n, true);
    add(place.hand, metal, n, seat === model.me);
  }
}

/** Of others' hands only the size is known. */
function add(cards: Bag, metal: Metal | "", n: number, isSeen: boolean): void {
  if (metal === "") return;
  if (isSeen) cards[metal] += n;
  cards.size += n;
}

function spells(model: Model, name: string, fields: Told["fields"]): void {
  if (name === "spell_revealed") Object.assign(model, { sale: str(fields["card"]), pile: model.pile.slice(1), bid: 0, leader: null });
  if (name === "spell_won" || name === "spell_unsold") Object.assign(model, { sale: "", bid: 0, leader: null });
  if (name === "pile_set") model.pile = words(fields["cards"]).length > 0 ? words(fields["cards"]) : Array<string>(num(fields["count"])).fill("?");
  if (name === "energy_removed") change(model, str(fields["card"]), -num(fields["n"]), true);
  if (name === "energy_moved") {
    change(model, str(fields["source"]), -num(fields["n"]), false);
    change(model, str(fields["target"]), num(fields["n"]), false);
  }
  if (name === "spell_left") for (const each of model.places) each.spells = each.spells.filter((spell) => spell.card !== fields["card"]);
}

function change(model: Model, card: string, n: number, isReserve: boolean): void {
  for (const place of model.places) {
    const found = place.spells.find((each) => each.card === card);
    if (found === undefined) continue;
    found.energy += n;
    if (isReserve) place.reserve -= n;
  }
}

function gems(model: Model, name: string, fields: Told["fields"]): void {
  const gem = str(fields["gem"]);
  if (name === "auction_opened") Object.assign(model, { at: str(fields["area"]), left: num(fields["left"]), out: [], bid: 0, leader: null });
  if (name === "offer_returned") {
    for (const metal of METALS) add(model.stock, metal, model.offer[metal], true);
    model.offer = bag("");
  }
  if (name === "gem_taken" || name === "gem_lifted") {
    const row = [...(model.gems[str(fields["area"])] ?? [])];
    row.splice(Math.max(0, row.indexOf(gem)), 1);
    model.gems = { ...model.gems, [str(fields["area"])]: row };
  }
  if (name === "gem_taken") model.places[num(fields["seat"])]?.gems.push(gem);
  if (name === "gem_moved") {
    const target = str(fields["target"]);
    model.gems = { ...model.gems, [target]: [...(model.gems[target] ?? []), gem] };
  }
}

