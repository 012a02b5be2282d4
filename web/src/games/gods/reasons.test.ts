import { expect, it } from "vitest";
import { reason } from "./reasons";
import type { GodsView } from "./types";

const view = (more: Partial<GodsView>): GodsView =>
  ({
    phase: "act",
    used: [],
    map: [],
    active: 0,
    seats: [{ temples: 3 }],
    options: { one_piece: false },
    ...more,
  }) as unknown as GodsView;

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

it("a desert that holds the map together stays where it is, however much power there is", () => {
  const bridge = { map: [{ hex: "desert" }], options: { one_piece: true } } as unknown as Partial<GodsView>;
  const rich = { seats: [{ power: 5 }] } as unknown as Partial<GodsView>;
  const poor = { seats: [{ power: 1 }] } as unknown as Partial<GodsView>;
  const lift = { verb: "lift", piece: null } as const;
  expect(reason(view({ ...bridge, ...rich }), lift)).toBe("gods-apart");
  expect(reason(view({ ...bridge, ...poor }), lift)).toBe("web-gods-no-power");
  expect(reason(view({ ...bridge, ...rich, options: { one_piece: false } as GodsView["options"] }), lift)).toBe(
    "web-gods-no-power",
  );
});
