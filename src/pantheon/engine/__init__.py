"""The contract between the games and everything else: no I/O, no clock, no global randomness."""
