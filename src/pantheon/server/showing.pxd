# Not rules, but made anew for every viewer of every move; the sources say all, and here are no C types but for indices.
cimport cython


@cython.locals(old='Py_ssize_t', new='Py_ssize_t', at='Py_ssize_t')
cpdef object splice(tuple before, tuple after)
cdef class Difference:
    cdef dict _known

    @cython.locals(changed=dict, splices=dict)
    cpdef dict of(self, tuple fields, tuple before, tuple after)
    @cython.locals(known=tuple)
    cdef object _told(self, str name, object was, object value)
