"""Worked cases: journeymen, the raised, infected and summoned."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from league.books import books, of_result, report, spaced
from league.building import K, sheet_of
from league.casebook import Case, Told, covers, means

from pigskin.league import Sheet
from pigskin.report import PlayerReport
from pigskin.teams import ready_team


def journeyman(sheet: Sheet, told: Told) -> PlayerReport:
    """What a journeyman did, as the report has it."""
    position = sheet.roster.journeyman_positions[0].name
    return PlayerReport(
        len(sheet.active) + 1, "Journeyman", position, "journeyman", took_part=True,
        touchdowns=told["touchdowns"], casualties=told.get("casualties", 0),
    )  # fmt: skip


def with_gold(case: Case, told: dict[str, Any]) -> Sheet:
    """A team that has the gold of the case when it comes to hiring: winnings are counted in."""
    won = 10 if case.edition == "lrb6" else 0  # a 1 of a loser
    return sheet_of(case.edition, told | {"treasury": told["treasury"] - won})


@covers("E08", "J19")
def test_a_journeyman_is_hired(case: Case) -> None:
    event, after = case.event, case.after
    before = case.before.plain()
    sheet = with_gold(case, before)
    did = journeyman(sheet, event["journeyman"])
    assert event["journeyman"]["mvp"] == 1
    rolls = {"most valued player": [str(before["players_on_list"] + 1)]}
    if "rolls" in event:
        rolls |= {"winnings": ["1"], "improvement": [spaced(each) for each in event["rolls"]]}
    told = report(case.edition, (0, 1), fans=(0, 0), players=[did], scored=(1, 1))
    desk = books(sheet, told, case.switches, rolls=rolls)
    key = f"p{before['players_on_list'] + 1:02}"
    if case.edition == "lrb6":
        (skill,) = event["choose"]
        desk.until("improve").answer(skill)
    else:
        (how,) = event["choose"]
        desk.until("spend").answer(key)
        for answer in how:
            desk.answer(answer)
    desk.until("hire")
    assert event["hire"]
    before_hiring = desk.sheet.treasury
    desk.answer(f"hire {key}")
    assert before_hiring - desk.sheet.treasury == after["price"] * K
    done = desk.finish()
    player = done.player(key)
    assert done.treasury == after["treasury"] * K
    assert player in done.active
    assert player.spp == after["spp"]
    assert done.value_of(player) == after["value"] * K
    assert any("Loner" in each for each in done.skills_of(player)) is after["loner"]
    assert any("Loner" in each.skills for each in done.team().players) is after["loner"]
    if "skills" in after:
        assert list(player.skills) == after["skills"]
    if "players_on_list" in after:
        assert len(done.active) == after["players_on_list"]


@covers("E09")
def test_a_journeyman_nobody_can_pay(case: Case) -> None:
    before = case.before.plain()
    sheet = with_gold(case, before)
    did = journeyman(sheet, case.event["journeyman"])
    assert case.event["journeyman"]["mvp"] == 1
    told = report(case.edition, (0, 1), players=[did], scored=(1, 1))
    rolls = {"most valued player": [str(before["players_on_list"] + 1)], "winnings": ["1"]}
    desk = books(sheet, told, rolls=rolls).until("hire")
    key = desk.sheet.guests[0].key
    assert case.event["hire"]
    assert means(desk.refused(f"hire {key}"), "costs 50000", "treasury has 40000")
    assert means(case.after["refused"], "costs 50", "treasury has 40")
    done = desk.finish()
    assert done.player(key).state == "left"
    assert len(done.active) == case.after["players_on_list"]


@covers("E10")
def test_a_rotter_for_nothing(case: Case) -> None:
    sheet = sheet_of(case.edition, case.before.plain())
    infected = [
        PlayerReport(20 + n, "Infected", "Rotter", "infected")
        for n in range(case.event["infected"])
    ]
    told = of_result(case.edition, "lost", players=infected)
    rolls = {"most valued player": ["1"], "winnings": ["1"], "fan factor": ["2 2"]}
    desk = books(sheet, told, rolls=rolls).until("hire")
    gold = desk.sheet.treasury
    done = desk.answer(f"hire {desk.sheet.guests[0].key}").finish()
    assert len(done.active) == case.after["players_on_list"]
    assert done.treasury - gold == case.after["treasury"] * K
    assert done.value == case.after["team_value"] * K


@covers("E11")
def test_no_room_for_the_zombie(case: Case) -> None:
    sheet = sheet_of(case.edition, case.before.plain())
    raised = [
        PlayerReport(20 + n, "Raised", "Zombie", "raised") for n in range(case.event["raised"])
    ]
    desk = books(sheet, of_result(case.edition, "lost", players=raised)).until("hire")
    key = desk.sheet.guests[0].key
    assert f"hire {key}" not in desk.choices
    assert means(desk.refused(f"hire {key}"), case.after["refused"])
    done = desk.finish()
    assert len(done.active) == case.after["players_on_list"]
    assert done.player(key).state == "left"


@covers("J20")
def test_a_thrall_who_came_after(case: Case) -> None:
    sheet = sheet_of(case.edition, case.before.plain())
    opponent = ready_team(case.edition, "human")
    players = list(opponent.players)
    killed = case.event["opponents_killed"]
    for place, row in enumerate(killed):
        strength = row["st"] - opponent.position_of(players[place]).st
        skills = tuple(row.get("skills", []))
        players[place] = replace(players[place], st=strength, skills=skills)
    opponent = replace(opponent, players=tuple(players))
    dead = [
        PlayerReport(each.number, each.name, hurt=("dead",)) for each in players[: len(killed)]
    ]
    told = report(case.edition, (0, 1), fans=(0, 0), opponents=dead)
    desk = books(sheet, told, opponent=opponent).until("hire")
    assert len(desk.sheet.guests) == case.after["summoned"]
    (guest,) = desk.sheet.guests
    assert guest.name == players[0].name
    assert case.event["summon"]
    done = desk.answer(f"hire {guest.key}").finish()
    assert len(done.active) == case.after["players_on_list"]
    assert done.total_value == case.after["team_value"] * K
    assert (done.treasury - sheet.treasury) // K == case.after["treasury_change"]
