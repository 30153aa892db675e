// What a move would lead to, counted off on the board as any player can: from public facts and one's own hand.
// It only shows beforehand; the server alone plays.
import { FORCES, GOAL, KINDS, PROTECTED, TAKE, arrows, isLeft, isPlace, lengths, neighbour, parse, placeOf, task } from "./board";
import type { Model } from "./model";

export type Answer = "pay" | "turn" | "go" | "enter" | "round";

export type Note =
  | { kind: "passes" | "rounds" | "overshoot" | "enters"; place: number }
  | { kind: "pays" | "unpaid"; place: number; cards: string[] }
  | { kind: "defies"; place: number; force: string }
  | { kind: "push"; seat: number; to: string }
  | { kind: "amulet"; seat: number; steals: boolean }
  | { kind: "castle"; cards: string[] }
  | { kind: "shifted"; to: string }
  | { kind: "arrow" | "back" | "win" };

/** One way in which a move can go; `answers` are what the mover would have to choose on the way. */
export interface Way {
  answers: Answer[];
  path: string[];
  notes: Note[];
  /** Where the prince stands in the end. */
  end: string;
}

interface Rider {
  space: string;
  points: number;
  hand: readonly string[];
  way: Way;
}

/** All ways in which a move of so many points can go, the one that pays first. */
export function ways(model: Model, seat: number, points: number): Way[] {
  const start: Way = { answers: [], path: [], notes: [], end: "" };
  return ride(model, seat, { space: model.princes[seat] ?? "P0", points, hand: model.hands[seat] ?? [], way: start });
}

/** The cards that a place asks of a seat now (B-6.1 to B-6.7). */
export function demand(model: Model, seat: number, place: number): string[] {
  const isDefied = model.wearer === seat && place <= PROTECTED;
  const force = isDefied ? undefined : FORCES[model.forces.indexOf(place)];
  return [task(place), force ?? ""].filter(Boolean);
}

export function missing(cards: readonly string[], hand: readonly string[]): string[] {
  return cards.filter((card) => !hand.includes(card));
}

function ride(model: Model, seat: number, rider: Rider): Way[] {
  const { space, points } = rider;
  if (points === 0) return [landed(model, seat, rider)];
  const { segment, lane, index } = parse(space);
  if (lane === "") return ride(model, seat, step(rider, `${segment}R1`));
  if (lane === "R" && index === lengths(model.board)[segment]) return face(model, seat, rider, segment + 1);
  if (lane === "R") return ride(model, seat, step(rider, `${segment}R${index + 1}`));
  if (index > 1) return ride(model, seat, step(rider, `${segment}L${index - 1}`));
  return nearEnd(model, seat, rider, segment);
}

function step(rider: Rider, to: string, note?: Note, answer?: Answer, paid: readonly string[] = []): Rider {
  const { way } = rider;
  return {
    space: to,
    points: rider.points - 1,
    hand: paid.reduce((hand, card) => hand.toSpliced(hand.indexOf(card), 1), [...rider.hand]),
    way: {
      ...way,
      path: [...way.path, to],
      notes: note === undefined ? way.notes : [...way.notes, note],
      answers: answer === undefined ? way.answers : [...way.answers, answer],
    },
  };
}

/** B-5.5 to B-5.9, B-6.8 to B-6.13, B-11: into the place, or back along the left lane. */
function face(model: Model, seat: number, rider: Rider, place: number): Way[] {
  const back = `${place - 1}L${lengths(model.board)[place - 1] ?? 1}`;
  const turn = (note: Note, answer?: Answer): Way[] => ride(model, seat, step(rider, back, note, answer));
  if (place === GOAL && rider.points > 1) return turn({ kind: "overshoot", place });
  const cards = demand(model, seat, place);
  const enter = (note: Note | undefined, answer?: Answer): Way[] => {
    const entered = step(rider, `P${place}`, note, answer, cards);
    return place === GOAL ? [{ ...entered.way, end: "P10", notes: [...entered.way.notes, { kind: "win" }] }] : ride(model, seat, entered);
  };
  if (cards.length === 0) {
    const force = FORCES[model.forces.indexOf(place)];
    const note: Note | undefined = force !== undefined ? { kind: "defies", place, force } : rider.points > 1 ? { kind: "passes", place } : undefined;
    if (model.turning !== "free" || place === GOAL) return enter(note);
    return [...enter(note, "go"), ...turn({ kind: "unpaid", place, cards: [] }, "turn")];
  }
  const lacking = missing(cards, rider.hand);
  if (lacking.length > 0) return turn({ kind: "unpaid", place, cards: lacking }, "turn");
  const paying = enter({ kind: "pays", place, cards }, "pay");
  return model.turning === "must_pay" ? paying : [...paying, ...turn({ kind: "unpaid", place, cards: [] }, "turn")];
}

/** B-5.11 to B-5.19: round the place; a castle may be entered on an exact count. */
function nearEnd(model: Model, seat: number, rider: Rider, place: number): Way[] {
  const round = (answer?: Answer): Way[] => ride(model, seat, step(rider, `${place}R1`, { kind: "rounds", place }, answer));
  if (rider.points > 1 || KINDS[place] !== "castle") return round();
  const cards = demand(model, seat, place);
  const enter = (answer?: Answer): Way[] => {
    const note: Note = cards.length > 0 ? { kind: "pays", place, cards } : { kind: "enters", place };
    return ride(model, seat, step(rider, `P${place}`, note, answer, cards));
  };
  if (model.mustEnter && cards.length === 0) return enter();
  return missing(cards, rider.hand).length > 0 ? round("round") : [...enter("enter"), ...round("round")];
}

/** B-7, B-8.1, B-9.3, B-10.1: what awaits where the move ends. */
function landed(model: Model, seat: number, { space, way }: Rider): Way {
  const notes: Note[] = [...way.notes];
  const paid = notes.flatMap((note) => (note.kind === "pays" ? note.cards : [])).reverse();
  if (isPlace(space)) {
    const found = [...paid, ...model.discard].slice(0, TAKE);
    if (KINDS[placeOf(space)] === "castle" && found.length > 0) notes.push({ kind: "castle", cards: found });
    return { ...way, notes, end: space };
  }
  const princes = model.princes.map((prince, i) => (i === seat ? space : prince));
  const victim = princes.findIndex((prince, i) => i !== seat && prince === space);
  if (victim >= 0) {
    if (model.wearer === victim) notes.push({ kind: "amulet", seat: victim, steals: (model.hands[victim] ?? []).length > 0 });
    notes.push({ kind: "push", seat: victim, to: neighbour(space) });
    push(model, princes, victim, neighbour(space));
  }
  if (arrows(model.board).includes(parse(space).index)) notes.push({ kind: "arrow" });
  const end = princes[seat] ?? space;
  if (end !== space) notes.push({ kind: "shifted", to: end });
  if (isLeft(end)) notes.push({ kind: "back" });
  return { ...way, notes, end };
}

/** B-7.3 to B-7.7: whoever stands there is shifted one space ahead, and so on. */
function push(model: Model, princes: string[], seat: number, to: string): void {
  const other = princes.findIndex((prince, i) => i !== seat && prince === to);
  princes[seat] = to;
  if (other >= 0) push(model, princes, other, ahead(model, to));
}

function ahead(model: Model, space: string): string {
  const { segment, lane, index } = parse(space);
  if (lane === "R") return index < (lengths(model.board)[segment] ?? 1) ? `${segment}R${index + 1}` : `${segment}L${index}`;
  return index > 1 ? `${segment}L${index - 1}` : `${segment}R1`;
}

/** The ways on from a question on the road, by its answers: `Pay(3)` asks with three points left. */
export function waysOn(model: Model, seat: number): Way[] {
  const points = model.step === "Left" ? 1 : Number(model.detail);
  return model.step === "Pay" || model.step === "Left" ? ways(model, seat, points) : [];
}
