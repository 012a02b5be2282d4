"""Which deserts may be moved where: the rule, and the switch `one_piece` that keeps the map together."""

try:
    import cython
except ImportError:
    from pantheon.engine import shim as cython

from pantheon.games.gods.land import Land

if not cython.compiled:
    from pantheon.engine.rows import byte_row, clear_bytes, new_block
    from pantheon.games.gods.codes import DESERT, MOST_NEIGHBOURS, NOTHING


class Pieces(Land):
    """Without the switch every desert may go to any other cell beside a hex.

    With it, `mark` labels the pieces into which the map falls without the desert that is in the air: one bit each.
    """

    def make_rows(self) -> None:
        """Nothing is labelled yet."""
        if not cython.compiled:
            super().make_rows()
            self.marks = 0

    def clear_pieces(self, one_piece: bool) -> None:
        """Choose whether the map must stay in one piece."""
        self.one_piece = one_piece

    def can_lift_any(self) -> bool:
        """Can some desert be moved?"""
        if not self.one_piece:
            return self.deserts > 0
        for i in range(self.deserts):  # noqa: SIM110 (a generator has no compiled form)
            if self.can_lift(self.desert[i]):
                return True
        return False

    def can_lift(self, cell: int) -> bool:
        """Can this desert be moved? Tried out: lift it, look for a place, put it back."""
        if not self.one_piece:
            return True
        found = False
        self.take_up(cell)
        pieces = self.mark_pieces(cell)
        for i in range(self.crowd[0]):
            if self.joins(self.edge[i], cell, pieces):
                found = True
                break
        self.lay(cell, DESERT, 0)
        return found

    def joins(self, cell: int, lifted: int, pieces: int) -> bool:
        """May the desert in the air land on this edge cell? `pieces` are all labels (see mark_pieces)."""
        if cell == lifted:
            return False
        if not self.one_piece:
            return True
        touched = 0
        first = MOST_NEIGHBOURS * cell
        for i in range(first, first + MOST_NEIGHBOURS):
            near = self.near[i]
            if near < self.cells:
                touched |= self.mark[near]
        return touched == pieces

    def mark_pieces(self, lifted: int) -> int:
        """Label the pieces around the cell a desert was lifted from; all labels used, as bits."""
        if not self.one_piece:
            return 0
        if self.marks < self.room:
            self.open_marks()
        clear_bytes(self.mark, 0, self.cells)
        label = 1
        first = MOST_NEIGHBOURS * lifted
        for i in range(first, first + MOST_NEIGHBOURS):
            near = self.near[i]
            if self.land[near] != NOTHING and self.mark[near] == 0:
                self.spread(near, label)
                label <<= 1
        return label - 1

    def open_marks(self) -> None:
        """Allocate the row of labels."""
        self.marks = self.room
        self.mark_block = new_block(self.room)
        self.mark = byte_row(self.mark_block, 0, self.room)

    def spread(self, cell: int, label: int) -> None:
        """Label everything that hangs together with a hex."""
        self.mark[cell] = label
        first = MOST_NEIGHBOURS * cell
        for i in range(first, first + MOST_NEIGHBOURS):
            near = self.near[i]
            if self.land[near] != NOTHING and self.mark[near] == 0:
                self.spread(near, label)
