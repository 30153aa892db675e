// The land around the road: woods, peaks and houses, the same for everybody.
import type { Road } from "./road";

export interface Thing {
  kind: "pine" | "peak" | "house";
  x: number;
  y: number;
  scale: number;
  roof: string;
}

export interface Hill {
  x: number;
  y: number;
  rx: number;
  ry: number;
  light: boolean;
}

/** A row of numbers between 0 and 1 that is always the same. */
function luck(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function land(road: Road): { hills: Hill[]; things: Thing[] } {
  const { width, height, scale } = road.shape;
  const isTall = height > width;
  const next = luck(isTall ? 5 : 11);
  const hills = Array.from({ length: 9 }, () => ({
    x: next() * width,
    y: next() * height,
    light: next() < 0.5,
    rx: (120 + next() * 120) * scale,
    ry: (40 + next() * 40) * scale,
  }));
  const things = Array.from({ length: isTall ? 620 : 900 }, () => {
    const x = 8 + next() * (width - 16);
    const y = 24 + next() * (height - 30);
    return grown(road, x, y, next(), isTall ? 1.2 : 0.6);
  });
  return { hills, things: things.filter((each) => each !== null).sort((a, b) => a.y - b.y) };
}

/** What grows here: nothing on the road nor around the goal, woods in some parts, peaks in others, now and then a house. */
function grown(road: Road, x: number, y: number, chance: number, phase: number): Thing | null {
  const { lane, scale } = road.shape;
  const goal = road.spot("P10");
  const off = fromRoad(road, x, y - 8 * scale) - lane;
  if (off < 15 * scale || Math.hypot(x - goal.x, y - goal.y) < 92 * scale) return null;
  const wood = Math.sin(x / (95 * scale) + phase) * Math.cos(y / (80 * scale) + 1) + 0.35 * Math.sin((x + y) / (40 * scale));
  if (wood > 0.05) return { kind: "pine", x, y, scale: scale * (0.78 + chance * 0.26), roof: "" };
  if (wood < -0.75 && off > 34 * scale && chance < 0.32) return { kind: "peak", x, y, scale: scale * (0.8 + chance * 0.75), roof: "" };
  if (chance > 0.975 && off > 24 * scale) return { kind: "house", x, y, scale: scale * 0.8, roof: chance > 0.985 ? "#b8402f" : "#2f5aa0" };
  return null;
}

function fromRoad(road: Road, x: number, y: number): number {
  let least = Infinity;
  for (let i = 0; i < road.points.length; i += 25) {
    const point = road.points[i];
    if (point !== undefined) least = Math.min(least, Math.hypot(point.x - x, point.y - y));
  }
  return least;
}
