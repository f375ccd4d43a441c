"""Worked cases: winnings, expenses, fans, mistakes, and what giving up costs."""

from __future__ import annotations

from typing import Any

import pytest
from league.books import SHORT, Books, books, of_result, report, spaced
from league.building import K, only, sheet_of
from league.casebook import Case, covers

from pigskin.league import Sheet
from pigskin.league.events import Gold, Left, Mvp
from pigskin.report import PlayerReport


def gold_of(desk: Books, why: str) -> int:
    """What came or went for something, in thousands."""
    return sum(each.amount for each in desk.events(Gold) if each.why == why) // K


# --- winnings of LRB6 -------------------------------------------------------------------------


@covers("B04", "B05", "B06", "F03")
def test_winnings(case: Case) -> None:
    event, after = case.event, case.after
    sheet = sheet_of(case.edition, case.before.plain())
    rolls = {"winnings": [spaced(event["dice"])]}
    answers: dict[str, list[str]] = {}
    if "reroll" in event:
        rolls["winnings again"] = [str(event["reroll"])]
        answers["winnings"] = ["re-roll"]
    told = of_result(case.edition, event["result"], fame=(event["fame"], 0))
    desk = books(sheet, told, case.switches, rolls=rolls, answers=answers)
    done = desk.finish()
    assert gold_of(desk, "winnings") == after["winnings"]
    assert done.treasury == after["treasury"] * K
    if "may_reroll" in after:
        assert ("winnings" in desk.asked) is after["may_reroll"]
    if "expenses" in after:
        assert -gold_of(desk, "spiralling expenses") == min(after["expenses"], after["winnings"])


@covers("B07")
def test_won_on_penalties_is_won(case: Case) -> None:
    event = case.event
    told = report(
        case.edition, event["score"], ending=event["ending"], winner=event["winner"],
        fame=event["fame"],
    )  # fmt: skip
    assert event["reroll"] == "declined"
    for place, side in enumerate(("home", "away")):
        sheet = sheet_of(case.edition, case.before.plain())
        desk = books(sheet, told, side=side, rolls={"winnings": [spaced(event["dice"][place])]})
        desk.finish()
        assert gold_of(desk, "winnings") == case.after["winnings"][place]
        assert ("winnings" in desk.asked) is (side == "home")


# --- expenses ---------------------------------------------------------------------------------


def expenses(sheet: Sheet, switches: Any, result: str = "won", winnings: int = 6) -> Books:
    rolls = {"winnings": [str(winnings)], "fan factor": ["1 1 1" if result == "won" else "1 1"]}
    desk = books(sheet, of_result(sheet.edition, result), switches, rolls=rolls)
    desk.finish()
    return desk


@covers("F01", "F02")
def test_expenses_grow_with_the_value(case: Case) -> None:
    for value, due in zip(case.before["team_value"], case.after["expenses"], strict=True):
        sheet = sheet_of(case.edition, {"team_value": value, "fan_factor": 2, "treasury": 100})
        desk = expenses(sheet, case.switches)
        assert -gold_of(desk, "spiralling expenses") == due


@covers("F04")
def test_who_pays_expenses(case: Case) -> None:
    event = case.event
    sheet = sheet_of(case.edition, case.before.plain() | {"fan_factor": 2})
    readings = [(case.switches, case.after["treasury"])]
    readings += [(case.with_switches(each["switches"]), each["treasury"]) for each in case.variants]
    for switches, treasury in readings:
        told = of_result(case.edition, event["result"], fame=(event["fame"], 0))
        rolls = {"winnings": [spaced(event["dice"])], "fan factor": ["1 1"]}
        desk = books(sheet, told, switches, rolls=rolls)
        assert desk.finish().treasury == treasury * K
        assert gold_of(desk, "winnings") == case.after["winnings"]
        paid = -gold_of(desk, "spiralling expenses")
        whole = switches.expenses_from == "winnings_then_treasury"
        assert paid == (case.after["expenses"] if whole else case.after["winnings"])


@covers("G11")
def test_expenses_are_optional_in_bb2016(case: Case) -> None:
    for each in case.variants:
        sheet = sheet_of(case.edition, {"team_value": each["team_value"], "fan_factor": 2})
        desk = expenses(sheet, case.with_switches(each["switches"]))
        assert -gold_of(desk, "spiralling expenses") == each["expenses"]


# --- fans -------------------------------------------------------------------------------------


def fans_after(edition: str, fans: int, result: str, dice: list[int]) -> int:
    sheet = sheet_of(edition, {"fan_factor": fans})
    rolls = {"fan factor": [spaced(dice)], "dedicated fans": [spaced(dice)]}
    told = of_result(edition, result, fans=(3, 3))
    kind = "dedicated fans" if edition == "bb2020" else "fan factor"
    desk = books(sheet, told, rolls={kind: rolls[kind]} if dice else {})
    done = desk.finish()
    assert desk.of(kind) == ([spaced(dice)] if dice else [])
    return done.fan_factor


@covers("B08", "B09")
def test_fan_factor_after_a_win(case: Case) -> None:
    event = case.event
    found = fans_after(case.edition, case.before["fan_factor"], event["result"], event["dice"])
    assert found == case.after["fan_factor"]


@covers("B10", "B11")
def test_fan_factor_of_several_teams(case: Case) -> None:
    event = case.event
    rows = zip(case.before["fan_factor"], event["dice"], case.after["fan_factor"], strict=True)
    for before, dice, after in rows:
        assert fans_after(case.edition, before, event["result"], dice) == after


@covers("I05", "I06")
def test_dedicated_fans(case: Case) -> None:
    event = case.event
    fans = case.before["dedicated_fans"]
    rows = zip(fans, event["dice"], case.after["dedicated_fans"], strict=True)
    for before, die, after in rows:
        assert fans_after(case.edition, before, event["result"], [die]) == after


@covers("I07")
def test_nobody_is_moved_by_a_draw(case: Case) -> None:
    assert case.after["dice"] == []
    for before, after in zip(
        case.before["dedicated_fans"], case.after["dedicated_fans"], strict=True
    ):
        assert fans_after(case.edition, before, case.event["result"], []) == after


# --- expensive mistakes -----------------------------------------------------------------------


def mistakes(case: Case, treasury: int, dice: list[int], switches: Any = None) -> Books:
    """A team that comes to that step with so much gold."""
    won = 10 if case.edition == "bb2016" else 0
    sheet = sheet_of(case.edition, {"treasury": treasury - won, "dedicated_fans": 1})
    rolls = {"winnings": ["1"]} if won else {}
    if dice:
        rolls["expensive mistakes"] = [str(dice[0])]
    if len(dice) > 1:
        rolls["minor" if len(dice) == 2 else "catastrophe"] = [spaced(dice[1:])]
    desk = books(sheet, of_result(case.edition, "lost", fans=(0, 0)), switches, rolls=rolls)
    desk.finish()
    return desk


def named(desk: Books) -> str:
    """What kind of incident there was."""
    kinds = ("minor", "major", "catastrophe")
    return next((kind for each in desk.events(Gold) for kind in kinds if kind in each.why), "")


@covers("G03", "G04", "G06", "G07", "G08")
def test_expensive_mistakes(case: Case) -> None:
    dice = case.event.get("dice", [])
    desk = mistakes(case, case.before["treasury"], dice)
    assert desk.sheet.treasury == case.after["treasury"] * K
    assert named(desk) == case.after.get("result", "")
    assert bool(desk.of("expensive mistakes")) is case.after.get("roll", True)


@covers("G05")
def test_the_disputed_cell(case: Case) -> None:
    for each in case.variants:
        switches = case.with_switches(each["switches"])
        desk = mistakes(case, each["treasury"], each["dice"], switches)
        assert named(desk) == each["result"]
        assert desk.sheet.treasury == each["treasury_after"] * K


@covers("I08")
def test_expensive_mistakes_by_treasury(case: Case) -> None:
    for row in case.rows:
        desk = mistakes(case, row["treasury"], row["dice"])
        assert desk.sheet.treasury == row["after"] * K


@covers("I09")
def test_gold_spent_cannot_be_squandered(case: Case) -> None:
    sheet = sheet_of(case.edition, case.before.plain())
    answers = {"hire": [f"buy {each}" for each in case.event["buy"]]}
    desk = books(sheet, of_result(case.edition, "lost", fans=(0, 0)), answers=answers)
    assert desk.finish().treasury == case.after["treasury"] * K
    assert bool(desk.of("expensive mistakes")) is case.after["roll"]


# --- winnings of BB2020 -----------------------------------------------------------------------


@covers("I01")
def test_the_gate_is_shared(case: Case) -> None:
    from league.playing import until_the_toss

    teams = [
        sheet_of(case.edition, {"dedicated_fans": fans, "treasury": gold, "team_value": 1000})
        for fans, gold in zip(case.before["dedicated_fans"], case.before["treasury"], strict=True)
    ]
    game = until_the_toss(*teams, dice=[f"D3={each}" for each in case.event["fan_dice_d3"]])
    gate = game.game.report().fans
    assert gate is not None
    assert list(gate) == case.after["fan_factor"]
    told = report(case.edition, case.event["score"], fans=gate)
    for place, side in enumerate(("home", "away")):
        desk = books(teams[place], told, side=side)
        done = desk.finish()
        assert gold_of(desk, "winnings") == case.after["winnings"][place]
        assert done.treasury == case.after["treasury"][place] * K


# --- giving up --------------------------------------------------------------------------------


def both_desks(case: Case, rolls: dict[str, dict[str, list[str]]]) -> tuple[Books, Books]:
    """The books of both teams after a concession, as the case has it."""
    before, event = case.before.plain(), case.event
    gave_up = event["conceded_by"]
    score, own = list(event["score"]), list(event["score"])
    mine = 0 if gave_up == "home" else 1
    if case.edition == "bb2020":
        score = [0, 0]
        score[1 - mine] = own[1 - mine] + own[mine] + 1
    else:
        score[1 - mine] = max(own[1 - mine], own[mine] + 1)
    assert score == case.after.get("score", score)
    short = "available" in event
    if short:
        assert event["available"] <= 3
    told = report(
        case.edition, score, ending=SHORT if short else "conceded", conceded_by=gave_up,
        winner="away" if gave_up == "home" else "home", scored=own,
        fans=event.get("fan_factor"), fame=event.get("fame", (0, 0)),
        opponents=[PlayerReport(1, touchdowns=own[1], took_part=True)] if own[1] else [],
    )  # fmt: skip
    fans = before.get("fan_factor") or before.get("dedicated_fans")
    desks = []
    for place, side in enumerate(("home", "away")):
        rows = {"players": before["players"]} if place == 0 and "players" in before else {}
        sheet = sheet_of(case.edition, {"fan_factor": fans[place], "treasury": 0} | rows)
        desks.append(books(sheet, told, case.switches, side=side, rolls=rolls.get(side, {})))
    return desks[0], desks[1]


@covers("F09", "F10", "F11")
def test_giving_up_in_lrb6(case: Case) -> None:
    event, after = case.event, case.after
    dice = event["winnings_dice"]
    takes_all = after["winnings"][0] == 0
    rolls: dict[str, dict[str, list[str]]] = {
        "home": {} if takes_all else {"winnings": [str(dice[0])]},
        "away": {"winnings": [str(dice[1])]},
    }
    if takes_all:
        rolls["away"]["winnings of the other team"] = [str(dice[0])]
    for side, faces in event["fan_dice"].plain().items():
        rolls[side]["fan factor"] = [spaced(faces)]
    leaving = event["desertion_dice"].plain() if "desertion_dice" in event else {}
    for number, face in leaving.items():
        rolls["home"][f" {number} leave"] = [str(face)]
    desks = both_desks(case, rolls)
    for place, desk in enumerate(desks):
        assert desk.finish().fan_factor == after["fan_factor"][place]
        assert gold_of(desk, "winnings") == after["winnings"][place]
        assert len(desk.events(Mvp)) == after["mvps"][place]
    home = desks[0]
    left = [home.sheet.player(each.player).number for each in home.events(Left)]
    assert left == after["deserted"]
    rolled = [what.split()[-2] for what, _ in home.rolled if "leave" in what]
    assert rolled == [str(each) for each in after.get("rolled", [])]
    assert sum(desk.sheet.treasury for desk in desks) == sum(after["winnings"]) * K


@covers("I02", "I03")
def test_giving_up_in_bb2020(case: Case) -> None:
    event, after = case.event, case.after
    rolls: dict[str, dict[str, list[str]]] = {"home": {}, "away": {}}
    for name, face in event["fan_dice"].plain().items():
        side, die = name.split("_")
        # A D3 is the face of a D6, halved.
        rolls[side]["fans"] = [str(face if die == "d6" else 2 * face)]
    if "before_set_up" in event:
        assert event["before_set_up"]
    home, away = both_desks(case, rolls)
    home.finish()
    away.finish()
    for place, desk in enumerate((home, away)):
        assert desk.sheet.fan_factor == after["dedicated_fans"][place]
        assert gold_of(desk, "winnings") == after["winnings"][place]
        assert len(desk.events(Mvp)) == after["mvps"][place]
    assert home.asked.count("allot touchdown") == after["touchdowns_to_allot"]
    assert "allot touchdown" not in away.asked
    scorer = "spp_of_the_away_scorer_for_his_touchdown"
    mvps = sum(each.spp for each in away.events(Mvp) if each.player == "p01")
    assert only(away.sheet).earned - mvps == after.get(scorer, 0)
    if "quit_rolls" in after:
        assert len(away.of("leave")) == after["quit_rolls"]


@covers("I04")
def test_veterans_leave_in_disgust(case: Case) -> None:
    sheet = sheet_of(case.edition, case.before.plain())
    assert case.event["conceded"]
    told = report(
        case.edition, (0, 1), ending="conceded", winner="away", conceded_by="home", fans=(3, 3)
    )
    dice = case.event["dice"].plain()
    rolls = {f" {number} leave": [str(face)] for number, face in dice.items()}
    desk = books(sheet, told, rolls=rolls)
    desk.finish()
    left = [desk.sheet.player(each.player).number for each in desk.events(Left)]
    assert left == case.after["left"]
    rolled = [int(what.split()[-2]) for what, _ in desk.rolled if "leave" in what]
    assert rolled == case.after["rolled"]


@pytest.mark.parametrize("edition", ["lrb6", "bb2016", "bb2020"])
def test_a_desk_never_leaves_less_than_nothing(edition: str) -> None:
    sheet = sheet_of(edition, {"fan_factor": 1})
    done = books(sheet, of_result(edition, "lost", fans=(0, 0))).finish()
    assert done.treasury >= 0
