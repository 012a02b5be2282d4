"""4 Gods at the terminal."""
