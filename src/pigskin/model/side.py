"""What one coach has in front of him beside his players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pigskin.effects.moments import NO_SIDE_EFFECTS
from pigskin.model.names import NOBODY

if TYPE_CHECKING:
    from pigskin.effects.base import Effect


class Side:
    """What one coach has in front of him beside his players."""

    score: int
    turn: int  # of this half
    rerolls: int
    full_rerolls: int  # what half time restores
    fame: int
    fans: int
    fan_factor: int
    assistants: int
    cheerleaders: int
    treasury: int  # thousands, as are the next two
    petty_cash: int
    budget: int  # what is left to spend on inducements
    value: int  # team value, thousands
    seats: int  # players so far
    casualties: int  # suffered
    bought: tuple[int, ...]  # inducements, by their place in the edition's list
    hand: tuple[int, ...]  # special play cards; before the deal, the decks they come from
    played: tuple[int, ...]  # special play cards that everybody has seen
    at: list[tuple[Effect, ...]]  # what acts for the side, by moment; see effects.holding
    wide: tuple[Effect, ...]  # of what it holds, what acts for its players

    def __init__(self, source: Side | None = None) -> None:
        if source is not None:
            self.score = source.score
            self.turn = source.turn
            self.rerolls = source.rerolls
            self.full_rerolls = source.full_rerolls
            self.fame = source.fame
            self.fans = source.fans
            self.fan_factor = source.fan_factor
            self.assistants = source.assistants
            self.cheerleaders = source.cheerleaders
            self.treasury = source.treasury
            self.petty_cash = source.petty_cash
            self.budget = source.budget
            self.value = source.value
            self.seats = source.seats
            self.casualties = source.casualties
            self.bought = source.bought
            self.hand = source.hand
            self.played = source.played
            self.at = source.at
            self.wide = source.wide
            return
        self.score = 0
        self.turn = 0
        self.rerolls = 0
        self.full_rerolls = 0
        self.fame = 0
        self.fans = 0
        self.fan_factor = 0
        self.assistants = 0
        self.cheerleaders = 0
        self.treasury = 0
        self.petty_cash = 0
        self.budget = 0
        self.value = 0
        self.seats = 0
        self.casualties = 0
        self.bought = ()
        self.hand = ()
        self.played = ()
        self.at = NO_SIDE_EFFECTS
        self.wide = ()

    def copy(self) -> Side:
        return Side(self)


# The fields of Side, in the order in which records digest them.
SIDE_FIELDS: Final[tuple[str, ...]] = (
    "score",
    "turn",
    "rerolls",
    "full_rerolls",
    "fame",
    "fans",
    "fan_factor",
    "assistants",
    "cheerleaders",
    "treasury",
    "petty_cash",
    "budget",
    "value",
    "seats",
    "casualties",
    "bought",
)
# Fields that came later: a record digests them only where they are not as they begin.
LATER_SIDE_FIELDS: Final[tuple[str, ...]] = (
    "hand",
    "played",
)
# Figures that are gained and spent; the events about them name them by their place here.
FIGURE_NAMES: Final[tuple[str, ...]] = tuple(
    field
    for field in (*SIDE_FIELDS, *LATER_SIDE_FIELDS)
    if field
    not in (
        "score", "turn", "seats", "casualties", "bought", "hand", "played",
    )
)  # fmt: skip
LATER_TABLE_FIELDS: Final[tuple[str, ...]] = ("weather_mage", "old_weather")
# ... and those that came after them, with what each begins as.
NEW_TABLE_FIELDS: Final[tuple[tuple[str, object], ...]] = (
    ("target", NOBODY),
    ("jumped", False),
    ("picks", 0),
    ("used_up", ()),
    ("held", ()),
    ("spare", None),
    ("lent", ()),
    ("stallers", ()),
    ("treading", ()),
)

# Objects of plain Python keep their fields in a dictionary, which copies faster as a whole than
# field by field; those of the compiled engine have none.
OPEN: Final = hasattr(Side(), "__dict__")
