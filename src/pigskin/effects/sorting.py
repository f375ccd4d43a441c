"""Effects sorted by the moments they act at, so that a moment at which nobody acts is free."""

from __future__ import annotations

from typing import Final

from pigskin.effects.base import Effect
from pigskin.effects.moments import (
    CANCEL,
    GENERAL,
    MOMENTS,
    NO_SIDE_EFFECTS,
    OF_SIDES,
    SIDE_MOMENTS,
)


def by_moment(effects: tuple[Effect, ...]) -> list[tuple[Effect, ...]]:
    """Sort what acts for a player by the moments of players it acts at."""
    useless = {name for effect in effects for name in effect.suppresses}
    found: list[list[Effect]] = [[] for _ in MOMENTS]
    for effect in sorted(effects, key=_order):
        if effect.name not in useless:
            for moment in moments_of(effect):
                found[moment].append(effect)
    return [tuple(acting) for acting in found]


def by_side_moment(effects: tuple[Effect, ...]) -> list[tuple[Effect, ...]]:
    """Sort what a side holds by the moments of sides it acts at."""
    if not effects:
        return NO_SIDE_EFFECTS
    found: list[list[Effect]] = [[] for _ in SIDE_MOMENTS]
    for effect in sorted(effects, key=_order):
        for moment in side_moments_of(effect):
            found[moment].append(effect)
    return [tuple(acting) for acting in found]


def moments_of(effect: Effect) -> list[int]:
    """The moments of players at which an effect acts."""
    own = type(effect)
    found = [number for number, method, base in _OWN if getattr(own, method) is not base]
    if effect.cancels and CANCEL not in found:
        found.append(CANCEL)
    return [*found, *effect.grants, *effect.adds_to, *effect.reacts_to, *effect.notices,
            *effect.worsens]  # fmt: skip


def side_moments_of(effect: Effect) -> list[int]:
    """The moments of sides at which an effect acts."""
    own = type(effect)
    found = [number for number, method, base in _OF_SIDES if getattr(own, method) is not base]
    return [*found, *effect.side_grants, *effect.side_adds_to, *effect.side_reacts_to,
            *effect.side_notices]  # fmt: skip


def acts_for_players(effect: Effect) -> bool:
    """Does it act at moments of players?"""
    return len(moments_of(effect)) > 0


def _order(effect: Effect) -> tuple[int, int]:
    return effect.order, effect.id


# Moments with a method of their own: number, method, and what it is in an effect without it.
_OWN: Final = [
    (number, moment.method, getattr(Effect, moment.method))
    for number, moment in enumerate(MOMENTS)
    if moment.method not in GENERAL
]
_OF_SIDES: Final = [
    (number, moment.method, getattr(Effect, moment.method))
    for number, moment in enumerate(SIDE_MOMENTS)
    if moment.method not in OF_SIDES
]
