"""Positions as text: a compact notation for a table at rest, read and printed without loss.

    home 1 7,7 Block Dodge / away 1 8,7 / ball 5,5 / turn home 3

Entries stand on lines of their own or between slashes; `#` begins a comment. An entry that begins
with a side and a shirt number is a player, every other one is about the table. What is left out
has a sensible value, so a test or a puzzle says only what matters. `docs/position.md` lists it all.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from difflib import get_close_matches
from typing import Final, NoReturn, TypeAlias

from pigskin.dice import Dice
from pigskin.edition import Edition, Options
from pigskin.errors import PositionError
from pigskin.model import (
    ACTION_NAMES,
    CASUALTY_NAMES,
    FEAT_NAMES,
    MARK_NAMES,
    NICE,
    NO_ACTION,
    NOBODY,
    NOWHERE,
    PLAYED,
    PRONE,
    ROSTERED,
    SEATS,
    STANDING,
    STATE_NAMES,
    STUNNED,
    WEATHER_NAMES,
    Profile,
    Table,
    side_of,
)
from pigskin.pitch import AWAY, HOME, LENGTH, WIDTH, square, square_text
from pigskin.questions import player_text
from pigskin.rules import phases
from pigskin.teams.roster import inducements, rosters

SIDES: Final[tuple[str, ...]] = ("home", "away")
STATS: Final[tuple[str, ...]] = ("ma", "st", "ag", "av")
USUAL_STATS: Final[tuple[int, int, int, int]] = (6, 3, 3, 8)
KIND_NAMES: Final[tuple[str, ...]] = ("rostered", "journeyman", "mercenary", "star")
_OF_A_TURN: Final[tuple[int, ...]] = (phases.TURN, phases.ACTION, phases.END_TURN)

# Entries with a number for each side, and the field of Side they fill.
SIDE_WORDS: Final[tuple[tuple[str, str], ...]] = (
    ("score", "score"),
    ("turns", "turn"),
    ("rerolls", "rerolls"),
    ("full-rerolls", "full_rerolls"),
    ("leader", "leader_rerolls"),
    ("apothecary", "apothecaries"),
    ("bribes", "bribes"),
    ("wizard", "wizards"),
    ("igor", "igors"),
    ("babes", "babes"),
    ("chef", "chefs"),
    ("necromancer", "necromancers"),
    ("fame", "fame"),
    ("fans", "fans"),
    ("fan-factor", "fan_factor"),
    ("assistants", "assistants"),
    ("cheerleaders", "cheerleaders"),
    ("treasury", "treasury"),
    ("petty-cash", "petty_cash"),
    ("budget", "budget"),
    ("value", "value"),
    ("casualties", "casualties"),
)
# Entries naming a side, and the field of Table they fill.
WHO_WORDS: Final[tuple[tuple[str, str], ...]] = (
    ("active", "active"),
    ("kicking", "kicking"),
    ("first-kicker", "first_kicker"),
    ("scored", "scored"),
    ("winner", "winner"),
)
# Entries that are there or not, with the field of Table they fill.
FLAG_WORDS: Final[tuple[tuple[str, str], ...]] = (
    ("begun", "begun"),
    ("turnover", "turnover"),
    ("bonus-turn", "bonus_turn"),
)
# What "used ..." may say has been done this turn.
USED_WORDS: Final[tuple[tuple[str, str], ...]] = (
    ("reroll", "rerolled"),
    ("blitz", "blitzed"),
    ("pass", "passed"),
    ("hand-off", "handed_off"),
    ("foul", "fouled"),
)
# What "acting ..." may add.
_ACTING_NUMBERS: Final[tuple[str, ...]] = ("moved", "rushes")
_ACTING_FLAGS: Final[tuple[tuple[str, str], ...]] = (
    ("blocked", "blocked"),
    ("risen", "rising"),
    ("finished", "finished"),
)
_OTHER_WORDS: Final[tuple[str, ...]] = (
    "ball", "weather", "turn", "half", "phase", "stage", "kick", "pool", "used", "marker-unmoved",
    "acting", "injuries", "feats", "bought", "ending", "teams", "roster",
)  # fmt: skip

_WORD: Final = re.compile(r'-?\d+,-?\d+(?=[\s/#,]|$)|,|(?:"(?:[^"\\\n]|\\.)*"|[^\s/#,"])+')
_SQUARE: Final = re.compile(r"(-?\d+),(-?\d+)")
_STAT: Final = re.compile(r"(ma|st|ag|av)(\d+)")
_BARE: Final = re.compile(r"[\w.'-]+")

Value: TypeAlias = int | str | tuple[int, ...] | tuple[str, ...] | tuple[tuple[int, int], ...]


class Word:
    """A word of the text and where it stands."""

    def __init__(self, text: str, at: int) -> None:
        self.text = text
        self.low = text.lower().replace("’", "'")
        self.at = at


class PlayerNote:
    """What an entry says about one player; None where it says nothing."""

    def __init__(self, side: int, number: int, word: Word) -> None:
        self.side = side
        self.number = number
        self.word = word
        self.square: int | None = None
        self.state: int | None = None
        self.stats: dict[str, int] = {}
        self.skills: list[str] = []
        self.marks = 0
        self.unplayed = False
        self.ball = False
        self.kind = ROSTERED
        self.name = ""
        self.position = ""
        self.race = ""
        self.niggling = 0
        self.value = 0
        self.spent = 0


class Sketch:
    """What a text says and no more: players, and fields of the table by name.

    Fields of a side are written "home.score". `parse` makes a table of a sketch; the tests hold
    one against a table.
    """

    def __init__(
        self, text: str, edition: Edition, find: Callable[[int, int], int] | None = None
    ) -> None:
        """Read a text. `find` gives the player of a side and shirt number; by default those
        of the text, in the order they appear."""
        self.text = text
        self.edition = edition
        self.players: list[PlayerNote] = []
        self.fields: dict[str, Value] = {}
        self._words: dict[str, Word] = {}
        self._find = find
        self._skills = {name.lower(): name for name in edition.by_name}
        self._longest = max([len(name.split()) for name in self._skills], default=1)
        entries = self._entries()
        for entry in entries:
            if entry[0].low in SIDES:
                self._read_player(entry)
        for entry in entries:
            if entry[0].low not in SIDES:
                self._read_entry(entry)

    # --- words and errors ---------------------------------------------------------------------

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
        raise PositionError(f"{where}: {message}\n  {line}\n  {' ' * column}^")

    def _unknown(self, word: Word, what: str, known: list[str]) -> NoReturn:
        near = get_close_matches(word.low, [each.lower() for each in known], 1)
        if near:
            hint = next(each for each in known if each.lower() == near[0])
            self.fail(word, f"{what} {word.text!r}; did you mean {hint!r}?")
        listed = f" (one of {', '.join(known)})" if len(known) <= 20 else ""
        self.fail(word, f"{what} {word.text!r}{listed}")

    def _set(self, field: str, value: Value, word: Word) -> None:
        if field in self.fields:
            self.fail(word, f"{word.text!r} says again what was said before")
        self.fields[field] = value
        self._words[field] = word

    def word_of(self, field: str) -> Word:
        """The word that gave a field."""
        return self._words[field]

    # --- small things -------------------------------------------------------------------------

    def _number(self, entry: list[Word], at: int, what: str) -> int:
        if at >= len(entry):
            self.fail(entry[-1], f"after {entry[-1].text!r}: {what} expected")
        if not entry[at].text.isdecimal():
            self.fail(entry[at], f"{what} expected, not {entry[at].text!r}")
        return int(entry[at].text)

    def _side(self, entry: list[Word], at: int) -> int:
        if at >= len(entry):
            self.fail(entry[-1], f"after {entry[-1].text!r}: home or away expected")
        if entry[at].low not in SIDES:
            self.fail(entry[at], f"home or away expected, not {entry[at].text!r}")
        return SIDES.index(entry[at].low)

    def _player(self, entry: list[Word], at: int) -> int:
        """A player by side and shirt number."""
        side = self._side(entry, at)
        number = self._number(entry, at + 1, "a shirt number")
        found = self._find(side, number) if self._find else self._seat(side, number)
        if found < 0:
            self.fail(entry[at], f"there is no player {SIDES[side]} {number}")
        return found

    def _seat(self, side: int, number: int) -> int:
        seats = [note.number for note in self.players if note.side == side]
        return side * SEATS + seats.index(number) if number in seats else NOBODY

    def _square(self, word: Word, border: bool = False) -> int:
        found = _SQUARE.fullmatch(word.text)
        if found is None:
            self.fail(word, f"a square such as 12,7 expected, not {word.text!r}")
        x, y = int(found.group(1)), int(found.group(2))
        rim = 1 if border else 0
        if not (-rim <= x < LENGTH + rim and -rim <= y < WIDTH + rim):
            self.fail(word, f"{word.text} is off the pitch: columns are 0-25, rows 0-14")
        return square(x, y)

    def _value(self, word: Word, text: str) -> str:
        """A value, with or without quotation marks."""
        if not text.startswith('"'):
            return text
        try:
            return str(json.loads(text))
        except ValueError:
            self.fail(word, f"{text} is not a text in quotation marks")

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

    # --- players ------------------------------------------------------------------------------

    def _read_player(self, entry: list[Word]) -> None:
        side = SIDES.index(entry[0].low)
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
        if _SQUARE.fullmatch(low):
            if note.square is not None:
                self.fail(word, "he has a square already")
            note.square = self._square(word)
        elif low in STATE_NAMES:
            if note.state is not None:
                self.fail(word, f"he is {STATE_NAMES[note.state]} already")
            note.state = STATE_NAMES.index(low)
        elif low == "ball":
            note.ball = True
        elif low == "unplayed":
            note.unplayed = True
        elif low in KIND_NAMES:
            note.kind = KIND_NAMES.index(low)
        elif low.startswith('"'):
            note.name = self._value(word, word.text)
        elif ":" in low:
            self._read_pair(note, word)
        elif low != "," and not self._read_mark(note, low) and not self._read_stat(note, low):
            known = [name for _, name in MARK_NAMES]
            known += [*self._skills.values(), *STATE_NAMES[1:], *KIND_NAMES, "ball", "unplayed"]
            self._unknown(word, "there is no skill, state or mark", known)
        return at + 1

    def _read_mark(self, note: PlayerNote, low: str) -> bool:
        for mark, name in MARK_NAMES:
            if name == low:
                note.marks |= mark
                return True
        return False

    def _read_stat(self, note: PlayerNote, low: str) -> bool:
        found = _STAT.fullmatch(low)
        if found is None:
            return False
        note.stats[found.group(1)] = int(found.group(2))
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
                note.value = int(text)
            else:
                note.niggling = int(text)
        elif key == "spent":
            name = self._skills.get(text.lower(), "")
            if not name or not self.edition.by_name[name].bit:
                known = [each.name for each in self.edition.skills if each.bit]
                self._unknown(Word(text, word.at), "there is no once-per-turn skill", known)
            note.spent |= self.edition.by_name[name].bit
        else:
            known = ["name", "pos", "race", "niggling", "value", "spent"]
            self._unknown(Word(key, word.at), "there is no keyword", known)

    # --- the table ----------------------------------------------------------------------------

    def _read_entry(self, entry: list[Word]) -> None:
        head = entry[0]
        low = head.low
        for name, field in SIDE_WORDS:
            if name == low:
                self._read_pair_of_numbers(entry, field)
                return
        for name, field in WHO_WORDS:
            if name == low:
                side = NOBODY
                if len(entry) < 2 or entry[1].low != "none":
                    side = self._side(entry, 1)
                self._set(field, side, head)
                self._end(entry, 2)
                return
        for name, field in FLAG_WORDS:
            if name == low:
                self._set(field, 1, head)
                self._end(entry, 1)
                return
        if low not in _OTHER_WORDS:
            known = [name for name, _ in SIDE_WORDS + WHO_WORDS + FLAG_WORDS]
            self._unknown(
                head, "an entry cannot begin with", [*SIDES, *_OTHER_WORDS, *known]
            )
        if len(entry) == 1 and low != "marker-unmoved":
            self.fail(head, f"{low} what?")
        self._read_other(low, entry)

    def _read_pair_of_numbers(self, entry: list[Word], field: str) -> None:
        """`word 2 1`, or `word home 2`."""
        if len(entry) > 1 and entry[1].low in SIDES:
            number = self._number(entry, 2, "a number")
            self._set(f"{entry[1].low}.{field}", number, entry[0])
        else:
            for side in (HOME, AWAY):
                number = self._number(entry, side + 1, f"a number for {SIDES[side]}")
                self._set(f"{SIDES[side]}.{field}", number, entry[0])
        self._end(entry, 3)

    def _read_other(self, low: str, entry: list[Word]) -> None:
        head, rest = entry[0], entry[1:]
        if low == "ball":
            self._read_ball(head, rest)
        elif low == "weather":
            self._set("weather", self._weather(rest), head)
        elif low == "turn":
            side = self._side(entry, 1)
            self._set("active", side, head)
            self._set(f"{SIDES[side]}.turn", self._number(entry, 2, "a turn number"), head)
            self._end(entry, 3)
        elif low == "half" or low == "stage":
            self._set(low, self._number(entry, 1, "a number"), head)
            self._end(entry, 2)
        elif low == "phase":
            names = list(phases.PHASE_NAMES)
            self._set("phase", self._phrase(rest, names, "there is no phase"), head)
        elif low == "kick":
            self._set("kick_square", self._square(rest[0], border=True), head)
            self._end(entry, 2)
        elif low == "used":
            for word in rest:
                number = self._phrase([word], [each for each, _ in USED_WORDS], "used what?")
                self._set(USED_WORDS[number][1], 1, word)
        elif low == "marker-unmoved":
            self._set("marker_moved", 0, head)
            self._end(entry, 1)
        elif low == "acting":
            self._read_acting(head, entry)
        elif low == "pool":
            self._read_pool(head, rest)
        elif low == "injuries":
            self._read_deeds("injuries", entry, list(CASUALTY_NAMES))
        elif low == "feats":
            self._read_deeds("feats", entry, list(FEAT_NAMES))
        elif low == "bought":
            self._read_bought(entry)
        elif low == "ending":
            self._set("ending", self._value(rest[0], rest[0].text), head)
            self._end(entry, 2)
        else:
            self._read_two_names(low, entry)

    def _read_ball(self, head: Word, rest: list[Word]) -> None:
        for word in rest:
            if word.low == "loose":
                self._set("loose", 1, word)
            else:
                self._set("ball", self._square(word), head)

    def _weather(self, rest: list[Word]) -> int:
        """The full name, or part of it: sweltering, heat, sunny, rain..."""
        phrase = " ".join([word.low for word in rest])
        for number, name in enumerate(WEATHER_NAMES):
            if f" {phrase} " in f" {name} ":
                return number
        return self._phrase(rest, list(WEATHER_NAMES), "there is no weather")

    def _read_acting(self, head: Word, entry: list[Word]) -> None:
        at = 2
        if entry[1].low == "nobody":
            self._set("actor", NOBODY, head)
        else:
            self._set("actor", self._player(entry, 1), head)
            at = 3
        flags = dict(_ACTING_FLAGS)
        while at < len(entry):
            word = entry[at]
            if word.low in _ACTING_NUMBERS:
                self._set(word.low, self._number(entry, at + 1, "a number"), word)
                at += 1
            elif word.low == "left":
                if at + 1 >= len(entry):
                    self.fail(word, "left which square?")
                self._set("left", self._square(entry[at + 1], border=True), word)
                at += 1
            elif word.low in flags:
                self._set(flags[word.low], 1, word)
            elif word.low in ACTION_NAMES:
                self._set("action", ACTION_NAMES.index(word.low), word)
            else:
                known = [*ACTION_NAMES, *_ACTING_NUMBERS, "left", *flags]
                self._unknown(word, "an action does not know", known)
            at += 1

    def _read_pool(self, head: Word, rest: list[Word]) -> None:
        """`pool home 1 2 3`"""
        members: list[int] = []
        side = rest[0]
        if side.low not in SIDES:
            self.fail(side, f"home or away expected, not {side.text!r}")
        for word in rest[1:]:
            if word.low in SIDES:
                side = word
            else:
                members.append(self._player([side, word], 0))
        self._set("pool", tuple(members), head)

    def _read_deeds(self, field: str, entry: list[Word], names: list[str]) -> None:
        """`feats home 3 completion, away 2 casualty`"""
        deeds: list[tuple[int, int]] = []
        at = 1
        while at < len(entry):
            end = at
            while end < len(entry) and entry[end].low != ",":
                end += 1
            player = self._player(entry[:end], at)
            if end - at < 3:
                self.fail(entry[end - 1], f"after {entry[end - 1].text!r}: what happened?")
            deeds.append((player, self._phrase(entry[at + 2 : end], names, "there is no")))
            at = end + 1
        self._set(field, tuple(deeds), entry[0])

    def _read_bought(self, entry: list[Word]) -> None:
        side = self._side(entry, 1)
        offers = list(inducements(self.edition.id))
        numbers = [self._phrase([word], offers, "there is no inducement") for word in entry[2:]]
        self._set(f"{SIDES[side]}.bought", tuple(numbers), entry[0])

    def _read_two_names(self, low: str, entry: list[Word]) -> None:
        """`teams "Reds" "Blues"` and `roster human orc`"""
        if len(entry) < 3:
            self.fail(entry[-1], f"after {entry[-1].text!r}: a name for away expected")
        self._end(entry, 3)
        names = (self._value(entry[1], entry[1].text), self._value(entry[2], entry[2].text))
        if low == "teams":
            self._set("team_names", names, entry[0])
            return
        known = list(rosters(self.edition.id))
        for word in entry[1:]:
            self._phrase([word], known, "there is no roster")
        self._set("rosters", (names[0].lower(), names[1].lower()), entry[0])


# --- reading ----------------------------------------------------------------------------------


def parse(
    text: str, edition: Edition, options: Options | None = None, dice: Dice | None = None
) -> Table:
    """The table a text describes; PositionError, pointing at the spot, when it is wrong."""
    sketch = Sketch(text, edition)
    table = Table(
        edition,
        options if options is not None else Options(),
        dice if dice is not None else Dice(),
    )
    for note in sketch.players:
        _seat(sketch, table, note)
    _lay_table(sketch, table)
    return table


def _seat(sketch: Sketch, table: Table, note: PlayerNote) -> None:
    if table.side(note.side).seats >= SEATS:
        sketch.fail(note.word, f"{SIDES[note.side]} has more than {SEATS} players")
    stats = (
        note.stats.get("ma", USUAL_STATS[0]),
        note.stats.get("st", USUAL_STATS[1]),
        note.stats.get("ag", USUAL_STATS[2]),
        note.stats.get("av", USUAL_STATS[3]),
    )
    profile = table.edition.profile(
        note.name, note.number, note.position, note.race, stats, tuple(note.skills),
        note.niggling, note.kind, note.value,
    )  # fmt: skip
    player = table.seat(note.side, profile)
    who = f"{SIDES[note.side]} {note.number}"
    table.marks[player] = note.marks
    table.spent[player] = note.spent
    state = note.state
    upright = state is None or state in (STANDING, PRONE, STUNNED)
    if note.square is None:
        if state is None or upright:
            sketch.fail(
                note.word,
                f"where is {who}? A square such as 7,7 or a box expected: "
                "reserves, ko, injured, off or faint",
            )
        table.state[player] = state
    else:
        if not upright:
            assert state is not None
            sketch.fail(note.word, f"{who} is on the pitch and {STATE_NAMES[state]} at once")
        if table.board[note.square]:
            other = player_text(table, table.player_at(note.square))
            where = square_text(note.square)
            sketch.fail(note.word, f"{who} cannot be at {where}: {other} is there")
        if not note.unplayed:
            table.marks[player] |= PLAYED
        table.put(player, note.square, STANDING if state is None else state)
    if note.ball:
        if note.square is None:
            sketch.fail(note.word, f"{who} has the ball, but is not on the pitch")
        if table.carrier != NOBODY:
            holder = player_text(table, table.carrier)
            sketch.fail(note.word, f"{who} has the ball, but so has {holder}")
        if "ball" in sketch.fields:
            sketch.fail(sketch.word_of("ball"), f"the ball is here, but also with {who}")
        table.give_ball(player)


def _lay_table(sketch: Sketch, table: Table) -> None:
    """Everything but the players: what the text says, and the usual for the rest."""
    fields = sketch.fields
    said = _Said(fields)
    table.actor = said.number("actor", NOBODY)
    table.phase = said.number("phase", phases.ACTION if table.actor >= 0 else phases.TURN)
    table.active = said.number("active", _usual_active(table))
    table.kicking = said.number("kicking", AWAY)
    table.first_kicker = said.number("first_kicker", table.kicking)
    table.bonus_turn = said.flag("bonus_turn", False)
    for field in ("stage", "moved", "rushes", "ball", "kick_square", "left"):
        setattr(table, field, said.number(field, NOWHERE))
    for field in (
        "loose", "rerolled", "blitzed", "passed", "handed_off", "fouled", "begun", "turnover",
        "blocked", "rising", "finished",
    ):  # fmt: skip
        setattr(table, field, said.flag(field, False))
    table.marker_moved = said.flag("marker_moved", True)
    table.half = said.number("half", 1)
    table.weather = said.number("weather", NICE)
    table.scored = said.number("scored", NOBODY)
    table.winner = said.number("winner", NOBODY)
    table.action = said.number("action", NO_ACTION)
    table.ending = said.text("ending")
    for field in ("pool", "injuries", "feats"):
        if field in fields:
            setattr(table, field, fields[field])
    if "team_names" in fields:
        table.team_names = said.two("team_names")
    if "rosters" in fields:
        known = rosters(table.edition.id)
        home, away = said.two("rosters")
        table.rosters = (known[home], known[away])
    _turn_markers(table, said)
    for side in (HOME, AWAY):
        owner = table.side(side)
        for _, field in SIDE_WORDS:
            if field != "turn" and field != "full_rerolls":
                setattr(owner, field, said.number(f"{SIDES[side]}.{field}", 0))
        owner.full_rerolls = said.number(f"{SIDES[side]}.full_rerolls", owner.rerolls)
        if f"{SIDES[side]}.bought" in fields:
            setattr(owner, "bought", fields[f"{SIDES[side]}.bought"])  # noqa: B010


class _Said:
    """Fields of a sketch by their kinds."""

    def __init__(self, fields: dict[str, Value]) -> None:
        self.fields = fields

    def number(self, field: str, usual: int) -> int:
        value = self.fields.get(field, usual)
        assert isinstance(value, int)
        return value

    def flag(self, field: str, usual: bool) -> bool:
        return self.number(field, 1 if usual else 0) != 0

    def text(self, field: str) -> str:
        return str(self.fields.get(field, ""))

    def two(self, field: str) -> tuple[str, str]:
        value = self.fields[field]
        assert isinstance(value, tuple)
        return str(value[0]), str(value[1])


def _usual_active(table: Table) -> int:
    """Home, unless a player is acting or it is nobody's turn."""
    if table.phase not in _OF_A_TURN:
        return NOBODY
    return side_of(table.actor) if table.actor >= 0 else HOME


def _usual_other_turn(table: Table, own: int) -> int:
    """The other side's turn marker: the receivers go first, so the kickers are one behind."""
    return own if table.active == table.kicking else max(0, own - 1)


def _turn_markers(table: Table, said: _Said) -> None:
    for side in (HOME, AWAY):
        table.side(side).turn = said.number(f"{SIDES[side]}.turn", 0)
    if table.active < 0 or table.phase not in _OF_A_TURN or table.bonus_turn:
        return
    own = table.side(table.active)
    if f"{SIDES[table.active]}.turn" not in said.fields:
        own.turn = 1
    if f"{SIDES[1 - table.active]}.turn" not in said.fields:
        table.side(1 - table.active).turn = _usual_other_turn(table, own.turn)


# --- printing ---------------------------------------------------------------------------------


def to_text(table: Table) -> str:
    """The table as text, one entry a line; `parse` makes the same table of it again."""
    lines: list[str] = []
    for side in (HOME, AWAY):
        worn: list[int] = []
        for player in table.players(side):
            number = table.profiles[player].number
            if number in worn:
                raise PositionError(
                    f"two players wear {SIDES[side]} {number}; a position needs a number for each"
                )
            worn.append(number)
            lines.append(_player_line(table, player))
    lines.extend(_clock_lines(table))
    lines.extend(_ball_lines(table))
    lines.extend(_turn_lines(table))
    for name, field in SIDE_WORDS:
        if field != "turn" and field != "score":
            lines.extend(_numbers_line(table, name, field))
    lines.extend(_memory_lines(table))
    return "\n".join(lines)


def _quoted(text: str) -> str:
    return text if _BARE.fullmatch(text) else json.dumps(text, ensure_ascii=False)


def _player_line(table: Table, player: int) -> str:
    profile = table.profiles[player]
    marks = table.marks[player]
    words = [player_text(table, player)]
    state = table.state[player]
    if table.place[player]:
        words.append(square_text(table.place[player]))
        if not marks & PLAYED:
            words.append("unplayed")
        marks &= ~PLAYED
    if not table.place[player] or state != STANDING:
        words.append(STATE_NAMES[state])
    stats = (profile.ma, profile.st, profile.ag, profile.av)
    for name, number, usual in zip(STATS, stats, USUAL_STATS):
        if number != usual:
            words.append(f"{name}{number}")
    words.extend(_skill_words(table, profile))
    words.extend([name for mark, name in MARK_NAMES if marks & mark])
    if table.carrier == player:
        words.append("ball")
    for skill in table.edition.skills:
        if skill.bit and table.spent[player] & skill.bit:
            words.append(f"spent:{_quoted(skill.name)}")
    if profile.kind != ROSTERED:
        words.append(KIND_NAMES[profile.kind])
    if profile.niggling:
        words.append(f"niggling:{profile.niggling}")
    for key, text in (("pos", profile.position), ("race", profile.race), ("name", profile.name)):
        if text:
            words.append(f"{key}:{_quoted(text)}")
    if profile.value:
        words.append(f"value:{profile.value}")
    return " ".join(words)


def _skill_words(table: Table, profile: Profile) -> list[str]:
    """The skills; a comma keeps apart two that would read as a third (Pass, Block)."""
    names = [skill.name for skill in profile.skills]
    words: list[str] = []
    for number, name in enumerate(names):
        after = " ".join([name, *names[number + 1 :], ""])
        if any(
            len(each) > len(name) and after.startswith(each + " ") for each in table.edition.by_name
        ):
            name += ","
        words.append(name)
    return words


def _clock_lines(table: Table) -> list[str]:
    lines: list[str] = []
    if table.team_names != ("home", "away"):
        home, away = [json.dumps(name, ensure_ascii=False) for name in table.team_names]
        lines.append(f"teams {home} {away}")
    if table.rosters is not None:
        lines.append(f"roster {table.rosters[0].id} {table.rosters[1].id}")
    if table.phase != (phases.ACTION if table.actor >= 0 else phases.TURN):
        lines.append(f"phase {phases.PHASE_NAMES[table.phase]}")
    if table.stage:
        lines.append(f"stage {table.stage}")
    if table.half != 1:
        lines.append(f"half {table.half}")
    lines.extend(_marker_lines(table))
    if table.kicking != AWAY:
        lines.append(f"kicking {SIDES[table.kicking]}")
    if table.first_kicker != table.kicking:
        lines.append(f"first-kicker {SIDES[table.first_kicker]}")
    lines.extend(_numbers_line(table, "score", "score"))
    if table.weather != NICE:
        lines.append(f"weather {WEATHER_NAMES[table.weather]}")
    return lines


def _marker_lines(table: Table) -> list[str]:
    """Whose turn it is, and the turn markers."""
    active = table.active
    usual = _usual_active(table)
    turns = (table.home.turn, table.away.turn)
    clock = active >= 0 and table.phase in _OF_A_TURN and not table.bonus_turn
    if clock and turns[1 - active] == _usual_other_turn(table, turns[active]):
        if active == usual and turns[active] == 1:
            return []
        return [f"turn {SIDES[active]} {turns[active]}"]
    lines: list[str] = []
    if active != usual:
        lines.append(f"active {SIDES[active] if active >= 0 else 'none'}")
    if clock or turns != (0, 0):
        lines.append(f"turns {turns[0]} {turns[1]}")
    return lines


def _ball_lines(table: Table) -> list[str]:
    words: list[str] = []
    if table.ball:
        words.append(square_text(table.ball))
    if table.loose:
        words.append("loose")
    lines = [f"ball {' '.join(words)}"] if words else []
    if table.kick_square:
        lines.append(f"kick {square_text(table.kick_square)}")
    return lines


def _turn_lines(table: Table) -> list[str]:
    """What has happened this turn and in this action."""
    lines: list[str] = []
    used = [name for name, field in USED_WORDS if getattr(table, field)]
    if used:
        lines.append(f"used {' '.join(used)}")
    lines.extend([name for name, field in FLAG_WORDS if getattr(table, field)])
    if not table.marker_moved:
        lines.append("marker-unmoved")
    words: list[str] = []
    if table.action != NO_ACTION:
        words.append(ACTION_NAMES[table.action])
    for name in _ACTING_NUMBERS:
        if getattr(table, name):
            words.append(f"{name} {getattr(table, name)}")
    words.extend([name for name, field in _ACTING_FLAGS if getattr(table, field)])
    if table.left:
        words.append(f"left {square_text(table.left)}")
    if words or table.actor >= 0:
        actor = player_text(table, table.actor) if table.actor >= 0 else "nobody"
        lines.append(" ".join(["acting", actor, *words]))
    if table.pool:
        pool = ["pool"]
        side = NOBODY
        for player in table.pool:
            if side_of(player) != side:
                side = side_of(player)
                pool.append(SIDES[side])
            pool.append(str(table.profiles[player].number))
        lines.append(" ".join(pool))
    return lines


def _numbers_line(table: Table, name: str, field: str) -> list[str]:
    home, away = getattr(table.home, field), getattr(table.away, field)
    usual = (0, 0)
    if field == "full_rerolls":
        usual = (table.home.rerolls, table.away.rerolls)
    return [f"{name} {home} {away}"] if (home, away) != usual else []


def _memory_lines(table: Table) -> list[str]:
    """What the end of the match will be about."""
    lines: list[str] = []
    offers = list(inducements(table.edition.id))
    for side in (HOME, AWAY):
        bought = table.side(side).bought
        if bought:
            lines.append(" ".join(["bought", SIDES[side], *[offers[each] for each in bought]]))
    for name, deeds, names in (
        ("injuries", table.injuries, CASUALTY_NAMES),
        ("feats", table.feats, FEAT_NAMES),
    ):
        if deeds:
            told = [f"{player_text(table, player)} {names[what]}" for player, what in deeds]
            lines.append(f"{name} {', '.join(told)}")
    if table.scored >= 0:
        lines.append(f"scored {SIDES[table.scored]}")
    if table.winner >= 0:
        lines.append(f"winner {SIDES[table.winner]}")
    if table.ending:
        lines.append(f"ending {json.dumps(table.ending, ensure_ascii=False)}")
    return lines


