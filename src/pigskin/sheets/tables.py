"""The tables of an edition that dice are rolled on, as the rules read them.

Every row comes from the table or the procedure that the match rolls on; its words from the effect
it brings or from the rules index.
"""

from __future__ import annotations

import re
from typing import Final

from pigskin.contract.arguments import INJURY_NAMES
from pigskin.dice import ForcedDice, NextRoll
from pigskin.edition import Edition
from pigskin.editions.bb2020.prayers import PRAYERS
from pigskin.editions.bb2020.praying import LEAGUE
from pigskin.effects import moments as at
from pigskin.effects.causes import BY_BLOCK, CASUALTY_BAND, KO, LIGHT_CASUALTY, STUN
from pigskin.effects.holding import DRIVE, HALF, MATCH
from pigskin.effects.sorting import by_moment
from pigskin.model import CASUALTY_NAMES, NOBODY, Table
from pigskin.numbers import Code
from pigskin.position import parse
from pigskin.questions import ACCEPT_CALL, ARGUE, BRIBE, verb_of
from pigskin.rules.fouling import ARGUED, BRIBED, EXCUSED, SENT
from pigskin.rules.injury import injury_band
from pigskin.sheets.forms import Plain, chapter, grouped, row, said, sheet_table
from pigskin.sheets.scenes import HE

CASUALTY_FROM: Final = 10  # an injury that is a casualty
_LASTING: Final = "lasting injury"
TWO_DICE: Final = range(2, 13)
_LASTS: Final[dict[int, str]] = {DRIVE: "drive", HALF: "half", MATCH: "match"}
_BAND_RULES: Final[dict[int, str]] = {
    STUN: "stunned", KO: "ko", LIGHT_CASUALTY: "stunty-badly-hurt", CASUALTY_BAND: "casualty",
}  # fmt: skip
# What a coach who does something about a call has got out of it.
_CALLS: Final[dict[int, str]] = {
    SENT: "the call stands",
    ARGUED: "to the reserves instead, and the turn is over",
    EXCUSED: "he stays, but the turn is over",
    BRIBED: "nothing was seen",
}


def kick_off(edition: Edition) -> Plain:
    """The kick-off events."""
    rows = []
    for roll in TWO_DICE:
        name = edition.kick_off_names[roll]
        slug = "kickoff." + re.sub(r"[^a-z]+", "-", name.lower()).strip("-")
        words = [
            each.text
            for each in chapter(edition.id, "Kick-off")
            if each.id == slug or each.id.startswith(f"{slug}-")
        ]
        rows.append(row(str(roll), name, " ".join(words)))
    return sheet_table("kick-off", "Kick-off events", "2D6", rows)


def weather(edition: Edition) -> Plain:
    """The weather, and what each day does."""
    found = []
    for roll in TWO_DICE:
        number = edition.weather_table[roll]
        found.append((roll, edition.weather_names[number], edition.weathers[number].text))
    return sheet_table("weather", "Weather", "2D6", grouped(found))


def injury(edition: Edition) -> list[Plain]:
    """The injury table, and how it is read for those who have one of their own."""
    usual = _bands(edition, "")
    rows = grouped([(roll, INJURY_NAMES[band], _band_words(edition, band)) for roll, band in usual])
    tables = [sheet_table("injury", "Injury", "2D6", rows)]
    for skill in edition.skills:
        if by_moment((skill,))[at.INJURY_BAND]:
            own = _bands(edition, skill.name)
            if own != usual:
                rows = grouped([(roll, INJURY_NAMES[band], "") for roll, band in own])
                title = f"Injury with {skill.name}"
                tables.append(
                    sheet_table(f"injury {skill.name.lower()}", title, "2D6", rows)
                )
    return tables


def _bands(edition: Edition, skill: str) -> list[tuple[int, int]]:
    table = parse(f"home 1 7,7 {skill}", edition)
    return [(roll, injury_band(table, HE, roll, BY_BLOCK, NOBODY)) for roll in TWO_DICE]


def _band_words(edition: Edition, band: int) -> str:
    return said(edition.id, f"injury.{_BAND_RULES[band]}")


def casualty(edition: Edition) -> list[Plain]:
    """The casualty table and, where a second die says what lasts, the table of that."""
    results = _hurt(parse("home 1 7,7", edition), ())
    if all(each.sides == (6, 8) for each in results):  # tens and units
        rolled = [(10 * each.faces[0] + each.faces[1], each) for each in results]
        return [_casualties(edition, "casualty", "Casualty", "D68", rolled)]
    single = [(each.faces[0], each) for each in results if len(each.faces) == 1]
    second = {each.faces[1]: each for each in results if len(each.faces) > 1}
    for face in sorted({each.faces[0] for each in results if len(each.faces) > 1}):
        single.append((face, _Hurt((face,), (), _LASTING, "")))
    single.sort(key=_figure)
    tables = [_casualties(edition, "casualty", "Casualty", f"D{results[0].sides[0]}", single)]
    if second:
        lasting = sorted(second.items())
        tables.append(_casualties(edition, "lasting injury", "Lasting injury", "D6", lasting))
    return tables


class _Hurt:
    """What some dice say: the effect, and what the row is called."""

    def __init__(
        self, faces: tuple[int, ...], sides: tuple[int, ...], effect: str, called: str
    ) -> None:
        self.faces = faces
        self.sides = sides
        self.effect = effect
        self.called = called


def _figure(rolled: tuple[int, _Hurt]) -> int:
    return rolled[0]


def _hurt(table: Table, faces: tuple[int, ...], sides: tuple[int, ...] = ()) -> list[_Hurt]:
    """Every way the casualty roll of a player can fall."""
    trial = table.copy()
    trial.dice = ForcedDice([*faces])
    try:
        result, number = trial.edition.casualty(trial, HE, CASUALTY_FROM, None)
    except NextRoll as wanted:
        more = (*sides, wanted.sides)
        found: list[_Hurt] = []
        for face in range(1, wanted.sides + 1):
            found += _hurt(table, (*faces, face), more)
        return found
    called = trial.edition.casualty_rows.get(number, "")
    return [_Hurt(faces, sides, CASUALTY_NAMES[result], called)]


def _casualties(
    edition: Edition, id: str, title: str, dice: str, rolled: list[tuple[int, _Hurt]]
) -> Plain:
    """One of the two tables; rows with the same effect are one, whatever they are called."""
    rows = grouped([(figure, each.effect, "") for figure, each in rolled])
    for made in rows:
        low, _, high = str(made["roll"]).partition("-")
        names = [
            each.called
            for figure, each in rolled
            if int(low) <= figure <= int(high or low) and each.called
        ]
        made["called"] = [*dict.fromkeys(names)]
        words = (f"{made['roll']}: ", f"{title} {made['roll']}: ")
        for each in chapter(edition.id, "Casualties"):
            if each.title.startswith(words):
                made["text"] = each.text
    return sheet_table(id, title, dice, rows)


def prayers(edition: Edition) -> list[Plain]:
    """The prayers to Nuffle, of an edition that hears them."""
    if not chapter(edition.id, "Prayers to Nuffle"):
        return []
    rows = [
        row(str(each.row), each.name, f"{each.text} ({_LASTS[each.lasts]})") for each in PRAYERS
    ]
    notes = [said(edition.id, "prayers.roll"), said(edition.id, "prayers.exhibition")]
    return [sheet_table("prayers", "Prayers to Nuffle", f"D{LEAGUE}", rows, notes)]


def referee(edition: Edition) -> list[Plain]:
    """What a coach can do about a sending-off: each die of an argument and of a bribe."""
    tables = []
    for verb, id, title in ((ARGUE, "argue", "Argue the call"), (BRIBE, "bribe", "Bribe")):
        found = []
        for face in range(1, 7):
            words = _appeal(edition, verb, face)
            if words:
                found.append((face, words, ""))
        if found:
            tables.append(sheet_table(id, title, "D6", grouped(found)))
    return tables


def _appeal(edition: Edition, verb: Code, face: int) -> str:
    """What a die says to a coach who tries this; nothing where he cannot."""
    table = parse("home 1 7,7 / away 1 8,7 prone / bribes 1 0", edition)
    table.dice = ForcedDice([face])
    table.events = []
    flow = edition.appeal(table, HE)
    try:
        question = next(flow)
        wanted = [code for code in question.codes if verb_of(code) == verb_of(verb)]
        if not wanted:
            return ""
        flow.send(wanted[0])
        while True:
            flow.send(ACCEPT_CALL)
    except StopIteration as done:
        said_so = _CALLS[done.value]
    banned = any(event[0] == "coach banned" for event in table.events or [])
    return f"{said_so}, and the coach is sent away" if banned else said_so
