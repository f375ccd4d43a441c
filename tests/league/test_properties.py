"""Whatever happens to a team, and whatever a file says of it: what must always be so."""

from __future__ import annotations

import contextlib
import json
import random
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from league.generated import generated
from league.test_desks import answered

from pigskin import Dice, PigskinError
from pigskin.errors import LeagueError
from pigskin.league import Entry, Played, Sheet, Switches, after_match, create, enter, fold, why
from pigskin.league.figures import league_figures
from pigskin.league.log import NOTHING
from pigskin.league.plain import KINDS, from_tree, to_tree
from pigskin.league.rules import acts
from pigskin.league.sheet import SheetPlayer
from pigskin.league.switches import VALUES, with_switch
from pigskin.teams import problems, ready_team

EDITIONS = ("lrb6", "bb2016", "bb2020")
ROSTERS = {
    "lrb6": ("human", "nurgle", "halfling"),
    "bb2016": ("human", "nurgle", "halfling"),
    "bb2020": ("human", "vampire", "snotling"),
}
# Lists of words, and limits, that other tests turn.
APART = ("bonus", "tiebreakers")


@st.composite
def turned(draw: st.DrawFn, edition: str) -> Switches:
    """The switches of an edition, many of them turned."""
    switches = league_figures(edition).switches
    for name, values in VALUES.items():
        if name not in APART and acts(name, edition):
            switches = with_switch(switches, name, draw(st.sampled_from(values)))
    for name in ("mvp_dead", "mvp_hired", "desertion_counts_match", "mng_in_friendlies"):
        switches = with_switch(switches, name, draw(st.booleans()))
    return switches


# --- sheets -----------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
@settings(max_examples=15, deadline=None)
@given(data=st.data(), seed=st.integers(0, 10**6))
def test_a_sheet_is_sound_after_any_match(edition: str, data: st.DataObject, seed: int) -> None:
    switches = data.draw(turned(edition))
    chance = random.Random(seed)
    roster = data.draw(st.sampled_from(ROSTERS[edition]))
    log = create(ready_team(edition, roster), switches)
    other = fold(create(ready_team(edition, "orc"), switches))
    for number in range(4):
        sheet = fold(log)
        report = generated(sheet, other, chance)
        friendly = chance.random() < 0.2
        played = Played(report, "home", f"1-{number}", friendly, other.team())
        desk = answered(after_match(sheet, played, switches, Dice(seed + number)), chance)
        log += desk.entries
        sound(fold(log))
    entered = fold(enter(fold(log).team(), switches))
    assert entered.team() == fold(log).team()
    assert why(log, "treasury")[-1].after == fold(log).treasury
    again = [from_tree(each) for each in json.loads(json.dumps([to_tree(each) for each in log]))]
    assert again == log
    assert all(each.event.told(before) for each, before in zip(log, sheets(log), strict=True))


def test_injuries_come_in_in_the_order_they_were_suffered() -> None:
    switches = league_figures("lrb6").switches
    team = ready_team("lrb6", "human")
    # Of the point of AG the file is silent.
    hurt = replace(team.players[0], ma=-1, ag=-1, av=-1, injuries=("av", "ma"))
    entered = fold(enter(replace(team, players=(hurt, *team.players[1:])), switches)).team()
    assert entered.players[0].injuries == ("av", "ma", "ag")


def sheets(log: list[Entry]) -> list[Sheet]:
    """The sheet before each entry."""
    found = [NOTHING]
    for entry in log:
        found.append(entry.event.after(found[-1]))
    return found[:-1]


def sound(sheet: Sheet) -> None:
    """What a sheet must always be."""
    assert sheet.treasury >= 0
    assert len(sheet.active) <= sheet.rules.players_max
    assert problems(sheet.team(), creation=False) == []
    assert not sheet.guests
    for player in sheet.players.values():
        assert player.spp >= 0
        assert player.niggling >= 0
        within_limits(sheet, player)
        learned_by_the_book(sheet, player)
    fans = {"none": 0, "all": sheet.fan_factor, "bought": sheet.bought_fans}[sheet.fans_in_value]
    counted = 0 if sheet.edition == "bb2020" else sheet.fan_factor
    rules = sheet.rules
    staff = (
        sheet.team().rerolls * sheet.roster.reroll_cost
        + (fans + counted) * rules.fan_factor_cost
        + sheet.assistant_coaches * rules.assistant_coach_cost
        + sheet.cheerleaders * rules.cheerleader_cost
        + sheet.apothecary * rules.apothecary_cost
    )
    assert sheet.value == staff + sum(sheet.value_of(each) for each in sheet.able)
    assert sheet.total_value == staff + sum(sheet.value_of(each) for each in sheet.active)


def within_limits(sheet: Sheet, player: SheetPlayer) -> None:
    """No injury takes more than it may, no advance gives more."""
    for stat in sheet.rules.stats:
        least, most = sheet.rules.stat_range(stat)
        now = sheet.stat(player, stat)
        assert least <= now <= most or (stat == "pa" and now == 0)
        assert player.change(stat) <= sheet.rules.stat_rise_max
        if sheet.rules.stat_drop_max is not None:
            assert player.change(stat) >= -sheet.rules.stat_drop_max


def learned_by_the_book(sheet: Sheet, player: SheetPlayer) -> None:
    """As many advances as levels or points allow, each worth what it was said to be."""
    figures = league_figures(sheet.edition)
    worth = sum(each.value for each in player.advances)
    fee = sheet.value_of(player) - worth
    assert fee in (0, sheet.position_of(player).cost)
    if figures.levels:
        assert len(player.advances) <= figures.level(player.earned)
        return
    assert len(player.advances) <= figures.advances_max
    assert player.spent == sum(each.spp for each in player.advances)
    for place, each in enumerate(player.advances):
        paid = {figures.costs[how][place] for how in (each.how, "characteristic")}
        assert each.spp in paid  # a skill may have come in place of a characteristic


# --- what a file says -------------------------------------------------------------------------

JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=6,
)


@given(JUNK)
@settings(max_examples=60)
def test_junk_is_no_entry(tree: object) -> None:
    with pytest.raises(LeagueError) as refusal:
        from_tree(tree)
    assert str(refusal.value)
    assert "\n" not in str(refusal.value)


@pytest.fixture(scope="module")
def log() -> list[dict[str, Any]]:
    """A log with much in it, as plain values."""
    switches = league_figures("bb2020").switches
    entries = create(ready_team("bb2020", "human"), switches)
    other = fold(create(ready_team("bb2020", "orc"), switches))
    chance = random.Random(8)
    for number in range(3):
        sheet = fold(entries)
        played = Played(generated(sheet, other, chance), "home", f"1-{number}")
        entries += answered(after_match(sheet, played, dice=Dice(number)), chance).entries
    return [to_tree(each) for each in entries]


@given(data=st.data())
@settings(max_examples=150, deadline=None)
def test_a_broken_entry_is_named_or_still_an_entry(
    log: list[dict[str, Any]], data: st.DataObject
) -> None:
    """Nothing but an error of ours comes of a log that somebody has written wrong."""
    place = data.draw(st.integers(0, len(log) - 1))
    tree = dict(log[place])
    key = data.draw(st.sampled_from([*sorted(tree), "more"]))
    if data.draw(st.booleans()):
        tree.pop(key, None)
    else:
        tree[key] = data.draw(JUNK | st.sampled_from(sorted(KINDS)))
    entries = [from_tree(each, f"entry {n}") for n, each in enumerate(log[:place], 1)]
    with contextlib.suppress(PigskinError):
        entries.append(from_tree(tree, f"entry {place + 1}"))
        sheet = fold(entries)
        assert sheet.value <= sheet.total_value
        problems(sheet.team(), creation=False)
        entries[-1].event.told(fold(entries[:-1]))


@pytest.mark.parametrize(
    ("tree", "problem"),
    [
        ([], "is a table of names"),
        ({}, "of no kind there is"),
        ({"kind": "hierd"}, "did you mean 'hired'"),
        ({"kind": "gold", "amount": 5}, "does not say its why"),
        ({"kind": "gold", "amount": "5", "why": "a bet"}, "amount is a whole number, not '5'"),
        ({"kind": "gold", "amount": True, "why": "a bet"}, "amount is a whole number"),
        ({"kind": "gold", "amount": 10**12, "why": "a bet"}, "amount is a whole number"),
        ({"kind": "gold", "amount": 1, "why": "a bet", "wy": 1}, "has no 'wy'"),
        ({"kind": "died", "player": "p01", "dice": 3}, "dice is a list"),
        ({"kind": "died", "player": "p01", "at": "now"}, "at is a number"),
        ({"kind": "died", "player": "p01", "at": float("nan")}, "at is a number"),
        ({"kind": "earned", "player": "p01", "spp": 1, "feats": []}, "feats is a table of names"),
        ({"kind": "corrected", "field": "mood", "old": 1, "new": 2, "reason": "?"}, "mood"),
        ({"kind": "corrected", "field": "rerolls", "old": 1, "new": "x", "reason": "?"}, "rerolls"),
        ({"kind": "died", "player": "p99"}, "has never had a player p99"),
        ({"kind": "healed", "player": "p01", "what": "ma"}, "has lost no MA"),
        ({"kind": "healed", "player": "p01", "what": "niggling injury"}, "has no niggling injury"),
        ({"kind": "bought", "what": "stadium"}, "no team has a 'stadium'"),
        ({"kind": "played match", "opponent": "A", "score": [1], "result": "won"}, "2 numbers"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_named(tree: object, problem: str) -> None:
    known = create(ready_team("lrb6", "human"), league_figures("lrb6").switches)
    with pytest.raises(LeagueError) as refusal:
        fold([*known, from_tree(tree)])
    assert problem in str(refusal.value)


def test_a_team_list_nobody_knows_is_named() -> None:
    tree = {"kind": "created", "edition": "lrb6", "roster": "humans", "name": "A"}
    with pytest.raises(LeagueError, match="lrb6 has no team list 'humans'; did you mean 'human'"):
        fold([from_tree(tree)]).team()
