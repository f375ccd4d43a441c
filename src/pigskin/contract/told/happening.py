"""What a kind of event is."""

from __future__ import annotations

from typing import Final

from pigskin.contract.arguments import Argument
from pigskin.contract.event_arguments import EVENT_KINDS

MOST_ARGUMENTS: Final = 4
UNHEARD: Final = -1  # in place of an argument that somebody is not told

# What makes a player another one for a while.
DRESS: Final = "player.boons player.skills player.values"
# Whoever goes down may let go of the ball, and takes root no more.
DOWN: Final = "player.state player.marks.rooted ball"


_OF_A_PLAYER: Final = (
    "state", "square", "marks", "skills", "values", "spent", "injuries", "feats", "boons",
    "used_up",
)  # fmt: skip


def all_of(whose: str) -> str:
    """Everything there is about a player, as a change."""
    return " ".join([f"{whose}.{field}" for field in _OF_A_PLAYER])


class Happening:
    """One kind of event.

    What its `secret` arguments are only the coach of its `side` is told; everybody else hears the
    sentence `outside`, which does without them.
    """

    def __init__(
        self, kind: str, arguments: str, sentence: str, changes: str = "", quiet: bool = False,
        test: bool = False, secret: str = "", outside: str = "",
    ) -> None:
        self.kind = kind
        self.names: list[str] = []
        self.kinds: list[Argument] = []
        for each in arguments.split():
            name, _, what = each.partition(":")
            self.names.append(name)
            self.kinds.append(EVENT_KINDS[(what or name).replace("_", " ")])
        self.sentence = sentence
        self.changes = tuple(changes.split())
        self.quiet = quiet  # told to programs, and no line of a log
        self.test = test  # a roll of a player that passes or fails
        self.secret = tuple(secret.split())
        self.outside = outside

    def __repr__(self) -> str:
        return f"<Happening {self.kind}: {', '.join(self.names)}>"


def a_test(kind: str, changes: str = "") -> Happening:
    """A roll of a player that had to reach something."""
    return Happening(
        kind, "player rolled:number need:number passed:flag",
        "{player}: {test} {roll}, {passed?passed:failed}", changes, test=True,
    )


def changed(test: str) -> Happening:
    """A roll of a player that counts otherwise once the dice lie: somebody dives at him, say."""
    return Happening(
        f"{test} after all", "player rolled:number need:number passed:flag",
        f"{{player}}: {test} after all {{roll}}, {{passed?passed:failed}}",
    )
