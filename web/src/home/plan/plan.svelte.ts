// A table that is being planned: what somebody has said so far. What is as usual is not said.

import type { NewTable } from "../../wire/api";
import type { GameInfo, OptionInfo } from "../../wire/types";
import type { Clock } from "./clocks";
import type { Kept } from "./memory";

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

  constructor(game: GameInfo, players?: number, kept: Partial<Kept> | null = null) {
    this.turnTo(game, players, kept);
  }

  /** Another game has other options, and perhaps another number of players; who comes stays as it was, unless it is
   * kept from the last table of that game. */
  turnTo(game: GameInfo, players?: number, kept: Partial<Kept> | null = null): void {
    this.game = game;
    this.words = { ...(players === undefined ? {} : { players: String(players) }), ...kept?.options };
    this.helps = kept?.helps ?? game.helps.map((help) => help.name);
    this.visibility = kept?.visibility ?? this.visibility;
    this.spectators = kept?.spectators ?? this.spectators;
    this.clock = kept?.clock ?? this.clock;
    this.overdue = kept?.overdue ?? this.overdue;
    this.refused = null;
  }

  /** Everything as if nobody had ever made a table; what it is called and its seed stay. */
  reset(players?: number): void {
    this.turnTo(this.game, players, {
      visibility: "open",
      spectators: true,
      clock: { kind: "none" },
      overdue: "vote",
    });
  }

  /** For the next table of this game, all but its name, its seed and its files. */
  kept(players: number): Kept {
    const { helps, visibility, spectators, clock, overdue } = this;
    const said = Object.entries(this.words).filter(([name]) => this.option(name)?.file === false);
    return { options: Object.fromEntries(said), helps, visibility, spectators, clock, overdue, players };
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
