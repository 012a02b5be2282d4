// What is engraved on the medals beside choices, on a field of 100 by 100: shapes filled with ink, and lines of the pen.
// The mode tokens of 4 Gods have their own (four-gods/tokens.ts), in the same hand.

export interface Engraving {
  fill: string;
  line: string;
  /** A mark in the colour of the medal, over what is filled. */
  inlay?: string;
}

const hex = (x: number, y: number, r: number): string => {
  const [w, h] = [Math.round(0.866 * r), r / 2];
  return `M${x} ${y - r}l${w} ${h}v${r}l${-w} ${h}l${-w} ${-h}v${-r}z`;
};
const hut = (x: number, y: number): string => `M${x} ${y - 16}l16 14h-4v14h-24v-14h-4z`;
const card = (x: number, y: number): string => `M${x} ${y}h34v50h-34z`;
const STAR = "M50 18l9 21 23 2-17 15 5 22-20-12-20 12 5-22-17-15 23-2z";

export const MEDALS = {
  // how much time
  quick: { fill: "M56 12 26 56h19l-7 32 36-46H53z", line: "" },
  evening: {
    fill: "M39 48h22v32H39zM28 80h44v7H28zM50 12c8 9 11 15 11 20a11 11 0 0 1-22 0c0-5 3-11 11-20z",
    line: "M50 42v6",
    inlay: "M50 27c2 3 3 4 3 6",
  },
  days: {
    fill: "M20 28h60v14H20zM31 52h9v9h-9zM46 52h9v9h-9zM61 52h9v9h-9zM31 67h9v9h-9zM46 67h9v9h-9z",
    line: "M20 28h60v56H20zM35 18v12M65 18v12",
  },
  // who comes
  open: {
    fill: "M34 26a10 10 0 1 1 0 20 10 10 0 0 1 0-20zM66 26a10 10 0 1 1 0 20 10 10 0 0 1 0-20zM16 78c0-16 7-26 18-26s18 10 18 26zM52 60c3-5 8-8 14-8 11 0 18 10 18 26H57c0-7-1-13-5-18z",
    line: "",
  },
  private: { fill: "", line: "M33 32a18 18 0 1 1 0 36 18 18 0 0 1 0-36zM51 50h36M74 50v14M86 50v14" },
  // Gods
  "edition-2005": { fill: STAR, line: "" },
  "edition-2001": { fill: hex(50, 34, 11), line: `${hex(50, 36, 27)}M27 60l23 13 23-13M27 70l23 13 23-13` },
  one_piece: { fill: hex(36, 36, 19) + hex(68, 36, 15) + hex(52, 64, 19), line: "" },
  one_religion: {
    fill: `${hut(50, 44)}M22 68a10 10 0 1 1 0 20 10 10 0 0 1 0-20zM50 68a10 10 0 1 1 0 20 10 10 0 0 1 0-20zM78 68a10 10 0 1 1 0 20 10 10 0 0 1 0-20z`,
    line: "M28 64l10-9M50 62v-6M72 64l-10-9",
  },
  // Deus
  "start-standard": { fill: hut(32, 40) + hut(68, 40) + hut(50, 74), line: "" },
  "start-chosen": {
    fill: "M37 36C24 48 18 58 18 68a16 16 0 0 0 16 16h32a16 16 0 0 0 16-16c0-10-6-20-19-32zM34 16h32l-6 14H40z",
    line: "",
    inlay: "M44 52c1-5 12-6 12 0s-6 5-6 12M50 72v1",
  },
  "joker-no": {
    fill: "M40 30h20v8H40zM40 46h20v8H40zM40 62h20v8H40z",
    line: card(33, 22).replace("50h-34", "56h-34"),
  },
  "joker-yes": { fill: "M50 34l5 11 12 1-9 8 3 12-11-7-11 7 3-12-9-8 12-1z", line: "M28 16h44v68H28z" },
  // 4 Gods
  "two-gods-4": {
    fill: "M50 12 65 27 50 42 35 27zM73 35 88 50 73 65 58 50zM50 58 65 73 50 88 35 73zM27 35 42 50 27 65 12 50z",
    line: "",
  },
  "two-gods-2": { fill: "M29 28 51 50 29 72 7 50zM71 28 93 50 71 72 49 50z", line: "", inlay: "" },
  "undersides-seen": { fill: "M80 46v34H46z", line: "M20 20h60v60H20z" },
  "undersides-none": {
    fill: "",
    line: "M20 20h60v60H20zM42 41a8 8 0 1 1 11 8c-3 2-3 4-3 8M50 67v1",
  },
  "undersides-all": { fill: "M20 20h36v36H20z", line: "M64 36h18v46H36V64" },
} satisfies Record<string, Engraving>;

export type Medal = keyof typeof MEDALS;
