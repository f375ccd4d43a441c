"""What a player is good for, in one word: the shape of his token, the kind of his job.

Team lists do not say it; it follows from what he is called and what he can do. Names come first:
they say what people think of him as.
"""

from __future__ import annotations

from typing import Final

from pigskin.model import STAR, Profile
from pigskin.teams.roster import Roster

ROLES: Final[tuple[str, ...]] = (
    "lineman", "blitzer", "thrower", "catcher", "runner", "blocker", "big guy", "star", "other",
)  # fmt: skip
# What is in the name of his position, the longer names first.
_CALLED: Final[tuple[tuple[str, str], ...]] = (
    ("blitzer", "blitzer"),
    ("thrower", "thrower"),
    ("catcher", "catcher"),
    ("runner", "runner"),
    ("blocker", "blocker"),
    ("lineman", "lineman"),
    ("linemen", "lineman"),
    ("linewoman", "lineman"),
)
_MANY: Final = 12
_STRONG: Final = 5  # a big guy
_STURDY: Final = 4
_QUICK: Final = 7


def role_of(profile: Profile, roster: Roster | None) -> str:
    """One of ROLES. Of whom a team may have a dozen, they are its linemen."""
    if profile.kind == STAR:
        return "star"
    for position in roster.positions if roster is not None else ():
        if position.name == profile.position:
            if position.lineman or position.maximum >= _MANY:
                return "lineman"
            if position.big_guy:
                return "big guy"
    called = profile.position.lower()
    for word, role in _CALLED:
        if word in called:
            return role
    skills = [skill.name for skill in profile.skills]
    if profile.st >= _STRONG:
        return "big guy"
    if "Pass" in skills:
        return "thrower"
    if "Catch" in skills:
        return "catcher"
    if profile.st >= _STURDY:
        return "blocker"
    if profile.ma >= _QUICK and "Block" not in skills:
        return "runner"
    if "Block" in skills or "Frenzy" in skills:
        return "blitzer"
    return "lineman" if not skills else "other"
