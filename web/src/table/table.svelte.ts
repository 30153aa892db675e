// One table as one person sees it: the connection, what was heard, what is shown, and what can be done.
import type { Snippet } from "svelte";
import { api, ApiError } from "../net/api";
import { Link, type Away, type Health, type Wish } from "../net/link";
import { learn as learnEdition } from "../games/editions";
import { entry } from "../games/registry";
import { say, settings } from "../settings.svelte";
import { loadTexts, type Texts } from "../texts/texts";
import { Speaker } from "../texts/speaker";
import type { Item, Refused, Sendable, State, Told, Update } from "../wire/protocol";
import type { Animator, BarAction, GameTable, Option, Reason, SeatInfo } from "./game";
import { seen, type Seen } from "./earlier.svelte";
import { mine, names, seatInfos } from "./names";
import { BEATS, Queue } from "./queue";
import { remember, rememberedSeat } from "./remembered";

/** What is shown beside a thing of the table. */
export interface Bubble {
  reason: Reason;
  beside: Element | null;
}

type Speaks = typeof Speaker;

export class Table implements GameTable {
  state = $state.raw<State | null>(null);
  you = $state.raw<string | null>(null);
  seat = $state.raw<number | null>(null);
  health = $state.raw<Health>("connecting");
  away = $state.raw<Away>({});
  /** Why there is no table to see. */
  failure = $state.raw<ApiError["code"] | null>(null);
  /** What the server said of it. */
  private refused = $state.raw<Refused | null>(null);
  log = $state.raw<readonly Item[]>([]);
  /** When the state was heard, for clocks. */
  heardAt = $state.raw(0);
  before = $state.raw("");
  /** The views that were shown here, for looking back; those of another seat are not kept. */
  past = $state.raw<readonly Seen[]>([]);
  last = $state.raw<readonly Told[]>([]);
  pointed = $state.raw<readonly string[]>([]);
  bubble = $state.raw<Bubble | null>(null);
  announced = $state.raw("");
  barActions = $state.raw<readonly BarAction[] | null>(null);
  barPanel = $state.raw<Snippet | null>(null);
  /** The clause at which the rules are open; "" for the book; null: closed. */
  openRules = $state.raw<string | null>(null);
  /** A request is on its way. */
  asking = $state.raw(false);
  /** Something is still being told. */
  telling = $state.raw(false);
  /** What is being told now, and whose doing it is. */
  told = $state.raw<{ sentence: string; seat: number | null }>({ sentence: "", seat: null });
  /** What a bot would do, when that was asked for. */
  advice = $state.raw<Option | null>(null);
  texts = $state.raw<Texts>() as Texts;
  private speaks = $state.raw<Speaks>(Speaker);
  private animator: Animator | null = null;
  private link: Link | null = null;
  private queue: Queue;
  private seq = $state.raw(-1);
  private awaited = $state.raw(-1); // the number under which the last own move stands
  private looks = 0; // only the newest look counts

  constructor(readonly name: string) {
    this.queue = this.newQueue();
  }

  // -- coming and going -----------------------------------------------------------

  async open(): Promise<void> {
    const look = (this.looks += 1);
    try {
      const update = await this.first(rememberedSeat(this.name));
      const [edition] = await Promise.all([api.edition(this.name), this.learn(update.state.game)]);
      learnEdition(update.state.game, edition.data);
      this.failure = null;
      if (look === this.looks) this.begin(update);
    } catch (error) {
      this.failure = error instanceof ApiError ? error.code : "trouble";
      this.refused = error instanceof ApiError ? error.refused : null;
      if (!(error instanceof ApiError)) throw error;
    }
  }

  /** Look from one of the person's seats, or from beside the table; as before, where the server does not answer. */
  async look(seat: number | null): Promise<void> {
    const look = (this.looks += 1);
    const update = await this.attempt(this.first(seat));
    if (update === null || look !== this.looks) return;
    this.close();
    this.seq = this.awaited = -1;
    this.log = [];
    this.past = [];
    this.queue = this.newQueue();
    this.begin(update);
  }

  /** What the server answers, or null: then the page says why not. */
  async attempt<T>(answer: Promise<T>): Promise<T | null> {
    try {
      return await answer;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.explain({ sentence: say(`code-${error.code}`), clause: "" });
      return null;
    }
  }

  close(): void {
    this.looks += 1;
    this.link?.close();
    this.queue.close();
  }

  /** The table as it is: from the wanted seat if it is the person's, else from any of theirs, else from beside. */
  private async first(wanted: number | null): Promise<Update> {
    const beside = await api.updates(this.name, null, -1, 0);
    const own = beside.you === null ? [] : mine(beside.state, beside.you);
    const asked = own.find((seat) => beside.state.waiting.includes(seat));
    const seat = wanted !== null && own.includes(wanted) ? wanted : (asked ?? own[0] ?? null);
    return seat === null ? beside : api.updates(this.name, seat, -1, 0);
  }

  private async learn(game: string): Promise<void> {
    const [texts, speaks] = await Promise.all([loadTexts(settings.language, game), entry(game)?.speaker()]);
    this.texts = texts;
    if (speaks !== undefined) this.speaks = speaks as Speaks;
  }

  /** Speak another language from now on. */
  async relearn(): Promise<void> {
    if (this.state !== null) await this.learn(this.state.game);
  }

  private begin(update: Update): void {
    this.log = update.news;
    this.away = update.away ?? {};
    this.show(update);
    this.link = new Link(
      this.name,
      update.seat,
      update.seq,
      (news) => this.heard(news),
      (health) => this.feels(health),
      (away) => (this.away = away),
    );
  }

  private feels(health: Health): void {
    this.health = health;
    if (health === "aside") void this.open(); // which says why
  }

  private heard(update: Update): void {
    this.seq = update.seq;
    this.away = update.away ?? {};
    this.queue.add(update);
  }

  private newQueue(): Queue {
    return new Queue({
      isMine: (item) => item.facts?.["seat"] === this.seat && item.kind === "moved",
      beat: () => BEATS[settings.pace],
      animator: () => (settings.motion ? this.animator : null),
      telling: (item) => this.tell(item),
      shown: (update) => this.show(update),
      busy: (busy) => (this.telling = busy),
    });
  }

  private tell(item: Item): void {
    this.log = [...this.log, item];
    const events = item.events ?? [];
    if (events.length === 0) return;
    this.last = events;
    const sentences = events.map((event) => this.speaker.event(event));
    this.told = { sentence: sentences[0] ?? "", seat: Number(item.facts?.["seat"] ?? -1) };
    this.announce(sentences.join(" "));
  }

  private show(update: Update): void {
    this.before = this.state?.view ?? "";
    if (!sameQuestion(this.state, update.state)) this.advice = null;
    this.seq = Math.max(this.seq, update.seq);
    this.state = update.state;
    this.past = seen(this.past, update, this.last);
    this.told = { sentence: "", seat: null };
    this.bubble = null;
    this.seat = update.seat;
    this.you = update.you;
    this.heardAt = performance.now();
    remember(this.name, update);
  }

  /** Why the table cannot go on, if it cannot. */
  readonly aside = $derived(this.failure === "set-aside" ? String(this.refused?.facts?.["why"]) : null);

  // -- what the game sees ---------------------------------------------------------

  readonly game = $derived(this.state?.game ?? "");
  readonly variants = $derived(this.state?.options ?? {});
  readonly view = $derived(this.state?.view ?? "");
  readonly memory = $derived(this.state?.memory ?? "");
  readonly seats: readonly SeatInfo[] = $derived(this.state === null ? [] : seatInfos(this.state, this.seat, this.away));
  readonly waiting: readonly number[] = $derived(this.state?.waiting ?? []);
  readonly over = $derived(this.state?.phase === "finished");
  readonly result = $derived(this.state?.result ?? null);
  readonly speaker = $derived(new this.speaks(this.texts, this.state === null ? [] : names(this.state), this.seat));
  readonly own: readonly number[] = $derived(this.state === null || this.you === null ? [] : mine(this.state, this.you));
  readonly isMyTurn = $derived(this.seat !== null && this.waiting.includes(this.seat) && !this.telling);
  readonly question = $derived(this.isMyTurn && this.state?.question ? this.speaker.message(this.state.question) : "");
  /** The same for the status line, which is short. */
  readonly brief = $derived(this.isMyTurn && this.state?.question ? this.speaker.brief(this.state.question) : "");
  /** From sending a move until it is refused, or its update is here. */
  private readonly isSending = $derived(this.asking || this.seq < this.awaited);
  readonly options: readonly Option[] = $derived(this.isMyTurn && !this.isSending ? this.spoken() : []);

  /** The number of the viewer's last own action in the log; -1: none. */
  readonly lastOwn = $derived(
    this.log.findLast((item) => item.kind === "moved" && item.facts?.["seat"] === this.seat)?.seq ?? -1,
  );

  get motion(): boolean {
    return settings.motion;
  }
  get aids(): boolean {
    return this.state?.settings.aids ?? false;
  }
  /** Whether a bot may be asked for advice; where nobody has decided, there is advice without a clock. */
  get hints(): boolean {
    const { hints, clock } = this.state?.settings ?? {};
    return hints ?? (clock?.kind ?? "none") === "none";
  }

  private spoken(): Option[] {
    const { speaker, view } = this;
    return (this.state?.actions ?? []).map((text) => ({
      text,
      words: text.split(" "),
      label: speaker.action(text, view),
    }));
  }

  // -- what can be done -------------------------------------------------------------

  async choose(text: string): Promise<Reason | null> {
    if (this.seat === null || this.isSending) return null;
    return this.ask({ type: "move", seat: this.seat, seen: this.seq, text });
  }

  /** Ask the table for something; what is refused is shown. */
  async ask(wish: Wish): Promise<Reason | null> {
    if (this.link === null) return null;
    this.bubble = null;
    this.asking = true;
    try {
      const reply = await this.link.ask(wish);
      if (reply.type === "ack" && wish.type === "move") this.awaited = reply.seq;
      const reason = this.reason(reply);
      if (reason !== null) this.explain(reason);
      return reason;
    } finally {
      this.asking = false;
    }
  }

  async why(text: string): Promise<Reason | null> {
    if (this.seat === null || this.link === null) return null;
    return this.reason(await this.link.ask({ type: "why", seat: this.seat, text }));
  }

  private reason(reply: Sendable): Reason | null {
    return reply.type === "refused" ? this.because(reply) : null;
  }

  private because(refused: Refused): Reason {
    if (refused.clause === undefined) return { sentence: say(`code-${refused.code}`), clause: "" };
    return { sentence: this.speaker.refusal(refused.clause, refused.facts ?? {}), clause: refused.clause };
  }

  explain(reason: Reason, beside?: Element): void {
    this.bubble = { reason, beside: beside ?? null };
    this.announce(reason.sentence);
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

  bar(actions: readonly BarAction[] | null): void {
    this.barActions = actions;
  }

  panel(drawn: Snippet | null): void {
    this.barPanel = drawn;
  }

  /** Point at things of the table. */
  point(things: readonly string[]): void {
    this.pointed = things;
  }

  personName(person: string | null): string {
    return this.state?.people.find((each) => each.person === person)?.name ?? "";
  }

  /** The name of the seat that an entry of the log is about. */
  seatName(item: Item): string {
    const seat = item.facts?.["seat"];
    return typeof seat === "number" ? (this.seats[seat]?.name ?? "") : "";
  }

  /** What a bot would do in this place. */
  async hint(): Promise<void> {
    if (this.seat === null) return;
    const hint = await this.attempt(api.hint(this.name, this.seat));
    if (hint === null) return;
    this.advice = this.options.find((option) => option.text === hint.text) ?? null;
    if (this.advice !== null) this.announce(say("hint-is", { action: this.advice.label }));
  }

  async rematch(): Promise<void> {
    if (this.state?.next === null) await this.ask({ type: "propose", what: "rematch" });
  }

  skip(): void {
    this.queue.skip();
  }
}

/** Whether the viewer is still asked what they were asked before. */
function sameQuestion(before: State | null, now: State): boolean {
  return JSON.stringify([before?.question, before?.actions]) === JSON.stringify([now.question, now.actions]);
}
