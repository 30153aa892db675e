// The agreement between the table's furniture and the game that lies on it.
//
// `web/src/games/<game>/Table.svelte` gets one object of this type as its only prop, `table`:
//
//     <script lang="ts">
//       import type { GameTable } from "../../table/game";
//       let { table }: { table: GameTable } = $props();
//     </script>
//
// The object is reactive (runes): read its fields in markup and in $derived, never copy them.  The game draws what lies
// on the table and lets its things be clicked; bar, seats' clocks, status line, log, chat, drawers, dialogs, end screen
// and the action bar are furniture and need not be drawn.  Groups of things that arrow keys walk through (a hand, the
// piles) are elements with the attribute `data-zone`; Tab goes from one zone to the next.  A game computes no rules: what is legal stands in `options`.
import type { Snippet } from "svelte";
import type { Speaker } from "../texts/speaker";
import type { Texts } from "../texts/texts";
import type { Item, Told } from "../wire/protocol";

/** A legal action of the viewer's seat. */
export interface Option {
  /** In notation: what `choose` wants.  The words parted by spaces. */
  text: string;
  words: string[];
  /** In the viewer's language. */
  label: string;
}

/** Why something cannot be done: a sentence, and the clause of the rules that says so ("" where it is not the rules). */
export interface Reason {
  sentence: string;
  clause: string;
}

/** A seat as the table shows it. */
export interface SeatInfo {
  seat: number;
  name: string;
  /** A, B, C … as views and notation write it. */
  letter: string;
  isBot: boolean;
  /** The bot's level, or that of the bot that stands in. */
  level: string | null;
  /** Whether the person has gone away. */
  away: boolean;
  /** Since when, by the server's time, if that is known. */
  since: number | null;
  /** Whether a person holds the seat, even if a bot plays it now. */
  isPerson: boolean;
  isMe: boolean;
  /** Whether the rules wait for it. */
  isAsked: boolean;
  /** Milliseconds left on its clock; null without clocks. */
  clock: number | null;
}

/** What a game wants to stand in the action bar beside, or instead of, the list of options. */
export interface BarAction {
  label: string;
  /** Path of an emblem: `import play from "icon:card-play"`. */
  icon?: string;
  /** The one brass button. */
  primary?: boolean;
  /** Drawn on the button instead of emblem and label; gets `data`. */
  face?: Snippet<[unknown]>;
  data?: unknown;
  /** Shown as chosen. */
  pressed?: boolean;
  /** Left out where the page is narrow and the thing itself stands beside the bar; its digit works all the same. */
  spare?: boolean;
  /** Dimmed; pressing it says why. */
  why?: () => Promise<Reason | null>;
  /** A reason that is known already. */
  reason?: Reason;
  run: () => void;
}

/** Called for each event in its order, before the view changes.  The next one waits for the promise; the signal
 *  aborts when the person skips: then finish at once.  Without motion it is not called. */
export type Animator = (event: Told, signal: AbortSignal) => Promise<void> | void;

export interface GameTable {
  readonly game: string;
  /** The table's options: variants of the rules. */
  readonly variants: Readonly<Record<string, boolean | number | string>>;
  /** The table part of the viewer's view in the game's notation; see `view.ts` for reading it. */
  readonly view: string;
  /** The view before the last update, for drawing what has just gone. */
  readonly before: string;
  /** The seat the viewer plays now; null: a spectator. */
  readonly seat: number | null;
  readonly seats: readonly SeatInfo[];
  /** The seats that the rules wait for. */
  readonly waiting: readonly number[];
  /** What the viewer's seat may do now; empty while animations run, while a choice is on its way, and for others' turns. */
  readonly options: readonly Option[];
  /** What is asked of the viewer, as a sentence; "" when nothing is. */
  readonly question: string;
  /** What has happened, as far as this device has been told; after a long absence it begins late. */
  readonly log: readonly Item[];
  /** The events of the last update that brought any, for marking the last move. */
  readonly last: readonly Told[];
  readonly over: boolean;
  readonly result: { places: readonly number[]; scores: readonly number[] } | null;
  /** Whether things may move: the person's setting and the system's. */
  readonly motion: boolean;
  /** The table has agreed on memory aids: what could be remembered may be shown. */
  readonly aids: boolean;
  /** The memory part of the viewer's view, in the game's notation; "" or nothing without memory aids. */
  readonly memory?: string;
  /** The height of what stands below the table, where that is not the action bar. */
  readonly foot?: number;
  /** Speaks of the game in the viewer's language. */
  readonly speaker: Speaker;
  /** The same texts without a listener: `table.texts.say("colour-w.creature")`. */
  readonly texts: Texts;
  /** Things whose events the person points at in the log, in the game's notation ("w1", "C3", "seat:2"); empty: none. */
  readonly pointed: readonly string[];

  /** Do one of the options.  Resolves when the server has it on disk, or with the reason why not, which is shown. */
  choose(text: string): Promise<Reason | null>;
  /** Ask the server why an action is not possible; null: it is.  Nothing is done. */
  why(text: string): Promise<Reason | null>;
  /** Show a reason beside a thing of the table, as the parchment bubble with a link to the clause. */
  explain(reason: Reason, beside?: Element): void;
  /** Take the bubble away again; of a part of the table only a bubble that stands beside something in it. */
  hush(within?: Element | null): void;
  /** Open the rules at a clause. */
  rules(clause: string): void;
  /** Say something through the polite live region. */
  announce(sentence: string): void;
  /** Play events; returns how to stop listening.  One animator at a time. */
  animate(animator: Animator): () => void;
  /** What the action bar shows; null: the list of options, word by word where it is long.  Call it in an $effect. */
  bar(actions: readonly BarAction[] | null): void;
  /** What stands above the buttons of the action bar; null: nothing. */
  panel(drawn: Snippet | null): void;
}
