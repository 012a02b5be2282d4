# 4 Gods in the terminal.

# --- options ---

option-four-gods-two_player_gods = in a two-player game: four gods, two each, or two gods, one each
option-four-gods-turns = simultaneous play, or timed turns against the sand timer
option-four-gods-gods = visible (chosen during the game) or secret (dealt)
option-four-gods-mistakes = misplaced tiles are prevented, or stay until called out, with or without a penalty
option-four-gods-wrong_calls = what a wrong call costs the caller: nothing (it is refused), or a prophet
option-four-gods-beginners = seats, starting at 1, that are exempt from penalties
option-four-gods-memory = players are shown the hidden sides they have seen
option-four-gods-peek = all hidden sides are visible to everyone
option-four-gods-turn = seconds per timed turn
option-four-gods-final = seconds of the final phase, per player
option-four-gods-hold = seconds a tile taken from a row may be held; 0 for no limit
option-four-gods-absent = seconds of inactivity that count as passing; 0 for never
option-four-gods-tiles = a custom set of tiles; --tiles reads it from a file
option-four-gods-guard = number of commands without progress in the World that ends the game

# --- what can be done ---

four-gods-kind-ready = ready
four-gods-kind-colour = choose a colour
four-gods-kind-give-up = give up a prophet
four-gods-kind-place = place a tile
four-gods-kind-destroy = destroy a city
four-gods-kind-prophet = prophet on the last tile
four-gods-kind-draw = draw
four-gods-kind-take = take from a row
four-gods-kind-flip = flip in a row
four-gods-kind-discard = discard to your row
four-gods-kind-give-back = return a tile
four-gods-kind-build = build a city
four-gods-kind-god = choose a god
four-gods-kind-call = call out a mistake
four-gods-kind-pass = pass
four-gods-kind-pass-back = cancel your pass
four-gods-kind-end-turn = end your turn
four-gods-commands = h hint · s scores · r rows · l log · ? help · q quit
four-gods-ask-cell = { $what }: which space?
four-gods-ask-way = { $what }: which rotation?
four-gods-ask-with = { $what }: with a prophet?
four-gods-ask-who = { $what }: which prophet?
four-gods-ask-on = { $what }: on which terrain?
four-gods-ask-hand = { $what }: from which hand?
four-gods-ask-face = { $what }: which side up?
four-gods-ask-slot = { $what }: which slot?
four-gods-ask-count = { $what }: 1 or 2?
four-gods-ask-god = { $what }: which one?
four-gods-ask-second = { $what }: a second one as well?
four-gods-ask-token = { $what }: score the city for which colour?
four-gods-ask-colour = { $what }: which one?
four-gods-back = (Enter: back)
four-gods-no-prophet = none
four-gods-no-second = only this one
four-gods-token-own = default: the prophet’s colour, or else the one with fewer tokens
four-gods-from-cell = the one from { $cell }
four-gods-no-answer = “{ $word }” is not possible here. Choices: { $known }
four-gods-not-now = Not possible right now ({ $what }). Choices: { $known }
four-gods-sand-out = Too late: time had already run out.
four-gods-hand-over = { $seat } is next. Press Enter to start; the timer runs from then on.
four-gods-others-flip = Before that, the other players may flip tiles in their own rows, by seat: { $seat } f 2
four-gods-others-call = Before that, the other players may flip tiles in their own rows and call out tiles, by seat: { $seat } f 2, { $seat } c d5
four-gods-whose-command = Type whose command it is and the whole command: { $seats }, then f and a slot, or c and a space.
four-gods-hint-wait = Hint: wait; there is nothing better to do right now.

# --- help ---

four-gods-manual =
    A letter chooses an action; you are asked for whatever is missing. Spaces go by
    name, slots by row and number, everything else by the number shown. You can type
    it all at once:
    p c4        place a tile on c4 (rotation and prophet are asked if needed)
    p c4 2 0    place it there in the second rotation, without a prophet
    d 2         draw two tiles            b e5   build a city on e5
    t n3        take slot 3 of North      t 3    take slot 3 of your own row
    f n3        flip it                   a 2    discard, second side up
    g 1 2       choose two gods at once (g 1 0: only the first)
    x b1        destroy a city (with two colours, you choose which one scores)
    Words of a record work too: “place left MPPF c4”, “take north 3 SSFM left”,
    “prophet c4 NW blue”. “leave” leaves the game for good.
    h  shows what a bot would do          s  explains the scores, as far as you know
    r  lists all rows with the hidden sides you know
    l  lists all moves so far             m  redraws the screen (or Enter)
    q  quits (or Ctrl-D)
four-gods-manual-calls =
    Misplaced tiles stay until a player calls them out: c d5. Nothing here shows
    which tiles are misplaced, not even the hint.
four-gods-modes = Modes: { $turns ->
        [timed] timed turns
       *[simultaneous] simultaneous play
    }, { $gods ->
        [secret] secret gods
       *[visible] visible gods
    } ({ $each } each).
four-gods-unadvised =
    Two players with two secret gods each: the rulebooks advise against it, because
    a player who knows two of the gods knows the other two as well.
four-gods-manual-timed =
    The timer runs { $seconds } seconds per turn, in real time: a command that arrives
    later is not carried out. The bots’ turns cost you no time; the log shows how
    long they took.
four-gods-manual-together =
    Everyone plays at once. While you think, each bot acts about every { $seconds } s;
    you see what they did when you type something, or just press Enter.
four-gods-manual-example =
    A tile, named clockwise from its north-west corner (S sea, P plain, F forest,
    M mountain), and a protected city. Letters are prophets:
