"""Reports of matches, broken by structure and by byte, in TOML and JSON."""

import random
from functools import cache
from pathlib import Path

import pytest

from fuzz.limits import CASES, PARTS, in_time, part_of
from fuzz.mutate import broken_bytes, broken_tree, tree_bytes
from pigskin import EDITIONS, Game, MatchReport, PigskinError
from pigskin.coaches.scripted import ScriptedCoach
from pigskin.report import load_report


@cache
def _reports() -> list[MatchReport]:
    """Reports of matches from the first minutes to the end."""
    found = []
    for number, edition in enumerate(EDITIONS):
        game, coach = Game("human", "orc", edition.id, seed=number), ScriptedCoach()
        while game.question is not None:
            game.answer(coach.choose(game))
            if len(game.history.answers) == 300:
                found.append(game.report())
        found.append(game.report())
    return found


@pytest.mark.parametrize("part", range(PARTS))
def test_broken_reports(part: int, tmp_path: Path) -> None:
    for case in part_of(CASES, part):
        chance = random.Random(f"report {case}")
        report = chance.choice(_reports())
        ending = chance.choice((".toml", ".json"))
        if ending == ".toml":
            data = broken_bytes(report.to_toml().encode(), chance)
        else:
            tree = report.to_json()
            broken = case % 4 < 3
            data = tree_bytes(broken_tree(tree, chance) if broken else tree)
            data = data if broken else broken_bytes(data, chance)
        file = tmp_path / f"report{ending}"
        file.write_bytes(data)
        try:
            with in_time():
                _comes_to_something(file)
        except BaseException as error:
            error.add_note(f"case {case}:\n{data[:3000]!r}")
            raise


def _comes_to_something(file: Path) -> None:
    """It is refused in one line, or a report that can be shown, kept and read again."""
    refused = ""
    try:
        found = load_report(file)
    except PigskinError as error:
        refused = str(error)
    if refused:
        assert "\n" not in refused
        return
    assert str(found)
    assert MatchReport.from_json(found.to_json()) == found
    assert MatchReport.from_toml(found.to_toml()) == found
