import { describe, expect, it } from "vitest";
import type { Action } from "../../../wire/live.svelte";
import type { Cards } from "../cards/cards.svelte";
import { aSeat, aView } from "../testing";
import { decisionOf } from "./decisions";
import { complete, type Gathering, gatheringOf, proposal, rowOf, withAll, withLess, withMore } from "./gather";

const RESOURCES = ["wood", "stone", "clay", "wheat"];
const cards = { get: () => ({ effect: { do: "buy", limit: 4, price: 2 } }) } as unknown as Cards;

function gathering(what: string, verb: string, left: number, own = {}, decline = false): Gathering | null {
  const legal: Action[] = RESOURCES.map((resource) => ({ do: verb, resource }));
  const pending = [
    { what, card: what === "taking-resources" ? null : "B01", column: null, piece: null, left, at: null },
  ];
  const view = aView({ pending, supply: { wood: 8, stone: 1, clay: 8, wheat: 8 } });
  const decision = decisionOf(view, decline ? [...legal, { do: "decline" }] : legal);
  return decision === null ? null : gatheringOf(decision, view, aSeat("north", own), cards);
}
const ceres = (left = 5): Gathering =>
  gathering("taking-resources", "resource", left, {
    resources: { wood: 3, stone: 0, clay: 1, wheat: 1 },
  }) as Gathering;

describe("a gift of several", () => {
  it("is proposed where one has least, as far as there is some", () => {
    expect(proposal(ceres())).toEqual({ wood: 0, stone: 1, clay: 2, wheat: 2 });
    expect(complete(ceres(), proposal(ceres()))).toBe(true);
  });

  it("is a single answer where there is only one to take", () => {
    expect(gathering("taking-resources", "resource", 1)).toBeNull();
    expect(gathering("selling", "sell", 3)).toBeNull();
  });

  it("gives one kind for another, and never more than there is", () => {
    const first = proposal(ceres());
    expect(withMore(ceres(), first, "wood")).toEqual({ wood: 1, stone: 1, clay: 1, wheat: 2 });
    expect(withMore(ceres(), first, "stone")).toBe(first);
    expect(withLess(first, "wood")).toBe(first);
    expect(complete(ceres(), withLess(first, "clay"))).toBe(false);
    expect(withAll(ceres(), first, "wheat")).toEqual({ wood: 0, stone: 0, clay: 0, wheat: 5 });
  });

  it("is a row of decisions", () => {
    expect(rowOf(ceres(3), { wood: 2, stone: 1, clay: 0, wheat: 0 }, null)).toEqual([
      { do: "resource", resource: "wood" },
      { do: "resource", resource: "wood" },
      { do: "resource", resource: "stone" },
    ]);
  });

  it("is bought only as far as one wants and can pay", () => {
    const buying = gathering("buying", "buy", 4, { gold: 7 }, true) as Gathering;
    expect([buying.left, proposal(buying)]).toEqual([3, { wood: 0, stone: 0, clay: 0, wheat: 0 }]);
    expect(complete(buying, proposal(buying))).toBe(false);
    const one = withMore(buying, proposal(buying), "clay");
    expect(complete(buying, one)).toBe(true);
    expect(rowOf(buying, one, { do: "decline" })).toEqual([{ do: "buy", resource: "clay" }, { do: "decline" }]);
  });

  it("is sold one of a kind", () => {
    const selling = gathering("selling-different", "sell-one", 3, {}, true) as Gathering;
    const one = withMore(selling, proposal(selling), "clay");
    expect(withMore(selling, one, "clay")).toBe(one);
  });
});
