import { expect, test } from "vitest";
import type { Session } from "../../table/session.svelte";
import type { View } from "../../wire/live.svelte";
import type { Event } from "../../wire/types";
import { soundsOf } from "./sounds";

const NONE = { green: 0, blue: 0, violet: 0, orange: 0 };
const TEMPLE = { at: [0, 0], hex: "temple", god: "crimson" };
const tribe = (god: string): object => ({ at: [1, 0], hex: "green", god });

function view(map: object[], cards: object = NONE): View {
  const seat = { god: "crimson", power: 5, points: 0, cards };
  return { you: 0, map, seats: [seat], tokens: {}, active: 0, ending: "" } as unknown as View;
}

const moved = (seat: number | null): Event => ({
  n: 1,
  at: 0,
  what: { kind: "move", move: 1, seat, action: { do: "temple" } },
});

function heard(events: Event[], before: View | null, after: View | null, legal: object[] = []): string[] {
  return soundsOf({ you: 0, live: { legal } } as unknown as Session, events, before, after);
}

const PAGAN = view([TEMPLE, tribe("gold")]);
const CONVERTED = view([TEMPLE, tribe("crimson")]);

test("a hex is placed, a tribe converted, a nation founded", () => {
  expect(heard([moved(0)], PAGAN, PAGAN)).toEqual(["placed"]);
  expect(heard([moved(0)], PAGAN, CONVERTED)).toEqual(["placed", "converted"]);
  const nation = view([TEMPLE, tribe("crimson")], { ...NONE, green: 1 });
  expect(heard([moved(0)], PAGAN, nation)).toEqual(["placed", "nation"]);
});

test("what chance brings is silent, and so is what was taken back", () => {
  expect(heard([moved(null)], CONVERTED, CONVERTED)).toEqual([]);
  expect(heard([], CONVERTED, view([TEMPLE]))).toEqual([]);
  expect(heard([moved(0)], null, CONVERTED)).toEqual(["placed"]);
});

test("it is my turn after others have moved, not after myself", () => {
  expect(heard([moved(1)], PAGAN, PAGAN, [{ do: "temple" }])).toEqual(["placed", "my-turn"]);
  expect(heard([moved(0)], PAGAN, PAGAN, [{ do: "temple" }])).toEqual(["placed"]);
});
