// What somebody likes, kept in this browser: theme, sound, and whether maps have coordinates at their borders.

type Theme = "dark" | "light";
const THEME = "pantheon.theme";
const SOUND = "pantheon.sound";
const COORDINATES = "pantheon.coordinates";

function wantedTheme(): Theme {
  const kept = localStorage.getItem(THEME);
  if (kept === "dark" || kept === "light") return kept;
  return matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
}

class Preferences {
  theme = $state<Theme>(wantedTheme());
  sound = $state(localStorage.getItem(SOUND) !== "off");

  coordinates = $state(localStorage.getItem(COORDINATES) !== "off");

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

  turnCoordinates(): void {
    this.coordinates = !this.coordinates;
    localStorage.setItem(COORDINATES, this.coordinates ? "on" : "off");
  }

  private show(): void {
    document.documentElement.dataset["theme"] = this.theme;
  }
}

export const preferences = new Preferences();
export const calm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
