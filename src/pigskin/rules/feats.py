"""Feats, for which players earn star player points."""

from __future__ import annotations

from pigskin.effects import moments as at
from pigskin.model import BLESSING, MERCENARY, STAR, Table, side_of
from pigskin.numbers import PlayerNo


def earn(table: Table, player: PlayerNo, feat: int) -> None:
    """Note a feat, and what makes it worth more; who is only hired learns nothing from it."""
    _note(table, player, feat)
    side = side_of(player)
    for effect in table.side(side).at[at.BLESSES]:
        if effect.blesses(table, side, feat):
            _note(table, player, BLESSING)


def _note(table: Table, player: PlayerNo, feat: int) -> None:
    earned = table.profiles[player].kind not in (STAR, MERCENARY)
    table.note(feat, player, amount=1 if earned else 0)
    if earned:
        enter(table, player, feat)


def enter(table: Table, player: PlayerNo, feat: int) -> None:
    """Note a feat, whoever it is."""
    table.feats = (*table.feats, (player, feat))
    table.whisper("earns", player, feat)


def suffer(table: Table, player: PlayerNo, results: list[int]) -> None:
    """What a casualty has come to in the end goes on the player's sheet."""
    for result in results:
        table.injuries = (*table.injuries, (player, result))
        table.whisper("suffers", player, result)
