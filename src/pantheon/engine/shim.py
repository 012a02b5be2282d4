"""Stands in for the `cython` package where it is not installed: the hot modules only ask whether they are compiled."""

from contextlib import nullcontext

compiled = False
nogil = nullcontext()
