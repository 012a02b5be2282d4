"""`python -m pantheon.examples FILE...`: play rule examples and say what does not come out as they say."""

import sys
from pathlib import Path

from pantheon.examples.parse import ExampleError
from pantheon.examples.run import run_file


def main(files: list[str]) -> int:
    """Play the files; 0 if all is as they say, 1 if not, 2 if a file cannot be played or there is none."""
    if not files:
        print("usage: python -m pantheon.examples FILE...", file=sys.stderr)
        return 2
    status = 0
    for file in files:
        try:
            outcome = run_file(Path(file))
        except (ExampleError, OSError) as error:
            print(error, file=sys.stderr)
            status = 2
            continue
        steps = sum(len(played.steps) for played in outcome.scenes)
        print("\n".join(outcome.failures) or f"{file}: {len(outcome.scenes)} scenes, {steps} steps, all as said")
        status = max(status, bool(outcome.failures))
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
