import { expect, test } from "vitest";
import type { Session } from "../../table/session.svelte";
import { Show, type Step } from "./show.svelte";

class Plain extends Show<Step> {
  protected tell(): Step[] {
    return [{ kind: "total", cells: [], gains: [] }];
  }
  protected lasts(): number {
    return 1;
  }
}

test("whoever looks back does not see the sums of the show", () => {
  const session = { looking: false, live: { scores: [], view: {} }, light: () => undefined };
  const show = new Plain(session as unknown as Session);
  show.start();
  expect(show.step?.kind).toBe("total");
  session.looking = true;
  expect(show.step).toBeNull();
});
