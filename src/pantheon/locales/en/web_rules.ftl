# The rules pages.

web-rules-of = { $game }: rules
web-rules-short = The examples for these rules will arrive together with the browser version of the game.
web-rules-unknown = There is no such game here.
web-rules-contents = Contents
web-rules-learn = Learn by playing
web-rules-play = Go to the tables
web-rules-examples = { $number ->
    [one] Show 1 example on the board
   *[other] Show { $number } examples on the board
  }
web-rules-example = Example
web-rules-no-example = There is no such example.
web-rules-print = Print these rules
web-rules-steps = Step by step
web-rules-steps-of = Step by step: { $title }
web-rules-close = Close the example
web-rules-scenes = Variations
web-rules-back = Back
web-rules-next = Next
web-rules-step = { $step } of { $steps }
web-rules-given = Starting position
web-rules-refused = Not allowed:
web-rules-display = Display
web-rules-hand = In { $name }’s hand
# Read out: a slot of the display without a hex.
web-rules-empty = empty slot

# Playing on from an example.

web-rules-try = Try it yourself
web-rules-try-turn = { $name } – { $words }
web-rules-try-leave = Back to the example
web-rules-try-seat = Play as
web-rules-try-moves = Moves so far
web-rules-try-nothing = No moves yet. You play every seat; nothing is saved.
web-rules-try-clock = Let the clock run out: { $words }
web-rules-city-standing = a city
web-rules-city-safe = a protected city

web-mark-rulebook = From the rulebook
web-mark-rulebook-sign = B
web-mark-source = From another public source
web-mark-source-sign = P
web-mark-ruling = Our ruling, where no source decides
web-mark-ruling-sign = O

# Our rulings: where a rulebook leaves something open.

web-rulings = Our rulings
web-rulings-lead = Where the rulebook is silent, incomplete or at odds with itself: what we do, and why.
web-rulings-legend = The marks after the rules show where they come from:
web-rulings-of = Our ruling: { $title }
ruling-book = The rulebook:
ruling-ours = Here:
ruling-why = Why:
