// Where the princes stand: on a place several find room beside one another.
import { GOAL, isPlace, placeOf } from "./board";
import type { Road } from "./road";

export interface Standing {
  seat: number;
  x: number;
  y: number;
}

const BESIDE: Record<number, [number, number][]> = {
  1: [[0, 16]],
  2: [[-13, 14], [13, 18]],
  3: [[-17, 12], [0, 20], [17, 12]],
  4: [[-22, 12], [-8, 21], [8, 12], [22, 21]],
};

/** Those further down come last and are drawn before the others. */
export function standing(road: Road, princes: readonly string[]): Standing[] {
  const { scale } = road.shape;
  const found = princes.map((space, seat): Standing => {
    const { x, y } = road.spot(space);
    if (!isPlace(space)) return { seat, x, y: y + 4 * scale };
    const there = princes.flatMap((other, i) => (other === space ? [i] : []));
    const [dx = 0, dy = 0] = BESIDE[there.length]?.[there.indexOf(seat)] ?? [];
    return { seat, x: x + dx * scale, y: y + (dy + (placeOf(space) === GOAL ? 8 : 0)) * scale };
  });
  return found.sort((a, b) => a.y - b.y);
}
