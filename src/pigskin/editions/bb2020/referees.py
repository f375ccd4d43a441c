"""Biased referees: what they see besides what every referee sees, and what they do about it.

A referee serves one side and looks at the fouls of the other that nobody else has seen.
"""

from __future__ import annotations

from typing import Final

from pigskin import ledger
from pigskin.editions.bb2020.arguing import WINS, argue, may_argue
from pigskin.editions.lrb6.fouling import offer_bribe
from pigskin.effects import moments as at
from pigskin.effects.asking import of_both
from pigskin.effects.base import Effect
from pigskin.effects.causes import BY_SHOT, BY_SPELL
from pigskin.effects.moments import ARGUE_BONUS, BLOWS_EARLY, FANS_GET_REF, HUSHES
from pigskin.effects.of_sides import Serving
from pigskin.model import NOBODY, STANDING, Table, side_of
from pigskin.numbers import PlayerNo, SideNo
from pigskin.pitch import AWAY, HOME, OTHER_SIDE
from pigskin.questions import ACCEPT_CALL, ARGUE, BRIBE, NOTHING, TAKE_THE_BLOW, Flow, Question
from pigskin.rolls import REFEREE
from pigskin.rules.armour import Armour
from pigskin.rules.ball import turn_over
from pigskin.rules.counting import has, lose, win
from pigskin.rules.fouling import EXCUSED, SENT, leave
from pigskin.rules.injury import go_down, hurt, injure, knock_down, place_prone, stun
from pigskin.rules.sideline import pick_one
from pigskin.rules.staff import dismiss


class Referee(Serving):
    """One who is paid to watch the other side."""

    need: int = 4  # what he must roll to have seen a foul

    def spots(
        self, table: Table, side: SideNo, fouler: PlayerNo, victim: PlayerNo
    ) -> Flow[bool]:
        roll = table.d6()
        table.tell_test("referee looks", fouler, self.need, 0, roll >= self.need)
        if roll == 1:
            self.errs(table, victim)
        if roll < self.need:
            return False
        return (yield from self.punishes(table, fouler))

    def errs(self, table: Table, victim: PlayerNo) -> None:
        """He has rolled a 1."""

    def punishes(self, table: Table, player: PlayerNo) -> Flow[bool]:
        """He has seen it: True when the fouler is to be sent off as usual."""
        yield from NOTHING
        return True


class BiasedReferee(Referee):
    name = "biased referee"
    id = 430
    text = "Sees a foul of the opponents on 5+, and listens: +1 to argue the call."
    key = "biased_referee"
    need = 5
    side_adds_to: tuple[int, ...] = (ARGUE_BONUS,)

    def side_adds(self, table: Table, side: SideNo, what: int, player: PlayerNo) -> int:
        return 1


class Triplets(Referee):
    name = "Trundlefoot Triplets"
    id = 431
    text = "See a foul on 5+, send the victim off on a 1, and may trip somebody at the kick-off."
    key = "the_trundlefoot_triplets"
    need = 5
    side_notices: tuple[int, ...] = (BLOWS_EARLY,)
    side_reacts_to: tuple[int, ...] = (FANS_GET_REF,)

    def errs(self, table: Table, victim: PlayerNo) -> None:
        if table.on_pitch(victim):
            leave(table, victim, SENT)

    def side_notice(self, table: Table, side: SideNo, what: int, player: PlayerNo) -> Flow[None]:
        roll = table.d6()
        table.tell("triplets", side, roll)
        near = [
            player
            for player in table.players(OTHER_SIDE[side])
            if table.state[player] == STANDING
            and table.zones_on(table.place[player], OTHER_SIDE[side]) == 0
        ]
        if roll == 6 and near:
            victim = pick_one(table, near)
            yield from place_prone(table, victim)
            if table.on_pitch(victim):
                stun(table, victim)

    def side_reacts(self, table: Table, side: SideNo, what: int, player: PlayerNo) -> Flow[bool]:
        dismiss(table, side, self.key)
        yield from NOTHING
        return False


class Hokuli(Referee):
    name = "Ranulf Red Hokuli"
    id = 432
    text = "Sees a foul on 4+ and lets the coach choose: pay, go, or be hit."
    key = "ranulf_red_hokuli"

    def punishes(self, table: Table, player: PlayerNo) -> Flow[bool]:
        codes = [ACCEPT_CALL, TAKE_THE_BLOW]
        bribes = has(table, side_of(player), "bribes")
        if bribes:
            codes.append(BRIBE)
        answer = yield Question(side_of(player), "bribe", codes, player, number=bribes)
        if answer == BRIBE and offer_bribe(table, player):
            table.note(ledger.LET_OFF, player, cause=ledger.BRIBE)
            return False
        if answer == TAKE_THE_BLOW:
            armour = Armour(table, player, NOBODY, BY_SHOT, 2, table.part(REFEREE, 2))
            yield from armour.make(table)
            if armour.broken:
                if table.standing(player):
                    table.tell("placed prone", player, -1)
                    go_down(table, player)
                yield from injure(table, player, NOBODY, BY_SHOT)
                return False
        _off(table, player)
        return False


class Korensson(Referee):
    name = "Thoron Korensson"
    id = 433
    text = "Sees a foul on 4+ and takes no bribes; who argues and rolls a 1 loses a team-mate too."
    key = "thoron_korensson"

    def punishes(self, table: Table, player: PlayerNo) -> Flow[bool]:
        side = side_of(player)
        table.tell("caught", player)
        if may_argue(table, side):
            answer = yield Question(side, "bribe", [ACCEPT_CALL, ARGUE], player)
            if answer == ARGUE:
                roll = argue(table, player)
                if roll >= WINS:
                    turn_over(table, "sent off")
                    table.note(ledger.LET_OFF, player, cause=ledger.ARGUMENT)
                    leave(table, player, EXCUSED)
                    return False
                if roll == 1:
                    mates = [
                        mate
                        for mate in table.players(side)
                        if mate != player and table.on_pitch(mate)
                    ]
                    if mates:
                        _off(table, pick_one(table, mates), ledger.FOR_WHIM)
        _off(table, player)
        return False

    def rolls_event_again(self, table: Table, side: SideNo, event: int) -> bool:
        return event == GET_THE_REF


class Jorm(Referee):
    name = "Jorm the Ogre"
    id = 434
    text = "Sees a foul on 4+ and punishes with his own hands; the fans cannot get at him."
    key = "jorm_the_ogre"
    side_reacts_to: tuple[int, ...] = (FANS_GET_REF,)

    def punishes(self, table: Table, player: PlayerNo) -> Flow[bool]:
        knock_down(table, player)
        yield from hurt(table, player, NOBODY, BY_SPELL)
        return False

    def side_reacts(self, table: Table, side: SideNo, what: int, player: PlayerNo) -> Flow[bool]:
        for each in (HOME, AWAY):
            if table.side(each).fans > 0:
                lose(table, each, "fans")
        yield from NOTHING
        return True


class Silence(Serving):
    name = "silence"
    id = 435
    text = "Nobody dares to argue with the referee."
    key = "silence"
    everywhere = True
    side_grants: tuple[int, ...] = (HUSHES,)


STAFF: Final[list[Effect]] = [
    BiasedReferee(), Triplets(), Hokuli(), Korensson(), Jorm(), Silence(),
]  # fmt: skip


def _off(table: Table, player: PlayerNo, why: int = ledger.FOR_FOUL) -> None:
    turn_over(table, "sent off")
    if table.turn_to(player):
        table.drop_ball(table.place[player])
    leave(table, player, SENT, why)


# --- at the kick-off --------------------------------------------------------------------------

GET_THE_REF: Final = 2  # on the kick-off table


def blow_early(table: Table) -> Flow[None]:
    """Between set-up and kick-off a referee may have his own idea."""
    for side, effect in of_both(table, at.BLOWS_EARLY):
        yield from effect.side_notice(table, side, at.BLOWS_EARLY, NOBODY)


def get_the_ref(table: Table) -> Flow[None]:
    """A bribe for each side, unless the fans got at the wrong one."""
    spoilt = False
    for side, effect in of_both(table, at.FANS_GET_REF):
        if (yield from effect.side_reacts(table, side, at.FANS_GET_REF, NOBODY)):
            spoilt = True
    if not spoilt:
        for side in (HOME, AWAY):
            win(table, side, "bribes")


def rolls_again(table: Table, event: int) -> bool:
    """Is the kick-off event rolled again?"""
    for side, effect in of_both(table, at.ROLLS_EVENT_AGAIN):
        if effect.rolls_event_again(table, side, event):
            return True
    return False
