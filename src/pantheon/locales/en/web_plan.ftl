# A new table: what can be settled, and what is worth knowing before it is made.

web-plan-notes = { $number ->
    [one] One thing to know
   *[other] { $number } things to know
  }
web-plan-refused = This cannot be:
web-plan-pace = How much time
web-preset-quick = Quick
web-preset-quick-words = { $time } each, plus { $more } a turn. After that a bot plays on.
web-preset-evening = An evening
web-preset-evening-words = No clock. If somebody goes away, the others can vote.
web-preset-days = Over days
web-preset-days-words = { $time } for each turn. The table waits two weeks for its players.
web-preset-realtime-quick = Lively
web-preset-realtime-quick-words = All at once: a quarter of an hour, and no pause.
web-preset-realtime-evening = At leisure
web-preset-realtime-evening-words = One after the other, with a minute of sand each.
web-preset-own = Set the clock yourself
web-plan-people = Who plays
web-plan-variants = How it is played
web-plan-players = How many play
web-plan-first = Who starts
web-plan-first-drawn = Drawn by lot
web-plan-first-seat = Seat { $number }
web-plan-two-gods = Gods of two players
web-plan-two-gods-4 = Four gods, two each
web-plan-two-gods-4-words = Everybody leads two colours; whose weaker one is ahead wins.
web-plan-two-gods-2 = Two gods, one each
web-plan-two-gods-2-words = One colour each, with more prophets. Two terrains belong to nobody.
web-plan-modes = Modes
web-plan-modes-words = Tap a token to turn it over, or flip those of the box: turns, gods, and for two players how many gods. Mistakes are never left to chance.
web-plan-beginners = Beginners
web-plan-beginners-words = Whoever sits here loses no prophets for mistakes and wrong calls.
web-plan-helps = Help at the table
web-plan-helps-words = Everybody is shown the same. Less help makes the game harder, and faster in the head.
web-plan-clocks-timed = With the sand clock nobody holds tiles between turns, and the end is one more turn for everybody.
web-plan-turn = A turn
web-plan-turn-words = As many actions as the sand allows; then the hands are emptied.
web-plan-hold = A tile from a row
web-plan-hold-words = How long it may be held before it goes to one’s own row.
web-plan-hold-none = no limit
web-plan-final = The final phase
web-plan-final-words = For each player, once the World is full or the bag empty: { $seconds } seconds in all.
web-plan-absent = Silence
web-plan-absent-words = Once somebody has passed: who does nothing for so long counts as passing, too.
web-plan-absent-none = never
web-plan-seconds = { $seconds } s
web-plan-unit = seconds
web-plan-other-seconds = { $clock }: seconds
web-plan-undersides = The backs of tiles
web-plan-undersides-words = Every tile has two faces, and in a row only one is up.
web-undersides-seen = Shown if seen
web-undersides-seen-words = The table remembers for you what you have seen.
web-undersides-none = Never shown
web-undersides-none-words = Everybody has to remember, bots too.
web-undersides-all = Always open
web-undersides-all-words = All backs in all rows, for everybody.

# Deus: map, start, victory points, cards.

web-plan-gods = Which gods play
web-plan-gods-words = Whoever joins takes a free seat. If you choose the god of another seat, the two swap.
web-plan-gods-yours = You
web-plan-gods-draw = Draw the gods by lot
web-plan-gods-first = It matters: with two players the first one wins about 63 % of the games between bots.
web-plan-edition = Edition
web-plan-edition-2005 = 2005
web-plan-edition-2005-words = The usual game: whoever has 9 points (10 with two players) ends it.
web-plan-edition-2001 = 2001
web-plan-edition-2001-words = The first one: nations of three colours, any four, or a hex late in the stack end it.
web-plan-house-rules = House rules
web-plan-deus-players = The map has { $tiles } tiles of seven regions.
web-plan-map = The map
web-plan-map-words = Its tiles are drawn; only their shape is settled here.
web-plan-map-standard = Usual
web-plan-map-standard-words = Our usual shape.
web-plan-map-line = Line
web-plan-map-line-words = Much coast, long ways.
web-plan-map-block = Block
web-plan-map-block-words = Close together, early quarrels.
web-plan-map-ring = Ring
web-plan-map-ring-words = For three, around an empty middle.
web-plan-map-ring-three = Three players may also choose a ring.
web-plan-map-own = Your own
web-plan-map-own-words = Lay the tiles as you like.
web-plan-own-map = Tiles of your map: press a place to lay a tile or to take it away
web-plan-own-map-count = { $found } of { $tiles } tiles laid. Press a place to lay one or to take it away.
web-plan-own-map-place = Tile on place { $place }
web-plan-start = Pieces at the start
web-plan-start-standard = The usual ones
web-plan-start-standard-words = Two of each of the five types, for everybody.
web-plan-start-chosen = Secretly chosen
web-plan-start-chosen-words = Everybody chooses from the own 25, up to five of a type; shown together.
web-plan-pieces = So many for each
web-plan-handicap = Not the same number for all
web-plan-handicap-words = Fewer pieces for better players.
web-plan-handicap-of = Pieces of { $name }
web-plan-vp = Victory points
web-plan-vp-hidden = Hidden
web-plan-vp-hidden-words = Everybody sees only the own total; who counts along, knows.
web-plan-vp-open = Open
web-plan-vp-open-words = All totals are shown throughout the game.
web-plan-joker = Joker
web-plan-joker-no = Without joker
web-plan-joker-no-words = Cards are built for what they are.
web-plan-joker-yes = With joker
web-plan-joker-yes-words = Once a game everybody may lay a card face down into any column, for gold.

# The mode tokens.

web-mode-turns = Turns
web-mode-gods = Gods
web-mode-mistakes = Mistakes
web-mode-simultaneous = All at once
web-mode-simultaneous-words = Everybody draws and lays at the same time. Whoever is first has it.
web-mode-timed = Sand clock
web-mode-timed-words = One after the other, each against the sand.
web-mode-visible = Open gods
web-mode-visible-words = Chosen during the game, first come, first served.
web-mode-secret = Secret gods
web-mode-secret-words = Dealt at the start; nobody knows yours until the scoring.
web-mode-enforced = Refused
web-mode-enforced-words = A tile that does not fit cannot be laid.
web-mode-called = Called
web-mode-called-words = A wrong tile lies until somebody calls it; then it goes, and what leans on it.
web-mode-called-penalty = Called, with penalty
web-mode-called-penalty-words = A wrong tile lies until somebody calls it, and costs a prophet, too.
web-mode-penalty = A mistake that is called costs a prophet
web-mode-wrong-calls = A wrong call costs its caller a prophet
web-mode-turn = { $mode }: { $now }. Turn over: { $other }
web-mode-toss = Flip the mode tokens

# Files.

web-file-choose = Choose a file
web-file-ours = Download our file
web-file-forget = Use ours again
web-file-tiles = Your own tiles
web-file-tiles-words = A TOML file with 92 tiles, in the form of ours (tiles.toml). Choose it, or drop it here.
web-file-tiles-read = { $file }: { $number } tiles
web-file-deck = Your own deck
web-file-deck-words = A TOML file with 96 cards, in the form of ours (cards.toml). Choose it, or drop it here.
web-file-deck-read = { $file }: { $number } kinds of cards

# What is worth knowing.

web-note-secret-two = Two secret gods each: the rulebooks advise against it. Who knows two of the four gods knows the other two.
web-note-called-shown = The table would show where tiles fit, so nobody would go wrong and there would be little to call.
web-note-short-turn = { $seconds } seconds are gone before a tile is turned the right way.
web-note-short-hold = { $seconds } seconds are little for a tile from a row, above all on a phone.
web-note-short-final = A final phase of { $seconds } seconds each leaves no time to use up the rows.
web-note-short-absent = Whoever thinks for { $seconds } seconds after somebody’s pass counts as passing.
web-note-no-hold = Without a limit somebody may keep a good tile out of the game for as long as he likes.
web-note-no-absent = If somebody walks away without leaving, the others cannot end the game by passing.
web-note-low-guard = { $number } commands without anything new pass quickly with four players: the game may end early.
web-note-long-line = Seven tiles in a row are a narrow strip: on a phone the regions are small.
web-note-few-pieces = With { $number } pieces each, everybody depends on the gods early; the game takes longer.
web-note-handicap-same = So far everybody has the same number.
web-note-tiles = A map for { $players } has { $tiles } tiles; { $found } are laid.
web-note-apart = The tiles must hang together.
web-note-own-deck = Rules, gallery and tutorial tell of our cards, not of yours; at the table yours are explained.
web-note-clock-move = A turn needs at least 5 seconds, and at most 14 days.
web-note-clock-bank = A game needs at least 30 seconds each, and at most 14 days; a turn adds at most a day.
web-fix-two-gods = One god each
web-fix-visible = Open gods
web-fix-no-help = Do not show it
web-fix-usual = As usual
web-fix-usual-map = The usual map
web-fix-no-handicap = One number for all

# What was settled, for everybody at the table.

web-settled-helps = Help
web-settled-turn = { $seconds } s a turn
web-settled-hold = { $seconds ->
    [0] no limit for tiles from rows
   *[other] { $seconds } s for a tile from a row
  }
web-settled-final = final phase { $seconds } s
web-settled-absent = { $seconds ->
    [0] silence is never a pass
   *[other] { $seconds } s of silence are a pass
  }
web-settled-undersides = The backs of tiles: { $how }
web-settled-beginners = Spared the penalties: { $names }
web-settled-option = { $what }: { $how }
web-settled-handicap = Pieces to choose: { $numbers }
web-settled-first = { $name } starts
web-settled-first-drawn = Who starts is drawn by lot
web-settled-edition = The rules of the { $year } edition
web-settled-map = A map of the owner’s drawing
web-settled-tiles = Tiles from a file of the owner’s
web-settled-deck = A deck from a file of the owner’s
web-settled-guard = Ends after { $number } commands without anything new
