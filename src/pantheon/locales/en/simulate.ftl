# The command `simulate`.

help-simulate = Have bots play many games, and report lengths, endings, points and win rates.
help-simulate-games = Number of games.
help-simulate-bots = The bots; if there are fewer than players, they repeat in order. They rotate seats from game to game.
help-simulate-seed = A word or number to reproduce the same games. By default a new one is drawn and shown.
help-simulate-pace = Seconds per bot command, one value for each bot or one for all; real-time games only. Default: 3.
help-simulate-records = Save the record of each game in this folder.
help-simulate-workers = Number of worker processes; default: one per core.
help-simulate-json = Print the report as JSON only.

no-games = { $games } is too few games: play at least 1.
no-bots = Name at least one bot.
too-many-bots = { $bots } bots are too many for a table of { $players }.
wrong-paces = { $paces } paces for { $bots } bots: give one per bot, or one for all.
pace-range = A pace must be from { $least } to { $most } seconds.
pace-number = A pace is a number of seconds, such as 2 or 1.5, not “{ $word }”.
no-paces = { $name } is turn-based and has no clock, so a pace has no effect.
records-unwritable = The records cannot be written to “{ $folder }”: { $reason }.
worker-lost = A worker process was killed, perhaps because memory ran out. --workers 1 needs less.

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
simulate-interval = 95% interval
simulate-length = Length
simulate-turns = turns
simulate-decisions = decisions
simulate-mean = Mean
simulate-sd = Std. dev.
simulate-least = Min.
simulate-most = Max.
simulate-ending = The game ended because
simulate-games = Games
simulate-share = Share
simulate-place = Place
simulate-figure = At the end
simulate-figure-filled = spaces filled
simulate-figure-cities = including cities
simulate-figure-hopeless = spaces no tile can fill
simulate-figure-kingdoms = Kingdoms
simulate-figure-rows = tiles left in rows
simulate-figure-seconds = length in seconds
simulate-figure-rounds = rounds
simulate-figure-builds = cards built
simulate-figure-temples = of which temples
simulate-figure-villages = villages attacked
simulate-pace = { $rate } games/s with { $workers ->
    [one] 1 process
   *[other] { $workers } processes
  }
simulate-records = Records saved to { $folder }
simulate-whole = { NUMBER($number) }
simulate-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-percent = { NUMBER($number, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
