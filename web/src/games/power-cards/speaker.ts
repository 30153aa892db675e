// How the cards, figures and backs of Power Cards are spoken of: a card is its number, a back `vw`, a figure `power`.
import { Speaker, sides, type Message } from "../../texts/speaker";
import type { Plain } from "../../wire/protocol";
import standard from "../../wire/editions/power-cards.json";
import { edition } from "../editions";

export class PowerCardsSpeaker extends Speaker {
  override action(notation: string, view: string): string {
    const [verb = "", ...rest] = notation.split(" ");
    if (rest.length === 0) return this.say(`action-${verb}-open`);
    if (verb === "call") return this.say("action-call", { stat: rest[0] ?? "", value: ownFigure(view, rest[0] ?? "") });
    if (verb === "build") {
      const card = Number(rest[0]);
      return this.say("action-build", { card, back: printed(card)?.back ?? "" });
    }
    return this.say(`action-short-${rest[0] ?? ""}`);
  }

  protected override word(message: Message, name: string, value: Plain): string | number {
    if (name === "card") return typeof value === "number" ? this.card(value) : String(value);
    if (name === "cards" && Array.isArray(value)) {
      const names = value.filter((each) => typeof each === "number").map((each) => this.card(each));
      return this.listed(names) || this.texts.say("card-none");
    }
    if (name === "stat") return this.texts.say(`stat-${String(value)}`);
    if (name === "back" || name === "wanted") return this.texts.say(`back-${String(value)}`);
    if (name === "pot") {
      const entries = sides(value).map(([seat, back]) =>
        this.texts.say("pot-entry", { seat: this.name(seat), back: this.texts.say(`back-${back}`) }),
      );
      return entries.join(this.texts.say("list-break"));
    }
    return super.word(message, name, value);
  }

  /** By its name; a card of an edition with more cards by its number. */
  card(number: number): string {
    const key = `card-${number}`;
    return this.texts.has(key) ? this.texts.say(key) : this.texts.say("card-other", { number });
  }
}

/** What is printed on a card. */
export interface Printed {
  id: number;
  /** Power, range, accuracy, rarity, sling. */
  v: number[];
  /** What its back is: `vw`, `hi`, `pig` and so on. */
  back: string;
}

export const STATS = ["power", "range", "accuracy", "rarity", "sling"] as const;

export function printed(card: number): Printed | undefined {
  return (edition("power-cards", standard).cards as Printed[]).find((each) => each.id === card);
}

/** The viewer's own top card: the one whose number stands before the hidden rest of the pack; 0 when there is none. */
export function topCard(view: string): number {
  const seat = /^seat (\w)/.exec(view)?.[1] ?? "_";
  return Number(new RegExp(`(?:^|; )\\*?${seat}: (\\d+)`).exec(view)?.[1] ?? 0);
}

function ownFigure(view: string, stat: string): number {
  return printed(topCard(view))?.v[STATS.findIndex((each) => each === stat)] ?? 0;
}
