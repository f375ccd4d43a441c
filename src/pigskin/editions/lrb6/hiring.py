"""People a team hires for the match take up work."""

from __future__ import annotations

from pigskin.effects.magic import teach
from pigskin.effects.of_sides import Serving
from pigskin.model import Table
from pigskin.numbers import SideNo
from pigskin.pitch import AWAY, HOME, OTHER_SIDE
from pigskin.rules.counting import gain, has
from pigskin.rules.staff import employ
from pigskin.teams.roster import Inducement


def take_up(table: Table) -> None:
    """Who was hired takes up work; a person hired by both sides serves neither."""
    offers = list(table.edition.inducements.values())
    for side in (HOME, AWAY):
        owner = table.side(side)
        for number in owner.bought:
            offer = offers[number]
            if not is_staff(table, offer):
                continue
            if offer.named and number in table.side(OTHER_SIDE[side]).bought:
                table.tell("serves nobody", side, number)
            else:
                _serve(table, side, offer)
        if has(table, side, "muses"):
            gain(table, side, "cheerleaders", owner.cheerleaders)


def is_staff(table: Table, offer: Inducement) -> bool:
    """Is it somebody who takes up work when both coaches have hired?"""
    return offer.id in table.edition.staff or len(offer.spells) > 0


def _serve(table: Table, side: SideNo, offer: Inducement) -> None:
    """Wizards whom nothing else stands for bring what they can cast."""
    brought = table.edition.staff.get(offer.id, [])
    for effect in brought:
        if isinstance(effect, Serving):
            employ(table, side, effect.key)
        else:
            gain(table, side, effect.key)
        for figure, amount in effect.brings:
            gain(table, side, figure, amount)
    if not brought:
        teach(table, side, offer.spells)
