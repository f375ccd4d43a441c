"""Matches of a league: the teams that play them, what is reported, and the books afterwards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from pigskin.dice import Dice
from pigskin.errors import LeagueError
from pigskin.league.before import match_options
from pigskin.league.desk import Desk
from pigskin.league.desks import after_match, forfeited
from pigskin.league.events import PlayedMatch, Withdrawn
from pigskin.league.log import Clash, Entry, clashes, fold, standing
from pigskin.league.log import told as told_of
from pigskin.league.match import Played
from pigskin.league.office import Office
from pigskin.league.report_checks import with_fame, wrong_with
from pigskin.league.report_keys import with_keys, with_shirts
from pigskin.league.seat import Deed, deciding, handing_over, taking_back
from pigskin.league.sheet import Sheet
from pigskin.league.standings import result_of
from pigskin.league.store import Rows
from pigskin.league.values import (
    FIXTURE,
    FORFEITED,
    FRIENDLY,
    OFF_SEASON,
    OPEN,
    PLAY_OFFS_STAGE,
    PLAYED,
    SIDES,
    UNPLAYED,
    VOID,
    DeskState,
    Fixture,
    LeagueInfo,
)
from pigskin.report.values import MatchReport
from pigskin.teams.team import Team

OTHER = {"home": "away", "away": "home"}


class Clashes(LeagueError):
    """What a withdrawal would leave without sense; `found` has it by team."""

    def __init__(self, message: str, found: dict[str, list[Clash]]) -> None:
        super().__init__(message)
        self.found = found


@dataclass(frozen=True, slots=True)
class Meeting:
    """Two teams as they come to a match, the seed of its dice, and the options of the game."""

    fixture: Fixture
    home: Team
    away: Team
    seed: str
    options: dict[str, object]


# --- before and after -------------------------------------------------------------------------


def meeting(office: Office, id: str) -> Meeting:
    """The teams of a fixture that is to be played."""
    with office.reading() as rows:
        info, fixture = rows.info(), _to_be_played(rows, id, by_both=True)
        home, away = (fold(rows.log(fixture.team(side))).team() for side in SIDES)
        winner = fixture.kind not in (FIXTURE, FRIENDLY)
        options = match_options(info.switches, info.edition, winner=winner)
        return Meeting(fixture, home, away, f"{info.seed}/{fixture.dice}", options)


def _check_season(rows: Rows, fixture: Fixture) -> None:
    """What a season came to (lists, prizes, the trophy) stands on its matches."""
    info = rows.info()
    if fixture.season < info.season or info.state == OFF_SEASON:
        raise LeagueError(
            f"season {fixture.season}, to which {fixture.id} belongs, is over; "
            "put right what is wrong with correct"
        )


def _to_be_played(rows: Rows, id: str, by_both: bool = False) -> Fixture:
    """A fixture that is open, and whose teams have done their books.

    Both must still be there to play it; a team that plays no more can only give way.
    """
    fixture = rows.fixture(id)
    _check_season(rows, fixture)
    if fixture.state != OPEN:
        raise LeagueError(f"{id} is {fixture.state} already")
    check_books(rows, fixture.season, (fixture.home, fixture.away))
    for side in SIDES if by_both else ():
        if fold(rows.log(fixture.team(side))).retired:
            raise LeagueError(f"{fixture.team(side)} plays no more; forfeit or void {id}")
    return fixture


def check_books(rows: Rows, season: int, teams: Sequence[str]) -> None:
    """Teams must have done their books, also of friendlies since the season before."""
    for fixture in (*rows.fixtures(season - 1), *rows.fixtures(season)):
        for side in SIDES:
            team = fixture.team(side)
            if team in teams and fixture.waits_for(side):
                raise LeagueError(f"{team} has still to do its books of {fixture.id} ({side})")


def report(office: Office, id: str, told: MatchReport, record: str | None = None) -> Fixture:
    """A match was played: what is told of it goes into the league, once."""
    with office.writing() as rows:
        info, fixture = rows.info(), _to_be_played(rows, id, by_both=True)
        told = with_fame(_completed(rows, fixture, told), info.edition)
        _check(rows, info, fixture, told)
        result = result_of(told, fixture.home, fixture.away)
        played = replace(
            fixture,
            state=PLAYED,
            score=told.score,
            casualties=result.casualties,
            winner=told.winner or "",
        )
        rows.put_fixture(played)
        rows.put_report(id, told, record)
        home, away = told.score
        note = f" ({told.note})" if told.note else ""
        office.write_down(rows, f"{id}: {fixture.home} {home}:{away} {fixture.away}{note}")
        return rows.fixture(id)


def _completed(rows: Rows, fixture: Fixture, told: MatchReport) -> MatchReport:
    """A report with what the league knows: which match it is, and what its teams are called."""
    if told.fixture and told.fixture != fixture.id:
        raise LeagueError(f"the report is of {told.fixture}, not of {fixture.id}")
    home, away = (
        replace(told.team(side), name=told.team(side).name or rows.team(fixture.team(side)).name)
        for side in SIDES
    )
    sheets = {side: fold(rows.log(fixture.team(side))) for side in SIDES}
    return with_keys(replace(told, fixture=fixture.id, home=home, away=away), sheets)


def _check(rows: Rows, info: LeagueInfo, fixture: Fixture, told: MatchReport) -> None:
    """Can the books be done with this report?"""
    if not told.over:
        raise LeagueError("the match of this report is not over: it has no ending")
    if told.edition and told.edition != info.edition:
        raise LeagueError(f"the report is of {told.edition}, the league plays {info.edition}")
    if fixture.kind not in (FIXTURE, FRIENDLY) and told.winner is None:
        raise LeagueError(f"{fixture.id} is a {fixture.kind} and needs a winner")
    for side in SIDES:
        roster = told.team(side).roster
        own = rows.team(fixture.team(side)).roster
        if roster and roster != own:
            raise LeagueError(f"the {side} team of the report is {roster}, {own} is to play")
    sheets = {side: fold(rows.log(fixture.team(side))) for side in SIDES}
    wrong = list(wrong_with(told, info.edition, sheets))
    if wrong:
        raise LeagueError("; ".join(wrong))
    for side in SIDES:
        _desk(rows, info, fixture, side, told, DeskState())


# --- desks ------------------------------------------------------------------------------------


def desk_of(office: Office, id: str, side: str, by_hand: bool | None = None) -> Desk:
    """The desk of a team after a match, where its coach left it.

    Who has seen how dice fell cannot enter others afterwards, nor the other way round.
    """
    with office.writing() as rows:
        fixture = rows.fixture(id)
        state = _open_state(fixture, side, by_hand)
        if not state.begun:
            changed = {f"{side}_desk": replace(state, begun=True)}
            rows.put_fixture(replace(fixture, **changed))  # type: ignore[arg-type]
        return desk_in(rows, id, side)


def desk_in(rows: Rows, id: str, side: str) -> Desk:
    """The same, within a transaction."""
    fixture = rows.fixture(id)
    state = _open_state(fixture, side, None)
    return _desk(rows, rows.info(), fixture, side, rows.report(id), state)


def _open_state(fixture: Fixture, side: str, by_hand: bool | None) -> DeskState:
    if side not in SIDES:
        raise LeagueError(f"a side is home or away, not {side!r}")
    if not fixture.waits_for(side):
        done = fixture.desk(side).done
        why = "done already" if done else f"not there: the match is {fixture.state}"
        raise LeagueError(f"the books of {fixture.id} ({side}) are {why}")
    state = fixture.desk(side)
    if by_hand is not None and by_hand != state.by_hand:
        if state.begun or state.answers:
            how = "entered by hand" if state.by_hand else "rolled here"
            raise LeagueError(f"the dice of {fixture.id} ({side}) are {how}; it has begun")
        state = replace(state, by_hand=by_hand)
    return state


def _desk(
    rows: Rows,
    info: LeagueInfo,
    fixture: Fixture,
    side: str,
    told: MatchReport | None,
    state: DeskState,
) -> Desk:
    sheet = fold(rows.log(fixture.team(side)))
    dice = None if state.by_hand else Dice(f"{info.seed}/{fixture.dice}/{side}")
    if fixture.state == FORFEITED:
        opponent = rows.team(fixture.team(OTHER[side])).name
        desk = forfeited(sheet, fixture.id, opponent, info.switches, dice)
    else:
        assert told is not None
        others = _sheet_before(rows.log(fixture.team(OTHER[side])), fixture.id)
        told = with_shirts(told, {side: sheet, OTHER[side]: others})
        played = Played(told, side, fixture.id, fixture.kind == FRIENDLY, others.team())
        desk = after_match(sheet, played, info.switches, dice)
    for answer in state.answers:
        desk.answer(answer)
    return desk


def _sheet_before(log: list[Entry], match: str) -> Sheet:
    """The team as it came to a match, whether its books are done or not."""
    first = next((n for n, entry in standing(log) if entry.match == match), len(log) + 1)
    return fold(log[: first - 1])


def answer(
    office: Office,
    id: str,
    side: str,
    given: Sequence[str],
    by_hand: bool | None = None,
    seen: Sequence[str] | None = None,
) -> Desk:
    """Answers of a coach, kept as they come; with the last one the books are closed.

    All of them are taken, or none. `seen` are the answers he knew of before.
    """
    return _sit(office, id, side, by_hand, handing_over(given, f"{id} ({side})", seen))


def take_back(office: Office, id: str, side: str, seen: Sequence[str] | None = None) -> Desk:
    """A coach takes his last answer back; `IllegalAnswer` if dice have followed it."""
    return _sit(office, id, side, None, taking_back(f"{id} ({side})", seen))


def manage(office: Office, id: str, side: str, choose: Callable[[Desk], str]) -> Desk:
    """The books from here to their end, by somebody who answers everything."""
    return _sit(office, id, side, None, deciding(choose))


def _sit(office: Office, id: str, side: str, by_hand: bool | None, act: Deed) -> Desk:
    with office.writing() as rows:
        info, fixture = rows.info(), rows.fixture(id)
        state = _open_state(fixture, side, by_hand)
        desk = _desk(rows, info, fixture, side, rows.report(id), state)
        act(desk)
        after = replace(state, answers=tuple(desk.answers), done=desk.over, begun=True)
        changed = {f"{side}_desk": after}
        rows.put_fixture(replace(fixture, **changed))  # type: ignore[arg-type]
        if desk.over:
            team = rows.team(fixture.team(side))
            rows.append(team.id, team.entries, desk.entries, office.by, office.clock())
            office.write_down(rows, f"{id}: {team.id} has done its books")
        return desk


# --- what is not played, and what does not count ----------------------------------------------


def forfeit(office: Office, id: str, by: str) -> Fixture:
    """A side ("home" or "away") gives way; with "both" nobody came, and both have lost."""
    if by not in (*SIDES, "both"):
        raise LeagueError(f"a fixture is forfeited by home, away or both, not {by!r}")
    with office.writing() as rows:
        fixture = _to_be_played(rows, id)
        if fixture.kind == FRIENDLY:
            raise LeagueError(f"{id} is a friendly: nobody wins it by coming; void it")
        if by == "both" and fixture.kind != FIXTURE:
            raise LeagueError(f"{id} is a {fixture.kind} and needs a winner: one side gives way")
        absent = SIDES if by == "both" else (by,)
        done: dict[str, Any] = {f"{side}_desk": DeskState(done=True) for side in absent}
        if by == "both":
            rows.put_fixture(replace(fixture, state=UNPLAYED, **done))
            office.write_down(rows, f"{id}: nobody came, both have lost")
        else:
            score = (0, 1) if by == "home" else (1, 0)
            won = replace(fixture, state=FORFEITED, gave_way=by, score=score, winner=OTHER[by])
            rows.put_fixture(replace(won, **done))
            office.write_down(rows, f"{id}: {fixture.team(by)} gives way")
        for side in absent:
            _lose_without_a_match(office, rows, fixture, side, (0, int(by != "both")))
        return rows.fixture(id)


def _lose_without_a_match(
    office: Office, rows: Rows, fixture: Fixture, side: str, score: tuple[int, int]
) -> None:
    """Who did not come has lost, and that is all of his books."""
    team, opponent = (rows.team(fixture.team(each)) for each in (side, OTHER[side]))
    event = PlayedMatch(opponent.name, score, "lost", forfeit=True)
    entry = Entry(event, "forfeit", fixture.id)
    rows.append(team.id, team.entries, [entry], office.by, office.clock())


def void(office: Office, id: str) -> Fixture:
    """A fixture that will not be played and counts for nobody."""
    with office.writing() as rows:
        fixture = rows.fixture(id)
        if fixture.state != OPEN:
            raise LeagueError(f"{id} is {fixture.state}; withdraw it first")
        rows.put_fixture(replace(fixture, state=VOID))
        office.write_down(rows, f"{id} is void")
        return rows.fixture(id)


def withdraw(office: Office, id: str, reason: str, *, drop: bool = False) -> Fixture:
    """A match counts no more, and is to be played again: both teams are as if it had never been.

    What makes no sense without it (points spent that were never earned) is a `Clashes` error,
    unless it is to be dropped, too.
    """
    if not reason.strip():
        raise LeagueError("a withdrawal has a reason")
    with office.writing() as rows:
        fixture = rows.fixture(id)
        if fixture.state == OPEN:
            raise LeagueError(f"{id} has not been played")
        _check_season(rows, fixture)
        _check_nothing_follows(rows, fixture)
        found: dict[str, list[Clash]] = {}
        for side in SIDES:
            team = rows.team(fixture.team(side))
            log = rows.log(team.id)
            if fixture.state != PLAYED and not any(entry.match == id for entry in log):
                continue
            event, wrong = _withdrawal(log, id, reason)
            if wrong and not drop:
                found[team.id] = wrong
            entry = Entry(event, "withdrawal")
            rows.append(team.id, team.entries, [entry], office.by, office.clock())
        if found:
            raise Clashes(_words(found), found)
        rows.put_fixture(
            replace(
                fixture, state=OPEN, gave_way="", score=(0, 0), casualties=(0, 0), winner="",
                home_desk=DeskState(), away_desk=DeskState(), withdrawn=fixture.withdrawn + 1,
            )
        )  # fmt: skip
        rows.put_report(id, None, None)
        office.write_down(rows, f"{id} is withdrawn: {reason}")
        office.begin_again(rows, (fixture.home, fixture.away))
        return rows.fixture(id)


def _withdrawal(log: list[Entry], id: str, reason: str) -> tuple[Withdrawn, list[Clash]]:
    """The event that withdraws a match, with all that makes no sense without it."""
    known = {each.number for each in clashes(log)}
    words = {each.number: each.words for each in told_of(log)}
    gone: list[int] = []
    wrong: list[Clash] = []
    while True:
        event = Withdrawn(id, tuple(sorted(gone)), reason)
        more = [each for each in clashes([*log, Entry(event)], words) if each.number not in known]
        if not more:
            return event, wrong
        wrong += more
        gone += [each.number for each in more]


def _check_nothing_follows(rows: Rows, fixture: Fixture) -> None:
    """A match from which pairings have followed cannot be withdrawn alone, nor can a play-off come
    back once its place is taken."""
    if fixture.kind == FRIENDLY:
        return
    played = [each for each in rows.fixtures(fixture.season) if each.stage == PLAY_OFFS_STAGE]
    if fixture.kind == FIXTURE:
        if played:
            raise LeagueError(
                f"{played[0].id} follows from {fixture.id}; unschedule takes pairings back that "
                "nobody has played"
            )
        return
    if fixture.state == VOID:
        raise LeagueError(f"{fixture.id} is void; playoffs pairs anew who is to meet")
    for later in played:
        if later.round > fixture.round and later.state != VOID:
            raise LeagueError(f"{later.id} follows from {fixture.id}; withdraw or void it first")


def _words(found: dict[str, list[Clash]]) -> str:
    told = "; ".join([
        f"{team}, entry {each.number}: {each.told}: {each.why}"
        for team, wrong in found.items() for each in wrong
    ])  # fmt: skip
    return f"without this match some of what followed makes no sense: {told}"
