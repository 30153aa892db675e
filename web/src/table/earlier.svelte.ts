// Looking back while a game goes on: only at views that were sent to this device for this seat.
import { settings } from "../settings.svelte";
import type { Told, Update } from "../wire/protocol";
import type { GameTable, Option, Reason } from "./game";
import type { Table } from "./table.svelte";

/** What was shown once: the view, and the events that led to it. */
export interface Seen {
  seq: number;
  view: string;
  events: readonly Told[];
}

const MOST = 2000;

/** What has been seen so far, and this. */
export function seen(past: readonly Seen[], update: Update, events: readonly Told[]): readonly Seen[] {
  const { view } = update.state;
  if (view === null || view === past.at(-1)?.view) return past;
  return [...past, { seq: update.seq, view, events }].slice(-MOST);
}

/** The table as it was; nothing can be done there. */
export class Earlier implements GameTable {
  at = $state(0);
  foot = $state(110);

  constructor(private readonly now: Table) {
    this.at = Math.max(0, now.past.length - 2);
  }

  readonly past: readonly Seen[] = $derived.by(() => this.now.past);
  readonly end = $derived(this.past.length - 1);
  private readonly shown = $derived(this.past[Math.min(this.at, this.end)]);

  readonly view = $derived(this.shown?.view ?? "");
  readonly before = $derived(this.past[this.at - 1]?.view ?? "");
  readonly last = $derived(this.shown?.events ?? []);
  readonly log = $derived.by(() => this.now.log.filter((item) => item.seq <= (this.shown?.seq ?? 0)));
  readonly sentence = $derived.by(() => {
    const [first] = this.last;
    return first === undefined ? "" : this.now.speaker.event(first);
  });
  readonly options: readonly Option[] = [];
  readonly question = "";
  readonly over = false;
  readonly result = null;
  readonly waiting: readonly number[] = [];

  get game(): string {
    return this.now.game;
  }
  get variants(): GameTable["variants"] {
    return this.now.variants;
  }
  get seat(): number | null {
    return this.now.seat;
  }
  get seats(): GameTable["seats"] {
    return this.now.seats.map((seat) => ({ ...seat, isAsked: false }));
  }
  get motion(): boolean {
    return false;
  }
  get aids(): boolean {
    return settings.aids;
  }
  get speaker(): GameTable["speaker"] {
    return this.now.speaker;
  }
  get texts(): GameTable["texts"] {
    return this.now.texts;
  }
  get pointed(): readonly string[] {
    return this.now.pointed;
  }

  go(to: number): void {
    this.at = Math.max(0, Math.min(this.end, to));
  }

  choose(): Promise<Reason | null> {
    return Promise.resolve(null);
  }
  why(): Promise<Reason | null> {
    return Promise.resolve(null);
  }
  explain(reason: Reason, beside?: Element): void {
    this.now.explain(reason, beside);
  }
  hush(within?: Element | null): void {
    this.now.hush(within);
  }
  rules(clause: string): void {
    this.now.rules(clause);
  }
  announce(sentence: string): void {
    this.now.announce(sentence);
  }
  animate(): () => void {
    return () => undefined;
  }
  bar(): void {
    // what could be done now is not shown here
  }
  panel(): void {
    // nor what is thought of it
  }
}
