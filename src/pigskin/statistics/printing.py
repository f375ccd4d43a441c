"""The statistics of a match as lines of text."""

from __future__ import annotations

from collections.abc import Iterator

from pigskin.statistics.stretches import SIDE_NAMES
from pigskin.statistics.values import PlayerFigures, Side, Statistics


def lines_of(figures: Statistics) -> Iterator[str]:
    """Luck, block dice, and every player who played."""
    home, away = figures.teams
    yield f"{home} {figures.score[0]} - {figures.score[1]} {away}"
    if not figures.over:
        yield "not over"
    names: dict[Side, str] = dict(zip(SIDE_NAMES, figures.teams))
    yield ""
    yield "Luck: rolls made, and how many were to be expected"
    for side in SIDE_NAMES:
        luck = figures.luck(side)
        yield (
            f"  {names[side]}: {luck.made} of {luck.rolls}, expected {luck.expected:.1f}, "
            f"so {luck.more:+.1f}; four matches of five lie within {luck.band:.1f}, "
            f"and this is luckier than {luck.luckier:.0%} of those with the same rolls"
        )
    for side in SIDE_NAMES:
        own = [each for each in figures.blocks if each.side == side]
        if own:
            yield ""
            yield f"Block dice of {names[side]}: opponents felled, skills aside"
        for block in own:
            dice = f"{block.dice} {'die' if block.dice == 1 else 'dice'}"
            chooser = "" if block.chooser == side else " against"
            yield (
                f"  {dice + chooser:15} {block.felled:3} of {block.throws:3}, "
                f"expected {block.expected:.1f}"
            )
    for side in SIDE_NAMES:
        yield ""
        yield f"Players of {names[side]}"
        yield f"  {'':28}" + "".join(f"{heading:>7}" for heading in _HEADINGS)
        for player in figures.players:
            if player.side == side and player.turns:
                yield _line(player)


_HEADINGS = (
    "points", "TD", "cas", "comp", "block", "down", "KO", "dodge", "rush", "pickup", "catch",
    "carry", "luck",
)  # fmt: skip


def _line(player: PlayerFigures) -> str:
    cells = (
        player.points, player.touchdowns, player.casualties, player.completions, player.blocks,
        player.knock_downs, player.knock_outs, _of(player.dodges_made, player.dodges),
        _of(player.rushes_made, player.rushes), _of(player.pick_ups_made, player.pick_ups),
        _of(player.catches_made, player.catches), player.squares, f"{player.luck:+.1f}",
    )  # fmt: skip
    name = f"{player.shirt:2} {player.name or player.position}"
    return f"  {name[:28]:28}" + "".join(f"{cell or '.':>7}" for cell in cells)


def _of(made: int, tried: int) -> str:
    return f"{made}/{tried}" if tried else ""
