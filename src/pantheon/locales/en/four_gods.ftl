# 4 Gods: what is wrong with a tile file.

tiles-no-toml = Line { $line }: this is not TOML: { $reason }
tiles-no-list = Line { $line }: a tile file holds one list, named "tiles".
tiles-fields = Line { $line }: a tile has a number, faces, and perhaps regions; nothing else.
tiles-number = Line { $line }: a tile's number is a whole number from 1 on, not "{ $found }".
tiles-twice = Line { $line }: there are two tiles with the number { $number }.
tiles-two-faces = Line { $line }: tile { $number } needs two faces, and regions for both or none.
tiles-letters = Line { $line }: tile { $number }: a face is four letters of S, P, F, M, not "{ $face }".
tiles-four-terrains = Line { $line }: tile { $number }: no face shows four terrains, but { $face } does.
tiles-split = Line { $line }: tile { $number }: { $face } must list its regions, nobody can guess which corners are joined.
tiles-regions = Line { $line }: tile { $number }: the regions of { $face } must name NW, NE, SE and SW once each.
tiles-mixed = Line { $line }: tile { $number }: a region of { $face } mixes terrains.
tiles-count = Line { $line }: the set has { $found } tiles, it must have { $right }.

# 4 Gods: options that do not go together.

four-gods-no-secret = Secret gods need one god each: with two players, play with two gods, not four.
four-gods-two-only = Only two players choose how many gods are in play.
four-gods-beginners = Beginners are seats from 1 to { $players }, each named once, not "{ $value }".
