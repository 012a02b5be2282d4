# Deus: decks, options, refusals, scores.

deck-no-list = Line { $line }: a deck file holds cards, each under [[cards]], perhaps free = true above them, and nothing else.
deck-field-missing = Line { $line }: card { $id }: { $field } is missing.
deck-field-unknown = Line { $line }: card { $id }: there is no field { $field }; these there are: { $known }.
deck-field-wrong = Line { $line }: card { $id }: { $field } cannot be “{ $found }”; it can be: { $known }.
deck-field-odd = Line { $line }: card { $id }: { $field } cannot be “{ $found }”.
deck-id = Line { $line }: "{ $id }" is no id; write up to eight letters and digits.
deck-name = Line { $line }: card { $id }: names stand under en, fr or de, each of 1 to { $most } letters.
deck-copies = Line { $line }: card { $id } must be there 1 to { $most } times, not { $found } times.
deck-cost = Line { $line }: card { $id }: a cost names wood, stone, clay, wheat or gold, one to three of each.
deck-temple = Line { $line }: card { $id }: a temple gains VP at the end and has no other effect.
deck-temple-cost = Line { $line }: card { $id }: a temple costs one of each resource; free = true above the first card leaves that open.
deck-school = Line { $line }: card { $id }: only a yellow card activates others.
deck-size = Line { $line }: card { $id }: "per = cities" and a size (2 or 3) go together.
deck-terrain = Line { $line }: card { $id }: a terrain goes with regions, production or buildings only.
deck-theft = Line { $line }: card { $id }: a theft needs both a good and an amount.
deck-twice = Line { $line }: there are two cards with the id { $id }.
deck-count = Line { $line }: the deck has { $found } cards, it must have { $right }.
deck-colour = Line { $line }: the deck has { $found } { $colour } cards, it must have { $right } of each colour; free = true above the first card leaves that open.
deck-word = Card { $line } of the deck cannot be read: "{ $word }".
deus-deck = The deck cannot be used: { $reason }
deus-handicap = Handicaps need the chosen start, and one number from { $least } to { $most } for each of { $players } players.
deus-pieces = A number of pieces to choose, here { $pieces }, needs the chosen start.
deus-shape = The shape { $shape } is not for { $players } players.
deus-place = "{ $word }" is no place of a tile; write two whole numbers, like 1/-1.
deus-places = A map for { $players } players has { $tiles } different places.
deus-apart = The tiles of a map must hang together.
deus-hidden = What is hidden cannot be played.
deus-no-card = There is no card { $card } in this deck.
deus-no-region = There is no region { $q },{ $r } on this map.
deus-no-seat = Nobody sits in the { $seat } here. Seats: { $known }.
deus-number = { $number } is not from 0 to { $most }.
deus-not-chance = Nothing is to be drawn now.
deus-not-here = This table has the seats 1 to { $players }, no others.
deus-has-chosen = You have chosen already; wait for the others.
deus-split = That is not the right number of pieces, or more than five of a type.
deus-choose-first = Choose your pieces first.
deus-not-your-turn = It is the turn of { $seat }.
deus-decide-first = Something else is to be decided first: { $wanted }.
deus-no-site = That piece cannot go to { $q },{ $r }.
deus-cannot-pay-so = You cannot pay for the card in that way.
deus-not-possible = That is not possible here.
deus-not-in-hand = { $card } is not in your hand.
deus-ascending = Cards are added to an offering in the order of the deck.
deus-too-dear = That needs { $needed } gold; you have { $gold }.
deus-no-jokers = This table plays without jokers.
deus-joker-used = Your joker has been played.
deus-columns = Temple { $temple } needs { $needed ->
    [one] { $needed } card
   *[other] { $needed } cards
} in each of the five other columns.
deus-no-piece = There is no piece of that type on your board.
deus-nowhere = There is no region for it.
deus-score-vp = VP won during the game
deus-score-from-start = at the start
deus-score-from-villages = villages
deus-score-from-fees = fees for regions at the edge
deus-score-from-thefts = thefts
deus-score-from-gods = gods
deus-score-from-blue = ship cards
deus-score-from-green = production cards
deus-score-from-yellow = science cards
deus-score-from-brown = civil cards
deus-score-from-red = unit cards
deus-score-from-temple = temples
deus-score-fired = { $card }, { $times ->
    [one] fired once
   *[other] fired { $times } times
}
deus-score-temple = { $card }
deus-score-majority = most { $good }: { $count }
good-wood = wood
good-stone = stone
good-clay = clay
good-wheat = wheat
good-gold = gold
good-vp = VP
good-cards = cards
good-pieces = pieces
ending-temples = all temples were built
ending-villages = all villages were attacked
ending-no-builds = nobody had built for too long

# --- words, what was done ---

deus-one-ship = a ship
deus-one-production = a production building
deus-one-science = a science building
deus-one-civil = a civil building
deus-one-unit = a unit
deus-one-temple = a temple
deus-piece-ship = ship
deus-piece-production = production building
deus-piece-science = science building
deus-piece-civil = civil building
deus-piece-unit = unit
deus-piece-temple = temple
deus-terrain-forest = forest
deus-terrain-mountain = mountain
deus-terrain-swamp = swamp
deus-terrain-field = field
deus-terrain-sea = sea
deus-column-blue = blue column
deus-column-green = green column
deus-column-yellow = yellow column
deus-column-brown = brown column
deus-column-red = red column
deus-god-neptune = Neptune
deus-god-ceres = Ceres
deus-god-minerva = Minerva
deus-god-vesta = Vesta
deus-god-mars = Mars
deus-god-jupiter = Jupiter
deus-gift-neptune = { $gold } gold per card offered, and a ship
deus-gift-ceres = 1 resource of your choice per card, and a production building
deus-gift-minerva = 1 more card drawn per card offered, and a science building
deus-gift-vesta = { $one } VP for one card, { $more } for more, and a civil building
deus-gift-mars = 1 piece of your choice per card offered
deus-gift-jupiter = the gift of any other god
deus-back = a card face down
deus-did-build = { $seat } builds { $card }
deus-did-joker = { $seat } lays { $card } as a joker: { $column }
deus-did-joker-hidden = { $seat } lays a card face down as a joker: { $column }
deus-did-offer = { $seat } makes an offering to { $name }, { $card } on top
deus-did-add = { $seat } adds { $card } to the offering
deus-did-add-hidden = { $seat } adds a card to the offering
deus-did-done = { $seat } completes the offering
deus-did-pay = { $seat } pays
deus-did-place = { $seat } places { $what } on { $q },{ $r }
deus-did-take = { $seat } uses { $card }
deus-did-decline = { $seat } declines { $card }
deus-did-buy = { $seat } buys { $good }
deus-did-sell = { $seat } sells { $count } with { $card }
deus-did-sell-one = { $seat } sells { $good }
deus-did-harvest = { $seat } harvests: { $land }
deus-did-piece = { $seat } takes a piece from the reserve
deus-did-fire = { $seat } activates { $card }
deus-did-unit = { $seat } sends the unit of { $q },{ $r } with { $card }
deus-did-move = { $seat } moves the unit to { $q },{ $r }
deus-did-rob = { $seat } steals from { $victim }
deus-did-pillage = { $seat } takes VP from the village on { $q },{ $r }
deus-did-invoke = { $seat } calls { $name }
deus-did-resource = { $seat } chooses a resource
deus-did-choose = { $seat } chooses { $pieces }
deus-did-choose-hidden = { $seat } has chosen pieces in secret
deus-did-tile = Tile { $tile } comes to place { $place } of the map
deus-did-face = The tile on place { $place } shows face { $face }, turned by { $rotation }
deus-did-first = { $seat } begins every round
deus-did-card = { $seat } draws { $card }
deus-did-card-hidden = { $seat } draws a card
deus-attack = the village on { $q },{ $r } is attacked ({ $counts }): { $who } wins { $vp } VP
deus-attack-shared = the village on { $q },{ $r } is attacked ({ $counts }): { $who } win { $vp } VP each
deus-attack-units = { $seat } { $units ->
    [one] 1 unit
   *[other] { $units } units
  }
deus-attack-both = { $seat } { $units ->
    [one] 1 unit
   *[other] { $units } units
  } and { $buildings ->
    [one] 1 building
   *[other] { $buildings } buildings
  }
deus-end-near = the end is near: round { $round } is the last
deus-reshuffled = the discard becomes the new deck
