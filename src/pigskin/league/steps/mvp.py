"""The most valued player of the match."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pigskin.league.asking import Choice, Flow
from pigskin.league.desk import Desk
from pigskin.league.events import Mvp
from pigskin.league.match import HIRED
from pigskin.league.sheet import DEAD
from pigskin.league.steps.concession import penalised
from pigskin.league.steps.recording import everybody

NAMED: Final = 3  # where the coach names candidates


@dataclass(frozen=True, slots=True)
class Candidate:
    """Somebody who may be it. Who is hired has no key, and nothing from it."""

    number: int
    name: str
    key: str = ""


def award(desk: Desk) -> Flow[None]:
    """None in friendlies; two for who was given the match, and none for who gave it away."""
    played = desk.played
    if played.friendly or (played.conceded and penalised(desk)):
        return
    awards = 2 if played.won_by_concession and penalised(desk) and desk.rules.both_mvps else 1
    for _ in range(awards):
        yield from _award_one(desk)


def candidates(desk: Desk) -> list[Candidate]:
    """Who could have played, in the order of shirts."""
    told = everybody(desk)
    found: list[Candidate] = []
    for player in desk.sheet.players.values():
        guest = player.key not in desk.before.players
        could = guest or desk.before.players[player.key].able
        report = told.get(player.key)
        dead = player.state == DEAD or (report is not None and report.dead)
        if could and (desk.switches.mvp_dead or not dead):
            found.append(Candidate(player.number, player.name, player.key))
    if desk.switches.mvp_hired:
        found += [
            Candidate(each.shirt, each.name or each.position)
            for each in desk.played.own.players
            if each.kind in HIRED
        ]
    return sorted(found, key=lambda each: each.number)


def _award_one(desk: Desk) -> Flow[None]:
    found = candidates(desk)
    if desk.switches.mvp == "coach":
        own = [each for each in found if each.key]
        found = [(yield from _name(desk, own, "the most valued player"))] if own else []
    elif desk.switches.mvp == "nominate3":
        found = yield from _nominated(desk, [each for each in found if each.key])
    if not found:
        return
    place = yield from desk.one_of(len(found), "most valued player")
    best = found[place]
    points = desk.figures.points["mvp"]
    desk.do(Mvp(best.key, points) if best.key else Mvp(hired=best.name))


def _nominated(desk: Desk, found: list[Candidate]) -> Flow[list[Candidate]]:
    if len(found) <= NAMED:
        return found
    named: list[Candidate] = []
    while len(named) < NAMED:
        left = [each for each in found if each not in named]
        named.append((yield from _name(desk, left, f"{_ORDINALS[len(named)]} of three")))
    return named


_ORDINALS: Final = ("the first", "the second", "the third")


def _name(desk: Desk, found: list[Candidate], which: str) -> Flow[Candidate]:
    def why_not(answer: str) -> str:
        if answer == "done":
            return "three are to be named"
        for player in desk.sheet.players.values():
            if str(player.number) == answer and everybody(desk).get(player.key):
                if everybody(desk)[player.key].dead:
                    return f"number {answer} is dead"
        for player in desk.before.active:
            if str(player.number) == answer and not player.able:
                return f"number {answer} missed the match"
        return ""

    answer = yield from desk.ask(
        "nominate",
        f"Who is {which}?",
        [Choice(str(each.number), each.name) for each in found],
        why_not=why_not,
    )
    return next(each for each in found if str(each.number) == answer)
