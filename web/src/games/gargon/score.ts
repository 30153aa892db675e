// The scoring told colour by colour, from what every seat has captured (G-11).
import { amulets, figure, SUITS, valueOf } from "./suits";

export interface Cell {
  cards: number;
  amulets: number;
  /** 1, 2 or 4: doubled by each zero. */
  factor: number;
  /** For most cards of the colour. */
  bonus: number;
  /** Amulets after doubling, and the bonus. */
  points: number;
}

/** By colour, then by seat. */
export function scoring(captures: readonly (readonly string[])[]): { key: string; cells: Cell[] }[] {
  return SUITS.map(({ key }) => {
    const rows = captures.map((row) => row.filter((code) => code[0] === key));
    const most = Math.max(...rows.map((row) => row.length));
    const isShared = rows.filter((row) => row.length === most).length > 1;
    const cells = rows.map((row) => {
      const sum = row.reduce((total, code) => total + amulets(valueOf(code)), 0);
      const factor = figure("factor_per_zero") ** row.filter((code) => valueOf(code) === 0).length;
      const bonus = most > 0 && row.length === most ? figure(isShared ? "bonus_tied" : "bonus_sole") : 0;
      return { cards: row.length, amulets: sum, factor, bonus, points: sum * factor + bonus };
    });
    return { key, cells };
  });
}
