// Dragging a force to a place.  A press that does not move is a click, and left to it.
const SLACK = 6; // pixels

export class Drag {
  /** The force that is being dragged; "" for none. */
  force = $state("");
  /** Where it is, as parts of the board's width and height. */
  x = $state(0);
  y = $state(0);
  /** Whether the last press was a drag. */
  moved = false;
  private held = "";
  private start = { x: 0, y: 0 };

  constructor(
    private readonly board: () => HTMLElement | undefined,
    private readonly nearest: (x: number, y: number) => number | null,
    private readonly dropped: (force: string, place: number) => void,
  ) {}

  begin(force: string, event: PointerEvent): void {
    this.held = force;
    this.moved = false;
    this.start = { x: event.clientX, y: event.clientY };
  }

  move(event: PointerEvent): void {
    const box = this.board()?.getBoundingClientRect();
    if (this.held === "" || box === undefined) return;
    if (!this.moved && Math.hypot(event.clientX - this.start.x, event.clientY - this.start.y) < SLACK) return;
    this.moved = true;
    this.force = this.held;
    this.x = (event.clientX - box.left) / box.width;
    this.y = (event.clientY - box.top) / box.height;
  }

  end(event: PointerEvent): void {
    this.move(event);
    const { held, moved } = this;
    this.cancel();
    const place = moved ? this.nearest(this.x, this.y) : null;
    if (held !== "" && place !== null) this.dropped(held, place);
  }

  cancel(): void {
    this.held = this.force = "";
  }
}
