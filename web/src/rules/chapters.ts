// One position for each chapter of the rules: the moment of an example that shows best what the chapter is about.

export interface Shown {
  example: string;
  /** Which of its scenes, counted from 0. */
  scene?: number;
  /** Before anything happens in it? Usually after all of it. */
  before?: boolean;
  /** What of the game stands below the board: of who acts, or of everybody. */
  below?: "display" | "hand" | "seat" | "seats";
  /** How far from what happens one looks, in steps; usually as far as there is something to see. */
  near?: number;
  /** Is it about no place on the board? */
  boardless?: boolean;
}

const shown = (example: string, how: Omit<Shown, "example"> = {}): Shown => ({ example, ...how });

export const CHAPTERS: Record<string, Record<string, Shown>> = {
  gods: {
    idea: shown("three-tribes-of-a-colour-make-a-nation", { below: "seat", near: 3 }),
    setup: shown("three-players-start-with-a-flower"),
    turn: shown("turns-go-round-the-table", { below: "seat" }),
    income: shown("income-is-three-power", { below: "seat" }),
    refill: shown("refill-fills-every-empty-field", { below: "display" }),
    actions: shown("two-tribes-in-one-turn", { below: "display" }),
    tribe: shown("tribe-costs-one-per-neighbour"),
    religion: shown("temples-outrank-tribes"),
    temple: shown("check-temple-beside-two-tribes"),
    others: shown("decline-takes-one-power"),
    move: shown("desert-move-costs-two"),
    discard: shown("any-hex-of-the-display-may-be-discarded", { below: "display" }),
    extras: shown("an-extra-action-gives-one-more-action", { below: "seat" }),
    nations: shown("six-tribes-make-two-nations", { below: "seat" }),
    stones: shown("the-player-chooses-who-gets-the-last-stones", { near: 3 }),
    end: shown("nine-points-end-the-game", { below: "seats" }),
    first: shown("2001-first-and-second-card-bring-points-for-ever", { below: "seat" }),
    checks: shown("check-row-of-temple-tribe-desert", { near: 3 }),
  },
  "four-gods": {
    idea: shown("the-scoring-example-of-the-rulebook"),
    start: shown("the-start-signal"),
    world: shown("edges-match-at-both-ends"),
    commands: shown("the-loser-of-a-race-loses-nothing"),
    draw: shown("one-or-two-tiles-are-drawn"),
    laying: shown("two-straight-edges"),
    rows: shown("any-row-tile-may-be-flipped"),
    hold: shown("after-the-hold-limit-the-own-row-takes-the-tile"),
    gods: shown("a-god-is-chosen-once"),
    prophets: shown("a-prophet-comes-with-the-tile"),
    cities: shown("the-rulebook-picture-of-cities"),
    passing: shown("changes-of-the-world-end-all-passes"),
    sees: shown("everybody-sees-the-table"),
    leaving: shown("who-leaves-counts-as-passing"),
    end: shown("a-full-world-begins-the-final-phase"),
    scoring: shown("most-prophets-take-the-kingdom"),
    timed: shown("timed-turns-begin-with-empty-hands"),
    secret: shown("secret-gods-score-on-the-colour"),
    numbers: shown("the-fourth-god-stays-free", { below: "seat" }),
    two: shown("majority-goes-by-colour"),
    mistakes: shown("the-rulebook-picture-of-wrong-tiles"),
    penalties: shown("a-penalty-takes-the-prophet-on-the-tile", { below: "seat" }),
  },
  deus: {
    idea: shown("later-pieces-go-next-to-own-regions"),
    setup: shown("two-players-start-with-four-tiles", { below: "seat" }),
    turn: shown("one-action-a-turn", { below: "seat" }),
    build: shown("the-rulebooks-civil-column", { below: "seat" }),
    pay: shown("the-rulebooks-payment", { below: "seat" }),
    supply: shown("what-is-out-of-stock-cannot-be-gained", { below: "seat" }),
    where: shown("first-regions-lie-three-steps-apart"),
    fire: shown("a-column-fires-from-the-bottom", { below: "seat" }),
    villages: shown("the-rulebooks-attack"),
    units: shown("units-cross-seas-with-own-ships"),
    temples: shown("the-nth-temple-needs-cards-in-every-column", { below: "seat" }),
    offer: shown("the-god-counts-all-cards", { below: "hand", boardless: true, before: true }),
    gods: shown("ceres", { below: "hand", boardless: true, before: true }),
    hidden: shown("hands-are-hidden", { below: "hand", boardless: true, before: true }),
    end: shown("the-last-village-attacked-ends-the-game"),
    scoring: shown("vp-temples-and-majorities-are-added", { below: "seats" }),
    blue: shown("card-b01-supply-galley", { below: "seat" }),
    green: shown("card-g01-sawyers-yard", { below: "seat" }),
    yellow: shown("card-y02-lecture-hall", { below: "seat" }),
    brown: shown("card-n09-town-square", { below: "seat" }),
    red: shown("card-r06-horsemen", { below: "seat" }),
    sanctuaries: shown("card-t05-grove-shrine"),
    start: shown("chosen-pieces", { below: "seat" }),
    shapes: shown("the-ring"),
    joker: shown("a-joker-places-a-piece-of-its-column", { below: "seat" }),
  },
};
