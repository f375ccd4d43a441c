"""`pigskin league simulate`: what it prints, keeps and refuses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import typer
from league.test_seasons import founded
from typer.testing import CliRunner

from pigskin.cli.house import Commands
from pigskin.cli.league.simulate import simulate
from pigskin.league.office import open_office
from pigskin.league.store import LeagueStore

app = typer.Typer(cls=Commands)
app.command()(simulate)


@app.command()
def nothing() -> None:
    """Two commands make a group, which tells errors in a line."""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "one.league"
    with LeagueStore(str(path), create=True) as store:
        founded(store, "bb2020", teams=3)
    return path


def run(*words: object) -> tuple[int, str, str]:
    found = CliRunner().invoke(app, ["simulate", *map(str, words)])
    return found.exit_code, found.stdout, found.stderr


def test_seasons_are_played_and_counted(file: Path) -> None:
    quick = ("--coach", "random", "--no-records", "--manager", "the-orc=random")
    code, told, _ = run(file, "--seed", 3, *quick, "--json")
    assert code == 0
    found = json.loads(told)
    assert found["matches"] == 3
    assert [each["season"] for each in found["seasons"]] == [1]
    assert {each["name"]: each["matches"] for each in found["rosters"]} == dict.fromkeys(
        ("human", "nurgle", "orc"), 2
    )
    assert {each["name"]: each["matches"] for each in found["managers"]} == {
        "steady": 4,
        "random": 2,
    }
    with LeagueStore(str(file)) as store, open_office(store).reading() as rows:
        assert rows.info().state == "off-season"
        assert rows.report("1-01-1") is not None
        assert rows.record("1-01-1") is None
    code, told, _ = run(file, *quick)
    assert code == 0
    assert "Season 2: the-" in told
    assert "win rate" in told
    assert "3 matches in" in told


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (("--manager", "nobody"), "no manager 'nobody'"),
        (("--coach", "nobody"), "no coach 'nobody'"),
        (("--manager", "the-ork=steady"), "no team 'the-ork' plays here; did you mean 'the-orc'"),
        (("--league", "lake"), "has no league 'lake'"),
    ],
)
def test_bad_names_are_told_and_nothing_happens(
    file: Path, words: tuple[str, ...], problem: str
) -> None:
    code, _, told = run(file, *words)
    assert code == 2
    assert problem in " ".join(told.split())
    with LeagueStore(str(file)) as store:
        assert open_office(store).info.state == "drafting"


def test_who_breaks_down_does_not_lose_the_season(file: Path, tmp_path: Path) -> None:
    mine = tmp_path / "mine.py"
    mine.write_text("class Mine:\n    def choose(self, desk):\n        return 'nonsense'\n")
    code, _, told = run(file, "--coach", "random", "--no-records", "--manager", f"{mine}:Mine")
    assert code == 1
    assert "is no answer to" in told
    assert "stopped in season 1; --seasons 1 goes on there" in " ".join(told.split())
    code, _, _ = run(file, "--coach", "random", "--no-records")
    assert code == 0
