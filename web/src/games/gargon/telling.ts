// Showing an event on the table: cards go where the event says.  No rules: the next view from the server corrects all.
import type { Plain, Told } from "../../wire/protocol";
import { card, take, type Card, type Model } from "./model";
import { order } from "./suits";

const number = (value: Plain | undefined): number => (typeof value === "number" ? value : -1);
const text = (value: Plain | undefined): string => (typeof value === "string" ? value : "");
const codes = (value: Plain | undefined): string[] => (Array.isArray(value) ? value.map(text) : []);

function copy(model: Model): Model {
  return {
    ...model,
    hands: model.hands.map((row) => [...row]),
    piles: model.piles.map((row) => [...row]),
    laid: model.laid.map((row) => [...row]),
    landing: model.landing.map((row) => [...row]),
    won: [...model.won],
    lost: [...model.lost],
    arena: [...model.arena],
  };
}

/** The table after an event. */
export function told(before: Model, event: Told): Model {
  const model = copy(before);
  const { fields } = event;
  const seat = number(fields["seat"]);
  switch (event.name) {
    case "round_started":
      return { ...model, round: number(fields["round"]), lead: number(fields["lead"]) };
    case "laid":
      model.laid[seat] = codes(fields["cards"]).map((code) => take(model.hands[seat] ?? [], code) ?? card(code));
      return model;
    case "drew":
      return drew(model, seat, number(fields["pile"]) - 1, text(fields["card"]));
    case "chosen":
      return { ...model, chosen: text(fields["colour"]) };
    case "battle":
      return battle(model, fields["cards"]);
    case "captured":
      return captured(model, seat, codes(fields["cards"]));
    case "discarded":
      return discarded(model, seat, codes(fields["cards"]));
    default:
      return model;
  }
}

function drew(model: Model, seat: number, pile: number, code: string): Model {
  const top = model.piles[pile]?.pop();
  const drawn = { id: top?.id ?? card(code).id, code };
  model.hands[seat] = [...(model.hands[seat] ?? []), drawn].sort((a, b) => order(a.code) - order(b.code));
  return model;
}

function battle(model: Model, sides: Plain | undefined): Model {
  const fighters = Array.isArray(sides) ? sides : [];
  model.arena = fighters.flatMap((side) => {
    if (!Array.isArray(side)) return [];
    const [seat, code] = [number(side[0]), text(side[1])];
    return [{ card: take(model.laid[seat] ?? [], code) ?? card(code), seat, fate: "fights" as const }];
  });
  return model;
}

/** Who wins and who falls, once the cards have been looked at. */
export function decided(before: Model, event: Told): Model {
  const winner = event.fields["winner"];
  return { ...before, arena: before.arena.map((each) => ({ ...each, fate: each.seat === winner ? "wins" : "loses" })) };
}

function fallen(model: Model, seat: number, code: string): Card {
  const at = model.arena.findIndex((each) => each.seat === seat && each.card.code === code);
  const [fighter] = at < 0 ? [] : model.arena.splice(at, 1);
  return fighter?.card ?? take(model.laid[seat] ?? [], code) ?? take(model.hands[seat] ?? [], code) ?? card(code);
}

function captured(model: Model, seat: number, won: string[]): Model {
  model.landing[seat] = won.map((code) => fallen(model, seat, code));
  model.won[seat] = (model.won[seat] ?? 0) + won.length;
  return model;
}

function discarded(model: Model, seat: number, lost: string[]): Model {
  model.lost = [...model.lost, ...lost.map((code) => fallen(model, seat, code))];
  return model;
}
