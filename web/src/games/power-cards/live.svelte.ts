// What is being shown: the server's view, and while events are played the table as far as they have gone.
import type { GameTable } from "../../table/game";
import type { Told } from "../../wire/protocol";
import { readBoard, type Board } from "./board";
import { hear, lastChallenge, type Challenge } from "./challenge";
import { happen } from "./happen";

/** All events that the viewer has heard of. */
export function happenings(table: GameTable): Told[] {
  return table.log.flatMap((item) => item.events ?? []);
}

interface Playing {
  /** The view from which the events start. */
  base: string;
  board: Board;
  /** The comparison that goes on before the viewer's eyes. */
  challenge: Challenge | null;
  /** That one, or the one before it. */
  last: Challenge | null;
}

export class Live {
  private playing = $state<Playing | null>(null);
  private reached: Told | null = null;

  constructor(private readonly table: () => GameTable) {}

  private readonly now = $derived.by(() => (this.playing !== null && this.playing.base === this.table().view ? this.playing : null));
  private readonly still = $derived.by(() => readBoard(this.table().view));
  private readonly past = $derived.by(() => lastChallenge(happenings(this.table())));

  get board(): Board {
    return this.now?.board ?? this.still;
  }
  get challenge(): Challenge | null {
    return this.now?.challenge ?? null;
  }
  get last(): Challenge | null {
    return this.now === null ? this.past : this.now.last;
  }
  get isPlaying(): boolean {
    return this.now !== null;
  }

  /** Take the table to just after this event; those before it that were skipped happen at once. */
  reach(event: Told): void {
    const { view } = this.table();
    const all = happenings(this.table());
    const end = all.indexOf(event);
    let from = this.reached === null ? end : all.indexOf(this.reached) + 1;
    if (this.playing?.base !== view) {
      this.playing = { base: view, board: readBoard(view), challenge: null, last: lastChallenge(all.slice(0, end)) };
      from = end;
    }
    for (const each of all.slice(from, end + 1)) this.take(each);
    this.reached = event;
  }

  private take(event: Told): void {
    const { playing } = this;
    if (playing === null) return;
    happen(playing.board, playing.challenge, event);
    playing.challenge = event.name === "round_started" ? null : hear(playing.challenge, event);
    if (playing.challenge !== null) playing.last = playing.challenge;
  }
}
