// How Gargon's cards, colours and patterns are spoken of: `w1`, `w?` for a back, `w` for a colour, `2.1` for a pattern.
// Cards show creatures here, so they are named by them; the terminal, which shows letters, names colours.
import { Speaker, sides, strings, type Message } from "../../texts/speaker";
import type { Plain } from "../../wire/protocol";
import { field } from "../../table/view";
import { byColour, counted, creature, shortName } from "./words";

const FEW = 3; // so many cards are named one by one; more are gathered by colour
const OPEN = "…";

export class GargonSpeaker extends Speaker {
  override action(notation: string, view: string): string {
    const [verb = "", ...rest] = notation.split(" ");
    if (verb === "lay") return this.say("action-lay", { cards: rest.length > 0 ? rest : [OPEN] });
    if (verb === "draw" && rest.length === 0) return this.texts.say("gargon-draw-open");
    if (verb === "draw") {
      const back = field(view, rest[0] ?? "")[0]?.[0] ?? ""; // the top card is written first
      return this.say("action-draw", { pile: Number(rest[0]), back });
    }
    return verb === "fight" ? this.say("action-fight", { colour: rest[0] ?? "" }) : this.say(`action-${verb}`);
  }

  protected override word(message: Message, name: string, value: Plain): string | number {
    if (name === "cards") return this.spoken(value);
    if (name === "card") return this.card(String(value));
    if (name === "colour") return this.colour(String(value));
    if (name === "back") return this.texts.say(`colour-${String(value)}.adjective`);
    if (name === "colours" || name === "allowed") {
      const isBrief = message.id.startsWith("brief-"); // beside the table, whose cards show creatures
      return this.listed(words(value).map((letter) => (isBrief ? this.texts.say(`colour-${letter}.creature`) : this.colour(letter))));
    }
    if (name === "pattern" || name === "wanted" || name === "laid") {
      return this.texts.say("pattern-name", { pattern: Number(String(value).replaceAll(".", "")) });
    }
    return super.word(message, name, value);
  }

  /** As it is printed: `Dragon 1`, or `1 × Dragon` for a back. */
  card(card: string): string {
    if (card === OPEN) return OPEN;
    return card.endsWith("?") ? counted(this.texts, this, [card]) : shortName(this.texts, card);
  }

  colour(letter: string): string {
    return this.texts.say(`colour-${letter}`);
  }

  cards(cards: string[]): string {
    if (cards.length === 0) return this.texts.say("cards-none");
    if (cards[0]?.endsWith("?")) return counted(this.texts, this, cards);
    if (cards.length <= FEW || cards.includes(OPEN)) return this.listed(cards.map((card) => this.card(card)));
    return this.gathered(cards);
  }

  private spoken(value: Plain): string {
    const held = new Map<number, string[]>();
    for (const [seat, card] of sides(value)) held.set(seat, [...(held.get(seat) ?? []), card]);
    if (held.size === 0) return this.cards(typeof value === "string" ? words(value) : strings(value));
    const parts = [...held].map(([seat, row]) =>
      this.texts.say("card-of", { seat: this.name(seat), cards: this.cards(row) }),
    );
    return this.listed(parts);
  }

  /** Many cards by colour: `Dragon 1, 4, 10; Phoenix 3`. */
  private gathered(cards: string[]): string {
    const rows = byColour(cards).map(([key, row]) => `${creature(this.texts, key)} ${row.map((card) => card.slice(1)).join(", ")}`);
    return rows.join(this.texts.say("list-break"));
  }
}

function words(value: Plain): string[] {
  return String(value).split(" ").filter(Boolean);
}
