import { expect, test } from "vitest";
import { parsed, resolved, styled, written } from "./styled";

const painted = (markup: string, css: string): string => written(styled(parsed(markup), css));

test("rules go onto the elements they mean, the weightier ones last", () => {
  const css = ".seam.pale.x{fill:#111} .seam.x{fill:#222} g.x path:where(.x){stroke:#333}";
  expect(painted('<g class="x"><path class="seam pale x" d="M0 0"/></g>', css)).toBe(
    '<g><path d="M0 0" style="fill:#111;stroke:#333"></path></g>',
  );
  expect(painted('<path class="seam x"/>', css)).toBe('<path style="fill:#222"></path>');
});

test("what an element says of itself counts for those inside of it", () => {
  const css = ".hold{fill:var(--own)}";
  expect(painted('<g style="--own: #123456;"><path class="hold"/></g>', css)).toContain('style="fill:#123456"');
  expect(() => painted('<path class="hold"/>', css)).toThrow("--own has no value");
});

test("a theme is that of the page around", () => {
  const css = ':root{--ink:#000}:root[data-theme="light"]{--ink:#fff}p{fill:var(--ink)}';
  expect(painted('<html data-theme="light"><p/></html>', css)).toContain("fill:#fff");
  expect(painted('<html data-theme="dark"><p/></html>', css)).toContain("fill:#000");
});

test("colours are mixed, those inside of others first", () => {
  const known = new Map([
    ["--water", "color-mix(in srgb, #000 50%, #fff)"],
    ["--strength", "25%"],
  ]);
  expect(resolved("color-mix(in srgb, #ff0000 var(--strength), var(--water))", known)).toBe("#a06060");
  expect(resolved("color-mix(in srgb, #000, #fff)", known)).toBe("#808080");
});

test("states, motion and comments paint nothing", () => {
  const css =
    "@keyframes hop{from{fill:#111}to{fill:#222}} p:hover{fill:#333} /* p{fill:#444} */ p{animation:hop 1s}";
  expect(painted("<p/>", css)).toBe("<p></p>");
});
