# Deus in the browser: cards, building, offerings, decisions, the gallery.

# --- cards ---

web-deus-card-cost = Cost: { $price }
web-deus-card-blue = Maritime
web-deus-card-green = Production
web-deus-card-yellow = Scientific
web-deus-card-brown = Civil
web-deus-card-red = Military
web-deus-card-temple = Temples

# --- my hand and columns ---

web-deus-hand = Your hand: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }
web-deus-hand-empty = No cards in hand.
web-deus-hand-auto = Take simple gains automatically
web-deus-hand-wait = It isn’t your turn.
web-deus-hand-looking = You’re viewing an earlier position: go back to the live game to play.
web-deus-hand-can = You can build this.
web-deus-hand-cannot = You can’t build this now.
web-deus-hand-add = Add to the offering.
web-deus-hand-lies = Card { $place } of the offering.
web-deus-tableau = Columns
# Said to the player alone: my own columns, not another player's.
web-deus-tableau-mine = Your columns
web-deus-tableau-of = { $name }’s columns
web-deus-tableau-close = Close columns
web-deus-tableau-empty = no cards
web-deus-tableau-column = { $column }: { $cards ->
    [0] no cards
    [one] 1 card
   *[other] { $cards } cards
  }

# --- building ---

web-deus-act = Choose a card to build, or make an offering.
web-deus-act-offer = You can’t build any of your cards now: make an offering.
web-deus-build = Build
web-deus-build-fee = for { $vp } VP
web-deus-build-where = { $regions ->
    [one] One region is highlighted: choose it on the map.
   *[other] { $regions } regions are highlighted: choose one on the map.
}
web-deus-pay-other = Pay another way
web-deus-pay-how = Payment
web-deus-pay-resources = pay with resources only
web-deus-pay-gold = gold instead of { $wares }
web-deus-fire-of = Column effects: { $cards ->
    [one] 1 card activates
   *[other] { $cards } cards activate
  }
web-deus-fire-temple = A temple activates no column; it scores at the end.
web-deus-fire-nothing = This column has no effect right now.
web-deus-sum-nothing = nothing
web-deus-sum-sell = sell up to { $wares }: { $gain }
web-deus-sum-asks = { $card }: your choice
web-deus-sum-attacks = { $villages ->
    [one] 1 village is attacked
   *[other] { $villages } villages are attacked
}
web-deus-sum-draws = { $cards ->
    [one] draw 1 card
   *[other] draw { $cards } cards
}
web-deus-joker = Joker
web-deus-joker-where = Face down in which column?
web-deus-joker-price = { $gold } gold
web-deus-joker-lay = Build as joker
web-deus-joker-sleeps = Joker: face down, with no effect of its own.

# --- why not ---

web-deus-why-nowhere = There is no valid region.
web-deus-why-village = You can never build in a village.
web-deus-why-ship = Ships can only be built in sea regions.
web-deus-why-sea = Only ships can be built in sea regions.
web-deus-why-taken = { $seat } occupies this region.
web-deus-why-twice = You already have a building of this type here.
web-deus-why-temple = A temple must go in a land region you occupy.
web-deus-why-edge = Your first building must go in an empty region on the edge of the map.
web-deus-why-near = Too close to another player’s first region.
web-deus-why-fee = Building in any empty edge region costs 3 VP; you have fewer.
web-deus-why-far = Not adjacent to a region you occupy.
web-deus-why-not-choosing-unit = Choose one of your highlighted units.
web-deus-why-not-moving = The unit cannot end its move there.
web-deus-why-not-ransacking = Choose one of the highlighted villages.

# --- offerings ---

web-deus-offer = Make an offering
web-deus-offer-short = Offer
web-deus-offer-first = Click the cards to offer. The first one goes on top and determines the god.
web-deus-offer-to = { $name }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }
web-deus-offer-stand = Use Jupiter as
web-deus-offer-none = Choose cards
web-deus-offer-make = { $cards ->
    [one] Offer 1 card
   *[other] Offer { $cards } cards
}
web-deus-offer-all = All
web-deus-offer-stop = Cancel

# --- decisions ---

web-deus-ask-paying = How will you pay?
web-deus-ask-placing = Where will you place { $what }?
web-deus-ask-asking = Use this effect?
web-deus-ask-buying = { $left ->
    [one] Buy one more?
   *[other] Buy up to { $left }: which ones?
}
web-deus-ask-selling = How many will you sell?
web-deus-ask-selling-different = { $left ->
    [one] Sell one more, of another type?
   *[other] Sell up to { $left }, all of different types: which ones?
}
web-deus-ask-harvesting = Produce where?
web-deus-ask-taking-pieces = { $left ->
    [one] Which building from your supply?
   *[other] Which building from your supply? { $left } to take
}
web-deus-ask-activating = Activate which card?
web-deus-ask-choosing-unit = Which unit? Choose it on the map.
web-deus-ask-moving = Where will the unit move? It may stay.
web-deus-ask-robbing = Steal from whom?
web-deus-ask-ransacking = Which village? Choose it on the map.
web-deus-ask-offering = Add more cards?
web-deus-ask-choosing-god = Jupiter: which god’s power will you use?
web-deus-ask-taking-resources = { $left ->
    [one] Which resource?
   *[other] Which resource? { $left } to take
}
web-deus-answer-take = Use it
web-deus-answer-no = Decline
web-deus-answer-enough = Stop here
web-deus-answer-sell = Sell { $count }
web-deus-answer-done = Done
web-deus-gather-all = Only { $what }
web-deus-gather-done = Confirm: { $sum }
web-deus-answer-here = This one

# --- the secret start ---

web-deus-start-title = Choose { $pieces } starting buildings
web-deus-start-how = In secret, at most five of each type. The rest stay in your supply; choices are revealed when everyone has chosen.
web-deus-start-less = One fewer: { $what }
web-deus-start-more = One more: { $what }
web-deus-start-left = { $sum } of { $pieces } chosen
web-deus-start-done = Start with these

# --- keys ---

web-deus-key-card = choose a card or an answer; add one of a type
web-deus-key-back = undo the last of several choices
web-deus-key-build = build the chosen card
web-deus-key-offer = make an offering
web-deus-key-joker = build the chosen card as a joker
web-deus-key-pay = pay another way
web-deus-key-tableau = show the columns
web-deus-key-decline = decline
web-deus-key-enter = confirm
web-deus-key-escape = go back

# --- the gallery ---

web-title-cards = Deus cards
web-deus-gallery = Deus cards
web-deus-gallery-lead = Our deck has { $cards } cards, { $kinds } of them different. There is no public list of the published cards, so each card says what is documented and what is ours.
web-deus-gallery-filter = Filter
web-deus-gallery-search = Search
web-deus-gallery-colour = Colour
web-deus-gallery-cost = Cost
web-deus-gallery-effect = Effect
web-deus-gallery-known = Source
web-deus-gallery-any = All
web-deus-gallery-found = { $kinds ->
    [0] No matching cards.
    [one] 1 matching card, { $cards } in the deck
   *[other] { $kinds } matching cards, { $cards } in the deck
}
web-deus-gallery-copies = { $copies } in the deck
web-deus-gallery-clear = Show all
web-deus-kind-gain = Gain
web-deus-kind-trade = Trade
web-deus-kind-harvest = Production
web-deus-kind-activate = Activate cards
web-deus-kind-move = Move units
web-deus-kind-steal = Steal
web-deus-known-public = Publicly documented
web-deus-known-part = Partly documented
web-deus-known-ours = Reconstructed by us
