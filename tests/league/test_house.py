"""A league of a house edition: its rosters, its figures, its switches."""

from __future__ import annotations

import random
import shutil
from pathlib import Path

import pytest
from league.generated import generated
from league.test_office import any_answer

from pigskin import EditionError
from pigskin.editions import load
from pigskin.league import matches, seasons
from pigskin.league.figures import league_figures
from pigskin.league.office import new_league
from pigskin.league.store import LeagueStore
from pigskin.league.values import SIDES
from pigskin.teams import ready_team

HARBOUR = Path(__file__).parents[2] / "docs" / "house-edition"


@pytest.fixture
def harbour() -> str:
    return load(HARBOUR).id


def test_its_figures_lie_over_those_of_the_base(harbour: str) -> None:
    ours, base = league_figures(harbour), league_figures("bb2020")
    assert (ours.points["touchdowns"], base.points["touchdowns"]) == (4, 3)
    assert ours.points["mvp"] == base.points["mvp"]
    assert ours.switches.prizes == (150_000, 80_000, 40_000)
    assert ours.switches.draft_fans_max == 3
    assert ours.costs == base.costs


def test_a_match_of_it_is_booked_by_them(harbour: str, tmp_path: Path) -> None:
    with LeagueStore(str(tmp_path / "one.league"), create=True) as store:
        office = new_league(store, "Quays", harbour, seed="1")
        for roster in ("dockers", "human"):
            office.add_team(ready_team(harbour, roster))
        [fixture] = seasons.schedule(office)
        chance = random.Random(1)
        sheets = [office.sheet(fixture.team(side)) for side in SIDES]
        told = generated(sheets[0], sheets[1], chance)
        while not told.home.players[0].touchdowns or told.conceded_by:
            told = generated(sheets[0], sheets[1], chance)
        matches.report(office, fixture.id, told)
        desk = matches.manage(office, fixture.id, "home", any_answer(1))
        scorer = desk.sheet.player(sheets[0].wearing(told.home.players[0].shirt).key)
        assert scorer.earned >= 4 * told.home.players[0].touchdowns
        assert office.check() == []


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[pionts]\ntouchdowns = 4", "did you mean 'points'"),
        ("[points]\ntouchdown = 4", "points.touchdown: there is nothing of the kind"),
        ('[points]\ntouchdowns = "4"', "points.touchdowns: expected"),
        ("[season]\nprizes = [1]", "season.prizes: expected a list like that of the base"),
        ("[switches]\nmvp = 3", "switches.mvp"),
        ('[switches]\nspiralling = "sheet"', "does nothing in bb2020"),
        ("points = 3", "points: expected a table"),
    ],
)
def test_what_is_wrong_is_said_with_file_and_key(tmp_path: Path, text: str, said: str) -> None:
    folder = tmp_path / "quays"
    shutil.copytree(HARBOUR, folder)
    about = folder / "edition.toml"
    about.write_text(about.read_text().replace('"harbour"', '"quays"'))
    (folder / "league.toml").write_text(text)
    with pytest.raises(EditionError) as raised:
        load(folder)
    assert "league.toml" in str(raised.value)
    assert said in str(raised.value)
