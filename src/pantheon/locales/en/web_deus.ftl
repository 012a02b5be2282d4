# Deus in the browser: the map, what lies open, what waits, what came of it, the end.

# --- the map ---

web-deus-map-world = Map: the arrow keys go from region to region, Enter decides there
web-deus-map-region = { $q },{ $r }: { $what }
web-deus-map-free = { $terrain }, empty
web-deus-map-edge = { $terrain } at the edge, empty
web-deus-map-held = { $terrain } of { $name }: { $pieces }
web-deus-map-village = barbarian village with { $vp } VP
web-deus-map-attacked = village, attacked already
web-deus-map-gaps = { $free ->
    [one] 1 region around it is still free
   *[other] { $free } regions around it are still free
}
web-deus-map-surrounded = all regions around it are taken
web-deus-map-unarmed = no unit stands there yet
web-deus-map-leads = now it would fall to { $names }
web-deus-map-place = place { $what } here
web-deus-map-here = build here
web-deus-map-unit = send this unit
web-deus-map-move = move the unit here
web-deus-map-stay = stay here
web-deus-map-pillage = take VP from this village
web-deus-map-rob = steal from { $name }
web-deus-map-harvest = harvest: { $land }
web-deus-map-costs = costs { $goods }
web-deus-map-brings = brings { $goods }
web-deus-map-draws = { $cards ->
    [one] draws 1 card
   *[other] draws { $cards } cards
}
web-deus-map-attacks = { $villages ->
    [one] a village is attacked
   *[other] { $villages } villages are attacked
}
web-deus-hint-place = best on { $place }
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
web-deus-map-asks = asks you: { $cards }
web-deus-map-fallen = The village falls
web-deus-map-seen = Seen

# --- what waits ---

web-deus-now-dealing = Map and cards are being dealt
web-deus-now-choose = Choose your pieces in secret
web-deus-now-secret = Still choosing pieces: { $names }
web-deus-now-other = { $name } is on turn
web-deus-now-last = Last round: { $words }
web-deus-now-over = The game is over: { $ending }
web-deus-now-turn = Build a card, or offer cards to a god
web-deus-now-where = Choose a region for { $what }
web-deus-now-paying = How do you pay for { $card }?
web-deus-now-placing = Choose a region for { $what }
web-deus-now-asking = { $card }: take it?
web-deus-now-buying = { $card }: buy a resource, { $left } at most
web-deus-now-selling = { $card }: how many do you sell?
web-deus-now-selling-different = { $card }: sell one, then another kind
web-deus-now-harvesting = { $card }: harvest where?
web-deus-now-taking-pieces = Take { $left ->
    [one] a piece
   *[other] { $left } pieces
} from your reserve
web-deus-now-activating = { $card }: activate which card?
web-deus-now-choosing-unit = { $card }: choose a unit on the map
web-deus-now-moving = Where does the unit go? It may stay
web-deus-now-robbing = { $card }: steal from whom?
web-deus-now-ransacking = { $card }: take VP from which village?
web-deus-now-offering = Choose the cards that you offer; the first one names the god
web-deus-now-choosing-god = Jupiter: which god shall give?
web-deus-now-taking-resources = Take { $left ->
    [one] a resource
   *[other] { $left } resources
} of your choice

# --- what lies open ---

web-deus-fact-vp = { $vp } VP
web-deus-fact-vp-hidden = VP: hidden
web-deus-fact-piece = { $piece }: { $board } ready, { $reserve } in reserve
web-deus-fact-secret = { $piece }: chosen in secret
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
web-deus-fact-joker = The joker has been played
web-deus-fact-first = Begins every round
web-deus-common-start = Before the first round
web-deus-common-round = Round { $round }
web-deus-common-before = Round { $round }, one more follows
web-deus-common-last = Round { $round }, the last
web-deus-common-over = Over after { $round } rounds
web-deus-common-supply = Supply
web-deus-common-temples = { $temples ->
    [one] 1 temple piece left
   *[other] { $temples } temple pieces left
}; the last one brings the end
web-deus-common-villages = { $villages ->
    [one] 1 barbarian village left
   *[other] { $villages } barbarian villages left
} with { $vp } VP; the last attack brings the end
web-deus-common-deck = { $cards ->
    [one] 1 card in the deck
   *[other] { $cards } cards in the deck
}
web-deus-common-discard = { $cards ->
    [one] 1 card in the discard
   *[other] { $cards } cards in the discard
}
web-deus-common-top = on top

# --- what was done ---

web-deus-did-take = { $seat } takes what the card gives
web-deus-did-done = { $seat } offers { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in all
web-deus-did-decline = { $seat } declines
web-deus-did-sell = { $seat } sells { $count }
web-deus-did-unit = { $seat } sends the unit of { $q },{ $r }
web-deus-did-fire = { $seat } activates a card
web-deus-did-place = { $seat } places a piece on { $q },{ $r }
web-deus-did-piece = { $seat } takes { $what } from the reserve
web-deus-did-resource = { $seat } chooses { $good }
web-deus-did-card = Drawn: { $card }
web-deus-came-gains = { $name } gains { $goods }
web-deus-came-loses = { $name } gives up { $goods }
web-deus-came-gives = { $card }: { $name } gains { $goods }
web-deus-came-robs = { $name } takes { $goods } from { $victim }

# --- the end ---

web-deus-show-vp = VP won
web-deus-show-vp-words = What everybody has won during the game
web-deus-show-majorities = Majorities
web-deus-show-majorities-words = Whoever has most of a resource or of gold gets 2 VP; all who are tied do
web-deus-show-most = most: { $goods }
web-deus-show-total = Result
web-deus-show-wins = { $names } wins with { $points } VP.
web-deus-show-shares = { $names } share the victory with { $points } VP.
web-deus-show-ending = The end came because { $ending }.
web-deus-show-gains = { $name }: { $points } VP

# The rows of a result.

web-deus-source-temples = Temples
web-deus-source-majorities = Majorities
