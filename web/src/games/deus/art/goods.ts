// Signs of goods in a box from -11 to 11, drawn in ink and paint: they look alike wherever they lie.

import { oval } from "../../atlas/art/paint";

const INK = "#22170c";
const p = (d: string, fill: string, width = 1.4): string =>
  `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`;
const line = (d: string, stroke = INK, width = 1.3, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" stroke-opacity="${opacity}"/>`;
const flat = (d: string, fill: string, opacity = 1): string =>
  `<path d="${d}" fill="${fill}" fill-opacity="${opacity}"/>`;

/** Two logs, one above. */
const wood =
  p("M-6 1.500L6.500 -1.500V7L-6 10z", "#7a4a22") +
  p("M-5 -7L7.500 -10V-1.500L-5 1.500z", "#8f5a2b") +
  p(oval(-6, 5.7, 3.2, 4.3), "#dfb37a") +
  p(oval(-5, -2.8, 3.2, 4.3), "#e9c08a") +
  line(
    "M-6.500 5.700a.9 1.500 0 1 0 1.200 0M-5.500 -2.800a.9 1.500 0 1 0 1.200 0M1 -5.500L6 -6.700M0 4L5 2.800",
    INK,
    0.9,
    0.75,
  );

/** A cut block. */
const stone =
  p("M-9.500 -3.500L0 -8.500L9.500 -3.500V5L0 10L-9.500 5z", "#9b958c") +
  flat("M-9.500 -3.500L0 -8.500L9.500 -3.500L0 1.500z", "#d7d1c6") +
  flat("M0 1.500L9.500 -3.500V5L0 10z", "#67615a") +
  line("M-9.500 -3.500L0 1.500L9.500 -3.500M0 1.500V10", INK, 1.2) +
  line("M-6.500 1.500l2 1M-4 5l2 1", INK, 0.9, 0.6);

/** A pot of clay. */
const clay =
  p(
    "M-4.500 -9.500H4.500L3.500 -6.500Q9.500 -3.500 9.500 2Q9.500 7.500 4 10H-4Q-9.500 7.500 -9.500 2Q-9.500 -3.500 -3.500 -6.500z",
    "#c2693b",
  ) +
  flat("M1 -9.500H4.500L3.500 -6.500Q9.500 -3.500 9.500 2Q9.500 7.500 4 10H1Q5 2 1 -6.500z", "#6f2f14", 0.55) +
  line("M-8.800 -.5Q0 2.500 8.800 -.5M-8.800 3Q0 6 8.800 3", "#f4d3b0", 1.2) +
  line("M-3.500 -6.500H3.500", INK, 1.1);

/** An ear of wheat. */
const wheat =
  line("M0 10.500Q.5 2 0 -5", "#8a5d0d", 1.8) +
  [-6.5, -2, 2.5]
    .map(
      (y) =>
        p(`M0 ${y + 3}Q-6.500 ${y + 1} -6.500 ${y - 4.5}Q-.8 ${y - 3} 0 ${y + 3}z`, "#f0c543", 1.1) +
        p(`M0 ${y + 3}Q6.500 ${y + 1} 6.500 ${y - 4.5}Q.8 ${y - 3} 0 ${y + 3}z`, "#d9a21f", 1.1),
    )
    .join("") +
  p("M0 -3.500Q-3 -7 0 -11Q3 -7 0 -3.500z", "#f0c543", 1.1);

/** A coin. */
const gold =
  p(oval(0, 0, 9.6, 9.6), "url(#deus-coin)") +
  line("M-6 0a6 6 0 1 0 12 0a6 6 0 1 0 -12 0z", "#7a4d05", 1.1) +
  flat(
    "M0 -4.500L1.300 -1.400L4.500 -1.200L2 .9L2.900 4.200L0 2.400L-2.900 4.200L-2 .9L-4.500 -1.200L-1.300 -1.400z",
    "#7a4d05",
  );

/** A laurel wreath. */
const leaf = (turn: number, flip: number): string =>
  `<g transform="scale(${flip} 1) rotate(${turn})"><path d="M8 0Q11.800 -3.400 8 -7Q4.600 -3.400 8 0z" fill="#6fa33c" stroke="${INK}" stroke-width="1.100"/></g>`;
const vp =
  flat(oval(0, 0, 9.8, 9.8), "#2f4d1a", 0.25) +
  [62, 34, 6, -22].map((turn) => leaf(turn, 1) + leaf(turn, -1)).join("") +
  flat(
    "M0 -5.500L1.600 -1.700L5.600 -1.400L2.500 1.200L3.500 5.200L0 3L-3.500 5.200L-2.500 1.200L-5.600 -1.400L-1.600 -1.700z",
    "#e8b62c",
  ) +
  line(
    "M0 -5.500L1.600 -1.700L5.600 -1.400L2.500 1.200L3.500 5.200L0 3L-3.500 5.200L-2.500 1.200L-5.600 -1.400L-1.600 -1.700z",
    INK,
    1,
  );

/** Two cards. */
const cards =
  `<g transform="rotate(-12)">${p("M-8.500 -8.500H2V7.500H-8.500z", "#c9b58c")}</g>` +
  `<g transform="rotate(10)">${p("M-3 -9H8V8.500H-3z", "#fbf3df")}${line("M-.5 -5.500H5.500M-.5 -2.500H5.500M-.5 4.500H5.500", INK, 1, 0.7)}</g>`;

/** A carved piece. */
const pieces =
  p("M-8.500 9.500V-1.500H-10L0 -10.500L10 -1.500H8.500V9.500z", "#c8b79a") +
  flat("M2 9.500V-1.500L0 -10.500L10 -1.500H8.500V9.500z", "#000", 0.28) +
  p("M-2.500 9.500V3H2.500V9.500z", "#4a3820", 1);

export const GOODS: Record<string, string> = { wood, stone, clay, wheat, gold, vp, cards, pieces };
export const RESOURCES = ["wood", "stone", "clay", "wheat"] as const;
