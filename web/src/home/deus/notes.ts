// What is worth knowing about a table of Deus before it is made.

import type { Note } from "../plan/notes";
import { spread } from "./handicap";
import { hangTogether, isFor, placesIn, type Shape, tilesFor } from "./shapes";

/** So much of a plan as the notes look at. */
export interface Planned {
  of(name: string): string;
  number(name: string): number;
  standard(name: string): string;
  list(name: string): string[];
}

/** So much of a plan as the seats need. */
interface Seating extends Planned {
  say(name: string, value: string): void;
}

const FEW = 8;
const LONG = 4; // players of a line that no phone shows well

export const isChosen = (plan: Pick<Planned, "of">): boolean => plan.of("start") === "chosen";
export const hasHandicap = (plan: Pick<Planned, "list">): boolean => plan.list("handicap").length > 0;
export const hasOwnShape = (plan: Pick<Planned, "list">): boolean => plan.list("places").length > 0;

/** Options that mean nothing as the others stand: the table is not told of them. */
export function idle(plan: Planned): Set<string> {
  return new Set([
    ...(isChosen(plan) ? (hasHandicap(plan) ? ["pieces"] : []) : ["pieces", "handicap"]),
    ...(hasOwnShape(plan) || isUsualBlock(plan) ? ["shape"] : []),
  ]);
}

/** For two, the block is the usual shape. */
const isUsualBlock = (plan: Planned): boolean => plan.of("shape") === "block" && plan.of("players") === "2";

/** Another number of players: a handicap has a number for each of them, nobody begins who does not play, and the map is
 * one that is for so many. */
export function seat(plan: Seating, number: number): void {
  plan.say("players", String(number));
  if (plan.number("first") > number) plan.say("first", plan.standard("first"));
  if (!isFor(plan.of("shape") as Shape, String(number))) plan.say("shape", plan.standard("shape"));
  if (hasHandicap(plan)) plan.say("handicap", spread(plan.list("handicap"), number, plan.of("pieces")).join(","));
}

export function notes(plan: Planned): Note[] {
  return [...aboutStart(plan), ...aboutMap(plan), ...aboutRules(plan)];
}

function aboutStart(plan: Planned): Note[] {
  if (!isChosen(plan)) return [];
  const numbers = plan.list("handicap").map(Number);
  if (numbers.length > 0 && new Set(numbers).size === 1) {
    const fixes = [{ id: "no-handicap", say: { handicap: "", pieces: String(numbers[0]) } }];
    return [{ id: "handicap-same", at: "start", fixes }];
  }
  if (numbers.length === 0 && plan.number("pieces") < FEW) {
    const fixes = [{ id: "usual", say: { pieces: plan.standard("pieces") } }];
    return [{ id: "few-pieces", at: "start", facts: { number: plan.number("pieces") }, fixes }];
  }
  return [];
}

function aboutMap(plan: Planned): Note[] {
  const players = plan.of("players");
  if (hasOwnShape(plan)) return aboutOwnShape(plan);
  const shape = plan.of("shape") as Shape;
  const usual = { id: "usual-map", say: { shape: "standard" } };
  if (shape === "line" && Number(players) >= LONG) return [{ id: "long-line", at: "map", fixes: [usual] }];
  return [];
}

function aboutOwnShape(plan: Planned): Note[] {
  const places = placesIn(plan.of("places"));
  const [tiles, players] = [tilesFor(plan.of("players")), plan.number("players")];
  const fixes = [{ id: "usual-map", say: { places: "", shape: "standard" } }];
  if (places.length !== tiles) {
    const facts = { tiles, players, found: places.length };
    return [{ id: "tiles", refused: true, at: "map", facts, fixes }];
  }
  return hangTogether(places) ? [] : [{ id: "apart", refused: true, at: "map", fixes }];
}

/** Cards of somebody's own have words, but no place in the rules and in the gallery. */
function aboutRules(plan: Planned): Note[] {
  return plan.of("deck") === "" ? [] : [{ id: "own-deck", at: "more", fixes: [] }];
}
