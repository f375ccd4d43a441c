"""Exact chances: of sequences in a compact notation, and of what may happen at a table."""

from pigskin.odds.actions import Actions
from pigskin.odds.blocks import block
from pigskin.odds.fouls import foul
from pigskin.odds.preview import preview
from pigskin.odds.reaching import reach
from pigskin.odds.sequence import Sequence
from pigskin.odds.single import chance_of
from pigskin.odds.throw import pass_

__all__ = ["Actions", "Sequence", "block", "chance_of", "foul", "pass_", "preview", "reach"]
