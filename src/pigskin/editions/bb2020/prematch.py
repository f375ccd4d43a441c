"""Before the match: fan factor, weather, journeymen, prayers."""

from __future__ import annotations

from pigskin.rules.prematch import add_journeymen, first_weather

__all__ = ["add_journeymen", "first_weather"]
