// The table as it is played: what lies there, what is chosen, what can be pressed.
import type { GameTable, Reason } from "../../table/game";
import { FORCES, GOAL, JOKER_MAX, SET, isPlace } from "./board";
import { read, type Model } from "./model";
import { demand, ways, waysOn, type Way } from "./preview";
import { cardName, fateList, fateName, forceName, placeWords } from "./words";

/** A space of the board that stands for a choice. */
export interface Lit {
  space: string;
  /** What stands on it: the card that leads there. */
  sign: string;
  label: string;
  chosen: boolean;
  press: () => void;
}

export class Play {
  model = $state.raw<Model>(read(""));
  /** The chosen move card: `3`, `J` without a value yet, `J4`. */
  card = $state("");
  /** The card that is pointed at. */
  peek = $state("");
  force = $state("");
  /** The place to which the chosen force would go; 0: none yet. */
  target = $state(0);
  /** The fate card that would be discarded. */
  drop = $state("");
  private readonly reasons = new Map<string, Promise<Reason | null>>();

  constructor(readonly table: GameTable) {}

  readonly me = $derived.by(() => this.table.seat ?? this.model.mover);
  readonly isPlaying = $derived(this.wordsOf("play").length > 0);
  readonly isDropping = $derived(this.wordsOf("discard").length > 0);
  readonly isSteering = $derived(this.wordsOf("force").length > 0);
  readonly isTaking = $derived(this.has("take"));
  readonly victim = $derived(this.has("steal") ? Number(this.model.detail) : -1);
  /** Which way each playable card leads; the joker by its values. */
  readonly ways = $derived(new Map(this.wordsOf("play").map((card) => [card, ways(this.model, this.me, pointsOf(card))])));
  /** Where the question on the road leads. */
  readonly onward = $derived.by(() => (this.table.options.length > 0 ? waysOn(this.model, this.me) : []));
  readonly lit: readonly Lit[] = $derived(this.isPlaying ? this.litByCards() : this.litByAnswers());
  /** The way that is being looked at. */
  readonly path: readonly string[] = $derived([...new Set(this.ways.get(this.card || this.peek)?.flatMap((way) => way.path))]);

  wordsOf(verb: string): string[] {
    return this.table.options.filter((option) => option.words[0] === verb).map((option) => option.words[1] ?? "");
  }

  has(text: string): boolean {
    return this.table.options.some((option) => option.text === text);
  }

  /** A new view has come. */
  show(view: string): void {
    this.model = read(view);
    this.clear();
    this.reasons.clear();
  }

  clear(): void {
    this.card = this.peek = this.force = this.drop = "";
    this.target = 0;
    this.table.hush();
  }

  // -- move cards -------------------------------------------------------------------

  /** The cards of the list: the open ones, and once the joker is chosen its values. */
  get listed(): string[] {
    if (this.card.startsWith("J")) return Array.from({ length: JOKER_MAX }, (_, i) => `J${i + 1}`);
    return SET.filter((card) => this.has(card === "J" ? "play J1" : `play ${card}`));
  }

  canPlay(card: string): boolean {
    return this.has(card === "J" ? "play J1" : `play ${card}`);
  }

  /** Choose a card; the same once more plays it. */
  pressCard(card: string, beside?: Element): void {
    this.table.hush();
    if (!this.canPlay(card)) void this.explain(cardName(this.table.texts, card), `play ${card === "J" ? "J1" : card}`, beside);
    else if (card === "J" && this.card.startsWith("J")) this.card = "";
    else if (card === this.card) this.play();
    else this.card = card;
  }

  play(): void {
    if (this.has(`play ${this.card}`)) void this.table.choose(`play ${this.card}`);
  }

  private litByCards(): Lit[] {
    const shown = this.card === "" || this.card === "J" ? this.listed.filter((card) => card !== "J") : [this.card];
    const found = shown.flatMap((card) => (this.ways.get(card) ?? []).map((way) => this.litBy(card, way)));
    const joined = new Map<string, Lit>();
    for (const each of found) if (!joined.has(each.space)) joined.set(each.space, each);
    return [...joined.values()];
  }

  private litBy(card: string, way: Way): Lit {
    const sign = card.replace("J", "");
    const label = this.table.speaker.action(`play ${card}`, this.table.view);
    return { space: way.end, sign, label, chosen: card === this.card, press: () => this.pressCard(card) };
  }

  /** Pay by pressing the place, turn back by pressing the way back; an answer may part into several ways further on. */
  private litByAnswers(): Lit[] {
    const first = this.onward.filter((way, i, all) => all.findIndex((other) => other.answers[0] === way.answers[0]) === i);
    return first.flatMap((way) => {
      const [answer = ""] = way.answers;
      const [space = ""] = way.path;
      if (!this.has(answer)) return [];
      const label = this.table.speaker.action(answer, this.table.view);
      return [{ space, sign: "", label, chosen: false, press: () => void this.table.choose(answer) }];
    });
  }

  // -- fate cards and piles -----------------------------------------------------------

  pressFate(card: string, beside?: Element): void {
    this.table.hush();
    if (!this.has(`discard ${card}`)) void this.explain(fateName(this.table.texts, card), `discard ${card}`, beside);
    else if (this.drop === card) void this.table.choose(`discard ${card}`);
    else this.drop = card;
  }

  // -- places and forces ----------------------------------------------------------------

  /** Where the chosen force may go. */
  readonly targets = $derived.by(() =>
    this.table.options.filter((option) => option.words[0] === "force" && option.words[1] === this.force).map((option) => Number(option.words[2]?.slice(1))),
  );

  canMove(force: string): boolean {
    return this.wordsOf("force").includes(force);
  }

  pressForce(force: string, beside?: Element): void {
    this.table.hush();
    if (!this.isSteering || !this.canMove(force)) {
      const place = this.model.forces[FORCES.indexOf(force as "dw")] ?? 1;
      void this.explain(forceName(this.table.texts, force), `force ${force} P${place === GOAL ? 1 : place + 1}`, beside);
      return;
    }
    this.target = 0;
    this.force = this.force === force ? "" : force;
  }

  /** Show where the force would go; what is done is done by confirming. */
  aim(force: string, place: number, beside?: Element): void {
    this.table.hush();
    this.force = force;
    if (this.targets.includes(place)) this.target = place;
    else void this.explainTarget(force, place, beside);
  }

  confirm(): void {
    if (this.target > 0) void this.table.choose(`force ${this.force} P${this.target}`);
  }

  /** Who would have to make room. */
  get displaced(): string {
    const other = this.model.forces.indexOf(this.target);
    return other < 0 ? "" : (FORCES[other] ?? "");
  }

  pressPlace(place: number, beside?: Element): void {
    const lit = this.lit.find((each) => each.space === `P${place}`);
    const there = FORCES[this.model.forces.indexOf(place)];
    if (lit !== undefined) lit.press();
    else if (this.target > 0 && this.target === place) this.confirm();
    else if (this.force !== "") this.aim(this.force, place, beside);
    else if (this.isSteering && there !== undefined) this.pressForce(there, beside);
    else if (this.onward.some((way) => way.notes.some((note) => note.kind === "unpaid" && note.place === place))) void this.explain(placeWords(this.table.texts, place), "pay", beside);
    else this.describe(place, beside);
  }

  /** What a place asks for now. */
  private describe(place: number, beside?: Element): void {
    const { texts } = this.table;
    const cards = demand(this.model, this.me, place);
    const asks = cards.length > 0 ? "some" : "none";
    const words = { place: placeWords(texts, place), asks, cards: fateList(this.table, cards) };
    const clause = place === GOAL ? "B-11.1" : cards.length === 0 ? "B-6.1" : "B-6.10";
    this.table.explain({ sentence: texts.say(place === GOAL ? "blau-goal-tell" : "blau-place-tell", words), clause }, beside);
  }

  private async explainTarget(force: string, place: number, beside?: Element): Promise<void> {
    const thing = placeWords(this.table.texts, place);
    if (place > 0) return this.explain(thing, `force ${force} P${place}`, beside);
    const clause = "B-12.3"; // there is no notation for the start, which never holds a force
    return this.table.explain({ sentence: this.table.texts.say("blau-force-never", { place: thing }), clause }, beside);
  }

  // -- why not ------------------------------------------------------------------------

  /** Ask the server, and say why beside the thing. */
  async explain(thing: string, text: string, beside?: Element): Promise<void> {
    const asked = this.reasons.get(text) ?? this.table.why(text);
    this.reasons.set(text, asked);
    const reason = await asked;
    if (reason === null || beside?.isConnected === false) return;
    this.table.explain({ ...reason, sentence: this.table.texts.say("blau-not-now", { thing, why: reason.sentence }) }, beside);
  }

  /** Whether a place is one that can be chosen now. */
  isLit(place: number): boolean {
    return this.targets.includes(place) || this.lit.some((each) => isPlace(each.space) && each.space === `P${place}`);
  }
}

export function pointsOf(card: string): number {
  return Number(card.replace("J", ""));
}
