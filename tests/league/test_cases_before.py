"""Worked cases: what happens between two teams before the match, at the table of the engine."""

from __future__ import annotations

import pytest
from league.books import books, report
from league.building import K, sheet_of
from league.casebook import Case, covers
from league.playing import NICE, meet, until_the_toss
from table import Scene

from pigskin.league import Sheet
from pigskin.league.before import match_options
from pigskin.league.events import Gold
from pigskin.report import GoldReport, PlayerReport


def both(case: Case, **more: list[int]) -> tuple[Sheet, Sheet]:
    """The two teams of a case; each of `more` is a figure for home and for away."""
    told = [{name: values[place] for name, values in more.items()} for place in (0, 1)]
    home, away = (sheet_of(case.edition, each, case.switches) for each in told)
    return home, away


# --- the gate ---------------------------------------------------------------------------------


@covers("B01", "B02", "B03")
def test_fans_and_fame(case: Case) -> None:
    home, away = both(case, fan_factor=case.before["fan_factor"])
    rolled = [f"D6={face}" for dice in case.event["dice"] for face in dice]
    game = until_the_toss(home, away, dice=[*NICE, *rolled])
    found = game.game.report()
    assert found.fans is not None
    assert [each // K for each in found.fans] == case.after["fans"]
    assert [found.home.fame, found.away.fame] == case.after["fame"]
    assert game.done()


# --- gold for inducements ---------------------------------------------------------------------


def shopped(game: Scene, wishes: dict[str, list[str]]) -> dict[str, int]:
    """Both coaches go shopping; what each could spend, in thousands."""
    purses = {"home": 0, "away": 0}
    while game.kind == "inducements":
        side = game.coach
        assert game.question is not None
        purses[side] = max(purses[side], game.question.number)
        game.play(f"buy {wishes[side].pop(0)}" if wishes[side] else "done")
    assert not any(wishes.values()), f"not bought: {wishes}"
    return purses


def declared(game: Scene, petty_cash: list[int]) -> None:
    """Petty cash as the case has it; a team without gold is not asked."""
    told = dict(zip(("home", "away"), petty_cash, strict=True))
    while game.kind == "petty cash":
        game.play(f"petty cash {told[game.coach]}k")


def gold(game: Scene) -> tuple[GoldReport, GoldReport]:
    found = game.game.report()
    return found.home.gold, found.away.gold


@covers("F05", "F06")
def test_petty_cash(case: Case) -> None:
    before = case.before
    teams = both(case, team_value=before["team_value"], treasury=before["treasury"])
    game = meet(*teams)
    declared(game, case.event["petty_cash"])
    sides = (game.table.home, game.table.away)
    assert [each.value + each.petty_cash for each in sides] == case.after["totals"]
    assert [each.budget for each in sides] == case.after["budget"]
    gifts = [each.gift for each in gold(game)]
    assert gifts == case.after.get("gift", gifts)


@covers("F07", "F08")
def test_petty_cash_nobody_spent(case: Case) -> None:
    before, after = case.before, case.after
    teams = both(case, team_value=before["team_value"], treasury=before["treasury"])
    game = meet(*teams)
    declared(game, case.event["petty_cash"])
    purses = shopped(game, dict(zip(("home", "away"), case.event["bought"], strict=True)))
    budgets = [purses[side] for side in ("home", "away")]
    told = gold(game)
    assert budgets == after["budget"]
    assert [each.gift for each in told] == after.get("gift", [each.gift for each in told])
    assert [each.returned for each in told] == after["returned"]
    left = [game.table.home.treasury, game.table.away.treasury]
    assert left == after.get("treasury_after_shopping", left)
    game.until("toss")
    for place, side in enumerate(("home", "away")):
        desk = books(teams[place], game.game.report(), case.switches, side=side)
        desk.finish()
        spent = sum(each.amount for each in desk.events(Gold) if "petty cash" in each.why)
        after_match = (teams[place].treasury + spent) // K
        expected = after.get("treasury_after_match_before_winnings", [0, 0])
        assert after_match == expected[place]


@covers("G09")
def test_gold_from_the_treasury(case: Case) -> None:
    before, after = case.before, case.after
    teams = both(case, team_value=before["team_value"], treasury=before["treasury"])
    game = meet(*teams, switches=case.switches)
    purses = shopped(game, dict(zip(("home", "away"), case.event["bought"], strict=True)))
    assert [purses[side] for side in ("home", "away")] == after["budget"]
    assert [each.gift for each in gold(game)] == after["gift"]
    assert [game.table.home.treasury, game.table.away.treasury] == after["treasury"]
    for place, side in enumerate(("home", "away")):
        desk = books(teams[place], game.game.report(), case.switches, side=side)
        desk.finish()
        spent = sum(each.amount for each in desk.events(Gold) if each.why == "inducements")
        assert teams[place].treasury + spent == after["treasury"][place] * K


@covers("I11", "I12", "I13")
def test_gold_and_prayers(case: Case) -> None:
    before, after = case.before, case.after
    teams = both(case, team_value=before["current_team_value"], treasury=before["treasury"])
    game = meet(*teams)
    spent = case.event.get("spent", [0, 0])
    wishes = {side: goods(sum_) for side, sum_ in zip(("home", "away"), spent, strict=True)}
    purses = shopped(game, wishes)
    budgets = [purses["home"], purses["away"]]
    assert budgets == after.get("budget", budgets)
    gifts = [each.gift for each in gold(game)]
    assert gifts == after.get("petty_cash", gifts)
    treasuries = [game.table.home.treasury, game.table.away.treasury]
    assert treasuries == after.get("treasury", treasuries)
    values = [game.table.home.value, game.table.away.value]
    assert values == after.get("value_for_prayers", values)
    prayers = {"home": 0, "away": 0}
    while game.kind == "pray":
        side = game.coach
        asked = len(game.happenings("prayer"))
        game.play("yes")
        while game.kind not in ("pray", "toss"):
            game.play(game.options()[0])
        prayers[side] += len(game.happenings("prayer")) - asked
    assert [prayers["home"], prayers["away"]] == after["prayers"]


def goods(gold: int) -> list[str]:
    """What costs exactly so much."""
    bought = ["Bribes"] * (gold // 100)
    return bought + ["Bloodweiser Kegs"] * (gold % 100 // 50)


# --- journeymen -------------------------------------------------------------------------------


@covers("E06")
def test_a_short_team_takes_journeymen(case: Case) -> None:
    event, before, after = case.event, case.before, case.after
    hurt, dead = before["miss_next"], event["dead_in_last_match"]
    players = before["players_on_list"]
    worth = before["team_value"] + (hurt + dead) * 50
    told = {"roster": before["roster"], "players_on_list": players, "team_value": worth}
    results = ["dead"] * dead + ["misses next game"] * hurt
    shirts = range(players - len(results) + 1, players + 1)
    casualties = [
        PlayerReport(shirt, took_part=True, hurt=(result,))
        for shirt, result in zip(shirts, results, strict=True)
    ]
    rolls = {"most valued player": ["1"], "fan factor": ["1 1"], "winnings": ["1"]}
    switches = case.switches
    sheet = books(
        sheet_of(case.edition, told), report(case.edition, (0, 1), players=casualties), switches,
        rolls=rolls,
    ).finish()  # fmt: skip
    assert len(sheet.able) == after["able"]
    assert sheet.value == before["team_value"] * K
    game = meet(sheet, sheet_of(case.edition, {}), switches=switches)
    assert game.kind != "journeymen"  # nobody is asked
    game.until("toss")
    assert game.table.home.value == after["team_value"]
    kinds = [each.kind for each in game.game.report().home.players]
    assert kinds.count("journeyman") == after["journeymen"]


@covers("E07")
def test_a_journeyman_beside_a_full_list(case: Case) -> None:
    sheet = sheet_of(case.edition, case.before.plain())
    assert len(sheet.able) == case.after["able"]
    game = until_the_toss(sheet, sheet_of(case.edition, {}), journeymen=case.after["journeymen"])
    told = game.game.report()
    assert len(told.home.players) == case.after["names"]
    desk = books(sheet, told).until("hire")
    guest = desk.sheet.guests[0]
    assert (f"hire {guest.key}" in desk.choices) is case.after["may_hire_journeyman"]
    assert "no free place" in desk.refused(f"hire {guest.key}")
    assert len(desk.finish().able) == 16


@pytest.mark.parametrize("edition", ["lrb6", "bb2016", "bb2020"])
def test_the_switches_of_an_edition_play_as_the_edition_does(edition: str) -> None:
    from pigskin.editions import edition_of_id
    from pigskin.league.figures import league_figures

    played = edition_of_id(edition)
    options = match_options(league_figures(edition).switches, edition)
    forced = played.figures.journeymen_forced
    assert options.pop("take_journeymen") == ("must" if forced else "may")
    usual = played.options()
    assert options == {name: getattr(usual, name) for name in options}
