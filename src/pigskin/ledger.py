"""The ledger of a match: who did what to whom, and when. Numbers, and the names of the numbers.

`Table.note` writes a deed whether anybody listens or not; copies of a table share what was written
before they parted. `pigskin.report` turns the ledger into a report of the match.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from pigskin.numbers import PlayerNo

# Feats that earn star player points; the numbers are those of `model.FEAT_NAMES`.
COMPLETION: Final = 0
CASUALTY: Final = 1
INTERCEPTION: Final = 2
TOUCHDOWN: Final = 3
INFECTION: Final = 4
DEFLECTION: Final = 5
SAFE_LANDING: Final = 6
BLESSING: Final = 7
FEATS: Final = 8  # so many kinds are feats
# What else decides matches and fills sheets.
AWARDED: Final = 8
CONCEDED: Final = 9
HURT: Final = 10
WORSE: Final = 11
KNOCKED_OUT: Final = 12
CROWD: Final = 13
FOUL: Final = 14
SENT_OFF: Final = 15
LET_OFF: Final = 16
RAISED: Final = 17
INFECTED: Final = 18
BACK: Final = 19
LINED_UP: Final = 20
CAME_ON: Final = 21
# Gold, in thousands.
TREASURY: Final = 22
VALUE: Final = 23
GIFT: Final = 24
PETTY_CASH: Final = 25
BOUGHT: Final = 26
HIRED: Final = 27
BET: Final = 28
BET_WON: Final = 29
# What people count.
TURN: Final = 30
TURNOVER: Final = 31
BLOCK: Final = 32
PASS: Final = 33
HAND_OFF: Final = 34
REROLL: Final = 35
DODGE: Final = 36
RUSH: Final = 37
PICK_UP: Final = 38
CATCH: Final = 39
MISSED: Final = 40  # could not be set up at all
ROLLED: Final = 41  # on the casualty table, where its rows have names
CARD: Final = 42  # bought, of a deck of special play cards


class DeedKind:
    """A kind of deed: its name, and what its numbers are called outside (nothing: not used)."""

    def __init__(
        self, name: str, by: str = "", on: str = "", cause: str = "", amount: str = ""
    ) -> None:
        self.name = name
        self.by = by
        self.on = on
        self.cause = cause
        self.amount = amount


# By number. "side" stands for a deed of a whole side; the other names are keys of a deed's JSON.
KINDS: Final[tuple[DeedKind, ...]] = (
    DeedKind("completion", "player", amount="earned"),
    DeedKind("casualty", "player", amount="earned"),
    DeedKind("interception", "player", amount="earned"),
    DeedKind("touchdown", "player", amount="earned"),
    DeedKind("infection", "player", amount="earned"),
    DeedKind("deflection", "player", amount="earned"),
    DeedKind("safe landing", "player", amount="earned"),
    DeedKind("blessing", "player", amount="earned"),
    DeedKind("awarded touchdown", "side", amount="touchdowns"),
    DeedKind("concession", "side", amount="touchdowns"),
    DeedKind("hurt", "by", "player", "cause", "earned"),
    DeedKind("injury", "", "player", "cause"),
    DeedKind("knocked out", "by", "player", "cause"),
    DeedKind("crowd", "by", "player"),
    DeedKind("foul", "player", "victim"),
    DeedKind("sent off", "player", cause="why"),
    DeedKind("let off", "player", cause="how"),
    DeedKind("raised", "player", "victim"),
    DeedKind("infected", "player", "victim"),
    DeedKind("back", "player"),
    DeedKind("lined up", "side", amount="players"),
    DeedKind("came on", "player"),
    DeedKind("treasury", "side", amount="gold"),
    DeedKind("value", "side", amount="gold"),
    DeedKind("gift", "side", amount="gold"),
    DeedKind("petty cash", "side", amount="gold"),
    DeedKind("bought", "side", cause="inducement", amount="gold"),
    DeedKind("hired", "player", amount="gold"),
    DeedKind("bet", "side", amount="gold"),
    DeedKind("bet won", "side", amount="gold"),
    DeedKind("turn", "side"),
    DeedKind("turnover", "side"),
    DeedKind("block", "player", "victim", amount="dice"),
    DeedKind("pass", "player"),
    DeedKind("hand-off", "player", "to"),
    DeedKind("re-roll", "player"),
    DeedKind("dodge", "player", amount="passed"),
    DeedKind("rush", "player", amount="passed"),
    DeedKind("pick-up", "player", amount="passed"),
    DeedKind("catch", "player", amount="passed"),
    DeedKind("missed", "player"),
    DeedKind("casualty roll", "", "player", "row", "result"),
    DeedKind("card bought", "side", cause="deck", amount="gold"),
)

# What kept a player from what was in store for him.
NOTHING: Final = 0
APOTHECARY: Final = 1
REGENERATION: Final = 2
PLAGUE_DOCTOR: Final = 3
SPARED: Final = 4  # somebody else of the staff
SAVED_NAMES: Final[tuple[str, ...]] = (
    "",
    "apothecary",
    "regeneration",
    "plague doctor",
    "staff",
)

# Why a player the referee wanted off stayed.
BRIBE: Final = 0
ARGUMENT: Final = 1
LET_OFF_NAMES: Final[tuple[str, ...]] = ("bribe", "argument")

# Why a player was sent off.
FOR_WHIM: Final = 0  # the referee's, or a rule of its own
FOR_FOUL: Final = 1
FOR_WEAPON: Final = 2
SENT_OFF_NAMES: Final[tuple[str, ...]] = ("referee", "foul", "weapon")

# What hurts; the numbers are those of `skills.base`, BY_BLOCK and so on.
CAUSE_NAMES: Final[tuple[str, ...]] = (
    "block",
    "fall",
    "foul",
    "crowd",
    "stab",
    "chainsaw",
    "bomb",
    "spell",
    "rock",
    "bite",
    "landing",
    "trampling",
    "trip",
    "savagery",
    "fire",
    "vomit",
    "soup",
    "shot",
    "pot",
    "eaten",
    "staff",
    "unknown",
)
BY_EATING: Final = 19
BY_STAFF: Final = 20
NO_CAUSE: Final = 21  # nobody knows


# A line as the table keeps it: kind, by, on, cause, amount, fate, half, turn, whose turn it was.
Line: TypeAlias = "tuple[int, int, int, int, int, int, int, int, int]"

_BITS: Final = 4  # a casualty result, one higher so that 0 is none; two of them at most
_RESULTS: Final = 255


def fate_of(first: list[int], result: list[int], saved: int = NOTHING) -> int:
    """What became of somebody who was hurt, in one number."""
    return _packed(first) | _packed(result) << 8 | saved << 16


def _packed(results: list[int]) -> int:
    number = 0
    for each in reversed(results):
        number = number << _BITS | each + 1
    return number


def _unpacked(number: int) -> tuple[int, ...]:
    found: list[int] = []
    while number:
        found.append((number & 15) - 1)
        number >>= _BITS
    return tuple(found)


class Deed:
    """One line of the ledger, its numbers by name.

    In a deed of a whole side `by` is the side. `first` and `result` are casualty results: as
    rolled, and what was left of them in the end; `saved` says by whom.
    """

    def __init__(self, line: Line) -> None:
        self.kind = line[0]
        self.by = line[1]
        self.on = line[2]
        self.cause = line[3]
        self.amount = line[4]
        self.first = _unpacked(line[5] & _RESULTS)
        self.result = _unpacked(line[5] >> 8 & _RESULTS)
        self.saved = line[5] >> 16
        self.half = line[6]
        self.turn = line[7]
        self.active = line[8]


def deeds(lines: list[Line]) -> list[Deed]:
    """A ledger as deeds."""
    return [Deed(line) for line in lines]


def deeds_of(lines: list[Line], player: PlayerNo) -> list[Deed]:
    """What a player did and suffered."""
    return [
        Deed(line)
        for line in lines
        if (line[1] == player and KINDS[line[0]].by != "side") or line[2] == player
    ]
