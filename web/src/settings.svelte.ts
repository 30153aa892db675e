// What a person has chosen on this device.
import { loadTexts, preferred, LANGUAGES, type Language, type Texts } from "./texts/texts";

export type Theme = "system" | "dark" | "light";
export type Pace = "slow" | "normal" | "quick" | "instant";

interface Kept {
  language: Language | null;
  theme: Theme;
  pace: Pace;
  motion: boolean;
  sounds: boolean;
  aids: boolean;
  name: string;
  /** Helpers by name; those that are not named are on. */
  helpers: Record<string, boolean>;
}

const KEY = "amulette.settings";
const USUAL: Kept = { language: null, theme: "system", pace: "normal", motion: true, sounds: false, aids: false, name: "", helpers: {} };

function kept(): Kept {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return USUAL;
  }
}

const was = kept();

class Settings {
  pace = $state(was.pace);
  sounds = $state(was.sounds);
  /** Whether tables that the person opens have memory aids. */
  aids = $state(was.aids);
  name = $state(was.name);
  private helpers = $state.raw(was.helpers);
  themeWish = $state(was.theme);
  motionWish = $state(was.motion);
  private languageWish = $state(was.language);
  /** The client's own texts; there is no page before they are loaded. */
  texts = $state.raw<Texts>() as Texts;
  private calm = matchMedia("(prefers-reduced-motion: reduce)");
  private dusk = matchMedia("(prefers-color-scheme: light)");
  private isCalm = $state(this.calm.matches);
  private isLight = $state(this.dusk.matches);

  constructor() {
    this.calm.addEventListener("change", () => (this.isCalm = this.calm.matches));
    this.dusk.addEventListener("change", () => (this.isLight = this.dusk.matches));
  }

  async start(): Promise<void> {
    this.dress();
    await this.speak(this.language);
    $effect.root(() => {
      $effect(() => this.dress());
      $effect(() => void (document.documentElement.lang = this.texts.language));
      $effect(() => keep(JSON.stringify(this.chosen())));
    });
  }

  private chosen(): Kept {
    const { pace, sounds, aids, name, helpers } = this;
    return { language: this.languageWish, theme: this.themeWish, motion: this.motionWish, pace, sounds, aids, name, helpers };
  }

  private dress(): void {
    const { dataset } = document.documentElement;
    dataset["theme"] = this.theme;
    dataset["motion"] = this.motion ? "on" : "off";
  }

  async speak(language: Language): Promise<void> {
    this.texts = await loadTexts(language);
    if (language !== preferred() || this.languageWish !== null) this.languageWish = language;
  }

  get language(): Language {
    return LANGUAGES.find((each) => each === this.languageWish) ?? preferred();
  }
  get theme(): "dark" | "light" {
    if (this.themeWish === "system") return this.isLight ? "light" : "dark";
    return this.themeWish;
  }
  set theme(theme: Theme) {
    this.themeWish = theme;
  }
  /** Whether things move: the person's wish, and the system's. */
  get motion(): boolean {
    return this.motionWish && !this.isCalm;
  }
  set motion(on: boolean) {
    this.motionWish = on;
  }
  /** Whether a helper may answer what needs no thought. */
  helper(key: string): boolean {
    return this.helpers[key] ?? true;
  }
  setHelper(key: string, on: boolean): void {
    this.helpers = { ...this.helpers, [key]: on };
  }

  /** A sentence of the client's own. */
  say(key: string, words: Record<string, string | number> = {}): string {
    return this.texts.say(key, words);
  }
}

function keep(text: string): void {
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // a browser that keeps nothing still plays
  }
}

export const settings = new Settings();
/** A sentence of the client's own, in the language of the page. */
export const say = (key: string, words: Record<string, string | number> = {}): string => settings.say(key, words);
