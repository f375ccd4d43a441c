"""A player who plays for the other side for a while.

A player's number says his side, so he gets a number of the other side's and everything that was
his goes over to it; under his own number he is absent meanwhile. When he goes back everything,
what happened since included, goes over to his own number again. `Table.lent` knows both numbers
of everybody who has ever changed sides.
"""

from __future__ import annotations

from pigskin.edition import next_number
from pigskin.effects.holding import dress
from pigskin.ledger import KINDS, Line
from pigskin.model import ABSENT, NOBODY, NOWHERE, SEATS, Profile, Table
from pigskin.numbers import Holder, PlayerNo, SideNo


def can_borrow(table: Table, player: PlayerNo, side: SideNo) -> bool:
    """Has the side a seat left for the player?"""
    return _known(table, player) >= 0 or table.side(side).seats < SEATS


def borrow(table: Table, player: PlayerNo, side: SideNo) -> PlayerNo:
    """A player plays for the other side from now on; returns the number he has there."""
    other = _known(table, player)
    own = table.original(player)
    if other < 0:
        other = table.seat(side, _in_another_shirt(table, own, next_number(table, side)))
        table.lent = (*table.lent, (other, player))
    _becomes(table, player, other)
    table.tell("changes sides", player, other)
    return other


def give_back(table: Table, player: PlayerNo) -> PlayerNo:
    """Who has played for the other side is himself again; returns his own number."""
    for other, own in table.lent:
        if other == player and table.state[other] != ABSENT:
            _becomes(table, other, own)
            table.tell("goes back", other, own)
            return own
    return player


def give_all_back(table: Table) -> None:
    """Everybody is with his own side again."""
    for other, _ in table.lent:
        give_back(table, other)


def _known(table: Table, player: PlayerNo) -> PlayerNo:
    """The number he has had with the others before, or NOBODY."""
    for other, own in table.lent:
        if own == player:
            return other
    return NOBODY


def _in_another_shirt(table: Table, own: Profile, number: int) -> Profile:
    skills = tuple([skill.name for skill in own.skills])
    return table.edition.profile(
        own.name, number, own.position, own.race, (own.ma, own.st, own.ag, own.av), skills,
        own.niggling, own.kind, own.value, own.pa,
    )  # fmt: skip


def _becomes(table: Table, old: PlayerNo, new: PlayerNo) -> None:
    """Everything that is known of one number is known of another one from now on."""
    here, state = table.place[old], table.state[old]
    table.lift(old)
    table.restore(old)
    table.place[new], table.state[new] = here, state
    table.marks[new], table.spent[new] = table.marks[old], table.spent[old]
    table.place[old], table.state[old], table.marks[old], table.spent[old] = NOWHERE, ABSENT, 0, 0
    table.refresh(new)
    if table.turn_to(old):
        table.carrier = new
    table.held = tuple(
        [
            (Holder(new) if holder == Holder(old) else holder, what, until, amount)
            for holder, what, until, amount in table.held
        ]
    )
    table.used_up = tuple([(_now(who, old, new), skill) for who, skill in table.used_up])
    table.injuries = tuple([(_now(who, old, new), result) for who, result in table.injuries])
    table.feats = tuple([(_now(who, old, new), feat) for who, feat in table.feats])
    table.stallers = tuple([_now(who, old, new) for who in table.stallers])
    table.treading = tuple([_now(who, old, new) for who in table.treading])
    table.actor = _now(table.actor, old, new)
    table.target = _now(table.target, old, new)
    table.lines = [_retold(line, old, new) for line in table.ledger]
    dress(table, new)


def _now(player: PlayerNo, old: PlayerNo, new: PlayerNo) -> PlayerNo:
    return new if player == old else player


def _retold(line: Line, old: PlayerNo, new: PlayerNo) -> Line:
    """A line of the ledger with another number for a player."""
    kind, by, on, cause, amount, fate, half, turn, active = line
    if by == old and KINDS[kind].by != "side":
        by = new
    if on == old:
        on = new
    return (kind, by, on, cause, amount, fate, half, turn, active)
