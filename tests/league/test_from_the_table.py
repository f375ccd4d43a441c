"""From the table to the books: matches given up."""

from __future__ import annotations

import pytest
from league.books import books
from league.building import K, sheet_of
from league.playing import meet

from pigskin import MatchReport
from pigskin.league.events import Gold, Mvp


def given_up(edition: str) -> MatchReport:
    """Home gives up at the start of its first turn."""
    game = meet(sheet_of(edition, {}), sheet_of(edition, {}))
    game.until("turn", "home")
    game.game.concede("home")
    return game.game.report()


@pytest.mark.parametrize(
    ("edition", "given", "mvps"), [("lrb6", 0, 2), ("bb2016", 0, 2), ("bb2020", 1, 1)]
)
def test_a_match_given_up_at_the_table(edition: str, given: int, mvps: int) -> None:
    told = given_up(edition)
    assert (told.conceded_by, told.winner, told.score) == ("home", "away", (0, 1))
    assert not told.short_handed
    home = books(sheet_of(edition, {"fan_factor": 3}), told, side="home")
    home.finish()
    assert home.events(Mvp) == home.events(Gold) == []
    assert home.sheet.fan_factor < 3
    assert home.sheet.record.lost == 1
    answers = {"allot touchdown": ["p02"]} if given else {}
    away = books(sheet_of(edition, {"fan_factor": 3}), told, side="away", answers=answers)
    done = away.finish()
    assert away.asked.count("allot touchdown") == given
    assert done.player("p02").earned == 3 * given
    assert len(away.events(Mvp)) == mvps
    assert done.treasury >= 20 * K
    assert done.record.won == 1
