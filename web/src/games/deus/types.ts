// Made by tools/web_types.py from the server's structs; do not edit.

export type Action = Build | Joke | Offer | Add | Done | Pay | Place | Take | Decline | Purchase | Vend | VendOne | Reap | TakePiece | Fire | Send | March | Rob | Pillage | Invoke | TakeResource | Choose | LaidTile | LaidFace | Begun | Drawn;

/** Add a card to the offering, below the top one; None is one that the viewer may not know. */
export type Add = { do: "add"; card: string | null; };

/** Chance: who begins. */
export type Begun = { do: "first"; seat: "east" | "north" | "south" | "west"; };

/** Build a card of the hand. */
export type Build = { do: "build"; card: string; };

/** Choose the pieces to begin with; None are those that the viewer may not know yet. */
export type Choose = { do: "choose"; ship: number | null; production: number | null; science: number | null; civil: number | null; unit: number | null; };

/** Decline it, or no more of it. */
export type Decline = { do: "decline"; };

/** The variants of docs/rules/deus.md. */
export type DeusOptions = { players: 2 | 3 | 4; rules: 1; start: "chosen" | "standard"; pieces: number; handicap: (number)[]; shape: "block" | "line" | "ring" | "standard"; places: (string)[]; joker: boolean; vp: "hidden" | "open"; deck: (string)[]; first: "1" | "2" | "3" | "4" | "drawn"; };

/** A whole table of Deus as one seat sees it; `tiles` are tile, face and rotation on each place. `told` is how many VP the last decision brought each seat: totals are hidden, gains and losses are not. */
export type DeusView = { you: number | null; options: DeusOptions; phase: string; tiles: ([number, number])[]; laid: number; map: (Region)[]; seats: (SeatView)[]; supply: Record<string, number>; temples: number; deck: number; discard: number; top: string | null; active: "east" | "north" | "south" | "west"; starter: "east" | "north" | "south" | "west"; round: number; last_round: number; idle: number; built: boolean; stack: ([number, number, number, number])[]; marched: ([number, number])[]; ending: string; told: (number)[]; villages: (Village)[]; pending: (Pending)[]; };

/** The offering is complete. */
export type Done = { do: "done"; };

/** Chance: a card is drawn; None is one that the viewer may not know. */
export type Drawn = { do: "card"; card: string | null; };

/** Activate a card of the column, counted from the bottom. */
export type Fire = { do: "fire"; card: number; };

/** Jupiter stands in for another god. */
export type Invoke = { do: "invoke"; god: "ceres" | "jupiter" | "mars" | "minerva" | "neptune" | "vesta"; };

/** Lay a card of the hand face down into a column; None is a card that the viewer may not know. */
export type Joke = { do: "joker"; card: string | null; column: "blue" | "brown" | "green" | "red" | "yellow"; };

/** A card in a column; a joker's face is known to its owner only. */
export type Laid = { card: string | null; joker: boolean; };

/** Chance: which face of it is up (1 or 2), and how it is turned. */
export type LaidFace = { do: "face"; place: number; face: number; rotation: number; };

/** Chance: which tile lies on a place of the map, both counted from 1. */
export type LaidTile = { do: "tile"; place: number; tile: number; };

/** Move it there. */
export type March = { do: "move"; at: [number, number]; };

/** Offer a card; it lies on top and names the god. */
export type Offer = { do: "offer"; card: string; };

/** Pay for a card; so many of each resource are replaced by gold. */
export type Pay = { do: "pay"; wood: number; stone: number; clay: number; wheat: number; };

/** Something that waits to be decided or done: the card that asks, the column that fires, the type of a piece, how many are left, the region of a unit. */
export type Pending = { what: string; card: string | null; column: "blue" | "brown" | "green" | "red" | "temple" | "yellow" | null; piece: string | null; left: number; at: [number, number] | null; };

/** Take VP from a village. */
export type Pillage = { do: "pillage"; at: [number, number]; };

/** Place the piece. */
export type Place = { do: "place"; at: [number, number]; };

/** Buy a resource. */
export type Purchase = { do: "buy"; resource: "clay" | "stone" | "wheat" | "wood"; };

/** Production on a land yields. */
export type Reap = { do: "harvest"; land: "field" | "forest" | "mountain" | "swamp"; };

/** A region of the map: who occupies it with what; a village has VP and may have been attacked. */
export type Region = { at: [number, number]; terrain: "field" | "forest" | "mountain" | "sea" | "swamp" | "village"; owner: "east" | "north" | "south" | "west" | null; pieces: (string)[]; vp: number; attacked: boolean; edge: boolean; };

/** Steal from a player. */
export type Rob = { do: "rob"; seat: "east" | "north" | "south" | "west"; };

/** A player and what lies before him; None is what the viewer may not know. */
export type SeatView = { seat: "east" | "north" | "south" | "west"; gold: number; resources: Record<string, number>; vp: number | null; board: Record<string, number> | null; reserve: Record<string, number> | null; hand: (string)[] | null; cards: number; columns: Record<string, (Laid)[]>; joker_used: boolean; has_chosen: boolean; first: [number, number] | null; };

/** Choose the unit that moves or steals. */
export type Send = { do: "unit"; at: [number, number]; };

/** Take what a card gives. */
export type Take = { do: "take"; };

/** Take a piece from the own reserve. */
export type TakePiece = { do: "piece"; piece: "civil" | "production" | "science" | "ship" | "unit"; };

/** Take a resource from the supply. */
export type TakeResource = { do: "resource"; resource: "clay" | "stone" | "wheat" | "wood"; };

/** Sell so many. */
export type Vend = { do: "sell"; count: number; };

/** Sell one of these; the next must be another kind. */
export type VendOne = { do: "sell-one"; resource: "clay" | "stone" | "wheat" | "wood"; };

/** How an attack on a village stands, or has gone, as the pieces lie now. `free` are the regions next to it that nobody occupies; `units` and `buildings` are those next to it, by seat; `leaders` would share its VP if it were attacked now: most units, then most buildings. */
export type Village = { at: [number, number]; free: number; units: (number)[]; buildings: (number)[]; leaders: ("east" | "north" | "south" | "west")[]; };
