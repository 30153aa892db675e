// The table as it is played: what lies there, what is chosen, what can be pressed, and how events are shown.
import cardDraw from "icon:card-draw";
import cardPlay from "icon:card-play";
import stop from "icon:hand";
import swords from "icon:crossed-swords";
import clear from "icon:return-arrow";
import type { BarAction, GameTable, Reason } from "../../table/game";
import { rest } from "../../table/queue";
import type { Told } from "../../wire/protocol";
import { Lays, patternOf, questions } from "./choosing";
import { Flights, land } from "./flights";
import { read, type Card, type Model } from "./model";
import { decided, told } from "./telling";
import { creature, listed, shortName } from "./words";

const HOLD: Record<string, number> = { laid: 340, drew: 320, revealed: 120, chosen: 220, captured: 280, discarded: 90, round_ended: 200 };
const LOOK = 700; // so long the cards of a battle lie there before one wins
const FATE = 320;

export class Play {
  model = $state.raw<Model>(read("", null));
  /** Cards chosen for a lay. */
  chosen = $state.raw<readonly Card[]>([]);
  /** The pile chosen for passing; 0: none. */
  armed = $state.raw(0);
  readonly flights = new Flights();
  stage: Element | null = null;
  private readonly reasons = new Map<string, Promise<Reason | null>>();

  constructor(private readonly table: GameTable) {}

  readonly me = $derived.by(() => this.table.seat ?? 0);
  readonly hand = $derived(this.model.hands[this.me] ?? []);
  readonly lays = $derived.by(() => new Lays(this.table.options));
  readonly isLaying = $derived(["Lead", "Follow"].includes(this.model.step));
  readonly fights = $derived(this.wordsOf("fight"));
  readonly draws = $derived(this.wordsOf("draw").map(Number));
  private readonly codes = $derived(this.chosen.map((each) => each.code));

  private wordsOf(verb: string): string[] {
    return this.table.options.filter((option) => option.words[0] === verb).map((option) => option.words[1] ?? "");
  }

  /** A new view has come. */
  show(view: string): void {
    this.model = read(view, this.model);
    this.chosen = [];
    this.armed = 0;
    this.reasons.clear();
  }

  readonly animate = async (event: Told, signal: AbortSignal): Promise<void> => {
    signal.addEventListener("abort", () => this.stage !== null && land(this.stage));
    this.model = told(this.model, event);
    if (event.name === "battle") {
      await rest(LOOK, signal);
      this.model = decided(this.model, event);
      await rest(FATE, signal);
    }
    await rest(HOLD[event.name] ?? 0, signal);
  };

  // -- what is pressed --------------------------------------------------------------

  look(card: Card): "selected" | "legal" | "dimmed" | "plain" {
    if (this.chosen.some((each) => each.id === card.id)) return "selected";
    if (this.table.options.length === 0 || !this.isLaying) return "plain";
    return this.lays.canChoose(card.code, this.codes) ? "legal" : "dimmed";
  }

  pressCard(card: Card, node: Element): void {
    const kept = this.chosen.filter((each) => each.id !== card.id);
    const look = this.look(card);
    this.table.hush();
    this.armed = 0;
    if (look === "selected") this.chosen = kept;
    else if (look === "legal") this.chosen = [...this.lays.staying(card.code, this.chosen), card];
    else void this.explainCard(card, node);
  }

  pressPile(pile: number, node: Element): void {
    this.table.hush();
    if (!this.draws.includes(pile)) {
      void this.explain(this.table.texts.say("gargon-pile", { pile }), [`draw ${pile}`], node);
    } else if (this.lays.any && this.armed !== pile) {
      this.chosen = [];
      this.armed = pile;
    } else {
      void this.table.choose(`draw ${pile}`);
    }
  }

  pressColour(code: string, node: Element): void {
    const colour = code[0] ?? "";
    if (this.fights.includes(colour)) void this.table.choose(`fight ${colour}`);
    else void this.explain(shortName(this.table.texts, code), [`fight ${colour}`], node);
  }

  // -- why not --------------------------------------------------------------------------

  async explainCard(card: Card, node: Element): Promise<void> {
    const open = this.model.laid.flat().map((each) => each.code[0] ?? "");
    const pattern = this.model.lead === this.me ? [] : patternOf(this.model.laid[this.model.lead]?.map((each) => each.code) ?? []);
    const asked = questions(card.code, this.hand.map((each) => each.code), this.codes, pattern, open);
    await this.explain(shortName(this.table.texts, card.code), asked, node);
  }

  /** Ask the server, question after question, until one is refused; say why beside the thing. */
  async explain(thing: string, asked: readonly string[], node: Element): Promise<void> {
    for (const text of asked) {
      const reason = await this.why(text);
      if (reason === null) continue;
      const sentence = this.table.texts.say("gargon-not-now", { thing, why: reason.sentence });
      if (node.isConnected) this.table.explain({ ...reason, sentence }, node);
      return;
    }
  }

  private why(text: string): Promise<Reason | null> {
    const known = this.reasons.get(text) ?? this.table.why(text);
    this.reasons.set(text, known);
    return known;
  }

  // -- the action bar -------------------------------------------------------------------

  /** On a narrow table words are few, and a button that says only what to do first is left out. */
  bar(narrow: boolean): BarAction[] | null {
    if (this.table.options.length === 0) return null;
    const others = this.table.options.filter((option) => option.words[0] !== "lay");
    const actions = [
      ...(this.lays.any && (this.chosen.length > 0 || others.length === 0 || !narrow) ? [this.laying()] : []),
      ...others.map((option) => this.action(option.text, narrow)),
    ];
    if (this.chosen.length === 0 && this.armed === 0) return actions;
    return [...actions, { label: this.table.texts.say("gargon-clear"), icon: clear, run: () => this.clear() }];
  }

  clear(): void {
    this.chosen = [];
    this.armed = 0;
    this.table.hush();
  }

  private laying(): BarAction {
    const { table, codes } = this;
    const option = this.lays.exactly(codes);
    const cards = listed(table.texts, table.speaker, codes);
    if (option !== undefined) {
      return { label: table.texts.say("gargon-lay", { cards }), icon: cardPlay, primary: true, run: () => void table.choose(option.text) };
    }
    const label = codes.length === 0 ? table.texts.say("gargon-choose") : table.texts.say("gargon-lay-open", { cards });
    return { label, icon: cardPlay, primary: false, reason: { sentence: table.question, clause: "" }, run: () => undefined };
  }

  private action(text: string, narrow: boolean): BarAction {
    const { table } = this;
    const [verb = "", word = ""] = text.split(" ");
    const run = (): void => void table.choose(text);
    if (verb === "fight") return { label: table.texts.say("gargon-fight", { creature: creature(table.texts, word) }), icon: swords, run };
    if (verb !== "draw") return { label: table.speaker.action(text, table.view), icon: stop, run };
    const top = this.model.piles[Number(word) - 1]?.at(-1)?.code ?? "";
    const kind = { DrawMore: "draw-more", Consolation: "consolation" }[this.model.step] ?? "pass-draw";
    const words = { pile: Number(word), creature: creature(table.texts, top) };
    const label = table.texts.say(`gargon-${kind}`, words) + (narrow ? "" : table.texts.say("gargon-top", words));
    return { label, icon: narrow ? "" : cardDraw, primary: this.armed === Number(word), run };
  }
}
