# A new table: what can be settled, and what is worth knowing before it is made.

web-plan-notes = { $number ->
    [one] One thing to know
   *[other] { $number } things to know
  }
web-plan-refused = These settings don’t work together:
web-plan-pace = Time
web-preset-quick = Quick
web-preset-quick-words = { $time } each, plus { $more } per turn. Then a bot takes over.
web-preset-evening = An evening
web-preset-evening-words = No clock. If a player goes away, the others can vote on how to continue.
web-preset-days = Over several days
web-preset-days-words = { $time } per turn. The table waits up to two weeks for its players.
web-preset-realtime-quick = Lively
web-preset-realtime-quick-words = Everyone at once: a quarter of an hour without a break.
web-preset-realtime-evening = Leisurely
web-preset-realtime-evening-words = In turns, with a one-minute sand timer.
web-preset-own = Set your own clock
web-plan-people = Players
web-plan-variants = Game settings
web-plan-players = Number of players
web-plan-first = First player
web-plan-first-drawn = Drawn at random
web-plan-first-seat = Seat { $number }
web-plan-two-gods = Gods in a two-player game
web-plan-two-gods-4 = Four gods, two each
web-plan-two-gods-4-words = Each player leads two colours; your lower-scoring colour decides.
web-plan-two-gods-2 = Two gods, one each
web-plan-two-gods-2-words = One colour each, with more prophets. Two terrains belong to no one.
web-plan-modes = Game modes
web-plan-modes-words = Tap a token to flip it, or flip them at random: turns, gods and, with two players, the number of gods. Mistakes are never left to chance.
web-plan-beginners = Beginners
web-plan-beginners-words = These seats lose no prophets for mistakes or wrong calls.
web-plan-helps = Assistance
web-plan-helps-words = Everyone gets the same assistance. Less of it makes for a harder, more intense game.
web-plan-clocks-timed = With timed turns, no one holds tiles between turns, and the game ends after one more turn each.
web-plan-turn = Turn length
web-plan-turn-words = As many actions as you like until the sand timer runs out; then your hands are emptied.
web-plan-hold = Holding a tile from a row
web-plan-hold-words = How long a tile may be held before it goes to the holder’s own row.
web-plan-hold-none = no limit
web-plan-final = Final phase
web-plan-final-words = Per player, once the World is full or the bag is empty: { $seconds } seconds in total.
web-plan-absent = Inactivity
web-plan-absent-words = Once a player has passed, anyone who stays inactive this long also counts as passing.
web-plan-absent-none = never
web-plan-seconds = { $seconds } s
web-plan-unit = seconds
web-plan-other-seconds = { $clock }: seconds
web-plan-undersides = Hidden sides of tiles
web-plan-undersides-words = Every tile has two sides; in a row only one is visible.
web-undersides-seen = Shown once seen
web-undersides-seen-words = The table remembers what you have seen.
web-undersides-none = Never shown
web-undersides-none-words = Everyone has to remember them, bots included.
web-undersides-all = Always visible
web-undersides-all-words = Both sides of every tile in every row, for everyone.

# Deus: map, start, victory points, cards.

web-plan-gods = Gods in play
web-plan-gods-words = Players who join take the free seats. If you choose another seat’s god, the two swap.
web-plan-gods-yours = You
web-plan-gods-draw = Draw gods at random
web-plan-gods-first = It matters: with two players, the first player wins about 63% of games between bots.
web-plan-edition = Edition
web-plan-edition-2005 = 2005
web-plan-edition-2005-words = The standard game: it ends when a player has 9 points (10 with two players).
web-plan-edition-2001 = 2001
web-plan-edition-2001-words = The original game: it ends with nations in three colours, any four nations, or the game-end hex late in the stack.
web-plan-house-rules = House rules
web-plan-deus-players = The map has { $tiles } tiles of seven regions each.
web-plan-map = Map
web-plan-map-words = Tiles are drawn at random; you only choose the shape.
web-plan-map-standard = Standard
web-plan-map-standard-words = Our standard shape.
web-plan-map-line = Line
web-plan-map-line-words = Plenty of coast, long distances.
web-plan-map-block = Block
web-plan-map-block-words = Close quarters, early conflict.
web-plan-map-ring = Ring
web-plan-map-ring-words = For three players, around an empty centre.
web-plan-map-ring-three = With three players, a ring is also possible.
web-plan-map-own = Custom
web-plan-map-own-words = Arrange the tiles as you like.
web-plan-own-map = Your map: select a position to add or remove a tile
web-plan-own-map-count = { $found } of { $tiles } tiles placed. Select a position to add or remove one.
web-plan-own-map-place = Tile at position { $place }
web-plan-start = Starting buildings
web-plan-start-standard = Standard
web-plan-start-standard-words = Two of each of the five types for every player.
web-plan-start-chosen = Secretly chosen
web-plan-start-chosen-words = Each player secretly picks from their own 25, up to five of a type; all are revealed together.
web-plan-pieces = Buildings per player
web-plan-handicap = Handicap
web-plan-handicap-words = Fewer buildings for stronger players.
web-plan-handicap-of = Buildings for { $name }
web-plan-vp = Victory points
web-plan-vp-hidden = Hidden
web-plan-vp-hidden-words = Players see only their own total; keeping count is allowed.
web-plan-vp-open = Visible
web-plan-vp-open-words = All totals are visible throughout the game.
web-plan-joker = Joker
web-plan-joker-no = No joker
web-plan-joker-no-words = Cards can only be built face up.
web-plan-joker-yes = With joker
web-plan-joker-yes-words = Once per game, each player may build a card face down in any column, for gold.

# The mode tokens.

web-mode-turns = Turns
web-mode-gods = Gods
web-mode-mistakes = Mistakes
web-mode-simultaneous = Simultaneous play
web-mode-simultaneous-words = Everyone draws and places at the same time. First come, first served.
web-mode-timed = Timed turns
web-mode-timed-words = One player at a time, against the sand timer.
web-mode-visible = Visible gods
web-mode-visible-words = Chosen during the game, first come, first served.
web-mode-secret = Secret gods
web-mode-secret-words = Dealt at the start; no one knows yours until scoring.
# A game mode of 4 Gods, under “Mistakes”: tiles that do not fit cannot be placed at all.
web-mode-enforced = Prevented
web-mode-enforced-words = A tile that does not fit cannot be placed.
# A game mode of 4 Gods, under “Mistakes”: players have to notice misplaced tiles and say so.
web-mode-called = Called out
web-mode-called-words = A misplaced tile stays until a player calls it out; then it is removed, along with any tiles that depended on it.
web-mode-called-penalty = Called out, with penalty
web-mode-called-penalty-words = A misplaced tile stays until a player calls it out, and also costs its owner a prophet.
web-mode-penalty = A mistake that is called out costs a prophet
web-mode-wrong-calls = A wrong call costs the caller a prophet
web-mode-turn = { $mode }: { $now }. Flip to: { $other }
web-mode-toss = Flip the tokens at random

# Files.

web-file-choose = Choose a file
web-file-ours = Download our file
web-file-forget = Restore the default
web-file-tiles = Custom tiles
web-file-tiles-words = A TOML file with 92 tiles, in the same format as tiles.toml. Choose it, or drop it here.
web-file-tiles-read = { $file }: { $number } tiles
web-file-deck = Custom deck
web-file-deck-words = A TOML file with 96 cards, in the same format as cards.toml. Choose it, or drop it here.
web-file-deck-read = { $file }: { $number } different cards

# What is worth knowing.

web-note-secret-two = Two secret gods each: the rulebooks advise against it. A player who knows two of the four gods knows the other two.
web-note-called-shown = With fitting spaces highlighted, no one will make mistakes, so there will be little to call out.
web-note-short-turn = { $seconds } seconds are over before you’ve even rotated a tile.
web-note-short-hold = { $seconds } seconds is not long for a tile from a row, especially on a phone.
web-note-short-final = A final phase of { $seconds } seconds each leaves no time to use up the rows.
web-note-short-absent = Anyone who thinks for { $seconds } seconds after another player passes counts as passing.
web-note-no-hold = With no limit, a player can keep a good tile out of the game for as long as they like.
web-note-no-absent = If someone walks away without leaving the table, the others cannot end the game by passing.
web-note-low-guard = With four players, { $number } commands without progress go by quickly: the game may end early.
web-note-long-line = Seven tiles in a row make a narrow strip: on a phone, the regions are small.
web-note-few-pieces = With { $number } buildings each, everyone depends on the gods early and the game takes longer.
web-note-handicap-same = At the moment everyone has the same number.
web-note-tiles = A map for { $players } players has { $tiles } tiles; you have placed { $found }.
web-note-apart = All tiles must be connected.
web-note-own-deck = The rules, card gallery and tutorial describe our cards, not yours; at the table your cards are explained.
web-note-clock-move = A turn must last from 5 seconds to 14 days.
web-note-clock-bank = Each player needs from 30 seconds to 14 days for a game; a turn adds at most a day.
web-fix-two-gods = Use one god each
web-fix-visible = Use visible gods
web-fix-no-help = Turn it off
web-fix-usual = Use the default
web-fix-usual-map = Use the standard map
web-fix-no-handicap = Same number for everyone

# What was settled, for everybody at the table.

web-settled-helps = Assistance
web-settled-turn = { $seconds } s per turn
web-settled-hold = { $seconds ->
    [0] no time limit on tiles from rows
   *[other] { $seconds } s for a tile from a row
  }
web-settled-final = final phase { $seconds } s
web-settled-absent = { $seconds ->
    [0] inactivity never counts as passing
   *[other] { $seconds } s of inactivity counts as passing
  }
web-settled-undersides = Hidden sides of tiles: { $how }
web-settled-beginners = Exempt from penalties: { $names }
web-settled-option = { $what }: { $how }
web-settled-handicap = Buildings to choose: { $numbers }
web-settled-first = { $name } goes first
web-settled-first-drawn = First player drawn at random
web-settled-edition = Rules of the { $year } edition
web-settled-map = Custom map by the host
web-settled-tiles = Custom tiles from the host’s file
web-settled-deck = Custom deck from the host’s file
web-settled-guard = Ends after { $number } commands without progress
