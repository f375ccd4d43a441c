"""The weather: what it is today."""

from __future__ import annotations

from pigskin.model import NEITHER, NICE, Table


def roll_weather(table: Table) -> None:
    """Roll on the edition's weather table."""
    table.weather = table.edition.weather_table[table.d6() + table.d6()]
    table.weather_mage = NEITHER
    table.old_weather = NICE
    table.tell("weather", table.weather)
