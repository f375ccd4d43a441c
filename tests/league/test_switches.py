"""Every switch of a league does what it says, with each of its values."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from league.books import SHORT, Books, books, of_result, report
from league.building import K, only, sheet_of
from league.playing import felled, meet
from league.test_cases_teams import team_of
from league.test_office import any_answer
from league.test_seasons import founded

from pigskin import EDITIONS
from pigskin.errors import LeagueError
from pigskin.league import Sheet, Switches, create, fold, matches, redraft, seasons
from pigskin.league.before import match_options
from pigskin.league.entering import begin
from pigskin.league.events import Gold, Mvp
from pigskin.league.figures import league_figures
from pigskin.league.office import open_office
from pigskin.league.rules import acts
from pigskin.league.standings import Result, Row, points_of, ranked
from pigskin.league.store import LeagueStore
from pigskin.league.switch_page import page
from pigskin.league.switches import OF_SOME_EDITIONS, VALUES, WORDS, with_switch
from pigskin.league.turning import turned
from pigskin.report import GoldReport, PlayerReport
from pigskin.teams import IllegalTeam

DOCS = Path(__file__).parents[2] / "docs"
TRIED: dict[str, list[Any]] = {}
HUMANS = {"roster": "human", "players": {"Human Lineman": 11}}


def turns(name: str, *rows: tuple[Any, Any]) -> Callable[[Callable[..., None]], Any]:
    """A test of a switch: its values, and what comes of each."""
    TRIED.setdefault(name, []).extend([value for value, _ in rows])
    return pytest.mark.parametrize(("value", "expected"), rows)


def usual(edition: str, **more: Any) -> Switches:
    """The switches of an edition with some of them turned."""
    switches = league_figures(edition).switches
    for name, value in more.items():
        switches = turned(switches, name, value, edition)
    return switches


def gold_of(desk: Books, why: str) -> int:
    return sum(each.amount for each in desk.events(Gold) if each.why == why) // K


@pytest.fixture
def store(tmp_path: Path) -> Iterator[LeagueStore]:
    with LeagueStore(str(tmp_path / "one.league"), create=True) as opened:
        yield opened


# --- all of them ------------------------------------------------------------------------------


def test_every_value_of_every_switch_is_tried() -> None:
    for field in dataclasses.fields(Switches):
        tried = TRIED.get(field.name, [])
        if field.name in VALUES:
            lists = [each if isinstance(each, tuple) else (each,) for each in tried]
            assert {one for each in lists for one in each} >= set(VALUES[field.name]), field.name
        elif isinstance(field.default, bool):
            assert set(tried) == {True, False}, field.name
        else:
            assert len(set(tried)) >= 2, field.name


def test_every_switch_has_words_and_an_edition() -> None:
    names = {each.name for each in dataclasses.fields(Switches)}
    assert set(WORDS) == names
    assert names >= OF_SOME_EDITIONS
    for name in names:
        assert any(acts(name, each.id) for each in EDITIONS), name


def test_the_page_of_switches_is_up_to_date() -> None:
    kept = (DOCS / "league-switches.md").read_text(encoding="utf-8")
    assert kept == page(), "run: python -m pigskin.league.switch_page > docs/league-switches.md"


def test_a_switch_that_does_nothing_is_refused() -> None:
    with pytest.raises(LeagueError, match="does nothing in bb2020: it belongs to lrb6 and bb2016"):
        usual("bb2020", spiralling="official")
    for name, value, problem in (
        ("spirals", 1, "did you mean 'spiralling'"),
        ("spiralling", "offf", "did you mean 'off'"),
        ("mvp_dead", "perhaps", "true or false"),
        ("redraft_cap", -1, "whole number from 0"),
        ("points", [1], "3 numbers"),
        ("inducements_excluded", ["wizzard"], "did you mean 'wizard'"),
        ("bonus", ["goals"], "bonus can be"),
    ):
        with pytest.raises(LeagueError, match=problem):
            usual("lrb6", **{name: value})


def test_texts_may_stand_for_values() -> None:
    switches = with_switch(Switches(), "mvp_dead", "yes")
    switches = with_switch(switches, "redraft_cap", "1_300_000")
    switches = with_switch(switches, "points", "4,2,0")
    switches = with_switch(switches, "bonus", "touchdowns,clean sheet")
    assert (switches.mvp_dead, switches.redraft_cap) == (True, 1_300_000)
    assert (switches.points, switches.bonus) == ((4, 2, 0), ("touchdowns", "clean sheet"))


# --- gold -------------------------------------------------------------------------------------


@turns("spiralling", ("off", (0, 0)), ("sheet", (20, 40)), ("official", (0, 30)), ("late", (0, 40)))
def test_spiralling(value: str, expected: tuple[int, int]) -> None:
    for edition in ("lrb6", "bb2016"):
        for worth, due in zip((1700, 2110), expected, strict=True):
            sheet = sheet_of(edition, {"team_value": worth, "fan_factor": 2})
            rolls = {"winnings": ["6"], "fan factor": ["1 1"]}
            told = of_result(edition, "lost")
            desk = books(sheet, told, usual(edition, spiralling=value), rolls=rolls)
            desk.finish()
            assert -gold_of(desk, "spiralling expenses") == due


@turns("expenses_from", ("winnings_then_treasury", 30), ("winnings", 20))
def test_expenses_from(value: str, expected: int) -> None:
    for edition in ("lrb6", "bb2016"):
        switches = usual(edition, spiralling="official", expenses_from=value)
        sheet = sheet_of(edition, {"team_value": 2050, "fan_factor": 2, "treasury": 90})
        rolls = {"winnings": ["2"], "fan factor": ["1 1"]}
        desk = books(sheet, of_result(edition, "lost"), switches, rolls=rolls)
        desk.finish()
        assert -gold_of(desk, "spiralling expenses") == expected


@turns("petty_cash_unspent", ("returned", 60), ("lost", 30))
def test_petty_cash_unspent(value: str, expected: int) -> None:
    for edition in ("lrb6", "bb2016"):
        sheet = sheet_of(edition, {"treasury": 100})
        told = of_result(edition, "lost", gold=GoldReport(petty_cash=80, spent=50, returned=30))
        switches = usual(edition, petty_cash_unspent=value)
        done = books(sheet, told, switches, rolls={"winnings": ["1"]}).finish()
        assert done.treasury == expected * K


@turns("inducement_money", ("treasury", "inducements"), ("petty_cash", "petty cash"))
def test_inducement_money(value: str, expected: str) -> None:
    sheets = [sheet_of("bb2016", {"treasury": 100}) for _ in range(2)]
    game = meet(*sheets, switches=usual("bb2016", inducement_money=value))
    assert game.kind == expected


@turns("mistakes_200k_on_1", ("major", 120), ("minor", 220))
def test_mistakes(value: str, expected: int) -> None:
    sheet = sheet_of("bb2016", {"treasury": 240})
    rolls = {"winnings": ["1"], "expensive mistakes": ["1"]}
    told = of_result("bb2016", "lost")
    desk = books(sheet, told, usual("bb2016", mistakes_200k_on_1=value), rolls=rolls)
    assert desk.finish().treasury == expected * K  # a minor one costs a D3 of 3


@turns("more_winnings", (0, 10), (20_000, 30))
def test_more_winnings(value: int, expected: int) -> None:
    for edition in ("lrb6", "bb2016", "bb2020"):
        rolls = {} if edition == "bb2020" else {"winnings": ["1"]}
        told = of_result(edition, "lost", fans=(1, 1))
        desk = books(sheet_of(edition, {}), told, usual(edition, more_winnings=value), rolls=rolls)
        desk.finish()
        assert gold_of(desk, "winnings") == expected


@turns("inducements_excluded", ((), True), (("bribes", "wizard"), False))
def test_inducements_excluded(value: tuple[str, ...], expected: bool) -> None:
    for edition, known in (("lrb6", True), ("bb2020", False)):
        excluded = [each for each in value if known or each == "bribes"]
        sheets = [sheet_of(edition, {"team_value": worth}) for worth in (1000, 1300)]
        game = meet(*sheets, switches=usual(edition, inducements_excluded=excluded))
        while game.coach != "home":
            game.play("done")
        assert ("buy Bribes" in game.options()) is expected
        assert ("buy Wizard" in game.options()) is (expected and known)
        if not expected:
            assert "excluded in this league" in game.game.why_not("buy Bribes")


def test_stars_and_mercenaries_can_be_excluded() -> None:
    for edition in ("lrb6", "bb2020"):
        switches = usual(edition, inducements_excluded=["star_players", "mercenaries"])
        sheets = [sheet_of(edition, {"team_value": worth}) for worth in (1000, 1400)]
        game = meet(*sheets, switches=switches)
        while game.coach != "home":
            game.play("done")
        assert not [each for each in game.options() if each.startswith("hire")]


# --- teams ------------------------------------------------------------------------------------


@turns("fans_in_value", ("none", 550), ("all", 590), ("bought", 580))
def test_fans_in_value(value: str, expected: int, store: LeagueStore) -> None:
    team = team_of("bb2020", HUMANS | {"dedicated_fans": 4})
    switches = usual("bb2020", fans_in_value=value)
    assert fold(create(team, switches)).value == expected * K
    office = founded(store, "bb2020", teams=0)
    id = office.add_team(team)
    office.set("fans_in_value", value)  # a league may think again
    assert office.sheet(id).value == expected * K


@turns("draft_fans_max", (0, 6), (3, 3))
def test_draft_fans_max(value: int, expected: int) -> None:
    switches = usual("bb2020", draft_fans_max=value)
    assert create(team_of("bb2020", HUMANS | {"dedicated_fans": expected}), switches)
    with pytest.raises(IllegalTeam, match=f"at most {expected}"):
        create(team_of("bb2020", HUMANS | {"dedicated_fans": expected + 1}), switches)


@turns("rerolls_max", (0, 8), (2, 2))
def test_rerolls_max(value: int, expected: int) -> None:
    switches = usual("bb2020", rerolls_max=value)
    with pytest.raises(IllegalTeam, match=f"at most {expected}"):
        create(team_of("bb2020", HUMANS | {"rerolls": expected + 1}), switches)
    sheet = sheet_of("bb2020", {"rerolls": expected, "treasury": 200})
    desk = books(sheet, of_result("bb2020", "drawn", fans=(0, 0)), switches).until("hire")
    assert "buy re-roll" not in desk.choices
    assert f"at most {expected}" in desk.refused("buy re-roll")


@turns("free_fan_factor", (0, 0), (3, 3))
def test_free_fan_factor(value: int, expected: int) -> None:
    switches = usual("lrb6", free_fan_factor=value)
    eleven = {"roster": "human", "players": {"Lineman": 11}}
    poor = fold(create(team_of("lrb6", eleven), switches))
    assert (poor.fan_factor, poor.treasury) == (expected, 450 * K)
    assert begin(team_of("lrb6", eleven), switches).fan_factor == expected
    five = fold(create(team_of("lrb6", eleven | {"fan_factor": 5}), switches))
    assert (five.fan_factor, five.treasury) == (5, (400 + 10 * expected) * K)
    # All the gold is spent, and the fans that cost nothing come on top.
    dear = eleven | {"rerolls": 8, "assistants": 3, "cheerleaders": 2, "fan_factor": expected}
    assert fold(create(team_of("lrb6", dear), switches)).treasury == 0
    with pytest.raises(IllegalTeam, match="at most 9"):
        create(team_of("lrb6", eleven | {"fan_factor": 10}), switches)


@turns("redraft_cap", (0, 1400), (1_300_000, 1300))
def test_redraft_cap(value: int, expected: int) -> None:
    for edition in ("bb2016", "bb2020"):
        desk = redraft(sheet_of(edition, {"treasury": 400}), usual(edition, redraft_cap=value))
        assert desk.sheet.treasury == expected * K


# --- the match and who was best ---------------------------------------------------------------


@turns("journeymen", ("may", True), ("must", False))
def test_journeymen(value: str, expected: bool) -> None:
    for edition in ("lrb6", "bb2016", "bb2020"):
        short = sheet_of(edition, {"players_on_list": 10})
        game = meet(short, sheet_of(edition, {}), switches=usual(edition, journeymen=value))
        assert (game.kind == "journeymen") is expected
        if expected:
            assert "nobody" in game.options()


@turns(
    "mvp", ("random", ([], 11)), ("nominate3", (["nominate"] * 3, 3)), ("coach", (["nominate"], 0))
)
def test_mvp(value: str, expected: tuple[list[str], int]) -> None:
    asked, sides = expected
    for edition in ("lrb6", "bb2016", "bb2020"):
        told = of_result(edition, "drawn", fans=(3, 3))
        desk = books(sheet_of(edition, {}), told, usual(edition, mvp=value))
        desk.finish()
        assert [each for each in desk.asked if each == "nominate"] == asked
        assert desk.of("most valued player") == ([str(sides)] if sides else [])
        assert len(desk.events(Mvp)) == 1


@turns("mvp_dead", (True, "11"), (False, "10"))
def test_mvp_dead(value: bool, expected: str) -> None:
    for edition in ("lrb6", "bb2016", "bb2020"):
        dead = [PlayerReport(3, took_part=True, hurt=("dead",))]
        told = of_result(edition, "drawn", fans=(3, 3), players=dead)
        desk = books(sheet_of(edition, {}), told, usual(edition, mvp="random", mvp_dead=value))
        desk.finish()
        assert desk.of("most valued player") == [expected]


@turns("mvp_hired", (True, "12"), (False, "11"))
def test_mvp_hired(value: bool, expected: str) -> None:
    for edition in ("lrb6", "bb2016", "bb2020"):
        hired = [PlayerReport(17, "Somebody", kind="star", took_part=True)]
        told = of_result(edition, "drawn", fans=(3, 3), players=hired)
        desk = books(sheet_of(edition, {}), told, usual(edition, mvp="random", mvp_hired=value))
        desk.finish()
        assert desk.of("most valued player") == [expected]
        assert [each.hired for each in desk.events(Mvp)] == ["Somebody" if value else ""]


# --- giving up --------------------------------------------------------------------------------


def gave_up(edition: str, ending: str, **more: Any) -> Any:
    return report(
        edition, (0, 1), ending=ending, winner="away", conceded_by="home", fans=(3, 3), **more
    )


@turns("short_concession", ("plain", (1, 1)), ("winner_takes_all", (0, 2)))
def test_short_concession(value: str, expected: tuple[int, int]) -> None:
    for edition in ("lrb6", "bb2016", "bb2020"):
        switches = usual(edition, short_concession=value)
        for side, mvps in zip(("home", "away"), expected, strict=True):
            told = gave_up(edition, SHORT)
            desk = books(sheet_of(edition, {}), told, switches, side=side)
            desk.finish()
            most = 1 if edition == "bb2020" else 2  # where there is no second one to be had
            assert len(desk.events(Mvp)) == min(mvps, most)
            if side == "home":
                assert (gold_of(desk, "winnings") > 0) is (mvps > 0)


@turns("short_concession_fans", ("roll", ["1 4"]), ("minus1", []))
def test_short_concession_fans(value: str, expected: list[str]) -> None:
    for edition in ("lrb6", "bb2016"):
        sheet = sheet_of(edition, {"fan_factor": 6})
        switches = usual(edition, short_concession_fans=value)
        rolls = {"fan factor": ["1 4"]} if expected else {}
        desk = books(sheet, gave_up(edition, SHORT), switches, rolls=rolls)
        assert desk.finish().fan_factor == 5
        assert desk.of("fan factor") == expected


@turns("desertion_counts_match", (False, 0), (True, 1))
def test_desertion_counts_match(value: bool, expected: int) -> None:
    for edition in ("lrb6", "bb2016"):
        sheet = sheet_of(edition, {"player": {"spp": 50}})
        did = [PlayerReport(1, took_part=True, completions=1)]
        told = gave_up(edition, "conceded", players=did)
        desk = books(sheet, told, usual(edition, desertion_counts_match=value))
        desk.finish()
        assert len(desk.of("leave")) == expected
    sheet = sheet_of("bb2020", {"player": {"spp": 6, "advances": 2}})
    switches = usual("bb2020", desertion_counts_match=value)
    desk = books(sheet, gave_up("bb2020", "conceded"), switches).until("spend")
    desk.answer("p01").answer("random primary").answer("General").finish()
    assert len(desk.of("leave")) == expected


@turns("voided_touchdowns", ("lose_spp", 0), ("keep_spp", 6))
def test_voided_touchdowns(value: str, expected: int) -> None:
    did = [PlayerReport(1, took_part=True, touchdowns=2)]
    told = gave_up("bb2020", "conceded", players=did, scored=(2, 0))
    desk = books(sheet_of("bb2020", {}), told, usual("bb2020", voided_touchdowns=value))
    assert only(desk.finish()).earned == expected


# --- players ----------------------------------------------------------------------------------


@turns("reduction_at_minimum", ("reroll", ("ma",)), ("nothing", ()))
def test_reduction_at_minimum(value: str, expected: tuple[str, ...]) -> None:
    switches = usual("bb2020", reduction_at_minimum=value)
    sheet = sheet_of("bb2020", {"player": {"roster": "nurgle", "pa": 6}})
    dice = "13 4 3" if expected else "13 4"
    told = felled(sheet, dice, switches=switches).game.report()
    player = only(books(sheet, told, switches, side="away").finish())
    assert player.losses == expected
    assert player.misses_next


@turns(
    "decline_characteristic",
    ("secondary_or_primary", ["secondary skill", "primary skill"]),
    ("secondary", ["secondary skill"]),
)
def test_decline_characteristic(value: str, expected: list[str]) -> None:
    sheet = sheet_of("bb2020", {"player": {"spp": 18}})
    told = of_result("bb2020", "drawn", fans=(3, 3))
    desk = books(sheet, told, usual("bb2020", decline_characteristic=value)).until("spend")
    desk.answer("p01").answer("characteristic").until("characteristic")
    assert [each for each in desk.choices if each.endswith("skill")] == expected


@turns("characteristic_limit", ("value", True), ("advances", False))
def test_characteristic_limit(value: str, expected: bool) -> None:
    row = {"spp": 30, "advances": ["+1 MA", "+1 MA"], "lost": ["ma"]}
    for edition in ("lrb6", "bb2016"):
        sheet = sheet_of(edition, {"player": row})
        told = of_result(
            edition, "drawn", players=[PlayerReport(1, took_part=True, completions=1)]
        )
        switches = usual(edition, characteristic_limit=value)
        desk = books(sheet, told, switches, rolls={"improvement": ["4 6"]}).until("improve")
        assert ("+1 MA" in desk.choices) is expected


@turns("mng_in_friendlies", (True, False), (False, True))
def test_mng_in_friendlies(value: bool, expected: bool) -> None:
    for edition in ("lrb6", "bb2016", "bb2020"):
        sheet = sheet_of(edition, {"player": {"misses_next": True}})
        told = of_result(edition, "drawn", fans=(3, 3))
        desk = books(sheet, told, usual(edition, mng_in_friendlies=value), friendly=True)
        assert only(desk.finish()).misses_next is expected


# --- prizes -----------------------------------------------------------------------------------


def champions(store: LeagueStore, **more: Any) -> Sheet:
    """Who has won the play-offs of a league of LRB6, in which nobody ever turned up."""
    office = founded(store, "lrb6")
    for name, value in more.items():
        office.set(name, value)
    found = seasons.schedule(office)
    while found:
        for each in found:
            matches.forfeit(office, each.id, "away")
            matches.manage(office, each.id, "home", any_answer(1))
        found = seasons.playoffs(office)
    return office.sheet(seasons.end_season(office)[0])


@turns("prizes", ((), 0), ((150_000, 50_000), 150_000))
def test_prizes(value: tuple[int, ...], expected: int, store: LeagueStore) -> None:
    sheet = champions(store, prizes=value)
    won = sum(
        entry.event.amount
        for entry in open_office(store).log("the-" + sheet.roster_id)
        if isinstance(entry.event, Gold) and entry.event.why == "prize for place 1"
    )
    assert won == expected


@turns("trophy", ("none", (0, 0, "")), ("re-roll", (1, 0, "")), ("gate", (0, 2, "")),
       ("mutation", (0, 0, "mutation")))  # fmt: skip
def test_trophy(value: str, expected: tuple[int, int, str], store: LeagueStore) -> None:
    sheet = champions(store, trophy=value)
    team = sheet.team()
    assert (team.rerolls - sheet.rerolls, team.gate, sheet.owed) == expected


# --- tables -----------------------------------------------------------------------------------


@turns("points", ((3, 1, 0), [3, 0, 1, 1]), ((4, 2, 1), [4, 1, 2, 2]))
def test_points(value: tuple[int, ...], expected: list[int]) -> None:
    switches = usual("lrb6", points=value)
    won = points_of(Result("A", "B", (1, 0)), switches)
    assert [*won, *points_of(Result("A", "B"), switches)] == expected


@turns(
    "bonus", ((), (3, 0)), (("touchdowns",), (4, 0)), (("clean sheet",), (4, 0)),
    (("casualties",), (3, 1)),
)  # fmt: skip
def test_bonus(value: tuple[str, ...], expected: tuple[int, int]) -> None:
    result = Result("A", "B", (3, 0), (2, 3))
    assert points_of(result, usual("bb2020", bonus=value)) == expected


BETTER: dict[str, dict[str, int]] = {
    "touchdowns": {"touchdowns": 1},
    "casualties": {"casualties": 1},
    "touchdown difference": {"touchdowns_against": -1},
    "casualty difference": {"casualties_against": -1},
    "wins": {"won": 1},
    "touchdowns against": {"touchdowns_against": -1},
    "head to head": {},
    "lot": {},
}


@turns("tiebreakers", *((name, better) for name, better in BETTER.items()))
def test_tiebreakers(value: str, expected: dict[str, int]) -> None:
    best = replace(Row("B"), **expected)
    results = [Result("B", "A", (1, 0))]
    for tiebreakers, places in (((value,), {"B": 1, "A": 2}), ((), {"A": 1, "B": 1})):
        found = ranked(
            [Row("A"), best], Switches(tiebreakers=tiebreakers), results, {"B": 2, "A": 1}
        )
        assert {row.team: row.place for row in found} == places


@turns("ladder_reach", (1, False), (2, True))
def test_ladder_reach(value: int, expected: bool, store: LeagueStore) -> None:
    office = founded(store, "lrb6")
    office.set("ladder_reach", value)
    order = seasons.begin_ladder(office)
    if expected:
        assert seasons.challenge(office, order[2], order[0])
    else:
        with pytest.raises(LeagueError):
            seasons.challenge(office, order[2], order[0])


def test_a_play_off_goes_into_overtime() -> None:
    switches = usual("lrb6")
    assert match_options(switches, "lrb6", winner=True)["overtime"] == "always"
    assert "overtime" not in match_options(switches, "lrb6")
