# Deus in the terminal.

# --- options ---

option-deus-start = two buildings of each type for every player, or a secret choice
option-deus-pieces = buildings to choose at the start, from 6 to 10
option-deus-handicap = buildings to choose, by seat, if they differ, like 10,8
option-deus-shape = how the map tiles are arranged
option-deus-places = a custom shape: the position of each tile, like 0/0,1/0,0/1,1/1
option-deus-joker = once per game, each player may build a card face down
option-deus-vp = during the game, players see only their own VP, or everyone’s
option-deus-deck = a custom deck; --deck reads it from a file

# --- words ---

cli-deus-described = { $what }: { $text }

# --- beside the map ---

cli-deus-title = Round { $round }
cli-deus-title-before = Round { $round }, one more to go
cli-deus-title-last = Round { $round }, the last round
cli-deus-title-start = Before the first round
cli-deus-title-over = The game is over
cli-deus-supply = General supply
cli-deus-temples = temples left: { $temples }
cli-deus-cards = deck { $deck }, discard pile { $discard }
cli-deus-cards-top = deck { $deck }, discard pile { $discard } ({ $card } on top)
cli-deus-hand = Your hand ({ $cards })
cli-deus-tableau = Your columns, in order of activation
cli-deus-joker = joker ({ $card })
cli-deus-legend-cards = cards in hand
cli-deus-legend-pieces = 2 ships on the board, 3 in supply
cli-deus-legend-edge = empty edge region
cli-deus-legend-village = village with 4 VP
cli-deus-legend-attacked = attacked village
cli-deus-legend-all = all five types
cli-deus-legend-can = can be built now
cli-deus-turn-of = Waiting for { $seat }.
cli-deus-all-hidden = VP totals are hidden until the end.
cli-deus-score-hidden = The others’ VP are hidden until the end.

# --- what can be done ---

cli-deus-kind-build = build a card
cli-deus-kind-joker = build a joker
cli-deus-kind-offer = make an offering
cli-deus-kind-add = add a card
cli-deus-kind-done = finish the offering
cli-deus-kind-pay = pay
cli-deus-kind-place = place it
cli-deus-kind-take = use it
cli-deus-kind-decline = decline
cli-deus-kind-buy = buy
cli-deus-kind-sell = sell
cli-deus-kind-sell-one = sell
cli-deus-kind-harvest = produce
cli-deus-kind-piece = take a building
cli-deus-kind-fire = activate a card
cli-deus-kind-unit = choose a unit
cli-deus-kind-move = move it
cli-deus-kind-rob = steal
cli-deus-kind-pillage = take VP from a village
cli-deus-kind-invoke = invoke a god
cli-deus-kind-resource = take a resource
cli-deus-kind-choose = choose buildings
cli-deus-commands = u undo · h hint · s score · k columns · l log · ? help · q quit
cli-deus-ask-turn = Your turn: build one card, or make an offering of any number of cards.
cli-deus-ask-build = Build which card? Type its number in your hand (Enter: back)
cli-deus-ask-joker = Which card goes face down, and in which column? (Enter: back)
cli-deus-ask-offer = Which card goes on top? It determines the god; you may add more (Enter: back)
cli-deus-ask-add = Offering to { $name }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  } so far. Add which card? d: done
cli-deus-ask-done = You are offering your whole hand. d: done
cli-deus-ask-pay = How will you pay for { $card }?
cli-deus-ask-place = Where will you place { $what }? A number, or a region like 2,-1
cli-deus-ask-take = Use this effect?
cli-deus-ask-buy = Buy which resource?
cli-deus-ask-sell = How many will you sell?
cli-deus-ask-sell-one = Sell one of which resource?
cli-deus-ask-harvest = Produce where?
cli-deus-ask-piece = Which building from your supply? { $left } more to take
cli-deus-ask-fire = Activate which card?
cli-deus-ask-unit = Which unit? A number, or its region
cli-deus-ask-move = Where will the unit move? It may stay
cli-deus-ask-rob = Steal from whom?
cli-deus-ask-pillage = Take VP from which village?
cli-deus-ask-invoke = Jupiter: which god’s power will you use?
cli-deus-ask-resource = Which resource? { $left } more to take
cli-deus-ask-choose = Choose { $pieces } starting buildings
cli-deus-choose-how = Five numbers for ships, production, scientific, civil, military units, at most 5 of each: 2 2 2 2 2
cli-deus-joker-how = Card number and column letter, like 2g
cli-deus-fires = (activates { $cards })
cli-deus-firing = Card { $place } of { $most } in the column: { $what }
cli-deus-no-answer = “{ $word }” is not possible here. Choices: { $known }
cli-deus-no-hint = No bot plays this game well enough to give hints.
cli-deus-hand-over = { $seat } is next. Press Enter when no one else is looking.

# --- what was done ---

cli-deus-times = { $what } ({ $times } times)
cli-deus-other-gains = { $seat } { $gains }
cli-deus-placed = { $what } in { $q },{ $r }

# --- help ---

cli-deus-manual =
    A letter chooses what to do, a number what to do it with; regions go by number
    or by name (q,r: the diagonal above the map, then the row on the left). You can
    type both at once, “b3”, or the words of a record: “build N01”, “place 2,-1”.
    If only one thing is asked, the number alone will do; 0 means no, or no more.
    u  undoes, within your turn, until a card is drawn
    h  shows what a bot would do         s  explains your score so far
    k  shows all columns with texts      l  lists all moves so far
    m  redraws the screen (or Enter)     q  quits (or Ctrl-D)
# $fee is the sign of a region for which VP have to be paid.
cli-deus-manual-rules =
    On your turn, build one card or make one offering. To build: pay ({ $gold } gold can
    replace any resource), place a building of the card’s type next to yours, then
    activate the whole column from bottom to top. An empty edge region elsewhere
    costs { $vp } VP ({ $fee } on the map). An offering: use the power of the top card’s
    god, then draw back up to { $refill } cards. A village whose neighbours are all
    occupied, with a unit among them, is attacked: the most units win its VP; ties
    go to the most buildings. The last temple or village triggers the end: finish
    this round and play one more.
cli-deus-manual-joker =
    j  once per game: any card face down, for as much gold as its rank, “j 2g”
