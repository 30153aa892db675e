// Whose turn it is, for somebody who looks elsewhere: the page's title, a dot on its icon, and a sound if wanted.
import { address } from "../base";
import { entry } from "../games/registry";
import { say, settings } from "../settings.svelte";
import type { Table } from "./table.svelte";

export function alerts(table: Table): void {
  let wasMine = true; // no sound for coming to the table
  $effect(() => {
    const title = entry(table.game)?.title ?? "Amulette";
    document.title = table.isMyTurn ? `● ${say("your-move")} – ${title}` : `${title} – Amulette`;
    icon(table.isMyTurn ? "icon-turn.svg" : "icon.svg");
    if (table.isMyTurn && !wasMine && settings.sounds) ring([660, 880]);
    wasMine = table.isMyTurn;
  });
  $effect(() => () => icon("icon.svg"));
}

function icon(name: string): void {
  document.querySelector('link[rel="icon"]')?.setAttribute("href", address(name));
}

let audio: AudioContext | null = null;

/** A few soft tones. */
export function ring(tones: number[]): void {
  audio ??= new AudioContext();
  const start = audio.currentTime;
  for (const [i, tone] of tones.entries()) {
    const at = start + i * 0.13;
    const voice = audio.createOscillator();
    const loudness = audio.createGain();
    voice.type = "sine";
    voice.frequency.value = tone;
    loudness.gain.setValueAtTime(0, at);
    loudness.gain.linearRampToValueAtTime(0.12, at + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.001, at + 0.35);
    voice.connect(loudness).connect(audio.destination);
    voice.start(at);
    voice.stop(at + 0.4);
  }
}
