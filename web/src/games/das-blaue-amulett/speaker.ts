// How the cards, forces and places of Das blaue Amulett are spoken of: `dw` for a card or force, `J`, `P3`, `3R6`.
import { Speaker, sides, strings, type Message } from "../../texts/speaker";
import type { Plain } from "../../wire/protocol";
import { placeOf } from "./board";
import { spaceWords, stepWords } from "./words";

const OPEN = "…";
const MOVED = ["action-force", "event-force-moved", "refusal-B-12-2"]; // sentences whose force is their object
const CASTLES = ["ask-left", "refusal-B-5-15"]; // sentences that call the place a castle themselves
const SPACE = /^(P\d+|\d[RL]\d)$/;

export class BlaueSpeaker extends Speaker {
  override action(notation: string, view: string): string {
    const [verb = "", ...rest] = notation.split(" ");
    if (verb === "play") return this.play(rest[0] ?? OPEN);
    if (verb === "discard") return this.say("action-discard", { card: rest[0] ?? "" });
    if (verb === "force") return this.say("action-force", { force: rest[0] ?? OPEN, place: rest[1] ?? OPEN });
    if (verb === "turn" && /\| demand -/.test(view)) return this.say("action-turn-free");
    return this.say(`action-${verb}`);
  }

  protected override word(message: Message, name: string, value: Plain): string | number {
    if (name === "card") return this.card(String(value));
    if (name === "cards" || name === "ranks") return this.spoken(value, name);
    if (name === "force") return this.force(value, MOVED.includes(message.id));
    if (name === "exchanged") return this.force(value, false);
    if (name === "victim") return this.name(value);
    if (typeof value === "string" && SPACE.test(value)) return this.space(message, name, value);
    return super.word(message, name, value);
  }

  /** A fate card by its name, a move card by its number; face down there is none. */
  card(card: string): string {
    if (this.texts.has(`fate-${card}`)) return this.texts.say(`fate-${card}`);
    if (card === "J") return this.texts.say("move-card-joker");
    return card === "?" ? "" : card;
  }

  private play(card: string): string {
    if (!card.startsWith("J")) return this.say("action-play", { card });
    return card.length > 1 ? this.say("action-joker", { points: Number(card.slice(1)) }) : this.say("action-joker-open");
  }

  private force(value: Plain, isObject: boolean): string {
    if (value === null) return "";
    if (value === OPEN) return OPEN;
    return this.texts.say(isObject ? `force-${String(value)}.object` : `force-${String(value)}`);
  }

  private space({ id, arguments: { origin, to } }: Message, name: string, space: string): string {
    if (CASTLES.includes(id)) return String(placeOf(space));
    if ((name === "origin" || name === "to") && typeof origin === "string" && typeof to === "string") return stepWords(this.texts, origin, to)[name];
    return spaceWords(this.texts, space);
  }

  private spoken(value: Plain, name: string): string {
    const pairs = sides(value);
    if (name === "ranks") return pairs.map(([seat, text]) => this.rank(seat, text)).join(this.texts.say("list-break"));
    if (pairs.length > 0) {
      return this.listed(pairs.map(([seat, card]) => this.texts.say("card-of", { seat: this.name(seat), card: this.card(card) })));
    }
    const row = typeof value === "string" ? value.split(" ").filter(Boolean) : strings(value);
    return this.listed(row.map((card) => this.card(card))) || this.texts.say("cards-none");
  }

  private rank(seat: number, text: string): string {
    const [place = "", space = ""] = text.split(" ");
    return this.texts.say("rank-of", { place: Number(place), seat: this.name(seat), space: spaceWords(this.texts, space) });
  }
}
