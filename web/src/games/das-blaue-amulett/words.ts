// How the table names its places and cards, and tells what a move would lead to.
import type { GameTable } from "../../table/game";
import type { Texts } from "../../texts/texts";
import { KINDS, SET, isPlace, parse, placeOf } from "./board";
import { demand, type Note, type Way } from "./preview";
import type { Model } from "./model";

export function capital(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

/** `Spring`. */
export function placeName(texts: Texts, place: number): string {
  return texts.say(`blau-place-${place === 0 ? "start" : (KINDS[place] ?? "gate")}`);
}

/** `5 · Spring`. */
export function placeWords(texts: Texts, place: number): string {
  return `${place}\u00a0·\u00a0${placeName(texts, place)}`;
}

/** `Dwarf`. */
export function fateName(texts: Texts, card: string): string {
  return card === "?" ? "" : capital(texts.say(`fate-${card}`));
}

export function fateList(table: GameTable, cards: readonly string[]): string {
  return table.speaker.listed(cards.map((card) => table.texts.say(`fate-${card}`)));
}

export function forceName(texts: Texts, force: string): string {
  return texts.say(`force-${force}`);
}

export function cardName(texts: Texts, card: string): string {
  return card === "J" ? texts.say("blau-joker") : texts.say("blau-card", { card });
}

/** A set for those who do not see it. */
export function setWords(table: GameTable, open: readonly string[]): string {
  const listed = (cards: readonly string[]): string => table.speaker.listed(cards) || table.texts.say("blau-none");
  return table.texts.say("blau-set", { open: listed(open), used: listed(SET.filter((card) => !open.includes(card))) });
}

/** Name, demand and princes of a place. */
export function placeLabel(table: GameTable, model: Model, place: number): string {
  const cards = demand(model, table.seat ?? model.mover, place);
  const there = table.seats.filter((seat) => model.princes[seat.seat] === `P${place}`).map((seat) => seat.name);
  return table.texts.say("blau-place-name", {
    place: placeWords(table.texts, place),
    asks: cards.length > 0 ? "some" : "none",
    cards: fateList(table, cards),
    princes: there.length > 0 ? "some" : "none",
    seats: table.speaker.listed(there),
  });
}

export interface Told {
  title: string;
  rest: string;
  clause: string;
  /** Gain, loss, or neither. */
  tone: "good" | "bad" | "plain";
}

const CLAUSES: Partial<Record<Note["kind"], string>> = { unpaid: "B-6.11", overshoot: "B-11.2" };
const WEIGHTY: Note["kind"][] = ["win", "unpaid", "overshoot", "pays", "amulet", "push", "castle", "arrow", "enters", "defies", "passes", "rounds", "shifted", "back"];
const GOOD: Note["kind"][] = ["win", "amulet", "castle", "arrow"];

/** What a move would lead to: the weightiest first. */
export function tellWays(table: GameTable, all: readonly Way[]): Told {
  const [way] = all;
  if (way === undefined) return { title: "", rest: "", clause: "", tone: "plain" };
  const first = weightiest(way);
  const [title = "", ...others] = fragments(table, way);
  if (all.length > 1) others.push(table.texts.say(all[1]?.answers.at(-1) === "round" ? "blau-way-or-round" : "blau-way-or-turn"));
  const isLoss = first !== undefined && isLacking(first);
  const tone = isLoss ? "bad" : way.notes.some((note) => GOOD.includes(note.kind)) ? "good" : "plain";
  return { title: capital(title), rest: others.join(", "), clause: isLoss ? (CLAUSES[first.kind] ?? "") : "", tone };
}

function weightiest(way: Way): Note | undefined {
  return way.notes.toSorted((a, b) => WEIGHTY.indexOf(a.kind) - WEIGHTY.indexOf(b.kind))[0];
}

/** Parts of a sentence, one for each note. */
export function fragments(table: GameTable, way: Way): string[] {
  const first = weightiest(way);
  if (first === undefined) return [table.texts.say("blau-way-road")];
  return [first, ...way.notes.filter((note) => note !== first)].map((note) => noteWords(table, note));
}

function isLacking(note: Note): boolean {
  return note.kind === "overshoot" || (note.kind === "unpaid" && note.cards.length > 0);
}

function noteWords(table: GameTable, note: Note): string {
  const { texts } = table;
  const kind = note.kind === "unpaid" && note.cards.length === 0 ? "chosen" : note.kind;
  return texts.say(`blau-way-${kind}`, {
    place: "place" in note ? placeWords(texts, note.place) : "",
    cards: "cards" in note ? fateList(table, note.cards) : "",
    seat: "seat" in note ? (table.seats[note.seat]?.name ?? "") : "",
  });
}

/** `5 · Spring`, or `space 6 of the right lane after 3 · Castle`. */
export function spaceWords(texts: Texts, space: string): string {
  return isPlace(space) ? placeWords(texts, placeOf(space)) : roadWords(texts, "blau-space", space);
}

/** Where one goes from, and where to; what both have in common is said once. */
export function stepWords(texts: Texts, origin: string, to: string): { origin: string; to: string } {
  const [from, end] = [parse(origin), parse(to)];
  const words = { origin: spaceWords(texts, origin), to: spaceWords(texts, to) };
  if (end.lane === "" || from.segment !== end.segment) return words;
  if (from.lane === "") return { ...words, to: roadWords(texts, "blau-space-lane", to) };
  return { ...words, origin: roadWords(texts, from.lane === end.lane ? "blau-space-near" : "blau-space-lane", origin) };
}

function roadWords(texts: Texts, id: string, space: string): string {
  const { segment, lane, index } = parse(space);
  return texts.say(id, { index, lane: lane === "R" ? "right" : "left", place: placeWords(texts, segment) });
}
