// Where everything lies.  Two arrangements in units of their own: round a wide table, and stacked on a narrow one.
import { isBack } from "./suits";

/** A card: its centre, its width, its turn in degrees, and what it lies upon. */
export interface Place {
  x: number;
  y: number;
  w: number;
  a: number;
  z: number;
}
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
/** What belongs to another seat. */
export interface Side {
  fan: { x: number; y: number; w: number; turn: number; room: number };
  plate: { x: number; y: number; align: "left" | "middle" | "right" };
  tray: Box;
  /** Cards lie across the tray. */
  across: boolean;
  laid: number;
  won: { x: number; y: number; w: number };
}
export interface Layout {
  narrow: boolean;
  scale: number;
  width: number;
  height: number;
  /** The height in pixels that it needs. */
  least: number;
  /** Clockwise from the viewer's left. */
  sides: Side[];
  piles: { x: number; y: number; w: number; room: number; step: number; bend: number }[];
  lost: { x: number; y: number; w: number };
  own: { tray: Box; laid: number; won: { x: number; y: number; w: number } };
  arena: { x: number; y: number; w: number };
  hand: Place[];
}

export function layout(width: number, room: number, others: number, held: number): Layout {
  return width >= 1000 ? wide(width, room, others, held) : narrow(width, room, others, held);
}

/** Cards side by side round a middle: t is the distance from it. */
function spread(n: number, at: (t: number, i: number) => Place): Place[] {
  return Array.from({ length: n }, (_, i) => at(i - (n - 1) / 2, i));
}

// -- a wide table: 1280 × 668 units, or more ----------------------------------------

const WIDE = 1280;
const HIGH = 668;
const LEAST = 0.78; // smaller it is not drawn: the page scrolls

function wide(width: number, room: number, others: number, held: number): Layout {
  const scale = Math.max(LEAST, Math.min(width / WIDE, room / HIGH, 1.5));
  const w = width / scale;
  const h = Math.max(room / scale, HIGH);
  const low = (h - HIGH) * 0.45;
  const middle = w / 2;
  const tops = Math.max(0, others - 2);
  const sides = [
    flank(78, 186, 34, "left", low),
    ...Array.from({ length: tops }, (_, i) => (tops === 1 ? top(middle) : corner(middle, i === 0 ? -210 : 210))),
    flank(w - 78, w - 290, w - 34, "right", low),
  ];
  const piles = tops === 2 ? [322, 420] : tops === 1 ? [290, 396] : [206, 322];
  const pile = { w: 64, room: 480, step: 14.5, bend: 1500 };
  return {
    narrow: false,
    scale,
    width: w,
    height: h,
    least: HIGH * LEAST,
    sides,
    piles: piles.map((y) => ({ x: middle, y: y + low, ...pile })),
    lost: { x: middle + 308, y: (piles[0] ?? 0) + 22 + low, w: 56 },
    own: { tray: { x: middle - 492, y: 394 + low, w: 184, h: 100 }, laid: 62, won: { x: w - 92, y: h - 84, w: 66 } },
    arena: { x: middle, y: 318 + low, w: 112 },
    hand: hand(held, middle - 26, h - 92, w - 394),
  };
}

function flank(fan: number, tray: number, plate: number, align: "left" | "right", low: number): Side {
  return {
    fan: { x: fan, y: 276 + low, w: 62, turn: align === "left" ? 90 : -90, room: 236 },
    plate: { x: plate, y: 48, align },
    tray: { x: tray, y: 188 + low, w: 104, h: 166 },
    across: false,
    laid: 62,
    won: { x: tray + 52, y: 152 + low, w: 46 },
  };
}

function top(x: number): Side {
  return {
    fan: { x, y: 68, w: 62, turn: 0, room: 236 },
    plate: { x: x - 126, y: 38, align: "right" },
    tray: { x: x - 92, y: 120, w: 184, h: 100 },
    across: true,
    laid: 62,
    won: { x: x + 200, y: 72, w: 46 },
  };
}

function corner(middle: number, aside: number): Side {
  const x = middle + aside;
  return {
    fan: { x, y: 62, w: 54, turn: 0, room: 190 },
    plate: { x, y: 102, align: "middle" },
    tray: { x: x - 82, y: 160, w: 164, h: 88 },
    across: true,
    laid: 54,
    won: { x: middle + (aside < 0 ? -90 : 62), y: 204, w: 42 },
  };
}

function hand(n: number, x: number, y: number, room: number): Place[] {
  const step = Math.min(89, room / Math.max(1, n - 1));
  const far = Math.max(4.5, (n - 1) / 2);
  return spread(n, (t, i) => ({ x: x + step * t, y: y + (14 * t * t) / (far * far), w: 114, a: (4 * t) / far, z: 20 + i }));
}

// -- a narrow table: 390 units wide, or more ---------------------------------------

const NARROW = 390;

function narrow(width: number, room: number, others: number, held: number): Layout {
  const scale = Math.min(width / NARROW, 1.3);
  const w = width / scale;
  const column = Math.min((w - 12) / others, 176);
  const left = (w - column * others) / 2;
  const rows = handRows(held, w);
  const least = 456 + rows.height + 8;
  const h = Math.max(room / scale, least);
  const tall = h - least > 110 ? 1.5 : 1; // room to spare: the others are drawn larger
  const top = (tall - 1) * 150;
  const low = top + (h - least - top) / 2;
  const pile = { x: w / 2, w: 46, room: Math.min(w - 70, 420), step: 13.9, bend: 1500 };
  return {
    narrow: true,
    scale,
    width: w,
    height: h,
    least: least * scale,
    sides: Array.from({ length: others }, (_, i) => stacked(left + column * (i + 0.5), column, tall)),
    piles: [232 + low, 334 + low].map((y) => ({ ...pile, y })),
    lost: { x: w - 20, y: 192 + low, w: 20 },
    own: { tray: { x: w / 2 - 75, y: 382 + low + (low - top) * 0.5, w: 150, h: 62 }, laid: 42, won: { x: w - 48, y: 404 + low + (low - top) * 0.5, w: 44 } },
    arena: { x: w / 2, y: 280 + low, w: Math.min(78, (w - 40) / 5) },
    hand: rows.places.map((place) => ({ ...place, y: place.y + h - rows.height - 6 })),
  };
}

function stacked(x: number, column: number, tall: number): Side {
  const laid = Math.min(36 * tall, (column - 12) / 2.7);
  return {
    fan: { x, y: 34 + 30 * tall, w: 30 * tall, turn: 0, room: column - 44 * tall },
    plate: { x, y: 2, align: "middle" },
    tray: { x: x - column / 2 + 4, y: 34 + 64 * tall, w: column - 8, h: 58 * tall },
    across: true,
    laid,
    won: { x, y: 46 + 122 * tall, w: 24 },
  };
}

/** Rows for the thumb: the value, emblem and amulets of the rows behind stay free. */
function handRows(n: number, width: number): { places: Place[]; height: number } {
  const usual = Math.floor((width - 10) / 75.5);
  const w = n <= usual * 2 ? 74 : 61;
  const across = n <= usual * 2 ? Math.max(1, Math.min(usual, Math.ceil(n / Math.ceil(n / usual || 1)))) : Math.floor((width - 10) / 62.5);
  const rows = Math.max(1, Math.ceil(n / across));
  const high = w * 1.4;
  const drop = rows < 2 ? 0 : Math.max(46, Math.min(high - 12, (196 - high) / (rows - 1)));
  const places = Array.from({ length: n }, (_, i) => {
    const row = Math.floor(i / across);
    const inRow = Math.min(across, n - row * across);
    const t = (i % across) - (inRow - 1) / 2;
    return { x: width / 2 + t * (w + 1.5), y: high / 2 + row * drop, w, a: 0, z: 20 + i };
  });
  return { places, height: high + drop * (rows - 1) };
}

// -- rows of cards --------------------------------------------------------------------

/** An opponent's hand. */
export function fan({ x, y, w, turn, room }: Side["fan"], n: number, arch: boolean): Place[] {
  const step = Math.min(w * 0.4, room / Math.max(1, n - 1));
  const bend = Math.min(w * 0.011, (w * 0.2) / Math.max(1, ((n - 1) / 2) ** 2));
  const angle = (turn * Math.PI) / 180;
  return spread(n, (t, i) => {
    const [along, off] = [step * t, (arch ? 1 : -1) * bend * t * t];
    const tilt = (arch ? 1 : -1) * Math.min(2.9, 22 / n) * t;
    return {
      x: x + along * Math.cos(angle) - off * Math.sin(angle),
      y: y + along * Math.sin(angle) + off * Math.cos(angle),
      w,
      a: turn + tilt,
      z: 2 + i,
    };
  });
}

/** A draw pile: an arc, the next card last and whole. */
export function pile({ x, y, w, room, step, bend }: Layout["piles"][number], n: number): Place[] {
  const apart = Math.min(step, (room - w) / Math.max(1, n - 1));
  return spread(n, (t, i) => {
    const angle = (t * apart) / bend;
    return { x: x + bend * Math.sin(angle), y: y + bend * (1 - Math.cos(angle)), w, a: (angle * 180) / Math.PI, z: 2 + i };
  });
}

/** Laid cards in their tray: those of a colour overlap, colours stand apart.  At the flanks backs lie on their side;
 *  faces stand upright, to be read. */
export function tray(box: Box, across: boolean, w: number, codes: readonly string[]): Place[] {
  const isUpright = across || !codes.every(isBack);
  const size = across || !isUpright ? w : w * 1.4;
  const room = (across ? box.w : box.h) - 8 - size;
  const offsets = gaps(codes, w);
  const total = offsets.at(-1) ?? 0;
  const shrink = Math.min(1, room / Math.max(1, total));
  const [cx, cy] = [box.x + box.w / 2, box.y + box.h / 2];
  return offsets.map((offset, i) => {
    const at = (offset - total / 2) * shrink;
    return { x: across ? cx + at : cx, y: across ? cy : cy + at, w, a: isUpright ? 0 : 90, z: 4 + i };
  });
}

function gaps(codes: readonly string[], w: number): number[] {
  let at = 0;
  return codes.map((code, i) => {
    if (i > 0) at += codes[i - 1]?.[0] === code[0] ? w * 0.52 : w * 1.1;
    return at;
  });
}
