"""The weather: what it is today, and whom it strikes at the end of a drive."""

from __future__ import annotations

from pigskin.effects import moments as at
from pigskin.effects.holding import rally
from pigskin.model import FAINTED, NEITHER, NICE, NOBODY, RESERVES, Table
from pigskin.numbers import SideNo
from pigskin.pitch import AWAY, HOME
from pigskin.questions import Flow
from pigskin.rules.injury import put_aside


def roll_weather(table: Table) -> None:
    """Roll on the edition's weather table."""
    settle_weather(table, table.edition.weather_table[table.d6() + table.d6()])


def settle_weather(table: Table, weather: int) -> None:
    """The weather is this until it changes again; what a mage had made of it is forgotten."""
    table.weather_mage = NEITHER
    table.old_weather = NICE
    turn_weather(table, weather)


def turn_weather(table: Table, weather: int) -> None:
    """The weather is this from now on, and does what it does."""
    table.weather = weather
    rally(table)
    table.tell("weather", weather)


def strike(table: Table) -> Flow[None]:
    """The drive is over: those who fainted before are back, and others may be overcome."""
    for side in (HOME, AWAY):
        for player in table.players(side):
            if table.state[player] == FAINTED:
                put_aside(table, player, RESERVES)
    for side in (HOME, AWAY):
        for effect in table.side(side).at[at.OVERCOMES]:
            yield from effect.side_notice(table, side, at.OVERCOMES, NOBODY)


def clear_up(table: Table, side: SideNo) -> None:
    """A turn of the side begins: weather that its mage has made is over."""
    if table.weather_mage == side:
        before = table.old_weather
        table.weather_mage = NEITHER
        table.old_weather = NICE
        turn_weather(table, before)
