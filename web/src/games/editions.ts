// What is printed on a game's components: as the server has it, and until it has said so, as the standard edition has it.
const told = new Map<string, object>();

export function learn(game: string, data: object): void {
  told.set(game, data);
}

export function edition<T extends object>(game: string, standard: T): T {
  return (told.get(game) as T | undefined) ?? standard;
}
