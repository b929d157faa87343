/** What a reader chose for this device: language, theme, sound, notifications. Kept in the browser. */

export type Language = "fr" | "en";
type Theme = "light" | "dark";

const STORE = "beagle-settings";
/** The browser's own bar: paper. The same in `theme.js`. */
const BAR: Record<Theme, string> = { light: "#f8f3e8", dark: "#1e1915" };

interface Kept {
  language?: Language;
  theme?: Theme;
  sound?: boolean;
  notify?: boolean;
  hinted?: boolean;
}

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

class Settings {
  language = $state<Language>("en");
  theme = $state<Theme>("light");
  sound = $state(false);
  notify = $state(false);
  /** It has been said that a long press shows a piece's card. */
  hinted = false;
  private kept: Kept = {};

  constructor() {
    this.kept = read();
    this.language = this.kept.language ?? (/^fr/i.test(navigator.language) ? "fr" : "en");
    this.theme = document.documentElement.dataset.theme === "dark" ? "dark" : "light";
    this.sound = this.kept.sound ?? false;
    this.notify = this.kept.notify ?? false;
    this.hinted = this.kept.hinted ?? false;
  }

  /** Until a theme is chosen here, day and night follow the system's. */
  followSystem(): void {
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", (system) => {
      if (!this.kept.theme) this.show(system.matches ? "dark" : "light");
    });
  }

  setLanguage(language: Language): void {
    this.language = language;
    document.documentElement.lang = language;
    this.keep({ language });
  }

  toggleTheme(): void {
    this.show(this.theme === "dark" ? "light" : "dark");
    this.keep({ theme: this.theme });
  }

  private show(theme: Theme): void {
    this.theme = theme;
    document.documentElement.dataset.theme = theme;
    document.querySelector<HTMLMetaElement>("meta[name=theme-color]")?.setAttribute("content", BAR[theme]);
  }

  setSound(sound: boolean): void {
    this.sound = sound;
    this.keep({ sound });
  }

  setNotify(notify: boolean): void {
    this.notify = notify;
    this.keep({ notify });
  }

  setHinted(): void {
    this.hinted = true;
    this.keep({ hinted: true });
  }

  private keep(change: Kept): void {
    this.kept = { ...this.kept, ...change };
    try {
      localStorage.setItem(STORE, JSON.stringify(this.kept));
    } catch {
      // A browser that keeps nothing still plays; the choice lasts as long as the page.
    }
  }
}

export const settings = new Settings();

/** How long a movement lasts: nothing for who asked their system for less motion. */
export function motion(milliseconds: number): number {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : milliseconds;
}
