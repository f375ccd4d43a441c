"""Before the match: Fan Factor and weather; journeymen join as ever."""

from __future__ import annotations

from pigskin.model import Table
from pigskin.questions import Flow
from pigskin.rules import prematch
from pigskin.rules.prematch import add_journeymen


def first_weather(table: Table) -> Flow[None]:
    """D3 and the dedicated fans are a team's Fan Factor; then comes the weather."""
    for side in (0, 1):
        owner = table.side(side)
        owner.fans = table.roll(3) + owner.fan_factor
    table.tell("fan factor", table.home.fans, table.away.fans)
    yield from prematch.first_weather(table)


__all__ = ["add_journeymen", "first_weather"]
