// A server that was renewed has other files than the page knows: a page that misses one is loaded anew.
const KEY = "amulette.renewed";
const PAUSE = 60_000; // milliseconds; what is missing after that is missing for another reason

export function renewWhenOutdated(): void {
  addEventListener("vite:preloadError", () => {
    if (Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < PAUSE) return;
    sessionStorage.setItem(KEY, String(Date.now()));
    location.reload();
  });
}
