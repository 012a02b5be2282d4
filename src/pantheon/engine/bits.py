"""Sets of up to 64 small numbers as bits, interpreted form. `c_bits.pxd` is the same in C."""


def lowest_bit(bits: int) -> int:
    """The least number in a set, which must not be empty."""
    return (bits & -bits).bit_length() - 1


def count_bits(bits: int) -> int:
    """How many numbers a set holds."""
    return bits.bit_count()
