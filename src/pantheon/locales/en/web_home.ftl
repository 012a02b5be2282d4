# The first page: games, tables, records.

web-home-headline = Take a seat among the gods
web-home-words = Three board games about gods, in your browser: against bots at once, or with friends by a link. No account, nothing to install.
web-home-games = The games
web-home-away = The server does not answer. As soon as it is back, so is this page.
web-home-realtime = Real time
web-home-by = { $designer }, { $year }
web-home-players = { $least } to { $most } players
web-home-goal-gods = Bring three tribes of a colour to your god: a nation.
web-home-goal-four-gods = Everybody builds one world at once. Rule its greatest kingdoms.
web-home-goal-deus = Build card upon card, settle the land, and lead in points.
web-home-play-bots = Play against bots
web-home-wish = { $players ->
    [one] { $players } player
   *[other] { $players } players
  }, bots playing { $how }
web-home-how-many = Players
web-home-for = { $players ->
    [one] { $players } player
   *[other] { $players } players
  }
web-home-bot = The bots play
web-home-god = Your god
web-home-level = Speed
web-home-no-board = There is no board for this game in the browser yet; it is played at the command line. Its rules are here already.
web-home-new = New table
web-home-learn = Learn it
web-home-guide = New here? { $minutes } minutes with a guide
web-home-rules = Rules
web-home-mine = My games
web-home-over = Games that are over
web-home-open = Open tables
web-home-running = Games to watch
web-home-none-open = Nobody is waiting at a table just now. Make one and send the link to a friend, or start against bots.
web-home-state-open = waits for players
web-home-state-finished = is over
web-home-state-abandoned = was given up
web-home-free = free
web-home-a-bot = bot
web-home-join = Sit down
web-home-go = Go
web-home-watch = Look
web-home-your-turn = Your turn
web-home-fewer = Show fewer
web-home-all = Show all { $number }
web-home-clock-move-short = { $minutes } min a turn
web-home-clock-bank-short = { $minutes } min each
web-home-your-name = Your name
web-home-keep-name = Keep this name
web-home-name-kept = You are { $name } now.
web-home-link = A link, or the name of a table
web-home-link-bad = That does not lead to a table. Paste the whole link as you got it.
web-home-record = Look at a record
web-home-record-words = Drop the file of a game anywhere on this page, and it opens move by move.
web-home-record-file = Choose a file
web-home-record-paste = Paste the text instead
web-home-record-text = The text of a record
web-home-record-open = Open the record
web-home-drop = Let go to look at this game
web-home-close = Close

web-new-title = New table
web-new-game = Game
web-new-as-before = Set as for your last table.
web-new-as-usual = Back to the usual
web-new-name = Table name (optional)
web-new-who = Who can join
web-new-open = Anyone: the table is listed
web-new-private = Only people with the link
web-new-spectators = Others may watch
web-new-clock = Clock
web-new-clock-none = No clock
web-new-clock-move = Time per turn
web-new-clock-bank = Time per game
web-new-time-move = For each turn
web-new-time-bank = For each player
web-new-unit = Unit of time
web-unit-minute = minutes
web-unit-hour = hours
web-unit-day = days
web-new-increment = Seconds added after each turn
web-new-overdue = When somebody runs out of time
web-new-overdue-vote = the others vote
web-new-overdue-bot = a bot takes over
web-new-more = More options
web-new-more-words = name, files, seed
web-new-seed = A seed of your choice
web-new-seed-words = The same seed gives the same draws. Whoever chooses it could know them, so the game proves nothing.
web-new-cancel = Cancel
web-new-make = Create the table

web-choice-standard = usual
web-choice-chosen = chosen
web-choice-line = line
web-choice-block = block
web-choice-ring = ring
web-choice-simultaneous = all at once
web-choice-timed = sand clock
web-choice-visible = open
web-choice-secret = secret
web-choice-enforced = refused
web-choice-called = called
web-choice-called-penalty = called, with penalty
web-choice-hidden = hidden
web-choice-open = open
web-deus-gallery-link = All cards

# Bots and their pace.

web-pace = { $level }, a move every { $seconds } s
web-pace-name-gentle = unhurried
web-pace-name-steady = steady
web-pace-name-brisk = brisk
web-pace-name-frantic = frantic
web-pace-gentle = They leave you time to look around, and the gods in the first minute.
web-pace-steady = As fast as people who know the game.
web-pace-brisk = They know what they want: keep your eyes on the rows.
web-pace-frantic = Four hands on the table at once.
web-pace-turn-gentle = They take a moment for each move.
web-pace-turn-steady = They move without much ado.
web-pace-turn-brisk = They hardly hesitate.
web-pace-turn-frantic = They move at once.
web-pace-change = Speed of { $name }
