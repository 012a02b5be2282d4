"""The HTTP side of the server: everything that is not live."""
