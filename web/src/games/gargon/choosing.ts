// Putting a lay together card by card, from the list of what is legal.
import type { Option } from "../../table/game";

/** Whether the wider set holds all cards of the smaller one; two zeros of a colour are alike but two. */
function holds(wider: readonly string[], smaller: readonly string[]): boolean {
  const left = [...wider];
  return smaller.every((code) => {
    const at = left.indexOf(code);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

export class Lays {
  /** The cards of each legal lay. */
  private readonly sets: string[][];
  /** How many cards the largest has. */
  readonly most: number;

  constructor(private readonly options: readonly Option[]) {
    this.sets = options.filter((option) => option.words[0] === "lay").map((option) => option.words.slice(1));
    this.most = Math.max(0, ...this.sets.map((set) => set.length));
  }

  get any(): boolean {
    return this.sets.length > 0;
  }

  /** Whether these cards can be laid, with others or without. */
  canBegin(cards: readonly string[]): boolean {
    return this.sets.some((set) => holds(set, cards));
  }

  /** The action that lays exactly these. */
  exactly(cards: readonly string[]): Option | undefined {
    if (cards.length === 0) return undefined;
    return this.options.find((option) => option.words.length === cards.length + 1 && holds(option.words.slice(1), cards));
  }

  /** Whether a card may be clicked: it fits what is chosen, or takes the place of something in a choice that is full. */
  canChoose(card: string, chosen: readonly string[]): boolean {
    return this.canBegin([...chosen, card]) || (chosen.length >= this.most && this.canBegin([card]));
  }

  /** What of the choice stays when a card is added to a choice that is full: as much as can. */
  staying<T extends { code: string }>(card: string, chosen: readonly T[]): T[] {
    const codes = (kept: readonly T[]): string[] => [...kept.map((each) => each.code), card];
    if (this.canBegin(codes(chosen))) return [...chosen];
    const sameFirst = [...chosen].reverse().sort((a, b) => Number(b.code[0] === card[0]) - Number(a.code[0] === card[0]));
    for (const gone of sameFirst) {
      const kept = chosen.filter((each) => each !== gone);
      if (this.canBegin(codes(kept))) return kept;
    }
    return [];
  }
}

/** Lays to ask the server about, so that it says why this card cannot be laid: one in the wanted pattern, then the plain one. */
export function questions(card: string, hand: readonly string[], chosen: readonly string[], pattern: readonly number[], open: readonly string[]): string[] {
  const plain = [...chosen, card];
  const shaped = pattern.flatMap((size) => inPattern(card, size, hand, rest(pattern, size), [...chosen.map((code) => code[0] ?? ""), ...open]));
  return [...shaped.slice(0, 1), plain].map((cards) => ["lay", ...cards].join(" "));
}

/** The card with others of its colour, and other colours for the rest of the pattern, those that are open first. */
function inPattern(card: string, size: number, hand: readonly string[], others: readonly number[], open: readonly string[]): string[][] {
  const mates = hand.filter((code) => code[0] === card[0] && code !== card);
  if (mates.length < size - 1) return [];
  const cards = [card, ...mates.slice(0, size - 1)];
  const colours = [...new Set([...open, ...hand.map((code) => code[0] ?? "")])].filter((colour) => colour !== card[0]);
  for (const wanted of others) {
    const at = colours.findIndex((colour) => hand.filter((code) => code[0] === colour).length >= wanted);
    if (at < 0) return [];
    const [colour] = colours.splice(at, 1);
    cards.push(...hand.filter((code) => code[0] === colour).slice(0, wanted));
  }
  return [cards];
}

function rest(pattern: readonly number[], size: number): number[] {
  const at = pattern.indexOf(size);
  return pattern.filter((_, i) => i !== at);
}

/** How many cards of each colour lie there. */
export function patternOf(codes: readonly string[]): number[] {
  const counts = new Map<string, number>();
  for (const code of codes) counts.set(code[0] ?? "", (counts.get(code[0] ?? "") ?? 0) + 1);
  return [...counts.values()];
}
