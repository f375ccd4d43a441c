"""The veteran: plans of a whole team, what a field is worth, and never lost for an answer."""

from __future__ import annotations

import pytest

from pigskin import EDITIONS, Dice, Game, edition
from pigskin.coaches import make_coach
from pigskin.coaches.base import Coach
from pigskin.coaches.planning.field import Field
from pigskin.coaches.planning.judgement import Judge
from pigskin.coaches.planning.sight import reach_of
from pigskin.coaches.planning.traits import Traits
from pigskin.coaches.planning.weights import PLANS, Weights, read_numbers
from pigskin.coaches.random import RandomCoach
from pigskin.coaches.veteran import VeteranCoach
from pigskin.model import NOBODY
from pigskin.numbers import PlayerNo, SideNo
from pigskin.odds.masks import BIT, squares_in
from pigskin.options import Options
from pigskin.pitch import AWAY, HOME, square
from pigskin.position import parse
from pigskin.questions import ACTIVATE, player_of, verb_of
from pigskin.teams import rosters

ROSTERS = {each.id: list(rosters(each.id)) for each in EDITIONS}


def at(text: str, rules: str = "bb2020") -> Game:
    return Game.at(parse(text, edition(rules), Options(), Dice(1)))


def turn_of(game: Game) -> list[str]:
    """The veteran plays the turn at hand: what he answered."""
    coach = VeteranCoach()
    side = game.table.active
    told: list[str] = []
    while game.question is not None and game.table.active == side:
        option = coach.choose(game)
        told.append(str(next(each for each in game.question.options if each.code == option)))
        game.answer(option)
    return told


def judged(text: str, side: SideNo = HOME, turn: int = 4) -> Judge:
    """What the side thinks, both markers on the same turn."""
    table = at(text).table
    table.home.turn = table.away.turn = turn
    return Judge(Field(table, side, Traits()))


# --- whole matches ----------------------------------------------------------------------------


@pytest.mark.parametrize("rules", list(ROSTERS))
@pytest.mark.parametrize("games", [1, pytest.param(60, marks=pytest.mark.soak)])
def test_it_beats_chance(rules: str, games: int) -> None:
    names = ROSTERS[rules]
    for seed in range(games):
        home, away = names[(seed * 11) % len(names)], names[(seed * 5 + 1) % len(names)]
        game = Game(home, away, rules, seed=seed, options={"overtime": "never"})
        game.silence()
        own = seed % 2
        coaches: list[Coach] = [RandomCoach(seed), RandomCoach(seed)]
        coaches[own] = VeteranCoach()
        while game.question is not None:
            game.answer(coaches[game.question.side].choose(game))
        score = (game.table.home.score, game.table.away.score)
        assert score[own] > score[1 - own], (home, away, seed)


def test_the_same_table_gets_the_same_answers() -> None:
    text = "home 1 12,7 / home 2 10,5 ball / home 3 9,9 / away 1 13,7 / away 2 15,4 / turn home 2"
    assert turn_of(at(text)) == turn_of(at(text))


def test_it_looks_but_does_not_touch() -> None:
    game = at("home 1 7,7 / home 2 6,6 / away 1 8,7 / away 2 9,9 / ball 5,5 / turn home 3")
    table = game.table
    before = (table.place[:], table.state[:], table.board[:], table.carrier, table.ball)
    VeteranCoach().choose(game)
    assert (table.place, table.state, table.board, table.carrier, table.ball) == before


# --- plans ------------------------------------------------------------------------------------


def test_it_scores_in_the_last_turn() -> None:
    game = at("home 1 20,7 ball / home 2 3,3 / away 1 10,7 / turn home 8")
    turn_of(game)
    assert game.table.home.score == 1


def test_it_waits_with_the_score_while_nobody_can_come_at_the_carrier() -> None:
    game = at("home 1 22,7 ball / home 2 3,3 / away 1 2,7 ma3 / turn home 3")
    turn_of(game)
    assert game.table.home.score == 0
    assert game.table.carrier == game.player("home 1").index


def test_the_carrier_and_his_guard_move_as_one() -> None:
    game = at(
        "home 1 8,7 ball / home 2 7,6 / home 3 7,8 / home 4 9,6 / home 5 9,8"
        " / away 1 18,7 / away 2 18,5 / away 3 18,9 / turn home 3"
    )
    turn_of(game)
    column, row = game.player("home 1").square or (0, 0)
    assert column >= 10
    around = [
        player.square
        for player in (game.player(f"home {number}") for number in (2, 3, 4, 5))
        if player.square
        and abs(player.square[0] - column) <= 1
        and abs(player.square[1] - row) <= 1
    ]
    assert len(around) == 4


def test_who_is_free_brings_help_for_a_block_first() -> None:
    game = at(
        "home 1 12,7 / home 2 10,6 st1 / home 3 1,7 ball ma1 / away 1 13,7 Block / turn home 3"
    )
    told = turn_of(game)
    assert told.index("home 2 move") < told.index("home 1 block")


def test_nobody_helps_with_a_block_far_from_a_ball_that_they_have() -> None:
    game = at("home 1 12,7 / home 2 10,6 st1 / away 1 13,7 / away 2 24,1 ball / turn home 3")
    told = turn_of(game)
    assert "home 2 move" in told
    assert "home 1 block" not in told


def test_the_opposing_carrier_is_hit() -> None:
    game = at(
        "home 1 12,7 Block / home 2 6,2 / away 1 14,7 ball / away 2 20,12 / turn home 3"
    )
    told = turn_of(game)
    assert "home 1 blitz" in told
    assert "name away 1" in told


def test_the_opposing_carrier_is_hit_with_everybody_else_at_his_post() -> None:
    """Nobody could fetch the ball: so the others go first, and the hit is not forgotten."""
    game = at(
        "home 1 12,7 Block st4 / home 2 6,2 No Hands / home 3 6,12 No Hands"
        " / away 1 14,7 ball / away 2 20,12 / turn home 3"
    )
    told = turn_of(game)
    assert "home 1 blitz" in told
    assert told.index("home 2 move") < told.index("home 1 blitz")


def test_a_ball_on_the_ground_is_fetched() -> None:
    game = at("home 1 6,7 Sure Hands / home 2 4,4 / away 1 20,7 / ball 8,7 / turn home 3")
    told = turn_of(game)
    assert "home 1 move" in told
    assert "move 8,7" in told


# --- what a field is worth --------------------------------------------------------------------

CAGE = " / home 2 8,6 / home 3 8,8 / home 4 10,6 / home 5 10,8"


def test_a_cage_keeps_the_ball() -> None:
    opponents = " / away 1 14,7 / away 2 14,4 / away 3 14,10 / turn home 3"
    alone = judged("home 1 9,7 ball" + opponents)
    caged = judged("home 1 9,7 ball" + CAGE + opponents)
    carrier = alone.field.carrier
    assert caged.lost(carrier) < 0.5 * alone.lost(carrier)


def test_nobody_loses_the_ball_to_opponents_who_have_no_turn_left() -> None:
    judge = judged("home 1 9,7 ball / away 1 10,7 / turn home 8", turn=8)
    assert judge.lost(judge.field.carrier) == 0.0


@pytest.mark.parametrize("nearer, farther", [(20, 14), (14, 8), (18, 16)])
def test_nearer_to_the_end_zone_is_worth_more(nearer: int, farther: int) -> None:
    rest = ",7 ball / away 1 2,2 / turn home 4"
    assert judged(f"home 1 {nearer}{rest}").worth() > judged(f"home 1 {farther}{rest}").worth()


IN_THE_WAY = {
    "a wall ahead of him": ("away 1 16,7 / away 2 16,4 / away 3 16,10", "hemmed", 2),
    "opponents near, though behind": ("away 1 9,7 / away 2 9,8 / away 3 8,6", "crowded", 2),
    "four own players beside him": (
        "home 2 11,6 / home 3 11,8 / home 4 13,6 / home 5 13,8 / away 1 2,2", "huddle", 2
    ),
}


@pytest.mark.parametrize("others, name, times", IN_THE_WAY.values(), ids=IN_THE_WAY)
def test_a_carrier_in_the_thick_of_it_is_worth_less(others: str, name: str, times: int) -> None:
    judge = judged("home 1 12,7 ball / turn home 4 / " + others)
    numbers = read_numbers(PLANS, "bb2020")
    without = Judge(judge.field, Weights({**numbers, name: 0.0}))
    assert numbers[name] > 0
    assert judge.worth() == pytest.approx(without.worth() - times * numbers[name])


def test_one_side_of_a_field_is_as_good_as_the_other() -> None:
    mine = judged("home 1 16,7 ball / home 2 15,6 / away 1 20,7 / turn home 4")
    theirs = judged(
        "away 1 9,7 ball / away 2 10,6 / home 1 5,7 / turn away 4", AWAY
    )
    assert mine.worth() == pytest.approx(theirs.worth())


def test_a_screen_makes_the_way_longer() -> None:
    carrier = "away 1 12,7 ball / turn home 4 / home 1 "
    ways = []
    for posts in ("20,1", "8,7", "8,7 / home 2 8,4 / home 3 8,10 / home 4 8,1 / home 5 8,13"):
        judge = judged(carrier + posts)
        field = judge.field
        ways.append(field.toil(field.carrier, field.end_zone(AWAY), 3))
    assert ways[0] == 12
    assert ways[0] <= ways[1] < ways[2]
    assert ways[2] == 12 + 3 * 3  # in, through and out of tackle zones


@pytest.mark.parametrize(
    "text",
    [
        "home 1 7,7 / away 1 9,7 / away 2 9,5 / away 3 10,10 / turn home 3",
        "home 1 7,7 prone / away 1 10,7 / turn home 3",
        "home 1 7,7 ma3 / home 2 8,8 / away 1 7,10 prone / ball 9,7 / turn home 3",
        "home 1 7,7 / away 1 8,7 / turn home 3",
    ],
)
def test_squares_without_a_roll_are_those_of_the_exact_map(text: str) -> None:
    game = at(text)
    table = game.table
    player = game.player("home 1").index
    field = Field(table, HOME, Traits())
    reach = reach_of(table, player, False)
    free = set(squares_in(field.free_squares(player, field.far(player))))
    sure = {sq for sq, chance in reach.chance.items() if chance == 1.0 and sq != table.ball}
    if table.zones_on(table.place[player], HOME):
        sure = {table.place[player]}
    assert free == sure


# --- plans that come off ------------------------------------------------------------------------


@pytest.mark.parametrize(
    "guards, chance",
    [
        ("", 2 / 3),  # out of one tackle zone into the clear: 3+ for AG 3+
        ("/ away 3 12,5", 1 / 2),  # ... into one tackle zone
        ("/ away 3 12,5 / away 4 11,5", 1 / 3),  # ... into two
    ],
)
def test_a_dodge_among_more_opponents_is_harder(guards: str, chance: float) -> None:
    """BB2020: -1 for every opponent who marks the square dodged into."""
    table = at(f"home 1 12,7 ma1 / away 1 12,8 / away 2 24,14 {guards} / turn home 3").table
    field = Field(table, HOME, Traits())
    assert field.chance_to(PlayerNo(0), BIT[square(12, 6)]) == pytest.approx(chance)


@pytest.mark.parametrize("roster", ["wood_elf", pytest.param("human", marks=pytest.mark.soak)])
def test_everybody_gets_where_a_plan_has_him(roster: str) -> None:
    """A plan without a roll comes off to the last step: nobody stands in another's way."""
    game = Game(roster, roster, "bb2020", seed="one after another", options={"overtime": "never"})
    game.silence()
    coaches = (VeteranCoach(), make_coach("scripted"))
    planned: list[tuple[PlayerNo, int]] = []
    plans = 0
    while game.question is not None:
        question = game.question
        code = coaches[question.side].choose(game)
        if question.side == HOME and question.kind == "turn":
            if planned and verb_of(code) == ACTIVATE:
                assert player_of(code) == planned[0][0], planned
            planner = coaches[HOME]._planner  # type: ignore[union-attr]
            acts = [planner._act, *planner._queue] if planner._queue else []
            if not planned and acts and not any(act.risk for act in acts):
                planned = [(act.player, act.to) for act in acts]
                plans += 1
        game.answer(code)
        if planned and game.table.actor == NOBODY:
            player, to = planned.pop(0)
            assert game.table.place[player] == to or not to
    assert plans > 3


def test_a_block_that_may_fail_waits_until_the_carrier_is_safe() -> None:
    game = at(
        "home 1 8,7 ball / home 2 11,3 / home 3 11,11 / home 4 5,5 / home 5 5,9 "
        "/ home 6 12,1 Block / away 1 13,1 / away 2 14,7 / away 3 14,5 / away 4 14,9 / turn home 3"
    )
    told = turn_of(game)
    block = next(n for n, each in enumerate(told) if each == "block away 1")
    moves = [n for n, each in enumerate(told) if each == "home 1 move" or each == "home 2 move"]
    assert moves
    assert max(moves) < block, told
