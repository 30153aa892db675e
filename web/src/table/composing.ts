// A long list of actions, chosen word by word: a lead of three cards is one card, then another, then a third.
import type { Option } from "./game";

export interface Entry {
  /** The words so far, and one more. */
  words: string[];
  /** The action, when there is nothing left to choose. */
  option: Option | null;
  /** How many actions begin like this. */
  count: number;
}

const AT_ONCE = 9; // so many actions are listed whole: one for each digit key
const FEW = 3; // so many actions with the same first word are listed whole
const ANY_ORDER = ["lay", "keep", "pay"]; // actions whose words are a set

/** What can come after these words; whole actions when they are few. */
export function entries(options: readonly Option[], chosen: readonly string[]): Entry[] {
  const left = options.filter((option) => holds(option, chosen));
  if (left.length <= AT_ONCE) return left.map((option) => ({ words: option.words, option, count: 1 }));
  const whole = left.filter((option) => option.words.length === chosen.length);
  const groups = new Map<string, Option[]>();
  for (const option of left) {
    for (const word of next(option, chosen)) groups.set(word, [...(groups.get(word) ?? []), option]);
  }
  const found = [...groups].flatMap(([word, group]): Entry[] => {
    const isSmall = group.length === 1 || (chosen.length === 0 && group.length <= FEW);
    if (isSmall) return group.map((option) => ({ words: option.words, option, count: 1 }));
    return [{ words: [...chosen, word], option: null, count: group.length }];
  });
  return [...whole.map((option) => ({ words: option.words, option, count: 1 })), ...found];
}

/** The words with which all options begin: there is nothing to choose in them. */
export function start(options: readonly Option[]): string[] {
  const [first] = options;
  if (first === undefined || options.length <= AT_ONCE) return [];
  const shared: string[] = [];
  for (const [i, word] of first.words.entries()) {
    if (!options.every((option) => option.words[i] === word)) break;
    shared.push(word);
  }
  return shared;
}

/** Whether the option begins with these words, or has them where their order means nothing. */
function holds(option: Option, chosen: readonly string[]): boolean {
  if (!ANY_ORDER.includes(option.words[0] ?? "")) return chosen.every((word, i) => option.words[i] === word);
  if (chosen.length === 0) return true;
  return option.words[0] === chosen[0] && rest(option, chosen).length === option.words.length - chosen.length;
}

function next(option: Option, chosen: readonly string[]): string[] {
  const [first = ""] = option.words;
  if (chosen.length === 0) return [first];
  return ANY_ORDER.includes(first) ? [...new Set(rest(option, chosen))] : option.words.slice(chosen.length, chosen.length + 1);
}

function rest(option: Option, chosen: readonly string[]): string[] {
  const left = [...option.words];
  for (const word of chosen) {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
