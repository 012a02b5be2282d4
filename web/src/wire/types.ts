// Made by tools/web_types.py from the server's structs; do not edit.

export type ClientMessage = Hello | Resync | Ping | Point | Reveal | Play | Undo | Resign | Return | Propose | Vote | Say | Foresee | Imagine | Hint;

export type ServerMessage = Welcome | News | Done | Refused | Trouble | Pong | Presence | Pointing | Foreseen | Imagined | Hinted;

/** What is being voted on, and who has said what. */
export type BallotInfo = { what: "abandon" | "bot" | "skip" | "undo"; by: number; target: number | null; left: number | null; votes: Record<string, boolean>; voters: (number)[]; };

/** So many seconds for the whole game, and some more after each turn. */
export type BankClock = { kind: "bank"; seconds: number; increment: number; };

/** A bot of the house takes a seat. */
export type BotSeated = { kind: "bot"; seat: number; bot: string; level: string; };

/** Play on after `move` moves, on a seat, against bots of the house. */
export type Branch = { move: number; seat: number; bot: string; level: string; };

/** The holder of a seat plays again himself, or the turn that a bot played for him is over. */
export type CameBack = { kind: "back"; seat: number; };

/** A kind of card: `effect` is what the rules carry out, `text` the same in words. `sources` says where its cost, effect and limit come from, `whence` the same in words; null and empty if its deck does not say. */
export type CardInfo = { id: string; colour: string; copies: number; cost: Record<string, number>; effect: unknown; sources: Sources | null; name: string; price: string; text: string; whence: string; };

/** A clock that runs: `due` is a time of the server (seconds since 1970), `seat` None is everybody's. */
export type ClockInfo = { clock: string; seat: number | null; due: number; };

/** The points of the seats as they would have been counted after so many moves; None: may not be known yet. */
export type Count = { move: number; points: (number | null)[]; };

/** How the points of a game came about; there are `moves` moves in all. */
export type Course = { moves: number; counts: (Count)[]; };

/** A command was carried out and is durable; its first event has the number `n`. */
export type Done = { type: "done"; id: number; n: number; };

/** Move `move` (from 1) was the draw `number` (from 0) of a purpose: one of these outcomes, with these weights. */
export type Drawn = { move: number; purpose: string; number: number; outcomes: unknown[]; weights: (number)[]; drawn: number; };

/** Everything that the draws follow from; the seed is None where they are not those of one seed. `pledges` and `entropy` (hexadecimal) are by seat: who pledged something and revealed it, has both. */
export type Draws = { commitment: string; seed: string | null; pledges: (string)[]; entropy: (string)[]; moves: number; draws: (Drawn)[]; };

/** No more moves: the game is over, all but one have resigned, or the table was given up. */
export type Ended = { kind: "ended"; reason: "abandoned" | "over" | "resigned"; };

/** A seat has revealed the entropy that it pledged; the table has it. */
export type EntropyShown = { kind: "revealed"; seat: number; };

/** What every answer looks like that is not what was asked for. */
export type ErrorBody = { error: ErrorInfo; };

/** What was wrong: an id with facts for programs, a message for people in the language asked for. */
export type ErrorInfo = { text: string; facts: Record<string, string | number>; message: string; };

/** Something that happened to the table; numbers have no gaps. */
export type Event = { n: number; at: number; what: TableMade | SeatTaken | EntropyShown | MoveShown | Talk | Left | BotSeated | Starting | Started | TakenBack | Proposed | Voted | Overdue | HandedOver | CameBack | Resigned | Missed | Outage | Muted | Removed | TalkOpened | WatchOpened | Owned | Ended | Rematched; };

/** An example: the rule it shows, the section of the rules it belongs to, and who says so (by which rulings). */
export type ExampleInfo = { id: string; title: string; section: string; marks: ("rulebook" | "ruling" | "source")[]; rulings: (string)[]; scenes: number; };

/** An example, played. */
export type ExampleShown = { id: string; title: string; section: string; marks: ("rulebook" | "ruling" | "source")[]; rulings: (string)[]; scenes: (SceneShown)[]; };

/** What a file holds, as the option wants it said; `count` tiles or cards. */
export type FileRead = { words: string; count: number; };

/** A file that somebody keeps: a set of tiles, a deck. */
export type FileText = { text: string; };

/** What would happen? For these actions, or (absent) for all legal ones, up to a limit; not in real time. */
export type Foresee = { type: "foresee"; id: number; actions: (Record<string, unknown>)[] | null; };

/** The answer to `foresee`; actions whose outcome cannot be told in advance are left out. */
export type Foreseen = { type: "foreseen"; id: number; n: number; outcomes: (Outcome)[]; };

/** A game; `paces` are the seconds that a bot of a level takes for a turn, in real time for a command. */
export type GameInfo = { name: string; title: string; designer: string; publishers: string; year: number; realtime: boolean; rules: number; players: (number)[]; options: (OptionInfo)[]; bots: (string)[]; levels: (string)[]; paces: Record<string, number>; helps: (HelpInfo)[]; };

/** A guest; `token` only when he asked for it, and never again. */
export type GuestInfo = { id: string; name: string; token: string | null; };

/** A bot plays for a seat: until its holder comes back, or only this turn. */
export type HandedOver = { kind: "handed"; seat: number; bot: string; level: string; turn_only: boolean; };

/** The first message. `client` names this client for as long as it resends commands; `since` is the last event it knows (absent: send none). Of many events since then the last ones are sent. */
export type Hello = { type: "hello"; protocol: 1; client: string; since: number | null; lang: string; };

/** Something that a table may show its players beyond the rules. */
export type HelpInfo = { name: string; meaning: string; };

/** What would a bot of the house do in my place? */
export type Hint = { type: "hint"; id: number; };

/** The answer to `hint`: what a bot of the house would do now, None for nothing. */
export type Hinted = { type: "hinted"; id: number; n: number; action: unknown; };

/** What if I decided this, then that? Each path is a row of own decisions; nothing is done. Not in real time. With `whole` the action goes on after them as if everything that is offered were taken, as far as can be told. */
export type Imagine = { type: "imagine"; id: number; paths: ((Record<string, unknown>)[])[]; whole: boolean; };

/** The answer to `imagine`; paths that are not legal, or whose outcome cannot be told in advance, are left out. */
export type Imagined = { type: "imagined"; id: number; n: number; thoughts: (Thought)[]; };

/** Take a seat; `link` is a secret from a link. `pledge` is the hash of entropy that is revealed at the start and goes into the draws; `entropy` (hexadecimal) does so as well, but everybody knows it at once. */
export type Join = { seat: number | null; entropy: string; pledge: string; link: string | null; };

/** A seat is free again, before the start. */
export type Left = { kind: "left"; seat: number; };

/** The secret of a link; it is told once. */
export type Link = { link: string; seat: number | null; };

/** Who may speak in the chat, and whether spectators are welcome; what is absent stays as it is. */
export type MannersWanted = { talk: "all" | "nobody" | "players" | null; spectators: boolean | null; };

/** Two reached for the same thing: `seat` came `late` seconds after `by`, who had made that move, and got nothing. It changes nothing; it is for those who look back. `at` is what they reached for, and tells nothing of faces. */
export type Missed = { kind: "missed"; seat: number; at: string; by: number; move: number; late: number; };

/** So many seconds for each turn. */
export type MoveClock = { kind: "move"; seconds: number; };

/** A move as the viewer may know it; seat None is chance or a clock. `move` counts the moves that stand. */
export type MoveShown = { kind: "move"; move: number; seat: number | null; action: Record<string, unknown>; };

/** The owner (`by`) has somebody say nothing more in the chat, or speak again; spectators have no seat. */
export type Muted = { kind: "muted"; seat: number | null; guest: string; name: string; by: string; yes: boolean; };

/** Whoever said the line of chat with that event number, or whoever holds a seat. */
export type Muting = { line: number | null; seat: number | null; };

/** Seat a bot of the house. */
export type NewBot = { bot: string; level: string; seat: number | null; };

/** Who comes; `bearer` asks for the secret itself, for programs. Browsers get a cookie that no script can read. */
export type NewGuest = { name: string; bearer: boolean; };

/** A link to a seat, or to any free one. */
export type NewLink = { seat: number | null; };

/** Another name. */
export type NewName = { name: string; };

/** Events that follow each other, and what they change: fields that are absent are as they were. `view` holds the fields of the view that changed, `splices` the lists in it that changed in one stretch only; `legal_splice` does the same for `legal`. The table stands as after the last event. */
export type News = { type: "news"; events: (Event)[]; now: number; view?: Record<string, unknown>; splices?: Record<string, Splice>; legal?: unknown[]; legal_splice?: Splice; clocks?: (ClockInfo)[]; table?: TableInfo; can_undo?: boolean; scores?: (Score)[]; };

/** Everybody takes the time he needs. */
export type NoClock = { kind: "none"; };

/** An option for a form: the words it takes, or its limits; `meaning` is for people, `file` says that it may be read from a file. */
export type OptionInfo = { name: string; kind: "choice" | "list" | "number" | "switch" | "text"; choices: (string)[]; least: number | null; most: number | null; default: string | null; meaning: string; file: boolean; };

/** Nobody served the table for so long; its clocks stood still meanwhile. */
export type Outage = { kind: "outage"; seconds: number; };

/** What an action would change in the view, as in `news`, before anything is drawn. */
export type Outcome = { action: unknown; view?: Record<string, unknown>; splices?: Record<string, Splice>; };

/** A seat's time has run out. */
export type Overdue = { kind: "overdue"; seat: number; };

/** The table has another owner, whom the owner before (`by`) chose, or who took an orphaned table over. */
export type Owned = { kind: "owner"; guest: string; name: string; by: string | null; };

/** A move as a viewer may know it, with its time where time matters. */
export type PastMove = { what: MoveShown; at: number | null; };

/** The view after a number of moves, and what could be done there. */
export type PastPosition = { move: number; moves: number; seat: number | null; view: unknown; legal: unknown[]; to_act: (number)[]; };

/** Somebody by the id that others may see, and by the name they had; spectators have no seat. */
export type Person = { guest: string; name: string; seat: number | null; };

/** Are you there? */
export type Ping = { type: "ping"; };

/** Make a move: an action as an object, or in the words of records. */
export type Play = { type: "play"; id: number; action: Record<string, unknown> | string; };

/** My hand reaches for something: a cell, a place in a row; None: for nothing any more. There is no answer. */
export type Point = { type: "point"; at: string | null; };

/** What the hand of a seat reaches for now; None: nothing. The others are told, and it is kept nowhere. */
export type Pointing = { type: "pointing"; seat: number; at: string | null; };

/** The same, and the actions to be foreseen: these, or (absent) all legal ones, up to a limit. */
export type Pondered = { scene: number; step: number; tried: (Tried)[]; seat: number | null; actions: (Record<string, unknown>)[] | null; };

/** The answer to a ping: the server's time. */
export type Pong = { type: "pong"; now: number; n: number; };

/** Somebody came or went. */
export type Presence = { type: "presence"; presence: PresenceInfo; };

/** Which seats are connected, and how many spectators; before the start also when the table may be taken over, if its owner has not come back by then (None: the owner is here). */
export type PresenceInfo = { seats: (number)[]; spectators: number; orphaned: number | null; };

/** Ask the others for their consent. */
export type Propose = { type: "propose"; id: number; what: "abandon" | "bot" | "skip" | "undo"; target: number | null; left: number | null; };

/** Something that needs the others' consent: see proposals.py. */
export type Proposed = { kind: "proposed"; seat: number; what: "abandon" | "bot" | "skip" | "undo"; target: number | null; left: number | null; };

/** A record, as it was downloaded. */
export type RecordText = { record: string; };

/** A command was not carried out, and nothing has changed; `lost` says to whom, if it was a race. */
export type Refused = { type: "refused"; id: number; error: ErrorInfo; lost?: Missed; };

/** Another table with the same people. */
export type Rematched = { kind: "rematch"; table: string; };

/** The owner (`by`) has sent a spectator away for good. */
export type Removed = { kind: "removed"; guest: string; name: string; by: string; };

/** Give up. */
export type Resign = { type: "resign"; id: number; };

/** A seat gives up; a bot plays on for it. */
export type Resigned = { kind: "resigned"; seat: number; };

/** Send everything anew, with the events after `since`. */
export type Resync = { type: "resync"; since: number; };

/** Play again oneself, after a bot has stood in. */
export type Return = { type: "return"; id: number; };

/** Reveal the entropy that was pledged (hexadecimal), when the table is `starting`. */
export type Reveal = { type: "reveal"; id: number; entropy: string; };

/** Chat. */
export type Say = { type: "say"; id: number; text: string; };

/** A position as the one who acts first sees it (in real time: as everybody does), and what happens from there. An example of one scene needs no title for it. */
export type SceneShown = { title: string; seats: (string)[]; start: unknown; steps: (StepShown)[]; };

/** The result of one seat: `points` is the sum of the items, `tiebreaks` decide between equals, 1 is best. */
export type Score = { seat: number; points: number; place: number; items: (ScoreItem)[]; tiebreaks: (ScoreItem)[]; };

/** Points and what earned them: a message with facts, and the cells to light up. */
export type ScoreItem = { text: string; facts: Record<string, string | number>; points: number; cells: ([number, number])[]; parts: (ScoreItem)[]; };

/** A seat: `seat` is what the game calls it, `who` sits there (empty: nobody). After a game that was played to its end it has `points` and a `place` (1 is best). */
export type SeatInfo = { seat: string; who: string; kind: "bot" | "free" | "person"; level: string; stand_in: string; resigned: boolean; overdue: boolean; entropy: string; pledge: string; points: number | null; place: number | null; };

/** Somebody took a seat. */
export type SeatTaken = { kind: "joined"; seat: number; name: string; };

/** Where you sit now. */
export type Seated = { seat: number; table: TableInfo; };

/** A table as somebody asks for it; `overdue` says what becomes of a seat whose time has run out. Without a clock a seat counts as overdue after `patience` seconds: then the others may vote. `helps` are what the players are shown beyond the rules; None for all that the game knows. */
export type Settings = { game: string; options: Record<string, string>; name: string; visibility: "open" | "private"; spectators: boolean; clock?: NoClock | MoveClock | BankClock; overdue: "bot" | "vote"; patience: number; helps: (string)[] | null; seed: string | null; };

/** Where the parts of a card come from: the rulebook, another public source, one that others contradict, symmetry with a card that is known, or nowhere: we have invented it. `limit` is said of cards that have one. */
export type Sources = { cost: "doubtful" | "invented" | "public" | "rulebook" | "symmetry"; effect: "doubtful" | "invented" | "public" | "rulebook" | "symmetry"; limit: "doubtful" | "invented" | "public" | "rulebook" | "symmetry" | null; };

/** A change inside a list: from index `at` on, `drop` items go and those of `put` take their place. */
export type Splice = [number, number, unknown[]];

/** The game begins. */
export type Started = { kind: "started"; };

/** The game is about to begin: whoever pledged entropy reveals it, until then at the latest. */
export type Starting = { kind: "starting"; until: number; };

/** A line of a scene: a move with the view after it, a move that is refused, or something that must be true. `action` is None for what must be true; `text` says it, or why the move is refused; `cells` are named in the line. */
export type StepShown = { seat: number | null; action: unknown; text: string; cells: (string)[]; view: unknown; };

/** The view after `start` moves, and those that follow, as far as one answer goes; there are `moves` in all. */
export type Story = { start: number; moves: number; seat: number | null; view: unknown; told: (StoryMove)[]; };

/** A move with its time (seconds since the start, where time matters) and what it changes in the view. */
export type StoryMove = { what: MoveShown; at: number | null; view?: Record<string, unknown>; splices?: Record<string, Splice>; };

/** A table as everybody may know it; the seed only when it has ended. `talk`: who may speak in the chat, but for those who are muted. */
export type TableInfo = { id: string; game: string; rules: number; name: string; state: "abandoned" | "finished" | "open" | "running"; options: Record<string, string>; visibility: "open" | "private"; spectators: boolean; clock: NoClock | MoveClock | BankClock; overdue: "bot" | "vote"; seats: (SeatInfo)[]; seeded: "chosen" | "continued" | "fresh"; commitment: string; created: number; touched: number; patience: number; helps: (string)[]; moves: number; seed: string | null; ending: string; ballot: BallotInfo | null; rematch: string | null; rematch_of: string | null; imported: boolean; started: number | null; talk: "all" | "nobody" | "players"; muted: (Person)[]; starting: number | null; };

/** The table was made. */
export type TableMade = { kind: "created"; };

/** All moves but the first `left` are taken back. */
export type TakenBack = { kind: "undo"; seat: number; left: number; };

/** Chat: plain text, to be shown as text. `guest` is an id that others may see; spectators have no seat. */
export type Talk = { kind: "said"; seat: number | null; guest: string; name: string; text: string; };

/** The owner (`by`) says who may speak in the chat from now on. */
export type TalkOpened = { kind: "talk"; who: "all" | "nobody" | "players"; by: string; };

/** Where a path leads: what would have changed in the view then, and what could be decided next. `path` is its place in the question. `taken` are the decisions after it that were assumed, each with what it changes, where the whole action was asked for. */
export type Thought = { path: number; legal: unknown[]; taken: (Outcome)[]; view?: Record<string, unknown>; splices?: Record<string, Splice>; };

/** Where the reader has left the example, and what he has played since. `step` counts the lines of the scene that have been shown; `seat` is whose eyes he wants to look through (absent: the first that is to act). */
export type Trial = { scene: number; step: number; tried: (Tried)[]; seat: number | null; };

/** The position that the reader has reached, through the eyes of `seat` (None: a spectator's). `clocks` are the clocks that he may let run out; `moves` are what happened since the example was left, draws too. */
export type TrialShown = { seat: number | null; to_act: (number)[]; view: unknown; legal: unknown[]; clocks: unknown[]; moves: (MoveShown)[]; scores: (Score)[] | null; };

/** A move of the reader: an action as an object, or in the words of records; seat None is a clock running out. */
export type Tried = { seat: number | null; action: Record<string, unknown> | string; };

/** A message that could not be understood, or a connection that cannot go on. */
export type Trouble = { type: "error"; error: ErrorInfo; };

/** Take the own last move back. */
export type Undo = { type: "undo"; id: number; };

/** What `verify` found in order, and what it has to say besides. `draws` is how many were derived again from the seed, if there is one; `timed`: times and clocks were checked. `undos` were made, `stand_ins` is how many seats a bot has played for, `withheld` how many pledged entropy and did not reveal it. So often the table was out of service (`outages`), and so many clocks ran out `late`: in records of before only, where outages are not noted. */
export type Verdict = { moves: number; draws: number; finished: boolean; chosen: boolean; seeded: boolean; timed: boolean; undos: number; stand_ins: number; withheld: number; outages: number; late: number; };

/** Say yes or no to what is proposed. */
export type Vote = { type: "vote"; id: number; yes: boolean; };

/** A seat says yes or no. */
export type Voted = { kind: "voted"; seat: number; yes: boolean; };

/** The owner (`by`) says whether spectators are welcome from now on. */
export type WatchOpened = { kind: "watching"; yes: boolean; by: string; };

/** The table as it stands after event `n`, with the last of the events asked for; the answer to `hello` and `resync`. The first of them has the number `first`: those before it come in pages. */
export type Welcome = { type: "welcome"; protocol: number; table: TableInfo; you: number | null; owner: boolean; n: number; first: number; now: number; events: (Event)[]; view: unknown; legal: unknown[]; clocks: (ClockInfo)[]; can_undo: boolean; presence: PresenceInfo; scores: (Score)[] | null; };
