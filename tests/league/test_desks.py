"""Desks after random matches: whatever coaches answer, the books add up."""

from __future__ import annotations

import random

import pytest

from pigskin import Dice, Game, IllegalAnswer
from pigskin.coaches.random import RandomCoach
from pigskin.league import Desk, Entry, Played, after_match, create, fold, why
from pigskin.league.events import Bought, Gold, Hired
from pigskin.league.figures import league_figures
from pigskin.league.plain import from_tree, to_tree
from pigskin.report import MatchReport
from pigskin.teams import problems, ready_team

EDITIONS = ("lrb6", "bb2016", "bb2020")


def report_of(edition: str, seed: int, logs: list[list[Entry]]) -> MatchReport:
    """A match of the teams of two logs."""
    home, away = (fold(log).team() for log in logs)
    game = Game(home, away, edition, seed=seed)
    game.silence()
    coach = RandomCoach(seed)
    while game.question is not None:
        game.answer(coach.choose(game))
    return game.report()


def answered(desk: Desk, chance: random.Random) -> Desk:
    """A desk whose coach answers anything, but does not shop for ever."""
    while desk.question is not None:
        answers = desk.question.answers
        tired = "done" in answers and chance.random() < 0.4
        desk.answer("done" if tired else chance.choice(answers))
    return desk


@pytest.mark.parametrize("edition", EDITIONS)
def test_books_add_up_over_matches(edition: str) -> None:
    switches = league_figures(edition).switches
    logs = [create(ready_team(edition, each), switches) for each in ("human", "orc")]
    chance = random.Random(edition)
    for number in range(3):
        report = report_of(edition, number, logs)
        for log, side in zip(logs, ("home", "away"), strict=True):
            played = Played(report, side, f"1-{number}")
            desk = answered(after_match(fold(log), played, dice=Dice(f"{number}{side}")), chance)
            half = after_match(fold(log), played, dice=Dice(f"{number}{side}"))
            for answer in desk.answers[: len(desk.answers) // 2]:
                half.answer(answer)
            assert half.copy().entries == half.entries
            log += desk.entries
            sheet = fold(log)
            assert sheet == desk.sheet
            assert problems(sheet.team(), creation=False) == []
            assert [from_tree(to_tree(each)) for each in log] == log
            assert sheet.treasury == 1_000_000 + sum(map(amount, log)) >= 0
            assert not sheet.guests
            for player in sheet.players.values():
                assert player.spp >= 0
            last = why(log, "treasury")[-1]
            assert last.after == sheet.treasury


def amount(entry: Entry) -> int:
    event = entry.event
    if isinstance(event, Gold):
        return event.amount
    return -event.price if isinstance(event, Bought | Hired) else 0


def test_dice_may_be_entered_by_hand() -> None:
    """Without dice the coach is asked for each roll, and what no die shows is refused."""
    switches = league_figures("lrb6").switches
    sheet = fold(create(ready_team("lrb6", "human"), switches))
    report = MatchReport(edition="lrb6", score=(1, 0), ending="full time", winner="home")
    desk = after_match(sheet, Played(report, "home", "1-1"))
    question = desk.question
    assert question is not None
    assert (question.kind, question.dice) == ("roll", (len(sheet.able),))
    for wrong in ("0", "99", "x", "1 2", ""):
        with pytest.raises(IllegalAnswer):
            desk.answer(wrong)
    desk.answer("2")
    assert desk.sheet.able[1].feats == {"mvp": 1}
    assert desk.rolled == [2]
