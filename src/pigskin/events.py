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
            found[name] = kind.to_json(self._table, number)
        if declared.quiet:
            found["quiet"] = True
        if self.roll is not None:
            found["roll"] = roll_json(self._table, self.roll, PlayerNo(self.values[0]))
        found["text"] = str(self)
        return found

    def __str__(self) -> str:
        declared = HAPPENINGS[self.kind]
        sentence = declared.sentence
        if "{roll}" in sentence:
            sentence = self._with_roll(sentence)
        if declared.test:
            test = self._table.edition.test_names.get(self.kind, self.kind)
            sentence = sentence.replace("{test}", test)
        for name, kind, number in zip(declared.names, declared.kinds, self.values):
            if kind.kind == "flag":
                sentence = _choose(sentence, name, number != 0)
            elif "{" + name + "}" in sentence:
                said = (
                    player_name(self._table, PlayerNo(number))
                    if kind.kind == "player"
                    else kind.words(self._table, number)
                )
                sentence = sentence.replace("{" + name + "}", said)
        return sentence.replace(" to off the pitch", " off the pitch")

    def _with_roll(self, sentence: str) -> str:
        """A sentence with what is to be said of its roll, or without a place for it."""
        said = ""
        if self.roll is not None:
            if self.kind == "block":
                attacker, defender = PlayerNo(self.values[0]), PlayerNo(self.values[1])
                said = strengths_words(self._table, self.roll, attacker, defender)
            else:
                said = roll_words(self._table, self.roll, PlayerNo(self.values[0]))
        if said:
            return sentence.replace("{roll}", said)
        return sentence.replace(", {roll}", "").replace(": {roll}", "").replace(" {roll}", "")

    def __repr__(self) -> str:
        return f"<Event {self}>"


def _choose(sentence: str, name: str, flag: bool) -> str:
    """The words for yes or for no, where a sentence has both: {passed?hits:misses}."""
    before, mark, after = sentence.partition("{" + name + "?")
    if not mark:
        return sentence
    both, _, after = after.partition("}")
    yes, _, no = both.partition(":")
    return before + (yes if flag else no) + after
