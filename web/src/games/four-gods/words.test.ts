import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Session } from "../../table/session.svelte";
import { type Language, loadTexts } from "../../texts/texts.svelte";
import type { MoveShown, Score } from "../../wire/types";
import { came } from "./came";
import { aSession, aTile, aView, held } from "./testing";
import type { Action, FourGodsView } from "./types";
import { active, faceText, line, mine, prompt, score, spot } from "./words";

const ACTIONS: Action[] = [
  { do: "ready" },
  { do: "colour", colour: "blue" },
  { do: "god", god: "elves" },
  { do: "gods", god: "elves", second: "dwarves" },
  { do: "place", hand: "left", face: "SSPF", cell: "c4" },
  { do: "place-prophet", hand: "left", face: "SSPF", cell: "c4", corner: "SE", prophet: "green" },
  { do: "place-prophet", hand: "left", face: "SSPF", cell: "c4", corner: "SE", prophet: "a1" },
  { do: "destroy", hand: "left", face: "SSPF", cell: "c4", token: "own" },
  { do: "destroy-prophet", hand: "left", face: "SSPF", cell: "c4", token: "own", corner: "NW", prophet: "green" },
  { do: "destroy-prophet", hand: "left", face: "SSPF", cell: "c4", token: "own", corner: "NW", prophet: "a1" },
  { do: "prophet", cell: "a1", corner: "NW", prophet: "green" },
  { do: "prophet", cell: "a1", corner: "NW", prophet: "b1" },
  { do: "build", cell: "b2", prophet: "green" },
  { do: "build", cell: "b2", prophet: "a1" },
  { do: "discard", hand: "right", slot: 3, face: "PPFF" },
  { do: "give-back", hand: "right", face: "PPFF" },
  { do: "draw", count: 2 },
  { do: "flip", row: "west", slot: 2, face: "PPFF" },
  { do: "take", row: "west", slot: 2, face: "PPFF", hand: "left" },
  { do: "pass" },
  { do: "end-turn" },
  { do: "call", cell: "c4" },
  { do: "give-up", prophet: "green" },
  { do: "give-up", prophet: "a1" },
  { do: "leave" },
];
const BY_NOBODY: Action[] = [
  { do: "tile", number: null },
  { do: "dealt-colour", seat: "west", colour: "gray" },
  { do: "dealt-god", seat: "west", god: "elves" },
  { do: "dealt-god", seat: "west", god: null },
  { do: "first", seat: "west" },
  { do: "given-god", seat: "west", god: "elves" },
  { do: "sand" },
  { do: "hold", seat: "west", hand: "left" },
  { do: "window", seat: "west" },
  { do: "time" },
  { do: "absent", seat: "west" },
  { do: "forfeit", seat: "west" },
];
const move = (seat: number | null, action: Action): MoveShown => ({ kind: "move", move: 9, seat, action });
const view = aView({ world: [aTile("a1", "SSPF")] });
const session = aSession(view);
const told = (seat: number | null, action: Action, table: Session = session): string =>
  line(table, move(seat, action)).text;

describe.each<Language>(["en", "fr", "de"])("in %s", (language) => {
  beforeEach(() => loadTexts(language));

  test("every action has a sentence of its own with all its facts", () => {
    const missing = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const lines = [...ACTIONS.map((action) => told(0, action)), ...BY_NOBODY.map((action) => told(null, action))];
    expect(missing).not.toHaveBeenCalled();
    expect(lines.filter((text) => /[{}$]|web-|four-gods/.test(text))).toEqual([]);
    expect(new Set(lines).size).toBe(lines.length);
    missing.mockRestore();
  });

  test("whoever plays can be told what to do at any time", () => {
    const missing = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const said = [{ phase: "ready" }, { final: "bag-empty" }, { ending: "world-full" }, { active: "south" as const }]
      .map((change) => prompt(aSession(aView(change as Partial<FourGodsView>))))
      .filter((text) => text !== "");
    expect(said).toHaveLength(4);
    expect(missing).not.toHaveBeenCalled();
    missing.mockRestore();
  });
});

describe("in English", () => {
  beforeEach(() => loadTexts("en"));

  test("people have names, bots sides, and tiles their terrains", () => {
    expect(told(0, { do: "place", hand: "left", face: "SSPF", cell: "c4" })).toBe(
      "Ada places sea, plain and forest on c4",
    );
    expect(told(1, { do: "take", row: "south", slot: 2, face: "PPFF", hand: "left" })).toBe(
      "West takes plain and forest from slot 2 of Ada’s row",
    );
    expect(faceText("SPSP.0101")).toBe("sea and plain");
  });

  test("a prophet stands on the terrain of his corner, and both cells of a migration are lit", () => {
    const migration: Action = { do: "prophet", cell: "a1", corner: "SE", prophet: "b1" };
    expect(told(0, migration)).toBe("Ada migrates the prophet on b1 to the plain of a1");
    expect(line(session, move(0, migration)).cells).toEqual(["a1", "b1"]);
  });

  test("hands are told in a low voice, and draws never by faces", () => {
    expect(line(session, move(0, { do: "draw", count: 2 }))).toMatchObject({
      text: "Ada draws 2 tiles",
      small: true,
      silent: false,
    });
    expect(line(session, move(null, { do: "tile", number: null })).silent).toBe(true);
    expect(line(session, move(0, { do: "build", cell: "b2", prophet: "green" })).small).toBe(false);
  });

  test("spots are cells, places in rows, gods, colours, the bag", () => {
    expect(spot(session, "c4")).toEqual({ text: "c4", cells: ["c4"] });
    expect(spot(session, "west/3").text).toBe("slot 3 in West’s row");
    expect(["elves", "blue", "bag"].map((at) => spot(session, at).text)).toEqual(["the Elves", "blue", "the bag"]);
  });

  test("what came of a call is told from the views", () => {
    const before = aView({
      world: ["a1", "a2", "b1"].map((cell) => aTile(cell, "SSSS")),
      cities: [{ cell: "c1", prophet: "blue", since: 1, safe: false }],
    });
    const after = aView({
      world: [aTile("a1", "SSSS")],
      lost: { blue: 0, green: 1, yellow: 0, gray: 0 },
      final: "bag-empty",
    });
    expect(came(session, move(0, { do: "call", cell: "a2" }), before, after).effects).toEqual([
      "and 1 more tile is removed",
      "1 city returns to the supply",
      "green permanently loses a prophet",
      "The final phase begins: the bag is empty",
    ]);
  });

  test("the prophet of a city that is crushed is no penalty", () => {
    const before = aView({ cities: [{ cell: "c1", prophet: "blue", since: 1, safe: false }] });
    const after = aView({ world: [aTile("c1", "SSSS")], lost: { blue: 1, green: 0, yellow: 0, gray: 0 } });
    const deed: Action = { do: "destroy", hand: "left", face: "SSSS", cell: "c1", token: "own" };
    expect(came(session, move(0, deed), before, after)).toEqual({ effects: [] });
  });

  test("only the position tells that somebody passes no longer, and whose sand has run out", () => {
    const before = aView({ active: "west" });
    const passing = aView({});
    passing.seats = passing.seats.map((seat) => ({ ...seat, passed: true }));
    expect(came(session, move(0, { do: "pass" }), passing, before).text).toBe("Ada cancels their pass");
    expect(came(session, move(0, { do: "pass" }), before, passing).text).toBeUndefined();
    expect(came(session, move(null, { do: "sand" }), before, before).text).toBe("West has run out of time");
  });

  test("where all act at once nobody is waited for, but for a prophet that is owed", () => {
    expect(active(session)).toEqual([]);
    expect(mine(session)).toBe(false);
    const owing = aView({});
    owing.seats = owing.seats.map((seat, at) => (at === 0 ? { ...seat, debts: [3] } : seat));
    const table = aSession(owing, [{ do: "give-up", prophet: "green" }]);
    expect(active(table)).toEqual([0]);
    expect(mine(table)).toBe(true);
    expect(prompt(table)).toBe("Give up a prophet for the mistake");
  });

  test("what may be done goes by the hands", () => {
    const held = { origin: "bag" as const, since: 0, limited: false, faces: null, up: null };
    const holding = aView({});
    holding.seats = holding.seats.map((seat) => ({ ...seat, hands: [held, null], gods: ["elves"] }));
    const place = { do: "place", hand: "left", face: "SSPF", cell: "c4" };
    expect(prompt(aSession(holding, [place]))).toBe("Place your tile, or discard it to your row");
    expect(prompt(aSession(holding, [{ do: "discard", hand: "left", slot: 1, face: "SSPF" }]))).toBe(
      "Your tile fits nowhere: discard it to your row",
    );
    expect(prompt(aSession(holding))).toContain("your row is full");
    expect(prompt(aSession(view, [{ do: "draw", count: 1 }]))).toBe("Draw from the bag, or take from a row");
    expect(
      prompt(
        aSession(view, [
          { do: "draw", count: 1 },
          { do: "god", god: "elves" },
        ]),
      ),
    ).toBe("Draw from the bag, or take from a row; you may also choose a god");
    expect(prompt(aSession(aView({ active: "west", options: { ...view.options, turns: "timed" } })))).toBe(
      "West’s turn",
    );
  });

  test("a city to crush comes before the row", () => {
    const holding = aView({});
    holding.seats = holding.seats.map((seat) => ({ ...seat, hands: [held("SSPF", "MMMM"), null], gods: ["elves"] }));
    const discard: Action = { do: "discard", hand: "left", slot: 1, face: "SSPF" };
    const destroy: Action = { do: "destroy", hand: "left", face: "SSPF", cell: "c4", token: "own" };
    expect(prompt(aSession(holding, [discard, destroy]))).toBe(
      "Your tile can only destroy a highlighted city or go to your row",
    );
  });

  test("when all others have passed, and not earlier, a pass is what ends the game", () => {
    const pass: Action = { do: "pass" };
    const said = "Everyone else has passed: pass to end the game";
    const passed = (mine: boolean, other: boolean): FourGodsView => {
      const found = aView({ final: "bag-empty" });
      found.seats = found.seats.map((seat, at) => ({ ...seat, passed: at === 0 ? mine : other }));
      return found;
    };
    expect(prompt(aSession(passed(false, true), [pass]))).toBe(said);
    expect(prompt(aSession(passed(false, false), [pass]))).not.toContain(said);
    expect(prompt(aSession(passed(true, true), [pass]))).not.toContain(said);
    const left = passed(false, false);
    left.seats = left.seats.map((seat, at) => ({ ...seat, gone: at > 0 }));
    expect(prompt(aSession(left, [pass]))).toBe(said);
  });

  test("how to take a tile is told, and which secret god is mine", () => {
    const take: Action = { do: "take", row: "west", slot: 1, face: "SSPF", hand: "left" };
    expect(prompt(aSession(view, [take]))).toBe("Take from a row: press an empty hand, then the tile");
    const secret = aView({ options: { ...view.options, gods: "secret" } });
    secret.seats = secret.seats.map((seat, at) => ({
      ...seat,
      colours: ["blue"],
      gods: [at === 0 ? "dwarves" : null],
    }));
    expect(prompt(aSession(secret, [{ do: "draw", count: 1 }]))).toBe(
      "Your secret god: the Dwarves. Draw from the bag, or take from a row",
    );
    secret.seats = secret.seats.map((seat) => ({ ...seat, gods: ["dwarves", "merfolk"] }));
    expect(prompt(aSession(secret, [{ do: "draw", count: 1 }]))).toContain("Your secret gods: the Dwarves and");
  });

  test("with two gods the higher marker says what it is made of", () => {
    const item = { text: "four-gods-score-cities", facts: { count: 2 }, points: 10, parts: [] };
    const found: Score = {
      seat: 0,
      points: 10,
      place: 1,
      items: [
        {
          ...item,
          cells: [
            [0, 0],
            [2, 7],
          ],
        },
      ],
      tiebreaks: [
        {
          text: "four-gods-score-marker",
          facts: { colour: "blue", god: "merfolk" },
          points: 5,
          cells: [],
          parts: [{ ...item, facts: { count: 1 }, points: 5, cells: [] }],
        },
      ],
    };
    const [cities, marker] = score(session, found);
    expect(cities).toMatchObject({ text: "2 cities", points: 10, cells: ["a1", "c8"] });
    expect(marker).toMatchObject({
      text: "higher marker: blue, the Merfolk",
      parts: [{ text: "1 city", points: 5 }],
    });
  });
});
