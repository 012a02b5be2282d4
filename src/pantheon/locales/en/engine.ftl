# Errors of the engine. Facts: see the places that raise them.

unknown-game = There is no game "{ $name }". Known games: { $known }.
unknown-language = There are no texts in "{ $language }". Languages: { $known }.
bad-seed = A seed has { $right } bytes, this one has { $bytes }.

bad-option = { $name } cannot be "{ $value }". It can be: { $allowed }.
bad-option-range = { $name } cannot be "{ $value }". It can be a whole number from { $least } to { $most }.
bad-option-number = { $name } must be a whole number, not "{ $value }".
bad-option-type = { $name } cannot be { $value }: { $reason }
bad-option-first = { $name } cannot be "{ $value }" with { $players } players. It can be: drawn, or a seat from 1 to { $players }.
unknown-option = There is no option "{ $name }". Options: { $known }.
missing-option = The option { $name } is missing.

unknown-verb = "{ $verb }" is no action. Actions: { $known }.
wrong-words = "{ $words }" does not fit; write: { $right }
bad-cell = "{ $word }" is no cell; write two whole numbers, like 1,-2
bad-number = { $field } must be a whole number, not "{ $word }".
bad-word = { $field } cannot be "{ $word }". It can be: { $known }.
bad-form = { $field } cannot be "{ $word }"; write it like { $example }.
bad-range = { $field } cannot be { $word }; it goes from { $least } to { $most }.
foreign-action = { $action } is no action of this game.
bad-action = That is no action of this game: { $reason }
no-such-action = There is no action with the number { $number }.
far-away = That cell is farther away than any game can reach.

unknown-action = This game has no such action.
game-over = The game is over.
chance-first = Something is being drawn; wait for it.
not-chance = Nothing is to be drawn now; it is { $god }'s turn.
not-drawn = That cannot be drawn now.
not-your-turn = It is { $god }'s turn.
no-undo = Nothing can be taken back: the turn has passed on, or something was drawn.
no-such-deadline = No such clock is running: { $clock }.
no-such-move = There is no move { $move }; the record has the moves 0 to { $last }.

record-foreign = Line { $line }: this is not a Pantheon record; the first line must be "{ $expected }".
record-truncated = Line { $line }: the record breaks off; "{ $expected }" should follow.
record-too-long = Line { $line }: the file is longer than { $most } characters, which no record is.
record-unprintable = Line { $line }: a character that cannot be printed stands here (column { $column }).
record-field = Line { $line }: "{ $expected }" should stand here, found "{ $found }".
record-option-twice = Line { $line }: the option { $name } stands here a second time.
record-rules = Line { $line }: played under version “{ $found }” of the rules; here they are known from version 1 to { $newest }.
record-line = Line { $line }: { $reason }
record-seat = Line { $line }: no such seat "{ $found }"; expected { $expected }.
record-seeded = Line { $line }: "seeded" is "fresh" or "chosen", not "{ $found }".
record-hex = Line { $line }: { $name } must be { $digits } hexadecimal digits in lower case.
record-number = Line { $line }: move { $expected } should follow, found { $found }.
record-time = Line { $line }: "{ $found }" is no time; write seconds with three decimals, like @12.500
record-too-many-moves = Line { $line }: no game of these options has more than { $most } moves.
record-illegal = Line { $line }: move { $move } is against the rules: { $reason }
record-draw = Line { $line }: move { $move } is not what the seed gives, which is "{ $right }".
record-seed = Line { $line }: the seed does not fit the commitment in the header.
record-over = Line { $line }: the game is over after the last move, but the record says it is unfinished.
record-not-over = Line { $line }: the record gives a result, but the game is not over.
record-ending = Line { $line }: the game ended by "{ $right }", not by "{ $found }".
record-score = Line { $line }: the score is "{ $right }", not "{ $found }".
record-check = Line { $line }: the check sum does not fit; a line above was changed or lost.
record-after-end = Line { $line }: nothing may follow the check sum.
live-stuck = Nobody does anything any more, and no clock is running.
log-differs = Move { $move } of the log is not what the rules and the dice give.
long-list = { $name } is too long a list; { $most } entries at most.
