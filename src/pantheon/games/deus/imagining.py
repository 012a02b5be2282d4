"""A position from a view alone: cards that were not seen and VP of others are dealt at random."""

from collections.abc import Iterator, Sequence
from random import Random

from pantheon.games.deus import codes
from pantheon.games.deus.names import COLOURS, PIECES, RESOURCES, SEATS, TERRAINS
from pantheon.games.deus.numbers import NUMBERS
from pantheon.games.deus.position import Position
from pantheon.games.deus.sights import DeusView, SeatView
from pantheon.games.deus.view import ENDINGS, PHASES, TYPE_NAMES


def imagine(view: DeusView, rng: Random) -> Position:
    """A position that looks like the view."""
    return _Imagination(view, rng).position


class _Imagination:
    """Sets the position up, part by part."""

    def __init__(self, view: DeusView, rng: Random) -> None:
        self.view, self.rng = view, rng
        self.deck = view.options.card_deck
        self.region_at = view.options.atlas.region_at
        self.position = Position(view.options)
        self.unseen = self.shuffled()
        self.draw_map()
        self.deal_hands()
        self.lay_columns()
        self.fill_piles()
        self.give_goods()
        self.set_course()

    def kind(self, card: str) -> int:
        return self.deck.kind_of[card]

    def shuffled(self) -> Iterator[int]:
        """The cards that this seat has not seen, in random order."""
        counts = [card.copies for card in self.deck.cards]
        for card in self.seen():
            counts[self.kind(card)] -= 1
        cards = [kind for kind, count in enumerate(counts) for _ in range(count)]
        self.rng.shuffle(cards)
        return iter(cards)

    def seen(self) -> Iterator[str]:
        for seat in self.view.seats:
            yield from seat.hand or ()
            for column in seat.columns.values():
                yield from (laid.card for laid in column if laid.card is not None)
        if self.view.top is not None:
            yield self.view.top

    def draw_map(self) -> None:
        position = self.position
        position.tile_on = [tile for tile, _ in self.view.tiles]
        position.face_on = [face for _, face in self.view.tiles]
        terrain, piece = [0] * codes.TERRAINS, [0] * (codes.SEATS * codes.TYPES)
        vp = [0] * codes.MOST_REGIONS
        for region in self.view.map:
            number = self.region_at[region.at]
            terrain[TERRAINS.index(region.terrain)] |= 1 << number
            vp[number] = region.vp
            if region.attacked:
                position.attacked |= 1 << number
            for name in region.pieces:
                assert region.owner is not None
                piece[SEATS.index(region.owner) * codes.TYPES + TYPE_NAMES.index(name)] |= 1 << number
        position.terrain, position.piece, position.village_vp = terrain, piece, vp
        firsts = [1 + self.region_at[seat.first] if seat.first is not None else 0 for seat in self.view.seats]
        position.first = _row(firsts, codes.SEATS)

    def deal_hands(self) -> None:
        hands: list[int] = []
        for seat in self.view.seats:
            if seat.hand is not None:
                cards = [self.kind(card) for card in seat.hand]
            else:
                cards = sorted(next(self.unseen) for _ in range(seat.cards))
            hands += _row(cards, codes.MOST_HAND)
        self.position.hand = _row(hands, codes.SEATS * codes.MOST_HAND)
        self.position.hand_size = _row([seat.cards for seat in self.view.seats], codes.SEATS)

    def lay_columns(self) -> None:
        columns: list[int] = []
        heights: list[int] = []
        for seat in self.view.seats:
            for colour in COLOURS:
                laid = [
                    1 + (self.kind(c.card) if c.card is not None else next(self.unseen)) + codes.JOKER * c.joker
                    for c in seat.columns[colour]
                ]
                heights.append(len(laid))
                columns += _row(laid, codes.MOST_COLUMN)
        self.position.column = _row(columns, codes.SEATS * codes.COLOURS * codes.MOST_COLUMN)
        self.position.height = _row(heights, codes.SEATS * codes.COLOURS)

    def fill_piles(self) -> None:
        position, view = self.position, self.view
        discard, deck = [0] * codes.MOST_KINDS, [0] * codes.MOST_KINDS
        if view.top is not None:
            discard[self.kind(view.top)] += 1
            position.top = 1 + self.kind(view.top)
        for _ in range(view.discard - (view.top is not None)):
            discard[next(self.unseen)] += 1
        for kind in self.unseen:
            deck[kind] += 1
        position.discard, position.deck = discard, deck
        position.discard_size, position.deck_size = view.discard, view.deck

    def give_goods(self) -> None:
        position, seats = self.position, self.view.seats
        goods = [[*(seat.resources[name] for name in RESOURCES), seat.gold] for seat in seats]
        position.goods = _row([count for row in goods for count in row], codes.SEATS * codes.GOODS)
        position.vp = _row([self.vp(seat) for seat in seats], codes.SEATS)
        position.told = _row(self.view.told, codes.SEATS)
        boards = [seat.board or dict.fromkeys(PIECES, 0) for seat in seats]
        reserves = [seat.reserve or dict.fromkeys(PIECES, NUMBERS.start.pieces) for seat in seats]
        position.board = _row([row[name] for row in boards for name in PIECES], codes.SEATS * codes.STANDARD)
        position.reserve = _row([row[name] for row in reserves for name in PIECES], codes.SEATS * codes.STANDARD)
        if self.view.phase == PHASES[codes.CHOICE]:
            self.choose_for_others()
        position.supply = [self.view.supply[name] for name in RESOURCES]
        position.temples = self.view.temples
        position.jokers = sum(1 << number for number, seat in enumerate(seats) if seat.joker_used)
        position.chosen = sum(1 << number for number, seat in enumerate(seats) if seat.has_chosen)

    def vp(self, seat: SeatView) -> int:
        """VP of others are hidden: anything that could have come together by now."""
        if seat.vp is not None:
            return seat.vp
        return self.rng.randrange(NUMBERS.start.vp + 3 * self.view.round)

    def choose_for_others(self) -> None:
        """Whoever has chosen in secret chose some mix."""
        board, reserve = list(self.position.board), list(self.position.reserve)
        for number, seat in enumerate(self.view.seats):
            if seat.board is None and seat.has_chosen:
                types = [k for k in range(codes.STANDARD) for _ in range(NUMBERS.start.pieces)]
                for kind in self.rng.sample(types, self.view.options.pieces_of(number)):
                    board[number * codes.STANDARD + kind] += 1
                    reserve[number * codes.STANDARD + kind] -= 1
        self.position.board, self.position.reserve = board, reserve

    def set_course(self) -> None:
        position, view = self.position, self.view
        position.phase, position.laid = PHASES.index(view.phase), view.laid
        position.seat, position.starter = SEATS.index(view.active), SEATS.index(view.starter)
        position.round, position.last_round = view.round, view.last_round
        position.idle, position.built = view.idle, int(view.built)
        frames = [number for frame in view.stack for number in frame]
        position.stack = _row(frames, codes.MOST_FRAMES * codes.FRAME)
        position.depth = len(view.stack)
        position.marched = sum(1 << self.region_at[at] for at in view.marched)
        position.cause = ENDINGS.index(view.ending)


def _row(values: Sequence[int], length: int) -> list[int]:
    return [*values, *[0] * (length - len(values))]
