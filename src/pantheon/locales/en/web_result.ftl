# The result of a game, and the points over its course.

web-result-ahead = { $points ->
    [one] 1 point ahead
   *[other] { $points } points ahead
  }
web-result-turns = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
  }
web-result-rounds = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
  }
web-result-moves = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
  }
web-result-sources = Where the points came from
web-result-total = Total
web-result-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  }
web-result-tie-by = Tie-break: { $what }
web-result-new = New game
web-result-watch = Watch again
web-result-details = Details
web-result-share = Share a picture
web-result-shared = The picture is ready.
web-result-no-picture = This browser cannot draw the picture.

web-course = Points over the game
web-course-of = Points over the game: { $names }. The table below has the numbers.
web-course-rounds = by round; select a point to replay from there
web-course-minutes = by minute; select a point to replay from there
web-course-move = After move
