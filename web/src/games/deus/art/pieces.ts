// The six pieces, carved and painted in the colour of their owner: a ship under sail, a granary with a pointed roof,
// a domed observatory, a gabled house, a soldier with spear and shield, a temple. Each has a silhouette of its own.
// The foot stands at 0,0; about 30 wide and high.

import { at, path, polygon, shade } from "../../atlas/art/paint";
import { seatColour } from "./banners";

export const PIECES = ["ship", "production", "science", "civil", "unit", "temple"] as const;
export type PieceName = (typeof PIECES)[number];

const INK = "#1d140b";
const LEE = "#000";
const MARBLE = "#f6efe0";

interface Carving {
  /** All of it, for the dark rim that sets it off from any ground. */
  rim: string;
  /** What is in the owner's colour. */
  body: string;
  /** What lies in the shade. */
  lee: string;
  /** What is of stone or cloth. */
  pale?: string;
  /** Windows, doors, lines. */
  dark?: string;
  line?: string;
}

const CARVINGS: Record<PieceName, Carving> = {
  ship: {
    rim: "M-15 -9H15Q13 0 7 1H-8Q-13 0 -15 -9zM-1.500 -9V-30L12 -12.500H1.500V-9zM-3 -27V-12H-12Q-11 -21 -3 -27z",
    body: "M-15 -9H15Q13 0 7 1H-8Q-13 0 -15 -9z",
    lee: "M-13.600 -4.500H13.600Q11.500 .2 7 1H-8Q-12 .2 -13.600 -4.500zM0 -29L12 -12.500H5Q4 -22 0 -29z",
    pale: "M-.2 -30L12 -12.500H-.2zM-3 -27V-12H-12Q-11 -21 -3 -27z",
    line: "M-1.500 -9V-31",
  },
  production: {
    rim: polygon([-10, 0], [-10, -15], [-13, -15], [0, -31], [13, -15], [10, -15], [10, 0]),
    body: polygon([-10, 0], [-10, -15], [-13, -15], [0, -31], [13, -15], [10, -15], [10, 0]),
    lee: polygon([3, 0], [3, -15], [0, -31], [13, -15], [10, -15], [10, 0]),
    dark: "M-3.400 0V-7.500Q-3.400 -10 0 -10Q3.400 -10 3.400 -7.500V0z",
    line: "M-13 -15H13M-10 -11.500H-5M5 -11.500H10M-10 -6H-5M5 -6H10",
  },
  science: {
    rim: "M-14 0V-5H-12V-13Q-12 -25 -1.400 -26V-31H1.400V-26Q12 -25 12 -13V-5H14V0z",
    body: "M-12 -13Q-12 -25 -1.400 -26V-31H1.400V-26Q12 -25 12 -13z",
    lee: "M3 0V-13Q4 -21 0 -26Q12 -25 12 -13V-5H14V0z",
    pale: "M-14 0V-5H-12V-13H12V-5H14V0z",
    dark: "M-8.500 -5V-10.500H-5.500V-5zM-1.500 -5V-10.500H1.500V-5zM5.500 -5V-10.500H8.500V-5z",
    line: "M-12 -13H12M-14 -5H14",
  },
  civil: {
    rim: "M-15 0V-12L-7 -23H9V-27H12V-20.500L16 -12V0z",
    body: "M-15 -12L-7 -23H9V-27H12V-20.500L16 -12z",
    lee: "M2 -12L8 -23H9V-27H12V-20.500L16 -12V0H2z",
    pale: "M-14 0V-12H15V0z",
    dark: "M-10.500 -8.500H-6.500V-4.500H-10.500zM-1.800 0V-8H2.800V0zM7 -8.500H11V-4.500H7z",
    line: "M-15 -12H16",
  },
  unit: {
    rim: "M-9 0L-8 -13Q-9 -19 -4 -20.500L-5 -27Q-5 -32 1 -32Q7 -32 7 -27L6 -20.500Q10.500 -19 9.500 -13L10 0z",
    body: "M-9 0L-8 -13Q-9 -19 -4 -20.500L-3 -22H5L6 -20.500Q10.500 -19 9.500 -13L10 0zM-5 -26Q-5 -32.500 1 -32.500Q7 -32.500 7 -26z",
    lee: "M3 0V-18Q6 -20 5 -24Q7 -29 1 -32Q7 -32 7 -27L6 -20.500Q10.500 -19 9.500 -13L10 0z",
    pale: "M-4.400 -26H6.400V-22.500Q6.400 -21 4.500 -21H-2.500Q-4.400 -21 -4.400 -22.500zM-15 -9a7 7 0 1 0 14 0a7 7 0 1 0 -14 0z",
    dark: "M-10.500 -9a2.500 2.500 0 1 0 5 0a2.500 2.500 0 1 0 -5 0zM11.400 -31L13.500 -38L15.600 -31z",
    line: "M13.500 1V-32M-1 -24.300H3M8 -12H14",
  },
  temple: {
    rim: polygon(
      [-18, 0],
      [-18, -4],
      [-15, -4],
      [-15, -19],
      [-18, -19],
      [0, -33],
      [18, -19],
      [15, -19],
      [15, -4],
      [18, -4],
      [18, 0],
    ),
    body: polygon([-18, -19], [0, -33], [18, -19]),
    lee: polygon([6, 0], [6, -19], [0, -33], [18, -19], [15, -19], [15, -4], [18, -4], [18, 0]),
    pale: "M-18 0V-4H-15V-19H15V-4H18V0z",
    dark: "M-9.500 -4V-17H-6V-4zM-1.800 -4V-17H1.800V-4zM6 -4V-17H9.500V-4z",
    line: "M-18 -19H18M-18 -4H18",
  },
};

/** A piece, its foot at 0,0. */
export function piece(name: string, seat: string, scale = 1): string {
  const carving = CARVINGS[name as PieceName];
  if (carving === undefined) return "";
  const fill = seatColour(seat);
  return (
    `<g transform="scale(${scale})">` +
    (name === "ship" ? wake : shade(2, -1, 15, 4)) +
    `<path d="${carving.rim}" fill="${INK}" stroke="#fff9ea" stroke-width="5.200" stroke-opacity=".85" stroke-linejoin="round"/>` +
    `<path d="${carving.rim}" fill="${INK}" stroke="${INK}" stroke-width="2.800" stroke-linejoin="round"/>` +
    `<path d="${carving.body}" fill="${fill}"/>` +
    (carving.pale === undefined
      ? ""
      : `<path d="${carving.pale}" fill="${MARBLE}" stroke="${INK}" stroke-width="1"/>`) +
    path(carving.lee, { fill: LEE, opacity: 0.24 }) +
    (carving.dark === undefined ? "" : `<path d="${carving.dark}" fill="${INK}" fill-opacity=".82"/>`) +
    (carving.line === undefined ? "" : path(carving.line, { stroke: INK, width: 1.1 })) +
    `</g>`
  );
}

const wake =
  path(`M${at(-19, 0)}q5 -3 9 0q5 3 10 0q5 -3 10 0q4 2.600 9 0`, { stroke: "#eefaff", width: 2.2, opacity: 0.85 }) +
  path(`M${at(-13, 4)}q5 -2.500 9 0q5 2.500 10 0q4 -2 8 0`, { stroke: "#1d4a63", width: 1.4, opacity: 0.6 });
