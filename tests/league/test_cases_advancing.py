"""Worked cases: BB2020 players spend their points."""

from __future__ import annotations

from typing import Any

from league.books import Books, books, of_result, spaced
from league.building import K, only, sheet_of
from league.casebook import Case, covers, means
from league.test_cases_points import deeds

from pigskin.league.sheet import Sheet


def at_spending(case: Case, player: dict[str, Any], rolls: dict[str, list[str]]) -> Books:
    """A desk at which the player of a case may spend points; nobody else has any."""
    sheet = sheet_of(case.edition, {"player": player})
    players = [deeds(case.event)] if "touchdowns" in case.event else []
    told = of_result(case.edition, "drawn", fans=(3, 3), players=players)
    more = {"most valued player": ["11"], **rolls}
    return books(sheet, told, case.switches, rolls=more).until("spend")


def shown(sheet: Sheet, stat: str) -> str:
    return sheet.rules.show(stat, sheet.stat(only(sheet), stat))


@covers("J01")
def test_two_advancements_at_once(case: Case) -> None:
    desk = at_spending(case, case.before["player"].plain(), {})
    for how, skill in case.event["choose"]:
        desk.answer("p01").answer(how).answer(skill)
    player = only(desk.finish())
    assert player.spp == case.after["spp"]
    assert len(player.advances) == case.after["advances"]
    assert desk.sheet.value_of(player) == case.after["value"] * K


@covers("J02")
def test_who_has_many_points_must_spend_some(case: Case) -> None:
    for row, must in zip(case.before["players"], case.after["must_spend"], strict=True):
        desk = at_spending(case, row.plain(), {})
        assert ("done" not in desk.choices) is must
        if must:
            assert means(desk.refused("done"), "must spend", only(desk.sheet).name)


@covers("J03", "J04")
def test_a_skill_by_lot(case: Case) -> None:
    dice = case.event["dice"]
    pairs = [spaced(dice[place : place + 2]) for place in range(0, len(dice), 2)]
    desk = at_spending(case, case.before["player"].plain(), {"General skill": pairs})
    desk.answer("p01")
    for answer in case.event["choose"]:
        desk.answer(answer)
    player = only(desk.finish())
    assert player.skills == (case.after["skill"],)
    assert player.spp == case.after["spp"]
    assert desk.sheet.value_of(player) == case.after["value"] * K


def rolled(case: Case) -> Books:
    """A desk at which a characteristic was bought and the D16 rolled."""
    (how,) = case.event["choose"]
    (face,) = case.event["dice"]
    desk = at_spending(case, case.before["player"].plain(), {"characteristic": [str(face)]})
    return desk.answer("p01").answer(how).until("characteristic")


@covers("J05", "J07")
def test_a_characteristic(case: Case) -> None:
    desk = rolled(case)
    if "offered" in case.after:
        assert list(desk.choices) == case.after["offered"]
    sheet = desk.answer(case.event["take"]).finish()
    player = only(sheet)
    assert player.spp == case.after.get("spp", 0)
    assert sheet.value_of(player) == case.after["value"] * K
    for stat in ("st", "pa"):
        if stat in case.after:
            assert shown(sheet, stat) == str(case.after[stat])


@covers("J06", "J09", "J10")
def test_a_characteristic_at_its_end(case: Case) -> None:
    desk = rolled(case)
    assert list(desk.choices) == case.after["offered"]
    if "refused" in case.after:
        assert means(desk.refused(case.event["take"]), case.after["refused"])
    if case.id == "J10":
        assert means(desk.refused("MA"), "MA", "2 above its start")
    if case.id == "J09":
        assert means(desk.refused("AG"), "AG", "limit of 1+")
    player = only(desk.answer(desk.choices[0]).finish())
    assert player.spp == case.after.get("spp", 0)


@covers("J08")
def test_a_skill_in_place_of_a_characteristic(case: Case) -> None:
    takes = [(case.event["take"], case.after["value"])]
    takes += [(each["take"], each["value"]) for each in case.variants]
    for take, value in takes:
        desk = rolled(case)
        for answer in take:
            desk.answer(answer)
        assert desk.finish().value_of(only(desk.sheet)) == value * K


@covers("J11")
def test_six_is_all(case: Case) -> None:
    rows = [case.before["player"].plain(), {"spp": 3}]
    sheet = sheet_of(case.edition, {"players": rows})
    told = of_result(case.edition, "drawn", fans=(3, 3))
    desk = books(sheet, told, rolls={"most valued player": ["2"]}).until("spend")
    assert case.event["choose"] == ["random primary"]
    assert means(desk.refused("p01"), case.after["refused"])
    assert ("done" not in desk.choices) is case.after["must_spend"]
