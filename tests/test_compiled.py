"""The compiled engine plays the same games, where `make fast` has built it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
FAST = ROOT / "build" / "fast"


def played_with(source: Path) -> str:
    environment = {**os.environ, "PYTHONPATH": str(source)}
    script = ROOT / "benchmarks" / "identical.py"
    done = subprocess.run(
        [sys.executable, str(script), "12"],
        env=environment, capture_output=True, text=True, check=True,
    )
    return done.stdout.strip()


def compiled() -> Path:
    """The sources of the compiled engine; without one the test is skipped."""
    if not (FAST / ".built").exists():
        pytest.skip("there is no compiled engine; make fast builds it")
    built = (FAST / ".built").stat().st_mtime
    if any(path.stat().st_mtime > built for path in (ROOT / "src").rglob("*.py")):
        pytest.skip("the compiled engine is older than its source; make fast builds it anew")
    return FAST / "src"


def test_the_compiled_engine_plays_identical_games() -> None:
    assert played_with(compiled()) == played_with(ROOT / "src")


def test_the_compiled_engine_begins_at_a_position() -> None:
    text = "home 1 7,7 / away 1 8,8 / used reroll blitz blitz / turn home 3"
    program = (
        "from pigskin import Game; "
        f"table = Game.from_position({text!r}).table; print(table.rerolled, table.blitzed)"
    )
    environment = {**os.environ, "PYTHONPATH": str(compiled())}
    done = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
    )
    assert done.stdout == "True 2\n"
