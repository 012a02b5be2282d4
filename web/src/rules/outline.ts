// The order of the sections, which examples belong to each, and what is pictured beside it.

export interface Section {
  id: string;
  /** The headings of docs/rules whose examples belong here. */
  from: string[];
  /** What is shown beside the title: hexes, faces of tiles, gods, pieces. */
  pictures: string[];
  /** The same below the text: lists of cards. */
  below: string[];
}

const section = (id: string, from: string[] = [], pictures: string[] = [], below: string[] = []): Section => ({
  id,
  from,
  pictures,
  below,
});

export const OUTLINES: Record<string, Section[]> = {
  gods: [
    section("idea"),
    section("setup", ["Components and set-up"], ["temple-crimson", "temple-gold", "temple-azure", "temple-jade"]),
    section("turn", ["A turn"]),
    section("income", ["Income"]),
    section("refill", ["Refill"]),
    section("actions", ["Two actions"]),
    section("tribe", ["Place a tribe"], ["green", "blue", "violet", "orange"]),
    section("religion", ["Religion of a new tribe"]),
    section("temple", ["Place a temple"], ["temple-crimson"]),
    section("others", ["Play another hex"], ["desert", "decline", "whirlwind", "extra"]),
    section("move", ["Move a desert"], ["desert"]),
    section("discard", ["Discard a hex"]),
    section("extras", ["Extra actions"], ["extra"]),
    section("nations", ["Nations"]),
    section("stones", ["Stones that run out"]),
    section("end", ["The end"]),
    section("first", ["The 2001 edition"]),
    section("checks", ["Check values"]),
  ],
  "four-gods": [
    section("idea", [], ["merfolk", "humans", "elves", "dwarves"]),
    section("start", ["Modes", "Simultaneous play"]),
    section("world", ["The World and the tiles"], ["SSSS", "PPFF", "SPSF", "MMPF"]),
    section("commands", ["Commands"]),
    section("draw", ["Draw"]),
    section("laying", ["Place a tile"]),
    section("rows", ["Discard", "Flip", "Take"]),
    section("hold", ["Hold limit", "Automatic discards"]),
    section("gods", ["Gods"]),
    section("prophets", ["Prophets"], ["prophet-blue", "prophet-yellow", "prophet-green", "prophet-gray"]),
    section("cities", ["Cities", "Destroy a city"], ["city-standing", "city-safe"]),
    section("passing", ["Passing"]),
    section("sees", ["Who sees what"]),
    section("leaving", ["Absent players and leaving"]),
    section("end", ["End of the game"]),
    section("scoring", ["Scoring"]),
    section("timed", ["Timed turns"]),
    section("secret", ["Secret gods"]),
    section("numbers", ["Numbers of players"]),
    section("two", ["Two players with four gods"]),
    section("mistakes", ["Mistakes", "Wrong calls"]),
    section("penalties", ["Penalties"]),
  ],
  deus: [
    section("idea", [], ["blue", "green", "yellow", "brown", "red", "temple"]),
    section("setup", ["Set-up", "Map"], ["forest", "field", "swamp", "mountain", "sea", "village"]),
    section("turn", ["A turn"]),
    section("build", ["Building"]),
    section("pay", ["Paying"]),
    section("supply", ["Supply"]),
    section("where", ["Where pieces go"]),
    section("fire", ["Effects"]),
    section("villages", ["Attacks"]),
    section("units", ["Units"]),
    section("temples", ["Temples"]),
    section("offer", ["Offerings", "Drawing"]),
    section("gods", ["Gods"]),
    section("hidden", ["Open and hidden"]),
    section("end", ["The end"]),
    section("scoring", ["Scoring"]),
    section("blue", ["Blue cards"], [], ["cards-blue"]),
    section("green", ["Green cards"], [], ["cards-green"]),
    section("yellow", ["Yellow cards"], [], ["cards-yellow"]),
    section("brown", ["Brown cards"], [], ["cards-brown"]),
    section("red", ["Red cards"], [], ["cards-red"]),
    section("sanctuaries", ["Temple cards"], [], ["cards-temple"]),
    section("start", ["Alternative start"]),
    section("shapes", ["Other shapes"]),
    section("joker", ["Joker"]),
  ],
};
