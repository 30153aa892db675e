// How events are shown: princes ride space by space, cards and the ring fly, forces glide.
import { tick } from "svelte";
import { rest } from "../../table/queue";
import type { Told } from "../../wire/protocol";
import type { Play } from "./play.svelte";
import { codes, number, text, told } from "./telling";

const HOLD: Record<string, number> = {
  turn_started: 120,
  card_played: 280,
  set_opened: 260,
  stepped: 130,
  turned_back: 220,
  rounded: 80,
  force_defied: 260,
  pushed: 300,
  paid: 120,
  amulet_moved: 260,
  reshuffled: 300,
  force_moved: 420,
};
const FLIGHT = 300;

export interface Flight {
  /** A fate card, `?` for its back, or `ring`. */
  what: string;
  from: DOMRect;
  to: DOMRect;
}

export class Shows {
  flight = $state.raw<Flight | null>(null);
  flyer = $state<HTMLElement>();
  root = $state<HTMLElement>();

  constructor(private readonly play: Play) {}

  readonly animate = async (event: Told, signal: AbortSignal): Promise<void> => {
    await this.flights(event, signal);
    this.play.model = told(this.play.model, event);
    await tick();
    if (event.name === "stepped") this.hop(number(event.fields["seat"]), 6);
    if (event.name === "turned_back" || event.name === "pushed") this.hop(number(event.fields["seat"]), 14);
    await rest(HOLD[event.name] ?? 0, signal);
  };

  private hop(seat: number, height: number): void {
    const prince = this.root?.querySelector(`[data-prince="${seat}"] .hop`);
    prince?.animate([{ transform: "none" }, { transform: `translateY(${-height}px)` }, { transform: "none" }], { duration: height > 6 ? 240 : 130, easing: "ease-out" });
  }

  /** What goes from one place of the table to another before the table changes. */
  private async flights(event: Told, signal: AbortSignal): Promise<void> {
    const { fields } = event;
    const seat = number(fields["seat"]);
    const hand = `hand:${seat}`;
    if (event.name === "drawn") await this.fly(text(fields["card"]), "deck", text(fields["card"]) === "am" ? "discard" : hand, signal);
    if (event.name === "discarded") await this.fly(text(fields["card"]), hand, "discard", signal);
    if (event.name === "paid") for (const card of codes(fields["cards"])) await this.fly(card, hand, "discard", signal);
    if (event.name === "taken") for (const card of codes(fields["cards"])) await this.fly(card, "discard", hand, signal);
    if (event.name === "stolen") await this.fly(text(fields["card"]), `hand:${number(fields["victim"])}`, hand, signal);
    if (event.name === "amulet_moved") {
      const origin = fields["origin"];
      await this.fly("ring", typeof origin === "number" ? `prince:${origin}` : "goal", `prince:${seat}`, signal);
    }
  }

  private async fly(what: string, from: string, to: string, signal: AbortSignal): Promise<void> {
    const [start, end] = [this.find(from), this.find(to)];
    if (start === null || end === null || signal.aborted) return;
    this.flight = { what, from: start, to: end };
    await tick();
    const movement = this.flyer?.animate(frames(start, end, what === "ring"), { duration: FLIGHT, easing: "cubic-bezier(.2,.8,.2,1)" });
    const stop = (): void => movement?.finish();
    signal.addEventListener("abort", stop);
    await movement?.finished.catch(() => undefined);
    signal.removeEventListener("abort", stop);
    this.flight = null;
  }

  private find(thing: string): DOMRect | null {
    return this.root?.querySelector(`[data-thing="${thing}"]`)?.getBoundingClientRect() ?? null;
  }
}

/** Along an arc, from the middle of one box to that of another. */
function frames(from: DOMRect, to: DOMRect, isRing: boolean): Keyframe[] {
  const width = isRing ? 34 : 54;
  const height = isRing ? 34 : 76;
  const at = (box: DOMRect): [number, number] => [box.left + box.width / 2 - width / 2, box.top + box.height / 2 - height / 2];
  const [x0, y0] = at(from);
  const [x1, y1] = at(to);
  const lift = 0.12 * Math.hypot(x1 - x0, y1 - y0);
  return [
    { transform: `translate(${x0}px, ${y0}px) scale(.7)` },
    { transform: `translate(${(x0 + x1) / 2}px, ${(y0 + y1) / 2 - lift}px) scale(1)` },
    { transform: `translate(${x1}px, ${y1}px) scale(.7)` },
  ];
}
