"""Editions that have team lists can be looked at, also those that cannot be played yet."""

import json

import pytest
from typer.testing import CliRunner

from pigskin.cli import app
from pigskin.editions import EDITIONS
from pigskin.editions import edition as find_edition
from pigskin.errors import UnknownEdition
from pigskin.teams import editions_with_rosters, rosters


def run(*arguments: str) -> str:
    result = CliRunner().invoke(app, arguments, env={"COLUMNS": "160"})
    assert result.exit_code == 0, result.output
    return result.output


@pytest.mark.parametrize("edition", editions_with_rosters())
def test_rosters_are_listed(edition):
    assert [r["id"] for r in json.loads(run("teams", "--edition", edition, "--json"))] == list(
        rosters(edition)
    )
    shown = run("teams", "--edition", edition)
    assert all(each in shown for each in rosters(edition))


def test_positions_show_passing_where_there_is_any():
    shown = run("teams", "human", "--edition", "bb2020")
    assert " PA " in shown
    assert "3+" in shown
    assert "special rules: Old World Classic" in shown
    assert " PA " not in run("teams", "human", "--edition", "bb2016")


def test_choices_and_limits_are_told():
    shown = run("teams", "chaos_chosen", "--edition", "bb2020")
    assert "chooses one of: Favoured of Chaos Undivided, " in shown
    assert "at most 1 of: Chaos Troll, Chaos Ogre, Minotaur" in shown


def test_an_edition_nobody_knows_is_named():
    assert {each.id for each in EDITIONS} == set(editions_with_rosters())
    with pytest.raises(UnknownEdition, match="there is no edition 'nope'"):
        find_edition("nope")
