# Not rules, but made anew for every viewer of every move; the sources say all, and here are no C types but for indices.
cimport cython


@cython.locals(old='Py_ssize_t', new='Py_ssize_t', at='Py_ssize_t')
cpdef object splice(tuple before, tuple after)
@cython.locals(name=str, changed=dict, splices=dict)
cdef dict _changes(object fields, object before, object after)
@cython.locals(found=dict)
cdef dict _joined(dict common, dict own)
