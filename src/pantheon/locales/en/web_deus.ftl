# Deus in the browser: the map, what lies open, what waits, what came of it, the end.

# --- the map ---

web-deus-map-world = Map: use the arrow keys to move between regions, Enter to choose one
web-deus-map-region = { $q },{ $r }: { $what }
web-deus-map-free = { $terrain }, empty
web-deus-map-edge = { $terrain } on the edge, empty
web-deus-map-held = { $name }’s { $terrain }: { $pieces }
web-deus-map-village = barbarian village, { $vp } VP
web-deus-map-attacked = village, already attacked
web-deus-map-gaps = { $free ->
    [one] 1 adjacent region still empty
   *[other] { $free } adjacent regions still empty
}
web-deus-map-surrounded = all adjacent regions are occupied
web-deus-map-unarmed = no military unit next to it yet
web-deus-map-leads = would go to { $names } right now
web-deus-map-place = place { $what } here
web-deus-map-here = build here
web-deus-map-unit = use this unit
web-deus-map-move = move the unit here
web-deus-map-stay = don’t move
web-deus-map-pillage = take VP from this village
web-deus-map-rob = steal from { $name }
web-deus-map-harvest = produce here ({ $land })
web-deus-map-costs = costs { $goods }
web-deus-map-brings = gains { $goods }
web-deus-map-draws = { $cards ->
    [one] draw 1 card
   *[other] draw { $cards } cards
}
web-deus-map-attacks = { $villages ->
    [one] attacks a village
   *[other] attacks { $villages } villages
}
web-deus-hint-place = best in { $place }
web-deus-map-victims = then you can steal from { $names }
web-deus-attack-wins = { $names } { $winners ->
    [one] wins { $goods }
   *[other] win { $goods } each
} ({ $units ->
    [one] { $units } unit
   *[other] { $units } units
})
web-deus-attack-wins-both = { $names } { $winners ->
    [one] wins { $goods }
   *[other] win { $goods } each
} ({ $units ->
    [one] { $units } unit
   *[other] { $units } units
}, { $buildings ->
    [one] { $buildings } building
   *[other] { $buildings } buildings
})
web-deus-map-asks = lets you choose: { $cards }
web-deus-map-fallen = The village is taken
web-deus-map-seen = Got it

# --- what waits ---

web-deus-now-dealing = Setting up the map and dealing cards
web-deus-now-choose = Secretly choose your buildings
web-deus-now-secret = Still choosing buildings: { $names }
web-deus-now-other = { $name }’s turn
web-deus-now-last = Last round: { $words }
web-deus-now-over = The game is over: { $ending }
web-deus-now-turn = Build a card, or make an offering to a god
web-deus-now-where = Choose a region for { $what }
web-deus-now-paying = How will you pay for { $card }?
web-deus-now-placing = Choose a region for { $what }
web-deus-now-asking = { $card }: use it?
web-deus-now-buying = { $card }: buy a resource (up to { $left })
web-deus-now-selling = { $card }: how many will you sell?
web-deus-now-selling-different = { $card }: sell one, then one of another type
web-deus-now-harvesting = { $card }: produce where?
web-deus-now-taking-pieces = Take { $left ->
    [one] a building
   *[other] { $left } buildings
} from your personal supply
web-deus-now-activating = { $card }: activate which card?
web-deus-now-choosing-unit = { $card }: choose a unit on the map
web-deus-now-moving = Where will the unit move? It may stay
web-deus-now-robbing = { $card }: steal from whom?
web-deus-now-ransacking = { $card }: take VP from which village?
web-deus-now-offering = Choose cards to offer; the first one determines the god
web-deus-now-choosing-god = Jupiter: choose another god’s power
web-deus-now-taking-resources = Take { $left ->
    [one] a resource
   *[other] { $left } resources
} of your choice

# --- what lies open ---

web-deus-fact-vp = { $vp } VP
web-deus-fact-vp-hidden = VP hidden
web-deus-fact-piece = { $piece }: { $board } on the player board, { $reserve } in supply
web-deus-fact-secret = { $piece }: secret until all have chosen
web-deus-fact-hand = { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}
web-deus-fact-column = { $column }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
web-deus-fact-temples = { $cards ->
    [one] 1 temple card
   *[other] { $cards } temple cards
}
web-deus-fact-joker = Joker already played
web-deus-fact-first = First player
web-deus-common-start = Before the first round
web-deus-common-round = Round { $round }
web-deus-common-before = Round { $round }, one more to go
web-deus-common-last = Round { $round }, the last round
web-deus-common-over = Game over after { $round } rounds
web-deus-common-supply = General supply
web-deus-common-temples = { $temples ->
    [one] 1 temple left
   *[other] { $temples } temples left
}; building the last one triggers the end of the game
web-deus-common-villages = { $villages ->
    [one] 1 barbarian village left
   *[other] { $villages } barbarian villages left
}, worth { $vp } VP; attacking the last one triggers the end of the game
web-deus-common-deck = { $cards ->
    [one] 1 card in the deck
   *[other] { $cards } cards in the deck
}
web-deus-common-discard = { $cards ->
    [one] 1 card in the discard pile
   *[other] { $cards } cards in the discard pile
}
# On the discard pile, before the name of its top card.
web-deus-common-top = on top

# --- what was done ---

web-deus-did-take = { $seat } uses the card
web-deus-did-done = { $seat } offers { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in total
web-deus-did-decline = { $seat } declines
web-deus-did-sell = { $seat } sells { $count }
web-deus-did-unit = { $seat } chooses the unit in { $q },{ $r }
web-deus-did-fire = { $seat } activates a card
web-deus-did-place = { $seat } places a building in { $q },{ $r }
web-deus-did-piece = { $seat } takes { $what } from their supply
web-deus-did-resource = { $seat } chooses { $good }
web-deus-did-card = Drawn: { $card }
web-deus-came-gains = { $name } gains { $goods }
# Goods a player has less after a move, whether paid or stolen.
web-deus-came-loses = { $name } loses { $goods }
web-deus-came-gives = { $card }: { $name } gains { $goods }
web-deus-came-robs = { $name } steals { $goods } from { $victim }

# --- the end ---

web-deus-show-vp = VP won during the game
web-deus-show-vp-words = Won or lost before the final scoring
web-deus-show-majorities = Majorities
web-deus-show-majorities-words = 2 VP for the most of each resource and of gold; tied players all score
web-deus-show-most = the most: { $goods }
web-deus-show-total = Final score
web-deus-show-wins = { $names } wins with { $points } VP.
web-deus-show-shares = { $names } share the victory with { $points } VP.
web-deus-show-ending = The game ended because { $ending }.
web-deus-show-gains = { $name }: { $points } VP

# The rows of a result.

web-deus-source-temples = Temples
web-deus-source-majorities = Majorities
