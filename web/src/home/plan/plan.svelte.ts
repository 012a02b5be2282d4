// A table that is being planned: what somebody has said so far. What is as usual is not said.

import type { NewTable } from "../../wire/api";
import type { BankClock, GameInfo, MoveClock, NoClock, OptionInfo } from "../../wire/types";

export type Clock = NoClock | MoveClock | BankClock;
export type Visibility = "open" | "private";

export class Plan {
  game = $state.raw() as GameInfo;
  name = $state("");
  visibility = $state<Visibility>("open");
  spectators = $state(true);
  clock = $state.raw<Clock>({ kind: "none" });
  overdue = $state<"vote" | "bot">("vote");
  seed = $state("");
  /** What the players are shown beyond the rules. */
  helps = $state.raw<string[]>([]);
  /** Options that the server would not have, with its reason. */
  refused = $state.raw<{ fields: string[]; reason: string } | null>(null);
  private words = $state<Record<string, string>>({});

  constructor(game: GameInfo, players?: number) {
    this.turnTo(game, players);
  }

  /** Another game has other options, and perhaps another number of players; who comes stays as it was. */
  turnTo(game: GameInfo, players?: number): void {
    this.game = game;
    this.words = players === undefined ? {} : { players: String(players) };
    this.helps = game.helps.map((help) => help.name);
    this.refused = null;
  }

  option(name: string): OptionInfo | null {
    return this.game.options.find((option) => option.name === name) ?? null;
  }

  /** An option as it stands, in the words of the server. */
  of(name: string): string {
    return this.words[name] ?? this.standard(name);
  }

  /** The option as it is if nobody says anything. */
  standard(name: string): string {
    return this.option(name)?.default ?? "";
  }

  number(name: string): number {
    return Number(this.of(name));
  }

  list(name: string): string[] {
    return this.of(name).split(",").filter(Boolean);
  }

  usual(name: string): boolean {
    return this.of(name) === this.standard(name);
  }

  say(name: string, value: string): void {
    this.words[name] = value;
    this.refused = null;
  }

  help(name: string, wanted: boolean): void {
    this.helps = this.game.helps
      .map((help) => help.name)
      .filter((one) => (one === name ? wanted : this.helps.includes(one)));
  }

  isRefused(...names: string[]): boolean {
    return names.some((name) => this.refused?.fields.includes(name));
  }

  /** What is asked of the server; `left out` are options that mean nothing as the others stand. */
  settings(leftOut: ReadonlySet<string> = new Set()): NewTable {
    const said = Object.entries(this.words).filter(
      ([name, value]) => this.option(name) !== null && !leftOut.has(name) && value.trim() !== "",
    );
    return {
      game: this.game.name,
      options: Object.fromEntries(said),
      name: this.name.trim(),
      visibility: this.visibility,
      spectators: this.spectators,
      clock: this.game.realtime ? { kind: "none" } : this.clock,
      overdue: this.overdue,
      seed: this.seed.trim() || null,
      ...(this.helps.length === this.game.helps.length ? {} : { helps: this.helps }),
    };
  }
}
