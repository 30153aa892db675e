// Choosing what to call, or what to build with: on the things themselves and in the action bar.
import type { Snippet } from "svelte";
import type { BarAction, GameTable } from "../../table/game";
import type { Live } from "./live.svelte";
import { STAT_LOOKS, level } from "./printed";
import { STATS, printed } from "./speaker";
import { capital } from "./words";

export class Calling {
  /** What is chosen, and not called yet. */
  selected = $state("");
  /** The part whose place is shown in the yard. */
  preview = $state(0);

  constructor(
    private readonly table: () => GameTable,
    private readonly live: Live,
  ) {}

  readonly callable = $derived.by(() => this.table().options.some((option) => option.words[0] === "call"));

  /** The four bars of the top card. */
  readonly stats = $derived.by(() => {
    const { me, places } = this.live.board;
    const top = me === null ? 0 : (places[me]?.top ?? 0);
    return STATS.slice(0, 4).map((stat, i) => {
      const value = printed(top)?.v[i] ?? 0;
      return { stat, value, label: capital(this.table().texts.say(`stat-${stat}`)), level: level(stat, value), look: STAT_LOOKS[stat] };
    });
  });

  clear(): void {
    this.selected = "";
    this.preview = 0;
  }

  pick(stat: string, beside?: Element): void {
    if (!this.callable || stat === "sling") void this.refuse(`call ${stat}`, beside);
    else if (this.selected === stat) void this.table().choose(`call ${stat}`);
    else this.selected = stat;
  }

  place(card: number, beside: Element): void {
    const text = `build ${card}`;
    if (this.table().options.some((option) => option.text === text)) void this.table().choose(text);
    else void this.refuse(text, beside);
  }

  private async refuse(text: string, beside?: Element): Promise<void> {
    const reason = await this.table().why(text);
    if (reason !== null) this.table().explain(reason, beside);
  }

  /** For the action bar: a tile for each bar of the card, and the brass button that calls. */
  actions(tile: Snippet<[unknown]>): BarAction[] {
    const { texts } = this.table();
    const tiles = this.stats.map(
      (each): BarAction => ({
        label: texts.say("pc-bar", { stat: each.label, value: each.value, level: each.level }),
        face: tile,
        data: each,
        pressed: each.stat === this.selected,
        spare: true,
        run: () => this.pick(each.stat),
      }),
    );
    return [...tiles, this.call()];
  }

  private call(): BarAction {
    const { texts } = this.table();
    const chosen = this.stats.find((each) => each.stat === this.selected);
    if (chosen === undefined) {
      const reason = { sentence: texts.say("refusal-P-3-4"), clause: "P-3.4" };
      return { label: texts.say("action-call-open"), primary: true, reason, run: () => undefined };
    }
    const label = texts.say("pc-call", { stat: chosen.label, value: chosen.value });
    return { label, primary: true, run: () => void this.table().choose(`call ${chosen.stat}`) };
  }
}
