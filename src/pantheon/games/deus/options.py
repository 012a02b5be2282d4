"""The options of Deus: players, variants, and the deck."""

import re
from typing import Annotated, Literal

import msgspec

from pantheon.engine.errors import OptionsError
from pantheon.engine.options import Options, Starter, starting_seat
from pantheon.games.deus.atlas import Atlas, atlas_of
from pantheon.games.deus.deck import Deck, DeckError, check_composition, deck_of_words
from pantheon.games.deus.numbers import NUMBERS

LEAST_PIECES, MOST_PIECES = 6, 10


class DeusOptions(Options, frozen=True, kw_only=True):
    """The variants of docs/rules/deus.md."""

    players: Literal[2, 3, 4] = 4
    rules: Literal[1] = 1
    start: Literal["standard", "chosen"] = "standard"  # two pieces of each type, or a secret choice
    pieces: Annotated[int, msgspec.Meta(ge=LEAST_PIECES, le=MOST_PIECES)] = 10  # to choose at the start
    handicap: tuple[int, ...] = ()  # pieces to choose by seat, where they differ
    shape: Literal["standard", "line", "block", "ring"] = "standard"
    places: tuple[str, ...] = ()  # another shape: where its tiles lie, as `1/-1`
    joker: bool = False
    vp: Literal["hidden", "open"] = "hidden"  # everybody's VP during the game: one's own business, or shown to all
    deck: tuple[str, ...] = ()  # another deck; none for our own
    first: Starter = "drawn"  # who begins every round

    def __post_init__(self) -> None:
        super().__post_init__()
        self._check_start()
        starting_seat(self.first, self.players)
        self._check_shape()
        try:
            deck_of_words(self.deck)
        except DeckError as wrong:
            raise OptionsError("deus-deck", reason=str(wrong)) from None

    def _check_start(self) -> None:
        if not self.handicap:
            return
        fits = len(self.handicap) == self.players and all(LEAST_PIECES <= n <= MOST_PIECES for n in self.handicap)
        if self.start != "chosen" or not fits:
            raise OptionsError("deus-handicap", players=self.players, least=LEAST_PIECES, most=MOST_PIECES)

    def check_new(self) -> None:
        """Raise OptionsError for pieces that nobody would choose, and for a deck that is not made as the box's is."""
        if self.start != "chosen" and self.pieces != MOST_PIECES:
            raise OptionsError("deus-pieces", pieces=self.pieces)
        try:
            check_composition(self.card_deck)
        except DeckError as wrong:
            raise OptionsError("deus-deck", reason=str(wrong)) from None

    def _check_shape(self) -> None:
        if self.players not in NUMBERS.shapes[self.shape]:
            raise OptionsError("deus-shape", shape=self.shape, players=self.players)
        tiles = len(NUMBERS.shapes["standard"][self.players])
        if not self.places:
            return
        for word in self.places:
            if not re.fullmatch(r"-?\d{1,2}/-?\d{1,2}", word):
                raise OptionsError("deus-place", word=word)
        if len(set(self.places)) != tiles or len(self.places) != tiles:
            raise OptionsError("deus-places", tiles=tiles, players=self.players)
        if not self.atlas.is_connected:
            raise OptionsError("deus-apart")

    @property
    def atlas(self) -> Atlas:
        """The geometry of the map."""
        if not self.places:
            return atlas_of(NUMBERS.shapes[self.shape][self.players])
        pairs = (word.split("/") for word in self.places)
        return atlas_of(tuple((int(i), int(j)) for i, j in pairs))

    @property
    def card_deck(self) -> Deck:
        """The cards of the table."""
        return deck_of_words(self.deck)

    @property
    def starter(self) -> int | None:
        """The seat that begins, counted from 0; None if it is drawn by lot."""
        return starting_seat(self.first, self.players)

    def pieces_of(self, seat: int) -> int:
        """How many pieces a seat chooses at the start."""
        return self.handicap[seat] if self.handicap else self.pieces
