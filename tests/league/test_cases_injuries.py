"""Worked cases: injuries, from the block to the sheet, and what becomes of the injured."""

from __future__ import annotations

from typing import Any

from league.books import books, of_result, report, spaced
from league.building import K, only, sheet_of
from league.casebook import Case, covers, means
from league.playing import felled

from pigskin import MatchReport
from pigskin.league import Sheet
from pigskin.report import PlayerReport


def noted(sheet: Sheet, told: MatchReport, side: str = "away", mvp: int = 0) -> Sheet:
    """The sheet after the books of a match; a team with two fans keeps them."""
    rolls = {"fan factor": ["1 1"]} if sheet.edition != "bb2020" else {}
    if mvp:
        rolls["most valued player"] = [str(mvp)]
    return books(sheet, told, rolls=rolls, side=side).finish()


def next_match(sheet: Sheet) -> Sheet:
    return noted(sheet, of_result(sheet.edition, "drawn", fans=(3, 3)), "home", mvp=1)


def pairs(casualty: list[Any]) -> str:
    """D68 rolls: one, or one for each of two."""
    rolls = casualty if isinstance(casualty[0], list) else [casualty]
    return " ".join([spaced(each) for each in rolls])


@covers("E01")
def test_an_injury_and_the_match_that_is_missed(case: Case) -> None:
    sheet = sheet_of(case.edition, case.before.plain() | {"fan_factor": 2})
    told = felled(sheet, pairs(case.event["casualty"])).game.report()
    sheet = noted(sheet, told)
    player = only(sheet)
    assert sheet.stat(player, "ma") == case.after["ma"]
    assert player.misses_next is case.after["misses_next"]
    assert sheet.value_of(player) == case.after["value"] * K
    assert sheet.value == case.after["team_value"] * K
    for later in case.next:
        assert later["after"] == "the next match of the team"
        sheet = next_match(sheet)
        assert only(sheet).misses_next is later["misses_next"]
        assert sheet.value == later["team_value"] * K


@covers("E02")
def test_decay_and_one_missed_match(case: Case) -> None:
    assert case.event["decay"]
    assert case.event["regeneration"] == "none"
    sheet = sheet_of(case.edition, case.before.plain())
    assert "Decay" in sheet.skills_of(only(sheet))
    told = felled(sheet, pairs(case.event["casualty"])).game.report()
    sheet = noted(sheet, told)
    assert only(sheet).niggling == case.after["niggling"]
    missed = 0
    while only(sheet).misses_next:
        sheet, missed = next_match(sheet), missed + 1
    assert missed == case.after["misses_matches"]


@covers("E03", "E04")
def test_what_cannot_fall(case: Case) -> None:
    sheet = sheet_of(case.edition, case.before.plain())
    told = felled(sheet, pairs(case.event["casualty"])).game.report()
    sheet = noted(sheet, told)
    for stat in ("st", "ma"):
        if stat in case.after:
            assert sheet.stat(only(sheet), stat) == case.after[stat]
    assert only(sheet).misses_next is case.after["misses_next"]


@covers("E05")
def test_a_regenerated_casualty_still_pays(case: Case) -> None:
    event, after = case.event, case.after
    assert event["cause"] == "block"
    victim = sheet_of(case.edition, {"player": case.before["victim"].plain()})
    attacker = sheet_of(case.edition, {"player": case.before["attacker"].plain()})
    dice = f"{pairs(event['casualty'])} {event['regeneration']}"
    told = felled(victim, dice).game.report()
    victim = noted(victim, told)
    assert (only(victim) in victim.active) is after["victim_on_roster"]
    assert only(victim).misses_next is after["victim_misses_next"]
    desk = books(attacker, told, rolls={"most valued player": ["11"]})
    assert only(desk.finish()).earned == after["attacker_spp"]
    assert len(desk.of("improvement of Lineman 1")) == after["attacker_rolls"]


@covers("G10")
def test_a_poisoned_wound(case: Case) -> None:
    event, after = case.event, case.after
    assert event["cause"] == "block"
    sheet = sheet_of(case.edition, {"player": case.before["victim"].plain()})
    dice = f"{pairs(event['casualty'])} {event['poison_die']}"
    told = felled(sheet, dice, attacker=event["attacker_skill"]).game.report()
    assert after["result"] == "miss next"
    assert told.away.players[0].hurt == ("misses next game",)
    assert only(noted(sheet, told)).misses_next is after["misses_next"]


@covers("J15")
def test_an_old_wound_kills(case: Case) -> None:
    sheet = sheet_of(case.edition, case.before.plain())
    told = felled(sheet, str(case.event["d16"])).game.report()
    assert case.event["d16"] + only(sheet).niggling == case.after["total"]
    assert told.away.players[0].hurt == (case.after["result"],)
    done = noted(sheet, told)
    assert only(done).state == "dead"
    assert only(done) not in done.active


@covers("J16")
def test_a_lasting_injury(case: Case) -> None:
    event, after = case.event, case.after
    sheet = sheet_of(case.edition, case.before.plain())
    told = felled(sheet, f"{event['d16']} {event['lasting_die']}").game.report()
    rolls = {"most valued player": ["11"]}
    desk = books(sheet, told, rolls=rolls, side="away").until("hire")
    assert (f"rest {only(sheet).key}" in desk.choices) is after["may_retire_temporarily"]
    done = desk.finish()
    assert done.stat(only(done), "av") == after["av"]
    assert only(done).misses_next is after["misses_next"]
    assert done.value_of(only(done)) == after["value"] * K


@covers("J17")
def test_a_characteristic_that_cannot_fall_is_rolled_again(case: Case) -> None:
    event, after = case.event, case.after
    assert event["decay"]
    sheet = sheet_of(case.edition, case.before.plain())
    assert event["d16"] + 1 == after["total"]
    dice = f"{event['d16']} {spaced(event['lasting_dice'])}"
    told = felled(sheet, dice, switches=case.switches).game.report()
    done = noted(sheet, told)
    assert done.stat(only(done), "pa") == after["pa"]
    assert done.stat(only(done), "ma") == after["ma"]


def test_a_form_may_tell_of_what_cannot_be() -> None:
    """Nobody at the table knew better: the desk rolls again, until something can fall."""
    sheet = sheet_of("bb2020", {"player": {"roster": "nurgle", "pa": 6}})
    form = """
        edition = "bb2020"
        score = [0, 0]
        fans = [3, 3]
        ending = "full time"
        [[home.player]]
        shirt = 1
        hurt = "pa"
    """
    desk = books(sheet, MatchReport.from_toml(form), rolls={"lasting injury": ["4", "3"]})
    player = only(desk.finish())
    assert player.losses == ("ma",)
    assert player.misses_next


@covers("J18")
def test_retired_for_the_season(case: Case) -> None:
    row = case.before["player"].plain()
    assert row.pop("lasting_injury_this_game")
    players = case.before["players_on_list"]
    told = {"player": row, "players_on_list": players, "team_value": case.before["team_value"]}
    sheet = sheet_of(case.edition, told)
    hurt = report(
        case.edition, (0, 1), fans=(0, 0),
        players=[PlayerReport(1, took_part=True, hurt=("-1 AV",))],
    )  # fmt: skip
    desk = books(sheet, hurt, rolls={"most valued player": [str(players)]}).until("hire")
    assert desk.sheet.value == case.before["current_team_value"] * K
    assert case.event["retire_temporarily"]
    done = desk.answer(f"rest {only(sheet).key}").finish()
    assert len(done.active) == case.after["players_on_list"]
    assert done.total_value == case.after["team_value"] * K
    assert done.value == case.after["current_team_value"] * K
    assert (only(next_match(done)) in next_match(done).able) is case.after["plays_this_season"]
    for refusal in case.refusals:
        other = refusal["player"].plain()
        assert not other.pop("lasting_injury_this_game")
        sheet = sheet_of(case.edition, {"player": other})
        desk = books(sheet, of_result(case.edition, "drawn", fans=(0, 0))).until("hire")
        assert f"rest {only(sheet).key}" not in desk.choices
        assert means(desk.refused(f"rest {only(sheet).key}"), refusal["why"])
