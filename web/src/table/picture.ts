// A picture of a result to hand on: the final board and how it came out, drawn here, with nothing from elsewhere.

const WIDE = 1200;
const BOARD = 800; // how high the board is
const ROW = 64; // of a player
const EDGE = 44;
const SCALE = 1.5;
const SVG = "http://www.w3.org/2000/svg";

export interface Placed {
  seat: number;
  name: string;
  points: string;
  place: number;
  hue: string;
}

export interface Caption {
  title: string;
  game: string;
  /** In the order of the list. */
  placed: Placed[];
}

/** The sheets that a world is painted on, lowest first: of those that fit their box, and of those that a camera moves. */
const SHEETS = ".plane > svg, .sheets > svg";

export async function pictureOf(world: HTMLElement, caption: Caption): Promise<Blob> {
  const high = BOARD + 2 * EDGE + 60 + ROW * Math.ceil(caption.placed.length / 2);
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDE * SCALE, high * SCALE];
  const pen = canvas.getContext("2d");
  if (pen === null) throw new Error("no canvas");
  pen.scale(SCALE, SCALE);
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string): string => style.getPropertyValue(name).trim();
  pen.fillStyle = colour("--panel");
  pen.fillRect(0, 0, WIDE, high);
  const paper = getComputedStyle(world.querySelector(".world") ?? world)
    .getPropertyValue("--atlas")
    .trim();
  pen.fillStyle = paper === "" ? colour("--table") : paper;
  pen.fillRect(0, 0, WIDE, BOARD);
  await document.fonts.ready;
  const root = frame(high);
  root.append(boardOf(world));
  signs(root, caption.placed);
  await draw(pen, root, high);
  write(pen, caption, colour);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob === null ? fail(new Error("no picture")) : done(blob)), "image/png"),
  );
}

/** An empty drawing that knows how the page's drawings look: the same rules, and what they refer to. */
function frame(high: number): SVGSVGElement {
  const root = document.createElementNS(SVG, "svg");
  root.setAttribute("viewBox", `0 0 ${WIDE} ${high}`);
  root.setAttribute("width", String(WIDE * SCALE));
  root.setAttribute("height", String(high * SCALE));
  root.dataset["theme"] = document.documentElement.dataset["theme"] ?? "";
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const style = document.createElementNS(SVG, "style");
  style.textContent =
    rules
      .filter((rule) => !(rule instanceof CSSFontFaceRule))
      .map((rule) => rule.cssText)
      .join("\n") + "\n* { animation: none !important; transition: none !important; will-change: auto !important }";
  root.append(style, ...[...document.querySelectorAll("svg > defs")].map((defs) => defs.cloneNode(true)));
  return root;
}

/** The world as it lies on the screen, as large as the picture allows. */
function boardOf(world: HTMLElement): SVGElement {
  const window = document.createElementNS(SVG, "svg"); // it cuts off what is outside
  window.setAttribute("width", String(WIDE));
  window.setAttribute("height", String(BOARD));
  const box = world.getBoundingClientRect();
  const fits = Math.min(WIDE / box.width, BOARD / box.height);
  const whole = document.createElementNS(SVG, "g");
  const [left, top] = [(WIDE - box.width * fits) / 2, (BOARD - box.height * fits) / 2];
  whole.setAttribute("transform", `translate(${left} ${top}) scale(${fits}) translate(${-box.left} ${-box.top})`);
  window.append(whole);
  let inner: SVGElement = whole;
  // Colours are inherited from what the sheets lie in.
  for (const around of [...ancestors(world.querySelector(SHEETS), world)].toReversed()) {
    const group = document.createElementNS(SVG, "g");
    group.setAttribute("class", around.getAttribute("class") ?? "");
    group.setAttribute("style", "all: revert; transform: none");
    inner.append(group);
    inner = group;
  }
  for (const sheet of world.querySelectorAll<SVGSVGElement>(SHEETS)) {
    const { a, b, c, d, e, f } = sheet.getScreenCTM() ?? new DOMMatrix();
    const group = document.createElementNS(SVG, "g");
    group.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e} ${f})`);
    group.append(...[...sheet.childNodes].map((child) => child.cloneNode(true)));
    inner.append(group);
  }
  return window;
}

function* ancestors(from: Element | null, to: Element): Generator<Element> {
  for (let at = from?.parentElement ?? null; at !== null && at !== to; at = at.parentElement) yield at;
}

const spotOf = (nth: number): [number, number] => [
  EDGE + (nth % 2) * (WIDE / 2 - EDGE / 2),
  BOARD + EDGE + 60 + Math.floor(nth / 2) * ROW,
];

/** The signs of the seats, from the table of the result. */
function signs(root: SVGSVGElement, placed: readonly Placed[]): void {
  placed.forEach(({ seat }, nth) => {
    const [x, y] = spotOf(nth);
    [...document.querySelectorAll(`[data-sign="${seat}"] svg`)].forEach((sign, at) => {
      const copy = sign.cloneNode(true) as SVGElement;
      const size: Record<string, number> = { x: x + 54 + at * 30, y: y - 2, width: 44, height: 44 };
      for (const [name, value] of Object.entries(size)) copy.setAttribute(name, String(value));
      root.append(copy);
    });
  });
}

async function draw(pen: CanvasRenderingContext2D, root: SVGSVGElement, high: number): Promise<void> {
  const text = new XMLSerializer().serializeToString(root);
  const address = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    pen.save();
    pen.beginPath();
    pen.rect(0, 0, WIDE, high);
    pen.clip();
    pen.drawImage(image, 0, 0, WIDE, high);
    pen.restore();
  } finally {
    URL.revokeObjectURL(address);
  }
}

function write(pen: CanvasRenderingContext2D, caption: Caption, colour: (name: string) => string): void {
  const words = (text: string, x: number, y: number, font: string, ink: string, most?: number): void => {
    pen.font = font;
    pen.fillStyle = colour(ink);
    pen.fillText(text, x, y, most);
  };
  const [serif, sans] = [colour("--serif"), colour("--sans")];
  pen.textBaseline = "middle";
  pen.fillStyle = colour("--accent");
  pen.fillRect(0, BOARD, WIDE, 6);
  words(caption.title, EDGE, BOARD + EDGE + 14, `700 46px ${serif}`, "--ink", WIDE * 0.68);
  pen.textAlign = "right";
  words(caption.game, WIDE - EDGE, BOARD + EDGE + 16, `500 26px ${sans}`, "--ink-soft", WIDE * 0.25);
  caption.placed.forEach(({ name, points, place, hue }, nth) => {
    const [x, y] = spotOf(nth);
    pen.textAlign = "left";
    words(`${place}.`, x, y + 20, `700 32px ${serif}`, place === 1 ? "--accent" : "--ink-soft");
    words(name, x + 120, y + 20, `500 30px ${sans}`, "--ink", WIDE / 2 - EDGE - 290);
    pen.fillStyle = solid(hue, colour);
    pen.fillRect(x + 120, y + 42, WIDE / 2 - EDGE - 150, 4);
    pen.textAlign = "right";
    words(points, x + WIDE / 2 - EDGE - 30, y + 20, `700 34px ${serif}`, "--ink");
  });
}

/** A canvas knows no variables. */
const solid = (hue: string, colour: (name: string) => string): string => {
  const name = /^var\((--[\w-]+)\)$/.exec(hue)?.[1];
  return name === undefined ? hue : colour(name);
};

/** Hand a picture on: by the system's own sheet where there is one, else as a file. */
export async function handOn(blob: Blob, name: string, title: string): Promise<void> {
  const file = new File([blob], name, { type: blob.type });
  if (matchMedia("(pointer: coarse)").matches && navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title });
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return;
    }
  }
  save(blob, name);
}

export function save(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
