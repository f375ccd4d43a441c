"""Worked cases: new teams, what they may buy, what they are worth."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from league.books import Books, books, of_result
from league.building import K, log_of, only, sheet_of
from league.casebook import Case, Told, covers, means

from pigskin.league import Sheet, create, fold
from pigskin.league.desks import draft
from pigskin.league.entering import begin
from pigskin.league.switches import Switches
from pigskin.teams import IllegalTeam, Team, TeamPlayer
from pigskin.teams.books import books as rule_books

EMPTY: dict[str, Any] = {"roster": "human", "players": {}}


def team_of(edition: str, told: dict[str, Any]) -> Team:
    """A team as somebody puts it together."""
    rules = rule_books(edition)
    positions = [each for each, count in told["players"].items() for _ in range(count)]
    return Team(
        name="Beginners",
        roster=rules.rosters[told["roster"]],
        players=tuple([TeamPlayer(n, f"Rookie {n}", each) for n, each in enumerate(positions, 1)]),
        rerolls=told.get("rerolls", 0),
        fan_factor=told.get(
            "fan_factor", told.get("dedicated_fans", rules.team_rules.fan_factor_free)
        ),
        assistant_coaches=told.get("assistants", 0),
        cheerleaders=told.get("cheerleaders", 0),
        apothecary=told.get("apothecary", False),
    )


def drafted(team: Team, switches: Switches) -> Sheet:
    """The same team, bought piece by piece."""
    first = begin(team, switches)
    desk = Books(lambda dice: draft(first, switches))
    for player in team.players:
        desk.answer(f"hire {player.position}")
    wanted = {
        "re-roll": team.rerolls, "fan": team.fan_factor - first.fan_factor,
        "assistant coach": team.assistant_coaches, "cheerleader": team.cheerleaders,
        "apothecary": int(team.apothecary),
    }  # fmt: skip
    for what, count in wanted.items():
        for _ in range(count):
            desk.answer(f"buy {what}")
    return desk.answer("done").finish()


@covers("A01", "H02")
def test_a_new_team_pays_for_what_it_has(case: Case) -> None:
    team = team_of(case.edition, case.event.plain())
    sheet = fold(create(team, case.switches))
    for each in (sheet, drafted(team, case.switches)):
        assert each.treasury == case.after["treasury"] * K
        assert 1_000_000 - each.treasury == case.after["cost"] * K
        assert each.value == each.total_value == case.after["team_value"] * K
    assert sheet.team().cost() == case.after["cost"] * K


@covers("A02")
def test_fans_of_a_new_team_have_a_limit(case: Case) -> None:
    with pytest.raises(IllegalTeam) as refusal:
        create(team_of(case.edition, case.event.plain()), case.switches)
    assert means(str(refusal.value), "fan factor", "at most 9", "new team")
    assert "at most 9 for a new team" in case.after["refused"]
    desk = draft(begin(team_of(case.edition, EMPTY), case.switches), case.switches)
    for _ in range(9):
        desk.answer("buy fan")
    with pytest.raises(Exception, match="at most 9"):
        desk.answer("buy fan")


@covers("A03")
def test_a_new_team_needs_eleven_players(case: Case) -> None:
    team = team_of(case.edition, case.event.plain())
    with pytest.raises(IllegalTeam) as refusal:
        create(team, case.switches)
    assert means(str(refusal.value), case.after["refused"].replace(",", ""))
    assert team.cost() == case.after["cost"] * K


@covers("H01")
def test_a_draft_has_a_budget(case: Case) -> None:
    team = team_of(case.edition, case.event.plain())
    with pytest.raises(IllegalTeam) as refusal:
        create(team, case.switches)
    assert means(str(refusal.value), "costs 1015000", "1000000")
    assert means(case.after["refused"], "costs 1015", "1000")
    assert team.cost() == case.after["cost"] * K


@covers("H04")
def test_a_draft_has_limits(case: Case) -> None:
    eleven = {"roster": "human", "players": {"Human Lineman": 11}}
    assert create(team_of(case.edition, eleven), case.switches)
    for refusal in case.refusals:
        why = refusal["why"]
        asked = {name: value for name, value in refusal.plain().items() if name != "why"}
        with pytest.raises(IllegalTeam) as refused:
            create(team_of(case.edition, eleven | asked), case.switches)
        limit = "at least 1" if why == "never below 1" else why.removesuffix(" at the draft")
        assert means(str(refused.value), limit)
        assert len(refused.value.problems) == 1


@covers("A06")
def test_who_misses_the_next_match_is_not_counted(case: Case) -> None:
    sheet = sheet_of(case.edition, case.before.plain())
    assert sheet.value == case.after["team_value"] * K
    assert sheet.total_value == case.after["team_value_if_all_were_fit"] * K
    richer = replace(sheet, treasury=0)
    assert richer.value == sheet.value


@covers("A07")
def test_injuries_do_not_lower_a_value(case: Case) -> None:
    sheet = sheet_of(case.edition, case.before.plain())
    assert only(sheet).losses
    assert only(sheet).niggling == 2
    assert sheet.value_of(only(sheet)) == case.after["value"] * K


@covers("H03")
def test_fans_count_by_three_readings(case: Case) -> None:
    told = {
        "players": {"Human Lineman": 7, "Human Blitzer": 4},
        "rerolls": 3,
        "apothecary": True,
        "dedicated_fans": case.before["dedicated_fans"],
    }
    for reading in ("none", "all", "bought"):
        switches = case.with_switches({"fans_in_value": reading})
        sheet = sheet_of(case.edition, told, switches)
        assert sheet.value == case.after[reading] * K
        if reading == "none":
            assert sheet.value == case.before["team_value_without_fans"] * K


def bought(told: dict[str, Any], edition: str, answer: str) -> Books:
    """A desk at which something was bought, if it may be."""
    sheet = sheet_of(edition, told)
    return books(sheet, of_result(edition, "drawn"), rolls={"winnings": ["1"]}).until("hire")


@covers("A04")
def test_a_re_roll_costs_double_later_and_counts_once(case: Case) -> None:
    (what,) = case.event["buy"]
    sheet = sheet_of(case.edition, case.before.plain())
    desk = books(sheet, of_result(case.edition, "lost"), rolls={"winnings": ["1"]}).until("hire")
    won = desk.sheet.treasury - sheet.treasury
    done = desk.answer(f"buy {what}").finish()
    assert done.treasury - won == case.after["treasury"] * K
    assert done.rerolls == case.after["rerolls"]
    assert done.value == case.after["team_value"] * K


@covers("A05")
def test_fans_are_not_for_sale_later(case: Case) -> None:
    assert case.event["buy"] == ["fan factor"]
    sheet = sheet_of(case.edition, case.before.plain())
    rolls = {"winnings": ["1"], "fan factor": ["2 2"]}
    desk = books(sheet, of_result(case.edition, "lost"), rolls=rolls).until("hire")
    assert "buy fan" not in desk.choices
    assert means(desk.refused("buy fan"), "fan factor", "creation only")
    assert means(case.after["refused"], "fan factor", "creation only")
    done = desk.finish()
    assert done.treasury == (case.after["treasury"] + 10) * K  # a 1 of winnings
    assert done.fan_factor == case.after["fan_factor"]


@covers("A08")
def test_firing_brings_nothing(case: Case) -> None:
    told = case.before.plain() | {"player": case.event["fire"].plain(), "players": None}
    sheet = sheet_of(case.edition, told | {"players_on_list": case.before["players"]})
    desk = books(sheet, of_result(case.edition, "lost"), rolls={"winnings": ["1"]}).until("hire")
    done = desk.answer(f"fire {only(sheet).key}").finish()
    assert done.treasury == (case.after["treasury"] + 10) * K
    assert len(done.active) == case.after["players"]
    assert done.value == case.after["team_value"] * K


@covers("H05")
def test_values_with_and_without_those_who_do_not_play(case: Case) -> None:
    sheet = sheet_of(case.edition, case.before.plain())
    assert sheet.total_value == case.after["team_value"] * K
    assert sheet.value == case.after["current_team_value"] * K
    at_kick_off(sheet, case.after)


@covers("H06")
def test_cheap_linemen_count_without_their_fee(case: Case) -> None:
    sheet = sheet_of(case.edition, case.before.plain())
    values = [sheet.value_of(each) // K for each in sheet.active]
    assert list(dict.fromkeys(values)) == case.after["player_values"]
    assert sheet.total_value == sheet.value == case.after["team_value"] * K
    at_kick_off(sheet, case.after)


def at_kick_off(sheet: Sheet, after: Told) -> None:
    """Journeymen join before a match, and count."""
    from league.playing import until_the_toss

    assert len(sheet.able) == after["available"]
    game = until_the_toss(sheet, sheet_of(sheet.edition, {}), journeymen=after["journeymen"])
    assert game.table.home.value == after["current_team_value_at_kick_off"]


def test_a_log_of_a_case_is_legal_for_the_engine() -> None:
    log = log_of("bb2020", {"team_value": 1155})
    assert fold(log).value == 1_155_000
