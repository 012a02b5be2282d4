"""Gods at the terminal."""
