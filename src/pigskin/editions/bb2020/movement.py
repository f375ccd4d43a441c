"""Jumping over players who are down, and leaping over anybody."""

from __future__ import annotations

from pigskin.effects import moments as at
from pigskin.effects.asking import may
from pigskin.model import NOBODY, STANDING, Table, side_of
from pigskin.numbers import PlayerNo, Square
from pigskin.pitch import ADJACENT, OTHER_SIDE, push_squares
from pigskin.questions import Flow, player_of
from pigskin.rolls import AGILITY, MARKED, Modifiers
from pigskin.rules.asking import choose_player
from pigskin.rules.ball import settle
from pigskin.rules.dodging import dive, dive_codes, dive_penalty, hindrance
from pigskin.rules.injury import fall
from pigskin.rules.movement import (
    allowance,
    arrive,
    held,
    rush,
    shadowed,
    tripped,
    tripper_at,
)
from pigskin.rules.rolling import AgilityTest, ignores, passes
from pigskin.rules.trapdoors import spring


def leap_squares(table: Table, player: PlayerNo) -> list[Square]:
    """The squares beyond a neighbouring one, over anybody for those who leap.

    Others jump over players who are down. Nobody does either twice in an action.
    """
    if table.jumped and table.actor == player:
        return []
    here = table.place[player]
    found: list[Square] = []
    for over in ADJACENT[here] if may(table, player, at.LEAPS) else table.down_beside(here):
        for sq in push_squares(here, over):
            if table.board[sq] == 0 and sq not in found:
                found.append(sq)
    return found


def leap_need(
    table: Table, player: PlayerNo, here: Square, to: Square, dive: int
) -> tuple[str, int]:
    """The test of a jump or leap, and what it needs; a diver takes as much from it as `dive`."""
    test = "leap" if may(table, player, at.LEAPS) else "jump"
    against = 0
    if not ignores(table, player, test, "zones"):
        against = _against(table, player, here, to) - dive
    return test, table.profiles[player].agility - _eased(table, player, test, against)


def leap(table: Table, player: PlayerNo, to: Square, free: bool = False) -> Flow[bool]:
    """Jump or leap for two squares of movement; True if the player may go on."""
    here = table.place[player]
    leaps = may(table, player, at.LEAPS)
    table.left = here
    if table.actor == player:
        table.jumped = True
    if (yield from held(table, player)):
        return False
    if not free and not (yield from _run_up(table, player, here, to, leaps)):
        return False
    table.put(player, to, STANDING)
    table.tell("leaps" if leaps else "jumps", player, to, here)
    tripper = tripper_at(table, player, here)
    lands = yield from _land(table, player, "leap" if leaps else "jump", here, to)
    yield from shadowed(table, player, here, NOBODY, free)
    if not lands:
        yield from tripped(table, player, tripper)
        return False
    yield from settle(table)
    if not (yield from arrive(table, player, to)):
        return False
    if table.treading:
        yield from spring(table)
    return table.standing(player)


def _run_up(table: Table, player: PlayerNo, here: Square, to: Square, leaps: bool) -> Flow[bool]:
    """Two squares of movement; False when he trips over one he had to rush for."""
    for square in range(2):
        if table.moved < allowance(table, player):
            table.moved += 1
            continue
        table.rushes += 1
        if not (yield from rush(table, player)):
            # The first of two rushes only takes a jumper to the player he would jump over.
            if leaps or square == 1:
                table.put(player, to, STANDING)
                table.tell("leaps" if leaps else "jumps", player, to, here)
                yield from shadowed(table, player, here)
            yield from fall(table, player)
            return False
    return True


def _land(table: Table, player: PlayerNo, test: str, here: Square, to: Square) -> Flow[bool]:
    """The agility test of a player in the air. A natural 1 throws him back to where he was."""
    free = ignores(table, player, test, "zones")
    for skill in table.at[player][at.BOUNDS]:
        free = (yield from skill.reacts(table, player, at.BOUNDS, NOBODY)) or free
    hindered = table.parts()  # by others
    against = 0 if free else _against(table, player, here, to, hindered)
    attempt = Jump(table, player, test, here, free, against, hindered)
    yield from attempt.made(table)
    if attempt.roll == 1:
        table.put(player, here, STANDING)
        table.tell("falls back", player, here, to)
    if attempt.diver != NOBODY:
        yield from dive(table, attempt.diver, here)
    return attempt.passed


class Jump(AgilityTest):
    """Unless he is `free` of those around him, an opponent may dive at a jumper."""

    def __init__(
        self,
        table: Table,
        player: PlayerNo,
        test: str,
        here: Square,
        free: bool,
        against: int,
        hindered: Modifiers | None,
    ) -> None:
        need = table.profiles[player].agility
        super().__init__(table, player, test, need, 0, None, AGILITY)
        self.changes = True
        self.here = here
        self.free = free
        self.against = against  # what others take from the roll, before his skills ease it
        self.hindered = hindered
        self.diver = NOBODY
        self._count(table)

    def _count(self, table: Table) -> None:
        self.parts = table.parts()
        self.modifier = _eased(
            table, self.player, self.test, self.against, self.hindered, self.parts
        )

    def change(self, table: Table) -> Flow[None]:
        if self.passed and self.diver == NOBODY and not self.free:
            yield from self._dived_at(table)
        yield from self.rescued(table)

    def _dived_at(self, table: Table) -> Flow[None]:
        codes = [
            each
            for each in dive_codes(table, self.player, self.here)
            if table.options.rare_choices or self._brings_down(table, player_of(each))
        ]
        rival = OTHER_SIDE[side_of(self.player)]
        self.diver = yield from choose_player(table, rival, "dive at", codes, self.player)
        if self.diver != NOBODY:
            self.against -= dive_penalty(table, self.diver, self.hindered)
            self._count(table)
            self.passed = self.good()
            self.tell_changed(table)

    def _brings_down(self, table: Table, diver: PlayerNo) -> bool:
        against = self.against - dive_penalty(table, diver)
        return not passes(self.roll, _eased(table, self.player, self.test, against), self.need)


def _against(
    table: Table, player: PlayerNo, here: Square, to: Square, parts: Modifiers | None = None
) -> int:
    """Those who mark him where he jumps from or where he lands, whichever are more, and tails."""
    side = side_of(player)
    markers = max(table.zones_on(here, side), table.zones_on(to, side))
    if parts is not None:
        parts.add(MARKED, -markers)
    return hindrance(table, player, here, parts) - markers


def _eased(
    table: Table,
    player: PlayerNo,
    test: str,
    against: int,
    hindered: Modifiers | None = None,
    parts: Modifiers | None = None,
) -> int:
    """Skills may take away a part of what is against the player, one after the other.

    `parts` notes what is left of it: what has `hindered` him, and what helps.
    """
    if parts is not None and hindered is not None:
        parts.parts.extend(hindered.parts)
    for skill in table.at[player][at.MODIFIER]:
        amount = skill.modifier(table, player, test, against)
        against += amount
        if parts is not None:
            parts.add(skill.id, amount, player)
    return against
