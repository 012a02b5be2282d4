# The rules pages.

web-rules-of = The rules of { $game }
web-rules-short = The examples for these rules come together with the board for the browser.
web-rules-unknown = There is no such game here.
web-rules-contents = Contents
web-rules-learn = Learn it by playing
web-rules-play = To the tables
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
web-rules-scenes = Variants of the example
web-rules-back = Back
web-rules-next = Next
web-rules-step = { $step } of { $steps }
web-rules-given = This is the position
web-rules-refused = Not allowed:
web-rules-display = Display
web-rules-hand = { $name } holds
web-rules-empty = empty field

# Playing on from an example.

web-rules-try = Try it yourself
web-rules-try-turn = { $name } – { $words }
web-rules-try-leave = Back to the example
web-rules-try-seat = Play for
web-rules-try-moves = What has been played
web-rules-try-nothing = Nothing yet. You move for everybody; nothing is kept.
web-rules-try-clock = Let time pass: { $words }
web-rules-city-standing = a city
web-rules-city-safe = a safe city

web-mark-rulebook = As the rulebook says
web-mark-rulebook-sign = B
web-mark-source = From another public source
web-mark-source-sign = P
web-mark-ruling = Our ruling, where nothing decides it
web-mark-ruling-sign = O

# Our rulings: where a rulebook leaves something open.

web-rulings = Our rulings
web-rulings-lead = Here the rulebook says nothing, or not enough, or two things that do not go together. This is what we do, and why.
web-rulings-legend = The signs behind the rules tell who says so:
web-rulings-of = Our ruling: { $title }
ruling-book = The rulebook:
ruling-ours = Here:
ruling-why = Why:
