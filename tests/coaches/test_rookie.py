"""The rookie: the plans of the veteran, at a glance."""

from __future__ import annotations

import pytest

from pigskin import EDITIONS, Dice, Game, edition
from pigskin.coaches import make_coach
from pigskin.coaches.random import RandomCoach
from pigskin.coaches.rookie import RookieCoach
from pigskin.options import Options
from pigskin.position import parse
from pigskin.teams import rosters

ROSTERS = {each.id: list(rosters(each.id)) for each in EDITIONS}


def test_it_has_a_name() -> None:
    assert make_coach("rookie").name == "rookie"


@pytest.mark.parametrize("rules", list(ROSTERS))
@pytest.mark.parametrize("games", [3, pytest.param(60, marks=pytest.mark.soak)])
def test_it_does_not_lose_to_chance(rules: str, games: int) -> None:
    names = ROSTERS[rules]
    for seed in range(games):
        home, away = names[(seed * 7 + 2) % len(names)], names[(seed * 3) % len(names)]
        game = Game(home, away, rules, seed=seed, options={"overtime": "never"})
        game.silence()
        own = seed % 2
        coaches = (RookieCoach(), RandomCoach(seed))
        while game.question is not None:
            game.answer(coaches[(game.question.side + own) % 2].choose(game))
        score = (game.table.home.score, game.table.away.score)
        assert score[own] >= score[1 - own], (home, away, seed)


def test_the_carrier_and_his_guard_move_as_one() -> None:
    text = (
        "home 1 8,7 ball / home 2 7,6 / home 3 7,8 / home 4 9,6 / home 5 9,8"
        " / away 1 18,7 / away 2 18,5 / away 3 18,9 / turn home 3"
    )
    game = Game.at(parse(text, edition("bb2020"), Options(), Dice(1)))
    coach = RookieCoach()
    while game.question is not None and game.table.active == 0:
        game.answer(coach.choose(game))
    column, row = game.player("home 1").square or (0, 0)
    assert column > 8
    near = 0
    for number in (2, 3, 4, 5):
        x, y = game.player(f"home {number}").square or (99, 99)
        near += abs(x - column) <= 1 and abs(y - row) <= 1
    assert near >= 3
