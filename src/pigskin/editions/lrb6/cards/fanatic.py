"""Fanatic Invasion, of Miscellaneous Mayhem: a player who belongs to nobody.

Everybody at the table has a number, and a number says his side. So the Fanatic goes over to the
coach who moves him, and in a turn he is always an opponent of those who play it: they may block
him, and nobody can have him act. That he is of neither team is `TEAMLESS`.
"""

from __future__ import annotations

from pigskin.editions.lrb6.cards.guests import Guest, is_empty
from pigskin.effects import times
from pigskin.effects.asking import granting
from pigskin.effects.holding import DRIVE, HOLDERS, THE_TABLE, blessed, hold
from pigskin.effects.moments import TEAMLESS, WANDERS
from pigskin.model import DAZED, MOVE, NOBODY, PLAYED, Table, side_of
from pigskin.numbers import Code, PlayerNo, SideNo
from pigskin.pitch import AWAY, HOME, OTHER_SIDE, SQUARES
from pigskin.questions import Flow, second_square
from pigskin.rules.acting import clear_action
from pigskin.rules.changing_sides import borrow, can_borrow, give_back
from pigskin.rules.trapdoors import spring


class FanaticInvasion(Guest):
    name = "Fanatic Invasion"
    id = 604
    deck = "miscellaneous_mayhem"
    moment = "END"
    until = "drive"
    sure = "uncertain"
    text = (
        "Put a rookie Goblin Fanatic (MA 3, ST 7, AG 3, AV 7, Ball & Chain, No Hands, Secret "
        "Weapon, Stunty), who belongs to nobody, on any empty square. From now on each coach moves"
        " him with a Ball & Chain move after each of his own turns; he has no tackle zones and "
        "nobody assists him. He is sent off when the drive ends."
    )
    note = (
        "We have the coach who played him move him for the first time at once; at the end of later"
        " turns cards come first. Nor may a ball lie in the square. He is against both teams: both"
        " may block him, and whoever he hits is helped as ever. Nobody is turned over by what he "
        "does, nobody uses a re-roll or an apothecary for him, and casualties he causes or suffers"
        " count for nobody. A frog, or a goblin without a chain, stays where he is."
    )
    player_name = "Fanatic"
    values: tuple[int, int, int, int] = (3, 7, 3, 7)
    skills: tuple[str, ...] = ("Ball & Chain", "No Hands", "Secret Weapon", "Stunty")
    grants: tuple[int, ...] = (TEAMLESS,)
    order = 90  # after the cards of the coach who moves him

    def targets(self, table: Table, side: SideNo) -> list[Code]:
        if not self.has_seat(table, HOME) or not self.has_seat(table, AWAY):
            return []
        return self.at([sq for sq in SQUARES if is_empty(table, sq)])

    def play(self, table: Table, side: SideNo, answer: Code) -> Flow[None]:
        player = self.join(table, side, DRIVE)
        self.send_on(table, player, second_square(answer))
        table.clear_mark(player, PLAYED)  # he leaves with the drive: nobody need send him off
        table.set_mark(player, DAZED)
        hold(table, THE_TABLE, self.id, DRIVE)
        yield from spring(table)
        yield from self._moved_by(table, side)

    # --- what the table holds: he is moved -----------------------------------------------------

    def interlude(self, table: Table, side: SideNo, when: int, whose: SideNo) -> Flow[None]:
        if side == whose and when == times.TURN_OVER:
            yield from self._moved_by(table, side)
        elif side == whose and when == times.BEFORE_MARKER:
            self._goes_to(table, OTHER_SIDE[side])

    def _moved_by(self, table: Table, side: SideNo) -> Flow[None]:
        """A coach whose turn is over has him lurch about."""
        him = self._goes_to(table, side)
        chain = granting(table, him, WANDERS) if him != NOBODY else None
        if chain is None or not table.standing(him):
            return
        table.actor = him
        table.action = MOVE
        table.tell("activates", him, MOVE)
        yield from chain.own_action(table, him)
        yield from spring(table)
        clear_action(table)

    def _goes_to(self, table: Table, side: SideNo) -> PlayerNo:
        """He has a number of this side now, which is returned; NOBODY if he is not there."""
        for holder, what, _, _ in table.held:
            if what == self.id and holder < HOLDERS[0]:
                him = PlayerNo(holder)
                if not table.on_pitch(him):
                    return NOBODY
                if side_of(him) == side:
                    return him
                own = give_back(table, him)
                if own != him:
                    return own
                return borrow(table, him, side) if can_borrow(table, him, side) else NOBODY
        return NOBODY

    # --- what he holds: he is nobody's ---------------------------------------------------------

    def may(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> bool:
        return blessed(table, me, self.id)

    def may_declare(self, table: Table, me: PlayerNo, action: int) -> bool:
        return not blessed(table, me, self.id)

    def wears_off(self, table: Table, me: PlayerNo) -> None:
        super().wears_off(table, give_back(table, me))
