// Things that fly across the table.
import { rest } from "../../table/queue";

export interface Spot {
  x: number;
  y: number;
}

export function find(thing: string): Element | null {
  return document.querySelector(`[data-thing="${thing}"]`);
}

export function centre(element: Element | null): Spot | null {
  const box = element?.getBoundingClientRect();
  return box === undefined ? null : { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

export function middle(thing: string): Spot | null {
  return centre(find(thing));
}

/** Play a movement to its end; the signal ends it at once. */
export async function play(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  const animation = element.animate(frames, { fill: "none", ...options });
  const stop = (): void => animation.finish();
  signal.addEventListener("abort", stop);
  await animation.finished.catch(() => undefined);
  signal.removeEventListener("abort", stop);
}

/** From where it stands to another thing, shrinking; the element stays hidden where it arrives. */
export async function sendTo(element: Element, thing: string, signal: AbortSignal, delay = 0): Promise<void> {
  const to = middle(thing);
  if (to === null) return;
  await rest(delay, signal);
  const box = element.getBoundingClientRect();
  const unit = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1; // inside a drawing, its own units
  const x = (to.x - box.left - box.width / 2) / unit;
  const y = (to.y - box.top - box.height / 2) / unit;
  const lift = 0.12 * Math.hypot(x, y);
  const frames = [
    { transform: "none", opacity: 1 },
    { transform: `translate(${x / 2}px, ${y / 2 - lift}px) scale(.75)`, opacity: 1 },
    { transform: `translate(${x}px, ${y}px) scale(.4)`, opacity: 0.2 },
  ];
  await play(element, frames, { duration: 260, easing: "cubic-bezier(.2,.8,.2,1)", fill: "forwards" }, signal);
}

/** Frames of a shot from here to there: a parabola, with a spin. */
export function parabola(from: Spot, to: Spot): Keyframe[] {
  const steps = 14;
  const rise = Math.max(90, 0.35 * Math.abs(to.x - from.x));
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const x = from.x + (to.x - from.x) * t;
    const y = from.y + (to.y - from.y) * t - rise * 4 * t * (1 - t);
    return { transform: `translate(${x}px, ${y}px) translate(-50%, -50%) rotate(${t * 330}deg) scale(${1 - 0.25 * t})` };
  });
}

export function shake(element: Element | null, signal: AbortSignal): Promise<void> {
  if (element === null) return Promise.resolve();
  const frames = [0, -6, 6, -4, 4, 0].map((x) => ({ transform: `translateX(${x}px) rotate(${x / 6}deg)` }));
  return play(element, frames, { duration: 240 }, signal);
}
