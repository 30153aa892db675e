// Sizes for a room: three ways of laying the table, by its width.
export interface Layout {
  kind: "wide" | "middle" | "narrow";
  /** The height of a rival's plate, where they stand one under the other. */
  row: number;
  /** Of a rival's spell card and amulet. */
  spell: number;
  disc: number;
  /** Cards too small for their names. */
  small: boolean;
  ownSpell: number;
  ownDisc: number;
}

/** The width of cards in a row of so many pixels: side by side while they stay readable, then one over the other. */
export function fit(width: number, room: number, count: number, gap: number, least: number): number {
  return Math.floor(Math.max(least, Math.min(width, (room - gap * (count - 1)) / Math.max(1, count))));
}

const READABLE = 70; // pixels of a card's width, for its name
const [PANEL, PILE] = [214, 84]; // pixels: of the panel below the rivals, and of an open pile in it

export function layout(width: number, height: number, rivals: number, isPileOpen: boolean): Layout {
  if (width >= 1040) {
    const room = height - PANEL - (isPileOpen ? PILE : 0) - 24 - (rivals - 1) * 12;
    const row = Math.floor(Math.min(154, room / rivals));
    const spell = Math.floor(Math.min(86, (row - 18) / 1.42));
    return { kind: "wide", row, spell, disc: Math.min(128, row - 18), small: spell < READABLE, ownSpell: 104, ownDisc: 176 };
  }
  if (width >= 620) {
    return { kind: "middle", row: 0, spell: rivals > 3 ? 44 : 58, disc: rivals > 3 ? 52 : 84, small: true, ownSpell: 100, ownDisc: 150 };
  }
  return { kind: "narrow", row: 0, spell: 0, disc: rivals > 3 ? 50 : 58, small: true, ownSpell: 76, ownDisc: 112 };
}
