// Whose lines somebody does not want to read; kept in this browser, and nobody else is told.

import { SvelteSet } from "svelte/reactivity";
import { keep, kept } from "../look/storage";

const KEY = "pantheon.hidden";
const MOST = 200; // the first ones are forgotten

function known(): string[] {
  try {
    const found: unknown = JSON.parse(kept(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

class Hiding {
  private readonly guests = new SvelteSet(known());

  has(guest: string): boolean {
    return this.guests.has(guest);
  }

  set(guest: string, hidden: boolean): void {
    this.guests.delete(guest);
    if (hidden) this.guests.add(guest);
    keep(KEY, JSON.stringify([...this.guests].slice(-MOST)));
  }
}

export const hiding = new Hiding();
