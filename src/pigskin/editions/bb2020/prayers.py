"""Prayers to Nuffle: the sixteen rows of the table, each with what it does while it is heard.

A side holds a prayer that was heard until it expires. `answer` is what happens at once; what it
does to single players is given to them then, for as long as the prayer lasts. How and when coaches
pray is in `praying`.
"""

from __future__ import annotations

from typing import Final

from pigskin import rolls
from pigskin.editions.bb2020.stalling import throw_rocks, watch
from pigskin.editions.lrb6.training import learn, lessons
from pigskin.effects.base import Effect
from pigskin.effects.causes import BY_CROWD, BY_FOUL
from pigskin.effects.changes import SLOWER, TOUGHER
from pigskin.effects.holding import DRIVE, HALF, HOLDERS, MATCH, bless, count, lend
from pigskin.effects.moments import ARGUES_WELL, LOOKS_ON, OPPONENTS_DONE
from pigskin.model import CASUALTY, COMPLETION, RESERVES, Table
from pigskin.numbers import PlayerNo, SideNo, Square
from pigskin.pitch import OTHER_SIDE, TRAPDOORS
from pigskin.questions import (
    NOTHING,
    TAKE_PLAYER,
    Flow,
    Question,
    code,
    player_of,
)
from pigskin.teams.reading import skill_name

NUMBERED_FROM: Final = 360  # the prayer of row 1 has the next number


class Prayer(Effect):
    """One row of the table."""

    apart = True  # events and the view speak of prayers

    @property
    def row(self) -> int:
        return self.id - NUMBERED_FROM

    def answer(self, table: Table, side: SideNo) -> Flow[None]:
        """The prayer of the side has just been heard."""
        yield from NOTHING

    def lapses(self, table: Table, side: SideNo) -> None:
        table.whisper("prayer ends", side, self.row)


class TreacherousTrapdoor(Prayer):
    name = "treacherous trapdoor"
    id = 361
    text = "Whoever steps on a trapdoor rolls a D6: on a 1 he is gone as if the crowd had got him."
    lasts = HALF
    everywhere = True
    pitfalls: tuple[Square, ...] = TRAPDOORS


class FriendsWithTheRef(Prayer):
    name = "friends with the ref"
    id = 362
    text = "When the head coach argues the call a 5 counts as a 6."
    lasts = DRIVE
    side_grants: tuple[int, ...] = (ARGUES_WELL,)


class Stiletto(Prayer):
    name = "stiletto"
    id = 363
    text = "A random player without Loner gains Stab."
    lasts = DRIVE

    def answer(self, table: Table, side: SideNo) -> Flow[None]:
        for player in at_random(table, regulars(table, side), 1):
            _gain(table, player, "Stab", self.lasts)
        yield from NOTHING


class IronMan(Prayer):
    name = "iron man"
    id = 364
    text = "A player without Loner, chosen by his coach, has 1 better AV, 11+ at most."
    lasts = MATCH

    def answer(self, table: Table, side: SideNo) -> Flow[None]:
        for player in (yield from _chosen(table, side, self.row)):
            bless(table, player, TOUGHER, self.lasts)
            table.tell("tougher", player)


class KnuckleDusters(Prayer):
    name = "knuckle dusters"
    id = 365
    text = "A player without Loner, chosen by his coach, gains Mighty Blow (+1)."
    lasts = DRIVE

    def answer(self, table: Table, side: SideNo) -> Flow[None]:
        for player in (yield from _chosen(table, side, self.row)):
            _gain(table, player, "Mighty Blow (+1)", self.lasts)


class BadHabits(Prayer):
    name = "bad habits"
    id = 366
    text = "D3 random opponents without Loner gain Loner (2+)."
    lasts = DRIVE

    def answer(self, table: Table, side: SideNo) -> Flow[None]:
        number = table.roll(3)
        for player in at_random(table, regulars(table, OTHER_SIDE[side]), number):
            _gain(table, player, "Loner (2+)", self.lasts)
        yield from NOTHING


class GreasyCleats(Prayer):
    name = "greasy cleats"
    id = 367
    text = "A random opponent has 1 less MA."
    lasts = DRIVE

    def answer(self, table: Table, side: SideNo) -> Flow[None]:
        for player in at_random(table, available(table, OTHER_SIDE[side]), 1):
            bless(table, player, SLOWER, self.lasts)
            table.tell("slower", player)
        yield from NOTHING


class BlessedStatue(Prayer):
    name = "blessed statue of Nuffle"
    id = 368
    text = "A player without Loner, chosen by his coach, gains Pro."
    lasts = MATCH

    def answer(self, table: Table, side: SideNo) -> Flow[None]:
        for player in (yield from _chosen(table, side, self.row)):
            _gain(table, player, "Pro", self.lasts)


class Moles(Prayer):
    name = "moles under the pitch"
    id = 369
    text = "Everybody who rushes has -1, or -2 if both coaches have prayed for this."
    lasts = HALF
    everywhere = True
    source = rolls.MOLES
    order = 90

    def modifier(self, table: Table, me: PlayerNo, test: str, figure: int) -> int:
        if test != "go for it":
            return 0
        return -count(table, HOLDERS[0], self.id) - count(table, HOLDERS[1], self.id)


class PerfectPassing(Prayer):
    name = "perfect passing"
    id = 370
    text = "Completions earn 2 points instead of 1."
    lasts = MATCH

    def blesses(self, table: Table, side: SideNo, feat: int) -> bool:
        return feat == COMPLETION


class FanInteraction(Prayer):
    name = "fan interaction"
    id = 371
    text = "Who pushes an opponent into the crowd earns the points for a casualty it causes."
    lasts = DRIVE

    def credits(self, table: Table, side: SideNo, cause: int) -> bool:
        return cause == BY_CROWD


class NecessaryViolence(Prayer):
    name = "necessary violence"
    id = 372
    text = "Casualties earn 3 points instead of 2."
    lasts = DRIVE

    def blesses(self, table: Table, side: SideNo, feat: int) -> bool:
        return feat == CASUALTY


class FoulingFrenzy(Prayer):
    name = "fouling frenzy"
    id = 373
    text = "Who causes a casualty with a foul earns the points for it."
    lasts = DRIVE

    def credits(self, table: Table, side: SideNo, cause: int) -> bool:
        return cause == BY_FOUL


class ThrowARock(Prayer):
    name = "throw a rock"
    id = 374
    text = "After an opposing turn each opponent who stalled may be hit: on 5+ he is knocked down."
    lasts = DRIVE
    side_notices: tuple[int, ...] = (OPPONENTS_DONE, LOOKS_ON)

    def side_notice(self, table: Table, side: SideNo, what: int, player: PlayerNo) -> Flow[None]:
        if what == LOOKS_ON:
            watch(table)
        else:
            yield from throw_rocks(table, side)


class UnderScrutiny(Prayer):
    name = "under scrutiny"
    id = 375
    text = "The referee sees every foul of the opponents."
    lasts = HALF
    order = 10  # nobody else need look then

    def spots(
        self, table: Table, side: SideNo, fouler: PlayerNo, victim: PlayerNo
    ) -> Flow[bool]:
        yield from NOTHING
        return True


class IntensiveTraining(Prayer):
    name = "intensive training"
    id = 376
    text = "A random player without Loner gains a primary skill, chosen by his coach."
    lasts = MATCH

    def answer(self, table: Table, side: SideNo) -> Flow[None]:
        for player in at_random(table, regulars(table, side), 1):
            codes = lessons(table, player)
            if codes:
                answer = yield Question(side, "prayer", codes, player, number=self.row)
                learn(table, player, answer, self.lasts)


PRAYERS: Final[list[Prayer]] = [
    TreacherousTrapdoor(),
    FriendsWithTheRef(),
    Stiletto(),
    IronMan(),
    KnuckleDusters(),
    BadHabits(),
    GreasyCleats(),
    BlessedStatue(),
    Moles(),
    PerfectPassing(),
    FanInteraction(),
    NecessaryViolence(),
    FoulingFrenzy(),
    ThrowARock(),
    UnderScrutiny(),
    IntensiveTraining(),
]  # by row


# --- whom they concern ------------------------------------------------------------------------


def available(table: Table, side: SideNo) -> list[PlayerNo]:
    """Who plays in this drive or, before the set-up, may play in it."""
    on_pitch = [player for player in table.players(side) if table.on_pitch(player)]
    return on_pitch or [
        player for player in table.players(side) if table.state[player] == RESERVES
    ]


def regulars(table: Table, side: SideNo) -> list[PlayerNo]:
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


def _chosen(table: Table, side: SideNo, row: int) -> Flow[list[PlayerNo]]:
    """The regular whom his coach chooses, if there is any."""
    codes = [code(TAKE_PLAYER, player) for player in regulars(table, side)]
    if not codes:
        return []
    return [player_of((yield Question(side, "prayer", codes, number=row)))]


def _gain(table: Table, player: PlayerNo, skill: str, until: int) -> None:
    lend(table, player, skill, until)
    table.tell("gains", player, table.edition.skill(skill).id)
