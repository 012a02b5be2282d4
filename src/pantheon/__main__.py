"""The command `pantheon`, also as `python -m pantheon`."""

import sys


def main() -> None:
    """Run the command line; Ctrl-C ends it quietly, even while the modules are still being loaded."""
    try:
        from pantheon.cli.main import app

        app(prog_name="pantheon")
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
