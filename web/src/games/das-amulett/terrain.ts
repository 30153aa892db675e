// What grows and stands in an area, scattered by its number: positions in a hexagon of radius 60.

/** Always the same numbers for the same seed. */
function dice(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const round = (n: number): number => Math.round(n * 10) / 10;

export interface Spot {
  x: number;
  y: number;
  s: number;
}

/** Seeds as the areas are numbered. */
export const seedOf = (index: number): number => index * 7 + 3;

export function waves(seed: number): { d: string; opacity: number }[] {
  const r = dice(seed);
  return Array.from({ length: 11 }, (_, i) => {
    const [x, y, l] = [-46 + r() * 80, -48 + i * 9.5, 10 + r() * 10];
    return { d: `M${round(x)} ${round(y)}q${round(l / 4)}-4 ${round(l / 2)} 0t${round(l / 2)} 0`, opacity: round(0.35 + r() * 0.4) };
  });
}

export function pines(seed: number): Spot[] {
  const r = dice(seed);
  const found = Array.from({ length: 17 }, () => ({ x: round(-44 + r() * 88), y: round(-36 + r() * 70), s: 0.62 + r() * 0.4 }));
  return found.sort((a, b) => a.y - b.y);
}

export function tufts(seed: number): string {
  const r = dice(seed);
  const one = (): string => {
    const at = `M${round(-46 + r() * 92)} ${round(-40 + r() * 78)}`;
    return `${at}q-1-6-4-8${at}v-10${at}q1-6 4-8`;
  };
  return Array.from({ length: 17 }, one).join("");
}

export const PEAKS: readonly Spot[] = [
  { x: -24, y: -6, s: 0.85 },
  { x: 24, y: -4, s: 0.95 },
  { x: 0, y: 10, s: 1.2 },
  { x: -34, y: 16, s: 0.6 },
  { x: 35, y: 18, s: 0.7 },
];

export const HOUSES: readonly (Spot & { roof: string })[] = [
  { x: 26, y: -22, s: 0.95, roof: "#2f5aa0" },
  { x: -30, y: -18, s: 1, roof: "#b8402f" },
  { x: 12, y: -4, s: 1.05, roof: "#8a3a6a" },
  { x: 34, y: 2, s: 1, roof: "#b8402f" },
  { x: -34, y: 6, s: 0.9, roof: "#2f5aa0" },
  { x: -14, y: 14, s: 0.95, roof: "#c0702a" },
];
