// What moves: each event is played on the table before the next view is shown.
import { tick } from "svelte";
import { rest } from "../../table/queue";
import type { Told } from "../../wire/protocol";
import { num } from "./challenge";
import { centre, find, middle, parabola, play, sendTo, shake } from "./fly";
import type { Live } from "./live.svelte";

/** How long what an event shows stays before the next. */
const HOLDS: Record<string, number> = {
  called: 350,
  laid: 260,
  tied: 400,
  dropped: 300,
  round_won: 400,
  collected: 200,
  built: 340,
  tucked: 160,
  retrieved: 320,
  sling_started: 400,
  sling_tied: 400,
  sling_won: 400,
  table_cleared: 300,
  out: 400,
  short_started: 400,
};
const FOR_WHO_IS_OUT = 0.35; // a game in which the viewer is out goes much quicker,
const FOR_OTHERS = 0.75; // and others' rounds a little

const pigOf = (seat: number): string => `[data-thing="built:${seat}"] [data-part="3"]`;

export class Moving {
  /** The own slingshot. */
  aim = $state<"rest" | "pulled" | "empty">("rest");
  /** Who has just built. */
  freshSeat = $state(-1);
  /** The bird in the air. */
  shot = $state.raw<{ card: number } | null>(null);
  flyer = $state<HTMLElement>();

  constructor(private readonly live: Live) {}

  readonly animate = async (event: Told, signal: AbortSignal): Promise<void> => {
    const winner = this.live.challenge?.winner ?? -1;
    const seat = event.name === "table_cleared" ? winner : num(event.fields["seat"]);
    const isPigs = event.name === "sling_won" && event.fields["pig"] === true;
    if (["collected", "sling_won", "table_cleared"].includes(event.name) && !isPigs) await this.gather(event, seat, signal);
    else this.live.reach(event);
    if (event.name === "built") this.freshSeat = seat;
    await tick();
    if (event.name === "sling_read" || event.name === "sling_laid") await this.shoot(seat, num(event.fields["card"]), signal);
    if (isPigs) await shake(find(`built:${seat}`), signal);
    await rest((HOLDS[event.name] ?? 0) * this.haste(), signal);
    if (event.name === "built") this.freshSeat = -1;
  };

  private get me(): number | null {
    return this.live.board.me;
  }

  private haste(): number {
    if (this.me !== null && this.live.board.places[this.me]?.isOut === true) return FOR_WHO_IS_OUT;
    return this.live.challenge?.caller === this.me ? 1 : FOR_OTHERS;
  }

  /** What somebody has won goes there: the cards laid, the pig, or all structures. */
  private async gather(event: Told, seat: number, signal: AbortSignal): Promise<void> {
    const target = seat === this.me ? "own-card" : `pack:${seat}`;
    const owner = this.live.challenge?.caller ?? -1;
    const won = { collected: '[data-thing^="laid:"]', sling_won: pigOf(owner), table_cleared: '[data-thing^="built:"]' }[event.name] ?? "";
    const things = [...document.querySelectorAll(won)];
    await Promise.all(things.map((thing, i) => sendTo(thing, target, signal, i * 40)));
    this.live.reach(event);
    await tick();
    if (event.name !== "collected") for (const thing of things) thing.getAnimations().forEach((each) => each.cancel());
  }

  /** A bird flies at the pig: from the own slingshot, or from another's pack. */
  private async shoot(seat: number, card: number, signal: AbortSignal): Promise<void> {
    const owner = this.live.challenge?.caller ?? -1;
    if (seat === owner) return;
    if (seat === this.me) {
      this.aim = "pulled";
      await rest(300, signal);
    }
    const from = middle(seat === this.me ? "sling" : `pack:${seat}`) ?? middle(`seat:${seat}`);
    const to = centre(document.querySelector(pigOf(owner))) ?? middle(`yard:${owner}`);
    if (from !== null && to !== null && !signal.aborted) {
      this.shot = { card: Math.max(0, card) };
      if (seat === this.me) this.aim = "empty";
      await tick();
      if (this.flyer !== undefined) await play(this.flyer, parabola(from, to), { duration: 380, easing: "cubic-bezier(.4,.2,.8,.9)" }, signal);
      this.shot = null;
      await shake(find(`built:${owner}`), signal);
    }
    this.aim = "rest";
  }
}
