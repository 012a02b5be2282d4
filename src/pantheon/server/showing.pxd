# Not rules, but made anew for every viewer of every move; the sources say all, and here are no C types but for indices.
cimport cython


cpdef object splice(tuple before, tuple after)
@cython.locals(old='Py_ssize_t', new='Py_ssize_t', at='Py_ssize_t')
cdef tuple stretch(tuple before, tuple after)
@cython.locals(at='Py_ssize_t', changed=dict, splices=dict, found=dict)
cdef dict _changes(tuple names, tuple before, tuple after)
@cython.locals(found=dict)
cdef dict _joined(dict common, dict own)
