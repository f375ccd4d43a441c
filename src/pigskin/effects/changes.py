"""What can be done to a player's values for a while, and marks that only their giver looks for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pigskin.effects.base import Effect
from pigskin.model import CUT, FROG
from pigskin.numbers import PlayerNo

if TYPE_CHECKING:
    from pigskin.model import Table

SLOWER: Final = 450
WEAKER: Final = 451
CLUMSIER: Final = 452
TOUGHER: Final = 453
FASTER: Final = 454
STRONGER: Final = 455
NIMBLER: Final = 456
BETTER_PASSER: Final = 457
WORSE_PASSER: Final = 458
# These change nothing by themselves; who gave them looks for them later.
ANOINTED: Final = 459  # chosen before, and not to be chosen again
REVIVED: Final = 460  # belongs in the casualty box and plays all the same
GONE: Final = 461  # eaten, or raised by the opponents: nobody can bring him back
TURNED_INTO_FROG: Final = 463
THOUSAND_CUTS: Final = 464
TWICE_AS_STRONG: Final = 465
BOMBER: Final = 466  # whoever threw the first bomb of this turn
GRUDGE: Final = 467  # one of its players was injured in the opponents' last turn
FORGIVEN: Final = 468  # a turnover that is none, and only ends the action
WITHOUT: Final = 462  # a skill he cannot use: the amount is its number


class Change(Effect):
    """One of the values MA, ST, AG, AV, PA made better or worse."""

    def __init__(self, id: int, name: str, place: int, by: int) -> None:
        super().__init__()
        self.id = id
        self.name = name
        self.place = place
        self.by = by
        self.text = f"{by:+d} {('MA', 'ST', 'AG', 'AV', 'PA')[place]}."


class Doubling(Effect):
    """One of the values twice what the player has by himself; the rest is added after that."""

    def __init__(self, id: int, name: str, place: int) -> None:
        super().__init__()
        self.id = id
        self.name = name
        self.place = place
        self.text = f"Twice his {('MA', 'ST', 'AG', 'AV', 'PA')[place]}."


class Spelled(Effect):
    """What a spell makes of a player. The mark says so to everybody, positions included."""

    def __init__(
        self, id: int, name: str, text: str, mark: int, shape: str, changes: tuple[int, ...]
    ) -> None:
        super().__init__()
        self.id = id
        self.name = name
        self.text = text
        self.mark = mark
        self.shape = shape  # the profile he has instead of his own
        self.changes = changes

    def wears_off(self, table: Table, me: PlayerNo) -> None:
        table.clear_mark(me, self.mark)


class Note(Effect):
    """Something to be remembered of a player."""

    def __init__(self, id: int, name: str, text: str) -> None:
        super().__init__()
        self.id = id
        self.name = name
        self.text = text


SPELLED: Final[list[Spelled]] = [
    Spelled(TURNED_INTO_FROG, "frog", "He is a frog.", FROG, "frog", ()),
    Spelled(
        THOUSAND_CUTS, "cut", "-1 MA, -1 ST and -1 AG.", CUT, "", (SLOWER, WEAKER, CLUMSIER)
    ),
]
CHANGES: Final[list[Effect]] = [
    Change(SLOWER, "slower", 0, -1),
    Change(WEAKER, "weaker", 1, -1),
    Change(CLUMSIER, "clumsier", 2, -1),
    Change(TOUGHER, "tougher", 3, 1),
    Change(FASTER, "faster", 0, 1),
    Change(STRONGER, "stronger", 1, 1),
    Change(NIMBLER, "nimbler", 2, 1),
    Change(BETTER_PASSER, "better-passer", 4, 1),
    Change(WORSE_PASSER, "worse-passer", 4, -1),
    Doubling(TWICE_AS_STRONG, "twice-as-strong", 1),
    Note(ANOINTED, "anointed", "Chosen before, and not to be chosen again."),
    Note(REVIVED, "revived", "Belongs in the casualty box and plays all the same."),
    Note(GONE, "gone", "Nobody can bring him back."),
    Note(BOMBER, "bomber", "Threw the first bomb of this turn."),
    Note(GRUDGE, "grudge", "A player was injured in the opponents' last turn."),
    Note(FORGIVEN, "forgiven", "A turnover that only ends the action."),
    Note(WITHOUT, "without", "A skill he cannot use."),
]
