// The order of the sections, which examples belong to each, and what is pictured beside it.

export interface Section {
  id: string;
  /** The headings of docs/rules whose examples belong here. */
  from: string[];
  /** Hexes shown beside the title: kind, or `temple` with its god. */
  hexes: string[];
}

const section = (id: string, from: string[] = [], hexes: string[] = []): Section => ({ id, from, hexes });

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
    section("idea"),
    section("hands"),
    section("laying"),
    section("prophets"),
    section("gods"),
    section("end"),
  ],
  deus: [section("idea"), section("build"), section("fire"), section("map"), section("offer"), section("end")],
};
