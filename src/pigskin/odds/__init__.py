"""Exact chances: of sequences in a compact notation, and of what may happen at a table."""

from pigskin.odds.sequence import Sequence

__all__ = ["Sequence"]
