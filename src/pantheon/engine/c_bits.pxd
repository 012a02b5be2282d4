# Sets of up to 64 small numbers as bits, compiled form; bits.py says what each does.
cdef extern from *:
    """
    #if defined(_MSC_VER)
    #include <intrin.h>
    static __inline int pantheon_lowest_bit(unsigned long long bits) {
        unsigned long at; _BitScanForward64(&at, bits); return (int) at;
    }
    #define pantheon_count_bits(bits) ((int) __popcnt64(bits))
    #else
    #define pantheon_lowest_bit(bits) __builtin_ctzll(bits)
    #define pantheon_count_bits(bits) __builtin_popcountll(bits)
    #endif
    """
    int pantheon_lowest_bit(unsigned long long bits) noexcept nogil
    int pantheon_count_bits(unsigned long long bits) noexcept nogil


cdef inline int lowest_bit(unsigned long long bits) noexcept nogil:
    return pantheon_lowest_bit(bits)


cdef inline int count_bits(unsigned long long bits) noexcept nogil:
    return pantheon_count_bits(bits)
