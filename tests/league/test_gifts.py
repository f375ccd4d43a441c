"""Skills that stay with a player after a match: BB2020 has three who bring that about.

They are on the sheet, are worth what the rules say, and go with the match.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from league.books import books, of_result
from league.building import sheet_of
from league.test_office import any_answer, founded

from pigskin import Dice, Game
from pigskin.errors import LeagueError
from pigskin.league import Played, Sheet, after_match, create, enter, fold, matches
from pigskin.league.figures import league_figures
from pigskin.league.papers import team_sheet_forum, team_sheet_html, team_sheet_text
from pigskin.league.store import LeagueStore
from pigskin.report import MatchReport, PlayerReport, TeamReport
from pigskin.teams import check, ready_team
from pigskin.teams.files import team_from_dict, team_to_dict

RANDOM_SECONDARY, CHOSEN_PRIMARY, TAUGHT = 20_000, 20_000, 10_000


@pytest.fixture
def store(tmp_path: Path) -> Iterator[LeagueStore]:
    with LeagueStore(str(tmp_path / "one.league"), create=True) as opened:
        yield opened


def humans() -> Sheet:
    return fold(create(ready_team("bb2020", "human"), league_figures("bb2020").switches))


def after(sheet: Sheet, *told: PlayerReport) -> Sheet:
    return books(sheet, of_result("bb2020", "drawn", players=told, fans=(1, 1))).finish()


@pytest.mark.rule("bb2020/inducements.schielund", "bb2020/inducements.fronkelheim")
@pytest.mark.parametrize(
    ("skill", "whence", "worth"),
    [
        ("Pro", "Schielund Scharlitan", CHOSEN_PRIMARY),
        ("Loner (2+)", "Schielund Scharlitan", 0),
        ("Claws", "Professor Fronkelheim", RANDOM_SECONDARY),  # humans cannot learn mutations
    ],
)
def test_a_skill_that_is_kept_is_on_the_sheet(skill: str, whence: str, worth: int) -> None:
    sheet = humans()
    who = sheet.active[0]
    done = after(sheet, PlayerReport(who.number, took_part=True, gained=(skill,)))
    player = done.player(who.key)
    assert skill in done.skills_of(player)
    assert done.value_of(player) == sheet.value_of(who) + worth
    assert done.value == sheet.value + worth
    assert player.advances == ()  # it is none of the six
    assert player.spp == 0 or player.feats == {"mvp": 1}
    check(done.team(), creation=False)
    on_team = done.team().player(who.number)
    assert skill in on_team.skills
    for paper in (team_sheet_text, team_sheet_forum, team_sheet_html):
        assert skill in paper(done)
    assert whence in team_sheet_html(done)
    again = team_from_dict(team_to_dict(done.team()))
    assert again == done.team()
    assert fold(enter(again, league_figures("bb2020").switches)).team() == done.team()


@pytest.mark.rule("bb2020/inducements.ayleen")
def test_a_journeyman_who_was_taught_costs_more_for_each_skill() -> None:
    sheet = sheet_of("bb2020", {"players": 10, "treasury": 500})
    lineman = sheet.roster.journeyman_positions[0]
    told = PlayerReport(
        30, "Ned", lineman.name, "journeyman", took_part=True, trained=("Block", "Dauntless")
    )
    desk = books(sheet, of_result("bb2020", "drawn", players=[told], fans=(1, 1))).until("hire")
    (guest,) = desk.sheet.guests
    before = desk.sheet.treasury
    desk.answer(f"hire {guest.key}")
    done = desk.finish()
    assert before - desk.sheet.treasury == lineman.cost + 2 * TAUGHT
    player = done.player(guest.key)
    assert player.skills == ("Block", "Dauntless")
    assert done.value_of(player) == lineman.cost + 2 * TAUGHT


def test_the_dead_keep_nothing_and_nobody_has_a_skill_twice() -> None:
    sheet = sheet_of("bb2020", {"players": [{"number": 1, "skills": ["Pro"]}, {"number": 2}]})
    one = sheet.wearing(1)
    two = sheet.wearing(2)
    done = after(
        sheet,
        PlayerReport(1, took_part=True, gained=("Pro",)),
        PlayerReport(two.number, took_part=True, hurt=("dead",), gained=("Claws",)),
    )
    assert done.player(one.key).skills == ("Pro",)
    assert done.player(two.key).gifts == ()


@pytest.mark.parametrize(
    ("edition", "skill"), [("lrb6", "Pro"), ("bb2016", "Claw"), ("bb2020", "Block")]
)
def test_what_no_rule_leaves_a_player_is_refused(edition: str, skill: str) -> None:
    sheet = sheet_of(edition, {})
    told = PlayerReport(sheet.active[0].number, took_part=True, gained=(skill,))
    played = Played(of_result(edition, "drawn", players=[told]), "home", "1-1")
    with pytest.raises(LeagueError, match=f"number 1 .* cannot keep {skill} from a match"):
        after_match(sheet, played, dice=Dice(1))


def test_it_goes_with_the_match_and_why_says_where_it_is_from(store: LeagueStore) -> None:
    office = founded(store)
    before = office.sheet("the-ferrymen")
    who = before.active[2]
    told = MatchReport(
        edition="bb2020", score=(0, 0), ending="full time", fans=(2, 2),
        home=TeamReport(players=(PlayerReport(who.number, took_part=True, gained=("Pro",)),)),
    )  # fmt: skip
    matches.report(office, "1-01-1", told)
    for side in ("home", "away"):
        matches.manage(office, "1-01-1", side, any_answer(1))
    change = office.why("the-ferrymen", "skills", who.key)[-1]
    assert (change.before, change.after) == ((), ("Pro",))
    assert change.entry.match == "1-01-1"
    assert "keeps Pro (Schielund Scharlitan), worth 20,000 gold" in change.told
    assert [each.told for each in office.why("the-ferrymen", "value", who.key)][-1] == change.told
    assert matches.meeting(office, "1-02-1").away.player(who.number).skills == ("Pro",)
    matches.withdraw(office, "1-01-1", "the wrong ball")
    assert office.sheet("the-ferrymen") == before


def test_a_team_with_gifts_plays_and_comes_home() -> None:
    """From a sheet into a match and back: the gift is played with, and stays one."""
    sheet = humans()
    numbers = [each.number for each in sheet.active[:2]]
    home = after(
        sheet,
        PlayerReport(numbers[0], took_part=True, gained=("Claws",)),
        PlayerReport(numbers[1], took_part=True, gained=("Loner (2+)",)),
    ).team()
    game = Game(home, replace(ready_team("bb2020", "orc"), name="Orcs"), "bb2020", seed=1)
    players = game.view()["players"]
    assert "Claws" in players[0]["skills"]
    assert "Loner (2+)" in players[1]["skills"]
    assert game.report().home.player(numbers[0]).gained == ()
