"""Worked cases: tables, forfeits, friendlies, prizes, and the next season."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from league.books import Books, books, report
from league.building import K, log_of, only, sheet_of
from league.casebook import Case, covers
from league.test_seasons import founded, settle

from pigskin import Dice
from pigskin.league import Desk, Entry, Sheet, Switches, fold, matches, redraft, seasons
from pigskin.league.events import Gold, Mvp, PlayedMatch, Redrafted, TrophyGained
from pigskin.league.figures import league_figures
from pigskin.league.standings import Row, points_of, ranked, result_of
from pigskin.league.steps.prizes import CHAMPIONS
from pigskin.league.store import LeagueStore
from pigskin.report import PlayerReport
from pigskin.teams import problems

SEASON = {"won": (1, 0), "drawn": (0, 0), "lost": (0, 1)}


@pytest.fixture
def store(tmp_path: Path) -> Iterator[LeagueStore]:
    with LeagueStore(str(tmp_path / "one.league"), create=True) as opened:
        yield opened


# --- tables -----------------------------------------------------------------------------------


@covers("K01")
def test_points_with_every_bonus(case: Case) -> None:
    casualties = [
        [PlayerReport(1, took_part=True, casualties=count)]
        for count in case.event["spp_casualties"]
    ]
    told = report(case.edition, case.event["score"], players=casualties[0], opponents=casualties[1])
    result = result_of(told, "A", "B")
    assert list(points_of(result, case.switches)) == case.after["points"]


@covers("K02")
def test_teams_level_on_points(case: Case) -> None:
    rows = [
        Row(
            each["name"], points=each["points"], touchdowns=each["touchdowns"],
            casualties=each["casualties"],
        )
        for each in case.before["teams"]
    ]  # fmt: skip
    found = ranked(rows, case.switches)
    assert [each.team for each in found] == case.after["order"]


@covers("K03")
def test_a_fixture_nobody_played(case: Case, store: LeagueStore) -> None:
    assert case.event["played"] is False
    office = founded(store, case.edition)
    fixtures = seasons.schedule(office)
    nobody = matches.forfeit(office, fixtures[0].id, "both")
    assert list(nobody.result.outcomes) == case.after["results"]
    assert list(points_of(nobody.result, case.switches)) == case.after["points"]
    for each in case.variants:
        by, fixture = each["conceded_by"], fixtures[1]
        before = [office.sheet(fixture.home), office.sheet(fixture.away)]
        given = matches.forfeit(office, fixture.id, by)
        assert list(given.score) == each["score"]
        assert list(points_of(given.result, case.switches)) == each["points"]
        answers = [str(each["die"]), "1", "2", "done"]  # winnings and two awards
        desk = matches.answer(office, fixture.id, "home", answers[:-1], by_hand=True)
        awards = [entry.event for entry in desk.entries if isinstance(entry.event, Mvp)]
        assert [len(awards), 0] == each["mvps"]
        matches.answer(office, fixture.id, "home", answers[-1:])
        after = [office.sheet(fixture.home), office.sheet(fixture.away)]
        gained = [new.treasury - old.treasury for new, old in zip(after, before, strict=True)]
        assert gained == [gold * K for gold in each["treasury_change"]]
        fans = [(new.fan_factor, old.fan_factor) for new, old in zip(after, before, strict=True)]
        assert all(new == old for new, old in fans)  # no other books are done


@covers("K04")
def test_a_friendly(case: Case) -> None:
    event, after = case.event, case.after
    assert event["kind"] == "friendly"
    told = report(case.edition, event["score"], fans=event["fan_factor"])
    points = points_of(result_of(told, "A", "B", event["kind"]), case.switches)
    assert list(points) == after["points"]
    for place, side in enumerate(("home", "away")):
        desk = books(sheet_of(case.edition, {}), told, side=side, friendly=True)
        done = desk.finish()
        won = [each.amount for each in desk.events(Gold) if each.why == "winnings"]
        assert won == [after["winnings"][place] * K]
        assert len(desk.events(Mvp)) == after["mvps"][place]
        record = done.record
        assert record.games == after["games_for_redraft"][place]
        assert record.drawn == after["fixtures_drawn_for_redraft"][place]


@covers("I10")
def test_the_prize_is_not_rolled_for(case: Case, store: LeagueStore) -> None:
    """The champions have done their books; then they have what the case says."""
    office, chance = founded(store, case.edition), random.Random(4)
    for fixture in seasons.schedule(office):
        settle(office, fixture, chance)
    while found := seasons.playoffs(office):
        for fixture in found:
            settle(office, fixture, chance)
    gold = case.before["treasury"] * K
    for line in office.teams():
        office.correct(line.id, "treasury", gold, "as the case has it")
    before = {line.id: len(office.log(line.id)) for line in office.teams()}
    best = seasons.end_season(office)[case.event["place"] - 1]
    sheet = office.sheet(best)
    assert sheet.treasury == case.after["treasury"] * K
    assert (sheet.team().rerolls > sheet.rerolls) is case.after["trophy_reroll"]
    rolled = any(entry.dice for entry in office.log(best)[before[best] :])
    assert rolled is case.after["roll"]


@covers("K11")
def test_the_champions_have_a_re_roll_more(case: Case) -> None:
    sheet = sheet_of(case.edition, case.before.plain())
    assert case.event["holds_trophy"]
    trophy = TrophyGained(CHAMPIONS, league_figures(case.edition).switches.trophy)
    done = trophy.after(sheet)
    assert done.team().rerolls == case.after["rerolls"]
    assert done.value == case.after["team_value"] * K
    assert done.rerolls == sheet.rerolls  # it is none of those that are bought


def test_there_is_no_ninth_re_roll() -> None:
    """A team that has all it may have plays on, trophy or not."""
    sheet = TrophyGained("Cup", "re-roll").after(sheet_of("bb2020", {"rerolls": 8}))
    assert problems(sheet.team(), creation=False) == []
    assert sheet.team().rerolls == 8


# --- the next season --------------------------------------------------------------------------


def redrafted(
    sheet: Sheet, switches: Switches | None = None, rolls: dict[str, list[str]] | None = None
) -> Books:
    """A desk at which a team drafts again."""

    def make(dice: Dice | None) -> Desk:
        return redraft(sheet, switches, dice)

    return Books(make, rolls)


def price(desk: Books, answer: str) -> int:
    """What something costs, in thousands; it is bought."""
    before = desk.sheet.treasury
    desk.answer(answer)
    return (before - desk.sheet.treasury) // K


@covers("K05")
def test_funds_for_a_new_season(case: Case) -> None:
    log = log_of(case.edition, case.before.plain())
    for result, times in case.event["fixtures"].plain().items():
        log += [Entry(PlayedMatch("Others", SEASON[result], result))] * times
    log += [Entry(PlayedMatch("Friends", (0, 0), "drawn", True))] * case.event["friendlies"]
    readings = [(case.switches, case.after["budget"])]
    readings += [(case.with_switches(each["switches"]), each["budget"]) for each in case.variants]
    for switches, budget in readings:
        desk = redrafted(fold(log), switches)
        (event,) = desk.events(Redrafted)
        assert event.budget == desk.sheet.treasury == budget * K
        # The treasury is in it, and nothing is kept beside it.
        assert switches.redraft_cap or event.budget - fold(log).treasury == 1_280 * K
    assert case.after["treasury"] == 0


@covers("K06")
def test_old_hands_ask_for_more(case: Case) -> None:
    rows = [each.plain() for each in case.before["players"]]
    for row in rows:
        row["seasons"] -= 1  # the last one ends now
    sheet = sheet_of(case.edition, {"players": rows})
    desk = redrafted(sheet)
    keys = [f"p{row['number']:02}" for row in rows]
    assert [price(desk, f"keep {key}") for key in keys] == case.after["prices"]
    assert [desk.sheet.value_of(desk.sheet.player(key)) // K for key in keys] == case.after[
        "values"
    ]


@covers("K07")
def test_a_cheap_lineman_is_dear(case: Case) -> None:
    told = case.before.plain()
    told["player"]["seasons"] -= 1
    assert told["player"].pop("value") == 0
    sheet = sheet_of(case.edition, told)
    assert sheet.value_of(only(sheet)) == 0
    desk = redrafted(sheet)
    assert price(desk, f"keep {only(sheet).key}") == case.after["price"]
    new = f"hire {only(sheet).position}"
    assert price(desk, new) == case.after["price_of_a_new_one"]


def kept(case: Case, rolls: dict[str, list[str]]) -> Sheet:
    """The new list with the player of a case, ten others, and an apothecary if there is one."""
    sheet = sheet_of(case.edition, {"player": case.before["player"].plain()})
    desk = redrafted(sheet, rolls=rolls)
    for player in sheet.active:
        desk.answer(f"keep {player.key}")
    if case.before["apothecary_on_new_list"]:
        desk.answer("buy apothecary")
    return desk.answer("done").finish()


@covers("K08")
def test_rest_heals(case: Case) -> None:
    dice = [str(each) for each in case.event["dice"]]
    done = kept(case, {"niggling injury": dice})
    assert only(done).niggling == case.after["niggling"]


@covers("K09")
def test_a_season_s_rest(case: Case) -> None:
    event = case.event
    rolls = {
        "back": [str(each) for each in event["characteristic_dice"]],
        "niggling injury": [str(each) for each in event["niggling_dice"]],
    }
    player = only(kept(case, rolls))
    assert list(player.losses) == case.after["lost"]
    assert player.niggling == case.after["niggling"]
    assert player.resting is case.after["temporarily_retired"]


@covers("K10")
def test_staff_at_the_plain_price(case: Case) -> None:
    told = case.before["old"].plain() | {"roster": case.before["roster"]}
    desk = redrafted(sheet_of(case.edition, told))
    staff = {
        "rerolls": "re-roll", "assistants": "assistant coach", "cheerleaders": "cheerleader",
        "apothecary": "apothecary",
    }  # fmt: skip
    wanted = case.event["keep"].plain()
    cost = sum(
        price(desk, f"buy {what}") for name, what in staff.items() for _ in range(wanted[name])
    )
    assert cost == case.after["cost"]
    assert desk.sheet.fan_factor == case.after["dedicated_fans"]


@covers("K12")
def test_nobody_misses_the_first_match(case: Case) -> None:
    assert case.event["off_season"]
    sheet = sheet_of(case.edition, {"player": case.before["player"].plain()})
    assert only(sheet).misses_next
    desk = redrafted(sheet)
    for player in sheet.active:
        desk.answer(f"keep {player.key}")
    done = desk.answer("done").finish()
    assert only(done).misses_next is case.after["misses_next"]
