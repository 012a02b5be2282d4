# Deus in the browser: cards, building, offerings, decisions, the gallery.

# --- cards ---

web-deus-card-cost = Cost: { $price }
web-deus-card-blue = Ships
web-deus-card-green = Production
web-deus-card-yellow = Science
web-deus-card-brown = Civil
web-deus-card-red = Units
web-deus-card-temple = Temples

# --- my hand and columns ---

web-deus-hand = Your hand, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }
web-deus-hand-empty = No cards in hand.
web-deus-hand-auto = Take plain gains at once
web-deus-hand-wait = It is not your turn.
web-deus-hand-looking = You are looking back: go to the present to play.
web-deus-hand-can = Can be built.
web-deus-hand-cannot = Cannot be built now.
web-deus-hand-add = Add it to the offering.
web-deus-hand-lies = In the offering, number { $place }.
web-deus-tableau = Columns
web-deus-tableau-mine = My columns
web-deus-tableau-of = Columns of { $name }
web-deus-tableau-close = Close the columns
web-deus-tableau-empty = no card
web-deus-tableau-column = { $column }: { $cards ->
    [0] no card
    [one] 1 card
   *[other] { $cards } cards
  }

# --- building ---

web-deus-act = Pick a card to build it, or make an offering.
web-deus-act-offer = None of your cards can be built now: make an offering.
web-deus-build = Build
web-deus-build-fee = for { $vp } VP
web-deus-build-where = { $regions ->
    [one] One region glows: choose it on the map.
   *[other] { $regions } regions glow: choose one on the map.
}
web-deus-pay-other = Pay otherwise
web-deus-pay-how = How to pay
web-deus-pay-resources = pay with resources only
web-deus-pay-gold = gold instead of { $wares }
web-deus-fire-of = What the column gives: { $cards ->
    [one] 1 card fires
   *[other] { $cards } cards fire
  }
web-deus-fire-temple = A temple fires no column; it counts at the end.
web-deus-fire-nothing = The column gives nothing now.
web-deus-sum-nothing = nothing
web-deus-sum-sell = sell up to { $wares }: { $gain }
web-deus-sum-asks = { $card } will ask
web-deus-sum-attacks = { $villages ->
    [one] A village is attacked
   *[other] { $villages } villages are attacked
}
web-deus-sum-draws = { $cards ->
    [one] draw 1 card
   *[other] draw { $cards } cards
}
web-deus-joker = Joker
web-deus-joker-where = Face down into which column?
web-deus-joker-price = { $gold } gold
web-deus-joker-lay = Lay the joker
web-deus-joker-sleeps = A joker: it lies face down and has no effect of its own.

# --- why not ---

web-deus-why-nowhere = There is no region.
web-deus-why-village = Nothing is ever built in a village.
web-deus-why-ship = Ships go to sea only.
web-deus-why-sea = Only ships go to sea.
web-deus-why-taken = { $seat } occupies this region.
web-deus-why-twice = You have such a piece here already.
web-deus-why-temple = A temple stands in a land region of your own.
web-deus-why-edge = Your first piece goes to an empty region at the edge of the map.
web-deus-why-near = Too near to another player's first region.
web-deus-why-fee = Any empty edge region costs 3 VP, and you have fewer.
web-deus-why-far = It is not next to a region of yours.
web-deus-why-not-choosing-unit = Choose one of your units that glow.
web-deus-why-not-moving = The unit cannot end its move there.
web-deus-why-not-ransacking = Choose one of the villages that glow.

# --- offerings ---

web-deus-offer = Make an offering
web-deus-offer-short = Offer
web-deus-offer-first = Click the cards to offer. The first lies on top and names the god.
web-deus-offer-to = { $name }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }
web-deus-offer-stand = Jupiter stands in for
web-deus-offer-none = Choose cards
web-deus-offer-make = { $cards ->
    [one] Offer 1 card
   *[other] Offer { $cards } cards
}
web-deus-offer-all = All
web-deus-offer-stop = Back

# --- decisions ---

web-deus-ask-paying = How do you pay?
web-deus-ask-placing = Where do you put { $what }?
web-deus-ask-asking = Do you take it?
web-deus-ask-buying = { $left ->
    [one] Buy one more?
   *[other] Buy up to { $left }: which?
}
web-deus-ask-selling = How many do you sell?
web-deus-ask-selling-different = { $left ->
    [one] Sell one more, of another kind?
   *[other] Sell up to { $left }, all of different kinds: which?
}
web-deus-ask-harvesting = Harvest where?
web-deus-ask-taking-pieces = { $left ->
    [one] Which piece from your reserve?
   *[other] Which piece from your reserve? { $left } to take
}
web-deus-ask-activating = Which card shall fire?
web-deus-ask-choosing-unit = Which unit? Choose it on the map.
web-deus-ask-moving = Where does the unit go? It may stay.
web-deus-ask-robbing = Steal from whom?
web-deus-ask-ransacking = Which village? Choose it on the map.
web-deus-ask-offering = Add more cards?
web-deus-ask-choosing-god = Which god shall give in Jupiter's place?
web-deus-ask-taking-resources = { $left ->
    [one] Which resource?
   *[other] Which resource? { $left } to take
}
web-deus-answer-take = Take it
web-deus-answer-no = Decline
web-deus-answer-enough = No more
web-deus-answer-sell = Sell { $count }
web-deus-answer-done = That is all
web-deus-gather-all = Only { $what }
web-deus-gather-done = OK: { $sum }
web-deus-answer-here = This one

# --- the secret start ---

web-deus-start-title = Choose { $pieces } pieces to begin with
web-deus-start-how = In secret, at most five of a type. The rest waits in your reserve; all are shown when everybody has chosen.
web-deus-start-less = One less: { $what }
web-deus-start-more = One more: { $what }
web-deus-start-left = { $sum } of { $pieces } chosen
web-deus-start-done = Begin with these

# --- keys ---

web-deus-key-card = Pick a card; give an answer; take one more of a kind
web-deus-key-back = Take the last of several back
web-deus-key-build = Build what is picked
web-deus-key-offer = Make an offering
web-deus-key-joker = Lay the picked card as a joker
web-deus-key-pay = Pay in another way
web-deus-key-tableau = Show the columns
web-deus-key-decline = Decline
web-deus-key-enter = Confirm
web-deus-key-escape = Step back

# --- the gallery ---

web-title-cards = Cards of Deus
web-deus-gallery = The cards of Deus
web-deus-gallery-lead = All { $cards } cards of our deck, { $kinds } kinds. The box's own list is not public: what is known of a card and what is ours, each card says.
web-deus-gallery-filter = Show
web-deus-gallery-search = Search
web-deus-gallery-colour = Colour
web-deus-gallery-cost = Cost
web-deus-gallery-effect = Effect
web-deus-gallery-known = Source
web-deus-gallery-any = All
web-deus-gallery-found = { $kinds ->
    [0] No card is like that.
    [one] 1 kind, { $cards } cards
   *[other] { $kinds } kinds, { $cards } cards
}
web-deus-gallery-copies = { $copies } in the deck
web-deus-gallery-clear = Show all
web-deus-kind-gain = Gains
web-deus-kind-trade = Trade
web-deus-kind-harvest = Production
web-deus-kind-activate = Activates cards
web-deus-kind-move = Moves units
web-deus-kind-steal = Takes from others
web-deus-known-public = Known from public sources
web-deus-known-part = Partly known
web-deus-known-ours = Reconstructed by us
