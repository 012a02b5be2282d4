# Deus: decks, options, refusals, scores.

deck-no-list = Line { $line }: a deck file contains only cards, each under [[cards]], with free = true above them if needed.
deck-field-missing = Line { $line }: card { $id }: { $field } is missing.
deck-field-unknown = Line { $line }: card { $id }: there is no field { $field }. Fields: { $known }.
deck-field-wrong = Line { $line }: card { $id }: { $field } cannot be “{ $found }”. Possible values: { $known }.
deck-field-odd = Line { $line }: card { $id }: { $field } cannot be “{ $found }”.
deck-id = Line { $line }: “{ $id }” is not a valid id; use up to eight letters and digits.
deck-name = Line { $line }: card { $id }: names go under en, fr or de, each 1 to { $most } characters long.
deck-copies = Line { $line }: card { $id } needs 1 to { $most } copies, not { $found }.
deck-cost = Line { $line }: card { $id }: a cost consists of wood, stone, clay, wheat or gold, one to three of each.
deck-temple = Line { $line }: card { $id }: a temple scores VP at the end and has no other effect.
deck-temple-cost = Line { $line }: card { $id }: a temple costs one of each resource; to allow other costs, write free = true above the first card.
deck-school = Line { $line }: card { $id }: only a yellow card can activate other cards.
deck-size = Line { $line }: card { $id }: “per = cities” requires a size (2 or 3), and only that does.
deck-terrain = Line { $line }: card { $id }: a terrain is only allowed with regions, production or buildings.
deck-theft = Line { $line }: card { $id }: stealing needs both a resource and an amount.
deck-twice = Line { $line }: there are two cards with the id { $id }.
deck-count = Line { $line }: the deck has { $found } cards; it must have { $right }.
deck-colour = Line { $line }: the deck has { $found } { $colour } cards; it must have { $right } of each colour. To allow other numbers, write free = true above the first card.
deck-word = Card { $line } of the deck cannot be read: “{ $word }”.
deus-deck = The deck cannot be used: { $reason }
deus-handicap = A handicap requires the chosen start and a number from { $least } to { $most } for each of the { $players } players.
deus-pieces = Setting the number of buildings to choose (here { $pieces }) requires the chosen start.
deus-shape = The { $shape } map is not available for { $players } players.
deus-place = “{ $word }” is not a tile position; write two whole numbers, like 1/-1.
deus-places = A map for { $players } players needs { $tiles } different positions.
deus-apart = All tiles of the map must be connected.
deus-hidden = Hidden actions cannot be played.
deus-no-card = There is no card { $card } in this deck.
deus-no-region = There is no region { $q },{ $r } on this map.
deus-no-seat = There is no { $seat } seat at this table. Seats: { $known }.
deus-number = { $number } is not between 0 and { $most }.
deus-not-chance = There is nothing to draw now.
deus-not-here = This table has seats 1 to { $players } only.
deus-has-chosen = You have already chosen; wait for the others.
deus-split = That is the wrong number of buildings, or more than five of one type.
deus-choose-first = Choose your buildings first.
deus-not-your-turn = It is { $seat }’s turn.
deus-decide-first = Something else has to be decided first: { $wanted }.
deus-no-site = That building cannot go in { $q },{ $r }.
deus-cannot-pay-so = You cannot pay for the card that way.
deus-not-possible = That is not possible here.
deus-not-in-hand = { $card } is not in your hand.
deus-ascending = Add cards to an offering in deck order.
deus-too-dear = That costs { $needed } gold; you have { $gold }.
deus-no-jokers = This table is played without jokers.
deus-joker-used = You have already played your joker.
deus-columns = Temple { $temple } requires { $needed ->
    [one] { $needed } card
   *[other] { $needed } cards
} in each of the five other columns.
deus-no-piece = You have no building of that type on your player board.
deus-nowhere = There is no valid region for it.
deus-score-vp = VP won during the game
deus-score-from-start = at the start
deus-score-from-villages = villages
deus-score-from-fees = fees for edge regions
deus-score-from-thefts = thefts
deus-score-from-gods = gods
deus-score-from-blue = maritime cards
deus-score-from-green = production cards
deus-score-from-yellow = scientific cards
deus-score-from-brown = civil cards
deus-score-from-red = military cards
deus-score-from-temple = temples
deus-score-fired = { $card }, { $times ->
    [one] activated once
   *[other] activated { $times } times
}
deus-score-temple = { $card }
deus-score-majority = the most { $good }: { $count }
good-wood = wood
good-stone = stone
good-clay = clay
good-wheat = wheat
good-gold = gold
good-vp = VP
good-cards = cards
good-pieces = buildings
ending-temples = all temples were built
ending-villages = all villages were attacked
ending-no-builds = no one had built for too long

# --- words, what was done ---

deus-one-ship = a ship
deus-one-production = a production building
deus-one-science = a scientific building
deus-one-civil = a civil building
deus-one-unit = a military unit
deus-one-temple = a temple
deus-piece-ship = ship
deus-piece-production = production building
deus-piece-science = scientific building
deus-piece-civil = civil building
deus-piece-unit = military unit
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
deus-gift-minerva = 1 extra card drawn per card offered, and a scientific building
deus-gift-vesta = { $one } VP for 1 card, { $more } VP for more, and a civil building
deus-gift-mars = 1 building of any type per card offered
deus-gift-jupiter = the power of any other god
deus-back = a face-down card
deus-did-build = { $seat } builds { $card }
deus-did-joker = { $seat } builds { $card } as a joker: { $column }
deus-did-joker-hidden = { $seat } builds a face-down card as a joker: { $column }
deus-did-offer = { $seat } makes an offering to { $name }, { $card } on top
deus-did-add = { $seat } adds { $card } to the offering
deus-did-add-hidden = { $seat } adds a card to the offering
deus-did-done = { $seat } completes the offering
deus-did-pay = { $seat } pays
deus-did-place = { $seat } places { $what } in { $q },{ $r }
deus-did-take = { $seat } uses { $card }
deus-did-decline = { $seat } declines { $card }
deus-did-buy = { $seat } buys { $good }
deus-did-sell = { $seat } sells { $count } with { $card }
deus-did-sell-one = { $seat } sells { $good }
deus-did-harvest = { $seat } produces ({ $land })
deus-did-piece = { $seat } takes a building from their supply
deus-did-fire = { $seat } activates { $card }
deus-did-unit = { $seat } uses the unit in { $q },{ $r } with { $card }
deus-did-move = { $seat } moves the unit to { $q },{ $r }
deus-did-rob = { $seat } steals from { $victim }
deus-did-pillage = { $seat } takes VP from the village in { $q },{ $r }
deus-did-invoke = { $seat } invokes { $name }
deus-did-resource = { $seat } chooses a resource
deus-did-choose = { $seat } chooses { $pieces }
deus-did-choose-hidden = { $seat } has secretly chosen buildings
deus-did-tile = Tile { $tile } goes to map position { $place }
deus-did-face = The tile at position { $place } shows side { $face }, rotated { $rotation } × 60°
deus-did-first = { $seat } is the first player
deus-did-card = { $seat } draws { $card }
deus-did-card-hidden = { $seat } draws a card
deus-attack = the village in { $q },{ $r } is attacked ({ $counts }): { $who } wins { $vp } VP
deus-attack-shared = the village in { $q },{ $r } is attacked ({ $counts }): { $who } win { $vp } VP each
deus-attack-units = { $seat } { $units ->
    [one] 1 unit
   *[other] { $units } units
  }
deus-attack-both = { $seat } { $units ->
    [one] 1 unit
   *[other] { $units } units
  } / { $buildings ->
    [one] 1 building
   *[other] { $buildings } buildings
  }
deus-end-near = the end is triggered: round { $round } is the last
deus-reshuffled = the discard pile is reshuffled into the deck
