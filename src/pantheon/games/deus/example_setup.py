"""Examples of Deus: the position that a player's lines describe."""

from collections.abc import Iterable
from random import Random
from typing import Any

from pantheon.engine.actions import At
from pantheon.examples.parse import ExampleError, Line
from pantheon.games.deus import codes
from pantheon.games.deus.atlas import REGIONS_PER_TILE
from pantheon.games.deus.example_given import Cards, Given, Ground
from pantheon.games.deus.imagining import imagine
from pantheon.games.deus.names import COLOURS, PIECES, RESOURCES, SEATS
from pantheon.games.deus.numbers import NUMBERS
from pantheon.games.deus.options import DeusOptions
from pantheon.games.deus.position import Position
from pantheon.games.deus.sights import DeusView, Laid, Region, SeatView


class Setup:
    """Fills in what was not said, refuses what no table can hold, and builds the position."""

    def __init__(self, options: DeusOptions) -> None:
        self.options, self.atlas = options, options.atlas
        self.seats = SEATS[: options.players]
        self.given = Given(options, self.seats)
        self.pool = [card.copies for card in options.card_deck.cards]

    def read(self, lines: Iterable[Line]) -> None:
        """Take in a layer of lines."""
        self.given.read(lines)

    def position(self, blamed: Line) -> Position:
        """The position; `blamed` is the line named for what is wrong with several of them together."""
        self.blamed = blamed
        self.take_named()
        self.map = tuple(self.region(number, at) for number, at in enumerate(self.atlas.cells))
        seats = tuple(self.seat(name) for name in self.seats)
        deck, discard = self.piles()
        position = imagine(self.view(seats, sum(deck), sum(discard)), Random(0))
        position.deck, position.discard = _padded(deck), _padded(discard)
        return position

    def view(self, seats: tuple[SeatView, ...], deck: int, discard: int) -> DeusView:
        given = self.given
        last_round, ending = given.last_round()
        starter = given.seat("first player", self.seats[self.options.starter or 0])
        on_map = sum("temple" in region.pieces for region in self.map)
        top = given.cards["discard"].ids if "discard" in given.cards else []
        return DeusView(
            you=None, options=self.options, phase="play", tiles=((0, 0),) * codes.PLACES,
            laid=len(self.atlas.places), map=self.map, seats=seats,
            supply={name: self.supply(name, seats) for name in RESOURCES},
            temples=self.within(NUMBERS.supply.temples[self.options.players] - on_map, "temple pieces on the map"),
            deck=deck, discard=discard, top=top[-1] if top else self.any_top(discard),
            active=given.seat("turn", self.seats[0]),  # type: ignore[arg-type]
            starter=starter,  # type: ignore[arg-type]
            round=given.number("round", 1), last_round=last_round, idle=given.number("rounds without a build", 0),
            built=given.yes("built"), stack=((codes.TURN, 0, 0, 0),), marched=(), ending=ending,
        )  # fmt: skip

    def within(self, number: int, what: str) -> int:
        """Refuse what is more than the box holds."""
        if number < 0:
            raise ExampleError(self.blamed, f"there are {-number} too many {what}")
        return number

    # --- the map ----------------------------------------------------------------------------------------------

    def region(self, number: int, at: At) -> Region:
        """A region: not said, it is sea, and the centre of a tile a village."""
        ground = self.given.map.get(at, Ground())
        terrain: Any = ground.terrain or ("sea" if number % REGIONS_PER_TILE else "village")
        vp = ground.vp if ground.vp is not None else 0 if ground.attacked else len(self.atlas.neighbours[number])
        pieces = ground.pieces or ()
        wrong = set(pieces) - {"ship", "unit"} if terrain == "sea" else {"ship"} & set(pieces)
        if wrong or (terrain == "village" and pieces) or (terrain == "sea" and pieces == ("unit",)):
            raise ExampleError(self.blamed, f"{at[0]},{at[1]} is {terrain}: {' '.join(pieces)} cannot be there")
        return Region(
            at=at, terrain=terrain, owner=ground.seat if pieces else None,  # type: ignore[arg-type]
            pieces=pieces, vp=vp if terrain == "village" else 0, attacked=bool(ground.attacked),
            edge=bool(self.atlas.edge >> number & 1),
        )  # fmt: skip

    # --- players ----------------------------------------------------------------------------------------------

    def seat(self, name: str) -> SeatView:
        goods, board = self.given.goods[name], self.given.board[name]
        on_map = {piece: sum(piece in r.pieces for r in self.map if r.owner == name) for piece in PIECES}
        free = {piece: self.within(NUMBERS.start.pieces - on_map[piece], f"{piece} pieces") for piece in PIECES}
        boards = {piece: board.get(piece, min(NUMBERS.start.board, free[piece])) for piece in PIECES}
        hand = self.hand(name)
        return SeatView(
            seat=name,  # type: ignore[arg-type]
            gold=goods.get("gold", NUMBERS.start.gold),
            resources={good: goods.get(good, NUMBERS.start.resources) for good in RESOURCES},
            vp=goods.get("VP", NUMBERS.start.vp),
            board=boards,
            reserve={piece: self.within(free[piece] - boards[piece], f"{piece} pieces") for piece in PIECES},
            hand=tuple(hand), cards=len(hand),
            columns={colour: self.column(name, colour) for colour in COLOURS},
            joker_used=name in self.given.named("joker played") or self.has_joker(name), has_chosen=False,
            first=self.given.first_region(name),
        )  # fmt: skip

    def supply(self, resource: Any, seats: Iterable[SeatView]) -> int:
        """What players do not hold."""
        total = NUMBERS.supply.resources_per_player * self.options.players
        return self.within(total - sum(seat.resources[resource] for seat in seats), resource)

    def has_joker(self, name: str) -> bool:
        return any(cards.jokers for key, cards in self.given.cards.items() if key.startswith(f"{name} "))

    # --- cards ------------------------------------------------------------------------------------------------

    def take_named(self) -> None:
        """Cards that a line names are nowhere else."""
        for key, cards in self.given.cards.items():
            for card in cards.ids:
                kind = self.options.card_deck.kind_of[card]
                self.pool[kind] -= 1
                if self.pool[kind] < 0:
                    raise ExampleError(self.blamed, f"the deck has fewer cards {card}: {key} is too much")

    def take_any(self, count: int, colour: str | None = None) -> list[str]:
        """Cards that no line names, from the end of the deck's list: temples first."""
        found: list[str] = []
        for kind, card in reversed(list(enumerate(self.options.card_deck.cards))):
            while len(found) < count and self.pool[kind] and colour in (None, card.colour):
                self.pool[kind] -= 1
                found.append(card.id)
        self.within(len(found) - count, "cards")
        return found

    def hand(self, name: str) -> list[str]:
        """A hand in the deck's order; not said, five cards."""
        said = self.given.cards.get(f"{name} hand", Cards(any=NUMBERS.start.cards))
        self.within(NUMBERS.hand.most - len(said.ids) - said.any, f"cards in the hand of {name}")
        return sorted(said.ids + self.take_any(said.any), key=self.options.card_deck.kind_of.__getitem__)

    def column(self, name: str, colour: str) -> tuple[Laid, ...]:
        """A column from the bottom; cards that may be any lie on top."""
        said = self.given.cards.get(f"{name} {colour}", Cards())
        laid = [Laid(card, joker=at in said.jokers) for at, card in enumerate(said.ids)]
        laid += [Laid(card) for card in self.take_any(said.any, colour)]
        most = NUMBERS.start.pieces + (colour == "temple")
        self.within(most - len(laid), f"{colour} cards of {name}")
        return tuple(laid)

    def piles(self) -> tuple[list[int], list[int]]:
        """Deck and discard by kind; what is nowhere else is in the pile that no line tells of, or in the deck."""
        piles = {}
        for name in ("deck", "discard"):
            said = self.given.cards.get(name)
            cards = said.ids + self.take_any(said.any) if said else []
            piles[name] = [cards.count(card.id) for card in self.options.card_deck.cards]
        rest = "discard" if "deck" in self.given.cards else "deck"
        if rest in self.given.cards and any(self.pool):
            raise ExampleError(self.blamed, f"{sum(self.pool)} cards are nowhere: say only one of deck and discard")
        piles[rest] = [count + left for count, left in zip(piles[rest], self.pool, strict=True)]
        self.lowest = next((k for k, count in enumerate(piles["discard"]) if count), 0)
        return piles["deck"], piles["discard"]

    def any_top(self, discard: int) -> str | None:
        """Some card lies on a discard pile."""
        return self.options.card_deck.cards[self.lowest].id if discard else None


def _padded(pile: list[int]) -> list[int]:
    return pile + [0] * (codes.MOST_KINDS - len(pile))
