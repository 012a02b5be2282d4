# The command `simulate`.

help-simulate = Let bots play many games, and report lengths, endings, points and win rates.
help-simulate-games = How many games.
help-simulate-bots = The bots; fewer than the players are repeated in turn. They change seats from game to game.
help-simulate-seed = A word or number: the same games again. By default a new one is drawn and shown.
help-simulate-pace = Seconds for one command of a bot, for each bot or one for all; only in games that run in time. By default 3.
help-simulate-records = Keep the record of each game in this folder.
help-simulate-workers = How many processes play; by default one for each core.
help-simulate-json = Print the report as JSON, and nothing else.

no-games = { $games } games are too few: it must be at least 1.
no-bots = Name at least one bot.
too-many-bots = { $bots } bots do not fit at a table for { $players }.
wrong-paces = { $paces } paces for { $bots } bots: give one for each bot, or one for all.
pace-range = A pace is from { $least } to { $most } seconds.
pace-number = A pace is a number of seconds, such as 2 or 1.5, not "{ $word }".
no-paces = { $name } is played in turns without a clock: a pace means nothing there.
records-unwritable = The records cannot be written to "{ $folder }": { $reason }.
worker-lost = A worker process was ended from outside, perhaps for want of memory. With --workers 1 it takes less.

simulate-running = Playing
simulate-title = { $games ->
    [one] 1 game
   *[other] { $games } games
  } of { $name } with { $players } players, seed { $seed }
simulate-bot = Bot
simulate-seats = Seats
simulate-points = Points
simulate-wins = Wins
simulate-rate = Win rate
simulate-interval = 95 % interval
simulate-length = Length
simulate-turns = turns
simulate-decisions = decisions
simulate-mean = Mean
simulate-sd = Std. dev.
simulate-least = Least
simulate-most = Most
simulate-ending = The game ended because
simulate-games = Games
simulate-share = Share
simulate-place = Place
simulate-figure = At the end
simulate-figure-filled = cells filled
simulate-figure-cities = of them by cities
simulate-figure-hopeless = cells that no tile fits
simulate-figure-kingdoms = Kingdoms
simulate-figure-rows = tiles left in rows
simulate-figure-seconds = length in seconds
simulate-figure-rounds = rounds
simulate-figure-builds = cards built
simulate-figure-temples = temples among them
simulate-figure-villages = villages attacked
simulate-pace = { $rate } games/s with { $workers ->
    [one] 1 process
   *[other] { $workers } processes
  }
simulate-records = The records are in { $folder }
simulate-whole = { NUMBER($number) }
simulate-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-percent = { NUMBER($number, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
