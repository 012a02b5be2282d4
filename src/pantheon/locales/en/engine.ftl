# Errors of the engine. Facts: see the places that raise them.

unknown-game = There is no game “{ $name }”. Known games: { $known }.
unknown-language = “{ $language }” is not available. Languages: { $known }.
bad-seed = A seed must have { $right } bytes; this one has { $bytes }.

bad-option = { $name } cannot be “{ $value }”. It can be: { $allowed }.
bad-option-range = { $name } cannot be “{ $value }”. It can be a whole number from { $least } to { $most }.
bad-option-number = { $name } must be a whole number, not “{ $value }”.
bad-option-type = { $name } cannot be { $value }: { $reason }
bad-option-first = { $name } cannot be “{ $value }” with { $players } players. It can be: drawn, or a seat from 1 to { $players }.
unknown-option = There is no option “{ $name }”. Options: { $known }.
missing-option = The option { $name } is missing.

unknown-verb = “{ $verb }” is not an action. Actions: { $known }.
wrong-words = “{ $words }” is not valid here; write: { $right }
bad-cell = “{ $word }” is not a space; write two whole numbers, like 1,-2
bad-number = { $field } must be a whole number, not “{ $word }”.
bad-word = { $field } cannot be “{ $word }”. It can be: { $known }.
bad-form = { $field } cannot be “{ $word }”; write it like { $example }.
bad-range = { $field } cannot be { $word }; it must be from { $least } to { $most }.
foreign-action = { $action } is not an action of this game.
bad-action = Not an action of this game: { $reason }
no-such-action = There is no action number { $number }.
far-away = That space is farther away than any game can reach.

unknown-action = This game has no such action.
game-over = The game is over.
chance-first = Something is being drawn; wait a moment.
not-chance = There is nothing to draw now; it is { $god }’s turn.
not-drawn = That cannot be drawn now.
not-your-turn = It is { $god }’s turn.
no-undo = Nothing can be undone: the turn has passed on, or something was drawn.
no-such-deadline = No such clock is running: { $clock }.
no-such-move = There is no move { $move }; the record has moves 0 to { $last }.

record-foreign = Line { $line }: this is not a Pantheon record; the first line must be “{ $expected }”.
record-truncated = Line { $line }: the record ends too early; “{ $expected }” should follow.
record-too-long = Line { $line }: the file is longer than { $most } characters, so it is not a record.
record-unprintable = Line { $line }: unprintable character in column { $column }.
record-field = Line { $line }: expected “{ $expected }”, found “{ $found }”.
record-option-twice = Line { $line }: the option { $name } appears twice.
record-rules = Line { $line }: written for rules version “{ $found }”; the versions known here are 1 to { $newest }.
record-line = Line { $line }: { $reason }
record-seat = Line { $line }: there is no seat “{ $found }”; expected { $expected }.
record-seeded = Line { $line }: “seeded” must be “fresh” or “chosen”, not “{ $found }”.
record-hex = Line { $line }: { $name } must be { $digits } lower-case hexadecimal digits.
record-number = Line { $line }: expected move { $expected }, found { $found }.
record-time = Line { $line }: “{ $found }” is not a time; write seconds with three decimals, like @12.500
record-too-many-moves = Line { $line }: no game with these options can have more than { $most } moves.
record-illegal = Line { $line }: move { $move } is illegal: { $reason }
record-draw = Line { $line }: move { $move } does not match the seed, which gives “{ $right }”.
record-seed = Line { $line }: the seed does not match the commitment in the header.
record-over = Line { $line }: the game is over after the last move, but the record is marked unfinished.
record-not-over = Line { $line }: the record gives a result, but the game is not over.
record-ending = Line { $line }: the game ended with “{ $right }”, not “{ $found }”.
record-score = Line { $line }: the score is “{ $right }”, not “{ $found }”.
record-check = Line { $line }: the checksum does not match; a line above was changed or lost.
record-after-end = Line { $line }: nothing may follow the checksum.
live-stuck = No seat is acting, and no clock is running.
log-differs = Move { $move } in the log does not match the rules and the draws.
record-pledge = Line { $line }: this entropy is not what { $found } had pledged.
record-note = This is no line about an undo, a stand-in, a return, a resignation or an outage: “{ $found }”.
record-note-seat = There is no seat “{ $found }”; expected { $expected }.
record-no-time = Line { $line }: move { $move } has no time, though others have one.
record-time-falls = Line { $line }: the time { $found } is before { $last }, the one above it.
record-clock-early = Line { $line }: move { $move } is a clock that runs out too early; it is due at { $due } s.
record-clock-late = Line { $line }: before move { $move } the clock “{ $clock }” should have run out, at { $due } s.
