// How the table names its cards: by creature, as they are printed.
import type { Texts } from "../../texts/texts";
import type { Speaker } from "../../texts/speaker";
import { amulets, figure, isBack, order, valueOf } from "./suits";

/** `Phoenix`. */
export function creature(texts: Texts, code: string): string {
  const name = texts.say(`colour-${code[0] ?? ""}.creature`);
  return name.charAt(0).toLocaleUpperCase(texts.language) + name.slice(1);
}

/** What a person who cannot see a card hears. */
export function cardName(texts: Texts, code: string): string {
  const words = { creature: creature(texts, code), value: code.slice(1), amulets: isBack(code) ? 0 : amulets(valueOf(code)), factor: figure("factor_per_zero") };
  if (isBack(code)) return texts.say("gargon-back", words);
  return texts.say(valueOf(code) === 0 ? "gargon-zero" : "gargon-card", words);
}

/** `Phoenix 11`. */
export function shortName(texts: Texts, code: string): string {
  return isBack(code) ? creature(texts, code) : `${creature(texts, code)} ${code.slice(1)}`;
}

/** `Phoenix 0 + 11 and Fairy 14`. */
export function listed(texts: Texts, speaker: Speaker, codes: readonly string[]): string {
  return speaker.listed(byColour(codes).map(([key, row]) => `${creature(texts, key)} ${row.map((code) => code.slice(1)).join(" + ")}`));
}

/** `2 × Dragon, 1 × Fairy`. */
export function counted(texts: Texts, speaker: Speaker, codes: readonly string[]): string {
  return speaker.listed(byColour(codes).map(([key, row]) => texts.say("gargon-counted", { count: row.length, creature: creature(texts, key) })));
}

/** The colours with their cards, in sorting order. */
export function byColour(codes: readonly string[]): [string, string[]][] {
  const rows = new Map<string, string[]>();
  for (const code of [...codes].sort((a, b) => order(a) - order(b))) rows.set(code[0] ?? "", [...(rows.get(code[0] ?? "") ?? []), code]);
  return [...rows];
}
