// Opening tables: at once against bots, or for friends.
import type { GameEntry } from "../games/registry";
import { api, fresh } from "../net/api";
import { say, settings } from "../settings.svelte";
import type { Settings } from "../wire/protocol";

const LEVEL = "medium";

/** How the person is called at tables. */
export function ownName(): string {
  return settings.name.trim() || say("guest-name");
}

/** A table against bots, dealt already; its name. */
export async function playNow(game: GameEntry): Promise<string> {
  const bots = Array.from({ length: game.usual - 1 }, () => LEVEL);
  const { table } = await api.open({ game: game.key, name: ownName(), seats: [null, ...bots] });
  await api.claim(table, { name: ownName(), seat: 0 });
  await api.request(table, 0, { type: "start", id: fresh() });
  return table;
}

/** A table that waits for friends; its name. */
export async function invite(game: string, seats: number, listed = false): Promise<string> {
  const plan = { game, name: ownName(), seats: Array.from({ length: seats }, () => null) };
  const { table } = await api.open(listed ? { ...plan, settings: { listed } satisfies Settings } : plan);
  await api.claim(table, { name: ownName(), seat: 0 });
  return table;
}
