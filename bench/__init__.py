"""The benchmark: our games beside their peers, in one interleaved run. `python -m bench --help`."""
