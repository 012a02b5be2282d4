"""Actions of 4 Gods as JSON, quickly: lists of what may be done are told after every move."""

import msgspec

from pantheon.games.four_gods import codes
from pantheon.games.four_gods.codec import FourGodsCodec

_encode = msgspec.json.Encoder().encode
_PROPHET = (1 << codes.PROPHET_BITS) - 1
_CELL = codes.CELLS - 1 << codes.CELL_BIT
_TOKEN = (1 << codes.TOKEN_BITS) - 1


class Spelling:
    """Most of all that may be done is laying a tile, with a prophet or without: too many actions to remember. But
    each is made of three parts that it shares with many others: the verb and the tile, the cell, and the prophet.
    """

    def __init__(self, codec: FourGodsCodec) -> None:
        self._codec = codec
        self._tiles: dict[int, bytes] = {}
        self._cells: dict[int, bytes] = {}
        self._prophets: dict[int, bytes] = {}

    def __call__(self, action: int) -> bytes:
        """The JSON of an action."""
        if not action >> codes.PLACE_BIT:
            return _encode(self._codec.decode(action))
        destroys = action >> codes.DESTROY_BIT
        laid = action >> codes.TOKEN_BITS if destroys else action
        prophet = laid & _PROPHET
        tile = laid & ~_CELL & ~_PROPHET | (prophet != 0)
        cell = laid & _CELL | (1 + (action & _TOKEN) if destroys else 0)
        try:
            return self._tiles[tile] + self._cells[cell] + self._prophets[prophet]
        except KeyError:
            return self._learn(action, tile, cell, prophet)

    def _learn(self, action: int, tile: int, cell: int, prophet: int) -> bytes:
        text = _encode(self._codec.decode(action))
        where, ends = text.index(b',"cell":'), text.index(b',"corner":') if prophet else -1
        self._tiles[tile], self._cells[cell], self._prophets[prophet] = text[:where], text[where:ends], text[ends:]
        return text
