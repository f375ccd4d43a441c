"""What a replay says about teams and site options, in our terms."""

from dataclasses import replace

import pytest
from fumbbl_log import POSITIONS, Log, player, position

from pigskin.fumbbl.options import site_options
from pigskin.fumbbl.reading import ReplayError, from_json
from pigskin.fumbbl.teams import team_of
from pigskin.teams import roster
from pigskin.teams.check import problems
from pigskin.teams.files import team_from_dict, team_from_toml, team_to_dict, team_to_toml
from pigskin.teams.team import Team


def home_team(log: Log) -> Team:
    return team_of(from_json(log.prelude().data()).teams[0])


def test_a_team_of_known_positions_plays_with_our_roster() -> None:
    log = Log()
    log.home["playerArray"][:2] = [player("H", 1, "3"), player("H", 2, "2", "Side Step")]
    team = home_team(log)
    assert team.roster == roster("bb2020", "human")
    assert team.players[0].position == "Ogre"
    assert "Mighty Blow (+1)" in team.skills_of(team.players[0])
    assert team.skills_of(team.players[1]) == ("Block", "Sidestep")
    assert (team.rerolls, team.apothecary, team.fan_factor) == (2, True, 1)


def test_raised_and_lowered_characteristics_become_changes() -> None:
    log = Log()
    log.home["playerArray"][0] |= {"movement": 7, "agility": 2, "passing": 5, "armour": 8}
    team = home_team(log)
    assert team.stats_of(team.players[0]) == (7, 3, 2, 8)
    assert team.pa_of(team.players[0]) == 5
    assert (team.players[0].ag, team.players[0].pa) == (1, -1)


def test_an_injured_player_misses_the_match() -> None:
    log = Log()
    log.home["playerArray"][3] |= {
        "recoveringInjury": "Serious Injury (NI)",
        "lastingInjuries": ["Serious Injury (NI)"],
    }
    team = home_team(log)
    assert team.players[3].misses_next
    assert team.players[3].niggling == 1


def test_a_team_of_a_league_of_its_own_is_not_asked_whether_it_is_legal() -> None:
    log = Log()
    log.home["dedicatedFans"] = 0
    team = home_team(log)
    assert team.fan_factor == 0
    assert problems(team, creation=False) == []
    assert problems(replace(team, house_rules=False), creation=False)


@pytest.mark.parametrize("race", ["Human", "Moon People"])
def test_a_position_nobody_knows_brings_its_own_roster(
    race: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    stilts = ("Stilt Walker", [8, 2, 3, 5, 8], [("Very Long Legs", None), ("Loner", "3")], 2)
    monkeypatch.setitem(POSITIONS, "4", stilts)
    log = Log()
    log.home["race"] = race
    log.home["roster"]["positionArray"].append(position("4"))
    log.home["playerArray"][10] = player("H", 11, "4")
    team = home_team(log)
    assert team.roster.name == race
    assert team.stats_of(team.players[10]) == (8, 2, 3, 8)
    assert team.skills_of(team.players[10]) == ("Very Long Legs", "Loner (3+)")
    assert team_from_dict(team_to_dict(team)) == team
    assert team_from_toml(team_to_toml(team)) == team


def test_an_unknown_skill_is_named_with_its_player() -> None:
    log = Log()
    log.home["playerArray"][5] = player("H", 6, "1", "Juggling")
    with pytest.raises(ReplayError, match="The H Team, player 6: unknown skill 'Juggling'"):
        home_team(log)


def test_animosity_is_towards_positions_that_we_know_or_all(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sulker = ("Sulker", [6, 3, 3, 4, 9], [("Animosity", "6;1")], 2)
    grump = ("Grump", [6, 3, 3, 4, 9], [("Animosity", "All")], 2)
    monkeypatch.setitem(POSITIONS, "4", sulker)
    monkeypatch.setitem(POSITIONS, "5", grump)
    monkeypatch.setitem(POSITIONS, "6", ("Orc Lineman", [5, 3, 3, 4, 10], [], 2))
    log = Log()
    log.home["playerArray"][9:] = [player("H", 10, "4"), player("H", 11, "5")]
    team = home_team(log)
    assert team.skills_of(team.players[9]) == ("Animosity (Orc Linemen)",)
    assert team.skills_of(team.players[10]) == ("Animosity (all team-mates)",)


def test_overtime_is_honoured() -> None:
    assert site_options({"overtime": "true"}, "bb2020").ours["overtime"] == "always"
    assert site_options({"overtime": "false"}, "bb2020").ours["overtime"] == "never"


def test_prayers_are_those_of_league_or_of_exhibition_play() -> None:
    both = ("inducementPrayersAvailableForUnderdog", "inducementPrayersUseLeagueTable")
    assert site_options(dict.fromkeys(both, "true"), "bb2020").ours["play"] == "league"
    assert site_options(dict.fromkeys(both, "false"), "bb2020").ours["play"] == "exhibition"
    mixed = site_options({both[0]: "true"}, "bb2020")
    assert len(mixed.unsupported) == 1


def test_options_without_effect_are_not_mentioned() -> None:
    theirs = {"turntime": "120", "inducementBribesMax": "1", "clawDoesNotStack": "true"}
    assert site_options(theirs, "bb2020").unsupported == ()


def test_options_we_cannot_honour_are_named() -> None:
    found = site_options({"spikedBall": "true", "moonlight": "on"}, "bb2020").unsupported
    assert found == (
        "option moonlight = on: unknown to us",
        "option spikedBall = true: not supported, we play false",
    )


@pytest.mark.parametrize(
    ("edition", "roster"), [("bb2016", "chaos_renegade"), ("bb2020", "chaos_renegades")]
)
@pytest.mark.parametrize("race", ["Chaos Renegade", "Chaos Renegades"])
def test_chaos_renegades_go_by_either_name(edition: str, roster: str, race: str) -> None:
    log = Log()
    log.home["race"] = race
    del log.options["rulesVersion"]
    sheet = from_json(log.prelude().data(), edition=edition).teams[0]
    assert team_of(sheet).roster.id == roster
