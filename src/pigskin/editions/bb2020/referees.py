"""Biased referees: what they see besides what every referee sees.

A referee serves one side and watches the other. `watches` is asked after a foul without a double,
`may_argue`, `argue` and `bribe` when a coach does something about a call.
"""

from __future__ import annotations

from typing import Final

from pigskin import ledger
from pigskin.editions.bb2016.fouling import argues_well
from pigskin.editions.lrb6.fouling import offer_bribe
from pigskin.effects.base import Effect
from pigskin.effects.causes import BY_SHOT, BY_SPELL
from pigskin.effects.of_sides import Serving
from pigskin.model import NOBODY, STANDING, Table, side_of
from pigskin.numbers import PlayerNo, SideNo
from pigskin.pitch import AWAY, HOME, OTHER_SIDE
from pigskin.questions import ACCEPT_CALL, ARGUE, BRIBE, NOTHING, TAKE_THE_BLOW, Flow, Question
from pigskin.rolls import REFEREE, RULE
from pigskin.rules.armour import Armour
from pigskin.rules.ball import turn_over
from pigskin.rules.counting import has, lose, set_to, win
from pigskin.rules.fouling import EXCUSED, SENT, leave
from pigskin.rules.injury import go_down, hurt, injure, knock_down, place_prone, stun
from pigskin.rules.sideline import pick_one
from pigskin.rules.staff import dismiss

WINS: Final = 6  # what overturns a call
BIASED_REFEREE: Final = "biased_referee"
TRIPLETS: Final = "the_trundlefoot_triplets"
HOKULI: Final = "ranulf_red_hokuli"
KORENSSON: Final = "thoron_korensson"
JORM: Final = "jorm_the_ogre"
SILENCE: Final = "silence"
REFEREES: Final = (BIASED_REFEREE, TRIPLETS, HOKULI, KORENSSON, JORM)


class Referee(Serving):
    """One who is paid to watch the other side."""

    def __init__(self, id: int, name: str, key: str, text: str) -> None:
        super().__init__()
        self.id = id
        self.name = name
        self.key = key
        self.text = text


STAFF: Final[list[Effect]] = [
    Referee(430, "biased referee", BIASED_REFEREE, "Looks at fouls of the other side."),
    Referee(431, "Trundlefoot Triplets", TRIPLETS, "See much, and trip somebody over."),
    Referee(432, "Ranulf Red Hokuli", HOKULI, "Lets the coach choose the punishment."),
    Referee(433, "Thoron Korensson", KORENSSON, "Takes no bribes."),
    Referee(434, "Jorm the Ogre", JORM, "Punishes with his own hands."),
    Referee(435, "silence", SILENCE, "Nobody dares to argue."),
]


def _serving(table: Table, who: str) -> bool:
    return has(table, HOME, who) + has(table, AWAY, who) > 0


def watches(table: Table, player: PlayerNo, victim: PlayerNo) -> Flow[bool]:
    """The other side's referee looks at a foul without a double: True when it is a sending-off."""
    other = OTHER_SIDE[side_of(player)]
    staff = [who for who in REFEREES if has(table, other, who)]
    if not staff:
        return False
    need = 5 if BIASED_REFEREE in staff or TRIPLETS in staff else 4
    roll = table.d6()
    table.tell_test("referee looks", player, need, 0, roll >= need)
    if roll == 1 and TRIPLETS in staff and table.on_pitch(victim):
        leave(table, victim, SENT)
    if roll < need:
        return False
    if HOKULI in staff:
        yield from _choose_punishment(table, player)
        return False
    if JORM in staff:
        knock_down(table, player)
        yield from hurt(table, player, NOBODY, BY_SPELL)
        return False
    if KORENSSON in staff:
        yield from _sent_by_korensson(table, player)
        return False
    return True


def _choose_punishment(table: Table, player: PlayerNo) -> Flow[None]:
    """Hokuli leaves it to the fouler's coach: pay, go, or let him hit the fouler."""
    codes = [ACCEPT_CALL, TAKE_THE_BLOW]
    bribes = has(table, side_of(player), "bribes")
    if bribes:
        codes.append(BRIBE)
    answer = yield Question(side_of(player), "bribe", codes, player, number=bribes)
    if answer == BRIBE and offer_bribe(table, player):
        table.note(ledger.LET_OFF, player, cause=ledger.BRIBE)
        return
    if answer == TAKE_THE_BLOW:
        armour = Armour(table, player, NOBODY, BY_SHOT, 2, table.part(REFEREE, 2))
        yield from armour.make(table)
        if armour.broken:
            if table.standing(player):
                table.tell("placed prone", player, -1)
                go_down(table, player)
            yield from injure(table, player, NOBODY, BY_SHOT)
            return
    _off(table, player)


def _sent_by_korensson(table: Table, player: PlayerNo) -> Flow[None]:
    """No bribe helps; who argues and rolls a 1 has a team-mate sent off as well."""
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
                return
            if roll == 1:
                mates = [
                    mate
                    for mate in table.players(side)
                    if mate != player and table.on_pitch(mate)
                ]
                if mates:
                    _off(table, pick_one(table, mates), ledger.FOR_WHIM)
    _off(table, player)


def _off(table: Table, player: PlayerNo, why: int = ledger.FOR_FOUL) -> None:
    turn_over(table, "sent off")
    if table.turn_to(player):
        table.drop_ball(table.place[player])
    leave(table, player, SENT, why)


# --- doing something about a call -------------------------------------------------------------


def may_argue(table: Table, side: SideNo) -> bool:
    """Has the side a head coach who can argue, and a referee who lets him?"""
    return not has(table, side, "coach_banned") and not _serving(table, SILENCE)


def argue_bonus(table: Table, side: SideNo) -> int:
    """Added to the roll to argue the call."""
    return 1 if has(table, side, BIASED_REFEREE) else 0


def argue(table: Table, player: PlayerNo) -> int:
    """Argue the call: a total of WINS overturns it, a 1 has the head coach ejected."""
    side = side_of(player)
    natural = table.d6()
    if natural == 1 and _corrupt(table, side):
        set_to(table, side, "corrupted", 1)
        table.tell("argues again", side)
        natural = table.d6()
    bonus = argue_bonus(table, side)
    roll = min(6, natural + bonus)
    need = 5 if argues_well(table, side) else 6
    parts = table.part(REFEREE, bonus + 6 - need)
    table.tell_test("argue the call", player, 6, bonus + 6 - need, roll >= need, RULE, parts)
    if roll == 1:
        set_to(table, side, "coach_banned", 1)
        table.tell("coach banned", side)
        dismiss(table, side, "fink_da_fixer")
        dismiss(table, side, "finks_bribe")
    return WINS if roll >= need else roll


def _corrupt(table: Table, side: SideNo) -> bool:
    """May the side, once a match, try again when its argument begins with a 1?"""
    return (
        table.rosters is not None
        and table.rosters[side].has_rule("Bribery and Corruption")
        and not has(table, side, "corrupted")
    )


# --- at the kick-off --------------------------------------------------------------------------


def blow_early(table: Table) -> Flow[None]:
    """Between set-up and kick-off the triplets may trip somebody over."""
    for side in (HOME, AWAY):
        if not has(table, side, TRIPLETS):
            continue
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


def get_the_ref(table: Table) -> Flow[None]:
    """A bribe for each side; the triplets leave, and with Jorm there are none."""
    if _serving(table, JORM):
        for side in (HOME, AWAY):
            if table.side(side).fans > 0:
                lose(table, side, "fans")
    else:
        for side in (HOME, AWAY):
            win(table, side, "bribes")
    for side in (HOME, AWAY):
        dismiss(table, side, TRIPLETS)
    yield from NOTHING


def rolls_again(table: Table, event: int) -> bool:
    """Get the Ref is rolled again under Korensson's eyes."""
    return event == 2 and _serving(table, KORENSSON)
