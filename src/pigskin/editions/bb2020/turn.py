"""Team turns: the bonus turn of a blitz, and what happens when a turn ends."""

from __future__ import annotations

from pigskin.rules.turn import end_turn, turn_question

__all__ = ["end_turn", "turn_question"]
