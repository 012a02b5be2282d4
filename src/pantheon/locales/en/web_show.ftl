# The scoring as a show, of whichever game.

web-show-title = The scoring
web-show-step = { $title }. { $words }
web-show-sums = Sums so far
web-show-of = Step { $step } of { $steps }
web-show-back = One step back
web-show-next = Next step
web-show-play = Go on by itself
web-show-pause = Pause
web-show-skip = Skip
web-show-done = To the result
