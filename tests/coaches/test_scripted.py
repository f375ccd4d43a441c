"""The scripted coach: never lost for an answer, with any roster, and better than chance."""

from __future__ import annotations

import pytest

from pigskin import Dice, Game, edition
from pigskin.coaches.base import Coach
from pigskin.coaches.odds import block_odds
from pigskin.coaches.random import RandomCoach
from pigskin.coaches.reach import Reach
from pigskin.coaches.scripted import ScriptedCoach
from pigskin.edition import Options
from pigskin.pitch import parse_square
from pigskin.position import parse
from pigskin.teams import rosters

ROSTERS = list(rosters("lrb6"))


def match(home: Coach, away: Coach, home_team: str, away_team: str, seed: int) -> Game:
    game = Game(home_team, away_team, seed=seed)
    game.silence()
    coaches = (home, away)
    for _ in range(20_000):
        if game.question is None:
            return game
        game.answer(coaches[game.question.side].choose(game))
    raise AssertionError("the game does not come to an end")


def at(text: str) -> Game:
    return Game.at(parse(text, edition("lrb6"), Options(), Dice(1)))


def chosen(game: Game) -> str:
    assert game.question is not None
    answer = ScriptedCoach().choose(game)
    return str(game.question.options[game.question.codes.index(answer)])


@pytest.mark.parametrize("number", range(len(ROSTERS)))
def test_it_finishes_games_with_and_against_every_roster(number: int):
    other = ROSTERS[(number * 7 + 3) % len(ROSTERS)]
    game = match(ScriptedCoach(), ScriptedCoach(), ROSTERS[number], other, number)
    assert game.over


@pytest.mark.slow
def test_it_beats_chance():
    won = drawn = touchdowns = 0
    games = 40
    for seed in range(games):
        home, away = ROSTERS[seed % len(ROSTERS)], ROSTERS[(seed * 5 + 1) % len(ROSTERS)]
        scripted = seed % 2
        coaches: list[Coach] = [RandomCoach(seed), RandomCoach(seed)]
        coaches[scripted] = ScriptedCoach()
        game = match(coaches[0], coaches[1], home, away, seed)
        score = (game.table.home.score, game.table.away.score)
        touchdowns += score[scripted]
        won += score[scripted] > score[1 - scripted]
        drawn += score[0] == score[1]
    assert won >= 0.85 * games
    assert won + drawn == games
    assert touchdowns >= 1.5 * games


def test_the_same_table_gets_the_same_answer():
    one = match(ScriptedCoach(), ScriptedCoach(), "human", "orc", 5)
    two = match(ScriptedCoach(), ScriptedCoach(), "human", "orc", 5)
    assert (one.table.home.score, one.table.place) == (two.table.home.score, two.table.place)


def test_it_looks_but_does_not_touch():
    game = at("home 1 7,7 / away 1 8,7 / away 2 9,9 / ball 5,5 / turn home 3")
    before = (game.table.place[:], game.table.state[:], game.table.board[:])
    ScriptedCoach().choose(game)
    assert (game.table.place, game.table.state, game.table.board) == before


def test_it_scores_when_it_can():
    game = at("home 1 22,7 ball / home 2 3,3 / away 1 10,7 / turn home 3")
    coach = ScriptedCoach()
    while game.question is not None and game.table.active == 0:
        game.answer(coach.choose(game))
    assert game.table.home.score == 1


def test_it_picks_up_a_ball_with_the_best_hands():
    game = at(
        "home 1 5,6 ag2 / home 2 5,8 ag4 Sure Hands / away 1 20,7 / ball 6,7 / turn home 3"
    )
    assert chosen(game) == "home 2 move"


def test_it_throws_the_good_block_first():
    game = at("home 1 7,7 st5 Block / home 2 1,1 / away 1 8,7 / away 2 20,2 / turn home 3")
    assert chosen(game) == "home 1 block"


def test_it_hits_the_carrier():
    game = at("home 1 7,7 st4 Block / home 2 1,1 / away 1 11,7 ball / turn home 3")
    assert chosen(game) == "home 1 blitz"


def test_it_stands_players_up_and_ends_the_turn():
    game = at("home 1 7,7 prone / away 1 20,1 / turn home 3")
    coach = ScriptedCoach()
    while game.question is not None and game.table.active == 0:
        game.answer(coach.choose(game))
    assert game.table.standing(0)
    assert game.table.active == 1


def test_reach_knows_ways_and_odds():
    game = at("home 1 7,7 / away 1 8,7 / turn home 3")
    reach = Reach(game.table, 0, 0, 0, True)
    beside = parse_square("6,7")
    assert reach.chance[beside] == pytest.approx(4 / 6)
    assert reach.path(parse_square("5,7"))[-1] == parse_square("5,7")
    free = at("home 1 7,7 / away 1 20,7 / turn home 3")
    reach = Reach(free.table, 0, 0, 0, True)
    assert reach.chance[parse_square("13,7")] == 1.0
    assert reach.chance[parse_square("15,7")] == pytest.approx(25 / 36)


def test_block_odds():
    game = at("home 1 7,7 Block / away 1 8,7 / turn home 3")
    down, fall = block_odds(game.table, 0, 32, 2)
    assert down == pytest.approx(1 - 0.25)
    assert fall == pytest.approx(1 / 36)
