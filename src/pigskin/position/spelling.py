"""Spelling: the words of a text, the small things they can be, and errors that point at them."""

from __future__ import annotations

import json
import re
from typing import Final, NoReturn

from pigskin.errors import PositionError
from pigskin.numbers import SideNo, Square
from pigskin.pitch import LENGTH, SIDES, WIDTH, square
from pigskin.showing import UNFIT, shown, why_not_a_name
from pigskin.teams.near import hint

_WORD: Final = re.compile(r'-?\d+,-?\d+(?=[\s/#,]|$)|,|(?:"(?:[^"\\\n]|\\.)*"|[^\s/#,"])+')
_UNFIT: Final = re.compile(rf"(?![\n\r\t]){UNFIT.pattern}")
_NEAR: Final = 200  # characters of a line that an error shows on each side
_MOST_DIGITS: Final = 10
SQUARE: Final = re.compile(r"(-?\d+),(-?\d+)")


class Word:
    """A word of the text and where it stands."""

    def __init__(self, text: str, at: int) -> None:
        self.text = text
        self.low = text.lower().replace("’", "'")
        self.at = at


class Speller:
    """A text, the words of its entries, and what a word can be."""

    def __init__(self, text: str) -> None:
        self.text = text
        found = _UNFIT.search(text)
        if found is not None:
            self.fail(Word(found[0], found.start()), why_not_a_name(found[0]))

    def _entries(self) -> list[list[Word]]:
        """The words of each entry; a comma is a word of its own unless it is inside a square."""
        entries: list[list[Word]] = []
        entry: list[Word] = []
        at = 0
        text = self.text
        while at < len(text):
            here = text[at]
            if here in "/\n":
                if entry:
                    entries.append(entry)
                    entry = []
                at += 1
            elif here == "#":
                end = text.find("\n", at)
                at = end if end >= 0 else len(text)
            elif here.isspace():
                at += 1
            else:
                found = _WORD.match(text, at)
                if found is None:
                    self.fail(Word(text[at:], at), "the quotation mark is not closed on this line")
                entry.append(Word(found.group(), at))
                at = found.end()
        if entry:
            entries.append(entry)
        return entries

    def fail(self, word: Word, message: str) -> NoReturn:
        """Raise an error that points at a word."""
        start = self.text.rfind("\n", 0, word.at) + 1
        end = self.text.find("\n", word.at)
        line = self.text[start : end if end >= 0 else len(self.text)]
        column = word.at - start
        where = f"line {self.text.count(chr(10), 0, word.at) + 1}, column {column + 1}"
        # Only what is near the word, however long the line.
        first = max(0, column - _NEAR)
        before, after = shown(line[first:column]), shown(line[column : column + _NEAR])
        problem = shown(message)
        raise PositionError(f"{where}: {problem}\n  {before}{after}\n  {' ' * len(before)}^")

    def _unknown(self, word: Word, what: str, known: list[str]) -> NoReturn:
        near = hint(word.text, known)
        if near:
            self.fail(word, f"{what} {word.text!r}{near}")
        listed = f" (one of {', '.join(known)})" if len(known) <= 20 else ""
        self.fail(word, f"{what} {word.text!r}{listed}")

    # --- small things -------------------------------------------------------------------------

    def _number(self, entry: list[Word], at: int, what: str) -> int:
        if at >= len(entry):
            self.fail(entry[-1], f"after {entry[-1].text!r}: {what} expected")
        if not entry[at].text.isdecimal():
            self.fail(entry[at], f"{what} expected, not {entry[at].text!r}")
        return self._whole(entry[at], entry[at].text)

    def _whole(self, word: Word, digits: str) -> int:
        """A number of no more digits than anything in a match can have."""
        if len(digits) > _MOST_DIGITS:
            self.fail(word, f"{digits} is too large a number")
        return int(digits)

    def _side(self, entry: list[Word], at: int) -> SideNo:
        if at >= len(entry):
            self.fail(entry[-1], f"after {entry[-1].text!r}: home or away expected")
        if entry[at].low not in SIDES:
            self.fail(entry[at], f"home or away expected, not {entry[at].text!r}")
        return SideNo(SIDES.index(entry[at].low))

    def _square(self, word: Word, border: bool = False) -> Square:
        found = SQUARE.fullmatch(word.text)
        if found is None:
            self.fail(word, f"a square such as 12,7 expected, not {word.text!r}")
        x, y = self._whole(word, found.group(1)), self._whole(word, found.group(2))
        rim = 1 if border else 0
        if not (-rim <= x < LENGTH + rim and -rim <= y < WIDTH + rim):
            self.fail(word, f"{word.text} is off the pitch: columns are 0-25, rows 0-14")
        return square(x, y)

    def _value(self, word: Word, text: str) -> str:
        """A value, with or without quotation marks."""
        value = text
        if text.startswith('"'):
            try:
                value = str(json.loads(text))
            except ValueError:
                self.fail(word, f"{text} is not a text in quotation marks")
        wrong = why_not_a_name(value)
        if wrong:
            self.fail(word, f"{text} {wrong}")
        return value

    def _end(self, entry: list[Word], at: int) -> None:
        if at < len(entry):
            self.fail(entry[at], f"{entry[at].text!r} is one word too many")

    def _phrase(self, words: list[Word], names: list[str], what: str) -> int:
        """The place of the name that the words give."""
        phrase = Word(" ".join([word.text for word in words]), words[0].at)
        lowered = [name.lower() for name in names]
        if phrase.low not in lowered:
            self._unknown(phrase, what, names)
        return lowered.index(phrase.low)
