"""The weather: what it is today."""

from __future__ import annotations

from pigskin.model import NICE, Table


def roll_weather(table: Table) -> None:
    """Roll on the edition's weather table."""
    table.weather = table.edition.weather_table[table.d6() + table.d6()]
    table.weather_mage = -1
    table.old_weather = NICE
    table.tell("weather", table.weather)
