"""Every roster has a team one can play with at once."""

import pytest

from pigskin.teams import (
    UnknownRoster,
    check,
    problems,
    ready_team,
    ready_teams,
    rosters,
    stars,
)


def test_every_roster_has_a_ready_team():
    assert list(ready_teams("lrb6")) == list(rosters("lrb6"))


@pytest.mark.parametrize("roster_id", rosters("lrb6"))
def test_a_ready_team_is_legal_and_affordable(roster_id):
    team = ready_team("lrb6", roster_id)
    assert team.roster.id == roster_id
    assert problems(team, creation=True) == []
    check(team)
    assert 11 <= len(team.players) <= 14
    assert team.rerolls >= 1
    assert team.cost() + team.treasury == 1_000_000
    assert team.value == team.cost()
    assert team.apothecary == team.roster.apothecary


def test_numbers_run_from_one():
    for team in ready_teams("lrb6").values():
        assert [p.number for p in team.players] == list(range(1, len(team.players) + 1))


def test_no_name_is_used_twice_or_borrowed_from_a_star():
    teams = ready_teams("lrb6").values()
    names = [p.name for team in teams for p in team.players]
    assert len(set(names)) == len(names)
    assert len({team.name for team in teams}) == 24
    assert not set(names) & set(stars("lrb6"))


def test_an_unknown_roster_has_no_ready_team():
    with pytest.raises(UnknownRoster):
        ready_team("lrb6", "penguins")
