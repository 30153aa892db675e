// Opening tables: at once against bots, or for friends.
import type { GameEntry } from "../games/registry";
import { api, fresh } from "../net/api";
import { say, settings } from "../settings.svelte";
import type { Plan, Settings } from "../wire/protocol";

const LEVEL = "medium";

/** How the person is called at tables. */
export function ownName(): string {
  return settings.name.trim() || say("guest-name");
}

/** A table against bots, dealt already; its name. */
export async function playNow(game: GameEntry): Promise<string> {
  const seats = [null, ...Array.from({ length: game.usual - 1 }, () => LEVEL)];
  const table = await open({ game: game.key, seats, options: game.begins ?? {} });
  await api.request(table, 0, { type: "start", id: fresh() });
  return table;
}

/** A table that waits for friends; its name. */
export function invite(game: string, seats: number, listed = false): Promise<string> {
  return open({ game, seats: Array.from({ length: seats }, () => null) }, listed ? { listed } : {});
}

async function open(plan: Omit<Plan, "name">, wishes: Settings = {}): Promise<string> {
  const { table } = await api.open({ ...plan, name: ownName() });
  await api.claim(table, { name: ownName(), seat: 0 });
  await agree(table, settings.aids ? { ...wishes, aids: true } : wishes);
  return table;
}

/** What the person wishes, beside what is usual for the game. */
async function agree(table: string, wishes: Settings): Promise<void> {
  if (Object.keys(wishes).length === 0) return;
  const { state } = await api.updates(table, null, -1, 0);
  await api.request(table, 0, { type: "configure", id: fresh(), settings: { ...state.settings, ...wishes }, options: state.options });
}
