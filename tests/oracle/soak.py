"""The second opinion for as long as you like.

    make soak                                            # all editions
    make soak ARGS="--scenes 500 --edition bb2020"
    make soak ARGS="--edition bb2020 --seed 17 --scenes 1"  # one scene again

Prints how far it has come and, at the end, how many rolls of each kind were checked. Every
objection names its scene, so that it can be repeated; the exit code is 1 if there was one.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable

from oracle.facts import EDITIONS
from oracle.playing import Findings, play, play_match


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="make soak", description=__doc__.partition("\n")[0])
    parser.add_argument("--edition", choices=[*EDITIONS, "all"], default="all")
    parser.add_argument("--scenes", type=int, default=3000, help="for each edition")
    parser.add_argument("--matches", type=int, default=60, help="whole matches for each edition")
    parser.add_argument("--seed", type=int, default=0, help="the number of the first one")
    wanted = parser.parse_args(words)
    names = list(EDITIONS) if wanted.edition == "all" else [wanted.edition]
    failed = [name for name in names if soak(name, wanted)]
    return 1 if failed else 0


def soak(edition: str, wanted: argparse.Namespace) -> bool:
    """One edition; True if the oracle had something to object to."""
    findings = Findings()
    started = time.monotonic()
    work: list[tuple[str, Callable[[str, int, Findings], None], int, int]] = [
        ("scene", play, wanted.scenes, 100),
        ("match", play_match, wanted.matches, 10),
    ]
    for what, start, count, pause in work:
        for number in range(wanted.seed, wanted.seed + count):
            before = len(findings.objections)
            start(edition, number, findings)
            _object(findings, before)
            if number % pause == pause - 1:
                _progress(edition, f"{what} {number + 1}", findings, started)
    _progress(edition, "done", findings, started)
    for kind, checked in sorted(findings.counts.items()):
        print(f"    {checked:8} {kind}")
    return len(findings.objections) > 0


def _object(findings: Findings, before: int) -> None:
    """Print the objections that were not there before, each with what had just happened."""
    new = zip(findings.objections[before:], findings.trails[before:])
    for objection, trail in new:
        print(f"{objection}\n    {'; '.join(trail)}", file=sys.stderr, flush=True)


def _progress(edition: str, where: str, findings: Findings, started: float) -> None:
    rolls = sum(findings.counts.values())
    print(
        f"{edition}: {where}, {findings.answers} answers, {rolls} checks, "
        f"{len(findings.objections)} objections, {time.monotonic() - started:.0f} s",
        flush=True,
    )


if __name__ == "__main__":
    sys.exit(main())
