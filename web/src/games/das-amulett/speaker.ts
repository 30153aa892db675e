// How Das Amulett's spells, metals, gems and areas are spoken of: `gift_wall`, `gift:3` with energy, `g2s1`, `red`, `C3`.
import { Speaker, strings, type Message } from "../../texts/speaker";
import type { Plain } from "../../wire/protocol";

const ARGUMENTS: Record<string, string[]> = {
  // what the words of an action are; a card where it is not said
  bid: ["n"],
  metal: ["metal"],
  lift: ["area", "gem"],
  drop: ["area"],
  desire: ["metal"],
  journey: ["n"],
  claim: ["metal"],
  take: ["gem"],
  extra: ["card", "gem"],
  move: ["area"],
  arc: ["card", "n"],
  drain: ["card", "target", "n"],
};

export class AmulettSpeaker extends Speaker {
  override action(notation: string, _view: string): string {
    const [verb = "", ...rest] = notation.split(" ");
    if (verb === "pay") return this.say("action-pay", { bag: rest.join("") });
    if (verb === "keep") return this.say("action-keep", { cards: rest });
    if (verb === "charge") return this.say("action-charge", { cards: [rest.slice(0, 2).join(":"), rest.slice(2).join(":")] });
    if (verb === "claim" && rest[0] === "none") return this.say("action-claim-none");
    if (verb === "from") return this.say("action-from", { seat: rest[0] === "none" ? null : Number(rest[0]) - 1 });
    const names = ARGUMENTS[verb] ?? ["card"];
    const given = rest.map((word, i) => [names[i] ?? "", /^\d+$/.test(word) ? Number(word) : word] as const);
    return this.say(`action-${verb}`, Object.fromEntries(given));
  }

  override begun(words: readonly string[], _view: string): string {
    const [verb = "", ...rest] = words;
    if (verb === "pay") return this.say("open-pay", { bag: rest.join("") });
    if (verb === "charge" && rest.length === 2) return this.say("open-charge", { cards: [rest.join(":")] });
    const names = (ARGUMENTS[verb] ?? []).slice(0, rest.length);
    const key = ["open", verb, ...names].join("-");
    if (verb === "charge" || !this.texts.has(key)) return this.say("action-open", { text: words.join(" ") });
    return this.say(key, Object.fromEntries(names.map((name, i) => [name, rest[i] ?? ""])));
  }

  protected override word(message: Message, name: string, value: Plain): string | number {
    if (typeof value === "number" && ["owner", "by", "giver"].includes(name)) return this.name(value);
    if (typeof value === "string" && value !== "") return this.spoken(name, value);
    if (name === "cards" && Array.isArray(value)) return this.several(strings(value).map((each) => this.spell(each)));
    if (name === "gems" && Array.isArray(value)) return this.several(strings(value).map((each) => this.gem(each)));
    return super.word(message, name, value);
  }

  /** `Iron Plenty (2)`, and with energy `Gift with 3 energy`. */
  spell(card: string): string {
    const [, name = "", copy = "", energy = ""] = /^([a-z_]+?)(\d*)(?::(\d+))?$/.exec(card) ?? [];
    let said = this.texts.say(`spell-${name.replaceAll("_", "-")}`);
    if (copy !== "") said = this.texts.say("spell-copy", { spell: said, copy });
    return energy === "" ? said : this.texts.say("spell-charged", { spell: said, n: Number(energy) });
  }

  gem(colour: string): string {
    return this.texts.has(`gem-${colour}`) ? this.texts.say(`gem-${colour}`) : colour;
  }

  /** `2 gold and 1 silver`. */
  bag(text: string): string {
    const kinds = [...text.matchAll(/([gsci?])(\d+)/g)].filter((found) => found[2] !== "0");
    const parts = kinds.map(([, kind = "", n = ""]) =>
      this.texts.say("metal-counted", {
        count: Number(n),
        metal: this.texts.say(`metal-${kind === "?" ? "joker" : kind}`),
      }),
    );
    return this.several(parts);
  }

  private spoken(name: string, value: string): string {
    if (["card", "gift", "target"].includes(name) && !/^[A-Z]/.test(value)) return this.spell(value);
    if (name === "metal") return this.texts.say(`metal-${value}`);
    if (name === "gem" || name === "colour") return this.gem(value);
    if (name === "bag") return this.bag(value);
    if (name === "kinds") return this.listed(value.split(" ").map((letter) => this.texts.say(`metal-${letter}`)));
    return name === "phase" || name === "terrain" ? this.texts.say(`${name}-${value}`) : value;
  }

  private several(items: string[]): string {
    return items.length > 0 ? this.listed(items) : this.texts.say("nothing");
  }
}
