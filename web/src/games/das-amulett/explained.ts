// Which spells have explained themselves on this device.
const KEY = "amulette.spells";

export function explained(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}

export function remember(spell: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...explained(), spell])]));
  } catch {
    // a browser that keeps nothing explains again
  }
}
