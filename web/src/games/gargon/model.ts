// What lies on the table, card by card.  Every card keeps a number of its own while it moves, so that it can be seen to move.
import { field, step } from "../../table/view";
import { isBack, order } from "./suits";

export interface Card {
  id: number;
  /** `r9`, or `r?` for a back. */
  code: string;
}

/** A card that fights in the middle of the table. */
export interface Fighter {
  card: Card;
  seat: number;
  fate: "fights" | "wins" | "loses";
}

export interface Model {
  round: number;
  lead: number;
  /** What the rules ask now: `Lead`, `Follow`, `DrawMore`, `Battles`, `Consolation`; "" when the game is over. */
  step: string;
  hands: Card[][];
  /** The top card is last. */
  piles: Card[][];
  laid: Card[][];
  /** How many cards each seat has captured. */
  won: number[];
  /** Those that this viewer may see. */
  captures: (string[] | null)[];
  /** Cards on their way onto the captures. */
  landing: Card[][];
  lost: Card[];
  arena: Fighter[];
  /** The colour that is being fought for. */
  chosen: string;
}

const LETTERS = "ABCDE";
let cards = 0;

export function card(code: string): Card {
  cards += 1;
  return { id: cards, code };
}

/** The table as the server writes it.  Cards that were there before keep their numbers. */
export function read(view: string, before: Model | null): Model {
  const letters = [...LETTERS].filter((letter) => new RegExp(`(^|\\| )laid ${letter}( |$)`).test(view));
  const rows = (name: string): string[][] => letters.map((letter) => field(view, name + letter));
  const known = new Known(before);
  const captures = rows("won ").map((row) => (row.length === 1 && /^\d+$/.test(row[0] ?? "") ? null : row));
  const piles = ["1", "2"].map((name) => known.row(field(view, name).reverse(), `pile ${name}`));
  const hands = rows("").map((row, seat) => known.row(row, `hand ${seat}`));
  const laid = rows("laid ").map((row, seat) => known.row(row, `laid ${seat}`));
  return {
    round: Number(field(view, "round")[0] ?? 0),
    lead: Math.max(0, LETTERS.indexOf(field(view, "lead")[0] ?? "A")),
    step: step(view).replace("-", ""),
    hands: known.rest(hands).map((row) => row.sort((a, b) => order(a.code) - order(b.code))),
    piles: known.rest(piles),
    laid: known.rest(laid),
    won: captures.map((row, seat) => row?.length ?? Number(field(view, `won ${letters[seat]}`)[0] ?? 0)),
    captures,
    landing: letters.map(() => []),
    lost: known.lost(field(view, "lost")),
    arena: [],
    chosen: "",
  };
}

/** The captures of each seat as the viewer could remember them; none without memory aids. */
export function recalled(memory: string): string[][] {
  return memory === "" ? [] : [...LETTERS].map((letter) => field(memory, `memory won ${letter}`));
}

/** Cards of the table before, handed out again where they seem to lie now. */
class Known {
  private readonly places = new Map<string, Card[]>();

  constructor(private readonly before: Model | null) {
    if (before === null) return;
    before.piles.forEach((row, i) => this.places.set(`pile ${i + 1}`, [...row]));
    before.hands.forEach((row, i) => this.places.set(`hand ${i}`, [...row]));
    before.laid.forEach((row, i) => this.places.set(`laid ${i}`, [...row]));
    this.places.set("arena", before.arena.map((each) => each.card));
  }

  /** First the cards that lay here already; null stands for one that has come. */
  row(codes: string[], place: string): (Card | string)[] {
    const here = this.places.get(place) ?? [];
    return codes.map((code) => take(here, code) ?? code);
  }

  /** Then those that have come from somewhere else on the table. */
  rest(rows: (Card | string)[][]): Card[][] {
    return rows.map((row) => row.map((each) => (typeof each === "string" ? this.from(each) : each)));
  }

  lost(codes: string[]): Card[] {
    const left = [...codes];
    const kept = (this.before?.lost ?? []).filter((each) => {
      const at = left.indexOf(each.code);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
    return [...kept, ...left.map((code) => this.from(code))];
  }

  private from(code: string): Card {
    for (const row of this.places.values()) {
      const found = take(row, code);
      if (found !== undefined) return found;
    }
    return card(code);
  }
}

/** Take a card out of a row: this very card, or a back that may be it.  It is turned up if its face is known now. */
export function take(row: Card[], code: string): Card | undefined {
  let at = row.findIndex((each) => each.code === code);
  if (at < 0) at = row.findIndex((each) => each.code[0] === code[0] && (isBack(each.code) || isBack(code)));
  const [found] = at < 0 ? [] : row.splice(at, 1);
  return found === undefined ? undefined : { id: found.id, code: isBack(code) ? found.code : code };
}
