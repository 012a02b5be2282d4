// The four colours and their gods: a sign each, in a box from -10 to 10, whose outline alone tells them apart.

import { oval, rays } from "../../atlas/art/paint";

export const COLOURS: Record<string, string> = {
  blue: "#2f74c4",
  gray: "#9aa0a8",
  green: "#3f9a44",
  yellow: "#f2bd26",
};
/** What is drawn on a ground of that colour. */
const MARKS: Record<string, string> = { blue: "#fff8e6", gray: "#1d1a17", green: "#fff8e6", yellow: "#2b1e06" };
export const markOn = (colour: string): string => MARKS[colour] ?? "#fff8e6";

/** A god, its colour and its terrain belong together. */
export const COLOUR_OF: Record<string, string> = {
  merfolk: "blue",
  dwarves: "gray",
  elves: "green",
  humans: "yellow",
};
export const TERRAIN_OF: Record<string, string> = { blue: "S", gray: "M", green: "F", yellow: "P" };

export interface SignArt {
  /** Its outline, filled. */
  body: string;
  /** Lines on it. */
  lines: string;
}

export const SIGNS: Record<string, SignArt> = {
  blue: {
    body: "M-10.5 8C-10.5 -3 -4 -10.5 3.5 -9.8C9 -9.2 10.8 -4.6 8.4 -1.6C7.2 -4.4 3.4 -4.6 2.2 -1.4C1 2.4 4.4 6.4 10.5 5.2V8z",
    lines: "M-6.6 5.6C-6.4 .4 -4 -4.2 .2 -6.2M-2.6 6C-2.8 3.6 -2.4 1.2 -1.4 -.8",
  },
  gray: {
    body: "M-9.6 -9.4H7.2L10.4 -6.6V-4.2L7.2 -1.6H2.1V9.6Q0 11 -2.1 9.6V-1.6H-9.6z",
    lines: "M-6.4 -9V-2M5 -9V-2M-1.6 5.6H1.6M-1.6 7.6H1.6",
  },
  green: {
    body: "M0 -11.6C6.6 -7.6 9.4 -.6 4.6 5.4C3.6 6.6 1.9 7.8 .9 8.3V11H-.9V8.3C-1.9 7.8 -3.6 6.6 -4.6 5.4C-9.4 -.6 -6.6 -7.6 0 -11.6z",
    lines: "M0 -8V8M0 -3.4L3.6 -5.6M0 -3.4L-3.6 -5.6M0 1.6L4.6 -1.4M0 1.6L-4.6 -1.4",
  },
  yellow: { body: rays(9, 7.2, 11.4), lines: oval(0, 0, 4.6, 4.6) },
};

/** A sign on a round token: for lists, markers and reserves. */
export function token(colour: string): string {
  const sign = SIGNS[colour];
  if (sign === undefined) return "";
  const [fill, mark] = [COLOURS[colour], markOn(colour)];
  return (
    `<circle r="12.4" cx="1" cy="1.6" fill="#1b130a" opacity=".35"/><circle r="12.6" fill="#1d140a"/>` +
    `<circle r="11.6" fill="#fff8e6"/><circle r="10.6" fill="${fill}"/><circle r="10.6" fill="url(#four-gods-gloss)"/>` +
    `<g transform="translate(0 .2) scale(.68)"><path d="${sign.body}" fill="${mark}"/>` +
    `<path d="${sign.lines}" fill="none" stroke="${fill}" stroke-width="1.9" stroke-linecap="round"/></g>`
  );
}

/** A god: his sign as an idol of its own shape before a halo of the land that is his. */
export function idol(god: string): string {
  const colour = COLOUR_OF[god] ?? "";
  const sign = SIGNS[colour];
  if (sign === undefined) return "";
  const fill = COLOURS[colour];
  return (
    `<path d="${SHIELD}" transform="translate(1 1.6)" fill="#1b130a" opacity=".35"/>` +
    `<path d="${SHIELD}" fill="#fff8e6" stroke="#1d140a" stroke-width="1.6" stroke-linejoin="round"/>` +
    `<path d="${SHIELD}" transform="scale(.86)" fill="${fill}"/><path d="${SHIELD}" transform="scale(.86)" fill="url(#four-gods-gloss)"/>` +
    `<g transform="translate(0 -.6) scale(.62)"><path d="${sign.body}" fill="${markOn(colour)}"/>` +
    `<path d="${sign.lines}" fill="none" stroke="${fill}" stroke-width="2" stroke-linecap="round"/></g>`
  );
}

const SHIELD = "M0 -12.4L10.6 -8.6V1C10.6 7 6 10.8 0 13C-6 10.8 -10.6 7 -10.6 1V-8.6z";

/** A god that may not be known: a shield under a cloth. */
export function veiled(): string {
  return (
    `<path d="${SHIELD}" transform="translate(1 1.6)" fill="#1b130a" opacity=".35"/>` +
    `<path d="${SHIELD}" fill="#fff8e6" stroke="#1d140a" stroke-width="1.6" stroke-linejoin="round"/>` +
    `<path d="${SHIELD}" transform="scale(.86)" fill="#5a4a63"/><path d="${SHIELD}" transform="scale(.86)" fill="url(#four-gods-gloss)"/>` +
    `<path d="M-8 -6.4C-5.6 -2 -6.6 3 -8 5.6M-3.4 -8.2C-1.6 -3 -2.4 4 -4 8.6M2.4 -8.4C3.2 -3 2.6 4 1.6 9.6M7 -6.6C7.2 -2 6.8 3 6.4 6" fill="none" stroke="#2c2035" stroke-width="1.1" opacity=".75"/>` +
    `<path d="M-3.3 -2.6C-3.3 -6.8 3.6 -6.8 3.6 -2.8C3.6 -.2 .2 0 .2 3" fill="none" stroke="#fff8e6" stroke-width="2.2" stroke-linecap="round"/><circle cx=".2" cy="6.6" r="1.4" fill="#fff8e6"/>`
  );
}

/** A seat that has neither god nor colour yet: a wooden disc whose notch points to its side of the frame. */
export function plainSeat(turn: number): string {
  return (
    `<circle r="12.4" cx="1" cy="1.6" fill="#1b130a" opacity=".35"/><circle r="12.6" fill="#1d140a"/>` +
    `<circle r="11.6" fill="#fff8e6"/><circle r="10.6" fill="#a57b48"/><circle r="10.6" fill="url(#four-gods-gloss)"/>` +
    `<g transform="rotate(${turn})"><path d="M0 8L5 0H2V-7H-2V0H-5z" fill="#2b1a0a"/></g>`
  );
}
