"""Every BB2016 roster has a team one can play with at once, and teams are worth what they are."""

from dataclasses import replace

import pytest

from pigskin.teams import (
    Team,
    TeamPlayer,
    check,
    problems,
    ready_team,
    ready_teams,
    roster,
    rosters,
    stars,
    team_from_json,
    team_from_toml,
    team_to_json,
    team_to_toml,
)


def test_every_roster_has_a_ready_team():
    assert list(ready_teams("bb2016")) == list(rosters("bb2016"))


@pytest.mark.parametrize("roster_id", rosters("bb2016"))
def test_a_ready_team_is_legal_and_affordable(roster_id):
    team = ready_team("bb2016", roster_id)
    assert team.roster.id == roster_id
    assert problems(team, creation=True) == []
    check(team)
    assert 11 <= len(team.players) <= 14
    assert [p.number for p in team.players] == list(range(1, len(team.players) + 1))
    assert team.rerolls >= 1
    assert team.cost() + team.treasury == 1_000_000
    assert team.apothecary == team.roster.apothecary
    assert team_from_toml(team_to_toml(team)) == team
    assert team_from_json(team_to_json(team)) == team


def test_no_name_is_used_twice_or_borrowed_from_a_star():
    teams = ready_teams("bb2016").values()
    names = [p.name for team in teams for p in team.players]
    assert len(set(names)) == len(names)
    assert len({team.name for team in teams}) == len(teams)
    assert not set(names) & set(stars("bb2016"))


def test_disposable_players_add_nothing_but_what_they_learned():
    team = ready_team("bb2016", "ogre")
    gnoblars = sum(p.position == "Gnoblar" for p in team.players)
    assert gnoblars == 8
    assert team.value == team.cost() - gnoblars * 20_000
    trained = TeamPlayer(1, "G", "Gnoblar", ("Catch",))
    assert Team("T", team.roster, (trained,)).player_value(trained) == 20_000


def test_everybody_else_counts_in_full():
    for team in ready_teams("bb2016").values():
        if team.roster.id != "ogre":
            assert team.value == team.cost(), team.name


def test_rules_as_in_lrb6():
    team = ready_team("bb2016", "human")
    assert problems(replace(team, fan_factor=10, treasury=0), creation=False) == []
    assert "at most 9" in problems(replace(team, fan_factor=10), creation=True)[0]
    player = TeamPlayer(1, "A", "Lineman", ("Swoop",), ma=3)
    found = problems(Team("T", roster("bb2016", "human"), (player,)), creation=False)
    assert [text.removeprefix("player 1 (A): ") for text in found] == [
        "gained Swoop, but Extraordinary skills cannot be learned",
        "MA 9 is 3 above the start of 6, at most 2 are allowed",
    ]
    hurt = replace(player, skills=(), ma=0, pa=1)
    (problem,) = problems(Team("T", roster("bb2016", "human"), (hurt,)), creation=False)
    assert "there is no passing ability in bb2016" in problem
