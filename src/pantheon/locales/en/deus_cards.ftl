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
    [one] { $number } building
   *[other] { $number } buildings
}
deus-card-free = free
deus-card-at-the-end = At the end of the game: { $what }

deus-card-gain = { $gain }.
deus-card-gain-cards = { $number ->
    [one] Draw { $number } card
   *[other] Draw { $number } cards
}
deus-card-gain-pieces = { $number ->
    [one] Gain { $number } building of your choice
   *[other] Gain { $number } buildings of your choice
}
deus-card-plus = { $gain }, plus { $more }
deus-card-limit = { $gain }, up to { $most }

deus-card-per-regions = { $gain } per region you occupy, including sea regions
deus-card-per-regions-forest = { $gain } per forest you occupy
deus-card-per-regions-mountain = { $gain } per mountain you occupy
deus-card-per-regions-swamp = { $gain } per swamp you occupy
deus-card-per-regions-field = { $gain } per field you occupy
deus-card-per-cities = { $gain } per region where you have { $number } or more buildings
deus-card-per-production = { $gain } for each of your production buildings
deus-card-per-production-forest = { $gain } for each of your production buildings in a forest
deus-card-per-production-mountain = { $gain } for each of your production buildings on a mountain
deus-card-per-production-swamp = { $gain } for each of your production buildings in a swamp
deus-card-per-production-field = { $gain } for each of your production buildings in a field
deus-card-per-buildings = { $gain } for each of your buildings on the map
deus-card-per-buildings-forest = { $gain } for each of your buildings in forests
deus-card-per-buildings-mountain = { $gain } for each of your buildings on mountains
deus-card-per-buildings-swamp = { $gain } for each of your buildings in swamps
deus-card-per-buildings-field = { $gain } for each of your buildings in fields
deus-card-per-units = { $gain } for each of your military units on the map
deus-card-per-ships = { $gain } for each of your ships on the map
deus-card-per-conquests = { $gain } for each of your regions adjacent to an attacked village
deus-card-per-sets = { $gain } per complete set of the five standard colours in your columns
deus-card-per-resources = { $gain } per resource you have, not counting gold

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
   *[other] Sell up to { $most } different resources at { $price } each.
}
deus-card-harvest-one = One of your production buildings produces { $number } of its resource.
deus-card-harvest-all = Each of your production buildings produces { $number } of its resource.
deus-card-harvest-terrain = Choose a terrain: each of your production buildings there produces { $number } of its resource.
deus-card-activate-blue = Activate 1 card in your blue column.
deus-card-activate-green = Activate 1 card in your green column.
deus-card-activate-brown = Activate 1 card in your brown column.
deus-card-activate-red = Activate 1 card in your red column.

deus-card-way = { $number ->
    [one] { $number } region
   *[other] { $number } regions
}
deus-card-move = { $units ->
    [one] Move { $units } unit up to { $way }.
   *[other] Move up to { $units } different units up to { $way } each.
}
deus-card-move-steal = { $units ->
    [one] Move { $units } unit up to { $way }; it then steals { $loot } from one adjacent opponent.
   *[other] Move up to { $units } different units up to { $way } each; each then steals { $loot } from one adjacent opponent.
}
deus-card-steal-one = One of your units steals { $loot } from one adjacent opponent.
deus-card-steal-all = One of your units steals { $loot } from each adjacent opponent.
deus-card-ransack = { $most ->
    [one] Take { $loot } from one barbarian village adjacent to your units.
   *[other] Take { $loot } from each of up to { $most } barbarian villages adjacent to your units.
}

# Where the parts of a card come from.

deus-source-all = whole card: { $whence }
deus-source-part = { $what }: { $whence }
deus-source-of-cost = cost
deus-source-of-effect = effect
deus-source-of-limit = limit
deus-source-rulebook = from the rulebook
deus-source-public = from a public source
deus-source-doubtful = from an uncertain source
deus-source-symmetry = modelled on a known card
deus-source-invented = our own
