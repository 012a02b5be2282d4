# Rows of small numbers for the hot modules, compiled form; rows.py says what each does.
from cpython.bytearray cimport PyByteArray_AS_STRING, PyByteArray_FromStringAndSize
from libc.string cimport memcpy, memset


cdef inline bytearray new_block(int size):
    return PyByteArray_FromStringAndSize(NULL, size)


cdef inline unsigned char *byte_row(bytearray block, int offset, int length) noexcept:
    return <unsigned char *> PyByteArray_AS_STRING(block) + offset


cdef inline int *int_row(bytearray block, int offset, int length) noexcept:
    return <int *> (PyByteArray_AS_STRING(block) + offset)


cdef inline short *short_row(bytearray block, int offset, int length) noexcept:
    return <short *> (PyByteArray_AS_STRING(block) + offset)


cdef inline int *int_table(bytearray block) noexcept:
    return <int *> PyByteArray_AS_STRING(block)


cdef inline unsigned long long *word_table(bytearray block) noexcept:
    return <unsigned long long *> PyByteArray_AS_STRING(block)


cdef inline unsigned char *byte_table(bytearray block) noexcept:
    return <unsigned char *> PyByteArray_AS_STRING(block)


cdef inline void copy_bytes(unsigned char *to, unsigned char *source, int count) noexcept nogil:
    memcpy(to, source, count)


cdef inline void copy_ints(int *to, int *source, int count) noexcept nogil:
    memcpy(to, source, count * sizeof(int))


cdef inline void copy_shorts(short *to, short *source, int count) noexcept nogil:
    memcpy(to, source, count * sizeof(short))


cdef inline void copy_words(unsigned long long *to, unsigned long long *source, int count) noexcept nogil:
    memcpy(to, source, count * sizeof(unsigned long long))


cdef inline void copy_ints_plus(int *to, int at, int *source, int start, int stop, int plus) noexcept nogil:
    cdef int four[4]
    cdef Py_ssize_t i
    cdef int j
    source += start
    for i in range(0, stop - start, 4):
        memcpy(four, source + i, sizeof(four))
        for j in range(4):
            four[j] += plus
        memcpy(to + at + i, four, sizeof(four))


cdef inline void clear_bytes(unsigned char *row, int start, int stop) noexcept nogil:
    memset(row + start, 0, stop - start)


cdef inline void clear_shorts(short *row, int start, int stop) noexcept nogil:
    memset(row + start, 0, (stop - start) * sizeof(short))
