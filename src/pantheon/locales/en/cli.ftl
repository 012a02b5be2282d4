# The command line.

# --- help ---

help-pantheon = Three board games about gods, one table. Play, simulate, replay, verify.
help-games = List the games with their options and bots.
help-play = Play in the terminal, against bots or with others at one keyboard.
help-replay = Show any position of a record, or list all its moves.
help-verify = Check records: every move, every draw against the seed, the result.
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-default = [default: { $value }]
help-required = [required]
help-help = Show this help.
help-version = Show the versions and the form of the rules.
help-lang = Language, anywhere on the line; defaults to that of the environment.
help-install-completion = From now on, let the Tab key complete commands in this shell.
help-show-completion = Print the completion script, to install it yourself.
help-game = The game; “pantheon games” lists them.
help-players = Number of players, people and bots together.
help-bots = Bots in seat order; the last one fills the remaining seats. Default: greedy.
help-humans = Number of people sharing the terminal; with 0 the bots play alone.
help-god = Gods for the people, in seat order: Crimson, Gold, Azure, Jade (Gods).
help-timed = Play timed turns against the sand timer; short for -o turns=timed.
help-toss = Flip the mode tokens at random: turns, gods and, with two players, the number of gods.
help-pace = Seconds between a bot’s commands in real-time games. Default: 6.
help-tiles = A file with a custom set of tiles, for 4 Gods.
help-deck = A file with a custom deck, for Deus.
help-seed = A word or number to seed the draws: the same seed gives the same draws. The record notes that the seed was chosen.
help-option = Set a game option; repeatable. “pantheon games” lists them.
help-save = Save the record of the game to this file.
help-record = A record; “-” for standard input.
help-records = Records; “-” for standard input.
help-at = The position after this many moves; default: after the last move.
help-moves = List all moves.

version-rules = Rules: { $form ->
    [compiled] compiled
    [interpreted] interpreted, about a hundred times slower than compiled
    [sanitized] compiled with a sanitizer
   *[other] partly compiled
  }. Rules versions: { $versions }.
cli-overview =
    Pantheon: three board games about gods, one table (4 Gods, Deus, Gods).

      pantheon serve            open tables in the browser, for people and bots
      pantheon play GAME        play here in the terminal, against bots
      pantheon games            list the games, their options and bots
      pantheon join URL         seat your own bot at a table
      pantheon simulate GAME    have bots play many games
      pantheon replay FILE      show any position of a recorded game
      pantheon verify FILE      check a record: every move, draw and point
    “pantheon COMMAND --help” says more, “pantheon --help” lists all options.

# --- usage ---

usage-command = There is no command “{ $command }”. Commands: { $known }.
usage-option = There is no option { $option } here. Options: { $known }.
usage-no-value = { $option } takes exactly one value.
usage-missing = { $name } is missing. See “{ $help }”.
usage-value = { $name } cannot be “{ $value }”. It must be { $right }.
usage-between = a whole number from { $least } to { $most }
usage-least = a whole number of at least { $least }
usage-number = a number of at least { $least }
usage-whole = a whole number
usage-extra = Unexpected argument: “{ $words }”. See “{ $help }”.
usage-other = The command is not valid. See “{ $help }”.
missing-extra = This command needs the package { $package }, which is not installed: run pip install "pantheon-games[{ $extra }]".
completion-installed = { $shell } will complete “pantheon” once you open a new terminal (the script is { $file }).
cli-option-form = “{ $word }” is not an option; write --option NAME=VALUE.
cli-too-many = { $humans ->
    [one] 1 person
   *[other] { $humans } people
  } and { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
  } are too many for a table of { $players }.
cli-not-here = { $name } cannot be played in the terminal yet.
cli-no-turns = { $name } has no timed turns; omit --timed.
cli-timed-or-not = --timed contradicts turns={ $turns }; omit one of them.
cli-no-toss = { $name } has no mode tokens; omit --toss.
cli-no-file-option = { $name } has no option { $option } that can be read from a file; omit --{ $option }.
cli-no-pace = { $name } is not a real-time game; omit --pace.
cli-gods-later = In { $name }, gods are chosen during the game; omit --god.
cli-one-at-a-time = Several people at one terminal have to take turns: add --timed.
unknown-bot = There is no bot “{ $name }” for this game. Bots: { $known }.

file-missing = There is no file “{ $file }”.
file-is-folder = “{ $file }” is a folder, not a file.
file-no-folder = “{ $file }” cannot be written: there is no folder “{ $folder }”.
file-not-readable = “{ $file }” cannot be read; check its permissions.
file-not-writable = “{ $file }” cannot be written; check permissions and free space.
file-not-text = “{ $file }” is not UTF-8 text, so it is not a record.
file-not-data = “{ $file }” is not UTF-8 text.
file-bad-data = { $file }: { $reason }

# --- games, verify ---

games-title = { $name }: { $title } by { $designer } ({ $publishers }, { $year })
games-players = players: { $players } (default { $default })
games-option = --option { $name }={ $choices } (default { $default }): { $meaning }
games-option-free = --option { $name }={ $choices }: { $meaning }
games-bots = bots: { $bots }

verify-good = { $file }: OK: { $found }
verify-bad = { $file }: FAILED: { $reason }
verify-whole = { $moves } legal moves, { $draws } draws matching the seed, correct result
verify-broken-off = { $moves } legal moves, { $draws } draws matching the seed; the game was abandoned
verify-no-seed = { $moves } legal moves, correct result; without a seed, the draws cannot be checked
verify-unfinished = { $moves } legal moves; unfinished, so the draws cannot be checked until the seed is revealed
verify-chosen = { $found }; the seed was chosen by a player

# --- at the table ---

cli-you = you
cli-human = human
cli-choose-place = { $what }: which number? (Enter: back)
cli-commands = u undo · h hint · s scores · l log · ? help · q quit
cli-no-such-key = “{ $key }” is not available now. Keys: { $known }.
cli-key-first = Type a letter first, then a number. Letters: { $known }.
cli-no-such-place = “{ $label }” is not a place for that. Places: { $known }.
cli-effects = { $effects }:
cli-did-effects = { $what }: { $effects }
cli-hint = Hint: { $keys } ({ $what })
cli-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
cli-tiebreaks = tie-breaks: { $ties }
cli-over = The game is over: { $ending }.
cli-wins = { $winners } wins.
cli-win-together = { $winners } share the victory.
cli-saved = Record saved to { $file }
cli-save-where = Save the record to which file? (Enter: quit without saving)
cli-after-move = After move { $move } of { $last }
cli-after-move-time = After move { $move } of { $last }, { $seconds } seconds into the game
cli-turn-of = It is { $god }’s turn.
cli-drawing = Next: a draw.
cli-manual =
    A letter chooses an action; if it needs a space, numbers appear on the map:
    type one. You can type both at once: “c4”. The words of a record work too:
    “temple 1,-1”.
    u  undoes the last action of this turn
    h  shows what a good bot would do
    s  explains the scores
    l  lists all moves so far
    m  redraws the map (so does Enter)
    q  quits (so does Ctrl-D)
cli-manual-signs = Symbols
cli-manual-map =
    { $temple } a temple, { $tribe } a tribe with a stone,
    { $marked } around the last change
cli-manual-commitment = The seed commitment, as in the record:
cli-commitment = Seed commitment: { $start }... (? shows all of it)

# --- our rulings ---

cli-rulings = Our rulings, where the rulebook leaves something open (“?3” shows the third)
cli-no-ruling = There is no ruling { $number }; they are numbered 1 to { $most }.

help-usage = Usage: { $line }
verify-timed = { $found }; times and clocks right
verify-late = { $found }; { $late ->
    [one] one clock ran out late
   *[other] { $late } clocks ran out late
  }, perhaps because the server was out of service
verify-undos = { $found }; { $undos ->
    [one] one undo
   *[other] { $undos } undos
  }
verify-stand-ins = { $found }; { $stand_ins ->
    [one] a bot played for one seat
   *[other] bots played for { $stand_ins } seats
  } now and then
verify-withheld = { $found }; { $withheld ->
    [one] one player did not reveal the randomness they had pledged
   *[other] { $withheld } players did not reveal the randomness they had pledged
  }
verify-outages = { $found }; { $outages ->
    [one] one outage of the server
   *[other] { $outages } outages of the server
  }
