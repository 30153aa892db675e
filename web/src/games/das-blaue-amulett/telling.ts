// Showing an event on the table.  No rules: the next view from the server corrects all.
import type { Plain, Told } from "../../wire/protocol";
import { FORCES, SET, placeOf } from "./board";
import type { Model } from "./model";

export const number = (value: Plain | undefined): number => (typeof value === "number" ? value : -1);
export const text = (value: Plain | undefined): string => (typeof value === "string" ? value : "");
export const codes = (value: Plain | undefined): string[] => (Array.isArray(value) ? value.map(text) : []);

/** The table after an event. */
export function told(before: Model, event: Told): Model {
  const { fields } = event;
  const seat = number(fields["seat"]);
  switch (event.name) {
    case "turn_started":
      return { ...before, mover: seat, turn: number(fields["turn"]) };
    case "card_played":
      return { ...before, open: put(before.open, seat, (before.open[seat] ?? []).filter((card) => card !== text(fields["card"]))) };
    case "set_opened":
      return { ...before, open: put(before.open, seat, [...SET]) };
    case "stepped":
    case "pushed":
      return { ...before, princes: put(before.princes, seat, text(fields["to"])) };
    case "amulet_moved":
      return { ...before, wearer: seat };
    case "paid":
      return laid(before, seat, codes(fields["cards"]));
    case "discarded":
      return laid(before, seat, [text(fields["card"])]);
    case "drawn":
      return drawn({ ...before, deck: number(fields["pile"]) }, seat, text(fields["card"]));
    case "stolen":
      return stolen(before, seat, number(fields["victim"]), text(fields["card"]));
    case "reshuffled":
      return { ...before, deck: number(fields["pile"]), discard: [] };
    case "taken":
      return taken(before, seat, codes(fields["cards"]));
    case "force_moved":
      return moved(before, fields);
    default:
      return before;
  }
}

function put<T>(rows: readonly T[], at: number, value: T): T[] {
  return rows.map((row, i) => (i === at ? value : row));
}

/** A hand without a card: this very card, or a back. */
function without(hand: readonly string[], card: string): string[] {
  const at = hand.indexOf(card) < 0 ? hand.indexOf("?") : hand.indexOf(card);
  return hand.filter((_, i) => i !== at);
}

function laid(model: Model, seat: number, cards: readonly string[]): Model {
  const hand = cards.reduce(without, model.hands[seat] ?? []);
  return { ...model, hands: put(model.hands, seat, hand), discard: [...[...cards].reverse(), ...model.discard] };
}

function drawn(model: Model, seat: number, card: string): Model {
  if (card === "am") return { ...model, discard: [card, ...model.discard] };
  return { ...model, hands: put(model.hands, seat, [...(model.hands[seat] ?? []), card]) };
}

function stolen(model: Model, seat: number, victim: number, card: string): Model {
  const hands = put(model.hands, victim, without(model.hands[victim] ?? [], card));
  return { ...model, hands: put(hands, seat, [...(hands[seat] ?? []), card]) };
}

/** Amulet cards go straight back. */
function taken(model: Model, seat: number, cards: readonly string[]): Model {
  const isHidden = model.hands[seat]?.includes("?") === true;
  const kept = cards.filter((card) => card !== "am").map((card) => (isHidden ? "?" : card));
  const back = cards.filter((card) => card === "am");
  return { ...model, hands: put(model.hands, seat, [...(model.hands[seat] ?? []), ...kept]), discard: [...back, ...model.discard.slice(cards.length)] };
}

function moved(model: Model, fields: Told["fields"]): Model {
  const force = FORCES.findIndex((each) => each === fields["force"]);
  const other = FORCES.findIndex((each) => each === fields["exchanged"]);
  const forces = put(model.forces, force, placeOf(text(fields["to"])));
  return { ...model, forces: other < 0 ? forces : put(forces, other, placeOf(text(fields["origin"]))) };
}
