// Where everything lies on the painted board: an inward spiral with two lanes, the right one outside.
import { GOAL, lengths, parse, type BoardName } from "./board";

export interface Shape {
  width: number;
  height: number;
  /** Centre and half axes of the spiral. */
  cx: number;
  cy: number;
  a: number;
  b: number;
  /** Width of a lane, radius of a place, scale of all that is painted. */
  lane: number;
  place: number;
  scale: number;
}

export interface Spot {
  x: number;
  y: number;
  /** Degrees, in the direction of travel. */
  angle: number;
}

export const WIDE: Shape = { width: 862, height: 552, cx: 430, cy: 278, a: 398, b: 238, lane: 20, place: 31, scale: 1 };
export const TALL: Shape = { width: 378, height: 444, cx: 189, cy: 222, a: 170, b: 204, lane: 11, place: 17.5, scale: 0.56 };

const SAMPLES = 4000;
const TURNS = 2.08;
const START = 3.95; // radians
const SQUARE = 2 / 2.4; // a superellipse: squarer than an ellipse
const DEGREES = 180 / Math.PI;

interface Point {
  x: number;
  y: number;
}

export class Road {
  readonly points: Point[] = [];
  private readonly along: number[] = [0];
  private readonly length: number;
  private readonly segment: number;

  constructor(
    readonly shape: Shape,
    readonly board: BoardName,
  ) {
    for (let i = 0; i <= SAMPLES; i++) this.points.push(spiral(shape, i / SAMPLES));
    for (let i = 1; i <= SAMPLES; i++) this.along.push((this.along[i - 1] ?? 0) + distance(this.points[i - 1], this.points[i]));
    this.length = this.along[SAMPLES] ?? 0;
    this.segment = this.length / GOAL;
  }

  /** The middle of a place or of a road space. */
  spot(space: string): Spot {
    const { segment, lane, index } = parse(space);
    if (lane === "") return this.at(segment * this.segment);
    const [from, to] = this.reach(segment, index);
    const middle = this.at((from + to) / 2);
    const aside = this.aside(middle, lane === "R" ? this.shape.lane / 2 : -this.shape.lane / 2);
    return { ...aside, angle: middle.angle + (lane === "R" ? 0 : 180) };
  }

  /** The outline of a road space, as a path. */
  outline(space: string): string {
    const { segment, lane, index } = parse(space);
    const [from, to] = this.reach(segment, index);
    const side = lane === "R" ? 1 : -1;
    const edge = (s: number, off: number): string => {
      const { x, y } = this.aside(this.at(s), side * off);
      return `${x.toFixed(1)} ${y.toFixed(1)}`;
    };
    const GAP = 0.8;
    const stops = [from + GAP, (from + to) / 2, to - GAP];
    const inner = stops.map((s) => edge(s, 0.9));
    const outer = stops.map((s) => edge(s, this.shape.lane)).reverse();
    return `M${[...inner, ...outer].join("L")}Z`;
  }

  /** The whole road as one line. */
  line(): string {
    return `M${this.points.filter((_, i) => i % 12 === 0).map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;
  }

  /** A line through the middles of these spaces. */
  trail(spaces: readonly string[]): string {
    return spaces.length < 2 ? "" : `M${spaces.map((space) => this.spot(space)).map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;
  }

  /** From where to where a space lies, along the road. */
  private reach(segment: number, index: number): [number, number] {
    const { place } = this.shape;
    const count = lengths(this.board)[segment] ?? 1;
    const step = (this.segment - 2 * place) / count;
    const from = segment * this.segment + place + (index - 1) * step;
    return [from, from + step];
  }

  private aside({ x, y, angle }: Spot, off: number): Point {
    return { x: x - Math.sin(angle / DEGREES) * off, y: y + Math.cos(angle / DEGREES) * off };
  }

  private at(s: number): Spot {
    const wanted = Math.max(0, Math.min(this.length, s));
    let low = 0;
    let high = SAMPLES;
    while (high - low > 1) {
      const half = (low + high) >> 1;
      if ((this.along[half] ?? 0) <= wanted) low = half;
      else high = half;
    }
    const here = this.point(low);
    const next = this.point(high);
    const part = (wanted - (this.along[low] ?? 0)) / ((this.along[high] ?? 0) - (this.along[low] ?? 0) || 1);
    const behind = this.point(low - 12);
    const ahead = this.point(low + 12);
    const angle = Math.atan2(ahead.y - behind.y, ahead.x - behind.x) * DEGREES;
    return { x: here.x + part * (next.x - here.x), y: here.y + part * (next.y - here.y), angle };
  }

  private point(i: number): Point {
    return this.points[Math.max(0, Math.min(SAMPLES, i))] ?? { x: 0, y: 0 };
  }
}

function spiral({ cx, cy, a, b }: Shape, u: number): Point {
  const turn = START - 2 * Math.PI * TURNS * u;
  const out = 1 - 0.9 * u ** 1.35;
  return { x: cx + a * out * squared(Math.cos(turn)), y: cy + b * out * squared(Math.sin(turn)) };
}

function squared(part: number): number {
  return Math.sign(part) * Math.abs(part) ** SQUARE;
}

function distance(from: Point | undefined, to: Point | undefined): number {
  return from === undefined || to === undefined ? 0 : Math.hypot(to.x - from.x, to.y - from.y);
}

const roads = new Map<string, Road>();

/** Roads are reckoned once. */
export function road(shape: Shape, board: BoardName): Road {
  const key = `${shape.width} ${board}`;
  const found = roads.get(key) ?? new Road(shape, board);
  roads.set(key, found);
  return found;
}
