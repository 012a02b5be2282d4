// What a style sheet says, written onto the elements themselves: who rasterises SVG knows selectors at best, and neither
// custom properties nor mixed colours. As much of CSS as the boards are drawn with; what goes beyond that is an error.

export interface Element {
  name: string;
  attributes: Record<string, string>;
  children: Element[];
}

interface Rule {
  /** From the outermost to the element itself. */
  path: Simple[];
  weight: number;
  declared: [string, string][];
}
interface Simple {
  name: string;
  classes: string[];
  attributes: [string, string][];
}

const TAG = /<(\/?)([\w:-]+)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(\/?)>/g;
const ATTRIBUTE = /([\w:-]+)(?:="([^"]*)")?/g;
const VOID = new Set(["br", "img", "input"]);
/** What paints; everything else is about layout, motion and fingers. */
const PAINTS = /^(fill|stroke|stop|opacity|display|clip-path|mask)\b/;

/** The elements of some markup; what is said between them is for readers, not for a picture. */
export function parsed(markup: string): Element {
  const root: Element = { name: "", attributes: {}, children: [] };
  const open = [root];
  for (const [, closing, name = "", words = "", closed] of markup.matchAll(TAG)) {
    if (closing) {
      if (open.at(-1)?.name !== name) throw new Error(`</${name}> closes ${open.at(-1)?.name}`);
      open.pop();
      continue;
    }
    const attributes = Object.fromEntries(
      [...words.matchAll(ATTRIBUTE)].map(([, key = "", value = ""]) => [key, value]),
    );
    const element = { name, attributes, children: [] };
    open.at(-1)?.children.push(element);
    if (!closed && !VOID.has(name)) open.push(element);
  }
  if (open.length > 1) throw new Error(`<${open.at(-1)?.name}> is never closed`);
  return root;
}

/** The elements as they were painted, with these rules. */
export function styled(element: Element, css: string): Element {
  return painted(element, [], rulesOf(css), new Map());
}

export function written({ name, attributes, children }: Element): string {
  const inside = children.map(written).join("");
  if (name === "") return inside;
  const words = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  return `<${name}${words.join("")}>${inside}</${name}>`;
}

function painted(
  element: Element,
  around: readonly Element[],
  rules: readonly Rule[],
  inherited: ReadonlyMap<string, string>,
): Element {
  const path = [...around, element];
  const declared = new Map(
    rules
      .filter((rule) => applies(rule.path, path))
      .toSorted((a, b) => a.weight - b.weight)
      .flatMap((rule) => rule.declared)
      .concat(declarations(element.attributes["style"] ?? "")),
  );
  const known = new Map([...inherited, ...[...declared].filter(([key]) => key.startsWith("--"))]);
  const style = [...declared]
    .filter(([key]) => PAINTS.test(key))
    .map(([key, value]) => `${key}:${resolved(value, known)}`)
    .join(";");
  const attributes = Object.fromEntries(
    Object.entries(element.attributes)
      .filter(([key]) => key !== "class" && key !== "style")
      .map(([key, value]) => [key, value.includes("var(") ? resolved(value, known) : value]),
  );
  return {
    name: element.name,
    attributes: style === "" ? attributes : { ...attributes, style },
    children: element.children.map((child) => painted(child, path, rules, known)),
  };
}

function rulesOf(css: string): Rule[] {
  const plain = css.replace(/\/\*.*?\*\//gs, "").replace(/@[^{;]*(;|\{([^{}]*\{[^{}]*\})*[^{}]*\})/g, "");
  return [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selectors = "", body = ""]) =>
    selectors.split(",").flatMap((selector) => {
      const simple = selector.replace(/:where\(([^()]*)\)/g, "$1").replace(/:root/g, "html");
      if (/[:>+~*]/.test(simple)) return []; // states and siblings: of what is done with a page, not of how it is drawn
      const path = simple.trim().split(/\s+/).map(simpleOf);
      const weight = path.reduce((sum, { classes, attributes }) => sum + classes.length + attributes.length, 0);
      return [{ path, weight, declared: declarations(body) }];
    }),
  );
}

function simpleOf(words: string): Simple {
  return {
    name: /^[\w-]+/.exec(words)?.[0] ?? "",
    classes: [...words.matchAll(/\.([\w-]+)/g)].map(([, name = ""]) => name),
    attributes: [...words.matchAll(/\[([\w-]+)=["']?([\w-]+)["']?\]/g)].map(([, key = "", value = ""]) => [
      key,
      value,
    ]),
  };
}

const declarations = (body: string): [string, string][] =>
  body
    .split(/;(?![^(]*\))/)
    .map((line) => line.split(/:(.*)/s))
    .flatMap(([key = "", value]) => (value === undefined ? [] : [[key.trim(), value.trim()]]));

function applies(rule: readonly Simple[], path: readonly Element[]): boolean {
  const [last, own] = [rule.at(-1), path.at(-1)];
  if (last === undefined) return true;
  if (own === undefined || !isOne(last, own)) return false;
  const rest = rule.slice(0, -1);
  return (
    rest.length === 0 || path.some((_, nth) => nth > 0 && nth < path.length && applies(rest, path.slice(0, nth)))
  );
}

function isOne({ name, classes, attributes }: Simple, element: Element): boolean {
  const own = (element.attributes["class"] ?? "").split(/\s+/);
  return (
    (name === "" || name === element.name) &&
    classes.every((one) => own.includes(one)) &&
    attributes.every(([key, value]) => element.attributes[key] === value)
  );
}

/** A value with its custom properties and mixed colours worked out. */
export function resolved(value: string, known: ReadonlyMap<string, string>): string {
  const whole = value.replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
    const found = known.get(name);
    if (found === undefined) throw new Error(`${name} has no value`);
    return resolved(found, known);
  });
  const inner = /color-mix\(in srgb, ([^(),]+?)(?: ([\d.]+)%)?, ([^(),]+?)(?: ([\d.]+)%)?\)/;
  let text = whole;
  for (let mix = inner.exec(text); mix !== null; mix = inner.exec(text)) {
    const [all, one = "", part, other = "", rest] = mix;
    const share = part === undefined ? (rest === undefined ? 0.5 : 1 - Number(rest) / 100) : Number(part) / 100;
    text = text.replace(all, mixed(one, other, share));
  }
  return text;
}

function mixed(one: string, other: string, share: number): string {
  const [a, b] = [channels(one), channels(other)];
  return `#${a.map((value, nth) => hex(value * share + (b[nth] ?? 0) * (1 - share))).join("")}`;
}

const hex = (value: number): string => Math.round(value).toString(16).padStart(2, "0");

function channels(colour: string): number[] {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(colour.trim())?.[1];
  if (digits === undefined) throw new Error(`${colour} is no colour that can be mixed`);
  const size = digits.length / 3;
  return [0, 1, 2].map((nth) => parseInt(digits.slice(nth * size, nth * size + size).repeat(size === 1 ? 2 : 1), 16));
}
