// Turning messages into sentences: in one language, for the ears of one seat, with the names of all.
import type { Plain, Told } from "../wire/protocol";
import type { Texts, Words } from "./texts";

/** A sentence before it is in any language: seats are numbers; cards, colours and patterns are notation. */
export interface Message {
  id: string;
  arguments: Record<string, Plain>;
}

/** What a game's Table.svelte and the furniture need to know of how one speaks of a game. */
export class Speaker {
  constructor(
    readonly texts: Texts,
    readonly names: readonly string[],
    /** The listener; null for spectators. */
    readonly seat: number | null,
  ) {}

  say(id: string, given: Record<string, Plain> = {}): string {
    return this.texts.say(id, this.words({ id, arguments: given }));
  }

  message(message: Message): string {
    return this.say(message.id, message.arguments);
  }

  /** The message as the status line has room for it. */
  brief(message: Message): string {
    const id = `brief-${message.id}`;
    return this.texts.has(id) ? this.say(id, message.arguments) : this.message(message);
  }

  event(event: Told): string {
    return this.say(`event-${event.name.replaceAll("_", "-")}`, event.arguments);
  }

  refusal(clause: string, facts: Record<string, string | number>): string {
    return this.say(`refusal-${dashed(clause)}`, facts);
  }

  /** The sentence of a clause of the rules; null when there is none. */
  clause(clause: string): string | null {
    const key = `clause-${dashed(clause)}`;
    return this.texts.has(key) ? this.texts.say(key) : null;
  }

  book(): { title: string; text: string }[] {
    const chapters = [];
    for (let n = 1; this.texts.has(`book-${n}-title`); n++) {
      chapters.push({ title: this.texts.say(`book-${n}-title`), text: this.texts.say(`book-${n}-text`) });
    }
    return chapters;
  }

  /** As in `a, b and c`. */
  listed(items: readonly string[]): string {
    if (items.length < 2) return items.join("");
    return this.texts.say("list-and", { first: items.slice(0, -1).join(", "), last: items.at(-1) ?? "" });
  }

  name(seat: Plain | undefined): string {
    return typeof seat === "number" ? (this.names[seat] ?? "") : "";
  }

  /** An action in words.  `view` is the table as text: some actions are named by what lies there. */
  action(notation: string, _view: string): string {
    return notation;
  }

  /** The first words of an action, of which there are several. */
  begun(words: readonly string[], view: string): string {
    const said = this.action(words.join(" "), view);
    return said.endsWith("…") ? said : `${said} …`;
  }

  /** How one argument is spoken.  A game overrides this for all but lists of seats, numbers and plain words. */
  protected word(_message: Message, _name: string, value: Plain): string | number {
    if (Array.isArray(value)) return this.listed(value.map((seat) => this.name(seat)));
    return typeof value === "string" || typeof value === "number" ? value : "";
  }

  private words(message: Message): Words {
    const words: Words = {};
    for (const [name, value] of Object.entries(message.arguments)) {
      if (name === "seat") {
        words["seat"] = this.name(value);
        words["who"] = typeof value !== "number" ? "none" : value === this.seat ? "you" : "other";
      } else {
        words[name] = this.word(message, name, value);
      }
    }
    return words;
  }
}

/** `G-4.4` as texts are named: `G-4-4`. */
export function dashed(clause: string): string {
  return clause.replaceAll(".", "-");
}

export function strings(value: Plain): string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];
}

/** Pairs of seat and notation, as events have them. */
export function sides(value: Plain): [number, string][] {
  if (!Array.isArray(value)) return [];
  return value.filter((each): each is [number, string] => Array.isArray(each) && typeof each[0] === "number");
}
