// What the action bar shows: a row for each choice with what it would lead to, and the brass button that does it.
import type { Snippet } from "svelte";
import cardPlay from "icon:card-play";
import cardDiscard from "icon:card-discard";
import check from "icon:check-mark";
import back from "icon:return-arrow";
import type { BarAction } from "../../table/game";
import { FORCES, TAKE, parse } from "./board";
import type { Model } from "./model";
import type { Play } from "./play.svelte";
import { pointsOf } from "./play.svelte";
import { demand, missing, type Note, type Way } from "./preview";
import { FATE } from "./art/looks";
import { fateList, fateName, forceName, fragments, placeName, placeWords, tellWays, type Told } from "./words";

/** What a row shows. */
export interface Row {
  /** On the tile: the card, or an emblem's path. */
  sign: string;
  icon: string;
  told: Told;
  /** The tile alone, where there is little room. */
  bare?: boolean;
  /** Two of them stand beside one another. */
  half?: boolean;
}

export interface Style {
  /** Draws a row. */
  face: Snippet<[unknown]>;
  /** The things themselves stand beside the bar. */
  narrow: boolean;
}

export function bar(play: Play, style: Style): BarAction[] | null {
  if (play.table.options.length === 0) return null;
  if (play.isPlaying) return playing(play, style);
  if (play.isDropping) return dropping(play, style);
  if (play.isSteering) return steering(play, style);
  return answering(play, style);
}

function rowOf(style: Style, row: Row, more: Partial<BarAction> & { run: () => void }): BarAction {
  return { label: [row.sign, row.told.title, row.told.rest].filter(Boolean).join(", "), face: style.face, data: row, ...more };
}

const plain = (title: string, rest = ""): Told => ({ title, rest, clause: "", tone: "plain" });

// -- move cards -------------------------------------------------------------------------

export function cardRow(play: Play, card: string): Row {
  const { texts } = play.table;
  if (card === "J") return { sign: "J", icon: "", told: plain(texts.say("blau-joker-row"), texts.say("blau-joker-then")) };
  return { sign: card.replace("J", ""), icon: "", told: tellWays(play.table, play.ways.get(card) ?? []) };
}

function playing(play: Play, style: Style): BarAction[] {
  const { table, card } = play;
  const rows = play.listed.map((each) => rowOf(style, { ...cardRow(play, each), bare: style.narrow }, { pressed: each === card, spare: !each.startsWith("J") || each === "J", run: () => play.pressCard(each) }));
  const stop = play.has("stop") ? [{ label: table.speaker.action("stop", table.view), icon: check, primary: false, run: () => void table.choose("stop") }] : [];
  if (!play.has(`play ${card}`)) return [...rows, ...stop, ...hint(play, style, card === "J" ? "blau-choose-points" : "blau-choose")];
  const label = card.startsWith("J") ? table.texts.say("blau-play-joker", { points: pointsOf(card) }) : table.texts.say("blau-play", { card });
  return [...rows, ...stop, { label, icon: cardPlay, primary: true, run: () => play.play() }];
}

/** Where the rows are left out, the bar says what to do first. */
function hint(play: Play, style: Style, key: string): BarAction[] {
  if (!style.narrow) return [];
  return [{ label: play.table.texts.say(key), primary: false, reason: { sentence: play.table.question, clause: "" }, run: () => undefined }];
}

// -- fate cards ---------------------------------------------------------------------------

function dropping(play: Play, style: Style): BarAction[] {
  const { table, drop } = play;
  const rows = play.wordsOf("discard").map((card) =>
    rowOf(style, { sign: "", icon: FATE[card]?.icon ?? "", told: plain(fateName(table.texts, card)) }, { pressed: card === drop, spare: true, run: () => play.pressFate(card) }),
  );
  if (drop === "") return [...rows, ...hint(play, style, "blau-discard-which")];
  const label = table.texts.say("blau-discard-it", { card: table.texts.say(`fate-${drop}`) });
  return [...rows, { label, icon: cardDiscard, primary: true, run: () => void table.choose(`discard ${drop}`) }];
}

// -- forces -------------------------------------------------------------------------------

function steering(play: Play, style: Style): BarAction[] {
  if (play.target > 0) return confirming(play);
  if (play.force !== "") return aiming(play, style);
  const { table } = play;
  const forces = FORCES.filter((force) => play.canMove(force)).map((force) => {
    const title = table.texts.say("blau-force-pick", { force: table.texts.say(`force-${force}.object`) });
    return rowOf(style, { sign: "", icon: FATE[force]?.icon ?? "", told: plain(title), bare: style.narrow }, { run: () => play.pressForce(force) });
  });
  return [...forces, { label: table.texts.say("blau-done"), icon: check, primary: true, run: () => void table.choose("done") }];
}

function aiming(play: Play, style: Style): BarAction[] {
  const { texts } = play.table;
  return play.targets.map((place) => {
    const row: Row = { sign: String(place), icon: "", told: plain(placeName(texts, place)), bare: style.narrow, half: true };
    return { ...rowOf(style, row, { run: () => play.aim(play.force, place) }), label: texts.say("blau-force-to", { place: placeWords(texts, place) }) };
  });
}

function confirming(play: Play): BarAction[] {
  const { texts } = play.table;
  const from = play.model.forces[FORCES.indexOf(play.force as "dw")] ?? 0;
  const other = play.displaced;
  const words = { force: texts.say(`force-${play.force}.object`), place: placeWords(texts, play.target), other: other === "" ? "" : forceName(texts, other), origin: placeWords(texts, from) };
  return [
    { label: texts.say(other === "" ? "blau-force-move" : "blau-force-swap", words), icon: check, primary: true, run: () => play.confirm() },
    { label: texts.say("blau-force-again"), icon: back, run: () => (play.target = 0) },
  ];
}

// -- all other questions --------------------------------------------------------------------

function answering(play: Play, style: Style): BarAction[] {
  return play.table.options.map((option) => {
    const leads = play.onward.filter((way) => way.answers[0] === option.text);
    const told = leads.length > 0 ? answer(play, option.text, option.label, leads) : plain(option.label, aside(play, option.text));
    return rowOf(style, { sign: "", icon: "", told }, { run: () => void play.table.choose(option.text) });
  });
}

const SPOKEN: Note["kind"][] = ["unpaid", "pays", "passes", "enters", "rounds"]; // the question and the answer have spoken of it

/** The answer itself first, then where it leads. */
function answer(play: Play, text: string, label: string, leads: readonly Way[]): Told {
  const { table } = play;
  const [way] = leads.map((each) => ({ ...each, notes: each.notes.filter((note) => !SPOKEN.includes(note.kind)) }));
  const lacking = text === "turn" || text === "round" ? missing(demand(play.model, play.me, placeAhead(play.model)), play.model.hands[play.me] ?? []) : [];
  const told = [
    ...(lacking.length > 0 ? [table.texts.say("blau-lacking", { cards: fateList(table, lacking) })] : []),
    ...(way === undefined || way.notes.length === 0 ? [] : fragments(table, way)),
  ];
  const clause = lacking.length === 0 ? "" : play.model.step === "Left" ? "B-5.16" : "B-6.11";
  return { title: label, rest: told.join(", "), clause, tone: lacking.length > 0 ? "bad" : "plain" };
}

/** The place that the question is about. */
function placeAhead(model: Model): number {
  return parse(model.princes[model.mover] ?? "P0").segment + (model.step === "Left" ? 0 : 1);
}

function aside(play: Play, text: string): string {
  if (text === "take") return fateList(play.table, play.model.discard.slice(0, TAKE));
  return text === "steal" ? (play.table.seats[play.victim]?.name ?? "") : "";
}
