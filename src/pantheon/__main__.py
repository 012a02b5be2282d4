"""`python -m pantheon` is the command `pantheon`."""

from pantheon.cli.main import app

app(prog_name="pantheon")
