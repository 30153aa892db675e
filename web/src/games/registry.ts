// The games there are.  A game without a table of its own is played on the plain one.
import type { Component } from "svelte";
import type { GameTable } from "../table/game";
import type { Speaker } from "../texts/speaker";
import type { Texts } from "../texts/texts";

type Speaks = new (texts: Texts, names: readonly string[], seat: number | null) => Speaker;

export interface GameEntry {
  key: string;
  title: string;
  /** Titles on boxes stand in two lines. */
  lines: [string] | [string, string];
  minutes: number;
  /** From so many seats to so many. */
  seats: [number, number];
  /** Seats for "play now", which need no choice. */
  usual: number;
  /** Options for it: who presses the button begins. */
  begins?: Record<string, string>;
  table: () => Promise<{ default: Component<{ table: GameTable }> }>;
  speaker: () => Promise<Speaks>;
  /** Its table shows cards to a seat alone: an all-seeing replay looks from the seat that acts. */
  follows?: boolean;
  /** Names of what may answer for the person; each can be switched off in the settings. */
  helpers?: readonly string[];
  /** How the scoring is shown at the end; without it, the sentences of the log tell it. */
  score?: () => Promise<{ default: Component<{ table: GameTable; all?: boolean; ondone?: () => void }> }>;
}

export const GAMES: readonly GameEntry[] = [
  {
    key: "gargon",
    title: "Gargon",
    lines: ["Gargon"],
    minutes: 45,
    seats: [3, 5],
    usual: 4,
    begins: { start: "A" },
    table: () => import("./gargon/Table.svelte"),
    speaker: async () => (await import("./gargon/speaker")).GargonSpeaker,
    score: () => import("./gargon/Score.svelte"),
  },
  {
    key: "das-amulett",
    title: "Das Amulett",
    lines: ["Das", "Amulett"],
    minutes: 90,
    seats: [3, 6],
    usual: 4,
    table: () => import("./das-amulett/Table.svelte"),
    speaker: async () => (await import("./das-amulett/speaker")).AmulettSpeaker,
    score: () => import("./das-amulett/Score.svelte"),
    helpers: ["pass", "pay", "income"],
  },
  {
    key: "das-blaue-amulett",
    title: "Das blaue Amulett",
    lines: ["Das blaue", "Amulett"],
    minutes: 60,
    seats: [2, 4],
    usual: 3,
    table: () => import("./das-blaue-amulett/Table.svelte"),
    speaker: async () => (await import("./das-blaue-amulett/speaker")).BlaueSpeaker,
  },
  {
    key: "power-cards",
    title: "Power Cards",
    lines: ["Power", "Cards"],
    minutes: 15,
    seats: [2, 4],
    usual: 2,
    begins: { first: "A" },
    follows: true,
    table: () => import("./power-cards/Table.svelte"),
    speaker: async () => (await import("./power-cards/speaker")).PowerCardsSpeaker,
    score: () => import("./power-cards/Ranking.svelte"),
  },
];

export function entry(key: string): GameEntry | undefined {
  return GAMES.find((each) => each.key === key);
}
