// What has happened and was not yet seen: updates wait here until those before them have been shown.
import type { Item, Told, Update } from "../wire/protocol";
import type { Animator } from "./game";

/** Milliseconds that another's action stays before the next one is shown. */
export const BEATS = { slow: 1500, normal: 900, quick: 350, instant: 0 } as const;
const MOST = 40; // so many updates are shown one by one (bots may play many rounds while one is looked at); more are caught up with at once

export interface Stage {
  /** Whose actions need no pause. */
  isMine(item: Item): boolean;
  /** How long another's action stays. */
  beat(): number;
  /** Null: nothing moves. */
  animator(): Animator | null;
  /** An entry is being told; called before its events are played. */
  telling(item: Item): void;
  /** All of an update has been told: this is the table now. */
  shown(update: Update): void;
  /** Whether something is still being told. */
  busy(busy: boolean): void;
}

export class Queue {
  private readonly waiting: Update[] = [];
  private skipping = new AbortController();
  private running = false;
  private ended = false;

  constructor(private readonly stage: Stage) {}

  add(update: Update): void {
    this.waiting.push(update);
    if (!this.running) void this.run();
  }

  /** Finish what is moving now. */
  skip(): void {
    this.skipping.abort();
  }

  close(): void {
    this.ended = true;
    this.skip();
  }

  private async run(): Promise<void> {
    this.running = true;
    this.stage.busy(true);
    for (let update = this.waiting.shift(); update !== undefined && !this.ended; update = this.waiting.shift()) {
      for (const item of update.news) await this.tell(item);
      if (!this.ended) this.stage.shown(update);
    }
    this.running = false;
    this.stage.busy(false);
  }

  private async tell(item: Item): Promise<void> {
    this.stage.telling(item);
    const events = item.events ?? [];
    if (this.ended || document.hidden || this.waiting.length > MOST || events.length === 0) return;
    this.skipping = new AbortController();
    const signal = this.skipping.signal;
    const pause = this.stage.isMine(item) ? 0 : this.stage.beat();
    const end = performance.now() + pause;
    for (const event of events) await this.play(event, signal);
    await rest(end - performance.now(), signal);
  }

  private async play(event: Told, signal: AbortSignal): Promise<void> {
    const animator = this.stage.animator();
    if (animator === null || signal.aborted) return;
    try {
      await animator(event, signal);
    } catch (error) {
      if (!signal.aborted) console.error("an animation failed", event.name, error);
    }
  }
}

/** Wait; the signal ends it early. */
export function rest(milliseconds: number, signal?: AbortSignal): Promise<void> {
  if (milliseconds <= 0 || signal?.aborted === true) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
