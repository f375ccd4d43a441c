"""The log of a team: its events in order, each with why it happened, and the sheet they come to."""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final

from pigskin.errors import LeagueError
from pigskin.league.events import Event, Hired, Joined, Withdrawn
from pigskin.league.figures import league_figures
from pigskin.league.sheet import FEATS, Record, Sheet, SheetPlayer, number_of
from pigskin.showing import quoted
from pigskin.teams.near import hint

NOTHING: Final = Sheet("", "", "")  # what a log begins from


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of a log.

    `match` is the fixture it follows from, `step` where in its books, or what else was going on.
    Nothing is ever taken out of a log; what was withdrawn stays there and counts for nothing.
    """

    event: Event
    step: str = ""
    match: str = ""
    dice: tuple[int, ...] = ()
    by: str = ""
    at: float = 0.0  # seconds since 1970; 0 is not known


@dataclass(frozen=True, slots=True)
class Told:
    """An entry as it is read: in words, and whether it still counts."""

    number: int  # from 1
    entry: Entry
    words: str
    counts: bool = True


@dataclass(frozen=True, slots=True)
class Change:
    """An entry that changed something one asked about."""

    number: int  # of the entry, from 1
    entry: Entry
    told: str
    before: object
    after: object


@dataclass(frozen=True, slots=True)
class Clash:
    """An entry that makes no sense any more, since something before it was withdrawn."""

    number: int
    told: str
    why: str


def standing(entries: Iterable[Entry]) -> Iterator[tuple[int, Entry]]:
    """The entries that count, with their numbers: those that no later one withdraws."""
    listed = list(entries)
    gone: set[int] = set()
    until: dict[str, int] = {}
    for number, entry in enumerate(listed, 1):
        if isinstance(entry.event, Withdrawn):
            gone.update(entry.event.entries)
            if entry.event.withdraws:
                until[entry.event.withdraws] = number
    for number, entry in enumerate(listed, 1):
        if number not in gone and number >= until.get(entry.match, 0):
            yield number, entry


def fold(entries: Iterable[Entry]) -> Sheet:
    """The sheet that a log comes to."""
    listed, sheet = list(entries), NOTHING
    for _, entry in standing(listed):
        sheet = entry.event.after(sheet)
    return replace(sheet, last_key=last_key(listed))


def last_key(entries: Iterable[Entry]) -> int:
    """The highest number a player's key has had in a log, withdrawn or not."""
    came = [entry.event for entry in entries if isinstance(entry.event, Hired | Joined)]
    return max([number_of(event.player) for event in came], default=0)


def clashes(entries: Iterable[Entry], words: Mapping[int, str] | None = None) -> list[Clash]:
    """Entries that cannot be carried out after those before them.

    `words` tell entries, by their numbers, as they were told before something was withdrawn.
    """
    sheet, found, words = NOTHING, [], words or {}
    known: list[str] = []  # what is wrong already
    squad: list[str] = []  # of that, what is wrong with players, who seldom change
    for number, entry in standing(entries):
        try:
            after = entry.event.after(sheet)
            players = squad if after.players is sheet.players else list(_of_players(after))
            faults = [*_faults(after), *players]
            new = [each for each in faults if each not in known]
            wrong = entry.event.why_not(sheet) or next(iter(new), "")
        except (LeagueError, ValueError) as error:
            wrong = str(error)
        if wrong:
            found.append(Clash(number, words.get(number, "") or _told(entry, sheet), wrong))
        else:
            sheet, known, squad = after, faults, players
    return found


def _told(entry: Entry, sheet: Sheet) -> str:
    try:
        return entry.event.told(sheet)
    except LeagueError:
        return entry.event.kind


def _faults(sheet: Sheet) -> Iterator[str]:
    """What no sheet may ever be."""
    if sheet.treasury < 0:
        yield f"the treasury would be {sheet.treasury:,}"
    for field in COUNTED:
        if getattr(sheet, field) < 0:
            yield f"{field.replace('_', ' ')} would be {getattr(sheet, field)}"


def _of_players(sheet: Sheet) -> Iterator[str]:
    for player in sheet.players.values():
        if player.spp < 0:
            yield f"{player.name} would have {player.spp} SPP"
        if player.niggling < 0:
            yield f"{player.name} would have {player.niggling} niggling injuries"
    if sheet.roster_id:
        yield from _crowded(sheet)
        yield from _untaught(sheet)


COUNTED: Final = ("rerolls", "fan_factor", "assistant_coaches", "cheerleaders")


def _crowded(sheet: Sheet) -> Iterator[str]:
    """More players than there are places, positions or shirts for."""
    active, rules = sheet.active, sheet.rules
    if len(active) > rules.players_max:
        yield f"{len(active)} players would be on the list, at most {rules.players_max} can be"
    shirts = Counter([each.number for each in active])
    for number, times in shirts.items():
        if times > 1:
            yield f"{times} players would wear the number {number}"
    for name, times in Counter([each.position for each in active]).items():
        most = sheet.roster.position(name).maximum
        if times > most:
            yield f"there would be {times} players of the position {name}, at most {most} can be"


def _untaught(sheet: Sheet) -> Iterator[str]:
    """Where points teach, nobody has learned more than his have taught him."""
    figures = league_figures(sheet.edition)
    for player in sheet.players.values() if figures.levels else ():
        if player.advances and len(player.advances) > figures.level(player.earned):
            yield f"{player.name} has learned more than {player.earned} SPP teach"


def steps(entries: Iterable[Entry]) -> Iterator[tuple[int, Entry, Sheet, Sheet]]:
    """Every entry that counts, with its number and the sheet before and after it."""
    sheet = NOTHING
    for number, entry in standing(entries):
        after = entry.event.after(sheet)
        yield number, entry, sheet, after
        sheet = after


def told(entries: Iterable[Entry]) -> Iterator[Told]:
    """Every entry in words, those too that were withdrawn."""
    listed, sheet = list(entries), NOTHING
    counting = {number for number, _ in standing(listed)}
    for number, entry in enumerate(listed, 1):
        yield Told(number, entry, _told(entry, sheet), number in counting)
        if number in counting:
            sheet = entry.event.after(sheet)


def why(entries: Iterable[Entry], field: str, player: str = "") -> list[Change]:
    """Where a number of the sheet comes from: whatever has changed it, oldest first."""
    found: list[Change] = []
    for number, entry, before, after in steps(entries):
        was, now = _value(before, field, player), _value(after, field, player)
        if was != now:
            found.append(Change(number, entry, entry.event.told(before), was, now))
    return found


def _value(sheet: Sheet, field: str, player: str) -> object:
    if not sheet.roster_id:
        return None
    if not player:
        own = _names(Sheet)
        _check_known(field, [*own, *_names(Record), "value", "total_value"])
        return getattr(sheet.record if field in _names(Record) else sheet, field)
    known = sheet.players.get(player)
    feats = {*league_figures(sheet.edition).points, *FEATS}
    stats = sheet.rules.stats
    _check_known(field, [*_names(SheetPlayer), "spp", "value", "skills", *stats, *sorted(feats)])
    if known is None:
        return None
    if field in stats:
        return sheet.rules.show(field, sheet.stat(known, field))
    if field in feats:
        return known.feats.get(field, 0)
    return sheet.value_of(known) if field == "value" else getattr(known, field)


def _names(cls: type) -> list[str]:
    return [each.name for each in dataclasses.fields(cls) if each.init]


def _check_known(field: str, known: list[str]) -> None:
    """A field must be one that there is."""
    if field not in known:
        raise LeagueError(f"a sheet has no {quoted(field)}{hint(field, known)}")
