// The icon language of cards: small pictures on a field of 24 by 24, outlined in ink. Goods are drawn in art/goods.ts.

import { seatColour } from "../art/banners";
import { GOODS } from "../art/goods";
import { piece, PIECES } from "../art/pieces";

/** A shape of a picture: its outline, what it is filled with, how thick the ink is (0: none). */
export interface Mark {
  d: string;
  fill?: string;
  ink?: number;
}

const INK = 1.3;
const HEX = "M12 1.5 21.1 6.75v10.5L12 22.5 2.900 17.25V6.75z";
const hex = (fill: string, ...marks: Mark[]): Mark[] => [{ d: HEX, fill }, ...marks];

/** The card colours; their signs tell them apart without any colour. */
export const TINTS: Record<string, string> = {
  blue: "#3f78b5",
  green: "#5b8c3a",
  yellow: "#c9992b",
  brown: "#8f6138",
  red: "#b2402f",
  temple: "#7a559b",
};

const SHIP =
  "M3 15.500h18l-2.200 4.300c-.4.800-1.100 1.200-2 1.200H7.200c-.9 0-1.600-.4-2-1.200zM11.300 3v11H5.200c.8-4.500 3-8.200 6.100-11zM13.200 5c3 2 4.600 5.200 4.800 9h-4.800z";
const PLOUGH =
  "M2.500 5.500c5-.5 8.300 1.400 9.900 5.700L15 18.500H9.500C5.900 18.500 4 16 4 11.500M12.400 11.200 21.500 4M8.200 18.500 15 18.500l4.500 2.500H3";
const SCROLL =
  "M6 3.500h11.500A2.500 2.500 0 0 1 20 6v1.500h-3.500V18a2.700 2.700 0 0 1-2.700 2.700H5.500A2.500 2.500 0 0 0 8 18.200V6a2.300 2.300 0 0 0-2-2.500zM10.300 9h4M10.300 12.500h4M10.300 16h3";
const HOUSE = "M3 11.500 12 3.500l9 8h-2.500v9h-13v-9zM10 20.500v-6h4v6";
const SWORD =
  "M12 1.800 14.300 5v9.500H9.700V5zM6.500 14.500h11v2.400h-11zM10.700 16.900h2.600v4h-2.600zM9.800 20.900h4.400v1.600H9.800z";
const TEMPLE =
  "M12 2.500 21.500 8v2h-19V8zM4.500 10h2.600v8H4.500zM10.700 10h2.600v8h-2.600zM16.900 10h2.600v8h-2.600zM2.500 18h19v3h-19z";

export const SIGNS: Record<string, string> = {
  blue: SHIP,
  green: PLOUGH,
  yellow: SCROLL,
  brown: HOUSE,
  red: SWORD,
  temple: TEMPLE,
};
const PIECE_COLOURS = { ship: "blue", production: "green", science: "yellow", civil: "brown", unit: "red" } as const;

export const colourOfPiece = (piece: string): string =>
  PIECE_COLOURS[piece as keyof typeof PIECE_COLOURS] ?? (piece === "temple" ? "temple" : "brown");
export const pieceOfColour = (colour: string): string =>
  Object.entries(PIECE_COLOURS).find(([, of]) => of === colour)?.[0] ?? "temple";

const sign = (colour: string): Mark[] => [{ d: SIGNS[colour] ?? HOUSE, fill: TINTS[colour] ?? "#888" }];

const TREE: Mark = {
  d: "M12 4.500 16.500 12h-2.300l3.300 5.500h-11L9.800 12H7.500zM11 17.500h2v2.300h-2z",
  fill: "#2f5a2b",
  ink: 1,
};
const PEAK: Mark = { d: "M4.800 17.500 10 8l2.500 3.500L14.500 9l4.700 8.500z", fill: "#77706a", ink: 1 };
const SNOW: Mark = {
  d: "M10 8 8.300 11.100l1.700.600 1.200-1.200zM14.500 9l-1.300 1.700 1.300.9 1.300-.5z",
  fill: "#f2efe8",
  ink: 0,
};
const REEDS: Mark = { d: "M8 18V9M12 18V6.500M16 18v-8M5.500 18h13M8 9v-2.500M12 6.500V4.800M16 10V7.500", ink: 1.5 };
const FURROWS: Mark = {
  d: "M6 16.500c1-4 1.500-6 2-9M10 18c.5-4 .8-7 .9-11.500M14 18c-.5-4-.8-7-.9-11.500M18 16.500c-1-4-1.500-6-2-9",
  ink: 1.2,
};
const WAVES: Mark = {
  d: "M5 9.500c1.200-1.400 2.300-1.400 3.500 0s2.300 1.400 3.500 0 2.300-1.400 3.500 0 2.300 1.400 3.500 0M5 14.500c1.200-1.400 2.300-1.400 3.500 0s2.300 1.400 3.500 0 2.300-1.400 3.500 0 2.300 1.400 3.500 0",
  ink: 1.2,
};
const HUTS: Mark = { d: "M5.500 17v-4L9 9.500l3.500 3.500v4zM12.500 17v-3l3-3 3 3v3z", fill: "#8f6138", ink: 1 };
const BANNER: Mark = { d: "M10 18V5.500M10 6h7l-2.200 2.700L17 11.500h-7", fill: "#f7efdc" };

const roof = (x: number, y: number): string => `M${x} ${y + 6.5}v-3.500l3-3 3 3v3.500z`;
const GLYPHS: Record<string, Mark[]> = {
  forest: hex("#7ba05b", TREE),
  mountain: hex("#c2b49c", PEAK, SNOW),
  swamp: hex("#8fa08a", REEDS),
  field: hex("#e3c877", FURROWS),
  sea: hex("#7fb0cc", WAVES),
  village: hex("#dcc9a0", HUTS),
  region: hex("#d8cba8", BANNER),
  terrain: hex("#e9dfc6", { d: "M9 9.500c0-2 1.400-3 3-3s3 1 3 2.800c0 2.200-3 2.300-3 4.700M12 16.800v.8", ink: 2 }),
  city2: hex("#d8cba8", { d: roof(4.8, 9) + roof(13.2, 9), fill: "#8f6138", ink: 1 }),
  city3: hex("#d8cba8", { d: roof(4.6, 11) + roof(13.4, 11) + roof(9, 5), fill: "#8f6138", ink: 1 }),
  conquest: hex(
    "#dcc9a0",
    { d: "M6 17v-4.500L9.500 9l3.500 3.500V17z", fill: "#8f6138", ink: 1 },
    { d: "M12 18.500 18.500 8M18.500 8l-3.700 1.200M18.500 8l.3 3.800", ink: 1.8 },
  ),
  building: [
    { d: "M4 20.500v-9L12 4l8 7.500v9z", fill: "#d9c39a" },
    { d: "M10 20.500V15h4v5.500M8 11.500h8", ink: 1.1 },
  ],
  any: [
    { d: "M3.500 3.500h8v8h-8z", fill: "#a9713c" },
    { d: "M12.500 3.500h8v8h-8z", fill: "#aab0b2" },
    { d: "M3.500 12.500h8v8h-8z", fill: "#b9603a" },
    { d: "M12.500 12.500h8v8h-8z", fill: "#e0b23a" },
  ],
  sets: [
    { d: "M2 9.500l3.500-1L8.500 20 5 21z", fill: TINTS["blue"] as string, ink: 1 },
    { d: "M6.500 7 10 6.300l2 13-3.500.7z", fill: TINTS["green"] as string, ink: 1 },
    { d: "M10.200 5.500h3.600V19h-3.600z", fill: TINTS["yellow"] as string, ink: 1 },
    { d: "M14 6.300l3.500.7-2 13-3.500-.7z", fill: TINTS["brown"] as string, ink: 1 },
    { d: "M18.500 8.500l3.500 1L18.500 21l-3.500-1z", fill: TINTS["red"] as string, ink: 1 },
  ],
  arrow: [{ d: "M3 10h10V5.500l8.500 6.500L13 18.500V14H3z", fill: "#5b4a35", ink: 0 }],
  spark: [{ d: "M13.500 1.500 4.500 13.500h6l-1.500 9 10.500-13h-6.500z", fill: "#f0b93a" }],
  march: [
    { d: "M2.500 18c3-7 6.500-9.500 11-9.800V4l8 6.700-8 6.800v-4.200c-4-.2-7.500.9-11 4.700z", fill: "#d2c6a8" },
  ],
  hand: [
    {
      d: "M5 13.500 3.200 10c-.6-1.300 1.100-2.300 2-1.200l2 2.700V4.700c0-1.600 2.200-1.600 2.400 0l.4 4.800.6-6c.2-1.500 2.300-1.400 2.400.1l.2 6 1.200-5c.4-1.400 2.300-1 2.200.5l-.6 5.900 1.500-2.600c.8-1.200 2.300-.4 2 .9l-2.300 7.200c-.8 2.900-2.600 5-5.700 5-3.200 0-5-2.500-6.500-8z",
      fill: "#e7c9a4",
    },
  ],
  rival: [
    { d: "M12 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4 21.500c0-6 3.500-8.500 8-8.500s8 2.500 8 8.500z", fill: "#9a8d78" },
    { d: "M7.500 4.500c1-2.700 8-2.700 9 0", ink: 1.8 },
  ],
  end: [
    {
      d: "M6 2.500h12v2.800c0 3-2.300 4.700-4 6.200v1c1.700 1.500 4 3.200 4 6.200v2.800H6v-2.800c0-3 2.300-4.700 4-6.200v-1c-1.700-1.500-4-3.200-4-6.200z",
      fill: "#f7efdc",
    },
    {
      d: "M8.300 19.700c.6-2.300 2.200-3.200 3.700-3.900 1.500.7 3.100 1.600 3.700 3.900zM8.500 6.500h7c-.6 1.600-2 2.700-3.500 4-1.500-1.300-2.900-2.400-3.500-4z",
      fill: "#d8a93a",
      ink: 0,
    },
  ],
  joker: [
    { d: "M5 2.500h14v19H5z", fill: "#4a4250" },
    {
      d: "M12 6.500c2 2.500 3.500 3.800 3.500 6a3.500 3.500 0 0 1-7 0c0-2.200 1.500-3.500 3.500-6zM10 18.500h4",
      fill: "#d8c79b",
    },
  ],
};
for (const colour of Object.keys(SIGNS)) GLYPHS[`sign-${colour}`] = sign(colour);

/** Goods and pieces look as they do on the map: what is drawn there, and the box it is drawn in. */
export function elsewhere(name: string): { box: string; svg: string } | null {
  const good = GOODS[name];
  if (good !== undefined) return { box: "-12 -12 24 24", svg: good };
  if (!(PIECES as readonly string[]).includes(name)) return null;
  const svg = piece(name, "").replaceAll(seatColour(""), TINTS[colourOfPiece(name)] ?? "#888");
  return { box: "-20 -36 40 40", svg };
}

export const isGlyph = (name: string): boolean => name in GLYPHS || elsewhere(name) !== null;
export const glyph = (name: string): Mark[] => GLYPHS[name] ?? [];
export const inkOf = (mark: Mark): number => mark.ink ?? INK;

/** The same as text, for pictures that are made of text. */
export const glyphSvg = (name: string): string =>
  glyph(name)
    .map((mark) => {
      const ink = inkOf(mark) === 0 ? "none" : "#2b2115";
      return `<path d="${mark.d}" fill="${mark.fill ?? "none"}" stroke="${ink}" stroke-width="${inkOf(mark)}"/>`;
    })
    .join("");
