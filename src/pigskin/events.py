"""Everything that has happened, as data and in words.

While a game runs an event is a row: its kind, four numbers and perhaps a roll. An `Event` is such
a row for whoever reads it; nobody builds a name or a sentence before. What the numbers mean is
declared in contract/happenings.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pigskin.contract.arguments import Json
from pigskin.contract.happenings import HAPPENINGS
from pigskin.contract.rolling import roll_json, roll_words, strengths_words
from pigskin.contract.told.happening import UNHEARD
from pigskin.numbers import PlayerNo

if TYPE_CHECKING:
    from pigskin.history import EventRow
    from pigskin.model import Table
    from pigskin.rolls import Roll


def player_name(table: Table, player: PlayerNo) -> str:
    """A player as stories call him: side, shirt number and name."""
    if player < 0:
        return "nobody"
    side = "home" if player < 32 else "away"
    profile = table.profiles[player]
    return f"{side} {profile.number} {profile.name}".rstrip()


def heard(row: EventRow, side: int) -> EventRow:
    """A row as the coach of a side is told of it; -1 stands for those who only watch.

    The die of a secret is nobody's: with the card it dealt it would tell what was drawn before.
    """
    declared = HAPPENINGS[row[0]]
    if not declared.secret:
        return row
    if row[1 + declared.names.index("side")] == side:
        return (row[0], row[1], row[2], row[3], row[4], None)
    first, second, third, fourth = [
        UNHEARD if name in declared.secret else value
        for name, value in zip((*declared.names, "", "", "", ""), row[1:5])
    ]
    return (row[0], first, second, third, fourth, None)


class Event:
    """One thing that happened. `str(event)` tells it, `event.json` is the same as plain data.

    `event["player"]` is the number of one argument, `event.words("reason")` what it is called.
    """

    def __init__(self, table: Table, number: int, answer: int, row: EventRow) -> None:
        self._table = table
        self.number = number  # its place among the events of the match, from 0
        self.answer = answer  # the answer that led to it, from 0; -1 before the first
        self.kind: str = row[0]
        self.values: tuple[int, int, int, int] = (row[1], row[2], row[3], row[4])
        self.roll: Roll | None = row[5]  # the dice that go with it, and what they had to reach

    @property
    def is_test(self) -> bool:
        """Is it a roll of a player that passed or failed?"""
        return HAPPENINGS[self.kind].test

    @property
    def quiet(self) -> bool:
        """Is it for programs only, and no line of a log?"""
        return HAPPENINGS[self.kind].quiet

    @property
    def arguments(self) -> dict[str, int]:
        """Its arguments by their names, each as its number inside."""
        return dict(zip(HAPPENINGS[self.kind].names, self.values))

    def __getitem__(self, name: str) -> int:
        return self.values[HAPPENINGS[self.kind].names.index(name)]

    def words(self, name: str) -> str:
        """What one of its arguments is called."""
        declared = HAPPENINGS[self.kind]
        place = declared.names.index(name)
        number = self.values[place]
        if number == UNHEARD and name in declared.secret:
            return "hidden"
        if declared.kinds[place].kind == "player":
            return player_name(self._table, PlayerNo(number))
        return declared.kinds[place].words(self._table, number)

    @property
    def json(self) -> dict[str, Json]:
        """The event as plain data."""
        declared = HAPPENINGS[self.kind]
        found: dict[str, Json] = {
            "n": self.number,
            "answer": self.answer if self.answer >= 0 else None,
            "event": self.kind,
        }
        for name, kind, number in zip(declared.names, declared.kinds, self.values):
            unheard = number == UNHEARD and name in declared.secret
            found[name] = None if unheard else kind.to_json(self._table, number)
        if declared.quiet:
            found["quiet"] = True
        if self.roll is not None:
            found["roll"] = roll_json(self._table, self.roll, PlayerNo(self.values[0]))
        found["text"] = str(self)
        return found

    def __str__(self) -> str:
        told = ""
        rest = self._sentence()
        # In one go: what a name looks like is nobody's business.
        while "{" in rest:
            before, _, rest = rest.partition("{")
            wanted, _, rest = rest.partition("}")
            told += before + self._said(wanted)
        return (told + rest).replace(" to off the pitch", " off the pitch")

    def _sentence(self) -> str:
        """The declared sentence, without a place for a roll there is nothing to say of."""
        declared = HAPPENINGS[self.kind]
        sentence = declared.sentence
        for name in declared.secret:
            if self[name] == UNHEARD:
                sentence = declared.outside
        if "{roll}" not in sentence or self._said("roll"):
            return sentence
        return sentence.replace(", {roll}", "").replace(": {roll}", "").replace(" {roll}", "")

    def _said(self, wanted: str) -> str:
        """What stands in one place of the sentence: {player}, {test} or {passed?hits:misses}."""
        name, choice, both = wanted.partition("?")
        if choice:
            yes, _, no = both.partition(":")
            return yes if self[name] else no
        if name == "test":
            return self._table.edition.test_names.get(self.kind, self.kind)
        return self._roll_words() if name == "roll" else self.words(name)

    def _roll_words(self) -> str:
        if self.roll is None:
            return ""
        first, second = PlayerNo(self.values[0]), PlayerNo(self.values[1])
        if self.kind == "block":
            return strengths_words(self._table, self.roll, first, second)
        return roll_words(self._table, self.roll, first)

    def __repr__(self) -> str:
        return f"<Event {self}>"
