"""The two teams of the handbook's box, ready to play under names of their own."""

from collections import Counter

import pytest
from typer.testing import CliRunner

from pigskin import Game
from pigskin.cli import app
from pigskin.teams import UnknownTeam, box_teams, find_team, problems, ready_team


@pytest.mark.rule("lrb6/prematch.box-teams")
@pytest.mark.parametrize(
    ("name", "squad", "rerolls", "fans"),
    [
        ("Human (box)", {"Lineman": 6, "Blitzer": 2, "Thrower": 2, "Catcher": 2}, 4, 4),
        ("Orc (box)", {"Lineman": 6, "Blitzer": 2, "Thrower": 2, "Black Orc Blocker": 2}, 4, 0),
    ],
)
def test_who_is_in_the_box(name: str, squad: dict[str, int], rerolls: int, fans: int):
    team = ready_team("lrb6", name)
    assert Counter(each.position for each in team.players) == squad
    assert (team.rerolls, team.fan_factor) == (rerolls, fans)
    staff = (team.apothecary, team.assistant_coaches, team.cheerleaders, team.treasury)
    assert not any(staff)


@pytest.mark.rule("lrb6/prematch.box-teams")
@pytest.mark.parametrize("name", ["Human (box)", "Orc (box)"])
def test_each_costs_what_a_new_team_has(name: str):
    team = ready_team("lrb6", name)
    assert team.cost() == 1_000_000
    assert problems(team, creation=True) == []


@pytest.mark.rule("lrb6/prematch.box-teams", "lrb6/prematch.first-game")
def test_a_first_game_out_of_the_box():
    game = Game("Human (box)", "orc (BOX)", options={"extra_rules": False})
    assert game.table.team_names == ("Castle Road Originals", "Mudgate Originals")
    assert game.table.home.full_rerolls == 4
    assert game.question is not None
    assert game.question.kind == "toss"


def test_the_ready_teams_of_the_rosters_are_others():
    assert ready_team("lrb6", "human") != find_team("lrb6", "human (box)")
    assert list(box_teams("lrb6")) == ["Human (box)", "Orc (box)"]
    assert box_teams("bb2020") == {}


def test_a_box_team_nobody_knows():
    with pytest.raises(UnknownTeam, match=r"no team 'Humna \(box\)' .* mean 'Human \(box\)'"):
        ready_team("lrb6", "Humna (box)")
    with pytest.raises(UnknownTeam, match=r"in bb2020; .* did you mean 'human'"):
        ready_team("bb2020", "Human (box)")


def test_box_teams_on_the_command_line():
    assert '"Human (box)", Castle Road Originals' in CliRunner().invoke(app, ["teams"]).stdout
    told = CliRunner().invoke(app, ["teams", "orc (box)"]).stdout
    assert "2 Black Orc Blocker, 2 Blitzer, 2 Thrower, 6 Lineman; 4 re-rolls, fan factor 0" in (
        " ".join(told.split())
    )
    words = ["simulate", "--home", "Human (box)", "--away", "Orc (box)", "--games", "1", "--json"]
    result = CliRunner().invoke(app, words)
    assert result.exit_code == 0
    assert '"games": 1' in result.stdout


def test_the_mummy_of_the_cover_is_a_tomb_guardian():
    roster = ready_team("lrb6", "khemri").roster
    assert roster.position("Mummy") == roster.position("Tomb Guardian")
