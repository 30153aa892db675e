// How the table names its things, and what a spell says of itself.
import type { GameTable } from "../../table/game";
import type { Speaker } from "../../texts/speaker";
import type { Texts } from "../../texts/texts";
import { METALS, spell, spellId, type Area, type Metal, type Symbol } from "./box";
import { METAL_LOOKS } from "./looks";
import type { Bag, Charged } from "./model";

const CLAUSES: Record<string, string> = {
  amber: "A-13.1", diamond: "A-13.2", ruby: "A-13.3", emerald: "A-13.4", teleport: "A-13.8", plenty_gold: "A-13.12", plenty_silver: "A-13.12",
  plenty_copper: "A-13.12", plenty_iron: "A-13.12", two_wishes: "A-13.14", desire: "A-14.1", avarice: "A-14.12", croesus: "A-14.13",
  influence: "A-14.9", influence_wall: "A-14.10", influence_pyramid: "A-14.11", morph_iron: "A-14.6", morph_gold: "A-14.6", morph_copper: "A-14.6",
  morph_silver: "A-14.6", morph_divine: "A-14.7", morph_stone: "A-14.8", gift: "A-14.17", gift_wall: "A-14.18", gift_pyramid: "A-14.19",
  might: "A-14.23", journey: "A-14.4", phoenix: "A-14.28", superiority: "A-14.25", arc: "A-15.1", pull_dark: "A-15.7", pull_light: "A-15.6",
};

export const clauseOf = (card: string): string => CLAUSES[spellId(card)] ?? "A-2.3";

export function spellName(texts: Texts, card: string): string {
  return texts.say(`spell-${spellId(card).replaceAll("_", "-")}`);
}

/** What the spell does, as the rule book has it: `If you win, you may …`. */
export function textOf(texts: Texts, speaker: Speaker, card: string): string {
  const name = spellName(texts, card);
  const paragraphs = speaker.book().flatMap((chapter) => chapter.text.split(/\n\s*\n/));
  const found = paragraphs.map((each) => each.trim().replaceAll(/\s+/g, " ")).find((each) => each.startsWith(name) && /^\s?:/.test(each.slice(name.length)));
  const text = found?.slice(name.length).replace(/^\s?:\s*/, "") ?? "";
  return text.charAt(0).toLocaleUpperCase(texts.language) + text.slice(1);
}

/** `2 gold and 1 joker`. */
export function symbolWords(texts: Texts, speaker: Speaker, symbols: readonly Symbol[]): string {
  const kinds = [...new Set(symbols)];
  const parts = kinds.map((kind) => texts.say("metal-counted", { count: symbols.filter((each) => each === kind).length, metal: texts.say(`metal-${kind}`) }));
  return parts.length > 0 ? speaker.listed(parts) : texts.say("nothing");
}

/** All there is to know of a card: name, text, phase, metal, bolts. */
export function fullText(table: GameTable, card: string): string {
  const { texts, speaker } = table;
  const found = spell(card, table.variants);
  return texts.say("da-full", {
    spell: spellName(texts, card),
    text: textOf(texts, speaker, card),
    phase: texts.say(`phase-${found.phase}`),
    metal: symbolWords(texts, speaker, found.income),
    bolts: found.bolts,
  });
}

/** What a person who cannot see the card hears. */
export function cardName(table: GameTable, { card, energy }: Charged): string {
  return table.texts.say("spell-charged", { spell: spellName(table.texts, card), n: energy });
}

export function areaName(table: GameTable, area: Area, gems: readonly string[], isHere: boolean): string {
  const { texts, speaker } = table;
  const marks = [...(area.isPyramid ? [texts.say("place-pyramid")] : []), ...(area.isWall ? [texts.say("place-wall")] : []), ...(isHere ? [texts.say("da-group-here")] : [])];
  const lying = gems.length > 0 ? speaker.listed(gems.map((gem) => texts.say(`gem-${gem}`))) : texts.say("nothing");
  return texts.say("da-area", { area: area.id, place: [texts.say(`terrain-${area.terrain}`), ...marks].join(", "), gems: lying });
}

export function amuletName(table: GameTable, seat: number, gems: readonly string[]): string {
  const { texts, speaker } = table;
  const words = { name: table.seats[seat]?.name ?? "", count: gems.length, colours: new Set(gems).size };
  const lying = gems.length > 0 ? speaker.listed(gems.map((gem) => texts.say(`gem-${gem}`))) : texts.say("nothing");
  return texts.say("da-amulet", { ...words, gems: lying });
}

/** `4 Fe + 3 Cu`. */
export function short(cards: Readonly<Record<Metal, number>> | Bag): string {
  return METALS.filter((metal) => cards[metal] > 0).map((metal) => `${cards[metal]} ${METAL_LOOKS[metal].letters}`).join(" + ");
}
