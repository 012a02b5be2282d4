# The web client: the table and everything around it.

web-title = { $page } · Pantheon
web-title-home = Pantheon: three board games of gods
web-title-rules = Rules
web-title-learn = Learn
web-title-lost = Nothing here
web-guest = Guest
web-name = Your name
web-game-gods = Gods
web-game-four-gods = 4 Gods
web-game-deus = Deus
web-language = Language
web-language-en = English
web-language-fr = Français
web-language-de = Deutsch
web-theme-light = Light colours
web-theme-dark = Dark colours
web-sound-on = Turn sound on
web-sound-off = Turn sound off
web-settings = Settings
web-to-home = To the first page
web-skip = Skip to the content
web-skip-world = Skip to the world
web-imprint = An unofficial implementation made from the published rules, with no artwork and no text of the originals. Some data of the components is reconstructed.
web-imprint-credits = Gods: Michael Schacht, Spiele aus Timbuktu. 4 Gods: Christophe Boelinger, Ludically/Asmodee. Deus: Sébastien Dujardin, Pearl Games.
web-lost = This is not on the map
web-lost-words = There is nothing at this address. Perhaps a letter is missing at its end.
web-offline = No connection
web-offline-words = Pantheon cannot be reached. As soon as there is a connection again, this page comes back by itself.
web-try-again = Try again
web-close = Close
web-yes = Yes
web-no = No
web-copied = Copied
web-days = { $number ->
    [one] 1 day
   *[other] { $number } days
  }
web-hours = { $number ->
    [one] 1 hour
   *[other] { $number } hours
  }
web-minutes = { $number ->
    [one] 1 minute
   *[other] { $number } minutes
  }
web-seconds = { $number ->
    [one] 1 second
   *[other] { $number } seconds
  }
web-connecting = Walking to the table …
web-connection-lost = Connection lost. Coming back by itself …
web-connection-closed = The connection was closed.
web-bot-greedy = well
web-bot-random = at random
web-bot-of-house = bot, { $level }
web-level-gentle = unhurried
web-level-steady = steady
web-level-brisk = brisk
web-level-frantic = at once

## From here on for tables; what stands above is for the first page, too, which must not be heavy.

# Tables that cannot be shown.

web-trouble-no-such-table = No such table
web-trouble-no-such-table-words = Nobody knows a table of this name. Is the link complete?
web-trouble-not-watched = Behind closed doors
web-trouble-not-watched-words = This table has no spectators. If you play here, open it in the browser in which you took your seat, or ask for a link.
web-trouble-too-many-sockets = Too many windows
web-trouble-too-many-sockets-words = There are too many connections from your address. Close another window and try again.
web-trouble-boardless = No board in the browser yet
web-trouble-boardless-words = This game is played at the command line so far; its rules are here already.
web-trouble-closed = The table does not answer
web-trouble-closed-words = The server has ended the connection. Try again in a moment.

# Before the start.

web-invitation = You’re invited
web-invitation-words = A seat is reserved for you.
web-invitation-game = A seat is reserved for you in a game of { $game }.
web-invitation-others = You’ll be playing with { $names }.
web-invitation-bots = { $number ->
    [one] a bot
   *[other] { $number } bots
}
web-device = Play on here
web-device-game = Your game of { $game } comes along to this device. You play as { $name }.
web-device-words = Your seat at this table comes along to this device.
web-sit-down = Take a seat
web-lobby-ready = Everyone is here. Start when you’re ready.
web-lobby-seated = You have a seat.
web-lobby-watch = The game begins soon.
web-lobby-wait-owner = Everyone is here. The game is about to start.
web-lobby-full = Every seat is taken: you will be watching.
web-lobby-closed = Every seat is taken, and this table has no spectators.
web-lobby-invite = Invite others
web-lobby-invite-open = Whoever opens this link can take a seat.
web-lobby-invite-private = This link is for one person. The next one gets a link of their own.
web-lobby-next-link = Another link
web-lobby-link = The link to this table
web-share = Share
web-share-text = Come and play { $game }!
web-qr = QR code
web-qr-of = QR code of the link: point a phone’s camera at it
web-lobby-welcome = Come and play { $game }
web-lobby-any-seat = Take any free seat.
web-lobby-rename = Change name
web-lobby-waiting = { $seats ->
    [0] Every seat is taken.
    [one] One seat is free.
   *[other] { $seats } seats are free.
  }
web-seat = Seat { $number }
web-seats = Seats
web-free = Free
web-sit = Sit here
web-sit-on = Sit here: { $place }
web-stand-up = Leave seat
web-clear = Remove { $name }
web-add-bot = Add bot
web-add-bot-on = Seat a bot: { $place }
web-bots = The bots
web-bot = They play
web-name-place = { $name } ({ $place })
web-level = Speed
web-fill = Fill with bots
web-link = Link
web-copy-invitation = Copy the link
web-copy-any-seat = Copy the link for one
web-start = Start the game
web-start-why = { $seats ->
    [one] One seat is free: send the link, or add a bot.
   *[other] { $seats } seats are free: send the link, or add bots.
  }
web-start-owner = Whoever opened the table starts it.
web-settled = Table settings
web-players = { $number } players
web-visibility-open = Anyone can join: the table is listed
web-visibility-private = Private: only with a link
web-no-spectators = no spectators
web-with-spectators = others may watch
web-clock-none = No clock
web-clock-move = { $time } for each turn
web-clock-bank = { $time } each, plus { $more } a turn
web-clock-waits = The table waits two weeks for its players
web-usual-rules = The usual rules
web-settled-rules = Version { $version } of the rules
web-pledge = Draws that can be checked
web-pledge-fresh = The seed of all draws is fixed already and sealed below. Everyone who takes a seat adds randomness of their own. After the game the seed is shown, and anyone can check every draw.
web-pledge-chosen = Somebody chose the seed of this table, so its draws prove nothing.
web-pledge-continued = This game goes on from another one; what comes now is drawn anew.
web-commitment = The sealed seed (its fingerprint)

# The game.

web-greeting = New here? Five minutes with a guide
web-goal-gods = Lay tribes and temples so that tribes believe in you: your nations are your points.
web-goal-four-gods = Build up Kingdoms of one terrain, and hold them with your prophets: their cells are your points.
web-goal-deus = Build cards in columns; each new one sets its whole column going. The most victory points win.
web-world = The world
web-your-turn = Your turn
web-to-act = It is this seat's turn
web-spectators = { $number ->
    [one] 1 spectator
   *[other] { $number } spectators
  }
web-time-left = Time left: { $time }
web-ended-finished = The game is over
web-ended-abandoned = The game was given up
web-you = you
web-here = here
web-away = away
web-overdue = late
web-resigned = resigned
web-stood-in = a bot plays for now
web-back = I am back
web-propose-bot = Let a bot play
web-propose-skip = Skip this turn
web-undo = Undo
web-undo-key = Take the last move back (U)
web-undo-ask = Ask to take my last move back
web-undo-ask-short = Ask to undo
web-hint = Hint
web-hint-key = What would a bot do? (H)
web-hinted = Hint: { $words }
web-follow-skip = Skip
web-follow-skip-key = Show at once what the bots have done (space bar)
web-watching = You are watching
web-menu = Menu
web-abandon = Propose to give the game up
web-begin-anew = New game
web-resign = Resign
web-resign-sure = A bot plays on for you. Resign for good?
web-resign-passing = Your seat passes until the end, and nobody plays on for you. Resign for good?
web-resign-alone = Nobody else plays on, so the game ends. Resign for good?
web-device-link = Play on another device
web-copy-table = Copy the link to this table
web-download = Download the record
web-coordinates = Coordinates at the border of the map
web-world-closer = Closer
web-world-farther = Farther
web-world-middle = Show the whole world
web-rules = Rules
web-side = Log, chat and result
web-tab-log = Log
web-tab-chat = Chat
web-tab-result = Result
web-tab-common = Supplies
web-unread = { $number ->
    [one] 1 new line
   *[other] { $number } new lines
  }
web-log-empty = Nothing has happened yet.
web-look-at = Look at move { $move }
web-look-at-lit = On the map its place lights up. Press to look at move { $move }.
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-send = Send

# Looking back.

web-look-back = Look back
web-looking = Looking at move { $move } of { $moves }
web-move-of = Move { $move } of { $moves }
web-first = To the beginning
web-previous = { $unit ->
    [move] One move back
    [round] One round back
   *[turn] One turn back
  }
web-next = { $unit ->
    [move] One move on
    [round] One round on
   *[turn] One turn on
  }
web-step = Steps
web-step-key = How far ◀ and ▶ go; with Shift always a single move
web-step-move = Move
web-step-turn = Turn
web-step-round = Round
web-last = To the present
web-to-present = Back to the game
web-to-end = To the end
web-replay = Play it again
web-replay-play = Play on
web-replay-stop = Stop
web-replay-key = space
web-replay-speed = Speed
web-replay-slow = Slow motion, a quarter
web-replay-real = As fast as it was
web-replay-fast = { $speed } times as fast
web-race = { $name } came { $late } s too late ({ $spot }): { $by } was first.
web-log-world = Only what changes the World
web-show-scoring = Show the scoring
web-copy-position = Copy link
web-what-if = What if …
web-what-if-short = What if …
web-what-if-words = Play on from here, at a private table against bots. In whose place?
web-what-if-seat = In the place of { $name }

# Votes.

web-ballot = Vote
web-ballot-undo = { $name } would like to take move { $move } back.
web-ballot-skip = Skip the turn of { $target }? A bot plays it.
web-ballot-bot = Shall a bot play for { $target } until he or she is back?
web-ballot-abandon = { $name } proposes to give the game up.
web-ballot-withdraw = Withdraw
web-not-voted = has not voted

# What happened beside the game.

web-note-joined = { $name } sits down.
web-note-left = { $name } stands up.
web-note-started = The game begins.
web-note-undo = { $name } takes back:
web-note-proposed-undo = { $name } asks to take back.
web-note-proposed-skip = { $name } proposes to skip the turn of { $target }.
web-note-proposed-bot = { $name } proposes a bot for { $target }.
web-note-proposed-abandon = { $name } proposes to give up the game.
web-note-yes = { $name } agrees.
web-note-no = { $name } disagrees.
web-note-overdue = { $name } is late.
web-note-handed = A bot plays for { $name }.
web-note-skipped = A bot plays this turn for { $name }.
web-note-back = { $name } is back.
web-note-resigned = { $name } resigns.
web-note-ended-over = The game is over.
web-note-ended-resigned = The game ends by resignation.
web-note-ended-abandoned = The game was given up.
web-note-rematch = There is a rematch.

# The end.

web-result-winner = { $name } wins
web-result-winners = { $names } share the victory
web-result-reason = The game ended because { $ending }.
web-result-resigned = { $names } resigned
web-result-resigned-words = The game ended before its time, so nothing is counted.
web-result-tie = { $points } points each; what decides:
web-result-abandoned = Given up
web-result-abandoned-words = Everybody agreed to stop; nobody has won.
web-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
web-rematch = Play again
web-rematch-go = To the rematch
web-verify = Verify the draws
web-verified-moves = { $moves ->
    [one] 1 move replayed: it keeps the rules.
   *[other] { $moves } moves replayed: all keep the rules.
  }
web-verified-result = The result follows from them.
web-verified-draws = { $draws ->
    [one] 1 draw derived again from the seed: the same.
   *[other] { $draws } draws derived again from the seed: all the same.
  }
web-verified-commitment = The seed is the one that was sealed before the start.
web-verified-no-seed = There is no seed for these draws; they could not be derived again.
web-verified-chosen = The seed was chosen by somebody, so the draws prove nothing.
web-commitment-was = Sealed before the start:

# Keys.

web-signs = What the signs mean
web-keys = Keys
web-key-look = one turn back or on
web-key-single = looking back: a single move
web-key-ends = to the beginning, to the present
web-key-play = looking back: play on, or stop
web-key-now = while bots play: skip to the present
web-key-escape = close, or back to the game
web-key-undo = take the last move back
web-key-hint = ask a bot what it would do
web-key-log = the log
web-key-chat = the chat
web-key-tab = from one thing to the next
web-key-world = inside the world: from cell to cell
web-key-zoom = closer to the map, farther away
web-key-whole = the whole map
web-key-help = this list
web-chat-spectator = spectator
