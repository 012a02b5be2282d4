"""Rows of small numbers for the hot modules, interpreted form. `c_rows.pxd` is the same in C.

Compiled, a row is a pointer into a block that its object keeps alive; interpreted, it is an object of its own and
the block stays empty.
"""


def new_block(size: int) -> bytearray:
    """Memory for the rows of one object; compiled, its content is undefined."""
    del size
    return bytearray()


def byte_row(block: bytearray, offset: int, length: int) -> bytearray:
    """A row of bytes at `offset` of the block."""
    del block, offset
    return bytearray(length)


def int_row(block: bytearray, offset: int, length: int) -> list[int]:
    """A row of ints at `offset` (a multiple of four) of the block."""
    del block, offset
    return [0] * length


def short_row(block: bytearray, offset: int, length: int) -> list[int]:
    """A row of small ints at `offset` (a multiple of two) of the block."""
    del block, offset
    return [0] * length


def int_table(block: bytearray) -> list[int]:
    """The ints that a filled block holds, to read only."""
    return list(memoryview(block).cast("i"))


def word_table(block: bytearray) -> list[int]:
    """The words of 64 bits that a filled block holds, to read only."""
    return list(memoryview(block).cast("Q"))


def byte_table(block: bytearray) -> bytearray:
    """The bytes that a filled block holds, to read only."""
    return block


def copy_bytes(to: bytearray, source: bytearray, count: int) -> None:
    """Copy the first `count` bytes of a row."""
    to[:count] = source[:count]


def copy_ints(to: list[int], source: list[int], count: int) -> None:
    """Copy the first `count` ints of a row."""
    to[:count] = source[:count]


def copy_shorts(to: list[int], source: list[int], count: int) -> None:
    """Copy the first `count` small ints of a row."""
    to[:count] = source[:count]


def copy_words(to: list[int], source: list[int], count: int) -> None:
    """Copy the first `count` words of 64 bits of a row."""
    to[:count] = source[:count]


def copy_ints_plus(to: list[int], at: int, source: list[int], start: int, stop: int, plus: int) -> None:
    """Write the ints of a row from `start` up to `stop` to `to[at]` and what follows, each with `plus` added.

    Compiled, they go in fours: up to three more ints are read and overwritten.
    """
    to[at : at + stop - start] = [number + plus for number in source[start:stop]]


def clear_bytes(row: bytearray, start: int, stop: int) -> None:
    """Set the bytes from `start` up to `stop` to zero."""
    row[start:stop] = bytes(stop - start)


def clear_shorts(row: list[int], start: int, stop: int) -> None:
    """Set the small ints from `start` up to `stop` to zero."""
    row[start:stop] = [0] * (stop - start)
