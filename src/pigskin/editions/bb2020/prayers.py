"""Prayers to Nuffle: who may pray, the sixteen rows, and how long each lasts.

A prayer that is heard is a bit of `Side.prayers` until it expires; what it does to single players
is a boon (see `effects.holding`). The rules that a prayer bends ask `Side.hears`.
"""

from __future__ import annotations

from typing import Final

from pigskin.editions.bb2020.staff import inspire
from pigskin.effects.changes import SLOWER, TOUGHER
from pigskin.effects.holding import DRIVE, HALF, MATCH, bless, lend
from pigskin.model import (
    BAD_HABITS,
    BLESSED_STATUE,
    GREASY_CLEATS,
    INTENSIVE_TRAINING,
    IRON_MAN,
    KNUCKLE_DUSTERS,
    RESERVES,
    STILETTO,
    Table,
    side_of,
)
from pigskin.numbers import PlayerNo, SideNo
from pigskin.pitch import AWAY, HOME, OTHER_SIDE
from pigskin.questions import GAIN_SKILL, TAKE_PLAYER, Flow, Question, code, first_of, player_of
from pigskin.rules.asking import ask_yes
from pigskin.rules.counting import now_has
from pigskin.rules.drive import leader_in_team
from pigskin.rules.prematch import category, learnable
from pigskin.teams.reading import skill_name

# How long each row lasts, by its number.
DURATIONS: Final[tuple[int, ...]] = (
    MATCH, HALF, DRIVE, DRIVE, MATCH, DRIVE, DRIVE, DRIVE, MATCH,
    HALF, MATCH, DRIVE, DRIVE, DRIVE, DRIVE, HALF, MATCH,
)  # fmt: skip
LEAGUE: Final = 16  # rows of the table
EXHIBITION: Final = 8  # ... and of its beginning, which is all there is in exhibition play
EACH: Final = 50  # thousands of difference in value for one prayer before the match


def pray(table: Table) -> Flow[None]:
    """Before a league match the less valuable team may pray, once for each full 50,000."""
    if table.options.play == "exhibition":
        return
    gap = table.home.value - table.away.value
    underdog = HOME if gap < 0 else AWAY
    for _ in range(min(LEAGUE, abs(gap) // EACH)):
        if not (yield from pray_once(table, underdog)):
            return


def pray_once(table: Table, side: SideNo) -> Flow[bool]:
    """One roll on the table, if the coach wants it; what is heard already is rolled again."""
    rows = EXHIBITION if table.options.play == "exhibition" else LEAGUE
    owner = table.side(side)
    if all(owner.hears(row) for row in range(1, rows + 1)):
        return False
    if not (yield from ask_yes(table, side, "pray")):
        return False
    row = table.roll(rows)
    while owner.hears(row):
        row = table.roll(rows)
    owner.prayers |= 1 << row
    table.tell("prayer", side, row)
    inspire(table, side, row == EXHIBITION if rows == EXHIBITION else row >= LEAGUE - 1)
    yield from _answer(table, side, row)
    return True


def expire(table: Table, until: int) -> None:
    """Prayers that lasted until now are heard no more."""
    for row in range(1, LEAGUE + 1):
        if DURATIONS[row] == until:
            for side in (HOME, AWAY):
                if table.side(side).hears(row):
                    table.side(side).prayers &= ~(1 << row)
                    table.whisper("prayer ends", side, row)


# --- what it does to players ------------------------------------------------------------------


def _answer(table: Table, side: SideNo, row: int) -> Flow[None]:
    """The rows that concern single players; the others are only remembered."""
    until = DURATIONS[row]
    if row == STILETTO:
        for player in at_random(table, _regulars(table, side), 1):
            _gain(table, player, "Stab", until)
    elif row == BAD_HABITS:
        number = table.roll(3)
        for player in at_random(table, _regulars(table, OTHER_SIDE[side]), number):
            _gain(table, player, "Loner (2+)", until)
    elif row == GREASY_CLEATS:
        for player in at_random(table, available(table, OTHER_SIDE[side]), 1):
            bless(table, player, SLOWER, until)
            table.tell("slower", player)
    elif row == INTENSIVE_TRAINING:
        for player in at_random(table, _regulars(table, side), 1):
            yield from _train(table, player, until)
    elif row in (IRON_MAN, KNUCKLE_DUSTERS, BLESSED_STATUE):
        codes = [code(TAKE_PLAYER, player) for player in _regulars(table, side)]
        if not codes:
            return
        player = player_of((yield Question(side, "prayer", codes, number=row)))
        if row == IRON_MAN:
            bless(table, player, TOUGHER, until)
            table.tell("tougher", player)
        else:
            _gain(table, player, "Mighty Blow (+1)" if row == KNUCKLE_DUSTERS else "Pro", until)


def available(table: Table, side: SideNo) -> list[PlayerNo]:
    """Who plays in this drive or, before the set-up, may play in it."""
    on_pitch = [player for player in table.players(side) if table.on_pitch(player)]
    return on_pitch or [
        player for player in table.players(side) if table.state[player] == RESERVES
    ]


def _regulars(table: Table, side: SideNo) -> list[PlayerNo]:
    """Those of them who are no loners."""
    return [
        player
        for player in available(table, side)
        if all(skill_name(skill.name) != "Loner" for skill in table.profiles[player].skills)
    ]


def at_random(table: Table, players: list[PlayerNo], number: int) -> list[PlayerNo]:
    """So many of them, or all if there are fewer."""
    chosen: list[PlayerNo] = []
    while players and len(chosen) < number:
        chosen.append(players.pop(table.roll(len(players)) - 1))
    return chosen


def _gain(table: Table, player: PlayerNo, skill: str, until: int) -> None:
    lend(table, player, skill, until)
    table.tell("gains", player, table.edition.skill(skill).id)


def _train(table: Table, player: PlayerNo, until: int) -> Flow[None]:
    """His coach chooses a skill of his primary categories; somebody no list knows learns none."""
    if table.rosters is None:
        return
    profile = table.profiles[player]
    known = tuple([skill.name for skill in profile.skills])
    for position in table.rosters[side_of(player)].positions:
        if position.name == profile.position:
            codes = [
                code(GAIN_SKILL, skill.id)
                for skill in learnable(table, known)
                if category(table, skill) in position.primary
            ]
            if codes:
                answer = yield Question(
                    side_of(player), "prayer", codes, player, number=INTENSIVE_TRAINING
                )
                led = leader_in_team(table, side_of(player))
                _gain(table, player, table.edition.all_effects[first_of(answer)].name, until)
                if not led and leader_in_team(table, side_of(player)) and table.half <= 2:
                    now_has(table, side_of(player), "leader_rerolls", 1)  # that of this half
            return
