// Made by tools/web_types.py from the server's structs; do not edit.

export type Action = Tribe | Desert | Decline | Temple | Lift | Set | GiveStone | Whirlwind | TakeExtra | UseExtra | EndTurn | Spare | Stay | Discard | Draw | Redraw | TakePower | Begin | Settle;

/** Chance: who starts. */
export type Begin = { do: "begin"; god: "azure" | "crimson" | "gold" | "jade"; };

/** Place a decline from the display. */
export type Decline = { do: "decline"; at: [number, number]; };

/** Place a desert from the display. */
export type Desert = { do: "desert"; at: [number, number]; };

/** Discard a hex of the display. */
export type Discard = { do: "discard"; hex: "blue" | "decline" | "desert" | "extra" | "game_end" | "green" | "orange" | "violet" | "whirlwind"; };

/** Chance: a hex comes out of the bag. */
export type Draw = { do: "draw"; hex: "blue" | "decline" | "desert" | "extra" | "game_end" | "green" | "orange" | "violet" | "whirlwind"; };

/** Keep the extra action and end the turn. */
export type EndTurn = { do: "end-turn"; };

/** Give one of the last stones to a tribe. */
export type GiveStone = { do: "stone"; at: [number, number]; };

/** Players, edition, the two switches of docs/rules/gods.md, who plays which god (in seat order), who starts. */
export type GodsOptions = { players: 2 | 3 | 4; rules: 1 | 2; edition: 2001 | 2005; one_piece: boolean; one_religion: boolean; gods: ("azure" | "crimson" | "gold" | "jade")[]; first: "1" | "2" | "3" | "4" | "drawn"; };

/** A whole table of Gods as one seat sees it. */
export type GodsView = { you: number | null; options: GodsOptions; map: (Hex)[]; seats: (SeatView)[]; display: (string | null)[]; bag: Record<string, number>; box: Record<string, number>; tokens: Record<string, (string | null)[]>; handed: Record<string, number>; phase: string; active: number; starter: number; turn: number; done: number; used: (string)[]; fresh: number; site: [number, number] | null; progress: boolean; idle: number; ending: string; };

/** A hex on the map; `god` is the temple's, or whose stone the tribe bears. */
export type Hex = { at: [number, number]; hex: string; god: string | null; };

/** Lift a desert, for power or by a whirlwind. */
export type Lift = { do: "lift"; at: [number, number]; };

/** Chance: a differing hex replaces one of two identical ones. */
export type Redraw = { do: "redraw"; hex: "blue" | "decline" | "desert" | "extra" | "game_end" | "green" | "orange" | "violet" | "whirlwind"; };

/** What lies before a player. */
export type SeatView = { god: string; power: number; temples: number; stones: number; extras: number; points: number; kept: number; tribes: Record<string, number>; cards: Record<string, number>; };

/** Set the lifted desert. */
export type Set = { do: "set"; at: [number, number]; };

/** Chance: a god's first temple stands here. */
export type Settle = { do: "settle"; god: "azure" | "crimson" | "gold" | "jade"; at: [number, number]; };

/** Take no power. */
export type Spare = { do: "spare"; };

/** Move no desert with the whirlwind. */
export type Stay = { do: "stay"; };

/** Take an extra action from the display. */
export type TakeExtra = { do: "take-extra"; };

/** Take power from the owner of a temple beside the decline. */
export type TakePower = { do: "take-power"; god: "azure" | "crimson" | "gold" | "jade"; };

/** Place a temple of one's own. */
export type Temple = { do: "temple"; at: [number, number]; };

/** Place a tribe from the display. */
export type Tribe = { do: "tribe"; tribe: "blue" | "green" | "orange" | "violet"; at: [number, number]; };

/** Use an extra action taken in an earlier turn. */
export type UseExtra = { do: "use-extra"; };

/** Play a whirlwind from the display. */
export type Whirlwind = { do: "whirlwind"; };
