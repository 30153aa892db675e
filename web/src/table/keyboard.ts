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

/** The nearest thing in that direction; what lies aside counts three times. */
function towards(here: HTMLElement, all: HTMLElement[], [x, y]: [number, number]): HTMLElement | undefined {
  const from = middle(here);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const each of all) {
    const to = middle(each);
    const along = (to.x - from.x) * x + (to.y - from.y) * y;
    const aside = Math.abs((to.x - from.x) * y) + Math.abs((to.y - from.y) * x);
    if (each === here || along <= 1 || along + 3 * aside >= least) continue;
    least = along + 3 * aside;
    best = each;
  }
  return best;
}

function middle(each: HTMLElement): { x: number; y: number } {
  const box = each.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** The first thing after this zone, or the first of the zone before it; after the last one comes the first. */
function beyond(here: HTMLElement, zone: Element, back: boolean): HTMLElement | undefined {
  const all = inside(document.querySelector("dialog[open]") ?? document).filter((each) => each === here || !zone.contains(each));
  const next = all.at((all.indexOf(here) + (back ? -1 : 1)) % all.length);
  const other = next?.closest("[data-zone]");
  return back && other !== null && other !== undefined ? inside(other)[0] : next;
}
