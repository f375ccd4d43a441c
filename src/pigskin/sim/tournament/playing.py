"""Playing one game of a tournament, and what is kept of it."""

from __future__ import annotations

import time
from dataclasses import dataclass

from pigskin import ledger
from pigskin.game import Game
from pigskin.model import side_of
from pigskin.numbers import PlayerNo
from pigskin.pitch import AWAY, HOME, OTHER_SIDE
from pigskin.report import MatchReport, report_of
from pigskin.report.values import TeamReport
from pigskin.sim.games import USUAL_OPTIONS
from pigskin.sim.result import engine
from pigskin.sim.tournament.plan import Meeting, Tournament
from pigskin.sim.tournament.played import COUNTS, DEEDS, Half, Part, Played
from pigskin.sim.tournament.seat import Seat


@dataclass(frozen=True, slots=True)
class Task:
    """What another process has to know to play a game."""

    tournament: Tournament
    number: int


def play(task: Task) -> Played:
    """Play one game in silence."""
    return played(task)[0]


def played(task: Task, silenced: bool = True) -> tuple[Played, Game]:
    """Play one game; without silence it can be saved afterwards."""
    tournament, meeting = task.tournament, task.tournament.meeting(task.number)
    started = time.perf_counter()
    options = {**USUAL_OPTIONS, **tournament.options}
    game = Game(*meeting.rosters, tournament.edition, seed=meeting.seed, options=options)
    if silenced:
        game.silence()
    seats = [
        Seat(name, side, meeting.coach_seed(side))
        for name, side in zip(meeting.coaches, (HOME, AWAY), strict=True)
    ]
    decisions = 0
    question = game.question
    try:
        while question is not None:
            game.answer(seats[question.side].answer(game))
            decisions += 1
            question = game.question
    finally:
        for seat in seats:
            seat.leave(game)
    return _kept(meeting, game, seats, decisions, time.perf_counter() - started), game


def _kept(
    meeting: Meeting, game: Game, seats: list[Seat], decisions: int, seconds: float
) -> Played:
    report = report_of(game.table)
    home, away = (_part(meeting, game, report, seat) for seat in seats)
    return Played(
        number=meeting.number,
        seed=meeting.seed,
        first=meeting.first,
        home=home,
        away=away,
        winner=report.winner,
        ending=report.ending or "",
        decisions=decisions,
        seconds=round(seconds, 4),
        engine=engine(),
    )


def _part(meeting: Meeting, game: Game, report: MatchReport, seat: Seat) -> Part:
    side = seat.side
    team = (report.home, report.away)[side]
    return Part(
        coach=seat.name,
        roster=meeting.rosters[side],
        score=report.score[side],
        halves=halves_of(game, side),
        counts=_counts(team),
        thinking=seat.thinking,
        failures=seat.failures,
        failure=seat.failure,
    )


def _counts(team: TeamReport) -> dict[str, int]:
    """What a side did: the deeds of its players added up, and what is counted for a team."""
    return {
        what: sum(int(getattr(player, what)) for player in team.players)
        if what in DEEDS
        else int(getattr(team, what))
        for what in COUNTS
    }


def halves_of(game: Game, side: int) -> tuple[Half, ...]:
    """The halves of a game for one side. Whoever receives in a half has its first turn."""
    first: dict[int, int] = {}
    scored: dict[tuple[int, int], int] = {}
    for deed in ledger.deeds(game.table.ledger):
        if deed.kind == ledger.TURN:
            first.setdefault(deed.half, deed.by)
        elif deed.kind == ledger.TOUCHDOWN:
            key = deed.half, side_of(PlayerNo(deed.by))
            scored[key] = scored.get(key, 0) + 1
    other = OTHER_SIDE[side]
    return tuple(
        [
            Half(whose == side, scored.get((half, side), 0), scored.get((half, other), 0))
            for half, whose in sorted(first.items())
        ]
    )
