# Deus in the terminal.

# --- options ---

option-deus-start = two pieces of each type for everybody, or a secret choice
option-deus-pieces = pieces to choose at the start, from 6 to 10
option-deus-handicap = pieces to choose by seat, where they differ, like 10,8
option-deus-shape = how the map's tiles lie
option-deus-places = another shape: where each tile lies, like 0/0,1/0,0/1,1/1
option-deus-joker = once a game everybody may lay a card face down
option-deus-vp = during the game everybody sees only his own VP, or all of them
option-deus-deck = another deck; --deck reads it from a file

# --- words ---

cli-deus-described = { $what }: { $text }

# --- beside the map ---

cli-deus-title = Round { $round }
cli-deus-title-before = Round { $round }, one more follows
cli-deus-title-last = Round { $round }, the last
cli-deus-title-start = Before the first round
cli-deus-title-over = The game is over
cli-deus-supply = Supply
cli-deus-temples = temples left { $temples }
cli-deus-cards = deck { $deck }, discard { $discard }
cli-deus-cards-top = deck { $deck }, discard { $discard } ({ $card } on top)
cli-deus-hand = Your hand ({ $cards })
cli-deus-tableau = Your columns, as they fire
cli-deus-joker = joker ({ $card })
cli-deus-legend-cards = cards in hand
cli-deus-legend-pieces = 2 ships ready, 3 in reserve
cli-deus-legend-edge = empty edge region
cli-deus-legend-village = village with 4 VP
cli-deus-legend-attacked = attacked village
cli-deus-legend-all = all five pieces
cli-deus-legend-can = can be built now
cli-deus-turn-of = { $seat } is to decide.
cli-deus-all-hidden = VP are hidden until the end.
cli-deus-score-hidden = What VP the others have is hidden until the end.

# --- what can be done ---

cli-deus-kind-build = build a card
cli-deus-kind-joker = lay a joker
cli-deus-kind-offer = make an offering
cli-deus-kind-add = add a card
cli-deus-kind-done = the offering is complete
cli-deus-kind-pay = pay
cli-deus-kind-place = place it
cli-deus-kind-take = take it
cli-deus-kind-decline = decline
cli-deus-kind-buy = buy
cli-deus-kind-sell = sell
cli-deus-kind-sell-one = sell
cli-deus-kind-harvest = harvest
cli-deus-kind-piece = take a piece
cli-deus-kind-fire = activate a card
cli-deus-kind-unit = choose a unit
cli-deus-kind-move = move it
cli-deus-kind-rob = steal
cli-deus-kind-pillage = take from a village
cli-deus-kind-invoke = call a god
cli-deus-kind-resource = take a resource
cli-deus-kind-choose = choose pieces
cli-deus-commands = u undo · h hint · s score · k columns · l log · ? help · q quit
cli-deus-ask-turn = Your turn: build one card, or offer any number of cards to a god.
cli-deus-ask-build = Build which card? The number of the hand (Enter: back)
cli-deus-ask-joker = Which card face down, and in which column? (Enter: back)
cli-deus-ask-offer = Which card on top? It names the god; you may add more (Enter: back)
cli-deus-ask-add = Offering to { $name }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  } so far. Add which card? d: that is all
cli-deus-ask-done = Your whole hand is offered. d: go on
cli-deus-ask-pay = How do you pay for { $card }?
cli-deus-ask-place = Where do you put { $what }? A number, or a region like 2,-1
cli-deus-ask-take = Do you take this?
cli-deus-ask-buy = Buy which resource?
cli-deus-ask-sell = How many do you sell?
cli-deus-ask-sell-one = Sell one of which resource?
cli-deus-ask-harvest = Harvest where?
cli-deus-ask-piece = Which piece from your reserve? Still { $left } to take
cli-deus-ask-fire = Activate which card?
cli-deus-ask-unit = Which unit? A number, or its region
cli-deus-ask-move = Where does the unit go? Staying is allowed
cli-deus-ask-rob = Steal from whom?
cli-deus-ask-pillage = Take from which village?
cli-deus-ask-invoke = Jupiter: which god shall give?
cli-deus-ask-resource = Which resource? Still { $left } to take
cli-deus-ask-choose = Choose { $pieces } pieces to begin with
cli-deus-choose-how = Five numbers for ships, production, science, civil, units, at most 5 of each: 2 2 2 2 2
cli-deus-joker-how = The number of the card and the letter of the column, like 2g
cli-deus-fires = (fires { $cards })
cli-deus-firing = Card { $place } of { $most } in the column: { $what }
cli-deus-no-answer = "{ $word }" does not fit there. Possible: { $known }
cli-deus-no-hint = No bot plays this game well enough to give hints.
cli-deus-hand-over = { $seat } is next. Press Enter when nobody else looks.

# --- what was done ---

cli-deus-times = { $what } ({ $times } times)
cli-deus-other-gains = { $seat } { $gains }
cli-deus-placed = { $what } on { $q },{ $r }

# --- help ---

cli-deus-manual =
    A letter chooses what to do, a number what with; a region goes by its number or
    its name (q,r: the diagonal above the map, then the row at the left). Both at
    once work, "b3", and so do the words of a record: "build N01", "place 2,-1".
    Where only one thing is asked, the number alone will do; 0 means no, or no more.
    u  takes back, inside your turn until a card is drawn
    h  says what a bot would do          s  explains your points so far
    k  shows all columns with texts      l  lists all moves so far
    m  draws anew (so does Enter)        q  leaves; Ctrl-D does, too
cli-deus-manual-rules =
    A turn is one build or one offering. A build: pay (a missing resource is { $gold }
    gold), place a piece of the card's colour next to yours, then the whole column
    fires, bottom to top. An empty edge region elsewhere costs { $vp } VP ({ $fee } on the map).
    An offering: the top card's god gives, then you draw up to { $refill } cards.
    A village with all neighbours occupied and a unit among them is attacked: most
    units win its VP, then most buildings. The last temple or the last village
    brings the end: this round, and one more.
cli-deus-manual-joker =
    j  once a game: any card face down, for gold: its rank in the column, "j 2g"
