"""What a command, a clock or chance does. Everything here is legal already: choices.py decides that."""

try:
    import cython
except ImportError:
    from pantheon.engine import shim as cython

from pantheon.games.four_gods.course import Course

if not cython.compiled:
    from pantheon.games.four_gods.codes import (
        ABSENT,
        BE_READY,
        BUILD,
        CALL,
        CELL_BIT,
        CELLS,
        CHOOSE_GOD,
        CHOOSE_GODS,
        COLOURS,
        CORNERS,
        DEALT_COLOUR,
        DEALT_GOD,
        DESTROY_BIT,
        DISCARD,
        DRAW,
        DRAWN_TILE,
        END_TURN,
        ENFORCED,
        EVERYBODY,
        FACES,
        FIRST,
        FLIP,
        FORFEIT,
        GIVE_BACK,
        GIVE_UP,
        GIVEN_GOD,
        GODS,
        HAND_BIT,
        HANDS,
        HOLD,
        LEAVE,
        MOST_SLOTS,
        PASS,
        PICK_COLOUR,
        PLACE_BIT,
        PLAY,
        PREACH,
        PROPHET_BITS,
        SAND,
        SHAPE_BITS,
        SHIFT,
        SLOT_BITS,
        TAKE,
        TIME,
        TOKEN_BITS,
        WHO_BITS,
        WHOS,
        WINDOW,
    )

LOW_SHAPE = (1 << SHAPE_BITS) - 1 if not cython.compiled else 1023


class Commands(Course):
    """`apply` carries out a seat's command, `happen` what chance or a clock does."""

    def apply(self, seat: int, action: int) -> None:
        """A command of a seat."""
        window = self.window[seat]
        self.tick += 1
        self.last_command[seat] = self.tick
        if action >> SHIFT == CALL:
            self.judge(seat, action & (CELLS - 1))  # looks at the window, so it comes before the window closes
        if self.window[seat] == window:
            self.shut(seat)
        if action >> SHIFT != PASS:
            self.passed &= ~(1 << seat)
        if action >> PLACE_BIT:
            self.apply_tile(seat, action)
        else:
            self.apply_verb(seat, action >> SHIFT, action & ((1 << SHIFT) - 1))
        self.after_command(seat, action >> SHIFT)

    def judge(self, seat: int, cell: int) -> None:
        """A call: a right one makes the turn no pass, a wrong one costs its caller a prophet."""
        if self.lies_wrongly(cell):
            self.acted = self.timed
            self.call(cell)
        elif not self.spared >> seat & 1:
            self.punish(seat)

    def after_command(self, seat: int, verb: int) -> None:
        """Debts, passes of timed turns, triggers and the guard."""
        if self.owes[0] | self.owes[1] | self.owes[2] | self.owes[3]:
            self.settle_debts()
        if self.timed and seat == self.active and verb not in (FLIP, CALL, END_TURN, LEAVE):
            self.acted = 1  # a right call has said so itself
        if self.phase == PLAY:
            self.watch_for_the_end()
            self.watch_progress(verb in (CHOOSE_GOD, CHOOSE_GODS))

    # --- tiles into the World ---------------------------------------------------------------------------------

    def apply_tile(self, seat: int, action: int) -> None:
        """Place a tile, or destroy a city with one; perhaps with a prophet."""
        token = 0
        if action >> DESTROY_BIT:
            token = action & ((1 << TOKEN_BITS) - 1)
            arg = (action & ((1 << DESTROY_BIT) - 1)) >> TOKEN_BITS
        else:
            arg = action & ((1 << PLACE_BIT) - 1)
        cell = (arg >> CELL_BIT) & (CELLS - 1)
        shape = (arg >> PROPHET_BITS) & LOW_SHAPE
        prophet = arg & ((1 << PROPHET_BITS) - 1)
        if action >> DESTROY_BIT:
            self.destroy(seat, cell, token, prophet)
        self.settle(seat, seat * HANDS + (arg >> HAND_BIT), cell, shape)
        if prophet:
            self.send((prophet - 1) % WHOS, cell, (prophet - 1) // WHOS)
        if self.mistakes == ENFORCED and (prophet or self.colours[seat * 2] == 0):
            self.shut(seat)  # nothing more can be done with this tile

    def destroy(self, seat: int, cell: int, token: int, prophet: int) -> None:
        """A city falls: its prophet leaves the game, its token goes to a colour of the destroyer."""
        colour = token - 1
        if token == 0:
            colour = self.token_colour(seat, prophet)
        self.lose(cell)
        self.raze(cell)
        self.razed[colour] += 1

    def token_colour(self, seat: int, prophet: int) -> int:
        """Which colour a destroyed city scores for if the command names none."""
        one, two = self.colours[seat * 2] - 1, self.colours[seat * 2 + 1] - 1
        if prophet:
            who = (prophet - 1) % WHOS
            return who if who < COLOURS else self.prophet[who - COLOURS] - 1
        return two if two >= 0 and self.razed[two] < self.razed[one] else one

    # --- all other commands -----------------------------------------------------------------------------------

    def apply_verb(self, seat: int, verb: int, arg: int) -> None:
        """A command that lays no tile."""
        if verb in (FLIP, TAKE, DRAW, DISCARD, GIVE_BACK):
            self.apply_hands(seat, verb, arg)
        elif verb == PREACH:
            self.send(arg & ((1 << WHO_BITS) - 1), arg >> (WHO_BITS + 2), (arg >> WHO_BITS) & (CORNERS - 1))
        elif verb == BUILD:
            self.found(arg >> WHO_BITS)
            self.send(arg & ((1 << WHO_BITS) - 1), arg >> WHO_BITS, 0)
        elif verb == CHOOSE_GOD:
            self.choose_god(seat, arg)
        elif verb == CHOOSE_GODS:
            self.choose_god(seat, arg // GODS)
            self.choose_god(seat, arg % GODS)
        elif verb == PASS:
            self.toggle_pass(seat)
        elif verb == END_TURN:
            self.end_turn()
        elif verb == GIVE_UP:
            self.pay(seat, arg)
        elif verb == LEAVE:
            self.leave(seat)
        elif verb == PICK_COLOUR:
            self.adopt(seat, arg)
        elif verb == BE_READY:
            self.ready |= 1 << seat
            self.begin_if_ready()

    def toggle_pass(self, seat: int) -> None:
        """Pass, or take it back."""
        if self.passed >> seat & 1:
            self.passed &= ~(1 << seat)
        else:
            self.begin_pass(seat)

    def apply_hands(self, seat: int, verb: int, arg: int) -> None:
        """Tiles between hands, rows and bag."""
        if verb == DRAW:
            self.drawer, self.to_draw = 1 + seat, arg
        elif verb == DISCARD:
            at = seat * HANDS + (arg >> (SLOT_BITS + SHAPE_BITS))
            face = self.face_shown(self.hand[at] - 1, arg & LOW_SHAPE)
            self.to_row(seat, (arg >> SHAPE_BITS) & ((1 << SLOT_BITS) - 1), self.let_go(at), face)
        elif verb == GIVE_BACK:
            at = seat * HANDS + (arg >> SHAPE_BITS)
            face = self.face_shown(self.hand[at] - 1, arg & LOW_SHAPE)
            owner = self.origin[at] - 1
            self.store(owner, self.let_go(at), face)
        elif verb == FLIP:
            self.flip(arg >> (SLOT_BITS + SHAPE_BITS), (arg >> SHAPE_BITS) & ((1 << SLOT_BITS) - 1))
            self.touch(seat, arg >> (SLOT_BITS + SHAPE_BITS))
        else:
            row = arg >> (SLOT_BITS + SHAPE_BITS + 1)
            found = self.from_row(row, (arg >> (SHAPE_BITS + 1)) & ((1 << SLOT_BITS) - 1))
            self.grasp(seat * HANDS + (arg & 1), found // FACES, 1 + row, found % FACES)
            self.touch(seat, row)

    def face_shown(self, tile: int, shape: int) -> int:
        """The face of a tile that looks like that."""
        return self.way_of(tile, shape) // 4

    def flip(self, row: int, slot: int) -> None:
        """Turn a tile of a row over; all see its other face."""
        at = row * MOST_SLOTS + slot
        self.row[at] = 1 + ((self.row[at] - 1) ^ 1)
        self.known[self.row[at] - 1] = EVERYBODY
        self.row_changed()

    def touch(self, seat: int, row: int) -> None:
        """Timed turns: where the active player has been, the owner of the row gives way until the turn is over."""
        if self.timed and seat == self.active and row != seat:
            self.touched |= 1 << row

    # --- chance and clocks ------------------------------------------------------------------------------------

    def happen(self, action: int) -> None:
        """What chance decides, or what happens when a clock runs out."""
        verb, arg = action >> SHIFT, action & ((1 << SHIFT) - 1)
        if verb == DRAWN_TILE:
            self.draw_tile(arg)
        elif verb < SAND:
            self.deal(verb, arg // GODS, arg % GODS)
        else:
            self.tick += 1
            self.expire(verb, arg)
            if self.owes[0] | self.owes[1] | self.owes[2] | self.owes[3]:
                self.settle_debts()

    def deal(self, verb: int, seat: int, what: int) -> None:
        """Chance deals something other than a tile."""
        if verb == DEALT_COLOUR:
            self.adopt(seat, what)
            self.deal_on()
        elif verb == DEALT_GOD:
            self.god[self.godless(seat)] = 1 + what
            self.deal_on()
        elif verb == FIRST:
            self.begin_turns(what)
        elif verb == GIVEN_GOD:
            self.choose_god(seat, what)
            self.give_on()

    def expire(self, verb: int, arg: int) -> None:
        """A clock has run out."""
        if verb == SAND:
            self.end_turn()
        elif verb == HOLD:
            self.tire(arg)
        elif verb == WINDOW:
            self.shut(arg)
        elif verb == TIME:
            self.finish(self.trigger)
        elif verb == ABSENT:
            self.begin_pass(arg)
        elif verb == FORFEIT:
            self.pay(arg, self.default_payment(arg))

    def tire(self, at: int) -> None:
        """The hold limit: own row, else the row it came from, else the bag; from the own row, if full, it stays."""
        seat, origin = at // HANDS, self.origin[at] - 1
        face = self.up[at]
        if self.filled[seat] < self.slots:
            self.store(seat, self.let_go(at), face)
        elif origin != seat:
            self.store(origin, self.let_go(at), face)
        else:
            self.limited[at] = 0
