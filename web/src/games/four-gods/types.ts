// Made by tools/web_types.py from the server's structs; do not edit.

export type Action = Ready | PickColour | ChooseGod | ChooseGods | Place | PlaceProphet | Destroy | DestroyProphet | Preach | Build | Discard | GiveBack | Draw | Flip | Take | Pass | EndTurn | Call | GiveUp | Leave | Tile | DealtColour | DealtGod | First | GivenGod | Sand | Hold | Window | Time | Absent | Forfeit;

/** Silence counts as passing. */
export type Absent = { do: "absent"; seat: "east" | "north" | "south" | "west"; };

/** What a cell with two straight edges asks of the corners of a tile, clockwise from the north-west. A dot is a corner that takes anything; no corners at all: the tiles beside the cell disagree, and none fits. */
export type Ask = { cell: string; corners: string; };

/** Build a city, with a prophet on it. */
export type Build = { do: "build"; cell: string; prophet: string; };

/** Call a tile that lies wrongly. */
export type Call = { do: "call"; cell: string; };

/** Choose a god. */
export type ChooseGod = { do: "god"; god: "dwarves" | "elves" | "humans" | "merfolk"; };

/** Two players with four gods: choose two at once. */
export type ChooseGods = { do: "gods"; god: "dwarves" | "elves" | "humans" | "merfolk"; second: "dwarves" | "elves" | "humans" | "merfolk"; };

/** A city; it is safe when no tile of the set could ever crush it as its neighbours lie. */
export type City = { cell: string; prophet: "blue" | "gray" | "green" | "yellow"; since: number; safe: boolean; };

/** Chance: a colour for who picked none. */
export type DealtColour = { do: "dealt-colour"; seat: "east" | "north" | "south" | "west"; colour: "blue" | "gray" | "green" | "yellow"; };

/** Chance: a secret god; None is one that the viewer may not know. */
export type DealtGod = { do: "dealt-god"; seat: "east" | "north" | "south" | "west"; god: "dwarves" | "elves" | "humans" | "merfolk" | null; };

/** Destroy a city with a tile; the token counts for a colour, or as the rules say. */
export type Destroy = { do: "destroy"; hand: "left" | "right"; face: string; cell: string; token: "blue" | "gray" | "green" | "own" | "yellow"; };

/** Destroy a city with a tile, and put a prophet on it. */
export type DestroyProphet = { do: "destroy-prophet"; hand: "left" | "right"; face: string; cell: string; token: "blue" | "gray" | "green" | "own" | "yellow"; corner: "NE" | "NW" | "SE" | "SW"; prophet: string; };

/** Put a tile into a slot of the own row, with that face up. */
export type Discard = { do: "discard"; hand: "left" | "right"; slot: number; face: string; };

/** Draw from the bag. */
export type Draw = { do: "draw"; count: number; };

/** Timed turns: end the own turn early. */
export type EndTurn = { do: "end-turn"; };

/** Chance: who has the first turn. */
export type First = { do: "first"; seat: "east" | "north" | "south" | "west"; };

/** Turn a tile of a row over; the face is the one that was up. */
export type Flip = { do: "flip"; row: "east" | "north" | "south" | "west"; slot: number; face: string; };

/** A penalty that nobody chose a prophet for takes one. */
export type Forfeit = { do: "forfeit"; seat: "east" | "north" | "south" | "west"; };

/** The modes and rulings of docs/rules/four-gods.md; clocks in seconds, 0 for none where the page allows it. */
export type FourGodsOptions = { players: 2 | 3 | 4; rules: 1 | 2; two_player_gods: 2 | 4; turns: "simultaneous" | "timed"; gods: "secret" | "visible"; mistakes: "called" | "called+penalty" | "enforced"; wrong_calls: "free" | "prophet"; beginners: (number)[]; memory: boolean; peek: boolean; turn: number; final: number; hold: number; absent: number; tiles: (string)[]; guard: number; };

/** A whole table of 4 Gods as one seat sees it. */
export type FourGodsView = { you: number | null; options: FourGodsOptions; phase: string; world: (Lying)[]; cities: (City)[]; seats: (SeatView)[]; bag: number; city_tokens: number; reserves: Record<string, number>; lost: Record<string, number>; razed: Record<string, number>; gods_dealt: number; drawing: "east" | "north" | "south" | "west" | null; to_draw: number; active: "east" | "north" | "south" | "west" | null; turn: number; acted: boolean; touched: ("east" | "north" | "south" | "west")[]; idle_seats: ("east" | "north" | "south" | "west")[]; last_round: ("east" | "north" | "south" | "west")[]; final: string; final_tick: number; tick: number; pass_tick: number; change_tick: number; peak: number; idle: number; ending: string; asks: (Ask)[]; kingdoms: (KingdomView)[]; };

/** The rare case: a tile goes back to the row it came from, with that face up, or into the bag. */
export type GiveBack = { do: "give-back"; hand: "left" | "right"; face: string; };

/** Choose the prophet that a penalty takes. */
export type GiveUp = { do: "give-up"; prophet: string; };

/** Chance: a god for who had none at the end. */
export type GivenGod = { do: "given-god"; seat: "east" | "north" | "south" | "west"; god: "dwarves" | "elves" | "humans" | "merfolk"; };

/** A tile in a hand; its holder knows both faces, and which of them an automatic discard would show. */
export type Held = { origin: "bag" | "east" | "north" | "south" | "west"; since: number; limited: boolean; faces: [string, string] | null; up: string | null; };

/** A tile taken from a row was held too long. */
export type Hold = { do: "hold"; seat: "east" | "north" | "south" | "west"; hand: "left" | "right"; };

/** The tile just laid: still time for a prophet, and to notice a mistake at once. */
export type JustLaid = { cell: string; hand: "left" | "right"; origin: "bag" | "east" | "north" | "south" | "west"; since: number; };

/** A Kingdom as it lies now: what a majority in it is worth, and which colours share the majority. */
export type KingdomView = { terrain: string; cells: (string)[]; worth: number; rulers: ("blue" | "gray" | "green" | "yellow")[]; };

/** Leave the game for good. */
export type Leave = { do: "leave"; };

/** A tile in the World, as it lies; `laid` and `since` are moves, `under` is its other face if that is known. */
export type Lying = { cell: string; face: string; under: string | null; by: "east" | "north" | "south" | "west"; laid: number; prophet: "blue" | "gray" | "green" | "yellow" | null; corner: "NE" | "NW" | "SE" | "SW" | null; since: number; };

/** Pass, or take that back. */
export type Pass = { do: "pass"; };

/** Secret gods: pick the colour of one's prophets. */
export type PickColour = { do: "colour"; colour: "blue" | "gray" | "green" | "yellow"; };

/** Lay a tile. */
export type Place = { do: "place"; hand: "left" | "right"; face: string; cell: string; };

/** Lay a tile with a prophet on the region at a corner; he comes from a colour's reserve, or from a cell. */
export type PlaceProphet = { do: "place-prophet"; hand: "left" | "right"; face: string; cell: string; corner: "NE" | "NW" | "SE" | "SW"; prophet: string; };

/** Put a prophet on the tile just laid. */
export type Preach = { do: "prophet"; cell: string; corner: "NE" | "NW" | "SE" | "SW"; prophet: string; };

/** Be ready for the start signal. */
export type Ready = { do: "ready"; };

/** The sand of a turn has run out. */
export type Sand = { do: "sand"; };

/** A player and what lies before him; a god that may not be known is None. */
export type SeatView = { seat: "east" | "north" | "south" | "west"; colours: ("blue" | "gray" | "green" | "yellow")[]; gods: ("dwarves" | "elves" | "humans" | "merfolk" | null)[]; hands: [Held | null, Held | null]; row: (Slot | null)[]; ready: boolean; passed: boolean; gone: boolean; window: JustLaid | null; debts: (number)[]; last_command: number; };

/** A tile in a row: the face that is up, and the other one if it is known. */
export type Slot = { face: string; under: string | null; };

/** Take a tile out of a row; the face is the one that is up. */
export type Take = { do: "take"; row: "east" | "north" | "south" | "west"; slot: number; face: string; hand: "left" | "right"; };

/** Chance: a tile comes out of the bag; its number is told to nobody. */
export type Tile = { do: "tile"; number: number | null; };

/** The final phase is over. */
export type Time = { do: "time"; };

/** It is too late for a prophet on the tile just laid. */
export type Window = { do: "window"; seat: "east" | "north" | "south" | "west"; };
