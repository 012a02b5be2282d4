# The rules pages.

web-rules-of = The rules of { $game }
web-rules-short = The short version. The full rules, with examples to play through, come together with the board for the browser.
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
web-rules-close = Close the example
web-rules-scenes = Variants of the example
web-rules-back = Back
web-rules-next = Next
web-rules-step = { $step } of { $steps }
web-rules-given = This is the position
web-rules-refused = Not allowed:
web-rules-display = Display
web-rules-empty = empty field
