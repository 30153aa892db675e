// What an event changes on the table, so that it can be shown before the server's next view is.
import type { Told } from "../../wire/protocol";
import type { Board, Place } from "./board";
import { num, nums, str, type Challenge } from "./challenge";

/** Change the board as the event says; `challenge` is the comparison before it. */
export function happen(board: Board, challenge: Challenge | null, { name, fields }: Told): void {
  const seat = num(fields["seat"]);
  const place = board.places[seat];
  if (name === "round_started") {
    board.round = num(fields["round"]);
    board.caller = num(fields["caller"]);
  }
  if (name === "collected" || name === "sling_won") board.caller = seat;
  if (name === "short_started") board.isShort = true;
  if (name === "out") nums(fields["seats"]).forEach((each) => leave(board.places[each], num(fields["rank"])));
  if (name === "sling_tied" && num(fields["step"]) === 0 && Array.isArray(fields["pot"])) {
    for (const entry of fields["pot"]) lay(Array.isArray(entry) ? board.places[num(entry[0])] : undefined);
  }
  if (name === "table_cleared") for (const each of board.places) each.rows = [[], []];
  if (place !== undefined) change(board, place, challenge, name, fields);
}

function change(board: Board, place: Place, challenge: Challenge | null, name: string, fields: Told["fields"]): void {
  const card = Math.max(0, num(fields["card"]));
  const row = place.rows[num(fields["structure"]) - 1];
  if (name === "top") place.top = card;
  if (name === "laid" || name === "sling_laid") lay(place);
  if (name === "retrieved") {
    row?.pop();
    place.size += 1;
    place.top = card;
  }
  if (name === "collected") {
    place.hand = num(fields["count"]);
    place.batch = nums(fields["cards"]);
    board.left = [];
  }
  if (name === "built") {
    row?.push({ back: str(fields["back"]), card });
    place.hand -= 1;
    place.batch = place.batch.filter((each) => each !== card);
  }
  if (name === "tucked") {
    place.size += num(fields["count"]);
    place.hand = 0;
    place.batch = [];
  }
  if (name === "sling_won") {
    place.hand = num(fields["count"]);
    if (fields["pig"] !== true && challenge !== null) takeTops(board, challenge);
  }
}

/** The pig, and the top card of every pack whose owner has none in the pot. */
function takeTops(board: Board, challenge: Challenge): void {
  board.places[challenge.caller]?.rows[0].pop();
  const given = challenge.pot.map(([seat]) => seat);
  const laid = challenge.figures.filter((figure) => figure.values.length > 1).map((figure) => figure.seat);
  board.places.forEach((place, seat) => {
    if (place.isOut || place.size === 0 || given.includes(seat) || laid.includes(seat)) return;
    place.size -= 1; // the new top cards have been told of already
    if (place.size === 0) place.top = 0;
  });
}

function lay(place: Place | undefined): void {
  if (place === undefined || place.size === 0) return;
  place.size -= 1;
  place.top = 0;
}

function leave(place: Place | undefined, rank: number): void {
  if (place === undefined) return;
  place.isOut = true;
  place.rank = rank;
}
