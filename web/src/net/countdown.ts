// Waiting that a sleeping page does not shorten: a closed lid or a frozen tab is no silence of the server.
const TICK = 1000;
const ASLEEP = 5000; // what a longer sleep counts

export class Countdown {
  private left = 0;
  private at = 0; // when it was looked at last
  private timer: ReturnType<typeof setInterval> | undefined;

  /** `over` is called once when the time is over, `woke` whenever the page has slept. */
  constructor(
    private readonly over: () => void,
    private readonly woke: () => void = () => {},
  ) {}

  get isRunning(): boolean {
    return this.timer !== undefined;
  }

  start(seconds: number): void {
    this.left = seconds * 1000;
    this.at = Date.now();
    this.timer ??= setInterval(() => this.look(), TICK);
  }

  /** Leave no more than this, if it is running. */
  shorten(seconds: number): void {
    this.left = Math.min(this.left, seconds * 1000);
  }

  stop(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private look(): void {
    const passed = Math.max(0, Date.now() - this.at);
    this.at = Date.now();
    this.left -= Math.min(passed, ASLEEP);
    if (this.left <= 0) {
      this.stop();
      this.over();
    } else if (passed > ASLEEP) this.woke();
  }
}
