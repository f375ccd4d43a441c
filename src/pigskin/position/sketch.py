"""What a text says and no more."""

from __future__ import annotations

from collections.abc import Callable

from pigskin.edition import Edition
from pigskin.effects.holding import HOLDER_NAMES, HOLDERS, UNTIL_NAMES, boon_names, effect_names
from pigskin.model import (
    ACTION_NAMES,
    CASUALTY_NAMES,
    FEAT_NAMES,
    NEITHER,
    NOBODY,
    NOWHERE,
    SEATS,
    WEATHER_NAMES,
)
from pigskin.numbers import PlayerNo, SideNo
from pigskin.pitch import AWAY, HOME, SIDES
from pigskin.position.players import Squad
from pigskin.position.spelling import Word
from pigskin.position.words import (
    ACTING_FLAGS,
    ACTING_NUMBERS,
    BIT_FIELDS,
    FLAG_WORDS,
    OTHER_WORDS,
    SIDE_WORDS,
    USED_WORDS,
    WHO_WORDS,
    bit_names,
)
from pigskin.rules import phases


class Sketch(Squad):
    """What a text says and no more: players, and fields of the table by name.

    Fields of a side are written "home.score". `parse` makes a table of a sketch; the tests hold
    one against a table.
    """

    def __init__(
        self, text: str, edition: Edition, find: Callable[[SideNo, int], PlayerNo] | None = None
    ) -> None:
        """Read a text. `find` gives the player of a side and shirt number; by default those
        of the text, in the order they appear."""
        super().__init__(text, edition, find)
        entries = self._entries()
        for entry in entries:
            if entry[0].low in SIDES:
                self._read_player(entry)
        for entry in entries:
            if entry[0].low not in SIDES:
                self._read_entry(entry)

    def _read_entry(self, entry: list[Word]) -> None:
        head = entry[0]
        low = head.low
        for name, field in SIDE_WORDS:
            if name == low:
                self._read_pair_of_numbers(entry, field)
                return
        for name, field in WHO_WORDS:
            if name == low:
                side = NEITHER
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
        if low not in OTHER_WORDS:
            known = [name for name, _ in SIDE_WORDS + WHO_WORDS + FLAG_WORDS]
            self._unknown(head, "an entry cannot begin with", [*SIDES, *OTHER_WORDS, *known])
        if len(entry) == 1 and low != "marker-unmoved":
            self.fail(head, f"{low} what?")
        self._read_other(low, entry)

    def _read_pair_of_numbers(self, entry: list[Word], field: str) -> None:
        """`word 2 1`, or `word home 2`, or of some words `word home "name" "another"`."""
        named = len(entry) > 2 and not entry[2].text.isdecimal() and field in BIT_FIELDS
        if named and entry[1].low in SIDES:
            self._read_bits(entry, field)
            return
        if len(entry) > 1 and entry[1].low in SIDES:
            number = self._number(entry, 2, "a number")
            self._set(f"{entry[1].low}.{field}", number, entry[0])
        else:
            for side in (HOME, AWAY):
                number = self._number(entry, side + 1, f"a number for {SIDES[side]}")
                self._set(f"{SIDES[side]}.{field}", number, entry[0])
        self._end(entry, 3)

    def _read_bits(self, entry: list[Word], field: str) -> None:
        """`prayers home stiletto "iron man"`"""
        names = bit_names(self.edition, field)
        total = 0
        for word in entry[2:]:
            name = Word(self._value(word, word.text), word.at)
            total |= 1 << self._phrase([name], names, f"among the {field} there is no")
        self._set(f"{entry[1].low}.{field}", total, entry[0])

    def _read_other(self, low: str, entry: list[Word]) -> None:
        head, rest = entry[0], entry[1:]
        if low == "ball":
            self._read_ball(head, rest)
        elif low == "second-ball":
            self._read_second_ball(head, rest)
        elif low == "weather":
            self._set("weather", self._weather(rest), head)
        elif low == "old-weather":
            self._set("old_weather", self._weather(rest), head)
        elif low == "turn":
            side = self._side(entry, 1)
            self._set("active", side, head)
            self._set(f"{SIDES[side]}.turn", self._number(entry, 2, "a turn number"), head)
            self._end(entry, 3)
        elif low in ("half", "stage", "picks"):
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
                self._count(USED_WORDS[number][1], word)
        elif low == "marker-unmoved":
            self._set("marker_moved", 0, head)
            self._end(entry, 1)
        elif low == "acting":
            self._read_acting(head, entry)
        elif low == "ending":
            self._set("ending", self._value(rest[0], rest[0].text), head)
            self._end(entry, 2)
        elif low in ("teams", "roster", "chosen-rules"):
            self._read_two_names(low, entry)
        else:
            self._read_list(low, entry)

    def _read_list(self, low: str, entry: list[Word]) -> None:
        """Words that say several things of one kind."""
        if low in ("pool", "stallers"):
            self._read_members(low, entry[0], entry[1:])
        elif low == "injuries":
            self._read_deeds("injuries", entry, list(CASUALTY_NAMES))
        elif low == "feats":
            self._read_deeds("feats", entry, list(FEAT_NAMES))
        elif low == "boons":
            self._read_boons(entry)
        elif low == "lent":
            self._read_lent(entry)
        elif low == "bought":
            self._read_bought(entry)
        elif low in ("hand", "played"):
            self._read_cards(low, entry)
        else:
            self._read_effects(entry)

    def _read_ball(self, head: Word, rest: list[Word]) -> None:
        for word in rest:
            if word.low == "loose":
                self._set("loose", 1, word)
            else:
                self._set("ball", self._square(word), head)

    def _read_second_ball(self, head: Word, rest: list[Word]) -> None:
        for word in rest:
            if word.low == "loose":
                self._set("second_loose", 1, word)
            elif word.low == "none":
                self._set("second_ball", NOWHERE, head)
            else:
                self._set("second_ball", self._square(word), head)
        if "second_ball" not in self.fields:
            self.fail(head, "where is the second ball?")

    def _weather(self, rest: list[Word]) -> int:
        """The full name, or part of it: sweltering, heat, sunny, rain... or as the edition says."""
        phrase = " ".join([word.low for word in rest])
        for names in (WEATHER_NAMES, self.edition.weather_names):
            for number, name in enumerate(names):
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
        flags = dict(ACTING_FLAGS)
        while at < len(entry):
            word = entry[at]
            if word.low in ACTING_NUMBERS:
                self._set(word.low, self._number(entry, at + 1, "a number"), word)
                at += 1
            elif word.low == "left":
                if at + 1 >= len(entry):
                    self.fail(word, "left which square?")
                self._set("left", self._square(entry[at + 1], border=True), word)
                at += 1
            elif word.low == "target":
                self._set("target", self._player(entry, at + 1), word)
                at += 2
            elif word.low in flags:
                self._set(flags[word.low], 1, word)
            elif word.low in ACTION_NAMES:
                self._set("action", ACTION_NAMES.index(word.low), word)
            elif (two := " ".join([each.low for each in entry[at : at + 2]])) in ACTION_NAMES:
                self._set("action", ACTION_NAMES.index(two), word)
                at += 1
            else:
                known = [*ACTION_NAMES, *ACTING_NUMBERS, "left", "target", *flags]
                self._unknown(word, "an action does not know", known)
            at += 1

    def _read_members(self, field: str, head: Word, rest: list[Word]) -> None:
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
        self._set(field, tuple(members), head)

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

    def _read_lent(self, entry: list[Word]) -> None:
        """`lent away 12 home 3`: away 12 is home 3, who plays for the others now, or has."""
        pairs: list[tuple[int, int]] = []
        for at in range(1, len(entry), 5):
            if at > 1 and entry[at - 1].low != ",":
                self.fail(entry[at - 1], "a comma expected between two players who were lent")
            other, own = self._player(entry, at), self._player(entry, at + 2)
            if other // SEATS == own // SEATS:
                self.fail(entry[at], "nobody is lent to his own side")
            pairs.append((other, own))
        self._set("lent", tuple(pairs), entry[0])

    def _read_boons(self, entry: list[Word]) -> None:
        """`boons home 3 slower until drive, away 2 Pro until match`"""
        known = boon_names(self.edition)
        names = list(known)
        boons: list[tuple[int, int, int, int]] = []
        at = 1
        while at < len(entry):
            end = at
            while end < len(entry) and entry[end].low != ",":
                end += 1
            player = self._player(entry[:end], at)
            if end - at < 5 or entry[end - 2].low != "until":
                self.fail(entry[end - 1], f"after {entry[end - 1].text!r}: what, and until when?")
            what = self._phrase(entry[at + 2 : end - 2], names, "there is no skill or change")
            until = self._phrase([entry[end - 1]], list(UNTIL_NAMES), "there is no")
            effect, amount = known[names[what]]
            boons.append((player, effect, until, amount))
            at = end + 1
        self._set("held", tuple(boons), entry[0])

    def _read_bought(self, entry: list[Word]) -> None:
        side = self._side(entry, 1)
        offers = list(self.edition.inducements)
        numbers = [self._phrase([word], offers, "there is no inducement") for word in entry[2:]]
        self._set(f"{SIDES[side]}.bought", tuple(numbers), entry[0])

    def _read_cards(self, field: str, entry: list[Word]) -> None:
        """`hand home Pit Trap, Zap!`"""
        side = self._side(entry, 1)
        cards = self.edition.cards
        names = [card.name for card in cards]
        numbers = [
            cards[self._phrase(part, names, "there is no card")].id
            for part in _named_parts(entry[2:], names)
        ]
        self._set(f"{SIDES[side]}.{field}", tuple(numbers), entry[0])

    def _read_effects(self, entry: list[Word]) -> None:
        """`effects home The Wall until start, table Sprinkler Malfunction until drive`"""
        known = effect_names(self.edition)
        names = list(known)
        held: list[tuple[int, int, int, int]] = []
        for part in _parts(entry[1:]):
            if part[0].low not in HOLDER_NAMES:
                self.fail(part[0], f"home, away or table expected, not {part[0].text!r}")
            amount = 1
            if len(part) > 4 and part[-1].low.removeprefix("x").isdecimal():
                amount = int(part.pop().low.removeprefix("x")[:6])
            if len(part) < 4 or part[-2].low != "until":
                self.fail(part[-1], f"after {part[-1].text!r}: what, and until when?")
            what = self._phrase(part[1:-2], names, "there is no effect")
            until = self._phrase([part[-1]], list(UNTIL_NAMES), "there is no")
            holder = HOLDERS[0] + HOLDER_NAMES.index(part[0].low)
            held.append((holder, known[names[what]], until, amount))
        self._set("effects", tuple(held), entry[0])

    def _read_two_names(self, low: str, entry: list[Word]) -> None:
        """`teams "Reds" "Blues"`, `roster human orc` and `chosen-rules "" "Favoured of Nurgle"`"""
        if len(entry) < 3:
            self.fail(entry[-1], f"after {entry[-1].text!r}: a name for away expected")
        self._end(entry, 3)
        names = (self._value(entry[1], entry[1].text), self._value(entry[2], entry[2].text))
        if low == "teams":
            self._set("team_names", names, entry[0])
            return
        if low == "chosen-rules":
            rules = list(self.edition.books.special_rules)
            for word, name in zip(entry[1:], names):
                if name and name not in rules:
                    self._unknown(Word(name, word.at), "there is no special rule", rules)
            self._set("chosen_rules", names, entry[0])
            return
        known = list(self.edition.rosters)
        for word in entry[1:]:
            self._phrase([word], known, "there is no roster")
        self._set("rosters", (names[0].lower(), names[1].lower()), entry[0])


def _parts(words: list[Word]) -> list[list[Word]]:
    """What stands between the commas."""
    found: list[list[Word]] = [[]]
    for word in words:
        if word.low == ",":
            found.append([])
        else:
            found[-1].append(word)
    return [each for each in found if each]


def _named_parts(words: list[Word], names: list[str]) -> list[list[Word]]:
    """What stands between the commas, where some names have a comma of their own."""
    found: list[list[Word]] = []
    known = [name.lower() for name in names]
    for part in _parts(words):
        before = " ".join([word.low for word in found[-1]]) if found else ""
        both = f"{before}, {' '.join([word.low for word in part])}"
        if before not in known and both in known:
            last = found[-1].pop()
            found[-1] += [Word(f"{last.text},", last.at), *part]
        else:
            found.append(part)
    return found
