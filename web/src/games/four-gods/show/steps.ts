// The scoring step by step, from what the server has counted: cities, Kingdoms one by one, largest, most, totals.

import type { Score, ScoreItem } from "../../../wire/types";
import type * as show from "../../show/show.svelte";
import type { FourGodsView } from "../types";
import { earning } from "../words";

/** A score marker: with two gods a seat has two. */
export interface Marker {
  seat: number;
  colour: string;
  items: readonly ScoreItem[];
  points: number;
}

export interface Gain extends show.Gain {
  colour: string;
  /** What it is for, as far as it differs between those who gain: cities, prophets, tiles, Kingdoms. */
  count: number;
  /** Cities destroyed, in the step of the cities. */
  razed: number;
  terrain: string;
}

export interface Step extends show.Step {
  kind: "cities" | "kingdom" | "largest" | "most" | "total";
  gains: Gain[];
  /** Of a Kingdom. */
  terrain: string;
  tiles: number;
  prophets: number;
  worth: number;
  /** By colour, after this step. */
  points: Record<string, number>;
}

const CITIES = ["four-gods-score-cities", "four-gods-score-destroyed"];
const KINGDOM = "four-gods-score-kingdom";
const LARGEST = "four-gods-score-largest";
const MOST = "four-gods-score-most";

export function markersIn(scores: readonly Score[], view: FourGodsView): Marker[] {
  return scores.flatMap(({ seat, items, points, tiebreaks }) => {
    const higher = tiebreaks.map((item) => ({
      seat,
      colour: String(item.facts["colour"]),
      items: item.parts,
      points: item.points,
    }));
    const colour = view.seats[seat]?.colours.find((own) => !higher.some((marker) => marker.colour === own));
    return colour === undefined ? higher : [{ seat, colour, items, points }, ...higher];
  });
}

/** All steps; those with nothing to count are left out, but for the cities, which come first, and the totals. */
export function stepsOf(scores: readonly Score[], view: FourGodsView): Step[] {
  const markers = markersIn(scores, view);
  const steps = [
    cities(markers),
    ...kingdoms(markers),
    ranks("largest", LARGEST, "tiles", markers),
    ranks("most", MOST, "count", markers),
    bare("total"),
  ].filter(({ kind, gains }) => kind === "total" || kind === "cities" || gains.length > 0);
  const points: Record<string, number> = Object.fromEntries(markers.map(({ colour }) => [colour, 0]));
  return steps.map((step) => {
    for (const gain of step.gains) points[gain.colour] = (points[gain.colour] ?? 0) + gain.points;
    return { ...step, points: { ...points } };
  });
}

const bare = (kind: Step["kind"]): Step => ({
  kind,
  cells: [],
  gains: [],
  terrain: "",
  tiles: 0,
  prophets: 0,
  worth: 0,
  points: {},
});
const gainOf = ({ seat, colour }: Marker): Gain => ({ seat, colour, points: 0, count: 0, razed: 0, terrain: "" });
const fact = (item: ScoreItem, name: string): number => Number(item.facts[name] ?? 0);

function cities(markers: readonly Marker[]): Step {
  const step = bare("cities");
  for (const marker of markers) {
    const gain = gainOf(marker);
    for (const item of marker.items.filter(({ text }) => CITIES.includes(text))) {
      gain.points += item.points;
      if (item.text === CITIES[0]) gain.count = fact(item, "count");
      else gain.razed = fact(item, "count");
      step.cells.push(...earning(item));
    }
    if (gain.points > 0) step.gains.push(gain);
  }
  return step;
}

/** A Kingdom that several share is one step; the small ones first. */
function kingdoms(markers: readonly Marker[]): Step[] {
  const found = new Map<string, Step>();
  for (const marker of markers) {
    for (const item of marker.items.filter(({ text }) => text === KINGDOM)) {
      const cells = earning(item);
      const terrain = String(item.facts["terrain"]);
      const key = `${terrain} ${cells.join(" ")}`;
      const step = found.get(key) ?? {
        ...bare("kingdom"),
        cells,
        terrain,
        tiles: fact(item, "tiles"),
        prophets: fact(item, "prophets"),
        worth: item.points,
      };
      step.gains.push({ ...gainOf(marker), points: item.points, count: fact(item, "own"), terrain });
      found.set(key, step);
    }
  }
  return [...found.values()].sort((one, other) => one.worth - other.worth || one.tiles - other.tiles);
}

/** The places of the gods by their own terrain, best first. */
function ranks(kind: "largest" | "most", text: string, what: string, markers: readonly Marker[]): Step {
  const step = bare(kind);
  for (const marker of markers) {
    for (const item of marker.items.filter((other) => other.text === text)) {
      const terrain = String(item.facts["terrain"]);
      step.gains.push({ ...gainOf(marker), points: item.points, count: fact(item, what), terrain });
      step.cells.push(...earning(item));
    }
  }
  step.gains.sort((one, other) => other.count - one.count);
  step.cells = [...new Set(step.cells)];
  return step;
}

/** Markers on their way: each goes towards its goal, field by field, the farther the faster. */
export function moved(now: Record<string, number>, goal: Record<string, number>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(goal).map(([colour, points]) => {
      const far = points - (now[colour] ?? 0);
      return [colour, (now[colour] ?? 0) + Math.sign(far) * Math.ceil(Math.abs(far) / 12)];
    }),
  );
}
