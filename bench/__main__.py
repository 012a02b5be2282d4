"""`python -m bench`: measure everything, print the tables, write bench/RESULTS.md."""

import argparse
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from bench import deus, four_gods, gods, machine, report, server, web
from bench.measure import Results, run
from bench.peers import catanatron, open_spiel
from bench.registry import Registry

SUBJECTS = (open_spiel, catanatron, gods, four_gods, deus, server, web)
RESULTS = Path(__file__).with_name("RESULTS.md")


def options() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        "python -m bench",
        description="Our games beside their peers, in one run. A whole run writes bench/RESULTS.md.",
    )
    parser.add_argument("--quick", action="store_true", help="a rough look in some ten seconds")
    parser.add_argument("--check", action="store_true", help="exit with 1 unless every target is reached")
    parser.add_argument("words", nargs="*", help="only the rows whose title holds one of these")
    return parser


def everything() -> Registry:
    registry = Registry()
    for subject in SUBJECTS:
        subject.register(registry)
    return registry


def measure(registry: Registry, repeats: int, seconds: float, console: Console) -> Results:
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.description}"))
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("", total=len(registry.meters) * (1 + repeats))
        return run(registry, repeats, seconds, lambda doing: progress.update(task, advance=1, description=doing))


def main() -> int:
    chosen = options().parse_args()
    repeats, seconds = (3, 0.2) if chosen.quick else (5, 1.0)
    console = Console()
    registry = everything().only(chosen.words)
    if not registry.rows:
        console.print(f"No row holds any of: {', '.join(chosen.words)}.")
        return 2
    if warning := machine.busy():
        console.print(warning, style="yellow")
    results = measure(registry, repeats, seconds, console)

    verdicts = report.lines(registry, results)
    console.print(report.figure_table(registry, results), report.verdict_table(verdicts))
    for note in report.notes(verdicts):
        console.print(note, style="yellow", highlight=False)
    if chosen.quick or chosen.words:
        pass
    elif any(line.verdict == report.UNMEASURED for line in verdicts):
        console.print(f"{RESULTS.name} stays as it is: not everything was measured.")
    else:
        method = f"{repeats} repeats with all measurements interleaved, about {seconds:g} s each (servers longer)"
        RESULTS.write_text(report.markdown(registry, results, machine.facts(), method), encoding="utf-8")
        console.print(f"Written to bench/{RESULTS.name}.")
    return int(chosen.check and any(line.verdict in (report.SHORT, report.UNMEASURED) for line in verdicts))


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
