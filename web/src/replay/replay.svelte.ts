// A recorded game as a table that nobody plays at: the same drawings, and a place in the game instead of a turn.
import { entry } from "../games/registry";
import { settings } from "../settings.svelte";
import type { Animator, Option, Reason, SeatInfo } from "../table/game";
import type { GameTable } from "../table/game";
import { letter, recordedNames } from "../table/names";
import { rest } from "../table/queue";
import type { Bubble } from "../table/table.svelte";
import { Speaker } from "../texts/speaker";
import { loadTexts, type Texts } from "../texts/texts";
import type { Frame, Item, Replay as Told } from "../wire/protocol";
import { marks } from "./marks";
import type { Source, Viewpoint } from "./source";

export const SPEEDS = { half: 2400, one: 1200, two: 550, four: 200 } as const; // milliseconds a move stays
export type Speed = keyof typeof SPEEDS;
const SWIFT = 600; // whoever wants moves quicker than this wants them without animations

const EMPTY: Frame = { view: "", waiting: [] };

export class Replay implements GameTable {
  told = $state.raw<Told | null>(null);
  viewpoint = $state.raw<Viewpoint>("all");
  /** So many moves have been made. */
  at = $state.raw(0);
  isPlaying = $state.raw(false);
  speed = $state.raw<Speed>("one");
  pointed = $state.raw<readonly string[]>([]);
  bubble = $state.raw<Bubble | null>(null);
  announced = $state.raw("");
  foot = $state(100);
  openRules = $state.raw<string | null>(null);
  texts = $state.raw<Texts>() as Texts;
  private speaks = $state.raw<typeof Speaker>(Speaker);
  private animator: Animator | null = null;
  private moving: AbortController | null = null;

  constructor(readonly source: Source) {}

  /** Look from somewhere.  Raises what the server refuses with. */
  async look(view: Viewpoint): Promise<void> {
    const told = await this.source.tell(view);
    await this.learn(told.game);
    this.stop();
    this.viewpoint = view;
    this.told = told;
    this.at = Math.min(this.at, told.frames.length - 1);
  }

  private async learn(game: string): Promise<void> {
    const [texts, speaks] = await Promise.all([loadTexts(settings.language, game), entry(game)?.speaker()]);
    this.texts = texts;
    if (speaks !== undefined) this.speaks = speaks as typeof Speaker;
  }

  async relearn(): Promise<void> {
    if (this.told !== null) await this.learn(this.told.game);
  }

  // -- through the game ---------------------------------------------------------------

  readonly frames: readonly Frame[] = $derived(this.told?.frames ?? []);
  readonly end = $derived(Math.max(0, this.frames.length - 1));
  readonly marks: readonly number[] = $derived(marks(this.told?.game ?? "", this.frames, this.told?.seats.length ?? 0));

  /** Go there at once. */
  go(to: number): void {
    this.stop();
    this.show(to);
  }

  private show(to: number): void {
    this.at = Math.max(0, Math.min(this.end, Math.round(to)));
    this.bubble = null;
    this.announced = this.sentences.join(" ");
  }

  /** One move on, as it was played. */
  async step(): Promise<void> {
    if (this.moving !== null || this.at >= this.end) return this.go(this.at + 1);
    const moving = (this.moving = new AbortController());
    const to = this.at + 1;
    for (const event of this.frames[to]?.events ?? []) {
      if (settings.motion && this.animator !== null && !moving.signal.aborted && SPEEDS[this.speed] > SWIFT) await this.animator(event, moving.signal);
    }
    if (!moving.signal.aborted) this.show(to);
    if (this.moving === moving) this.moving = null;
  }

  async play(): Promise<void> {
    if (this.at >= this.end) this.show(0);
    this.isPlaying = true;
    while (this.isPlaying && this.at < this.end) {
      await this.step();
      await rest(SPEEDS[this.speed]);
    }
    this.isPlaying = false;
  }

  stop(): void {
    this.isPlaying = false;
    this.moving?.abort();
    this.moving = null;
  }

  // -- what the game sees ---------------------------------------------------------------

  readonly frame = $derived(this.frames[this.at] ?? EMPTY);
  readonly game = $derived(this.told?.game ?? "");
  readonly variants = $derived(this.told?.options ?? {});
  /** In games that show a table from a seat alone, who sees all looks over the shoulder of whoever acts. */
  private readonly follows = $derived(this.told?.all === true && entry(this.game)?.follows === true);
  readonly view = $derived.by(() => (this.follows ? this.frame.view.replace(/^seat _/, `seat ${letter(this.seat ?? 0)}`) : this.frame.view));
  readonly before = $derived(this.frames[this.at - 1]?.view ?? "");
  readonly waiting: readonly number[] = $derived(this.frame.waiting);
  readonly seat: number | null = $derived(this.follows ? (this.waiting[0] ?? this.frame.seat ?? 0) : (this.told?.seat ?? null));
  readonly names: readonly string[] = $derived(recordedNames(this.told?.seats ?? []));
  readonly seats: readonly SeatInfo[] = $derived(
    this.names.map((name, seat) => ({
      seat,
      name,
      letter: letter(seat),
      isBot: false,
      level: null,
      away: false,
      since: null,
      isPerson: false,
      isMe: seat === this.told?.seat,
      isAsked: this.waiting.includes(seat),
      clock: null,
    })),
  );
  readonly log: readonly Item[] = $derived(
    this.frames.slice(0, this.at + 1).map((frame, seq) => ({ seq, at: 0, kind: "moved", facts: { seat: frame.seat ?? null }, events: frame.events ?? [] })),
  );
  readonly last = $derived(this.frame.events ?? []);
  readonly speaker = $derived.by(() => new this.speaks(this.texts, this.names, this.told?.seat ?? null));
  readonly sentences: readonly string[] = $derived(this.last.map((event) => this.speaker.event(event)));
  readonly over = $derived(this.frames.length > 0 && this.waiting.length === 0);
  readonly result = $derived(this.over ? (this.told?.result ?? null) : null);
  readonly options: readonly Option[] = [];
  readonly question = "";
  readonly aids = true;
  readonly lastOwn = -1;

  get motion(): boolean {
    return settings.motion;
  }

  // -- what a game may ask for: nobody plays here -----------------------------------------

  choose(): Promise<Reason | null> {
    return Promise.resolve(null);
  }
  why(): Promise<Reason | null> {
    return Promise.resolve(null);
  }
  explain(reason: Reason, beside?: Element): void {
    this.bubble = { reason, beside: beside ?? null };
  }
  hush(within?: Element | null): void {
    if (!within || within.contains(this.bubble?.beside ?? null)) this.bubble = null;
  }
  rules(clause: string): void {
    this.openRules = clause;
  }
  announce(sentence: string): void {
    this.announced = sentence;
  }
  animate(animator: Animator): () => void {
    this.animator = animator;
    return () => {
      if (this.animator === animator) this.animator = null;
    };
  }
  bar(): void {
    // there is none
  }
  panel(): void {
    // nor this
  }
  point(things: readonly string[]): void {
    this.pointed = things;
  }
  personName(): string {
    return "";
  }
  seatName(): string {
    return "";
  }
}
