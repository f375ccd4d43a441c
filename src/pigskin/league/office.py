"""The office of a league: whoever wants something of it comes here.

Teams and what one may know of them are asked here; matches and their books are `matches`, seasons
`seasons`. Everything that changes something says who did it, and is done whole or not at all.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from dataclasses import replace

from pigskin.editions import edition as find_edition
from pigskin.errors import LeagueError
from pigskin.league.entering import create, enter
from pigskin.league.events import (
    AMENDABLE,
    CORRECTABLE,
    CORRECTABLE_OF_PLAYERS,
    STATES,
    Amended,
    Corrected,
    Created,
    Event,
    Renamed,
    Renumbered,
    Retired,
    SeasonBegun,
    Withdrawn,
    amendable,
)
from pigskin.league.figures import league_figures
from pigskin.league.log import Change, Entry, clashes, fold, standing, told, why
from pigskin.league.reopening import begin_again, drafts_begin_again
from pigskin.league.rules import league_rules
from pigskin.league.sheet import Sheet
from pigskin.league.store import LeagueStore, Rows
from pigskin.league.switches import FORMULA, OF_TABLES, Switches
from pigskin.league.turning import turned
from pigskin.league.values import (
    DRAFTING,
    OFF_SEASON,
    PLAY_OFFS,
    RUNNING,
    Act,
    LeagueInfo,
    TeamLine,
    free_id,
    slug,
)
from pigskin.showing import quoted, why_not_a_name
from pigskin.teams.check import problems
from pigskin.teams.near import hint
from pigskin.teams.team import Team

SOMEBODY = "somebody"


def check_new(name: str, edition: str) -> None:
    """Raise the error of a league that cannot be founded, before there is a place for it."""
    wrong = why_not_a_name(name) or ("is empty" if not name.strip() else "")
    if wrong:
        raise LeagueError(f"the name of the league {wrong}")
    find_edition(edition)


def new_league(
    store: LeagueStore,
    name: str,
    edition: str,
    seed: str = "",
    by: str = SOMEBODY,
    clock: Callable[[], float] = time.time,
) -> Office:
    """A league without teams. Its dice follow from the seed; without one, from nothing known."""
    check_new(name, edition)
    id = find_edition(edition).id
    known = store.titles()
    for league, title in known.items():
        if title.casefold() == name.casefold():
            raise LeagueError(f"there is a league {league!r} already")
    own = free_id(name, known, "league")
    info = LeagueInfo(own, name, id, seed or secrets.token_hex(16), _switches(id))
    office = Office(store, info.id, by, clock)
    with office.writing() as rows:
        rows.create(info, clock())
        office.write_down(rows, f"{name} is founded, to be played by {id}")
    return office


def _switches(edition: str) -> Switches:
    return league_figures(edition).switches


def open_office(store: LeagueStore, league: str = "", by: str = SOMEBODY) -> Office:
    """The office of a league; where there is only one it need not be named."""
    titles = store.titles()
    if not league:
        if len(titles) == 1:
            return Office(store, next(iter(titles)), by)
        known = ", ".join(titles) or "none"
        which = "; --league NAME says which" if titles else ""
        raise LeagueError(f"{store.where} has not one league but {len(titles)}: {known}{which}")
    named = [id for id, title in titles.items() if title == league]
    for each in (league, *named, slug(league)):
        if each in titles:
            return Office(store, each, by)
    raise LeagueError(f"{store.where} has no league {quoted(league)}{hint(league, titles)}")


class Office:
    """A league in a store, and who is acting in it."""

    def __init__(
        self,
        store: LeagueStore,
        league: str,
        by: str = SOMEBODY,
        clock: Callable[[], float] = time.time,
    ) -> None:
        wrong = why_not_a_name(by)
        if wrong:
            raise LeagueError(f"the name of whoever does this {wrong}")
        self.store = store
        self.league = league
        self.by = by
        self.clock = clock
        self.begun_again: list[str] = []  # desks, by the last change that was made here

    @contextmanager
    def reading(self) -> Iterator[Rows]:
        with self.store.reading(self.league) as rows:
            yield rows

    @contextmanager
    def writing(self) -> Iterator[Rows]:
        with self.store.writing(self.league) as rows:
            yield rows

    def note(self, text: str) -> None:
        with self.writing() as rows:
            self.write_down(rows, text)

    def write_down(self, rows: Rows, text: str) -> None:
        """Within a transaction: somebody has done something."""
        rows.note(self.clock(), self.by, text)

    def begin_again(self, rows: Rows, teams: Collection[str], *, drafts: bool = False) -> None:
        """Within a transaction: what was answered at open desks of some teams is taken back, and
        drafts that cannot be any more."""
        self.begun_again = begin_again(rows, teams) + (drafts_begin_again(rows) if drafts else [])
        for each in self.begun_again:
            self.write_down(rows, each)

    # --- asking -------------------------------------------------------------------------------

    @property
    def info(self) -> LeagueInfo:
        with self.reading() as rows:
            return rows.info()

    def acts(self) -> list[Act]:
        """Who did what, oldest first."""
        with self.reading() as rows:
            return rows.acts()

    def teams(self) -> list[TeamLine]:
        with self.reading() as rows:
            return rows.teams()

    def team_id(self, name: str) -> str:
        """The id of a team by its id or its name."""
        teams = self.teams()
        known = [each.id for each in teams]
        named = [each.id for each in teams if each.name.casefold() == name.casefold()]
        for each in (name, *named, slug(name)):
            if each in known:
                return each
        listed = ", ".join(known) or "none"
        raise LeagueError(f"no team {quoted(name)} plays here; known: {listed}{hint(name, known)}")

    def log(self, team: str) -> list[Entry]:
        with self.reading() as rows:
            return rows.log(rows.team(team).id)

    def sheet(self, team: str) -> Sheet:
        return fold(self.log(team))

    def why(self, team: str, field: str, player: str = "") -> list[Change]:
        """Where a number of a sheet comes from."""
        return why(self.log(team), field, player)

    # --- changing -----------------------------------------------------------------------------

    def add_team(self, team: Team, *, new: bool = True, id: str = "") -> str:
        """A team comes into the league: a new one, or one that has played before."""
        with self.writing() as rows:
            return self.join(rows, team, new=new, id=id)

    def join(self, rows: Rows, team: Team, *, new: bool = True, id: str = "") -> str:
        """The same, within a transaction."""
        info = rows.info()
        check_joining(info)
        if team.roster.edition != info.edition:
            raise LeagueError(
                f"{team.name} is a team of {team.roster.edition}, the league plays {info.edition}"
            )
        entries = (create if new else enter)(team, info.switches)
        check_free(rows, team.name)
        known = [each.id for each in rows.teams()]
        if id in known:
            raise LeagueError(f"there is a team {id} already")
        wanted = id or free_id(team.name, known, "team")
        rows.add_team(wanted, team.name, team.roster.id)
        if info.state == OFF_SEASON:  # what it has drawn up is its list for the next
            entries.append(Entry(SeasonBegun(info.season + 1), "draft"))
        rows.append(wanted, 0, entries, self.by, self.clock())
        self.write_down(rows, f"{team.name} joins")
        return wanted

    def set(self, name: str, value: object) -> bool:
        """Turn a switch of the league; are results of the season counted anew?"""
        with self.writing() as rows:
            info = rows.info()
            switches = turned(info.switches, name, value, info.edition)
            rows.put_info(replace(info, switches=switches))
            if switches.fans_in_value != info.switches.fans_in_value:
                self._count_fans(rows, switches.fans_in_value)
            self.write_down(rows, f"{name} is {value}")
            if name not in OF_TABLES and switches != info.switches:
                self.begin_again(rows, [line.id for line in rows.teams()], drafts=True)
            return (
                name in FORMULA
                and switches != info.switches
                and info.state in (RUNNING, PLAY_OFFS)
                and any(each.over for each in rows.fixtures(info.season))
            )

    def _count_fans(self, rows: Rows, reading: str) -> None:
        """Teams are worth more or less by another reading of their fans."""
        for line in rows.teams():
            old = fold(rows.log(line.id)).fans_in_value
            event = Corrected("fans_in_value", old, reading, "a switch of the league")
            self._happen(rows, line.id, event)

    def correct(self, team: str, field: str, value: object, reason: str, player: str = "") -> Sheet:
        """A commissioner puts a number right."""
        if not reason.strip():
            raise LeagueError("a correction has a reason")
        if player and field in AMENDABLE:
            return self._amend(team, field, str(value), reason, player)
        known = self._correctable(bool(player))
        if field in ("name", "coach"):
            raise LeagueError(f"a {field} is changed by rename")
        if field not in known:
            listed = ", ".join(known)
            raise LeagueError(
                f"{quoted(field)} cannot be corrected, but {listed}{hint(field, known)}"
            )
        with self.writing() as rows:
            sheet = fold(rows.log(team))
            old = getattr(sheet.player(player) if player else sheet, field)
            new = _like(field, old, value)
            event = Corrected(field, old, new, reason, player)
            found = self._happen(rows, team, event)
            self.write_down(rows, f"{team}: {event.told(sheet)}")
            self.begin_again(rows, (team,))
            return found

    def _correctable(self, of_a_player: bool) -> list[str]:
        """What can be corrected in this edition."""
        if not of_a_player:
            return list(CORRECTABLE)
        known = [*CORRECTABLE_OF_PLAYERS, *AMENDABLE]
        rests = league_rules(self.info.edition).may_rest
        return [each for each in known if each != "resting" or rests]

    def _amend(self, team: str, field: str, value: str, reason: str, player: str) -> Sheet:
        """What a player has lost or learned is put right, as a list."""
        new = tuple([each.strip() for each in value.split(",") if each.strip()])
        with self.writing() as rows:
            sheet = fold(rows.log(team))
            if field == "losses":
                new = tuple([each.lower() for each in new])
                wrong = [each for each in new if each not in sheet.rules.stats]
                if wrong:
                    known = ", ".join(sheet.rules.stats)
                    raise LeagueError(f"losses are of {known}; not {quoted(wrong[0])}")
            event = Amended(player, field, amendable(sheet.player(player), field), new, reason)
            found = self._happen(rows, team, event)
            self.write_down(rows, f"{team}: {event.told(sheet)}")
            self.begin_again(rows, (team,))
            return found

    def strike(self, team: str, number: int, reason: str) -> Sheet:
        """A single entry of a log counts no more; what makes no sense without it is an error."""
        if not reason.strip():
            raise LeagueError("whoever strikes an entry has a reason")
        with self.writing() as rows:
            log = rows.log(team)
            counting = dict(standing(log))
            if number not in counting:
                raise LeagueError(f"{team} has no entry {number} that counts")
            if isinstance(counting[number].event, Created | Withdrawn):
                raise LeagueError(f"entry {number} of {team} cannot be struck")
            event = Withdrawn(entries=(number,), reason=reason)
            known = {each.number for each in clashes(log)}
            words = {each.number: each.words for each in told(log)}
            found = clashes([*log, Entry(event)], words)
            wrong = [each for each in found if each.number not in known]
            if wrong:
                listed = "; ".join([f"entry {it.number}: {it.told}: {it.why}" for it in wrong])
                raise LeagueError(
                    f"without entry {number} some of what followed makes no sense: {listed}"
                )
            sheet = self._happen(rows, team, event)
            self.write_down(rows, f"{team}: {event.told(sheet)}")
            self.begin_again(rows, (team,))
            return sheet

    def rename(self, team: str, name: str, player: str = "", coach: bool = False) -> Sheet:
        """A team, its coach or a player gets another name."""
        wrong = why_not_a_name(name) or ("is empty" if not name.strip() else "")
        if wrong:
            raise LeagueError(f"the name {wrong}")
        with self.writing() as rows:
            event = Renamed(name, player, coach)
            words = event.told(fold(rows.log(team)))
            if not player and not coach:
                check_free(rows, name, team)
                rows.rename_team(team, name)
            found = self._happen(rows, team, event)
            self.write_down(rows, f"{team}: {words}")
            return found

    def renumber(self, team: str, player: str, number: int) -> Sheet:
        with self.writing() as rows:
            found = self._happen(rows, team, Renumbered(player, number))
            self.begin_again(rows, (team,))
            return found

    def retire(self, team: str, back: bool = False) -> Sheet:
        """A team plays no more, or comes back."""
        with self.writing() as rows:
            if fold(rows.log(team)).retired != back:
                raise LeagueError(f"{team} {'plays' if back else 'plays no more'} already")
            found = self._happen(rows, team, Retired(back))
            if back:
                found = self._catch_up(rows, team, found)
            self.write_down(rows, f"{team} {'comes back' if back else 'plays no more'}")
            return found

    def _catch_up(self, rows: Rows, team: str, sheet: Sheet) -> Sheet:
        """A team that was away comes back to the season that is played, or to the next; where lists
        are drawn up anew, to the one that has ended."""
        info = rows.info()
        next_one = info.state == OFF_SEASON and league_figures(info.edition).redraft is None
        season = info.season + next_one
        if sheet.season >= season:
            return sheet
        return self._happen(rows, team, SeasonBegun(season))

    def _happen(self, rows: Rows, team: str, event: Event) -> Sheet:
        """Something happens to a sheet by hand, if it makes sense."""
        line, log = rows.team(team), rows.log(team)
        entry = Entry(event, "by hand")
        wrong = [each for each in clashes([*log, entry]) if each.number > len(log)]
        if wrong:
            raise LeagueError(wrong[0].why)
        sheet = fold([*log, entry])
        found = [each for each in problems(sheet.team(), creation=False)
                 if each not in problems(fold(log).team(), creation=False)]  # fmt: skip
        if found:
            raise LeagueError(found[0])
        rows.append(team, line.entries, [entry], self.by, self.clock())
        return sheet

    # --- checking -----------------------------------------------------------------------------

    def check(self) -> list[str]:
        """Everything that is wrong with the sheets of the league; an empty list if nothing is."""
        found: list[str] = []
        with self.reading() as rows:
            for line in rows.teams():
                log = rows.log(line.id)
                found += [f"{line.id}: entry {each.number}: {each.why}" for each in clashes(log)]
                if len(log) != line.entries:
                    found.append(f"{line.id}: {len(log)} entries, {line.entries} were written")
                if not found:
                    team = fold(log).team()
                    found += [f"{line.id}: {each}" for each in problems(team, creation=False)]
        return found


def check_joining(info: LeagueInfo) -> None:
    """Teams do not come into a season that is being played."""
    if info.state not in (DRAFTING, OFF_SEASON):
        raise LeagueError(f"season {info.season} is being played; teams come in between")


def check_free(rows: Rows, name: str, own: str = "") -> None:
    """No two teams of a league have the same name: nobody could tell them apart in a table."""
    for each in rows.teams():
        if each.id != own and each.name.casefold() == name.casefold():
            raise LeagueError(f"there is a team called {each.name} already ({each.id})")
    for draft in rows.drafts():
        if draft.name.casefold() == name.casefold():
            raise LeagueError(f"a team called {draft.name} is being drafted")


def _like(field: str, old: object, value: object) -> int | bool | str:
    """A value of the kind that stands there."""
    if isinstance(old, bool):
        words = {"true": True, "yes": True, "false": False, "no": False}
        found = words.get(value.lower()) if isinstance(value, str) else value
        if isinstance(found, bool):
            return found
        raise LeagueError(f"{field} is true or false, not {quoted(value)}")
    if isinstance(old, int):
        text = value.replace("_", "").replace(",", "") if isinstance(value, str) else value
        if isinstance(text, str) and text.isascii() and text.isdecimal() and len(text) < 12:
            return int(text)
        if isinstance(text, int) and not isinstance(text, bool) and text >= 0:
            return text
        raise LeagueError(f"{field} is a whole number from 0, not {quoted(value)}")
    if value not in STATES:
        raise LeagueError(f"a player is {', '.join(STATES)}; not {quoted(value)}")
    return str(value)
