"""The kinds of argument that answers, questions and events have.

Inside the engine every argument is a number. A kind of argument knows what such a number is called
at a table and in JSON, how to read it back, and how many numbers there are. `KINDS` has them all.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, TypeAlias

from pigskin.dice import BLOCK_FACES
from pigskin.editions.bb2020.prayers import PRAYERS
from pigskin.effects.times import TIME_NAMES
from pigskin.errors import MalformedAnswer, UnknownName
from pigskin.model import (
    ACTION_NAMES,
    CASUALTY_NAMES,
    NOBODY,
    NOWHERE,
    SEATS,
)
from pigskin.numbers import PlayerNo, SideNo, Square
from pigskin.pitch import (
    CELLS,
    LENGTH,
    ON_PITCH,
    SIDES,
    SQUARES,
    WIDTH,
    column,
    parse_square,
    row,
    square,
    square_text,
)
from pigskin.questions import COMPASS4, player_text
from pigskin.showing import quoted
from pigskin.teams.near import hint

if TYPE_CHECKING:
    from pigskin.effects.base import Effect
    from pigskin.model import Table

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"
Schema: TypeAlias = "dict[str, Json]"

NONE: Final = -(1 << 30)  # for `nothing` of a kind that always names something: no value there is
UNKNOWN: Final = -3  # what is found where a name means nothing
INJURY_NAMES: Final[tuple[str, ...]] = (
    "stunned", "knocked out", "badly hurt", "casualty", "prone",
)  # fmt: skip


FIRST_CARD: Final = 600  # the number of the first special play card


class Argument:
    """One kind of argument. As it stands it is a plain whole number from 0 up to its size."""

    def __init__(self, kind: str, size: int, nothing: int = NONE, pattern: str = ".+?") -> None:
        self.kind = kind
        self.size = size  # how many numbers the dense encoding keeps for it
        self.nothing = nothing  # the number that stands for nobody, nowhere, no skill
        self.pattern = pattern  # what its words look like

    def words(self, table: Table, number: int) -> str:
        """What people call it at this table."""
        return str(number)

    def read(self, table: Table, words: str) -> int:
        """The number of what somebody named; UnknownName, with what it was near to, if none."""
        number = self.find(table, words)
        if number == UNKNOWN:
            raise self.unknown(table, words)
        return number

    def find(self, table: Table, words: str) -> int:
        """The number of what somebody named, in small letters or not; UNKNOWN if there is none."""
        digits = words.removeprefix("-")
        if not digits.isascii() or not digits.isdecimal() or len(digits) > 9:
            return UNKNOWN
        return int(words)

    def unknown(self, table: Table, words: str) -> UnknownName:
        """The error about words that name nothing of this kind."""
        return UnknownName(f"{quoted(words)} is no {self.kind}; write a whole number")

    def to_json(self, table: Table, number: int) -> Json:
        """The number as plain data; None for nobody and nowhere."""
        return None if number == self.nothing else number

    def from_json(self, table: Table, value: object) -> int:
        """The number of plain data; None is refused where it has no meaning."""
        if value is None and self.nothing != NONE:
            return self.nothing
        return self.plain(table, value)

    def plain(self, table: Table, value: object) -> int:
        """The number of plain data that is not None."""
        if not isinstance(value, int) or isinstance(value, bool):
            raise MalformedAnswer(f"{self.kind} is a whole number, not {quoted(value)}")
        return value

    def schema(self) -> Schema:
        """What its JSON looks like, `None` left aside."""
        return {"type": "integer"}

    def dense(self, number: int) -> int:
        """Its place among the numbers of its kind, from 0 to below `size`."""
        return number

    def from_dense(self, place: int) -> int:
        """The number at a place."""
        return place


class Named(Argument):
    """Something that has a name, said and sent alike."""

    def words(self, table: Table, number: int) -> str:
        names = self.names(table)
        if not 0 <= number < len(names) or not names[number]:
            raise UnknownName(f"there is no {self.kind} of the number {number}")
        return names[number]

    def find(self, table: Table, words: str) -> int:
        wanted = words.casefold()
        for number, name in enumerate(self.names(table)):
            if name.casefold() == wanted and name:
                return number
        return UNKNOWN

    def unknown(self, table: Table, words: str) -> UnknownName:
        near = hint(words, self.names(table))
        return UnknownName(f"there is no {self.kind} {quoted(words)}{near}")

    def to_json(self, table: Table, number: int) -> Json:
        return None if number == self.nothing else self.words(table, number)

    def plain(self, table: Table, value: object) -> int:
        if not isinstance(value, str):
            raise MalformedAnswer(f"{self.kind} is a name, not {quoted(value)}")
        return self.read(table, value)

    def schema(self) -> Schema:
        return {"type": "string"}

    def names(self, table: Table) -> Sequence[str]:
        """All names by their numbers; numbers that name nothing have an empty one."""
        return table.edition.argument_names(table, self.kind)


class Fixed(Named):
    """Names that are the same at every table."""

    def __init__(self, kind: str, names: tuple[str, ...], nothing: int = NONE) -> None:
        super().__init__(kind, len(names), nothing)
        self.fixed = names

    def names(self, table: Table) -> Sequence[str]:
        return self.fixed

    def schema(self) -> Schema:
        known: list[Json] = []
        for name in self.fixed:
            if name and name not in known:
                known.append(name)
        return {"enum": known}


class OfEdition(Named):
    """Names that an edition keeps: its weather and the rows of its kick-off table."""

    def names(self, table: Table) -> Sequence[str]:
        if self.kind == "weather":
            return table.edition.weather_names
        return table.edition.kick_off_names


class SkillKind(Named):
    """A skill, by its own number; only those of the edition can be named."""

    def words(self, table: Table, number: int) -> str:
        skill = table.edition.all_effects.get(number)
        if skill is None:
            raise UnknownName(f"there is no skill of the number {number}")
        return skill.name

    def find(self, table: Table, words: str) -> int:
        known = table.edition.by_name
        skill = known.get(words)
        if skill is not None:
            return skill.id
        wanted = words.casefold()
        for name, each in known.items():
            if name.casefold() == wanted:
                return each.id
        return UNKNOWN

    def names(self, table: Table) -> Sequence[str]:
        return list(table.edition.by_name)


class CardKind(Named):
    """A special play card, by its own number; those of all editions can be named."""

    def words(self, table: Table, number: int) -> str:
        found = table.edition.all_effects.get(number)
        if found is None:
            raise UnknownName(f"there is no card of the number {number}")
        return found.name

    def find(self, table: Table, words: str) -> int:
        wanted = words.casefold()
        for each in _cards(table):
            if each.name.casefold() == wanted:
                return each.id
        return UNKNOWN

    def names(self, table: Table) -> Sequence[str]:
        return [each.name for each in _cards(table)]

    def dense(self, number: int) -> int:
        return number - FIRST_CARD

    def from_dense(self, place: int) -> int:
        return place + FIRST_CARD


def _cards(table: Table) -> list[Effect]:
    return [each for each in table.edition.all_effects.values() if each.id >= FIRST_CARD]


class DeckKind(Named):
    """A deck of special play cards."""

    def names(self, table: Table) -> Sequence[str]:
        return [each.name for each in table.edition.decks]


class ExtraSkill(SkillKind):
    """The skill a mercenary is paid for beyond those of his position, or none: "with Block"."""

    def words(self, table: Table, number: int) -> str:
        return f"with {super().words(table, number - 1)}" if number else ""

    def find(self, table: Table, words: str) -> int:
        if not words:
            return 0
        found = super().find(table, words[len("with ") :])
        return found + 1 if found != UNKNOWN else UNKNOWN

    def unknown(self, table: Table, words: str) -> UnknownName:
        return KINDS["skill"].unknown(table, words.removeprefix("with "))

    def to_json(self, table: Table, number: int) -> Json:
        return super().words(table, number - 1) if number else None

    def plain(self, table: Table, value: object) -> int:
        if not isinstance(value, str):
            raise MalformedAnswer(f"skill is a name, not {quoted(value)}")
        return KINDS["skill"].read(table, value) + 1


class PlayerKind(Named):
    """A player: "home 5", by side and shirt number."""

    def words(self, table: Table, number: int) -> str:
        if number == NOBODY:
            return "nobody"
        if not 0 <= number < 2 * SEATS or number not in table.players(SideNo(number // SEATS)):
            raise UnknownName(f"there is no player of the number {number}")
        return player_text(table, PlayerNo(number))

    def find(self, table: Table, words: str) -> int:
        side, _, shirt = words.casefold().partition(" ")
        if side not in SIDES or not shirt.isascii() or not shirt.isdecimal() or len(shirt) > 4:
            return UNKNOWN
        wanted = int(shirt)
        for player in table.players(SideNo(SIDES.index(side))):
            if table.profiles[player].number == wanted:
                return player
        return UNKNOWN

    def unknown(self, table: Table, words: str) -> UnknownName:
        side, _, shirt = words.casefold().partition(" ")
        if side not in SIDES or not shirt.isdecimal():
            return UnknownName(
                f"{quoted(words)} is no player; write side and shirt number, as in home 5"
            )
        players = table.players(SideNo(SIDES.index(side)))
        worn = sorted([table.profiles[player].number for player in players])
        shirts = ", ".join([str(each) for each in worn]) or "none"
        return UnknownName(
            f"there is no player {quoted(words)}; the shirts of {side} are {shirts}"
        )

    def schema(self) -> Schema:
        return {"type": "string", "pattern": "^(home|away) [0-9]+$"}


class SquareKind(Argument):
    """A square of the pitch: "12,7" in words, [12, 7] in JSON."""

    def words(self, table: Table, number: int) -> str:
        if not 0 <= number < CELLS or not ON_PITCH[number]:
            return "off the pitch"
        return square_text(Square(number))

    def find(self, table: Table, words: str) -> int:
        try:
            return parse_square(words[:9])
        except ValueError:
            return UNKNOWN

    def unknown(self, table: Table, words: str) -> UnknownName:
        return UnknownName(
            f"{quoted(words)} is no square of the pitch; write column,row such as 12,7: columns "
            f"are 0-{LENGTH - 1}, rows 0-{WIDTH - 1}"
        )

    def to_json(self, table: Table, number: int) -> Json:
        if not 0 < number < CELLS or not ON_PITCH[number]:
            return None
        return [column(Square(number)), row(Square(number))]

    def plain(self, table: Table, value: object) -> int:
        if not isinstance(value, (list, tuple)) or len(value) != 2:
            raise MalformedAnswer(f"{self.kind} is [column, row], not {quoted(value)}")
        x, y = value
        if type(x) is not int or type(y) is not int:
            raise MalformedAnswer(f"{self.kind} is [column, row], not {quoted(value)}")
        if not 0 <= x < LENGTH or not 0 <= y < WIDTH:
            raise self.unknown(table, f"{x},{y}")
        return square(x, y)

    def schema(self) -> Schema:
        return {
            "type": "array",
            "prefixItems": [
                {"type": "integer", "minimum": 0, "maximum": LENGTH - 1},
                {"type": "integer", "minimum": 0, "maximum": WIDTH - 1},
            ],
            "minItems": 2,
            "maxItems": 2,
        }

    def dense(self, number: int) -> int:
        return row(Square(number)) * LENGTH + column(Square(number))

    def from_dense(self, place: int) -> int:
        return SQUARES[place]


class ShiftKind(Argument):
    """A change by -2 to +2, kept as 0 to 4."""

    def words(self, table: Table, number: int) -> str:
        return f"{number - 2:+d}"

    def find(self, table: Table, words: str) -> int:
        for number in range(self.size):
            if words in (f"{number - 2:+d}", str(number - 2)):
                return number
        return UNKNOWN

    def unknown(self, table: Table, words: str) -> UnknownName:
        return UnknownName(f"{quoted(words)} is no {self.kind}; it is -2, -1, +0, +1 or +2")

    def to_json(self, table: Table, number: int) -> Json:
        return number - 2

    def plain(self, table: Table, value: object) -> int:
        number = super().plain(table, value) + 2
        if not 0 <= number < self.size:
            raise self.unknown(table, str(number - 2))
        return number

    def schema(self) -> Schema:
        return {"type": "integer", "minimum": -2, "maximum": 2}


class AmountKind(Argument):
    """Gold in thousands, ten of them at a time: "50k"."""

    def words(self, table: Table, number: int) -> str:
        return f"{number}k"

    def find(self, table: Table, words: str) -> int:
        digits = words.casefold().removesuffix("k")
        if not digits.isascii() or not digits.isdecimal() or len(digits) > 9:
            return UNKNOWN
        number = int(digits)
        return UNKNOWN if number % 10 or number >= 10 * self.size else number

    def unknown(self, table: Table, words: str) -> UnknownName:
        return UnknownName(
            f"{quoted(words)} is no {self.kind}; write it in tens of thousands up to "
            f"{10 * self.size - 10}k, such as 50k"
        )

    def plain(self, table: Table, value: object) -> int:
        return self.read(table, str(super().plain(table, value)))

    def schema(self) -> Schema:
        return {"type": "integer", "minimum": 0, "maximum": 10 * self.size - 10, "multipleOf": 10}

    def dense(self, number: int) -> int:
        return number // 10

    def from_dense(self, place: int) -> int:
        return 10 * place


class FlagKind(Argument):
    """Yes or no: 1 and 0 inside, true and false in JSON."""

    def words(self, table: Table, number: int) -> str:
        return "yes" if number else "no"

    def find(self, table: Table, words: str) -> int:
        return {"yes": 1, "no": 0}.get(words.casefold(), UNKNOWN)

    def unknown(self, table: Table, words: str) -> UnknownName:
        return UnknownName(f"{quoted(words)} is neither yes nor no")

    def to_json(self, table: Table, number: int) -> Json:
        return number != 0

    def plain(self, table: Table, value: object) -> int:
        if not isinstance(value, bool):
            raise MalformedAnswer(f"{self.kind} is true or false, not {quoted(value)}")
        return int(value)

    def schema(self) -> Schema:
        return {"type": "boolean"}


class GoldKind(Argument):
    """Any sum of gold in thousands: "25k"."""

    def words(self, table: Table, number: int) -> str:
        return f"{number}k"

    def find(self, table: Table, words: str) -> int:
        return super().find(table, words.casefold().removesuffix("k"))


# Where an edition decides what there is, the sizes leave room for more.
KINDS: Final[dict[str, Argument]] = {
    each.kind: each
    for each in (
        PlayerKind("player", 2 * SEATS, NOBODY, "(?:home|away) [0-9]+"),
        SquareKind("square", len(SQUARES), NOWHERE, "[0-9]+,[0-9]+"),
        Fixed("side", SIDES, NOBODY),
        Fixed("action", ACTION_NAMES),
        SkillKind("skill", 320, NOBODY),
        ExtraSkill("extra", 321, 0, "with .+?"),
        Fixed("face", BLOCK_FACES),
        Fixed("compass", COMPASS4),
        ShiftKind("shift", 5),
        AmountKind("amount", 1001),  # what can be staked or set aside
        GoldKind("gold", 10_000),  # what there is
        Named("inducement", 96),
        Named("star", 160),
        Named("position", 24),  # of the side that is shopping
        Named("journeyman", 8),  # a position of the side that is short of players
        Named("specialist", 16),
        Named("spell", 32),
        Named("stat", 8),
        Named("category", 8),
        Named("rune", 8),
        CardKind("card", 128),
        DeckKind("deck", 8),
        Fixed("casualty", CASUALTY_NAMES),
        Fixed("injury", INJURY_NAMES),
        Fixed("prayer", ("", *[prayer.name for prayer in PRAYERS])),
        Fixed("time", ("", *TIME_NAMES)),  # of a stop of the match
        OfEdition("weather", 8),
        OfEdition("kick-off event", 16),
        FlagKind("flag", 2),
        Argument("number", 1024),
    )
}
