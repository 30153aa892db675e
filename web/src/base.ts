// Where the client lives: the server may stand under any path of a site.
export const BASE: string = import.meta.env.DEV ? "/" : new URL(/* @vite-ignore */ "../", import.meta.url).pathname;

/** The address of something of ours, as in `address("t/abc")`. */
export function address(path: string): string {
  return BASE + path;
}
