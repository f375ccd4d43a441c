"""Fields of a table from outside, taken one by one: what is wrong is said with its place."""

from collections.abc import Mapping

from pigskin.showing import why_not_a_name
from pigskin.teams.near import hint
from pigskin.teams.roster import TeamError
from pigskin.teams.team import MOST_VALUE


class TeamFileError(TeamError, ValueError):
    """A text that is not a team: where it came from, which field, and what is wrong with it."""

    def __init__(self, source: str, field: str, problem: str) -> None:
        self.source = source
        self.field = field
        self.problem = problem
        super().__init__(source, field, problem)

    def message(self) -> str:
        return ": ".join(part for part in (self.source, self.field, self.problem) if part)


class Reader:
    """Takes fields out of a table and says which one is wrong."""

    def __init__(self, table: object, fields: tuple[str, ...], source: str, where: str) -> None:
        self.source = source
        self.where = where
        if not isinstance(table, Mapping):
            raise TeamFileError(source, where, f"expected a table, not {kind_of(table)}")
        self.table: Mapping[object, object] = table
        for key in table:
            if key not in fields:
                near = hint(str(key), fields)
                raise self.error(str(key), f"unknown field; known: {', '.join(fields)}{near}")

    def error(self, field: str, problem: str) -> TeamFileError:
        return TeamFileError(self.source, f"{self.where}.{field}" if self.where else field, problem)

    def text(self, field: str, usual: str | None = None) -> str:
        if field not in self.table and usual is not None:
            return usual
        return self._text(field, self.needed(field))

    def texts(self, field: str) -> tuple[str, ...]:
        items = self._list(field)
        return tuple(self._text(f"{field}[{i}]", item) for i, item in enumerate(items, 1))

    def integer(self, field: str, usual: int | None = None, most: int = MOST_VALUE) -> int:
        if field not in self.table and usual is not None:
            return usual
        value = self.needed(field)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.error(field, f"expected a whole number, not {kind_of(value)}")
        if value > most:
            raise self.error(field, f"at most {most:,} is allowed")
        if value < -most:
            raise self.error(field, f"at least {-most:,} is needed")
        return value

    def truth(self, field: str) -> bool:
        value = self.table.get(field, False)
        if not isinstance(value, bool):
            raise self.error(field, f"expected true or false, not {kind_of(value)}")
        return value

    def tables(self, field: str, fields: tuple[str, ...]) -> "list[Reader]":
        items = self._list(field)
        return [Reader(x, fields, self.source, f"{field}[{i}]") for i, x in enumerate(items, 1)]

    def needed(self, field: str) -> object:
        if field not in self.table:
            raise self.error(field, "is missing")
        return self.table[field]

    def _list(self, field: str) -> list[object]:
        value = self.table.get(field, [])
        if not isinstance(value, list):
            raise self.error(field, f"expected a list, not {kind_of(value)}")
        return value

    def _text(self, field: str, value: object) -> str:
        if not isinstance(value, str):
            raise self.error(field, f"expected text, not {kind_of(value)}")
        wrong = why_not_a_name(value)
        if wrong:
            raise self.error(field, wrong)
        return value


def kind_of(value: object) -> str:
    match value:
        case None:
            return "nothing"
        case bool():
            return "true or false"
        case int():
            return "a whole number"
        case float():
            return "a number with a fraction"
        case str():
            return "text"
        case list() | tuple():
            return "a list"
        case Mapping():
            return "a table"
        case _:
            return f"a {type(value).__name__}"
