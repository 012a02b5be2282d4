# The command line.

# --- help ---

help-pantheon = Three board games of gods, one table. Play, simulate, replay, verify.
help-games = List the games with their options and bots.
help-play = Play in the terminal, against bots or several people at one keyboard.
help-replay = Show any position of a record, or all its moves in words.
help-verify = Check records: every move, every draw against the seed, the result.
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-default = [default: { $value }]
help-required = [required]
help-help = Show this help.
help-version = Show the versions and the form of the rules.
help-lang = The language, anywhere on the line; by default that of the environment.
help-install-completion = Let the Tab key complete commands in this shell from now on.
help-show-completion = Print the script that does so, to put it where you like.
help-game = The game; "pantheon games" lists them.
help-players = How many play, people and bots together.
help-bots = The bots, in seat order; the last one fills the seats that are left. By default greedy.
help-humans = How many people share the terminal; with 0 the bots play alone.
help-god = The gods of the people, in seat order: Crimson, Gold, Azure, Jade (Gods).
help-timed = One after the other against the sand clock; short for -o turns=timed.
help-toss = Flip the mode tokens: turns, gods, and for two players how many gods.
help-pace = Seconds between two commands of a bot, in games that run in real time; by default 6.
help-tiles = A file with another set of tiles, for 4 Gods.
help-deck = A file with another deck of cards, for Deus.
help-seed = A word or number instead of chance: the same draws again. The record says that the seed was chosen.
help-option = An option of the game, as often as needed; "pantheon games" lists them.
help-save = Keep the record of the game in this file.
help-record = A record, "-" for standard input.
help-records = Records, "-" for standard input.
help-at = The position after so many moves; by default after the last.
help-moves = List the moves in words.

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
      pantheon join URL         seat your own bot at somebody's table
      pantheon simulate GAME    have bots play many games
      pantheon replay FILE      show any position of a recorded game
      pantheon verify FILE      check a record: every move, draw and point
    "pantheon COMMAND --help" tells more, "pantheon --help" lists all options.

# --- usage ---

usage-command = There is no command "{ $command }". Commands: { $known }.
usage-option = There is no option { $option } here. Options: { $known }.
usage-no-value = { $option } needs a value, and one only.
usage-missing = { $name } is missing. See "{ $help }".
usage-value = { $name } cannot be "{ $value }". It must be { $right }.
usage-between = a whole number from { $least } to { $most }
usage-least = a whole number, at least { $least }
usage-number = a number, at least { $least }
usage-whole = a whole number
usage-extra = "{ $words }" is too much here. See "{ $help }".
usage-other = The command does not fit. See "{ $help }".
missing-extra = This command needs the package { $package }, which is not installed: run pip install "pantheon-games[{ $extra }]".
completion-installed = { $shell } will complete "pantheon" once you open a new terminal (the script is { $file }).
cli-option-form = "{ $word }" is no option; write --option NAME=VALUE.
cli-too-many = { $humans ->
    [one] 1 person
   *[other] { $humans } people
  } and { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
  } do not fit at a table for { $players }.
cli-not-here = { $name } cannot be played in the terminal yet.
cli-no-turns = { $name } has no timed turns; leave --timed out.
cli-timed-or-not = --timed and turns={ $turns } contradict each other; leave one of them out.
cli-no-toss = { $name } has no mode tokens; leave --toss out.
cli-no-file-option = { $name } has no option { $option } that a file could give; leave --{ $option } out.
cli-no-pace = { $name } does not run in real time; leave --pace out.
cli-gods-later = In { $name } gods come during the game; leave --god out.
cli-one-at-a-time = Several people at one terminal need turns: add --timed.
unknown-bot = There is no bot "{ $name }" for this game. Bots: { $known }.

file-missing = There is no file "{ $file }".
file-is-folder = "{ $file }" is a folder, not a file.
file-no-folder = "{ $file }" cannot be written: there is no folder "{ $folder }".
file-not-readable = "{ $file }" cannot be read; look at its permissions.
file-not-writable = "{ $file }" cannot be written; look at the permissions and the free space.
file-not-text = "{ $file }" is no text in UTF-8, so it is no record.
file-not-data = "{ $file }" is no text in UTF-8.
file-bad-data = { $file }: { $reason }

# --- games, verify ---

games-title = { $name }: { $title } by { $designer } ({ $publishers }, { $year })
games-players = players: { $players } (default { $default })
games-option = --option { $name }={ $choices } (default { $default }): { $meaning }
games-option-free = --option { $name }={ $choices }: { $meaning }
games-bots = bots: { $bots }

verify-good = { $file }: good: { $found }
verify-bad = { $file }: bad: { $reason }
verify-whole = { $moves } moves by the rules, { $draws } draws as the seed gives them, the result right
verify-broken-off = { $moves } moves by the rules, { $draws } draws as the seed gives them; the game was broken off
verify-no-seed = { $moves } moves by the rules, the result right; there is no seed, so the draws cannot be checked
verify-unfinished = { $moves } moves by the rules; unfinished, so the draws cannot be checked before the seed is known
verify-chosen = { $found }; somebody chose the seed

# --- at the table ---

cli-you = you
cli-human = human
cli-choose-place = { $what }: which number? (Enter: back)
cli-commands = u undo · h hint · s scores · l log · ? help · q quit
cli-no-such-key = There is no action "{ $key }" now. Keys: { $known }.
cli-key-first = First a letter, then the number. Letters: { $known }.
cli-no-such-place = "{ $label }" is no place for that. Places: { $known }.
cli-effects = { $effects }:
cli-did-effects = { $what }: { $effects }
cli-hint = Hint: { $keys } ({ $what })
cli-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
cli-tiebreaks = in a tie: { $ties }
cli-over = The game is over: { $ending }.
cli-wins = { $winners } wins.
cli-win-together = { $winners } win together.
cli-saved = The record is in { $file }
cli-save-where = File for the record, or just Enter to leave without one:
cli-after-move = After move { $move } of { $last }
cli-after-move-time = After move { $move } of { $last }, { $seconds } seconds into the game
cli-turn-of = It is { $god }'s turn.
cli-drawing = Something is to be drawn next.
cli-manual =
    A letter chooses an action; if it needs a place, the numbers appear on the map:
    type one. Both at once work too: "c4". So do the words of a record:
    "temple 1,-1".
    u  takes back the last action of this turn
    h  says what a good bot would do
    s  explains the points
    l  lists all moves so far
    m  draws the map anew (so does Enter)
    q  leaves; Ctrl-D does, too
cli-manual-signs = Signs
cli-manual-map =
    { $temple } a temple, { $tribe } a tribe that bears a stone,
    { $marked } around what was touched last
cli-manual-commitment = The commitment of the seed, as the record gives it:
cli-commitment = Commitment of the seed: { $start }... (? shows all of it)

# --- our rulings ---

cli-rulings = Our rulings, where the rulebook leaves something open ("?3" tells the third)
cli-no-ruling = There is no ruling number { $number }. They go from 1 to { $most }.

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
