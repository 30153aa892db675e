// The table by keyboard: arrows within a zone (`data-zone`), Tab from zone to zone, Enter presses.
const CAN_FOCUS = 'button:not(:disabled), a[href], input:not(:disabled), select:not(:disabled), [tabindex="0"]';
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Whether keys go to a field, and are no commands. */
export function isTyping(event: KeyboardEvent): boolean {
  return event.target instanceof Element && event.target.closest("input, textarea, select") !== null;
}

export function moveFocus(event: KeyboardEvent): void {
  const here = document.activeElement;
  const zone = here?.closest("[data-zone]") ?? null;
  if (!(here instanceof HTMLElement) || zone === null || isTyping(event)) return;
  const arrow = ARROWS[event.key];
  if (arrow !== undefined) focus(event, towards(here, inside(zone), arrow));
  if (event.key === "Tab") focus(event, beyond(here, zone, event.shiftKey));
}

function focus(event: KeyboardEvent, next: HTMLElement | undefined): void {
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

function inside(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(CAN_FOCUS)].filter((each) => each.checkVisibility());
}

/** The nearest thing in that direction. */
function towards(here: HTMLElement, all: HTMLElement[], arrow: [number, number]): HTMLElement | undefined {
  const from = here.getBoundingClientRect();
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const each of all) {
    const far = each === here ? Infinity : distance(from, each.getBoundingClientRect(), arrow);
    if (far >= least) continue;
    least = far;
    best = each;
  }
  return best;
}

/** What lies aside counts three times, and little where the two face each other, as hexagons of neighbouring rows do. */
function distance(from: DOMRect, to: DOMRect, [x, y]: [number, number]): number {
  const right = middle(to.left, to.width) - middle(from.left, from.width);
  const down = middle(to.top, to.height) - middle(from.top, from.height);
  const along = right * x + down * y;
  const aside = Math.abs(right * y) + Math.abs(down * x);
  const isFacing = x === 0 ? overlap(from.left, from.width, to.left, to.width) : overlap(from.top, from.height, to.top, to.height);
  return along <= 1 ? Infinity : along + aside * (isFacing ? 0.25 : 3);
}

const middle = (start: number, length: number): number => start + length / 2;

/** Whether two stretches share a third of the shorter one. */
function overlap(start: number, length: number, other: number, otherLength: number): boolean {
  const shared = Math.min(start + length, other + otherLength) - Math.max(start, other);
  return shared >= Math.min(length, otherLength) / 3;
}

/** The first thing after this zone, or the first of the zone before it; after the last one comes the first. */
function beyond(here: HTMLElement, zone: Element, back: boolean): HTMLElement | undefined {
  const all = inside(document.querySelector("dialog[open]") ?? document).filter((each) => each === here || !zone.contains(each));
  const next = all.at((all.indexOf(here) + (back ? -1 : 1)) % all.length);
  const other = next?.closest("[data-zone]");
  return back && other !== null && other !== undefined ? inside(other)[0] : next;
}
