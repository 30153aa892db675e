// Das Amulett's helpers for programs: a line of JSON with view and options in, the answer or null out.
import { createInterface } from "node:readline";
import { answer } from "../../web/src/games/das-amulett/helping.ts";
import { read } from "../../web/src/games/das-amulett/model.ts";

for await (const line of createInterface({ input: process.stdin })) {
  const { view, options, helpers } = JSON.parse(line);
  const model = read(view);
  const found = options.map((text) => ({ text, words: text.split(" "), label: text }));
  console.log(JSON.stringify(answer({ model, seat: model.me, options: found, helpers, instruction: null, isByColour: true })));
}
