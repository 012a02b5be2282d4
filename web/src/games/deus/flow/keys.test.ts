import { describe, expect, it } from "vitest";
import { keyMeaning } from "./keys";

type Mode = Parameters<typeof keyMeaning>[1];
const press = (key: string, mode: Mode, more: object = {}) =>
  keyMeaning({ key, ctrlKey: false, metaKey: false, altKey: false, target: null, ...more }, mode);
/** An element of which only its selectors are known. */
const element = (...fitting: string[]): EventTarget =>
  ({
    closest: (wanted: string) => (fitting.some((one) => wanted.includes(one)) ? {} : null),
  }) as unknown as EventTarget;

describe("keys", () => {
  it("digits pick cards, or give answers", () => {
    expect(press("1", "turn")).toEqual({ do: "card", nth: 0 });
    expect(press("0", "turn")).toEqual({ do: "card", nth: 9 });
    expect(press("3", "decision")).toEqual({ do: "answer", nth: 2 });
    expect(press("3", null)).toBeNull();
  });

  it("letters mean something where it can be done", () => {
    expect(press("O", "turn")).toEqual({ do: "offer" });
    expect(press("o", "decision")).toBeNull();
    expect(press("n", "decision")).toEqual({ do: "decline" });
    expect(press("n", "turn")).toBeNull();
    expect(press("t", null)).toEqual({ do: "tableau" });
    expect(press("Backspace", "decision")).toEqual({ do: "back" });
    expect(press("Backspace", "turn")).toBeNull();
  });

  it("leaves typing and the browser alone", () => {
    expect(press("o", "turn", { ctrlKey: true })).toBeNull();
    expect(press("o", "turn", { target: element("textarea") })).toBeNull();
  });

  it("Enter confirms, but a button's Enter is its own", () => {
    expect(press("Enter", "turn")).toEqual({ do: "confirm" });
    expect(press("Enter", "turn", { target: element("button") })).toBeNull();
    expect(press("Enter", "turn", { target: element("button", "[data-card]") })).toEqual({ do: "confirm" });
  });
});
