"""Axial hex geometry, and one number per cell of a plane without a border.

Cells are numbered in a spiral: 0 is the origin, ring k holds the 6k numbers from 3k(k-1)+1 on. A disc of any
radius is therefore a prefix of the numbers, so a map can grow ring by ring without renumbering anything.
"""

from array import array
from functools import cache, lru_cache
from math import isqrt

DIRECTIONS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The six neighbours, clockwise (y points down)."""

# A ring of radius k starts at (k, 0); each side is k steps in one of these directions.
_SIDES = ((-1, 1), (-1, 0), (0, -1), (1, -1), (1, 0), (0, 1))


def disc_size(radius: int) -> int:
    """How many cells lie within `radius` steps of the origin."""
    return 3 * radius * (radius + 1) + 1


def ring_of(cell: int) -> int:
    """Distance of a cell from the origin."""
    return 0 if cell == 0 else (isqrt(12 * cell - 3) + 3) // 6


def distance(q: int, r: int) -> int:
    """Steps from the origin to (q, r)."""
    return max(abs(q), abs(r), abs(q + r))


def cell_at(q: int, r: int) -> int:
    """The number of the cell at axial coordinates (q, r)."""
    k = distance(q, r)
    if k == 0:
        return 0
    first = disc_size(k - 1)
    if r > 0 and q >= 0:  # from (k, 0) towards (0, k)
        step = r
    elif r == k:  # towards (-k, k)
        step = k - q
    elif q < 0:  # through (-k, 0) towards (0, -k)
        step = 3 * k - r
    elif r == -k:  # towards (k, -k)
        step = 4 * k + q
    else:  # back towards (k, 0)
        step = 6 * k + r if r < 0 else 0
    return first + step


@lru_cache(maxsize=1 << 14)  # asked for again and again by views and menus
def coordinates(cell: int) -> tuple[int, int]:
    """The axial coordinates (q, r) of a numbered cell."""
    k = ring_of(cell)
    if k == 0:
        return 0, 0
    side, step = divmod(cell - disc_size(k - 1), k)
    q, r = k, 0
    for dq, dr in _SIDES[:side]:
        q, r = q + k * dq, r + k * dr
    dq, dr = _SIDES[side]
    return q + step * dq, r + step * dr


def neighbours(cell: int) -> list[int]:
    """The six cells around a cell, clockwise from the east."""
    q, r = coordinates(cell)
    return [cell_at(q + dq, r + dr) for dq, dr in DIRECTIONS]


@cache
def neighbour_table(radius: int) -> bytearray:
    """Six neighbours for each cell within `radius` steps, as machine ints, one cell after the other."""
    return bytearray(array("i", [n for cell in range(disc_size(radius)) for n in neighbours(cell)]).tobytes())
