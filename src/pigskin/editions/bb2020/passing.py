"""Passing in four grades, interference, and diving for the ball."""

from __future__ import annotations

from pigskin.rules.ball import diver_for
from pigskin.rules.passing import throw_ball

__all__ = ["diver_for", "throw_ball"]
