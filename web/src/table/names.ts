// Who sits where, in words.
import type { State } from "../wire/protocol";
import type { Away } from "../net/link";
import type { SeatInfo } from "./game";

const BOTS = ["Adèle", "Bruno", "Colette", "Dagmar", "Emil", "Fanny", "Gustav", "Hélène"]; // by seat; the letter helps

/** The names of the seats; a bot has a name that no person at the table has. */
export function names(state: State): string[] {
  const people = new Map(state.people.map((each) => [each.person, each.name]));
  const taken = new Set(people.values());
  return state.seats.map((seat, number) => {
    const owner = seat.owner === null ? undefined : people.get(seat.owner);
    if (owner !== undefined) return several(state, seat.owner) ? `${owner} ${letter(number)}` : owner;
    const name = BOTS[number % BOTS.length] ?? "";
    return taken.has(name) ? `${name} ${letter(number)}` : name;
  });
}

/** The names of a record's seats; bots are written there by level and number, as `easy 2`. */
export function recordedNames(seats: readonly string[]): string[] {
  return seats.map((name, number) => (/^(random|easy|medium|hard|expert) \d$/.test(name) ? (BOTS[number % BOTS.length] ?? name) : name));
}

/** Whether a person plays more than one seat. */
function several(state: State, owner: string | null): boolean {
  return state.seats.filter((seat) => seat.owner === owner).length > 1;
}

export function letter(seat: number): string {
  return String.fromCharCode(65 + seat);
}

export function seatInfos(state: State, me: number | null, away: Away): SeatInfo[] {
  const found = names(state);
  const left = new Set(state.people.filter((each) => each.away).map((each) => each.person));
  return state.seats.map((seat, number) => ({
    seat: number,
    name: found[number] ?? "",
    letter: letter(number),
    isBot: seat.level !== null,
    level: seat.level,
    away: seat.owner !== null && (left.has(seat.owner) || seat.owner in away),
    since: seat.owner === null ? null : (away[seat.owner] ?? null),
    isPerson: seat.owner !== null,
    isMe: number === me,
    isAsked: state.waiting.includes(number),
    clock: state.clocks[number] ?? null,
  }));
}

/** The seats of one person. */
export function mine(state: State, you: string): number[] {
  return state.seats.flatMap((seat, number) => (seat.owner === you ? [number] : []));
}
