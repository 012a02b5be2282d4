import { expect, it } from "vitest";
import { reason } from "./reasons";
import type { GodsView } from "./types";

const view = (more: Partial<GodsView>): GodsView =>
  ({ phase: "act", used: [], map: [], active: 0, seats: [{ temples: 3 }], ...more }) as unknown as GodsView;

it("what was done once this turn cannot be done again, but tribes can", () => {
  const spent = view({ used: ["temple", "other", "move", "discard"] });
  expect(reason(spent, { verb: "temple", piece: null })).toBe("gods-once-temple");
  expect(reason(spent, { verb: "lift", piece: null })).toBe("gods-once-move");
  expect(reason(spent, { verb: "discard", piece: "green" })).toBe("gods-once-discard");
  expect(reason(spent, { verb: "play", piece: "desert" })).toBe("gods-once-other");
  expect(reason(spent, { verb: "play", piece: "green" })).toBe("web-gods-no-power");
});

it("supplies run out, and a decision that is open comes first", () => {
  expect(reason(view({ seats: [{ temples: 0 }] as GodsView["seats"] }), { verb: "temple", piece: null })).toBe(
    "gods-no-temple",
  );
  expect(reason(view({}), { verb: "lift", piece: null })).toBe("web-gods-no-desert");
  expect(reason(view({ phase: "lifted" }), { verb: "temple", piece: null })).toBe("gods-choose-place");
});
