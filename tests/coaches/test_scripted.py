"""The scripted coach: never lost for an answer, with any roster, and better than chance."""

from __future__ import annotations

import pytest

from pigskin import EDITIONS, Dice, Game, ScriptedDice, edition
from pigskin.coaches.base import Coach
from pigskin.coaches.random import RandomCoach
from pigskin.coaches.scripted import ScriptedCoach
from pigskin.odds.reach import Reach
from pigskin.odds.rough import block_odds
from pigskin.options import Options
from pigskin.pitch import parse_square
from pigskin.position import parse
from pigskin.teams import rosters

ROSTERS = {each.id: list(rosters(each.id)) for each in EDITIONS}


def match(
    home: Coach, away: Coach, home_team: str, away_team: str, seed: int, rules: str = "lrb6"
) -> Game:
    game = Game(home_team, away_team, rules, seed=seed)
    game.silence()
    coaches = (home, away)
    for _ in range(20_000):
        if game.question is None:
            return game
        game.answer(coaches[game.question.side].choose(game))
    raise AssertionError("the game does not come to an end")


def at(text: str, rules: str = "lrb6") -> Game:
    return Game.at(parse(text, edition(rules), Options(), Dice(1)))


def chosen(game: Game) -> str:
    assert game.question is not None
    answer = ScriptedCoach().choose(game)
    return str(game.question.options[game.question.codes.index(answer)])


@pytest.mark.parametrize(
    "rules, number",
    [
        pytest.param(rules, number, marks=[pytest.mark.soak] if number % 8 else [])
        for rules, names in ROSTERS.items()
        for number in range(0, len(names), 2)
    ],
)
def test_it_finishes_games_with_and_against_every_roster(rules: str, number: int):
    names = ROSTERS[rules]
    home, away = names[number], names[(number + 1) % len(names)]
    game = match(ScriptedCoach(), ScriptedCoach(), home, away, number, rules)
    assert game.over


@pytest.mark.slow
@pytest.mark.parametrize("rules", list(ROSTERS))
@pytest.mark.parametrize("games", [8, pytest.param(100, marks=pytest.mark.soak)])
def test_it_beats_chance(rules: str, games: int):
    won = drawn = touchdowns = 0
    names = ROSTERS[rules]
    for seed in range(games):
        home, away = names[seed % len(names)], names[(seed * 5 + 1) % len(names)]
        scripted = seed % 2
        coaches: list[Coach] = [RandomCoach(seed), RandomCoach(seed)]
        coaches[scripted] = ScriptedCoach()
        game = match(coaches[0], coaches[1], home, away, seed, rules)
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


# --- what only BB2020 asks --------------------------------------------------------------------


def after(text: str, *answers: str, dice: tuple[int | str, ...] = ()) -> Game:
    """A position of BB2020 after some answers."""
    game = Game.from_position(text, edition="bb2020", dice=ScriptedDice(dice, Dice(1)))
    for answer in answers:
        game.answer(answer)
    return game


def test_a_blitz_names_whom_it_was_planned_for():
    game = at("home 1 7,7 st4 Block / away 1 9,9 / away 2 11,7 ball / turn home 3", "bb2020")
    coach = ScriptedCoach()
    game.answer(coach.choose(game))
    assert game.question is not None
    assert game.question.kind == "target"
    game.answer(coach.choose(game))
    assert game.table.target == 33


def test_a_block_without_a_plan_is_meant_for_somebody_beside_him():
    text = "home 1 7,7 Vicious Vines Bone Head / away 1 9,7 ball / {} / turn home 3"
    game = after(text.format("away 2 8,8"), "home 1 block")
    assert chosen(game) == "name away 2"
    game = after(text.format("away 2 9,8"), "home 1 block")  # both are two squares away
    assert chosen(game) == "Vicious Vines on away 1"


def test_a_bribe_is_paid_where_there_is_one_and_argued_where_there_is_none():
    text = "home 1 7,7 / home 2 9,9 / away 1 8,7 prone / turn home 3"
    foul = ("home 1 foul", "foul away 1")
    assert chosen(after(f"{text} / bribes 1 0", *foul, dice=(1, 1))) == "bribe the referee"
    assert chosen(after(text, *foul, dice=(1, 1))) == "argue the call"


def test_the_best_hands_try_to_get_at_a_pass():
    text = (
        "home 1 5,7 ball pa2 / home 2 11,7 / away 1 8,7 ag4 / away 2 9,7 ag2 / "
        "away 3 20,2 / turn home 3"
    )
    game = after(text, "home 1 pass", "pass the ball", "pass to 11,7", dice=(6,))
    assert chosen(game) == "intercept with away 2"


def test_who_lashes_out_spares_the_carrier_and_the_dear():
    text = (
        "home 1 7,7 Animal Savagery / home 2 7,8 value:50 / home 3 7,6 value:90 / "
        "home 4 6,7 ball value:40 / away 1 20,7 / turn home 3"
    )
    assert chosen(after(text, "home 1 move", dice=(1,))) == "choose home 2"


def test_a_wizard_strikes_the_carrier_who_threatens_to_score():
    text = "home 1 20,7 ball / home 2 3,3 / away 1 12,2 / turn home 3 / spells 0 {}"
    assert chosen(after(text.format(1), "end turn")) == "cast Fireball at 20,7"
    assert chosen(after(text.format(2), "end turn")) == "cast Zap on home 1"
    far = text.replace("20,7", "8,7")
    assert chosen(after(far.format(3), "end turn")) == "stop"


def test_a_single_die_is_rolled_again_before_the_team_pays():
    text = "home 1 7,7 Brawler / home 2 1,1 / away 1 8,7 / turn home 3 / rerolls 1 0"
    game = after(text, "home 1 block", "block away 1", dice=("both down",))
    assert chosen(game) == "re-roll both down with Brawler"


def test_it_stands_players_up_and_ends_the_turn():
    game = at("home 1 7,7 prone / away 1 20,1 / turn home 3")
    coach = ScriptedCoach()
    while game.question is not None and game.table.active == 0:
        game.answer(coach.choose(game))
    assert game.table.standing(0)
    assert game.table.active == 1


def test_reach_knows_ways_and_odds():
    game = at("home 1 7,7 / away 1 8,7 / turn home 3")
    reach = Reach(game.table, 0)
    beside = parse_square("6,7")
    assert reach.chance[beside] == pytest.approx(4 / 6)
    assert reach.path(parse_square("5,7"))[-1] == parse_square("5,7")
    free = at("home 1 7,7 / away 1 20,7 / turn home 3")
    reach = Reach(free.table, 0)
    assert reach.chance[parse_square("13,7")] == 1.0
    assert reach.chance[parse_square("15,7")] == pytest.approx(25 / 36)


def test_block_odds():
    game = at("home 1 7,7 Block / away 1 8,7 / turn home 3")
    down, fall = block_odds(game.table, 0, 32, 2)
    assert down == pytest.approx(1 - 0.25)
    assert fall == pytest.approx(1 / 36)
