// What a key means at the table, wherever the focus is; typing and the world's own arrow keys come first.

export type Command = "undo" | "hint" | "back" | "forth" | "first" | "last" | "chat" | "log" | "help" | "present";

type Pressed = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean; shiftKey: boolean };

/** Letters are free wherever nothing is typed; arrows belong to what has the focus, if it uses them. */
export function commandOf(pressed: Pressed, typing: boolean, arrowsTaken: boolean): Command | null {
  if (typing || pressed.altKey) return null;
  const key = pressed.key.length === 1 ? pressed.key.toLowerCase() : pressed.key;
  if (pressed.ctrlKey || pressed.metaKey) return key === "z" && !pressed.shiftKey ? "undo" : null;
  const letters: Record<string, Command> = {
    u: "undo",
    h: "hint",
    c: "chat",
    l: "log",
    "?": "help",
    "<": "back",
    ">": "forth",
  };
  const arrows: Record<string, Command> = { ArrowLeft: "back", ArrowRight: "forth", Home: "first", End: "last" };
  if (key === "Escape") return "present";
  return letters[key] ?? (arrowsTaken ? null : (arrows[key] ?? null));
}

/** Would this key do something, so that whoever presses it has seen enough of what the bots do? */
export const skips = ({ key, ctrlKey, metaKey, altKey }: Pressed): boolean =>
  !ctrlKey && !metaKey && !altKey && (["Escape", "Enter", " "].includes(key) || /^[1-9]$/.test(key));

const TYPING = "input:not([type=range]):not([type=checkbox]), textarea, select, [contenteditable=true]";
const CONTROLS = "button, a, input, select, textarea, summary, [contenteditable=true]";
const ARROWS = "[data-world], [data-arrows], [role=slider], [role=tab], [role=radio], input, select";

export const isTyping = (target: EventTarget | null): boolean => target instanceof Element && target.matches(TYPING);
/** Does the space bar mean something where the focus is? */
export const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(CONTROLS) !== null;
export const takesArrows = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(ARROWS) !== null;
