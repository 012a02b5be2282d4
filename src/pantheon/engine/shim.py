"""Stands in for the package `cython` where it is not installed: hot modules only ask whether they are compiled."""

from contextlib import nullcontext

compiled = False
nogil = nullcontext()
