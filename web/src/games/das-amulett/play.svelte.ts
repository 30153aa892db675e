// The table as it is played: what lies there, what is pressed, what the bar says, and how events are shown.
import type { Snippet } from "svelte";
import type { BarAction, GameTable, Option, Reason } from "../../table/game";
import { rest } from "../../table/queue";
import { settings } from "../../settings.svelte";
import type { Told } from "../../wire/protocol";
import { METALS, type Metal } from "./box";
import { bids, Choosing, things, type Kind, type Thing } from "./choosing";
import { actions } from "./deciding";
import { answer, lotOf, type Instruction } from "./helping";
import { pairs, read, type Model } from "./model";
import { bestPayment, capacity, payable } from "./paying";
import { told } from "./telling";

const NOTHING: Record<Metal, number> = { g: 0, s: 0, c: 0, i: 0 };
const HOLD: Record<string, number> = { spell_revealed: 260, gem_bid: 200, spell_bid: 200, passed: 120, marker_drawn: 350, group_moved: 420, hat_moved: 200, phase_started: 250, spells_shown: 250, energy_removed: 60 };

export class Play {
  model = $state.raw<Model>(read(""));
  /** Things pressed for an action that needs several. */
  pressed = $state.raw<readonly Thing[]>([]);
  /** Words of an action begun in the bar. */
  words = $state.raw<readonly string[]>([]);
  /** What would be bid; null: the lowest bid. */
  wish = $state.raw<number | null>(null);
  laid = $state.raw<Readonly<Record<Metal, number>>>(NOTHING);
  kept = $state.raw<readonly string[]>([]);
  charges = $state.raw<Readonly<Record<string, number>>>({});
  instruction = $state.raw<Instruction | null>(null);
  /** Why a number cannot be bid. */
  because = $state.raw<(Reason & { n: number }) | null>(null);
  /** Take all the metal of this turn. */
  greedy = $state.raw(false);
  /** The helpers leave this question to the person. */
  held = $state.raw(false);
  /** Draws what flies, and waits for its arrival. */
  flight: ((event: Told, signal: AbortSignal) => Promise<void>) | null = null;
  /** How gems and metals are drawn on buttons. */
  faces = $state.raw<Partial<Record<Kind, Snippet<[unknown]>>>>({});
  /** The spell whose text is shown. */
  private teller = "";
  private readonly reasons = new Map<string, Promise<Reason | null>>();

  constructor(readonly table: GameTable) {}

  readonly me = $derived.by(() => this.table.seat ?? 0);
  readonly own = $derived(this.model.places[this.me]);
  readonly isByColour = $derived.by(() => this.table.variants["metal_timing"] !== "all_grey");
  readonly choosing = $derived.by(() => new Choosing(this.table.options, this.pressed));
  readonly bids = $derived.by(() => bids(this.table.options));
  readonly isBidding = $derived.by(() => this.bids.length > 0 || (["SpellBid", "GemBid"].includes(this.model.step) && this.table.options.length > 0));
  readonly lot = $derived(lotOf(this.model));
  /** The spells that will be sold after this one lie open. */
  readonly isPileOpen = $derived(this.lot !== "" && this.model.pile.some((card) => card !== "?"));
  readonly payable = $derived(payable(this.model, this.me));
  /** The most that the seat could ever bid for this lot. */
  readonly most = $derived(this.model.sale !== "" ? (this.own?.reserve ?? 0) : capacity(this.model, this.me));
  readonly bid = $derived.by(() => this.wish ?? this.bids[0] ?? Math.min(this.most, this.model.bid + 1));
  readonly proposal = $derived.by(() => (this.model.step === "Pay" ? bestPayment(this.model, this.me, this.table.options, this.isByColour) : undefined));
  /** Whether people could draw conclusions from the time that an answer takes. */
  readonly isWatched = $derived.by(() => this.table.seats.some((seat) => !seat.isMe && !seat.isBot));
  /** What will be answered for the person. */
  readonly help = $derived.by(() => (this.held ? null : this.answer()));

  private answer(): string | null {
    const { table, model } = this;
    if (table.options.length === 0 || table.seat === null) return null;
    const helpers = { pass: settings.helper("pass"), pay: settings.helper("pay"), income: settings.helper("income") || this.greedy };
    return answer({ model, seat: table.seat, options: table.options, helpers, instruction: this.instruction, isByColour: this.isByColour });
  }

  /** A new view has come. */
  show(view: string): void {
    const { lot, model, own } = this;
    this.model = read(view);
    this.reasons.clear();
    if (this.lot !== lot) this.wish = null;
    if (this.instruction !== null && this.lot !== this.instruction.lot) this.instruction = null;
    if (this.model.step !== model.step) this.greedy = this.greedy && ["Joker", "From", "GreyTurn", "BlueTurn"].includes(this.model.step);
    // In the set-up others choose at the same time: what is begun stays.
    if (this.model.phase === "setup" && this.model.step === model.step && this.own?.dealt.join() === own?.dealt.join()) return;
    this.clear();
    this.kept = [];
    this.because = null;
    this.held = false;
    this.propose();
  }

  /** Of the energy of the set-up, four to each. */
  private propose(): void {
    const cards = this.own?.dealt ?? [];
    this.charges = Object.fromEntries(cards.map((card) => [card, 4]));
  }

  readonly animate = async (event: Told, signal: AbortSignal): Promise<void> => {
    await this.flight?.(event, signal);
    this.model = told(this.model, event);
    await rest(HOLD[event.name] ?? 0, signal);
  };

  /** What is drawn on the button of an action; null: words only. */
  face(option: Option): Snippet<[unknown]> | null {
    const kind = things(option).at(-1)?.kind;
    return (kind === undefined ? undefined : this.faces[kind]) ?? null;
  }

  clear(): void {
    this.pressed = [];
    this.words = [];
    this.laid = NOTHING;
  }

  // -- what is pressed --------------------------------------------------------------

  can(kind: Kind, id: string): boolean {
    return this.choosing.can(kind, id);
  }

  isPressed(kind: Kind, id: string): boolean {
    return this.pressed.some((each) => each.kind === kind && each.id === id);
  }

  /** Press a thing; false: it names nothing that can be done. */
  press(kind: Kind, id: string): boolean {
    const left = this.choosing.with({ kind, id });
    const [only, another] = left;
    if (only === undefined) return false;
    this.table.hush();
    this.held = true;
    if (another === undefined) void this.table.choose(only.text);
    else this.pressed = [...this.pressed, { kind, id }];
    return true;
  }

  /** Choose a card of the set-up, or give it back; no more than so many. */
  toggle(card: string, most: number): void {
    this.kept = this.kept.includes(card) ? this.kept.filter((each) => each !== card) : [...this.kept, card].slice(-most);
  }

  charge(card: string, n: number): void {
    this.charges = { ...this.charges, [card]: n };
  }

  /** Lay one more card of the metal, or take one back. */
  lay(metal: Metal, by: number): void {
    this.held = true;
    this.laid = { ...this.laid, [metal]: Math.max(0, this.laid[metal] + by) };
  }

  readonly laidCount = $derived(METALS.reduce((sum, metal) => sum + this.laid[metal], 0));

  canLay(metal: Metal): boolean {
    if (this.model.step !== "Pay" || this.table.options.length === 0) return false;
    return this.payable.includes(metal) && this.laid[metal] < (this.own?.hand[metal] ?? 0) && this.laidCount < this.model.bid;
  }

  /** The payment that has been laid, once it is whole. */
  get payment(): Option | undefined {
    const text = ["pay", ...pairs(this.laid)].join(" ");
    return this.table.options.find((option) => option.text === text);
  }

  setBid(n: number): void {
    this.held = true;
    this.because = null;
    this.wish = n;
  }

  /** Bid no more than this for the lot; 0: pass; null: ask me. */
  order(limit: number | null): void {
    this.held = false;
    this.instruction = limit === null ? null : { lot: this.lot, limit };
  }

  /** A pass by hand takes no less time than one by a helper, so that nobody can tell them apart. */
  pass(): void {
    if (this.isWatched && settings.helper("pass") && this.model.step === "GemBid") this.order(0);
    else void this.table.choose("pass");
  }

  // -- why not --------------------------------------------------------------------------

  why(text: string): Promise<Reason | null> {
    const known = this.reasons.get(text) ?? this.table.why(text);
    this.reasons.set(text, known);
    return known;
  }

  /** A spell tells its text, or why it cannot be used. */
  tell(card: string, reason: Reason, node: Element): void {
    this.teller = card;
    this.table.explain(reason, node);
  }

  /** The spell falls silent, unless another one speaks already or the bubble itself is pointed at. */
  hush(card: string): void {
    if (this.teller === card && document.querySelector(".bubble:hover, .bubble:focus-within") === null) this.table.hush();
  }

  async explain(text: string, node: Element): Promise<void> {
    const reason = await this.why(text);
    if (reason !== null && node.isConnected) this.table.explain(reason, node);
  }

  async explainBid(n: number): Promise<void> {
    const reason = await this.why(`bid ${n}`);
    if (reason !== null && !this.bids.includes(n)) this.because = { ...reason, n };
  }

  readonly actions: readonly BarAction[] | null = $derived.by(() => (this.table.options.length === 0 ? null : actions(this)));
}
