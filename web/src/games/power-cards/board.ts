// The table as the server writes it, read: who holds how much, what is built, what is asked.
import { printed } from "./speaker";

/** A card in a structure: its back, and its number where the viewer may know it (else 0). */
export interface Part {
  back: string;
  card: number;
}

export interface Place {
  /** Cards in the pack. */
  size: number;
  /** The top card of the viewer's own pack; 0: not seen, or none. */
  top: number;
  /** One structure; in the short game up to two. */
  rows: [Part[], Part[]];
  /** Cards just won, in hand, and which they are where the viewer has won them. */
  hand: number;
  batch: number[];
  isOut: boolean;
  rank: number;
}

export interface Board {
  me: number | null;
  caller: number;
  round: number;
  cap: number;
  /** The short game is on. */
  isShort: boolean;
  places: Place[];
  /** Backs of the cards left over at the deal. */
  left: string[];
  /** What the rules wait for. */
  asks: "call" | "build" | "short" | "";
}

const SEAT = /^(\*?)([A-D]): (out|[0-9?{} -]+?)(?: ?\+\{([^}]*)\})?((?: \[[^\]]*\]){0,2})$/;
export const SLOTS = 4;

export function readBoard(view: string): Board {
  const board: Board = { me: null, caller: 0, round: 0, cap: 0, isShort: false, places: [], left: [], asks: "" };
  for (const part of view.split(/\s*;\s*/)) {
    const seat = SEAT.exec(part);
    if (seat !== null) readPlace(board, seat);
    else readPart(board, part);
  }
  return board;
}

function readPart(board: Board, part: string): void {
  const [name = "", ...words] = part.split(" ");
  const [word = ""] = words;
  if (name === "seat") board.me = word === "_" ? null : seatOf(word);
  if (name === "round") board.round = Number(word);
  if (name === "cap") board.cap = Number(word);
  if (name === "left") board.left = words;
  if (part === "short game") board.isShort = true;
  if (name === "ranks") words.forEach((rank, seat) => rankPlace(board, seat, Number(rank)));
  if (name === "next") board.asks = word === "Call" ? "call" : word === "Build" ? "build" : word.startsWith("Ask") ? "short" : "";
}

function rankPlace(board: Board, seat: number, rank: number): void {
  const place = board.places[seat];
  if (place !== undefined) place.rank = rank;
}

function readPlace(board: Board, [, star, letter = "", pack = "", hand, rows = ""]: RegExpExecArray): void {
  const [first = [], second = []] = [...rows.matchAll(/\[([^\]]*)\]/g)].map((row) => partsOf(row[1] ?? ""));
  const known = pack.match(/(?<!\?)\b\d+/g) ?? [];
  const held = hand?.split(" ") ?? [];
  const isSeen = hand !== undefined && !hand.startsWith("?");
  if (star === "*") board.caller = seatOf(letter);
  board.places.push({
    size: known.length + Number(/\?(\d+)/.exec(pack)?.[1] ?? 0),
    top: Number(known[0] ?? 0),
    rows: [first, second],
    hand: hand === undefined ? 0 : isSeen ? held.length : Number(hand.slice(1)),
    batch: isSeen ? held.map(Number) : [],
    isOut: pack === "out",
    rank: 0,
  });
}

function partsOf(row: string): Part[] {
  return row
    .split(" ")
    .filter((word) => word !== "" && word !== "-")
    .map((word) => (/^\d/.test(word) ? { back: printed(Number(word))?.back ?? "", card: Number(word) } : { back: word, card: 0 }));
}

function seatOf(letter: string): number {
  return letter.charCodeAt(0) - 65;
}

/** All cards of a seat, in pack, hand and structures. */
export function holding(place: Place): number {
  return place.size + place.hand + place.rows[0].length + place.rows[1].length;
}

/** Where the seat builds: its structure, or the second one once the first is complete in the short game. */
export function buildingRow(board: Board, place: Place): 0 | 1 {
  return board.isShort && place.rows[0].length === SLOTS ? 1 : 0;
}

/** The back that comes next in a row: `v` of any material, `vw`, `hw`, `pig`; "" when it is complete. */
export function wanted(row: readonly Part[]): string {
  const material = row[0]?.back[1] ?? "";
  if (row.length < 2) return `v${material}`;
  if (row.length === 2) return `h${material}`;
  return row.length === 3 ? "pig" : "";
}

/** The seats that play, clockwise from one of them. */
export function clockwise(board: Board, from: number): number[] {
  const seats = board.places.map((_, i) => (from + i) % board.places.length);
  return seats.filter((seat) => board.places[seat]?.isOut === false);
}
