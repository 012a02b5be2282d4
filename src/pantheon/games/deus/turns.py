"""The course of a game of Deus: laying the map, dealing, building, offering, rounds and the end."""

try:
    import cython
except ImportError:
    from pantheon.engine import shim as cython

from pantheon.games.deus.firing import Firing
from pantheon.games.deus.numbers import NUMBERS
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
        CHOOSING_GOD,
        CIVIL,
        COLOURS,
        COST,
        DEAL,
        DONE,
        DRAWING,
        DRAWN,
        ENDING,
        FACES,
        FIRING,
        FIRST_PLAYER,
        GOLD,
        GOODS,
        INVOKE,
        JOKE,
        JOKER,
        JUPITER,
        LAID_FACE,
        LAID_TILE,
        MAP_FACES,
        MAP_TILES,
        MOST_PAYMENTS,
        OFFER,
        OFFERING,
        OVER,
        PAY,
        PAYING,
        PLACE,
        PLACES,
        PLACING,
        PLAY,
        PRODUCTION,
        RANSACKING,
        REFILLING,
        RESOURCES,
        ROTATIONS,
        SCIENCE,
        SHIFT,
        SHIP,
        STANDARD,
        TAKE_PIECE,
        TAKE_RESOURCE,
        TAKING_PIECES,
        TAKING_RESOURCES,
        TEMPLE,
        TILES,
        TURN,
        UNIT,
        VILLAGE,
    )

START_CARDS = NUMBERS.start.cards
START_BOARD = NUMBERS.start.board
GOLD_FOR_RESOURCE = NUMBERS.build.gold_for_resource
EDGE_VP = NUMBERS.build.edge_vp
REFILL = NUMBERS.hand.refill
HAND_MOST = NUMBERS.hand.most
NEPTUNE_GOLD = NUMBERS.gods.neptune_gold
VESTA_ONE, VESTA_MORE = NUMBERS.gods.vesta_vp
GUARD_ROUNDS = NUMBERS.end.guard_rounds
NOTHING_ADDED = -1


class Turns(Firing):
    """`laid` tiles and `turned` faces are the map so far (1 + what lies on a place). `chosen` are seats that have
    chosen their pieces, `choice` what they chose. `starter` begins every round; `last_round` is the one after which
    the game ends, 0 while nothing has triggered it; `idle` counts rounds without a build, `built` says there was one
    in this round.
    """

    def make_rows(self) -> None:
        """Allocate the rows of fixed length; compiled, they are part of the object."""
        if not cython.compiled:
            super().make_rows()
            self.tile_on = [0] * PLACES
            self.face_on = [0] * PLACES
            self.payment = [0] * MOST_PAYMENTS
            self.payments = 0

    def clear_turns(self, options: DeusOptions) -> None:
        """The table before anything has been drawn."""
        self.clear_land(options.atlas)
        self.clear_goods(options.players, options.card_deck)
        self.places = len(options.atlas.places)
        self.joker, self.free_start = options.joker, options.start == "chosen"
        self.phase = MAP_TILES
        self.laid = self.chosen = self.starter = self.round = self.last_round = 0
        self.idle = self.built = self.cause = 0
        self.depth = self.seat = 0
        self.marched = 0

    def copy_turns(self, other: "Turns") -> None:
        """Take over another position."""
        self.copy_firing(other)
        self.places, self.joker, self.free_start = other.places, other.joker, other.free_start
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
            self.phase = FIRST_PLAYER

    def begin(self, seat: int) -> None:
        """Chance named the first player."""
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

    def pieces_taken(self) -> bool:
        """No choice among pieces: none left, enough, or all of one type."""
        types = 0
        last = 0
        for kind in range(STANDARD):
            if self.reserve[self.seat * STANDARD + kind]:
                types += 1
                last = kind
        if self.frame(1) == 0 or types == 0:
            self.pop()
            return True
        if types == 1:
            self.take_piece(last)
            return True
        return False

    def resources_taken(self) -> bool:
        """No choice among resources."""
        types = 0
        last = 0
        for resource in range(RESOURCES):
            if self.supply[resource]:
                types += 1
                last = resource
        if self.frame(1) == 0 or types == 0:
            self.pop()
            return True
        if types == 1:
            self.take_resource(last)
            return True
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

    def find_payments(self) -> None:
        """All ways to pay for the card in the top frame: how many of each resource are replaced by gold."""
        kind = self.frame(1)
        gold = self.goods[self.seat * GOODS + GOLD] - self.card(kind, COST + GOLD)
        self.payments = 1
        self.payment[0] = 0
        for resource in range(RESOURCES):
            cost = self.card(kind, COST + resource)
            least = max(0, cost - self.goods[self.seat * GOODS + resource])
            known = self.payments
            for at in range(known):
                self.payment[at] += least << (4 * resource)
            for more in range(least + 1, cost + 1):
                for at in range(known):
                    self.payment[self.payments] = self.payment[at] + ((more - least) << (4 * resource))
                    self.payments += 1
        self.keep_affordable(gold)

    def keep_affordable(self, gold: int) -> None:
        """Drop the ways that cost more gold than there is."""
        kept = 0
        for at in range(self.payments):
            code = self.payment[at]
            replaced = (code & 15) + (code >> 4 & 15) + (code >> 8 & 15) + (code >> 12)
            if replaced * GOLD_FOR_RESOURCE <= gold:
                self.payment[kept] = code
                kept += 1
        self.payments = kept

    def ransack_all(self) -> None:
        """No choice among villages: all of them give."""
        kind, villages = self.frame(1), self.villages_to_pick()
        while villages:
            self.ransack(kind, lowest_bit(villages))
            villages &= villages - 1
        self.pop()

    def take_piece(self, kind: int) -> None:
        """One of the pieces that are due."""
        self.gain_piece(self.seat, kind)
        self.set_frame(1, self.frame(1) - 1)

    def take_resource(self, resource: int) -> None:
        """One of the resources that are due."""
        self.gain(self.seat, resource, 1)
        self.set_frame(1, self.frame(1) - 1)

    # --- building ---------------------------------------------------------------------------------------------

    def sites(self, kind: int) -> int:
        """Regions where the active player may put a piece of that type now."""
        if kind == TEMPLE:
            return self.temple_sites(self.seat)
        found = self.free_sites(self.seat, kind)
        if self.vp[self.seat] >= EDGE_VP:
            found |= self.edge_sites(self.seat, kind)
        return found

    def can_place(self, colour: int) -> bool:
        """Is there a piece for a card of that colour, and a region; for a temple, are the columns high enough?"""
        if colour == TEMPLE:
            if self.shortest_column(self.seat) < self.height[self.seat * COLOURS + TEMPLE]:
                return False
            return self.temples == 0 or self.temple_sites(self.seat) != 0
        return self.board[self.seat * STANDARD + colour] > 0 and self.sites(colour) != 0

    def gold_needed(self, kind: int) -> int:
        """Gold that a card costs at least: its own, and for every resource that is missing."""
        gold = self.card(kind, COST + GOLD)
        for resource in range(RESOURCES):
            missing = self.card(kind, COST + resource) - self.goods[self.seat * GOODS + resource]
            if missing > 0:
                gold += GOLD_FOR_RESOURCE * missing
        return gold

    def can_build(self, kind: int) -> bool:
        """May a card of the hand be built?"""
        affordable = self.gold_needed(kind) <= self.goods[self.seat * GOODS + GOLD]
        return affordable and self.can_place(self.card(kind, 0))

    def joker_price(self, colour: int) -> int:
        """Gold for a joker: its rank in the column."""
        return self.height[self.seat * COLOURS + colour] + 1

    def can_joke(self, colour: int) -> bool:
        """May a card be laid face down in a column?"""
        if not self.joker or self.jokers >> self.seat & 1:
            return False
        return self.goods[self.seat * GOODS + GOLD] >= self.joker_price(colour) and self.can_place(colour)

    def build(self, kind: int) -> None:
        """A card goes on top of its column; payment, piece and firing follow."""
        colour = self.card(kind, 0)
        self.built = 1
        self.pop()
        self.play_card(self.seat, kind)
        self.lay_card(self.seat, colour, kind)
        self.push(ENDING, 0, 0, 0)
        if colour != TEMPLE:
            self.push(FIRING, colour, 0, self.height[self.seat * COLOURS + colour])
        if colour != TEMPLE or self.temples:
            self.push(PLACING, colour, 0, 0)
        self.push(PAYING, kind, 0, 0)

    def joke(self, kind: int, colour: int) -> None:
        """A card of the hand goes face down into a column."""
        self.built = 1
        self.pop()
        self.goods[self.seat * GOODS + GOLD] -= self.joker_price(colour)
        self.jokers |= 1 << self.seat
        self.play_card(self.seat, kind)
        self.lay_card(self.seat, colour, kind + JOKER)
        self.push(ENDING, 0, 0, 0)
        self.push(FIRING, colour, 0, self.height[self.seat * COLOURS + colour])
        self.push(PLACING, colour, 0, 0)

    def pay(self, in_gold: int) -> None:
        """Resources to the supply, or four gold for each that is paid in gold (four bits for each resource)."""
        kind = self.frame(1)
        gold = self.card(kind, COST + GOLD)
        for resource in range(RESOURCES):
            replaced = in_gold >> (4 * resource) & 15
            gold += GOLD_FOR_RESOURCE * replaced
            self.give(self.seat, resource, self.card(kind, COST + resource) - replaced)
        self.goods[self.seat * GOODS + GOLD] -= gold
        self.pop()

    def place(self, region: int) -> None:
        """The piece goes onto the map; whatever is not free otherwise costs VP; attacks follow."""
        kind = self.frame(1)
        self.pop()
        if kind == TEMPLE:
            self.temples -= 1
            self.put_piece(self.seat, TEMPLE, region)
            return
        if not self.free_sites(self.seat, kind) >> region & 1:
            self.vp[self.seat] -= EDGE_VP
        self.board[self.seat * STANDARD + kind] -= 1
        self.put_piece(self.seat, kind, region)
        self.attack()

    # --- offerings --------------------------------------------------------------------------------------------

    def offer(self, kind: int) -> None:
        """The card on top, which names the god; more may go below it."""
        self.pop()
        self.play_card(self.seat, kind)
        self.throw_away(kind)
        self.top = 1 + kind
        self.push(ENDING, 0, 0, 0)
        self.push(REFILLING, 0, 0, 0)
        self.push(OFFERING, 1, NOTHING_ADDED, 0)

    def add_card(self, kind: int) -> None:
        """One card more, below the top one."""
        self.play_card(self.seat, kind)
        self.throw_away(kind)
        self.set_frame(1, self.frame(1) + 1)
        self.set_frame(2, kind)

    def finish_offering(self) -> None:
        """The god of the top card gives."""
        cards = self.frame(1)
        self.pop()
        god = self.card(self.top - 1, 0)
        if god == JUPITER:
            self.push(CHOOSING_GOD, cards, 0, 0)
        else:
            self.invoke(god, cards)

    def invoke(self, god: int, cards: int) -> None:
        """A god's gift; what the reserve lacks is skipped. Below waits the refilling of the hand."""
        if god == SCIENCE:
            self.set_frame(1, cards)
        if god == UNIT:
            self.push(TAKING_PIECES, cards, 0, 0)
            return
        self.gain_piece(self.seat, god)
        if god == SHIP:
            self.goods[self.seat * GOODS + GOLD] += NEPTUNE_GOLD * cards
        elif god == PRODUCTION:
            self.push(TAKING_RESOURCES, cards, 0, 0)
        elif god == CIVIL:
            self.vp[self.seat] += VESTA_ONE if cards == 1 else VESTA_MORE

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
