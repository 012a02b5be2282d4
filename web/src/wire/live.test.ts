import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LiveTable } from "./live.svelte";

/** A line to nowhere: the test says what comes. */
class Line {
  static last: Line;
  static readonly CONNECTING = 0;
  readonly sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((closed: { code: number }) => void) | null = null;
  constructor() {
    Line.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {}
  says(message: Record<string, unknown>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const move = (n: number) => ({ n, at: 0, what: { kind: "move", move: n, seat: 0, action: { do: "pass" } } });
const welcome = (n: number, round: number) => ({
  type: "welcome",
  n,
  first: n + 1,
  you: 0,
  owner: true,
  table: null,
  view: { round },
  legal: [],
  clocks: [],
  can_undo: false,
  presence: { seats: [], spectators: 0 },
  scores: null,
  events: [],
  now: 0,
});

let live: LiveTable;

beforeEach(() => {
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("location", { protocol: "http:", host: "nowhere" });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  Object.assign(document, { addEventListener: () => undefined, removeEventListener: () => undefined });
  live = new LiveTable("table");
  Line.last.onopen?.();
  Line.last.says(welcome(3, 1));
});

afterEach(() => {
  live.close();
  vi.unstubAllGlobals();
});

/** Play something; the round that is shown when it is done. */
async function shownThen(): Promise<unknown> {
  await live.play({ do: "pass" });
  return live.view?.["round"];
}

it("has done a move when its news is shown", async () => {
  const shown = shownThen();
  Line.last.says({ type: "news", now: 0, events: [move(4)], view: { round: 2 } });
  Line.last.says({ type: "done", id: 1, n: 4 });
  expect(await shown).toBe(2);
});

it("waits for news that was missed before it has done a move", async () => {
  const shown = shownThen();
  Line.last.says({ type: "news", now: 0, events: [move(5)], view: { round: 3 } });
  expect(Line.last.sent.at(-1)).toEqual({ type: "resync", since: 3 });
  Line.last.says({ type: "done", id: 1, n: 5 });
  await new Promise((next) => setTimeout(next));
  Line.last.says(welcome(5, 3));
  expect(await shown).toBe(3);
});

it("is not lost when it says hello anew, and sends what was asked meanwhile", async () => {
  const before = Line.last;
  live.reconnect();
  expect(Line.last).not.toBe(before);
  expect(live.connection).toBe("connecting");
  const shown = shownThen();
  expect(Line.last.sent).toEqual([]);
  before.onclose?.({ code: 1000 });
  Line.last.onopen?.();
  Line.last.says(welcome(3, 1));
  expect(live.connection).toBe("open");
  expect(Line.last.sent.at(-1)).toMatchObject({ type: "play", id: 1 });
  Line.last.says({ type: "news", now: 0, events: [move(4)], view: { round: 2 } });
  Line.last.says({ type: "done", id: 1, n: 4 });
  expect(await shown).toBe(2);
});

it("has everything told once more when what was hidden lies open", () => {
  const drawn = (card: string | null) => ({
    n: 4,
    at: 0,
    what: { kind: "move", move: 1, seat: null, action: { do: "card", card } },
  });
  Line.last.says({ type: "news", now: 0, events: [drawn(null)] });
  live.refresh();
  expect(Line.last.sent.at(-1)).toEqual({ type: "resync", since: 0 });
  Line.last.says({ ...welcome(4, 2), first: 4, events: [drawn("N01")] });
  expect(live.events.map(({ what }) => what)).toEqual([drawn("N01").what]);
});

const news = (n: number, more: Record<string, unknown> = {}) => ({
  type: "news",
  now: 0,
  events: [move(n)],
  view: { round: n },
  ...more,
});

it("shows what bots do one after the other, and never for longer than one has nothing to decide", () => {
  live.linger = () => 10_000;
  Line.last.says(news(4));
  Line.last.says(news(5));
  Line.last.says(news(6, { legal: [{ do: "pass" }] }));
  expect([live.n, live.view, live.ahead]).toEqual([4, { round: 4 }, 2]);
  live.catchUp();
  expect([live.n, live.view, live.ahead]).toEqual([6, { round: 6 }, 0]);
  Line.last.says(news(7)); // it is mine to decide: nothing waits
  Line.last.says(news(8));
  expect([live.n, live.ahead]).toEqual([8, 0]);
});

it("acts on nothing that is older than what it was told", async () => {
  live.linger = () => 10_000;
  Line.last.says(news(4));
  Line.last.says(news(5));
  const shown = shownThen();
  expect(live.n).toBe(5);
  Line.last.says(news(6));
  Line.last.says({ type: "done", id: 1, n: 6 });
  expect(await shown).toBe(6);
});

it("misses nothing while something waits to be shown", () => {
  live.linger = () => 10_000;
  Line.last.says(news(4));
  Line.last.says(news(5));
  const sent = Line.last.sent.length;
  Line.last.says({ type: "pong", now: 0, n: 5 });
  expect(Line.last.sent).toHaveLength(sent);
  Line.last.says(news(7));
  expect(Line.last.sent.at(-1)).toEqual({ type: "resync", since: 5 });
  Line.last.says({ ...welcome(7, 7), first: 6, events: [move(6), move(7)] });
  expect(live.events.map(({ n }) => n)).toEqual([4, 5, 6, 7]);
  expect([live.n, live.ahead]).toEqual([7, 0]);
});

it("begins anew where more was missed than is told at once", () => {
  let gaps = 0;
  let heard = 0;
  live.ongap = () => gaps++;
  live.onnews = () => heard++;
  Line.last.says(news(4));
  Line.last.says({ ...welcome(400, 9), first: 399, events: [move(399), move(400)] });
  expect([gaps, heard, live.n]).toEqual([1, 1, 400]);
  expect(live.events.map(({ n }) => n)).toEqual([399, 400]);
});

it("fetches what happened before, page by page, up to the beginning", async () => {
  const pages: Record<string, unknown[]> = { 5: [move(3), move(4)], 3: [move(1), move(2)] };
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    const before = new URL(path, "http://nowhere").searchParams.get("before") ?? "";
    return Promise.resolve({ ok: true, json: () => Promise.resolve(pages[before]) });
  });
  Line.last.says({ ...welcome(6, 1), first: 5, events: [move(5), move(6)] });
  expect(live.begins).toBe(false);
  expect(await live.earlier()).toBe(true);
  expect(await live.earlier()).toBe(false);
  expect(live.begins).toBe(true);
  expect(live.events.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(await live.earlier()).toBe(false);
  expect(asked).toHaveLength(2);
});
