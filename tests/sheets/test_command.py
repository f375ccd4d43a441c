"""`pigskin sheet` prints what the library makes, and complains in one line."""

import json

import pytest
from typer.testing import CliRunner

from pigskin.cli import app
from pigskin.editions import EDITION_IDS
from pigskin.sheets import edition_sheet, versus_sheet
from pigskin.teams import roster


def run(*words: str, code: int = 0) -> str:
    result = CliRunner().invoke(app, ["sheet", *words], env={"COLUMNS": "200"})
    assert result.exit_code == code, result.output
    return result.stdout if code == 0 else result.stderr


@pytest.mark.parametrize("edition", EDITION_IDS)
def test_a_sheet_has_every_table_and_fits_the_page(edition: str) -> None:
    told = run(edition)
    for title in ("Kick-off events", "Weather", "Pass chart", "Block dice", "Casualty"):
        assert title in told
    assert all(len(line) <= 80 for line in told.splitlines())
    assert "\u2026" not in told, "something was cut"


def test_two_teams_side_by_side_fit_the_page() -> None:
    told = run("bb2020", "goblin", "chaos_renegades")
    assert all(len(line) <= 80 for line in told.splitlines())
    assert "\u2026" not in told, "something was cut"
    for id in ("goblin", "chaos_renegades"):
        for each in roster("bb2020", id).positions:
            assert each.name in " ".join(told.split())


def test_two_teams_as_json() -> None:
    shown = json.loads(run("bb2016", "ogre", "vampire", "--json"))
    assert shown == versus_sheet("bb2016", "ogre", "vampire")


def test_as_json() -> None:
    assert json.loads(run("bb2016", "--json")) == edition_sheet("bb2016")


def test_an_unknown_edition_is_one_line() -> None:
    told = run("bb2021", code=2)
    assert told.count("\n") == 1
    assert "did you mean 'bb2020'" in told or "did you mean 'bb2016'" in told


def test_one_team_alone_cannot_be_compared() -> None:
    assert "name two of them" in run("lrb6", "human", code=2)


def test_an_unknown_roster_is_one_line() -> None:
    told = run("lrb6", "human", "orx", code=2)
    assert told.count("\n") == 1
    assert "did you mean 'orc'" in told
