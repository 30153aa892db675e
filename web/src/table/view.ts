// Reading the table as the server writes it: parts, each a name and words, parted by `|` (in Power Cards by `;`).

/** The parts of a view in their order: `["lead", "B"]`, `["laid A", "-"]`. */
export function parts(view: string): string[] {
  return view.split(/\s*[|;]\s*/).filter(Boolean);
}

/** The words after a part's name; none for a part that is not there, or that holds `-`. */
export function field(view: string, name: string): string[] {
  const found = parts(view).find((part) => part === name || part.startsWith(`${name} `));
  const words = found?.slice(name.length).trim().split(/\s+/).filter(Boolean) ?? [];
  return words.length === 1 && words[0] === "-" ? [] : words;
}

/** What the rules will do next; the first is what is asked now: `Lead`, `DrawMore`. */
export function step(view: string): string {
  return (field(view, "next")[0] ?? "").replace(/\(.*/, "");
}
