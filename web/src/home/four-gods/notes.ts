// What is worth knowing about a table of 4 Gods before it is made.

import type { Note } from "../plan/notes";

/** So much of a plan as the notes look at. */
export interface Planned {
  of(name: string): string;
  number(name: string): number;
  /** The option as it is if nobody says anything. */
  standard(name: string): string;
  helps: string[];
}

const SHORT = { turn: 15, hold: 5, final: 15, absent: 20 };
const FEW_COMMANDS = 500;
const REVEALING = ["highlight", "search"];

export const isCalled = (plan: Planned): boolean => plan.of("mistakes") !== "enforced";
/** May somebody lose a prophet for a mistake of his, or a wrong call? */
export const isPunished = (plan: Planned): boolean =>
  plan.of("mistakes") === "called+penalty" || (isCalled(plan) && plan.of("wrong_calls") === "prophet");
export const isTimed = (plan: Planned): boolean => plan.of("turns") === "timed";
export const hasTwoGodsEach = (plan: Planned): boolean =>
  plan.of("players") === "2" && plan.of("two_player_gods") === "4";

/** Options that mean nothing as the others stand: the table is not told of them. */
export function idle(plan: Planned): Set<string> {
  return new Set([
    ...(plan.of("players") === "2" ? [] : ["two_player_gods"]),
    ...(isCalled(plan) ? [] : ["wrong_calls"]),
    ...(isPunished(plan) ? [] : ["beginners"]),
    ...(isTimed(plan) ? ["hold", "final", "absent"] : ["turn"]),
  ]);
}

/** So much of a plan as the seats need. */
interface Seating extends Planned {
  list(name: string): string[];
  say(name: string, value: string): void;
}

/** Another number of players: nobody is spared who does not play. */
export function seat(plan: Seating, number: number): void {
  plan.say("players", String(number));
  plan.say("beginners", plan.list("beginners").filter((one) => Number(one) <= number).join(",")); // prettier-ignore
}

export function notes(plan: Planned): Note[] {
  return [...aboutModes(plan), ...aboutClocks(plan)];
}

function aboutModes(plan: Planned): Note[] {
  const found: Note[] = [];
  if (plan.of("gods") === "secret" && hasTwoGodsEach(plan)) {
    const fixes = [
      { id: "two-gods", say: { two_player_gods: "2" } },
      { id: "visible", say: { gods: "visible" } },
    ];
    found.push({ id: "secret-two", at: "modes", fixes });
  }
  const shown = REVEALING.filter((name) => plan.helps.includes(name));
  if (isCalled(plan) && shown.length > 0) {
    found.push({ id: "called-shown", at: "helps", fixes: [{ id: "no-help", without: shown }] });
  }
  return found;
}

function aboutClocks(plan: Planned): Note[] {
  const asked = (isTimed(plan) ? ["turn"] : ["final", "hold", "absent"]) as (keyof typeof SHORT)[];
  const found = asked
    .filter((name) => plan.number(name) > 0 && plan.number(name) < SHORT[name])
    .map((name): Note => {
      const fixes = [{ id: "usual", say: { [name]: plan.standard(name) } }];
      return { id: `short-${name}`, at: "pace", facts: { seconds: plan.number(name) }, fixes };
    });
  if (!isTimed(plan) && plan.of("hold") === "0") found.push({ id: "no-hold", at: "pace", fixes: [] });
  if (!isTimed(plan) && plan.of("absent") === "0") found.push({ id: "no-absent", at: "pace", fixes: [] });
  if (plan.number("guard") < FEW_COMMANDS) {
    found.push({ id: "low-guard", at: "more", facts: { number: plan.number("guard") }, fixes: [] });
  }
  return found;
}
