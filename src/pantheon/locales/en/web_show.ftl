# The scoring as a show, of whichever game.

web-show-title = Scoring
web-show-step = { $title }. { $words }
web-show-sums = Totals so far
web-show-of = Step { $step } of { $steps }
web-show-back = Previous step
web-show-next = Next step
web-show-play = Play automatically
web-show-pause = Pause
web-show-skip = Skip
web-show-done = Go to result
