"""Inducements the supplements leave to agreement: drums, runes, soup, bets and the like."""

from __future__ import annotations

from typing import Final

from pigskin import ledger
from pigskin.effects import moments as at
from pigskin.effects.base import Effect
from pigskin.effects.changes import TOUGHER
from pigskin.effects.holding import DRIVE, bless, lend
from pigskin.effects.moments import AFTER_KICK, BEFORE_LANDING
from pigskin.effects.of_sides import Serving
from pigskin.model import (
    NIGGLING,
    NOBODY,
    RESERVES,
    ROOTED,
    Table,
    side_of,
)
from pigskin.numbers import PlayerNo, SideNo, Square
from pigskin.pitch import AWAY, HOME, OTHER_SIDE, STRIDE, stepped
from pigskin.questions import (
    NOBODY_DOES,
    PUSH_TO,
    RUNE,
    SHIFT_DIRECTION,
    SHIFT_DISTANCE,
    SIDE_BET,
    TAKE_PLAYER,
    Flow,
    Question,
    code,
    first_of,
    player_of,
    second_player,
    square_of,
    verb_of,
)
from pigskin.rolls import Roll
from pigskin.rules.asking import ask_yes, has_skills
from pigskin.rules.counting import now_has, spend
from pigskin.rules.staff import dismiss
from pigskin.rules.trapdoors import spring
from pigskin.teams.reading import skill_name

# The runes of a smith: their names and what they lend.
RUNES: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("Mighty Blow", ("Mighty Blow (+1)",)),
    ("Dauntless and Frenzy", ("Dauntless", "Frenzy")),
    ("Sprint and Sure Feet", ("Sprint", "Sure Feet")),
    ("Armour and Stand Firm", ("Stand Firm",)),
    ("Juggernaut and Horns", ("Juggernaut", "Horns")),
)
ARMOUR_RUNE: Final = 3
STAKE: Final = 100  # thousands, the highest bet


def place_bets(table: Table) -> Flow[None]:
    """Treasury gold on a win of the own team, where the coaches have agreed on such things."""
    if table.options.inducement_books != "optional" or not table.options.inducements:
        return
    for side in (HOME, AWAY):
        owner = table.side(side)
        if owner.treasury >= 10:
            most = min(STAKE, owner.treasury)
            codes = [code(SIDE_BET, 0, stake) for stake in range(0, most + 1, 10)]
            asked = Question(side, "side bet", codes, number=owner.treasury)
            stake = (yield asked) & 0xFFFFF
            table.tell("bets", side, stake)
            now_has(table, side, "bet", stake)
            spend(table, side, "treasury", stake)
            if stake:
                table.note(ledger.BET, side, amount=stake)


# --- the kick-off -----------------------------------------------------------------------------


class Ballistics(Serving):
    id = 335
    name = "master of ballistics"
    text = "May change where a kick-off of the side goes."
    key = "master_of_ballistics"

    def bends_kick(
        self, table: Table, side: SideNo, direction: int, squares: int, kick: Roll | None
    ) -> Flow[tuple[int, int]]:
        roll = table.roll(3)
        table.tell("ballistics", side, roll)
        if roll == 1:
            return direction, squares
        if roll == 2:
            return direction, squares - 1
        codes = [code(SHIFT_DISTANCE, 2)]
        for by in (-2, -1, 1, 2):
            if 1 <= squares + by <= 6:
                codes.append(code(SHIFT_DISTANCE, by + 2))
            if 1 <= direction + by <= 8:
                codes.append(code(SHIFT_DIRECTION, by + 2))
        answer = yield Question(
            side, "ballistics", codes, number=direction, second=squares,
            square=table.kick_square, roll=kick,
        )
        by = first_of(answer) - 2
        if verb_of(answer) == SHIFT_DIRECTION:
            return direction + by, squares
        return direction, squares + by


class Runesmith(Serving):
    id = 334
    name = "dwarfen runesmith"
    text = "After a kick he may try a rune on one player, until one works or a 1 is rolled."
    key = "dwarfen_runesmith"
    side_notices: tuple[int, ...] = (AFTER_KICK,)

    def side_notice(self, table: Table, side: SideNo, what: int, player: PlayerNo) -> Flow[None]:
        codes = [
            code(RUNE, rune, player)
            for player in table.players(side)
            if table.on_pitch(player) and not _has(table, player, "Loner")
            for rune in range(len(RUNES))
        ]
        if not codes:
            return
        answer = yield Question(side, "runesmith", [*codes, NOBODY_DOES])
        if answer == NOBODY_DOES:
            return
        rune, player = first_of(answer), second_player(answer)
        roll = table.d6()
        table.tell_test("rune", player, 4, 0, roll >= 4)
        if roll >= 4 or roll == 1:
            dismiss(table, side, self.key)
        if roll >= 4:
            for name in RUNES[rune][1]:
                lend(table, player, name, DRIVE)
            if rune == ARMOUR_RUNE:
                bless(table, player, TOUGHER, DRIVE)


def _has(table: Table, player: PlayerNo, name: str) -> bool:
    """Has he a skill of that name, whatever its value?"""
    return any(skill_name(skill.name) == name for skill in table.profiles[player].skills)


class Drummer(Serving):
    id = 333
    name = "waaagh drummer"
    text = "Before a kick comes down each 4+ on three dice drives an opponent back a square."
    key = "waaagh_drummer"
    side_notices: tuple[int, ...] = (BEFORE_LANDING,)

    def side_notice(self, table: Table, side: SideNo, what: int, player: PlayerNo) -> Flow[None]:
        beats = 0
        for _ in range(3):
            roll = table.d6()
            table.tell("drum", side, roll)
            if roll >= 4:
                beats += 1
        for _ in range(beats):
            yield from _drive_back(table, side)


def _drive_back(table: Table, side: SideNo) -> Flow[None]:
    """One opponent with room behind him goes a square towards his own end zone."""
    codes = [
        code(TAKE_PLAYER, player)
        for player in table.players(OTHER_SIDE[side])
        if table.on_pitch(player) and _room_behind(table, player)
    ]
    if not codes:
        return
    victim = player_of((yield Question(side, "drummer", codes)))
    if table.marks[victim] & ROOTED:
        table.tell("not pushed", victim, NOBODY)
        return
    chooser, squares = side, _room_behind(table, victim)
    if has_skills(table, victim):
        for skill in table.at[victim][at.REFUSES_PUSH]:
            if (yield from skill.reacts(table, victim, at.REFUSES_PUSH, NOBODY)):
                table.tell("not pushed", victim, NOBODY)
                return
        for skill in table.at[victim][at.SIDE_STEPS]:
            if (yield from skill.reacts(table, victim, at.SIDE_STEPS, NOBODY)):
                chooser = OTHER_SIDE[side]
                squares = _free_around(table, victim)
    to = squares[0]
    if len(squares) > 1:
        pushes = [code(PUSH_TO, sq) for sq in squares]
        to = square_of((yield Question(chooser, "push", pushes, victim)))
    here = table.place[victim]
    table.put(victim, to, table.state[victim])
    table.tell("pushed", victim, to, here, NOBODY)
    yield from spring(table)


def _room_behind(table: Table, player: PlayerNo) -> list[Square]:
    """Empty squares next to a player on the side of his own end zone."""
    here = table.place[player]
    back = -1 if side_of(player) == 0 else 1
    behind = (back - STRIDE, back, back + STRIDE)
    return [stepped(here, step) for step in behind if table.board[here + step] == 0]


def _free_around(table: Table, player: PlayerNo) -> list[Square]:
    here = table.place[player]
    around = (-STRIDE - 1, -STRIDE, -STRIDE + 1, -1, 1, STRIDE - 1, STRIDE, STRIDE + 1)
    return [stepped(here, step) for step in around if table.board[here + step] == 0]


# --- injuries ---------------------------------------------------------------------------------


class Unguent(Serving):
    id = 336
    name = "medicinal unguent"
    text = "A player with a serious injury may play on, once; the injury is his all the same."
    key = "medicinal_unguent"

    def mends(self, table: Table, side: SideNo, player: PlayerNo, worst: int) -> Flow[bool]:
        if worst != NIGGLING:
            return False
        if not (yield from ask_yes(table, side, "medicinal unguent", player)):
            return False
        dismiss(table, side, self.key)
        table.remove(player, RESERVES)
        table.tell("patched up", player)
        table.note(ledger.BACK, player)
        return True


HELPERS: Final[list[Effect]] = [Drummer(), Runesmith(), Ballistics(), Unguent()]
