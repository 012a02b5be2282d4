# Rows of small numbers for the hot modules, compiled form; rows.py says what each does.
from cpython.bytearray cimport PyByteArray_AS_STRING, PyByteArray_FromStringAndSize
from libc.string cimport memcpy, memset


cdef inline bytearray new_block(int size):
    return PyByteArray_FromStringAndSize(NULL, size)


cdef inline unsigned char *byte_row(bytearray block, int offset, int length) noexcept:
    return <unsigned char *> PyByteArray_AS_STRING(block) + offset


cdef inline int *int_row(bytearray block, int offset, int length) noexcept:
    return <int *> (PyByteArray_AS_STRING(block) + offset)


cdef inline int *int_table(bytearray block) noexcept:
    return <int *> PyByteArray_AS_STRING(block)


cdef inline void copy_bytes(unsigned char *to, unsigned char *source, int count) noexcept nogil:
    memcpy(to, source, count)


cdef inline void copy_ints(int *to, int *source, int count) noexcept nogil:
    memcpy(to, source, count * sizeof(int))


cdef inline void copy_shorts(short *to, short *source, int count) noexcept nogil:
    memcpy(to, source, count * sizeof(short))


cdef inline void clear_bytes(unsigned char *row, int start, int stop) noexcept nogil:
    memset(row + start, 0, stop - start)
