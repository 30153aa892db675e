// What the action bar says to each question.
import back from "icon:return-arrow";
import hand from "icon:hand";
import hammer from "icon:gavel";
import check from "icon:check-mark";
import pay from "icon:pay-money";
import climb from "icon:stairs-goal";
import type { BarAction, Option } from "../../table/game";
import { entries, start } from "../../table/composing";
import type { Play } from "./play.svelte";
import { bag } from "./model";
import { short } from "./words";

const MANY = 12; // so many areas stand in the bar one by one; more are parted by their row

export function actions(play: Play): BarAction[] {
  switch (play.model.step) {
    case "Keep":
      return [choosing(play, 2)];
    case "DraftOne":
      return [choosing(play, 1)];
    case "Charge":
      return [charging(play)];
    case "SpellBid":
    case "GemBid":
      return bidding(play);
    case "Pay":
      return paying(play);
    default:
      return composed(play);
  }
}

const say = (play: Play, key: string, words: Record<string, string | number> = {}): string => play.table.texts.say(key, words);
const asked = (play: Play): { sentence: string; clause: string } => ({ sentence: play.table.question, clause: "" });

function choosing(play: Play, count: number): BarAction {
  const option = play.table.options.find((each) => play.kept.length === count && play.kept.every((card) => each.words.includes(card)));
  if (option === undefined) return { label: say(play, "da-keep-open", { count: count - play.kept.length }), reason: asked(play), run: () => undefined };
  return { label: option.label, icon: check, primary: true, run: () => void play.table.choose(option.text) };
}

function charging(play: Play): BarAction {
  const words = (play.own?.dealt ?? []).flatMap((card) => [card, String(play.charges[card] ?? 1)]);
  const option = play.table.options.find((each) => each.text === ["charge", ...words].join(" "));
  if (option === undefined) return { label: say(play, "da-charge-open"), reason: asked(play), why: () => play.why(["charge", ...words].join(" ")), run: () => undefined };
  return { label: option.label, icon: check, primary: true, run: () => void play.table.choose(option.text) };
}

function bidding(play: Play): BarAction[] {
  const { table, model, bid } = play;
  const pass: BarAction = { label: say(play, "action-pass"), icon: hand, run: () => play.pass() };
  if (play.bids.length === 0) return [{ ...pass, primary: true }];
  const text = `bid ${bid}`;
  const label = say(play, model.sale !== "" ? "da-bid-energy" : "da-bid-metal", { n: bid });
  const offer: BarAction = { label, icon: hammer, primary: true, why: () => play.why(text), run: () => void table.choose(text) };
  if (model.sale !== "" || bid <= (play.bids[0] ?? 0)) return [offer, pass];
  return [offer, pass, { label: say(play, "da-raise-to", { n: bid }), icon: climb, run: () => play.order(bid) }];
}

function paying(play: Play): BarAction[] {
  const { table, proposal, payment } = play;
  const run = (option: Option) => () => void table.choose(option.text);
  if (play.laidCount === 0 && proposal !== undefined) {
    return [{ label: say(play, "da-pay-best", { bag: short(bag(proposal.words.slice(1).join(""))) }), icon: pay, primary: true, run: run(proposal) }];
  }
  const clear: BarAction = { label: say(play, "da-clear"), icon: back, run: () => play.clear() };
  if (payment !== undefined) return [{ label: say(play, "da-pay", { bag: short(play.laid) }), icon: pay, primary: true, run: run(payment) }, clear];
  const label = say(play, "da-pay-open", { n: play.laidCount, of: play.model.bid });
  return [{ label, icon: pay, reason: { sentence: say(play, "refusal-A-7-2", { n: play.model.bid }), clause: "A-7.2" }, run: () => undefined }, clear];
}

/** Things pressed and words begun narrow the list down. */
function composed(play: Play): BarAction[] {
  const left = play.choosing.options;
  const found = isManyAreas(left, play.words) ? byRow(play, left) : listed(play, left);
  const greed = play.model.step.endsWith("Turn") && left.filter((option) => option.words[0] === "income").length > 1 && play.pressed.length === 0;
  const all: BarAction[] = greed ? [{ label: say(play, "da-take-all"), primary: true, run: () => takeAll(play) }] : [];
  if (play.pressed.length === 0 && play.words.length === 0) return [...all, ...found];
  return [...found, { label: say(play, "da-clear"), icon: back, run: () => play.clear() }];
}

function takeAll(play: Play): void {
  play.held = false;
  play.greedy = true;
}

function listed(play: Play, left: readonly Option[]): BarAction[] {
  const chosen = play.words.length > 0 && !play.words[0]?.startsWith("row ") ? play.words : start(left);
  const row = play.words[0]?.slice(4) ?? "";
  const shown = play.words[0]?.startsWith("row ") ? left.filter((option) => option.words[1]?.startsWith(row)) : left;
  return entries(shown, shown === left ? chosen : start(shown)).map((entry): BarAction => {
    const { option } = entry;
    if (option === null) return { label: play.table.speaker.begun(entry.words, play.table.view), run: () => (play.words = entry.words) };
    const face = play.face(option);
    return { label: option.label, ...(face === null ? {} : { face, data: option }), ...(option.words.length === 1 ? { icon: hand } : {}), run: () => void play.table.choose(option.text) };
  });
}

function isManyAreas(left: readonly Option[], words: readonly string[]): boolean {
  return words.length === 0 && left.length > MANY && left.every((option) => ["move", "drop", "lift"].includes(option.words[0] ?? ""));
}

function byRow(play: Play, left: readonly Option[]): BarAction[] {
  const rows = [...new Set(left.map((option) => option.words[1]?.charAt(0) ?? ""))];
  return rows.map((row) => ({ label: say(play, "da-row", { row }), run: () => (play.words = [`row ${row}`]) }));
}

/** The spells that shape this decision: own ones that can be used, and those of others that bind. */
export function shaping(play: Play): string[] {
  const { model, me } = play;
  const own = play.own?.spells.map((each) => each.card) ?? [];
  const leading = model.leader === null || model.leader === me ? [] : (model.places[model.leader]?.spells.map((each) => each.card) ?? []);
  if (model.step === "GemBid") return [...leading.filter((card) => card === "might"), ...own.filter((card) => isBidding(card) || (card === "superiority" && leading.length > 0))];
  if (model.step === "Pay") return own.filter(isBidding);
  if (model.step === "Move") return own.filter((card) => card === "phoenix");
  return own.filter((card) => play.can("spell", card));
}

const isBidding = (card: string): boolean => card.startsWith("morph");
