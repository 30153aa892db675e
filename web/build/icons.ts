// `import dragon from "icon:dragon-head"` gives the path of an emblem from game-icons; only what is imported is packed.
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const PREFIX = "icon:";
const PATHS = /<path (?:fill="currentColor" )?d="([^"]*)"(?: fill="currentColor")?\/>/g;

interface IconSet {
  icons: Record<string, { body: string }>;
}

export function icons(): Plugin {
  const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as IconSet;
  return {
    name: "icons",
    enforce: "pre",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const name = id.slice(PREFIX.length + 1);
      const body = set.icons[name]?.body;
      if (body === undefined) throw new Error(`game-icons has no ${name}`);
      const paths = [...body.matchAll(PATHS)].map((found) => found[1]);
      return `export default ${JSON.stringify(paths.join(""))};`;
    },
  };
}
