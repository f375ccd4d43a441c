"""The page of all moments, made from the declarations, the methods and the effects themselves.

    python -m pigskin.effects.pages > docs/moments.md
"""

from __future__ import annotations

import inspect
from typing import Final

from pigskin.editions import EDITIONS
from pigskin.effects.base import Effect
from pigskin.effects.moments import ENDINGS, GENERAL, MOMENTS, OF_SIDES, SIDE_MOMENTS, Moment
from pigskin.effects.registry import ALL_EFFECTS
from pigskin.effects.sorting import moments_of, side_moments_of
from pigskin.teams.reading import skill_name

HEAD: Final = """# Moments

Everything that changes a rule is an effect: a class with what it does at the moments it acts at
([adding a skill](adding-a-skill.md)). These are all the moments there are. This page is printed by
`python -m pigskin.effects.pages` from `effects/moments.py`, the methods of `Effect` and the effects
themselves; a test keeps it up to date.

`table` is the match, and `me` the player who has the effect: his own skill, one lent to him, or
what his side or the table holds. A method that returns a `Flow` may roll dice and ask coaches; any
other may be asked at any time, by odds and coaches too, and changes nothing unless it says so.
With each moment stand the effects that act there: with the editions that have the skill, if it is
not all of them, or the edition in whose folder the effect lies.
"""
GENERAL_HEAD: Final = """## Moments of players with a general method

An effect lists the moments at which it acts, and one method answers for all of them: `what` is the
moment, `other` the other player it is about, or `NOBODY`. Below "he" is the player who has the
effect, and "this opponent" or "this team-mate" is `other`.
"""
OWN_HEAD: Final = """## Moments of players with a method of their own

An effect acts there if it has the method.
"""
SIDE_HEAD: Final = """## Moments of sides

What a side or the table holds acts there; `side` is the side it acts for. Here too an effect lists
the moments of the general methods, with `player` as the player it is about, or `NOBODY`, and acts
at the others by having their method.
"""
END_HEAD: Final = """## When it is over

Called on an effect that was held for a while, whoever held it.
"""


def page() -> str:
    """The whole page."""
    users = _users(MOMENTS, False)
    lines = [HEAD, GENERAL_HEAD, *_general(GENERAL, MOMENTS, users), OWN_HEAD]
    for moment in MOMENTS:
        if moment.method not in GENERAL:
            lines += _section(moment, users[moment.name])
    held = _users(SIDE_MOMENTS, True)
    lines += [SIDE_HEAD, *_general(OF_SIDES, SIDE_MOMENTS, held)]
    for moment in SIDE_MOMENTS:
        if moment.method not in OF_SIDES:
            lines += _section(moment, held[moment.name])
    lines.append(END_HEAD)
    for method in ENDINGS:
        lines += [f"### `{method}`", "", *_method(method), ""]
    return "\n".join(lines).rstrip() + "\n"


def _general(
    methods: dict[str, str], moments: tuple[Moment, ...], users: dict[str, str]
) -> list[str]:
    """Each general method with a table of the moments at which it answers."""
    lines: list[str] = []
    for method, listed in methods.items():
        lines += [f"### `{listed}`, answered by `{method}`", "", *_method(method), ""]
        lines += ["| moment | what it means | who acts there |", "| --- | --- | --- |"]
        lines += [
            f"| `{moment.name.upper()}` | {moment.means} | {users[moment.name]} |"
            for moment in moments
            if moment.method == method
        ]
        lines.append("")
    return lines


def _section(moment: Moment, users: str) -> list[str]:
    """A moment with a method of its own, and the methods that go with it."""
    lines = [f"### `{moment.name.upper()}`", "", *_method(moment.method), ""]
    for method in moment.also:
        lines += [*_method(method), ""]
    return [*lines, f"Acting there: {users}.", ""]


def _method(name: str) -> list[str]:
    """A method's signature and its contract."""
    method = getattr(Effect, name)
    signature = inspect.signature(method)
    asked = [
        f"{each.name}: {each.annotation}"
        for each in signature.parameters.values()
        if each.name != "self"
    ]
    contract = inspect.cleandoc(method.__doc__ or "")
    return [f"`{name}({', '.join(asked)}) -> {signature.return_annotation}`", "", contract]


# --- who acts there ---------------------------------------------------------------------------


def _users(moments: tuple[Moment, ...], of_sides: bool) -> dict[str, str]:
    """Who acts at each moment, by name, with the editions if it is not all of them."""
    found: dict[str, dict[str, set[str]]] = {moment.name: {} for moment in moments}
    for effect in ALL_EFFECTS.values():
        for number in side_moments_of(effect) if of_sides else moments_of(effect):
            known = found[moments[number].name].setdefault(skill_name(effect.name), set())
            known.update(_editions(effect))
    return {
        name: ", ".join(_named(each, users[each]) for each in sorted(users)) or "nothing yet"
        for name, users in found.items()
    }


def _editions(effect: Effect) -> list[str]:
    """The editions that have it: as a skill, or because it lies in their folder."""
    having = [each.id for each in EDITIONS if each.by_name.get(effect.name) is effect]
    folder = type(effect).__module__
    return having or [
        each.id for each in EDITIONS if f".{each.id}." in folder or ".editions." not in folder
    ]


def _named(name: str, editions: set[str]) -> str:
    if len(editions) == len(list(EDITIONS)):
        return name
    return f"{name} ({', '.join(each.id for each in EDITIONS if each.id in editions)})"


if __name__ == "__main__":
    print(page(), end="")
