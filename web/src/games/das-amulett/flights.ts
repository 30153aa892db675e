// Which events make something fly, and from where to where; things are named as in `data-thing`.
import type { Told } from "../../wire/protocol";
import type { Model } from "./model";
import { num, str } from "./story";

export interface Flight {
  kind: "gem" | "metal" | "energy" | "card";
  id: string;
  from: string;
  to: string;
}

const hand = (model: Model, seat: number, metal: string): string => (seat === model.me ? `metal:${metal}` : `seat:${seat}`);

export function flightOf({ name, fields }: Told, model: Model): Flight | null {
  const seat = num(fields["seat"]);
  const [gem, metal] = [str(fields["gem"]), str(fields["metal"])];
  if (name === "gem_taken") return { kind: "gem", id: gem, from: `gem:${str(fields["area"])}:${gem}`, to: `amulet:${seat}` };
  if (name === "gem_moved") return { kind: "gem", id: gem, from: str(fields["source"]), to: str(fields["target"]) };
  if (name === "metal_gained") {
    const giver = num(fields["source"]);
    return { kind: "metal", id: metal, from: giver < 0 ? `stock:${metal}` : hand(model, giver, metal), to: hand(model, seat, metal) };
  }
  if ((name === "claimed" || name === "symbol_taken") && metal !== "") return { kind: "metal", id: metal, from: model.at, to: hand(model, seat, metal) };
  if (name === "spell_won") return { kind: "card", id: str(fields["card"]), from: str(fields["card"]), to: seat === model.me ? `reserve:${seat}` : `seat:${seat}` };
  if (name === "energy_moved") return { kind: "energy", id: "", from: str(fields["source"]), to: str(fields["target"]) };
  if (name === "energy_removed" && fields["cause"] !== "upkeep") return { kind: "energy", id: "", from: str(fields["card"]), to: `seat:${num(fields["owner"])}` };
  return null;
}

export function middle(thing: string): { x: number; y: number } | null {
  const box = document.querySelector(`[data-thing="${thing}"]`)?.getBoundingClientRect();
  return box === undefined ? null : { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
