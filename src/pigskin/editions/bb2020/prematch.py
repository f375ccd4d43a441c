"""Before the match: Fan Factor, weather, and journeymen for a league match."""

from __future__ import annotations

from pigskin.model import Table
from pigskin.pitch import AWAY, HOME
from pigskin.questions import Flow
from pigskin.rules import phases, prematch


def first_weather(table: Table) -> Flow[None]:
    """D3 and the dedicated fans are a team's Fan Factor; then comes the weather."""
    for side in (HOME, AWAY):
        owner = table.side(side)
        owner.fans = table.roll(3) + owner.fan_factor
    table.tell("fan factor", table.home.fans, table.away.fans)
    yield from prematch.first_weather(table)


def add_journeymen(table: Table) -> Flow[None]:
    """A team short of eleven takes journeymen on; one drafted for exhibition play has eleven."""
    if table.options.play == "exhibition":
        prematch.open_accounts(table)
        table.phase = phases.PETTY_CASH
        table.stage = 0
    else:
        yield from prematch.add_journeymen(table)
