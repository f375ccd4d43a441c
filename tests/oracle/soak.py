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
    for number in range(wanted.seed, wanted.seed + wanted.scenes):
        play(edition, number, findings)
        if number % 100 == 99:
            _progress(edition, f"scene {number + 1}", findings, started)
    for number in range(wanted.seed, wanted.seed + wanted.matches):
        play_match(edition, number, findings)
        if number % 10 == 9:
            _progress(edition, f"match {number + 1}", findings, started)
    _progress(edition, "done", findings, started)
    for kind, count in sorted(findings.counts.items()):
        print(f"    {count:8} {kind}")
    for objection, trail in zip(findings.objections[:20], findings.trails):
        print(f"{objection}\n    {'; '.join(trail)}", file=sys.stderr)
    return len(findings.objections) > 0


def _progress(edition: str, where: str, findings: Findings, started: float) -> None:
    rolls = sum(findings.counts.values())
    print(
        f"{edition}: {where}, {findings.answers} answers, {rolls} checks, "
        f"{len(findings.objections)} objections, {time.monotonic() - started:.0f} s",
        flush=True,
    )


if __name__ == "__main__":
    sys.exit(main())
