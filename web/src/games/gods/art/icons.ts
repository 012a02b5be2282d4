// Small signs beside a number, in a box from -10 to 10: filled shapes that are told apart without colour.

export const ICONS = {
  power: "M2 -10L-7 2H-1L-3 10L7 -3H1z",
  temple: "M-9 -3L0 -10L9 -3zM-8 8H8V10H-8zM-7 -2H-4V7H-7zM-1.5 -2H1.5V7H-1.5zM4 -2H7V7H4z",
  stones:
    "M-9 6Q-9 1 -4 1Q1 1 1 6Q1 9 -4 9Q-9 9 -9 6zM1 7Q1 3 5 3Q9 3 9 6.5Q9 9 5 9Q2 9 1 7zM-5 -3Q-5 -8 0 -8Q5 -8 5 -3Q5 0 0 0Q-5 0 -5 -3z",
  extra:
    "M-6 9C-8 5 -9 2 -9 -1C-9 -3 -7 -3 -6.6 -1L-6 1V-6C-6 -8 -3.6 -8 -3.5 -6L-3 -1L-2.4 -8C-2.2 -10 .3 -10 .3 -8L.5 -1L1.7 -7C2 -9 4.4 -8.6 4.2 -6.6L3.6 1L5 -2.4C5.6 -4 8 -3.4 7.6 -1.4C7 2 6.4 6 4.6 9C2.6 10.4 -4 10.4 -6 9z",
  bag: "M-3 -10L0 -7.5L3 -10L5 -7L3 -4.6C8 -1 9 4 8.4 7C8 9.6 5 10 0 10C-5 10 -8 9.6 -8.4 7C-9 4 -8 -1 -3 -4.6L-5 -7z",
  box: "M-9 -3L0 -7L9 -3V6L0 10L-9 6zM-7.4 -1.4V5L-.8 8V1.4zM7.4 -1.4V5L.8 8V1.4z",
  points: "M0 -10L2.9 -3.6L9.8 -3L4.6 1.7L6.2 8.6L0 5L-6.2 8.6L-4.6 1.7L-9.8 -3L-2.9 -3.6z",
} as const;

export type IconName = keyof typeof ICONS;

/** Houses in outline: round, long, stilt, tent. */
export const TRIBE_ICONS: Record<string, string> = {
  green: "M0 -9Q6 -4 9 2H6V8H2V3H-2V8H-6V2H-9Q-6 -4 0 -9z",
  blue: "M-10 2L-6 -5H7L10 2V7H3V3H-1V7H-10z",
  violet: "M-9 -2L-4 -9H4L9 -2H7V3H6V9H4V3H1V9H-1V3H-4V9H-6V3H-7V-2z",
  orange: "M-2 -10L0 -7L2 -10L3 -9L1.4 -5.6L9 8H3L0 1L-3 8H-9L-1.4 -5.6L-3 -9z",
};
