"""The course of a game of Deus: laying the map, dealing, what goes on by itself, rounds and the end."""

try:
    import cython
except ImportError:
    from pantheon.engine import shim as cython

from pantheon.games.deus.numbers import NUMBERS
from pantheon.games.deus.offerings import Offerings
from pantheon.games.deus.options import DeusOptions

if not cython.compiled:
    from pantheon.engine.bits import count_bits, lowest_bit
    from pantheon.engine.rows import copy_shorts
    from pantheon.games.deus.codes import (
        ADD,
        BEGUN,
        BUILD,
        BY_GUARD,
        BY_TEMPLES,
        BY_VILLAGES,
        CHOICE,
        CHOOSE,
        DEAL,
        DONE,
        DRAWING,
        DRAWN,
        ENDING,
        FACES,
        FIRING,
        FIRST_PLAYER,
        INVOKE,
        JOKE,
        LAID_FACE,
        LAID_TILE,
        MAP_FACES,
        MAP_TILES,
        OFFER,
        OVER,
        PAY,
        PAYING,
        PLACE,
        PLACES,
        PLACING,
        PLAY,
        RANSACKING,
        REFILLING,
        ROTATIONS,
        SHIFT,
        STANDARD,
        TAKE_PIECE,
        TAKE_RESOURCE,
        TAKING_PIECES,
        TAKING_RESOURCES,
        TILES,
        TURN,
        VILLAGE,
    )

START_CARDS = NUMBERS.start.cards
START_BOARD = NUMBERS.start.board
REFILL = NUMBERS.hand.refill
HAND_MOST = NUMBERS.hand.most
GUARD_ROUNDS = NUMBERS.end.guard_rounds


class Turns(Offerings):
    """`tile_on` and `face_on` say what lies on each place of the map (1 + tile, 1 + face and rotation), `laid` which
    place is next. `chosen` are the seats that have chosen their pieces. `starter` begins every round; `last_round` is
    the one after which the game ends, 0 while nothing has triggered it; `idle` counts rounds without a build.
    `named` is 1 + the seat that the table has agreed to begin with, 0 if it is drawn.
    """

    def make_rows(self) -> None:
        """Allocate the rows of fixed length; compiled, they are part of the object."""
        if not cython.compiled:
            super().make_rows()
            self.tile_on = [0] * PLACES
            self.face_on = [0] * PLACES

    def clear_turns(self, options: DeusOptions) -> None:
        """The table before anything has been drawn."""
        self.clear_land(options.atlas)
        self.clear_goods(options.players, options.card_deck)
        self.places = len(options.atlas.places)
        self.joker, self.free_start = options.joker, options.start == "chosen"
        self.named = 0 if options.starter is None else 1 + options.starter
        self.phase = MAP_TILES
        self.laid = self.chosen = self.starter = self.round = self.last_round = 0
        self.idle = self.built = self.cause = 0
        self.depth = self.seat = 0
        self.marched = 0

    def copy_turns(self, other: "Turns") -> None:
        """Take over another position."""
        self.copy_firing(other)
        self.places, self.joker, self.free_start = other.places, other.joker, other.free_start
        self.named = other.named
        self.phase, self.laid, self.chosen, self.starter = other.phase, other.laid, other.chosen, other.starter
        self.round, self.last_round, self.idle = other.round, other.last_round, other.idle
        self.built, self.cause = other.built, other.cause
        copy_shorts(self.tile_on, other.tile_on, PLACES)
        copy_shorts(self.face_on, other.face_on, PLACES)

    # --- the start --------------------------------------------------------------------------------------------

    def draw_tile(self, tile: int) -> None:
        """A tile for the next place."""
        self.tile_on[self.laid] = 1 + tile
        self.laid += 1
        if self.laid == self.places:
            self.laid = 0
            self.phase = MAP_FACES

    def turn_tile(self, face: int) -> None:
        """Face and rotation of the next tile; if villages touch in the end, all are turned anew."""
        self.face_on[self.laid] = 1 + face
        self.lay_tile(self.laid, self.tile_on[self.laid] - 1, face // ROTATIONS, face % ROTATIONS)
        self.laid += 1
        if self.laid < self.places:
            return
        if self.villages_touch():
            self.laid = 0
            self.clear_terrains()
            for place in range(PLACES):
                self.face_on[place] = 0
        else:
            self.fill_villages()
            if self.named:
                self.begin(self.named - 1)
            else:
                self.phase = FIRST_PLAYER

    def begin(self, seat: int) -> None:
        """Chance, or the table, has named the first player."""
        self.starter = seat
        if self.free_start:
            self.phase = CHOICE
            return
        for at in range(self.players * STANDARD):
            self.board[at] = START_BOARD
            self.reserve[at] -= START_BOARD
        self.deal()

    def choose_pieces(self, seat: int, number: int) -> None:
        """A secret choice of pieces; when all have chosen, they are shown."""
        for kind in range(STANDARD):
            self.board[seat * STANDARD + kind] = number % 6
            self.reserve[seat * STANDARD + kind] -= number % 6
            number //= 6
        self.chosen |= 1 << seat
        if self.chosen == (1 << self.players) - 1:
            self.deal()

    def deal(self) -> None:
        """Cards for everybody, the first player first; then play begins."""
        self.phase = DEAL
        self.push(TURN, 0, 0, 0)
        for k in range(self.players):
            self.push(DRAWING, START_CARDS, (self.starter + self.players - 1 - k) % self.players, 0)
        self.seat = self.starter
        self.round = 1
        self.run()

    # --- what goes on by itself -------------------------------------------------------------------------------

    def run(self) -> None:
        """Go on until somebody, or chance, must decide."""
        while self.phase != OVER and self.goes_on():
            pass

    def goes_on(self) -> bool:
        """Do what the top frame says if it needs no decision; is there anything to do?"""
        which = self.frame(0)
        if which == DRAWING:
            return self.drawing_done()
        if which == FIRING:
            self.fire_next()
        elif which == REFILLING:
            left = max(0, REFILL - self.hand_size[self.seat]) + self.frame(1)
            self.pop()
            self.push(DRAWING, left, self.seat, 0)
        elif which == ENDING:
            self.end_action()
        elif which == TURN:
            self.phase = PLAY
            return False
        elif which == TAKING_PIECES:
            return self.pieces_taken()
        elif which == TAKING_RESOURCES:
            return self.resources_taken()
        else:
            return self.decide_alone()
        return True

    def drawing_done(self) -> bool:
        """Enough cards, a full hand, or none left; the discard becomes the deck when a card is to be drawn."""
        if self.frame(1) == 0 or self.hand_size[self.frame(2)] >= HAND_MOST or self.cards_to_draw() == 0:
            self.pop()
            return True
        if self.deck_size == 0:
            self.reshuffle()
        return False

    def decide_alone(self) -> bool:
        """Paying and placing where there is only one way."""
        which = self.frame(0)
        if which == PLACING:
            sites = self.sites(self.frame(1))
            if count_bits(sites) == 1:
                self.place(lowest_bit(sites))
                return True
        elif which == PAYING:
            self.find_payments()
            if self.payments == 1:
                self.pay(self.payment[0])
                return True
        elif which == RANSACKING and count_bits(self.villages_to_pick()) <= self.frame(2):
            self.ransack_all()
            return True
        return False

    def ransack_all(self) -> None:
        """No choice among villages: all of them give."""
        kind, villages = self.frame(1), self.villages_to_pick()
        while villages:
            self.ransack(kind, lowest_bit(villages))
            villages &= villages - 1
        self.pop()

    # --- rounds and the end -----------------------------------------------------------------------------------

    def end_action(self) -> None:
        """An empty hand is refilled; then the turn passes on."""
        self.watch_for_the_end()
        self.pop()
        if self.hand_size[self.seat] == 0 and self.cards_to_draw():
            self.push(ENDING, 0, 0, 0)
            self.push(DRAWING, REFILL, self.seat, 0)
        else:
            self.pass_on()

    def watch_for_the_end(self) -> None:
        """The last temple piece placed, or the last village attacked: this round, and one more."""
        if self.last_round == 0 and self.temples == 0:
            self.last_round = self.round + 1
            self.cause = BY_TEMPLES
        if self.last_round == 0 and self.terrain[VILLAGE] & ~self.attacked == 0:
            self.last_round = self.round + 1
            self.cause = BY_VILLAGES

    def pass_on(self) -> None:
        """The next player; whoever has no card and can get none is passed over."""
        while self.phase != OVER:
            self.seat = self.seat + 1 if self.seat + 1 < self.players else 0
            if self.seat == self.starter:
                self.end_round()
            if self.phase != OVER and (self.hand_size[self.seat] or self.cards_to_draw()):
                self.push(TURN, 0, 0, 0)
                if self.hand_size[self.seat] == 0:
                    self.push(DRAWING, REFILL, self.seat, 0)
                return

    def end_round(self) -> None:
        """After the last round the game is over; so it is after many rounds without a build."""
        self.idle = 0 if self.built else self.idle + 1
        self.built = 0
        if self.round == self.last_round:
            self.phase = OVER
        elif self.idle == GUARD_ROUNDS:
            self.cause = BY_GUARD
            self.phase = OVER
        self.round += 1

    # --- actions ----------------------------------------------------------------------------------------------

    def apply(self, seat: int, action: int) -> None:
        """A decision of a seat; everything that follows by itself happens too."""
        verb, arg = action >> SHIFT, action & ((1 << SHIFT) - 1)
        if verb == CHOOSE:
            self.choose_pieces(seat, arg)
            return
        if verb == BUILD:
            self.build(arg)
        elif verb == JOKE:
            self.joke(arg // STANDARD, arg % STANDARD)
        elif verb == OFFER:
            self.offer(arg)
        elif verb == ADD:
            self.add_card(arg)
        elif verb == DONE:
            self.finish_offering()
        elif verb == PAY:
            self.pay(arg)
        elif verb == PLACE:
            self.place(arg)
        elif verb == TAKE_PIECE:
            self.take_piece(arg)
        elif verb == TAKE_RESOURCE:
            self.take_resource(arg)
        elif verb == INVOKE:
            cards = self.frame(1)
            self.pop()
            self.invoke(arg, cards)
        else:
            self.answer(verb, arg)
        self.run()

    def happen(self, action: int) -> None:
        """What chance decides."""
        verb, arg = action >> SHIFT, action & ((1 << SHIFT) - 1)
        if verb == LAID_TILE:
            self.draw_tile(arg % TILES)
        elif verb == LAID_FACE:
            self.turn_tile(arg % (FACES * ROTATIONS))
        elif verb == BEGUN:
            self.begin(arg)
        elif verb == DRAWN:
            self.take_card(self.frame(2), arg)
            self.set_frame(1, self.frame(1) - 1)
            self.run()
