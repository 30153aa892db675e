// The lists of the home page: what this device remembers, and what the server lists, looked at anew.
import { api, ApiError, type Listed } from "../net/api";
import { forget, remember, remembered, type Remembered } from "../table/remembered";
import type { State } from "../wire/protocol";

const MOST = 6;
const LATER = 2_000_000; // a number of the log that no table reaches: the state alone is wanted

export interface OpenTable {
  table: string;
  game: string;
  taken: number;
  seats: number;
  host: string;
}

export class TableLists {
  mine = $state.raw<Remembered[]>([]);
  finished = $state.raw<Remembered[]>([]);
  open = $state.raw<OpenTable[]>([]);
  offline = $state.raw(false);
  /** The name of the house, if whoever runs it has given one. */
  title = $state.raw("");

  constructor() {
    this.read();
    void this.refresh();
  }

  private read(): void {
    const all = remembered();
    this.mine = all.filter((each) => each.phase !== "finished").slice(0, MOST);
    this.finished = all.filter((each) => each.phase === "finished").slice(0, MOST);
  }

  async refresh(): Promise<void> {
    await Promise.all([...this.mine.map((each) => this.look(each)), this.list()]);
    this.read();
  }

  private async look(each: Remembered): Promise<void> {
    try {
      remember(each.table, await api.updates(each.table, each.seat, LATER, 0), each.at);
    } catch (error) {
      if (error instanceof ApiError && (error.code === "no-table" || error.code === "not-yours")) forget(each.table);
    }
  }

  private async list(): Promise<void> {
    try {
      this.title = (await api.about()).title;
      const known = new Set(remembered().map((each) => each.table));
      const listed = (await api.tables()).filter((each) => each.phase === "open" && !known.has(each.table));
      this.open = await Promise.all(listed.slice(0, MOST).map(seen));
      this.offline = false;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.offline = error.code === "offline";
    }
  }
}

async function seen(listed: Listed): Promise<OpenTable> {
  const { state } = await api.updates(listed.table, null, LATER, 0);
  return {
    table: listed.table,
    game: listed.game,
    taken: state.seats.filter((seat) => !seat.free).length,
    seats: state.seats.length,
    host: hostName(state),
  };
}

function hostName(state: State): string {
  return state.people.find((each) => each.person === state.host)?.name ?? "";
}
