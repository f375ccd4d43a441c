"""Results make a table: points, and what parts teams that have as many."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Final

from pigskin.dice import Dice
from pigskin.errors import LeagueError
from pigskin.league.fixtures import shuffled
from pigskin.league.switches import Switches
from pigskin.report.values import MatchReport
from pigskin.showing import counted, quoted

FIXTURE: Final = "fixture"
KINDS: Final = (FIXTURE, "friendly", "play-off")
SIDES: Final = ("home", "away")
MANY: Final = 3  # touchdowns or casualties that are worth a bonus
AVOIDING: Final = 3  # points a team loses that avoids its opponents


@dataclass(frozen=True, slots=True)
class Result:
    """What became of a fixture, as far as a table is concerned.

    `casualties` are those that earn star player points; a star's count as anybody's. The `winner`
    ("home" or "away") is needed only where the score does not tell, as after penalties. A match
    given away without being played is a forfeit; one that nobody came to is lost by both.
    """

    home: str
    away: str
    score: tuple[int, int] = (0, 0)
    casualties: tuple[int, int] = (0, 0)
    winner: str = ""
    forfeited_by: str = ""  # "home" or "away"
    unplayed: bool = False
    kind: str = FIXTURE

    def __post_init__(self) -> None:
        if self.home == self.away:
            raise LeagueError(f"{quoted(self.home)} cannot meet itself")
        if self.kind not in KINDS:
            raise LeagueError(f"a match is a {', a '.join(KINDS)}; not {quoted(self.kind)}")
        for side in (self.winner, self.forfeited_by):
            if side and side not in SIDES:
                raise LeagueError(f"a side is home or away, not {quoted(side)}")
        if self.winner and self.winner == self.forfeited_by:
            raise LeagueError(f"{quoted(self.winner)} cannot win a match it has given away")

    def _behind(self) -> str:
        """Who has scored less."""
        home, away = self.score
        return "" if home == away else SIDES[home > away]

    @property
    def counts(self) -> bool:
        """Does it count in a table? Friendlies never do, and play-offs come after it."""
        return self.kind == FIXTURE

    @property
    def outcomes(self) -> tuple[str, str]:
        """Of the home and the away team: "won", "drawn" or "lost"."""
        if self.unplayed:
            return ("lost", "lost")
        loser = self.forfeited_by or self._behind()
        if self.winner:
            loser = SIDES[1 - SIDES.index(self.winner)]
        return {"": ("drawn", "drawn"), "home": ("lost", "won"), "away": ("won", "lost")}[loser]


def forfeit(home: str, away: str, by: str, kind: str = FIXTURE) -> Result:
    """A match that one side ("home" or "away") gives away: the other wins it by one touchdown."""
    score = {"home": (0, 1), "away": (1, 0)}.get(by, (0, 0))
    return Result(home, away, score, forfeited_by=by, kind=kind)


def result_of(report: MatchReport, home: str, away: str, kind: str = FIXTURE) -> Result:
    """The result that a report of a match tells."""
    credited = [sum(each.casualties for each in report.team(side).players) for side in SIDES]
    return Result(
        home, away, report.score, (credited[0], credited[1]), report.winner or "", kind=kind
    )


@dataclass(frozen=True, slots=True)
class Deduction:
    """Points a commissioner takes from a team, and why."""

    team: str
    points: int = AVOIDING
    why: str = "avoided its opponents"


def deducted(given: Deduction) -> str:
    """A deduction in words, or one that is taken back."""
    verb = "loses" if given.points > 0 else "gets back"
    return f"{verb} {counted(abs(given.points), 'point')}"


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a table. `points` are what counts: with the bonus, less the deductions."""

    team: str
    played: int = 0
    won: int = 0
    drawn: int = 0
    lost: int = 0
    touchdowns: int = 0
    touchdowns_against: int = 0
    casualties: int = 0
    casualties_against: int = 0
    points: int = 0
    bonus: int = 0
    deductions: int = 0
    place: int = 0  # from 1; teams that nothing parts share one


# --- points -----------------------------------------------------------------------------------

BONUS_WORDS: Final[dict[str, str]] = {
    "touchdowns": "scoring three touchdowns",
    "clean sheet": "letting in none",
    "casualties": "causing three casualties",
}


def bonus_of(result: Result, side: int, switches: Switches) -> int:
    """The points a side (0 is home) has beside those of the outcome; only a match played has."""
    if result.unplayed or result.forfeited_by:
        return 0
    earned = {
        "touchdowns": result.score[side] >= MANY,
        "clean sheet": result.score[1 - side] == 0,
        "casualties": result.casualties[side] >= MANY,
    }
    return sum(earned[what] for what in switches.bonus)


def points_of(result: Result, switches: Switches) -> tuple[int, int]:
    """The points of the home and the away team, with every bonus.

    >>> points_of(Result("A", "B", (3, 0), (2, 3)), Switches(bonus=("clean sheet", "casualties")))
    (4, 1)
    """
    if not result.counts:
        return (0, 0)
    won, drawn, lost = switches.points
    worth = {"won": won, "drawn": drawn, "lost": lost}
    home, away = result.outcomes
    return (
        worth[home] + bonus_of(result, 0, switches),
        worth[away] + bonus_of(result, 1, switches),
    )


# --- the table --------------------------------------------------------------------------------


def table(
    teams: Iterable[str],
    results: Sequence[Result],
    switches: Switches,
    deductions: Iterable[Deduction] = (),
    lots: Mapping[str, int] | None = None,
) -> tuple[Row, ...]:
    """The table of some teams, the first on top.

    A match against a team of another table counts for the one that is in this one.
    """
    rows = {team: Row(team) for team in teams}
    for result in results:
        if not result.counts:
            continue
        points = points_of(result, switches)
        for side, team in enumerate((result.home, result.away)):
            if team in rows:
                rows[team] = _with(rows[team], result, side, points[side], switches)
    for each in deductions:
        if each.team not in rows:
            raise LeagueError(f"{quoted(each.team)} is not in this table")
        row = rows[each.team]
        rows[each.team] = replace(
            row, points=row.points - each.points, deductions=row.deductions + each.points
        )
    return ranked(rows.values(), switches, results, lots)


def _with(row: Row, result: Result, side: int, points: int, switches: Switches) -> Row:
    """A row after one more match."""
    outcome = result.outcomes[side]
    return replace(
        row,
        played=row.played + 1,
        won=row.won + (outcome == "won"),
        drawn=row.drawn + (outcome == "drawn"),
        lost=row.lost + (outcome == "lost"),
        touchdowns=row.touchdowns + result.score[side],
        touchdowns_against=row.touchdowns_against + result.score[1 - side],
        casualties=row.casualties + result.casualties[side],
        casualties_against=row.casualties_against + result.casualties[1 - side],
        points=row.points + points,
        bonus=row.bonus + bonus_of(result, side, switches),
    )


_MEASURES: Final[dict[str, Callable[[Row], int]]] = {
    "points": lambda row: row.points,
    "touchdowns": lambda row: row.touchdowns,
    "casualties": lambda row: row.casualties,
    "touchdown difference": lambda row: row.touchdowns - row.touchdowns_against,
    "casualty difference": lambda row: row.casualties - row.casualties_against,
    "wins": lambda row: row.won,
    "touchdowns against": lambda row: -row.touchdowns_against,
}


def ranked(
    rows: Iterable[Row],
    switches: Switches,
    results: Sequence[Result] = (),
    lots: Mapping[str, int] | None = None,
) -> tuple[Row, ...]:
    """Rows in order, with their places. Those that share one stand in the order of their ids.

    Whenever a tie-breaker has parted some of the tied teams, those still tied are compared from the
    first one on again: what they did against each other may be another matter now.
    """
    order = ("points", *switches.tiebreakers)
    found: list[Row] = []
    for tied in _parted(list(rows), order, switches, results, lots or {}):
        place = len(found) + 1
        tied.sort(key=lambda row: row.team)
        found += [replace(row, place=place) for row in tied]
    return tuple(found)


def _parted(
    tied: list[Row],
    order: Sequence[str],
    switches: Switches,
    results: Sequence[Result],
    lots: Mapping[str, int],
) -> list[list[Row]]:
    """Rows in groups that nothing parts, the best first."""
    for name in order if len(tied) > 1 else ():
        if name == "head to head":
            measured = _among(tied, switches, results)
        elif name == "lot":  # as high as any until it is drawn
            drawn = all(row.team in lots for row in tied)
            measured = {row.team: lots[row.team] if drawn else 0 for row in tied}
        else:
            measured = {row.team: _MEASURES[name](row) for row in tied}
        values = sorted(set(measured.values()), reverse=True)
        if len(values) > 1:
            return [
                group
                for value in values
                for group in _parted(
                    [row for row in tied if measured[row.team] == value],
                    order, switches, results, lots,
                )
            ]  # fmt: skip
    return [tied] if tied else []


def _among(tied: list[Row], switches: Switches, results: Sequence[Result]) -> dict[str, int]:
    """Points of the matches among tied teams; nothing unless all have met, and as often."""
    points = {row.team: 0 for row in tied}
    met: dict[frozenset[str], int] = {}
    for result in results:
        if result.counts and result.home in points and result.away in points:
            pair = frozenset((result.home, result.away))
            met[pair] = met.get(pair, 0) + 1
            home, away = points_of(result, switches)
            points[result.home] += home
            points[result.away] += away
    pairs = len(tied) * (len(tied) - 1) // 2
    if len(met) < pairs or len(set(met.values())) > 1:
        return dict.fromkeys(points, 0)
    return points


def draw_lots(teams: Iterable[str], dice: Dice) -> dict[str, int]:
    """A lot for every team, no two alike; the highest is the best. Keep them with the league."""
    order = shuffled(sorted(teams), dice)
    return {team: lot for lot, team in enumerate(order, 1)}


def across(
    rows: Sequence[Row], switches: Switches, lots: Mapping[str, int] | None = None
) -> tuple[tuple[Row, ...], ...]:
    """Rows of different tables, the best first; those that nothing parts stand together.

    Where some have played more matches than others, everything is counted for a match. Nobody
    here has met, so head to head is passed over.
    """
    even = len({row.played for row in rows}) < 2
    drawn = lots or {}

    def worth(row: Row) -> tuple[Fraction, ...]:
        share = 1 if even else max(row.played, 1)
        found: list[Fraction] = []
        for name in ("points", *switches.tiebreakers):
            if name == "lot":
                found.append(Fraction(drawn.get(row.team, 0)))
            elif name != "head to head":
                found.append(Fraction(_MEASURES[name](row), share))
        return tuple(found)

    measured = {row.team: worth(row) for row in rows}
    return tuple(
        tuple(sorted([row for row in rows if measured[row.team] == value], key=lambda it: it.team))
        for value in sorted(set(measured.values()), reverse=True)
    )


# --- in words ---------------------------------------------------------------------------------

TIEBREAKER_WORDS: Final[dict[str, str]] = {
    "touchdowns": "touchdowns scored",
    "casualties": "casualties caused",
    "touchdown difference": "touchdowns scored less touchdowns let in",
    "casualty difference": "casualties caused less casualties suffered",
    "wins": "matches won",
    "head to head": "points of the matches among them, if all have met",
    "touchdowns against": "fewest touchdowns let in",
    "lot": "a lot that is drawn",
}


def formula(switches: Switches) -> str:
    """How a table is counted, to be shown with it.

    >>> print(formula(Switches()))
    3 points for a win, 1 for a draw, 0 for a defeat. Equal points: touchdowns scored, then
    casualties caused.
    """
    won, drawn, lost = switches.points
    said = f"{counted(won, 'point')} for a win, {drawn} for a draw, {lost} for a defeat"
    if switches.bonus:
        said += f", and 1 more for {_listed([BONUS_WORDS[each] for each in switches.bonus])}"
    parted = ", then ".join([TIEBREAKER_WORDS[each] for each in switches.tiebreakers])
    return f"{said}. Equal points: {parted or 'equal places'}."


def _listed(words: list[str]) -> str:
    if len(words) == 1:
        return words[0]
    return f"{', '.join(words[:-1])} and {words[-1]}, each"
