"""How fast the engine is beside an earlier commit: both measured in turn, in one sitting.

    make beside BASE=HEAD~3                  # ten runs each: before, after, before, ...
    python benchmarks/beside.py v0.1 --runs 4

A machine that is busy with other things swings by a fifth; what is measured in turn swings
together. Ratios are of medians, above 1 where the working tree is faster.
"""

from __future__ import annotations

import argparse
import io
import json
import os
import statistics
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parent


def unpack(commit: str, folder: Path) -> None:
    """The sources of a commit."""
    command = ["git", "-C", str(ROOT), "archive", commit, "src"]
    done = subprocess.run(command, capture_output=True, check=False)
    if done.returncode:
        sys.exit(f"{commit} cannot be had from git: {done.stderr.decode().strip()}")
    with tarfile.open(fileobj=io.BytesIO(done.stdout)) as archive:
        archive.extractall(folder, filter="data")


def one_run(sources: Path) -> dict[str, float]:
    """What `bench.py` measures of the engine with these sources: every rate, larger is better."""
    command = [sys.executable, str(HERE / "bench.py"), "--json", "--only", "engine"]
    surroundings = dict(os.environ, PYTHONPATH=str(sources))
    done = subprocess.run(
        [*command, "--repeats", "3"], env=surroundings, capture_output=True, check=False
    )
    if done.returncode:
        sys.exit(f"bench.py failed with {sources}: {done.stderr.decode().strip()}")
    return {name: each["best"] for name, each in json.loads(done.stdout)["rates"].items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("base", help="the commit to stand beside")
    parser.add_argument("--runs", type=int, default=10, help="runs of each (10)")
    asked = parser.parse_args()
    if asked.runs < 1:
        parser.error("at least one run")
    with tempfile.TemporaryDirectory() as folder:
        unpack(asked.base, Path(folder))
        trees = {"before": Path(folder) / "src", "after": ROOT / "src"}
        taken: dict[str, list[dict[str, float]]] = {name: [] for name in trees}
        for run in range(asked.runs):
            print(f"\rrun {run + 1} of {asked.runs}", end="", file=sys.stderr, flush=True)
            for name, tree in trees.items():
                taken[name].append(one_run(tree))
        print(file=sys.stderr)
    print(f"{'median of ' + str(asked.runs) + ' runs':<50}{'before':>12}{'after':>12}{'ratio':>8}")
    for measure in taken["after"][0]:
        before, after = (
            statistics.median(run[measure] for run in taken[name]) for name in ("before", "after")
        )
        print(f"{measure:<50}{before:>12,.0f}{after:>12,.0f}{after / before:>8.3f}")


if __name__ == "__main__":
    main()
