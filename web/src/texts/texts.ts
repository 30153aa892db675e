// Messages in one language, from the same Fluent files as the server's, and the client's own beside this file.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["fr", "en", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Words = Record<string, FluentVariable>;

const own = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" });
const common = import.meta.glob<string>("../../../src/amulette/texts/*.ftl", { query: "?raw", import: "default" });
const played = import.meta.glob<string>("../../../src/amulette/games/*/texts/*.ftl", {
  query: "?raw",
  import: "default",
});
const shown = import.meta.glob<string>("../games/*/texts/*.ftl", { query: "?raw", import: "default" });

/** All messages of one language: the client's, those common to all games, and those of one game. */
export class Texts {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: Language,
    private readonly sources: string[],
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  /** The clauses of the rules, chapter by chapter as their file has them. */
  clauses(): { title: string; clauses: string[] }[] {
    const chapters: { title: string; clauses: string[] }[] = [];
    for (const [, title, key] of this.sources.join("\n").matchAll(/^## (?=[A-Z]-\d)(.+)$|^clause-([A-Z]-\d+-\d+) =/gm)) {
      if (title !== undefined) chapters.push({ title: title.replace(/^[A-Z]-\d+ /, "").replace(/ \(.*`.*\)$/, ""), clauses: [] });
      else if (key !== undefined) chapters.at(-1)?.clauses.push(key.replace(/-(\d+)$/, ".$1"));
    }
    return chapters;
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** The message; `colour-w.creature` names an attribute.  A text that is missing shows its name: tests look for it. */
  say(key: string, words: Words = {}): string {
    const [name = "", attribute] = key.split(".");
    const message = this.bundle.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (pattern === undefined || pattern === null) return missing(key);
    const errors: Error[] = [];
    const spoken = this.bundle.formatPattern(pattern, words, errors);
    return errors.length > 0 ? missing(`${key}: ${errors[0]?.message ?? ""}`) : spoken;
  }
}

function missing(key: string): string {
  console.error(`no text ${key}`);
  return `⟦${key}⟧`;
}

/** The texts of a language, and of a game if one is named; fetched once. */
export function loadTexts(language: Language, game?: string): Promise<Texts> {
  const key = `${language} ${game ?? ""}`;
  let found = loaded.get(key);
  if (found === undefined) {
    found = read(language, game);
    loaded.set(key, found);
    found.catch(() => loaded.delete(key));
  }
  return found;
}

const loaded = new Map<string, Promise<Texts>>();

async function read(language: Language, game?: string): Promise<Texts> {
  const folder = "../../../src/amulette/texts";
  const files = [
    own[`./${language}.ftl`],
    own[`./${language}.replay.ftl`],
    common[`${folder}/${language}.ftl`],
    common[`${folder}/${language}.table.ftl`],
  ];
  if (game !== undefined) {
    const texts = `../../../src/amulette/games/${game.replaceAll("-", "_")}/texts/${language}`;
    files.push(...["", ".book", ".clauses"].map((kind) => played[`${texts}${kind}.ftl`]));
    const drawn = shown[`../games/${game}/texts/${language}.ftl`]; // what only the table in the browser says
    if (drawn !== undefined) files.push(drawn);
  }
  return new Texts(language, await Promise.all(files.map((file) => file?.() ?? Promise.reject(new Error("no file")))));
}

/** The browser's choice among ours. */
export function preferred(): Language {
  for (const wish of navigator.languages) {
    const found = LANGUAGES.find((language) => wish.toLowerCase().startsWith(language));
    if (found !== undefined) return found;
  }
  return "en";
}
