"""What a side can have beside its players: things it counts, and people who serve it."""

from __future__ import annotations

from pigskin.effects.base import Effect


class Counted(Effect):
    """What a side has so many of. Gaining and spending is told by `key`; see rules.counting."""

    apart = True
    figure: bool = False  # has the view a figure of its own for it, under `key`?


class Serving(Effect):
    """Who or what serves a side, or does not: told by `name`; see rules.staff.

    Whoever buys the inducement of his key hires him, if nothing else is said.
    """

    apart = True
    plays: str = ""  # the profile by which he may come on himself


def goods_of(effects: list[Effect]) -> dict[str, Effect]:
    """What a side has that buys an inducement, by its id: the first that is sold as that."""
    return {offer: each for each in reversed(effects) for offer in each.sold_as}


def staff_of(effects: list[Effect]) -> dict[str, list[Effect]]:
    """What a side gets with those whom it has hired, by their inducements."""
    found: dict[str, list[Effect]] = {}
    for each in sorted(effects, key=_number):
        names = each.hired_as
        if not names and isinstance(each, Serving):
            names = (each.key,)
        for name in names:
            found.setdefault(name, []).append(each)
    return found


def _number(effect: Effect) -> int:
    return effect.id
