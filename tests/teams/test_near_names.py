"""A mistyped name is answered with the one that was most likely meant."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from pigskin.teams import (
    TeamFileError,
    inducement,
    problems,
    ready_team,
    roster,
    star,
    team_from_toml,
    team_rules,
)
from pigskin.teams.near import near_match
from pigskin.teams.roster import UnknownName


@pytest.mark.parametrize(
    ("look_up", "name", "meant"),
    [
        (roster, "humna", "human"),
        (roster, "Wood Elfs", "wood_elf"),
        (roster, "Dwarfs", "dwarf"),
        (star, "grif oberwald", "Griff Oberwald"),
        (star, "Zug", "Mighty Zug"),
        (inducement, "Wizzard", "wizard"),
        (inducement, "extra training", "extra_team_training"),
    ],
)
def test_the_nearest_name_is_offered(
    look_up: Callable[[str, str], object], name: str, meant: str
):
    with pytest.raises(UnknownName, match=f"did you mean '{meant}'"):
        look_up("lrb6", name)


def test_a_name_like_no_other_is_answered_with_the_list_alone():
    with pytest.raises(UnknownName) as told:
        roster("lrb6", "xyzzy")
    assert "known: amazon" in str(told.value)
    assert "did you mean" not in str(told.value)


def test_an_edition_and_a_position_have_near_names_too():
    with pytest.raises(UnknownName, match="did you mean 'bb2020'"):
        team_rules("bb20202")
    with pytest.raises(UnknownName, match="did you mean 'Blitzer'"):
        roster("lrb6", "human").position("Blizter")


def test_a_mistyped_skill_of_a_player():
    team = ready_team("bb2020", "human")
    veteran = replace(team.players[0], skills=("Mighty Blo (+1)",))
    found = problems(replace(team, players=(veteran, *team.players[1:])), creation=False)
    assert [each.partition("; ")[2] for each in found] == ["did you mean 'Mighty Blow (+1)'?"]


def test_a_mistyped_field_of_a_team_file():
    with pytest.raises(TeamFileError, match=r"rerols: unknown field; .*; did you mean 'rerolls'"):
        team_from_toml('edition = "lrb6"\nroster = "human"\nname = "T"\nrerols = 3\n')


def test_case_hyphens_and_underlines_make_no_other_name():
    assert roster("lrb6", "WOOD-elf").id == "wood_elf"
    assert star("lrb6", "griff OBERWALD").name == "Griff Oberwald"
    assert inducement("lrb6", "Extra Team Training").id == "extra_team_training"
    assert near_match("side step", ["Sidestep"]) == "Sidestep"


def test_a_name_without_end_is_refused_at_once():
    with pytest.raises(UnknownName):
        roster("lrb6", "human" * 100_000)
