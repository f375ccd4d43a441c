"""Exact chances: of sequences in a compact notation, and of what may happen at a table."""

from pigskin.odds.reaching import reach
from pigskin.odds.sequence import Sequence

__all__ = ["Sequence", "reach"]
