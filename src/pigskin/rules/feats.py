"""Feats, for which players earn star player points."""

from __future__ import annotations

from pigskin.model import MERCENARY, STAR, Table


def earn(table: Table, player: int, feat: int) -> None:
    """Note a feat; who is hired for the match alone learns nothing from it."""
    if table.profiles[player].kind not in (STAR, MERCENARY):
        table.feats = (*table.feats, (player, feat))
