"""Before the match: stars who came with both teams, and gold for inducements."""

from __future__ import annotations

from pigskin import ledger
from pigskin.editions.lrb6 import prematch as before
from pigskin.model import Table
from pigskin.pitch import AWAY, HOME, OTHER_SIDE
from pigskin.questions import NOTHING, Flow
from pigskin.rules import phases, prematch
from pigskin.rules.counting import now_has, spend


def add_journeymen(table: Table) -> Flow[None]:
    """Who belongs to both teams plays for neither; journeymen take the places left."""
    prematch.stars_of_both(table)
    yield from prematch.add_journeymen(table)


def petty_cash(table: Table) -> Flow[None]:
    """Nothing is declared: each may spend his treasury, the team worth less the difference too.

    What a team spends of its own does not raise its value.
    """
    if table.options.petty_cash == "counts":
        yield from before.petty_cash(table)
        return
    if table.options.inducements:
        for side in (HOME, AWAY):
            owner = table.side(side)
            gift = max(0, table.side(OTHER_SIDE[side]).value - owner.value)
            now_has(table, side, "petty_cash", gift)
            now_has(table, side, "budget", gift + owner.treasury)
            if owner.petty_cash:
                table.note(ledger.GIFT, side, amount=owner.petty_cash)
    table.phase = phases.INDUCEMENTS
    yield from NOTHING


def buy_inducements(table: Table) -> Flow[None]:
    """Both go shopping; petty cash is spent first, and the rest comes out of the treasury."""
    purses = [table.home.budget, table.away.budget]
    yield from before.buy_inducements(table)
    if table.options.petty_cash == "counts":
        return
    for side in (HOME, AWAY):
        owner = table.side(side)
        spent = purses[side] - owner.budget
        spend(table, side, "treasury", max(0, spent - owner.petty_cash))
        now_has(table, side, "budget", 0)
