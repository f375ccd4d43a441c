"""`pigskin sheet` prints what the library makes, and complains in one line."""

import json

import pytest
from typer.testing import CliRunner

from pigskin.cli import app
from pigskin.editions import EDITION_IDS
from pigskin.sheets import edition_sheet, versus_sheet


def run(*words: str, code: int = 0) -> str:
    result = CliRunner().invoke(app, ["sheet", *words], env={"COLUMNS": "200"})
    assert result.exit_code == code, result.output
    return result.stdout if code == 0 else result.stderr


@pytest.mark.parametrize("edition", EDITION_IDS)
def test_a_sheet_has_every_table_and_fits_the_page(edition: str) -> None:
    told = run(edition)
    for each in edition_sheet(edition)["tables"].values():
        assert each["title"] in told
    assert all(len(line) <= 80 for line in told.splitlines())
    assert "\u2026" not in told, "something was cut"


@pytest.mark.parametrize(
    "words", [("lrb6", "human", "orc"), ("bb2020", "goblin", "chaos_renegades")]
)
def test_two_teams_side_by_side_fit_the_page(words: tuple[str, ...]) -> None:
    told = run(*words)
    assert all(len(line) <= 80 for line in told.splitlines())
    assert "\u2026" not in told, "something was cut"
    for side in ("home", "away"):
        for each in versus_sheet(*words)[side]["positions"]:
            assert each["name"] in " ".join(told.split())


def test_two_teams_as_json() -> None:
    shown = json.loads(run("lrb6", "orc", "elf", "--json"))
    assert shown == versus_sheet("lrb6", "orc", "elf")


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
