// The server's time, for whatever is told as so many minutes ago.
import { serverNow } from "../net/api";

class Time {
  now = $state.raw(serverNow());

  constructor() {
    setInterval(() => (this.now = serverNow()), 5000);
  }
}

export const time = new Time();

/** How long ago, as the text `away-for` wants it. */
export function spanned(milliseconds: number): { unit: string; count: number } {
  const minutes = Math.floor(Math.max(0, milliseconds) / 60_000);
  if (minutes < 1) return { unit: "now", count: 0 };
  if (minutes < 60) return { unit: "minutes", count: minutes };
  if (minutes < 2880) return { unit: "hours", count: Math.floor(minutes / 60) };
  return { unit: "days", count: Math.floor(minutes / 1440) };
}
