// The order of the sections, which examples belong to each, and what is pictured beside it. Which of its examples a section
// shows stands in its text.

export interface Section extends Framing {
  id: string;
  /** The headings of docs/rules whose examples belong here. */
  from: string[];
  /** What is shown beside the title: hexes, faces of tiles, gods, pieces. */
  pictures?: string[];
  /** The same below the text: lists of cards. */
  cards?: string[];
}

/** How the example is shown, if not after all of it and as far as there is something to see. */
export interface Framing {
  /** Before anything happens in it? */
  before?: boolean;
  /** What of the game stands below the board: of who acts, or of everybody. */
  below?: "display" | "hand" | "seat" | "seats";
  /** How far from what happens one looks, in steps. */
  near?: number;
  /** Is it about no place on the board? */
  boardless?: boolean;
}

const section = (id: string, from: string[] = [], more: Omit<Section, "id" | "from"> = {}): Section => ({
  id,
  from,
  ...more,
});

export const OUTLINES: Record<string, Section[]> = {
  gods: [
    section("idea", [], { below: "seat", near: 3 }),
    section("setup", ["Components and set-up"], {
      pictures: ["temple-crimson", "temple-gold", "temple-azure", "temple-jade"],
    }),
    section("turn", ["A turn"], { below: "seat" }),
    section("income", ["Income"], { below: "seat" }),
    section("refill", ["Refill"], { below: "display" }),
    section("actions", ["Two actions"], { below: "display" }),
    section("tribe", ["Place a tribe"], { pictures: ["green", "blue", "violet", "orange"] }),
    section("religion", ["Religion of a new tribe"]),
    section("temple", ["Place a temple"], { pictures: ["temple-crimson"] }),
    section("others", ["Play another hex"], { pictures: ["desert", "decline", "whirlwind", "extra"] }),
    section("move", ["Move a desert"], { pictures: ["desert"] }),
    section("discard", ["Discard a hex"], { below: "display" }),
    section("extras", ["Extra actions"], { pictures: ["extra"], below: "seat" }),
    section("nations", ["Nations"], { below: "seat" }),
    section("stones", ["Stones that run out"], { near: 3 }),
    section("end", ["The end"], { below: "seats" }),
    section("first", ["The 2001 edition"], { below: "seat" }),
    section("checks", ["Check values"], { near: 3 }),
  ],
  "four-gods": [
    section("idea", [], { pictures: ["merfolk", "humans", "elves", "dwarves"] }),
    section("start", ["Modes", "Simultaneous play"]),
    section("world", ["The World and the tiles"], { pictures: ["SSSS", "PPFF", "SPSF", "MMPF"] }),
    section("commands", ["Commands"]),
    section("draw", ["Draw"]),
    section("laying", ["Place a tile"]),
    section("rows", ["Discard", "Flip", "Take"]),
    section("hold", ["Hold limit", "Automatic discards"]),
    section("gods", ["Gods"]),
    section("prophets", ["Prophets"], {
      pictures: ["prophet-blue", "prophet-yellow", "prophet-green", "prophet-gray"],
    }),
    section("cities", ["Cities", "Destroy a city"], { pictures: ["city-standing", "city-safe"] }),
    section("passing", ["Passing"]),
    section("sees", ["Who sees what"]),
    section("leaving", ["Absent players and leaving"]),
    section("end", ["End of the game"]),
    section("scoring", ["Scoring"]),
    section("timed", ["Timed turns"]),
    section("secret", ["Secret gods"]),
    section("numbers", ["Numbers of players"], { below: "seat" }),
    section("two", ["Two players with four gods"]),
    section("mistakes", ["Mistakes", "Wrong calls"]),
    section("penalties", ["Penalties"], { below: "seat" }),
  ],
  deus: [
    section("idea", [], { pictures: ["blue", "green", "yellow", "brown", "red", "temple"] }),
    section("setup", ["Set-up", "Map"], {
      pictures: ["forest", "field", "swamp", "mountain", "sea", "village"],
      below: "seat",
    }),
    section("turn", ["A turn"], { below: "seat" }),
    section("build", ["Building"], { below: "seat" }),
    section("pay", ["Paying"], { below: "seat" }),
    section("supply", ["Supply"], { below: "seat" }),
    section("where", ["Where pieces go"]),
    section("fire", ["Effects"], { below: "seat" }),
    section("villages", ["Attacks"]),
    section("units", ["Units"]),
    section("temples", ["Temples"], { below: "seat" }),
    section("offer", ["Offerings", "Drawing"], { below: "hand", boardless: true, before: true }),
    section("gods", ["Gods"], { below: "hand", boardless: true, before: true }),
    section("hidden", ["Open and hidden"], { below: "hand", boardless: true, before: true }),
    section("end", ["The end"]),
    section("scoring", ["Scoring"], { below: "seats" }),
    section("blue", ["Blue cards"], { cards: ["cards-blue"], below: "seat" }),
    section("green", ["Green cards"], { cards: ["cards-green"], below: "seat" }),
    section("yellow", ["Yellow cards"], { cards: ["cards-yellow"], below: "seat" }),
    section("brown", ["Brown cards"], { cards: ["cards-brown"], below: "seat" }),
    section("red", ["Red cards"], { cards: ["cards-red"], below: "seat" }),
    section("sanctuaries", ["Temple cards"], { cards: ["cards-temple"] }),
    section("start", ["Alternative start"], { below: "seat" }),
    section("shapes", ["Other shapes"]),
    section("joker", ["Joker"], { below: "seat" }),
  ],
};
