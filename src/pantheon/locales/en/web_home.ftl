# The first page: games, tables, records.

web-home-headline = Take a seat among the gods
web-home-words = Three board games about gods in your browser. Play bots right away, or invite friends with a link. No account, nothing to install.
web-home-games = Games
web-home-away = The server is not responding. This page will come back as soon as it does.
web-home-realtime = Real-time
web-home-by = { $designer }, { $year }
web-home-players = { $least } to { $most } players
web-home-goal-gods = Win three tribes of one colour for your god to form a nation.
web-home-goal-four-gods = Everyone builds one World at once. Rule its greatest Kingdoms.
web-home-goal-deus = Stack up cards, settle the land and score the most points.
web-home-play-bots = Play against bots
# The line that sums up a game against bots; $how is “Strong” or “Random”.
web-home-wish = { $players ->
    [one] { $players } player
   *[other] { $players } players
  } · Bots: { $how }
web-home-how-many = Players
web-home-for = { $players ->
    [one] { $players } player
   *[other] { $players } players
  }
web-home-bot = Bot strength
web-home-god = Your god
web-home-level = Bot speed
web-home-no-board = This game cannot be played in the browser yet, only from the command line. You can already read its rules here.
web-home-new = New table
web-home-learn = Learn to play
web-home-guide = New here? { $minutes }-minute tutorial
web-home-rules = Rules
web-home-mine = My games
web-home-over = Finished games
web-home-open = Open tables
web-home-running = Games to watch
web-home-none-open = No one is waiting at a table right now. Create one and send the link to a friend, or play against bots.
web-home-state-open = waiting for players
web-home-state-finished = finished
web-home-state-abandoned = abandoned
web-home-free = free
web-home-a-bot = bot
web-home-join = Join
# A button: open a game of mine, or the link that was typed.
web-home-go = Open
web-home-watch = Watch
web-home-your-turn = Your turn
web-home-fewer = Show fewer
web-home-all = Show all { $number }
web-home-clock-move-short = { $minutes } min per turn
web-home-clock-bank-short = { $minutes } min each
web-home-your-name = Your name
web-home-keep-name = Save name
web-home-name-kept = You are now { $name }.
web-home-link = Table link or name
web-home-link-bad = That link does not lead to a table. Paste the whole link.
web-home-record = Open a game record
web-home-record-words = Drop a game record anywhere on this page to replay it move by move.
web-home-record-file = Choose a file
web-home-record-paste = Paste text instead
web-home-record-text = Record text
web-home-record-open = Open record
web-home-drop = Drop to open this game
web-home-close = Close

web-new-title = New table
web-new-game = Game
web-new-as-before = Same settings as your last table.
web-new-as-usual = Reset to default
web-new-name = Table name (optional)
web-new-who = Who can join
web-new-open = Anyone: the table is listed
web-new-private = Only people with the link
web-new-spectators = Allow spectators
web-new-clock = Clock
web-new-clock-none = No clock
web-new-clock-move = Time per turn
web-new-clock-bank = Time per game
web-new-time-move = Per turn
web-new-time-bank = Per player
web-new-unit = Time unit
web-unit-minute = minutes
web-unit-hour = hours
web-unit-day = days
web-new-increment = Seconds added per turn
web-new-overdue = When a player runs out of time
web-new-overdue-vote = the others vote
web-new-overdue-bot = a bot takes over
web-new-more = More options
web-new-more-words = name, files, seed
web-new-seed = Choose your own seed
web-new-seed-words = The same seed gives the same draws. Whoever chose it could know them in advance, so the game proves nothing.
web-new-cancel = Cancel
web-new-make = Create table

web-choice-standard = standard
web-choice-chosen = chosen
web-choice-line = line
web-choice-block = block
web-choice-ring = ring
web-choice-simultaneous = simultaneous
web-choice-timed = timed turns
web-choice-visible = visible
web-choice-secret = secret
web-choice-enforced = prevented
web-choice-called = called out
web-choice-called-penalty = called out, with penalty
web-choice-hidden = hidden
web-choice-open = visible
web-deus-gallery-link = All cards

# Bots and their pace.

web-pace = { $level }, a move every { $seconds } s
web-pace-name-gentle = relaxed
web-pace-name-steady = steady
web-pace-name-brisk = brisk
web-pace-name-frantic = frantic
web-pace-gentle = They give you time to look around, and leave the gods to you for the first minute.
web-pace-steady = As fast as people who know the game.
web-pace-brisk = They know what they want: keep your eyes on the rows.
web-pace-frantic = Four hands on the table at once.
web-pace-turn-gentle = They take a moment for each move.
web-pace-turn-steady = They move without fuss.
web-pace-turn-brisk = They hardly hesitate.
web-pace-turn-frantic = They move instantly.
web-pace-change = { $name }’s speed

# When something happened at a table, if that is less than a minute ago.
web-home-just-now = just now
