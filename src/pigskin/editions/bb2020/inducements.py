"""What both coaches may spend before the match, and what they may buy."""

from __future__ import annotations

from pigskin.editions.lrb6.edition import argument_name
from pigskin.rules.prematch import buy_inducements, petty_cash

__all__ = ["argument_name", "buy_inducements", "petty_cash"]
