# The web client: the table and everything around it.

web-title = { $page } · Pantheon
web-title-home = Pantheon: three board games about gods
web-title-rules = Rules
web-title-learn = Tutorial
web-title-lost = Page not found
web-guest = Guest
web-name = Your name
web-game-gods = Gods
web-game-four-gods = 4 Gods
web-game-deus = Deus
web-language = Language
web-theme-light = Light theme
web-theme-dark = Dark theme
web-sound-on = Turn sound on
web-sound-off = Turn sound off
web-settings = Settings
web-to-home = Home page
web-skip = Skip to content
web-skip-world = Skip to the board
web-imprint = Unofficial implementation based on the published rules, with no original artwork or text. Some component data is reconstructed.
web-imprint-credits = Gods: Michael Schacht, Spiele aus Timbuktu. 4 Gods: Christophe Boelinger, Ludically/Asmodee. Deus: Sébastien Dujardin, Pearl Games.
web-lost = You are off the map
web-lost-words = There is nothing at this address. Check that the link is complete.
web-offline = No connection
web-offline-words = Pantheon cannot be reached. This page will come back as soon as there is a connection again.
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
web-connecting = Joining the table…
web-connection-lost = Connection lost. Reconnecting…
web-connection-closed = The connection was closed.
# How well a bot plays: shown after “Strength:” and in “2 players · Bots: Strong”.
web-bot-greedy = Strong
web-bot-random = Random
web-bot-of-house = bot, { $level }
web-level-gentle = relaxed
web-level-steady = steady
web-level-brisk = brisk
web-level-frantic = instant

## From here on for tables; what stands above is for the first page, too, which must not be heavy.

# Tables that cannot be shown.

web-trouble-no-such-table = Table not found
web-trouble-no-such-table-words = There is no table with this name. Check that the link is complete.
web-trouble-not-watched = Behind closed doors
web-trouble-not-watched-words = This table is not open to spectators. If you are playing here, open it in the browser you joined from, or ask the host for a link.
web-trouble-too-many-sockets = Too many windows
web-trouble-too-many-sockets-words = There are too many connections from your network. Close another window and try again.
web-trouble-boardless = Not playable in the browser yet
web-trouble-boardless-words = So far this game can only be played from the command line. You can already read its rules here.
web-trouble-closed = The table is not responding
web-trouble-closed-words = The server closed the connection. Try again in a moment.

# Before the start.

web-invitation = You’re invited
web-invitation-words = A seat is reserved for you.
web-invitation-game = A seat is reserved for you in a game of { $game }.
web-invitation-others = You’ll be playing with { $names }.
web-invitation-bots = { $number ->
    [one] a bot
   *[other] { $number } bots
}
# On a device to which a player has carried their seat by a link.
web-device = Continue here
web-device-game = Continue your game of { $game } on this device, as { $name }.
web-device-words = Continue in your seat at this table on this device.
web-sit-down = Take a seat
web-lobby-ready = Everyone is here. Start when you’re ready.
web-lobby-seated = You have a seat.
web-lobby-watch = The game will start soon.
web-lobby-wait-owner = Everyone is here. The game is about to start.
web-lobby-full = All seats are taken, so you’ll be watching.
web-lobby-closed = All seats are taken, and this table is not open to spectators.
web-lobby-invite = Invite others
web-lobby-invite-open = Anyone with this link can take a seat.
web-lobby-invite-private = This link works for one person. Create a new one for the next.
web-lobby-next-link = New link
web-lobby-link = Link to this table
web-share = Share
web-share-text = Come and play { $game }!
web-qr = QR code
web-qr-of = QR code for the link: scan it with a phone camera
web-lobby-welcome = Come and play { $game }
web-lobby-any-seat = Take any free seat.
web-lobby-rename = Change name
web-lobby-waiting = { $seats ->
    [0] All seats are taken.
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
web-add-bot-on = Add a bot: { $place }
web-bots = Bots
web-bot = Strength
web-name-place = { $name } ({ $place })
web-level = Speed
web-fill = Fill with bots
web-link = Link
web-copy-invitation = Copy invite link
web-copy-any-seat = Copy single-use link
web-start = Start game
web-start-why = { $seats ->
    [one] One seat is free: send the link or add a bot.
   *[other] { $seats } seats are free: send the link or add bots.
  }
web-start-owner = The host starts the game.
web-settled = Table settings
web-players = { $number } players
web-visibility-open = Public: anyone can join
web-visibility-private = Private: by invite link only
web-no-spectators = no spectators
web-with-spectators = spectators allowed
web-clock-none = No clock
web-clock-move = { $time } per turn
web-clock-bank = { $time } each, plus { $more } per turn
web-clock-waits = The table waits up to two weeks for its players
web-usual-rules = Standard rules
web-settled-rules = Rules version { $version }
web-pledge = Verifiable draws
web-pledge-fresh = The seed for every draw is already fixed and sealed below. Each player who takes a seat adds randomness of their own. After the game the seed is revealed, and anyone can check every draw.
web-pledge-chosen = The seed of this table was chosen by hand, so its draws prove nothing.
web-pledge-continued = This game continues from another one; everything drawn from here on is new.
web-commitment = Sealed seed (fingerprint)

# The game.

web-greeting = New here? Five-minute tutorial
web-goal-gods = Place tribes and temples so that tribes worship you: your nations are your points.
web-goal-four-gods = Grow Kingdoms of one terrain and hold them with your prophets: their tiles are your points.
web-goal-deus = Build cards in columns; each new one activates its whole column. The most victory points win.
web-world = The board
web-your-turn = Your turn
web-to-act = It’s this player’s turn
web-spectators = { $number ->
    [one] 1 spectator
   *[other] { $number } spectators
  }
web-time-left = Time left: { $time }
web-ended-finished = The game is over
web-ended-abandoned = The game was abandoned
web-you = you
# Under a player’s name: connected to the table just now; else “away”.
web-here = online
web-away = away
web-overdue = out of time
web-resigned = resigned
web-stood-in = a bot is standing in
web-back = I’m back
web-propose-bot = Propose a bot stand-in
web-propose-skip = Propose skipping the turn
web-undo = Undo
web-undo-key = Undo the last move (U)
web-undo-ask = Ask to undo my last move
web-undo-ask-short = Ask to undo
web-hint = Hint
web-hint-key = What would a bot do? (H)
web-hinted = Hint: { $words }
web-follow-skip = Skip
web-follow-skip-key = Skip to the latest move (space bar)
web-watching = You are watching
web-menu = Menu
web-abandon = Propose abandoning the game
web-begin-anew = New game
web-resign = Resign
web-resign-sure = A bot will play on for you. Resign for good?
web-resign-passing = Your seat will pass until the end, and no one will play for you. Resign for good?
web-resign-alone = No one else is left to play, so the game will end. Resign for good?
web-device-link = Copy link for another device
web-copy-table = Copy table link
web-download = Download game record
web-coordinates = Show map coordinates
web-world-closer = Zoom in
web-world-farther = Zoom out
web-world-middle = Show the whole map
web-rules = Rules
web-side = Log, chat and result
web-tab-log = Log
web-tab-chat = Chat
web-tab-result = Result
web-tab-common = Supply
web-unread = { $number ->
    [one] 1 new message
   *[other] { $number } new messages
  }
web-log-empty = No moves yet.
web-look-at = Show move { $move }
web-look-at-lit = Show move { $move }. Its place is highlighted on the map.
web-chat-empty = No messages yet.
web-chat-say = Write a message
web-send = Send

# Looking back.

web-look-back = Replay
web-looking = Viewing move { $move } of { $moves }
web-move-of = Move { $move } of { $moves }
web-first = Go to start
web-previous = { $unit ->
    [move] Previous move
    [round] Previous round
   *[turn] Previous turn
  }
web-next = { $unit ->
    [move] Next move
    [round] Next round
   *[turn] Next turn
  }
web-step = Step size
web-step-key = How far ◀ and ▶ go; hold Shift for a single move
web-step-move = Move
web-step-turn = Turn
web-step-round = Round
web-last = Go to latest move
web-to-present = Back to the live game
web-to-end = Go to end
# Read out: the group of buttons that play, pause and speed up a replay.
web-replay = Replay controls
web-replay-play = Play
web-replay-stop = Pause
web-replay-key = Space
web-replay-speed = Speed
web-replay-slow = Slow motion (a quarter of the speed)
web-replay-real = Original speed
web-replay-fast = { $speed }× speed
web-race = { $name } was { $late } s too late ({ $spot }): { $by } got there first.
web-log-world = Only changes to the World
web-show-scoring = Show scoring
web-copy-position = Copy link
web-what-if = What if…?
web-what-if-short = What if…?
web-what-if-words = Play on from here at a private table against bots. Which seat will you take?
web-what-if-seat = Play as { $name }

# Votes.

web-ballot = Vote
web-ballot-undo = { $name } asks to undo move { $move }.
web-ballot-skip = Skip { $target }’s turn? A bot will play it.
web-ballot-bot = Let a bot stand in for { $target } until they return?
web-ballot-abandon = { $name } proposes abandoning the game.
web-ballot-withdraw = Withdraw
web-not-voted = hasn’t voted yet

# What happened beside the game.

web-note-joined = { $name } takes a seat.
web-note-left = { $name } leaves their seat.
web-note-started = The game starts.
# Followed by the moves that were undone.
web-note-undo = { $name } undoes:
web-note-proposed-undo = { $name } asks to undo.
web-note-proposed-skip = { $name } proposes skipping { $target }’s turn.
web-note-proposed-bot = { $name } proposes a bot stand-in for { $target }.
web-note-proposed-abandon = { $name } proposes abandoning the game.
web-note-yes = { $name } agrees.
web-note-no = { $name } disagrees.
web-note-overdue = { $name } is out of time.
web-note-handed = A bot stands in for { $name }.
web-note-skipped = A bot plays this turn for { $name }.
web-note-back = { $name } is back.
web-note-resigned = { $name } resigns.
web-note-ended-over = The game is over.
web-note-ended-resigned = The game ends by resignation.
web-note-ended-abandoned = The game was abandoned.
web-note-rematch = A rematch has been set up.

# The end.

web-result-winner = { $name } wins
web-result-winners = { $names } share the victory
web-result-reason = The game ended because { $ending }.
web-result-resigned = { $names } resigned
web-result-resigned-words = The game ended early, so it is not scored.
web-result-tie = { $points ->
    [one] 1 point each; the tie-break:
   *[other] { $points } points each; the tie-break:
  }
web-result-abandoned = Abandoned
web-result-abandoned-words = All players agreed to stop; there is no winner.
web-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
web-rematch = Rematch
web-rematch-go = Go to rematch
web-verify = Verify draws
web-verified-moves = { $moves ->
    [one] 1 move replayed: it is legal.
   *[other] { $moves } moves replayed: all are legal.
  }
web-verified-result = The result is confirmed.
web-verified-draws = { $draws ->
    [one] 1 draw recomputed from the seed: it matches.
   *[other] { $draws } draws recomputed from the seed: all match.
  }
web-verified-commitment = The seed is the one sealed before the start.
web-verified-no-seed = These draws have no seed, so they cannot be recomputed.
web-verified-chosen = The seed was chosen by a player, so the draws prove nothing.
web-commitment-was = Sealed before the start:

# Keys.

web-signs = What the symbols mean
web-keys = Keyboard shortcuts
web-key-look = previous or next step
web-key-single = replay: a single move
web-key-ends = first or latest move
web-key-play = replay: play or pause
web-key-now = while bots play: skip to the latest move
web-key-escape = close, or return to the game
web-key-undo = undo the last move
web-key-hint = ask a bot for a hint
web-key-log = open the log
web-key-chat = open the chat
web-key-tab = next control
web-key-world = on the board: move between spaces
web-key-zoom = zoom the map in or out
web-key-whole = show the whole map
web-key-help = show this list

# Something and what is said of it, in one line: a column and its price, a god and its power.
web-said-of = { $title }: { $words }
web-trouble-removed = You were sent away
web-trouble-removed-words = The owner of this table does not want you to watch any more.
web-chat-earlier = Show earlier lines
web-chat-spectator = spectator
web-chat-about = About the lines of { $name }
web-chat-hide = Hide for me
web-chat-show = Show again
web-chat-hidden = hidden by you
web-log-earlier = Show what happened before
web-mute = Mute
web-unmute = Let speak again
web-remove = Send away for good
web-peace = Peace at the table
web-talk-who = Who may speak:
web-talk-all = everybody
web-talk-players = only players
web-talk-nobody = nobody
web-watch-allowed = Spectators may watch
web-is-muted = { $name } is muted.
web-give-table = Give the table to:
web-give-table-to = Give it to { $name }
web-owner-gone = The owner has left. Whoever sits here may take the table over.
web-take-table = Take the table over
web-note-muted = { $name } mutes { $target }.
web-note-unmuted = { $name } lets { $target } speak again.
web-note-removed = { $name } sends { $target } away.
web-note-talk-all = { $name } opens the chat to everybody.
web-note-talk-players = { $name } closes the chat to spectators.
web-note-talk-nobody = { $name } closes the chat.
web-note-watched = { $name } lets spectators in.
web-note-unwatched = { $name } sends all spectators out.
web-note-gave = { $name } gives the table to { $target }.
web-note-took = { $name } takes the table over.
web-chat-muted = The owner of this table has muted you.
web-chat-closed = The chat of this table is closed for you just now.
web-lobby-starting = The game is about to start…
web-proof-words = Your browser has worked out every draw again, from the seed and from what the players added. It compared the seal with the one it kept when you sat down, and your own part with what it revealed. So nobody could choose a draw, not even the server, as long as one player was honest. That each outcome had the odds the rules give it, that the moves are legal and the points right, is only proved by “pantheon verify” with the downloaded record.
web-proof-kept = The seal is the one this browser kept when you sat down.
web-proof-not-kept = This browser kept no seal of this table, so it could not compare: compare it with what somebody noted before the start.
web-proof-own = What your browser added is part of the draws.
web-proof-says = The server says:
web-proof-fault-seal = The seal is not the one this browser kept. The server has changed it: do not believe these draws.
web-proof-fault-seed = The seed does not fit its seal: do not believe these draws.
web-proof-fault-own = What your browser added is missing or changed: do not believe these draws.
web-proof-fault-pledges = What another player added is not what was pledged before the start: do not believe these draws.
web-proof-fault-draw = At least one draw does not follow from the seed: do not believe these draws.
web-proof-fault-shown = At least one draw is not what you were shown during the game: do not believe these draws.
web-proof-undos = { $number ->
    [one] One undo was made.
   *[other] { $number } undos were made.
  }
web-proof-stand-ins = { $number ->
    [one] A bot played for one seat now and then.
   *[other] Bots played for { $number } seats now and then.
  }
web-proof-withheld = { $number ->
    [one] One player did not reveal what they had pledged for the draws.
   *[other] { $number } players did not reveal what they had pledged for the draws.
  }
web-proof-outages = { $number ->
    [one] The server was out of service once; the clocks stood still.
   *[other] The server was out of service { $number } times; the clocks stood still.
  }
web-proof-late = { $number ->
    [one] One clock ran out late.
   *[other] { $number } clocks ran out late.
  }
web-note-starting = The game is about to begin.
web-note-revealed = { $name } has revealed their part of the draws.
web-note-outage = The server was out of service; the clocks stood still.
