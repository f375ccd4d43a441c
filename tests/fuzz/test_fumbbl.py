"""FUMBBL files, broken by structure and by byte."""

import gzip
import json
import random
from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest
from fumbbl_log import Log

from fuzz.limits import CASES, PARTS, part_of, survives
from fuzz.mutate import broken_bytes, broken_tree, tree_bytes
from pigskin.errors import PigskinError
from pigskin.fumbbl import play_file

COMMANDS = 250  # of a real match: its beginning


@cache
def _logs() -> list[dict[str, Any]]:
    """Hand-made logs: a kick-off, some moves, some turns."""
    found = []
    for turns in range(3):
        log = Log().prelude().kick()
        log.acts("A4").step("A4", 15, 3).step("A4", 14, 3).stops("A4")
        for turn in range(1, turns + 1):
            log.turn_ends(turn, True).acts("H5").step("H5", 9 + turn, 5).stops("H5")
            log.turn_ends(turn + 1, False).acts("A5").step("A5", 16 - turn, 5).stops("A5")
        found.append(log.data())
    return found


def _play(file: Path) -> None:
    """The match as far as it goes; what differs is told in lines."""
    outcome = play_file(file)
    json.dumps(outcome.to_dict())
    if outcome.difference is not None:
        for problem in outcome.difference.problems:
            assert "Traceback" not in problem
    text = None
    try:
        outcome.game.save(file.with_suffix(".game"))
        text = file.with_suffix(".game").read_text(encoding="utf-8")
    except PigskinError as error:
        assert "\n" not in str(error)  # noqa: PT017
    assert text is None or text.startswith("pigskin-game")


def _break(data: dict[str, Any], case: int, file: Path) -> None:
    """Play a broken file: three in five are broken by structure, the others packed or not."""
    chance = random.Random(f"fumbbl {case}")
    if case % 5 < 3:
        raw = gzip.compress(tree_bytes(broken_tree(data, chance)), 1)
    elif case % 5 == 3:
        raw = broken_bytes(tree_bytes(data), chance)
    else:
        raw = broken_bytes(gzip.compress(tree_bytes(data), 1), chance)
    file.write_bytes(raw)
    try:
        survives(partial(_play, file), chance)
    except BaseException as error:
        error.add_note(f"case {case}")
        raise


@pytest.mark.parametrize("part", range(PARTS))
def test_broken_fumbbl_files(part: int, tmp_path: Path) -> None:
    for case in part_of(CASES, part):
        _break(_logs()[case // PARTS % len(_logs())], case, tmp_path / "match.gz")


@pytest.mark.parametrize("part", range(PARTS))
def test_broken_real_matches(part: int, tmp_path: Path, shared: Path) -> None:
    """The beginnings of real matches, with all that hand-made ones have not."""
    files = sorted((shared / "fumbbl").glob("**/*.gz"))
    if not files:
        pytest.skip("no matches in the shared folder")
    for case in part_of(CASES // 30, part):
        data = json.loads(gzip.decompress(files[case % len(files)].read_bytes()))
        commands = data["gameLog"]["commandArray"]
        del commands[COMMANDS:]
        _break(data, case, tmp_path / "match.gz")


def test_whole_files_are_played(tmp_path: Path) -> None:
    """So that what is broken above was whole before."""
    file = tmp_path / "match.gz"
    for data in _logs():
        file.write_bytes(gzip.compress(tree_bytes(data), 1))
        outcome = play_file(file)
        assert outcome.difference is None
        assert outcome.agreed == len(data["gameLog"]["commandArray"])
