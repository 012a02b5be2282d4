import { expect, test } from "vitest";
import data from "../../../../src/pantheon/games/deus/data.toml?raw";
import { changedAt, spread } from "./handicap";
import {
  frameOf,
  free,
  hangTogether,
  isFor,
  placesIn,
  placesOf,
  regionsOf,
  shapesFor,
  tilesFor,
  toggled,
  wordOf,
} from "./shapes";

const PLAYERS = ["2", "3", "4"];

test("every shape has as many tiles as its players need, and hangs together", () => {
  for (const players of PLAYERS) {
    for (const shape of shapesFor(players)) {
      const places = placesOf(shape, players);
      expect(new Set(places.map(wordOf)).size).toBe(tilesFor(players));
      expect(hangTogether(places)).toBe(true);
    }
  }
});

test("no region lies on two tiles", () => {
  for (const players of PLAYERS) {
    const regions = placesOf("standard", players).flatMap(regionsOf);
    const spots = new Set(regions.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`));
    expect(spots.size).toBe(7 * tilesFor(players));
  }
});

test("the ring leaves its middle free", () => {
  expect(isFor("ring", "3")).toBe(true);
  expect(isFor("ring", "4")).toBe(false);
  expect(PLAYERS.map((players) => shapesFor(players).length)).toEqual([2, 4, 3]);
  expect(free(placesOf("ring", "3")).map(wordOf)).toContain("0/0");
});

test("places are read as they are written, and nonsense is left out", () => {
  expect(placesIn("0/0,1/-1, x ,12/3").map(wordOf)).toEqual(["0/0", "1/-1", "12/3"]);
  expect(placesIn("")).toEqual([]);
});

test("tiles are laid and taken away", () => {
  const two = toggled([[0, 0]], [1, 0]);
  expect(two.map(wordOf)).toEqual(["0/0", "1/0"]);
  expect(toggled(two, [0, 0]).map(wordOf)).toEqual(["1/0"]);
  expect(hangTogether([[0, 0], [2, 0]])).toBe(false); // prettier-ignore
});

test("one tile has six places around it, and a frame", () => {
  expect(free([[0, 0]]).length).toBe(6);
  const [left = 0, top = 0, wide = 0, high = 0] = frameOf([[0, 0]])
    .split(" ")
    .map(Number);
  for (const [x, y] of regionsOf([0, 0])) {
    expect(x > left && x < left + wide && y > top && y < top + high).toBe(true);
  }
});

test("a handicap has a number for everybody", () => {
  expect(spread(["9", "8"], 4, "10")).toEqual(["9", "8", "10", "10"]);
  expect(spread(["9", "8", "7"], 2, "10")).toEqual(["9", "8"]);
  expect(changedAt(["10", "10"], 1, "6")).toEqual(["10", "6"]);
});

test("the shapes are those of the server", () => {
  for (const shape of ["standard", "line", "block", "ring"] as const) {
    const [, lines = ""] = new RegExp(`\\[shapes\\.${shape}\\]\\n((?:\\d = .*\\n?)+)`).exec(data) ?? [];
    const told = [...lines.matchAll(/^(\d) = (.*)$/gm)].map(([, players = "", places = ""]) => {
      return [players, (JSON.parse(places) as [number, number][]).map(wordOf).sort()] as const;
    });
    expect(told.map(([players]) => players)).toEqual(PLAYERS.filter((players) => isFor(shape, players)));
    for (const [players, places] of told) expect(placesOf(shape, players).map(wordOf).sort()).toEqual(places);
  }
});
