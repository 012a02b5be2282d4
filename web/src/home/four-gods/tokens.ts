// What is painted on the mode tokens, on a field of 100 by 100: shapes filled with ink, and lines of the pen.

import type { Engraving } from "../plan/medals";

const HAND = (turns: string): string => `M50 34 43 20h14z${turns}`;

export const ENGRAVINGS: Record<string, Engraving> = {
  /** Four sides reach for one tile. */
  simultaneous: {
    fill: `${HAND("")}M50 66 57 80H43zM34 50 20 57V43zM66 50 80 43v14zM42 42h16v16H42z`,
    line: "M50 12v6M50 82v6M12 50h6M82 50h6M27 27l6 6M73 27l-6 6M27 73l6-6M73 73l-6-6",
  },
  /** The sand clock. */
  timed: {
    fill: "M31 18h38v6H31zM31 76h38v6H31zM43 43h14L50 51zM36 74c2-9 9-12 14-14 5 2 12 5 14 14z",
    line: "M35 24c0 15 12 18 12 26S35 61 35 76M65 24c0 15-12 18-12 26s12 11 12 26M50 51v10",
  },
  /** The sun sees and is seen. */
  visible: {
    fill: "M50 42a8 8 0 1 1 0 16 8 8 0 0 1 0-16z",
    line: "M22 50c9-12 18-17 28-17s19 5 28 17c-9 12-18 17-28 17s-19-5-28-17zM50 15v9M50 76v9M26 22l6 8M74 22l-6 8M26 78l6-8M74 78l-6-8",
  },
  /** An eye that is closed, under the moon. */
  secret: {
    fill: "M62 14a19 19 0 1 0 12 30A22 22 0 0 1 62 14z",
    line: "M20 58c9 12 18 17 30 17s21-5 30-17M28 68l-6 8M41 74l-3 9M59 74l3 9M72 68l6 8",
  },
  /** A shield before the World: what does not fit does not get in. */
  enforced: {
    fill: "M50 14c10 7 20 9 30 9 1 28-9 51-30 63C29 74 19 51 20 23c10 0 20-2 30-9z",
    line: "",
    inlay: "M36 49l10 11 19-22",
  },
  /** A bell that anybody may ring. */
  called: {
    fill: "M50 18c3 0 5 2 5 5 12 3 17 12 17 25 0 10 3 15 8 20H20c5-5 8-10 8-20 0-13 5-22 17-25 0-3 2-5 5-5zM42 73h16a8 8 0 0 1-16 0z",
    line: "M16 34c2-7 5-12 10-16M84 34c-2-7-5-12-10-16",
  },
  /** The bell, and a prophet who has to go. */
  "called+penalty": {
    fill: "M40 14c2 0 4 2 4 4 10 2 14 10 14 21 0 9 2 13 6 17H16c4-4 6-8 6-17 0-11 4-19 14-21 0-2 2-4 4-4zM34 60h12a6 6 0 0 1-12 0zM70 52a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM58 88c0-13 4-19 12-19s12 6 12 19z",
    line: "M54 84l32-26",
  },
};
