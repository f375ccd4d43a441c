"""What a text says about players."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, TypeAlias

from pigskin.edition import Edition
from pigskin.model import (
    KIND_NAMES,
    MARK_NAMES,
    NOBODY,
    ROSTERED,
    SEATS,
    STATE_NAMES,
)
from pigskin.numbers import PlayerNo, SideNo, Square
from pigskin.pitch import SIDES
from pigskin.position.spelling import SQUARE, Speller, Word

_STAT: Final = re.compile(r"(ma|st|ag|av|pa)(\d+)")

Deeds: TypeAlias = tuple[tuple[int, int], ...] | tuple[tuple[int, int, int, int], ...]
Value: TypeAlias = int | str | tuple[int, ...] | tuple[str, ...] | Deeds


class PlayerNote:
    """What an entry says about one player; None where it says nothing."""

    def __init__(self, side: SideNo, number: int, word: Word) -> None:
        self.side = side
        self.number = number
        self.word = word
        self.square: Square | None = None
        self.state: int | None = None
        self.stats: dict[str, int] = {}
        self.skills: list[str] = []
        self.marks = 0
        self.unplayed = False
        self.ball = False
        self.second_ball = False
        self.kind = ROSTERED
        self.name = ""
        self.position = ""
        self.race = ""
        self.niggling = 0
        self.value = 0
        self.spent = 0
        self.gone: list[str] = []  # rare powers he has used


class Squad(Speller):
    """The players of a text, and fields of the table by name, each said once."""

    def __init__(
        self, text: str, edition: Edition, find: Callable[[SideNo, int], PlayerNo] | None
    ) -> None:
        super().__init__(text)
        self.edition = edition
        self.players: list[PlayerNote] = []
        self.fields: dict[str, Value] = {}
        self._words: dict[str, Word] = {}
        self._find = find
        # A comma is a word of its own, in the few names that have one too.
        self._skills = {name.lower().replace(",", " ,"): name for name in edition.by_name}
        self._longest = max([len(name.split()) for name in self._skills], default=1)

    def _set(self, field: str, value: Value, word: Word) -> None:
        if field in self.fields:
            self.fail(word, f"{word.text!r} says again what was said before")
        self.fields[field] = value
        self._words[field] = word

    def _count(self, field: str, word: Word) -> None:
        """One more of something that may be said again, but for a re-roll."""
        before = self.fields.pop(field, 0) if field != "rerolled" else 0
        self._set(field, (before if isinstance(before, int) else 0) + 1, word)

    def word_of(self, field: str) -> Word:
        """The word that gave a field."""
        return self._words[field]

    def _player(self, entry: list[Word], at: int) -> PlayerNo:
        """A player by side and shirt number."""
        side = self._side(entry, at)
        number = self._number(entry, at + 1, "a shirt number")
        found = self._find(side, number) if self._find else self._seat(side, number)
        if found < 0:
            self.fail(entry[at], f"there is no player {SIDES[side]} {number}")
        return found

    def _seat(self, side: SideNo, number: int) -> PlayerNo:
        seats = [note.number for note in self.players if note.side == side]
        return PlayerNo(side * SEATS + seats.index(number)) if number in seats else NOBODY

    def _read_player(self, entry: list[Word]) -> None:
        side = SideNo(SIDES.index(entry[0].low))
        number = self._number(entry, 1, "a shirt number")
        note = PlayerNote(side, number, entry[0])
        if self._seat(side, number) >= 0:
            self.fail(entry[0], f"{SIDES[side]} {number} is there already")
        at = 2
        while at < len(entry):
            at = self._read_detail(note, entry, at)
        self.players.append(note)

    def _read_detail(self, note: PlayerNote, entry: list[Word], at: int) -> int:
        """One thing about a player; return where the next begins."""
        word = entry[at]
        for count in range(self._longest, 0, -1):
            name = " ".join([each.low for each in entry[at : at + count]])
            if at + count <= len(entry) and name in self._skills:
                note.skills.append(self._skills[name])
                return at + count
        low = word.low
        if SQUARE.fullmatch(low):
            if note.square is not None:
                self.fail(word, "he has a square already")
            note.square = self._square(word)
        elif low in STATE_NAMES:
            if note.state is not None:
                self.fail(word, f"he is {STATE_NAMES[note.state]} already")
            note.state = STATE_NAMES.index(low)
        elif low == "ball":
            note.ball = True
        elif low == "second-ball":
            note.second_ball = True
        elif low == "unplayed":
            note.unplayed = True
        elif low in KIND_NAMES:
            note.kind = KIND_NAMES.index(low)
        elif low.startswith('"'):
            note.name = self._value(word, word.text)
        elif ":" in low:
            self._read_pair(note, word)
        elif low != "," and not self._read_mark(note, low) and not self._read_stat(note, word):
            known = [name for _, name in MARK_NAMES]
            known += [*self._skills.values(), *STATE_NAMES[1:], *KIND_NAMES]
            known += ["ball", "second-ball", "unplayed"]
            self._unknown(word, "there is no skill, state or mark", known)
        return at + 1

    def _read_mark(self, note: PlayerNote, low: str) -> bool:
        for mark, name in MARK_NAMES:
            if name == low:
                note.marks |= mark
                return True
        return False

    def _read_stat(self, note: PlayerNote, word: Word) -> bool:
        found = _STAT.fullmatch(word.low)
        if found is None:
            return False
        note.stats[found.group(1)] = self._whole(word, found.group(2))
        return True

    def _read_pair(self, note: PlayerNote, word: Word) -> None:
        """key:value"""
        key, _, rest = word.text.partition(":")
        key = key.lower()
        text = self._value(word, rest)
        if not rest:
            self.fail(word, f"a value expected after {key}:")
        if key == "name":
            note.name = text
        elif key == "pos":
            note.position = text
        elif key == "race":
            note.race = text
        elif key == "niggling" or key == "value":
            if not text.isdecimal():
                self.fail(word, f"a number expected after {key}:")
            if key == "value":
                note.value = self._whole(word, text)
            else:
                note.niggling = self._whole(word, text)
        elif key == "spent":
            name = self._skills.get(text.lower(), "")
            if not name or not self.edition.by_name[name].bit:
                known = [each.name for each in self.edition.skills if each.bit]
                self._unknown(Word(text, word.at), "there is no once-per-turn skill", known)
            note.spent |= self.edition.by_name[name].bit
        elif key == "gone":
            name = self._skills.get(text.lower().replace(",", " ,"), "")
            if not name or not self.edition.by_name[name].period:
                rare = [each.name for each in self.edition.by_name.values() if each.period]
                self._unknown(Word(text, word.at), "there is no rare power", rare)
            note.gone.append(name)
        else:
            known = ["name", "pos", "race", "niggling", "value", "spent", "gone"]
            self._unknown(Word(key, word.at), "there is no keyword", known)
