# Deus: what cards say. The sentences are put together from the effects of the cards.

deus-goods-wood = { $number } wood
deus-goods-stone = { $number } stone
deus-goods-clay = { $number } clay
deus-goods-wheat = { $number } wheat
deus-goods-gold = { $number } gold
deus-goods-vp = { $number } VP
deus-goods-cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
deus-goods-pieces = { $number ->
    [one] { $number } piece
   *[other] { $number } pieces
}
deus-card-free = free
deus-card-at-the-end = At the end of the game: { $what }

deus-card-gain = { $gain }.
deus-card-gain-cards = { $number ->
    [one] Draw { $number } card
   *[other] Draw { $number } cards
}
deus-card-gain-pieces = { $number ->
    [one] Gain { $number } piece of your choice
   *[other] Gain { $number } pieces of your choice
}
deus-card-plus = { $gain }, plus { $more }
deus-card-limit = { $gain }, at most { $most }

deus-card-per-regions = { $gain } per region you occupy, seas too
deus-card-per-regions-forest = { $gain } per forest you occupy
deus-card-per-regions-mountain = { $gain } per mountain you occupy
deus-card-per-regions-swamp = { $gain } per swamp you occupy
deus-card-per-regions-field = { $gain } per field you occupy
deus-card-per-cities = { $gain } per own region with { $number }+ buildings
deus-card-per-production = { $gain } per own production building
deus-card-per-production-forest = { $gain } per own production building in a forest
deus-card-per-production-mountain = { $gain } per own production building in a mountain
deus-card-per-production-swamp = { $gain } per own production building in a swamp
deus-card-per-production-field = { $gain } per own production building in a field
deus-card-per-buildings = { $gain } per own building on the map
deus-card-per-buildings-forest = { $gain } per own building in forests
deus-card-per-buildings-mountain = { $gain } per own building in mountains
deus-card-per-buildings-swamp = { $gain } per own building in swamps
deus-card-per-buildings-field = { $gain } per own building in fields
deus-card-per-units = { $gain } per own unit on the map
deus-card-per-ships = { $gain } per own ship on the map
deus-card-per-conquests = { $gain } per own region next to an attacked village
deus-card-per-sets = { $gain } per full set of the five standard colours before you
deus-card-per-resources = { $gain } per resource you hold, gold not

deus-card-buy = { $most ->
    [one] Buy { $most } resource of any type for { $price }.
   *[other] Buy up to { $most } resources of any type at { $price } each.
}
deus-card-sell = { $most ->
    [one] Sell { $wares } for { $price }.
   *[other] Sell up to { $wares } at { $price } each.
}
deus-card-sell-all-wood = Sell any amount of wood at { $price } each.
deus-card-sell-all-stone = Sell any amount of stone at { $price } each.
deus-card-sell-all-clay = Sell any amount of clay at { $price } each.
deus-card-sell-all-wheat = Sell any amount of wheat at { $price } each.
deus-card-sell-different = { $most ->
    [one] Sell { $most } resource of any type for { $price }.
   *[other] Sell up to { $most } resources, all of different types, at { $price } each.
}
deus-card-harvest-one = One own production building yields { $number } of its resource.
deus-card-harvest-all = Every own production building yields { $number } of its resource.
deus-card-harvest-terrain = Choose a terrain: each own production building there yields { $number } of its resource.
deus-card-activate-blue = Activate 1 card of your blue column.
deus-card-activate-green = Activate 1 card of your green column.
deus-card-activate-brown = Activate 1 card of your brown column.
deus-card-activate-red = Activate 1 card of your red column.

deus-card-way = { $number ->
    [one] { $number } region
   *[other] { $number } regions
}
deus-card-move = { $units ->
    [one] Move { $units } unit up to { $way }.
   *[other] Move up to { $units } different units up to { $way } each.
}
deus-card-move-steal = { $units ->
    [one] Move { $units } unit up to { $way }, then it steals { $loot } from one opponent next to it.
   *[other] Move up to { $units } different units up to { $way } each; each then steals { $loot } from one opponent next to it.
}
deus-card-steal-one = One own unit steals { $loot } from one opponent next to it.
deus-card-steal-all = One own unit steals { $loot } from each opponent next to it.
deus-card-ransack = { $most ->
    [one] Take { $loot } from one barbarian village next to your units.
   *[other] Take { $loot } from each barbarian village next to your units, from at most { $most } of them.
}

# Where the parts of a card come from.

deus-source-all = all of it: { $whence }
deus-source-part = { $what }: { $whence }
deus-source-of-cost = price
deus-source-of-effect = effect
deus-source-of-limit = limit
deus-source-rulebook = from the rulebook
deus-source-public = from a public source
deus-source-doubtful = from a doubtful source
deus-source-symmetry = made after a card that is known
deus-source-invented = ours
