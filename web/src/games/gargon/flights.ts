// Cards that move: each knows where it was drawn last, and flies from there to where it is drawn now.
import type { Place } from "./layout";

const FLIGHT = 260;
const STAGGER = 40;
const NEAR = 10; // what moves by less does not show it
const FAR = 90; // what moves by less makes room for others, and stays under those that fly
const FLY = "cubic-bezier(.2, .8, .2, 1)";
export const FLYING = "flight";

export class Flights {
  private readonly drawn = new Map<number, Place>();
  private size = "";
  private waiting = 0;

  /** The table was drawn in another size: nothing flies for that. */
  resized(size: string): void {
    if (size !== this.size) this.drawn.clear();
    this.size = size;
  }

  /** A card is drawn here from now on. */
  move(id: number, node: HTMLElement, to: Place, moves: boolean): void {
    const from = this.drawn.get(id);
    this.drawn.set(id, to);
    if (from === undefined || !moves) return;
    const far = Math.hypot(to.x - from.x, to.y - from.y);
    if (far < NEAR && Math.abs(to.w - from.w) < 2 && Math.abs(to.a - from.a) < 2) return;
    if (far > FAR) this.fly(node, from, to, this.delay());
    else node.animate([{ transform: transform(from, to.w) }, { transform: transform(to) }], { id: FLYING, duration: FLIGHT, easing: FLY });
  }

  private fly(node: HTMLElement, from: Place, to: Place, delay: number): void {
    const arc = Math.min(60, 0.12 * Math.hypot(to.x - from.x, to.y - from.y));
    const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - arc, w: (from.w + to.w) / 2, a: (from.a + to.a) / 2, z: 0 };
    const frames = [from, half, to].map((place) => ({ transform: transform(place, to.w), zIndex: "70" }));
    node.animate(frames, { id: FLYING, duration: FLIGHT, delay, easing: FLY, fill: "backwards" });
  }

  /** Cards that leave together leave one after the other. */
  private delay(): number {
    if (this.waiting === 0) requestAnimationFrame(() => (this.waiting = 0));
    this.waiting += 1;
    return Math.min(this.waiting - 1, 8) * STAGGER;
  }
}

/** As drawn: a card of width w stands with its corner at the origin before this. */
export function transform(place: Place, w: number = place.w): string {
  return `translate(${place.x - w / 2}px, ${place.y - w * 0.7}px) rotate(${place.a}deg) scale(${place.w / w})`;
}

/** Finish what flies. */
export function land(stage: Element): void {
  for (const each of stage.getAnimations({ subtree: true })) if (each.id === FLYING) each.finish();
}
