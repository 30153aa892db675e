// Words for what is drawn, for those who hear it.
import type { GameTable } from "../../table/game";
import { wanted, type Place } from "./board";
import type { Challenge } from "./challenge";
import { capital } from "./words";

export function structureWords(table: GameTable, place: Place, name: string): string {
  const say = (key: string): string => table.texts.say(key);
  const rows = place.rows.filter((row, i) => i === 0 || row.length > 0);
  const built = rows.map((row) => row.map((part) => say(`back-${part.back}`)).join(", ")).filter(Boolean);
  if (built.length === 0) return table.texts.say("pc-structure-none", { name });
  return table.texts.say("pc-structure", { name, parts: built.join("; ") });
}

/** What the structure needs next, and what that is good for. */
export function needs(table: GameTable, place: Place, isShort: boolean): { title: string; text: string; clause: string } | null {
  const row = isShort && place.rows[0].length === 4 ? place.rows[1] : place.rows[0];
  const next = wanted(row);
  if (next === "") return null;
  const kind = next.length === 1 ? "pc-need-any" : next === "pig" ? (isShort ? "pc-need-pig-short" : "pc-need-pig") : "pc-need";
  const back = next.length === 1 ? "" : table.texts.say(`back-${next}`);
  const clause = next === "pig" ? (isShort ? "P-11.15" : "P-7.1") : row.length === 0 ? "P-6.7" : "P-6.6";
  return { title: table.texts.say(`${kind}-title`, { back }), text: table.texts.say(`${kind}-text`), clause };
}

/** How a seat is spoken of: "you", or its name; whoever watches is nobody's "you". */
export function whom(table: GameTable, seat: number): string {
  return isMe(table, seat) ? table.texts.say("pc-you") : (table.seats[seat]?.name ?? "");
}

function isMe(table: GameTable, seat: number): boolean {
  return table.seats[seat]?.isMe ?? false;
}

/** The last comparison in a line: `you 88 · Bruno 77`. */
export function figureWords(table: GameTable, challenge: Challenge): { title: string; figures: string; won: string } {
  const figures = challenge.figures.map((each) => `${whom(table, each.seat)} ${each.values.join(" → ")}`);
  const title = table.texts.say("pc-last-round", { stat: capital(table.texts.say(`stat-${challenge.stat}`)) });
  return { title, figures: figures.join(" · "), won: wonWords(table, challenge) };
}

export function wonWords(table: GameTable, challenge: Challenge): string {
  if (challenge.winner === null) return "";
  const who = isMe(table, challenge.winner) ? "you" : "other";
  const name = table.seats[challenge.winner]?.name ?? "";
  return table.texts.say(challenge.count === 0 ? "pc-wins" : "pc-takes", { who, name, count: challenge.count });
}
