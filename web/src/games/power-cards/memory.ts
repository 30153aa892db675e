// What was read out, as the memory part of a view has it: `heard power A100 B85, sling A40 B60; know …`.
export interface Reading {
  stat: string;
  /** By seat; who read nothing out is not there. */
  figures: Map<number, number>;
}

/** Comparison by comparison, the last one first. */
export function readings(memory: string): Reading[] {
  const heard = /(?:^|; )heard ([^;]*)/.exec(memory)?.[1] ?? "";
  return heard.split(", ").filter(Boolean).map(reading).reverse();
}

function reading(text: string): Reading {
  const [stat = "", ...words] = text.split(" ");
  return { stat, figures: new Map(words.map((word) => [word.charCodeAt(0) - 65, Number(word.slice(1))])) };
}
