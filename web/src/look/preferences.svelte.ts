// What somebody likes, kept in this browser: theme and sound.

type Theme = "dark" | "light";
const THEME = "pantheon.theme";
const SOUND = "pantheon.sound";

function wantedTheme(): Theme {
  const kept = localStorage.getItem(THEME);
  if (kept === "dark" || kept === "light") return kept;
  return matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
}

class Preferences {
  theme = $state<Theme>(wantedTheme());
  sound = $state(localStorage.getItem(SOUND) !== "off");

  constructor() {
    this.show();
  }

  turnTheme(): void {
    this.theme = this.theme === "dark" ? "light" : "dark";
    localStorage.setItem(THEME, this.theme);
    this.show();
  }

  turnSound(): void {
    this.sound = !this.sound;
    localStorage.setItem(SOUND, this.sound ? "on" : "off");
  }

  private show(): void {
    document.documentElement.dataset["theme"] = this.theme;
  }
}

export const preferences = new Preferences();
export const calm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
