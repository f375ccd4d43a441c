"""Help for hits, hits that clear the way to a touchdown or to a ball on the ground; pick-ups."""

from __future__ import annotations

import pytest

from pigskin import Dice, Game, edition
from pigskin.coaches.advice import advise
from pigskin.coaches.planning import helping, hits, hunting, posts, weighing
from pigskin.coaches.planning.ball import fetchers, score_now
from pigskin.coaches.planning.effort import THOROUGH
from pigskin.coaches.planning.sight import Sight
from pigskin.coaches.planning.traits import Traits
from pigskin.coaches.veteran import VeteranCoach
from pigskin.numbers import PlayerNo
from pigskin.odds.masks import BESIDE, BIT
from pigskin.options import Options
from pigskin.pitch import HOME, column, distance
from pigskin.position import parse
from pigskin.questions import ACTIVATE, player_of, second_of, verb_of


def at(text: str, rules: str = "bb2020") -> Game:
    return Game.at(parse(text, edition(rules), Options(), Dice(1)))


def sight_of(game: Game) -> Sight:
    """What the side sees whose turn it is."""
    question = game.question
    assert question is not None
    able: dict[PlayerNo, list[int]] = {}
    for answer in question.codes:
        if verb_of(answer) == ACTIVATE:
            able.setdefault(player_of(answer), []).append(second_of(answer))
    return Sight(game.table, HOME, able, Traits())


def first(text: str, rules: str = "bb2020") -> str:
    """What the veteran does first."""
    game = at(text, rules)
    chosen = VeteranCoach().choose(game)
    assert game.question is not None
    return str(next(each for each in game.question.options if each.code == chosen))


# --- help ---------------------------------------------------------------------------------------


def test_who_is_free_brings_help_for_a_block() -> None:
    """With one die it is a gamble; with a second player beside the victim two are rolled."""
    sight = sight_of(at("home 1 12,7 / home 2 10,6 st1 / away 1 13,7 Block / turn home 3"))
    blocks = hits.blocks(sight)
    assert [each.dice for each in blocks] == [1]
    helpers = helping.help_for_blocks(sight, blocks, posts.movers(sight, set()))
    assert [each.player for each in helpers] == [blocks[0].player + 1]
    assert BESIDE[sight.table.place[player_of(blocks[0].last)]] & BIT[helpers[0].to]
    assert helpers[0].gain > 0.01


# --- a touchdown this turn ----------------------------------------------------------------------

# A gap one square wide at the touchline, and somebody stands in it.
WALL = " / ".join(f"away {n} 22,{y}" for n, y in ((2, 4), (3, 7), (4, 10), (5, 13)))
SHUT = (
    f"home 1 17,1 ball / home 2 21,0 st4 Block / away 1 22,1 / {WALL}"
    " / turn home 8 / rerolls 0 0"
)


@pytest.mark.parametrize("rules", ["lrb6", "bb2016", "bb2020"])
def test_in_the_last_turn_whoever_stands_in_the_way_is_hit_first(rules: str) -> None:
    assert first(SHUT, rules) in ("home 2 block", "home 2 blitz")


def test_nobody_is_hit_first_where_the_way_is_clear() -> None:
    clear = "home 1 21,7 ball / home 2 12,7 st4 Block / away 1 13,7 / turn home 8"
    assert first(clear) == "home 1 move"


def test_what_a_hit_adds_is_the_chance_to_score_after_it() -> None:
    sight = sight_of(at(SHUT))
    now = max((each.chance for each in score_now(sight)), default=0.0)
    found = weighing.opener(sight, hits.blocks(sight), now, score_now)
    assert found is not None
    assert now < now + found.first < found.chance
    assert max((each.chance for each in score_now(sight)), default=0.0) == now  # as it was


def test_advice_says_that_a_hit_clears_the_way() -> None:
    found = advise(at(SHUT))
    assert found[0].player == "home 2"
    assert found[0].reason == "it clears the way"
    assert [each.gain or 0.0 for each in found] == sorted(
        (each.gain or 0.0 for each in found), reverse=True
    )


# --- a ball on the ground -----------------------------------------------------------------------


def test_whoever_marks_the_ball_is_hit_before_it_is_picked_up() -> None:
    """BB2020: -1 on a pick-up for every opponent who marks the square."""
    text = (
        "home 1 10,7 / home 2 11,9 st5 Block / away 1 13,8 / away 2 13,6"
        " / ball 12,7 / turn home 3 / rerolls 0 0"
    )
    game = at(text)
    sight = sight_of(game)
    now = max(each.chance for each in fetchers(sight))
    assert now == pytest.approx(1 / 3)  # 3+, two of them
    found = weighing.opener(sight, hits.blitzes(sight, THOROUGH), now, fetchers)
    assert found is not None
    assert player_of(found.last) in (game.player("away 1").index, game.player("away 2").index)
    assert found.first > 0.05
    assert first(text) == "home 2 blitz"


# --- what follows -------------------------------------------------------------------------------


def test_a_ball_that_is_picked_up_is_worth_what_can_still_be_done_with_it() -> None:
    """BB2020: whoever picks the ball up goes on with the movement he has left."""
    game = at("home 1 20,7 / away 1 21,8 / away 2 21,6 / away 3 12,7 / ball 21,7 / turn home 3")
    sight = sight_of(game)
    field, who = sight.field, PlayerNo(0)
    field.carrier, field.place[who] = who, field.ball
    field.refresh()
    tired = hunting.carried_on(sight, who, field.trait_of(who).ma, -0.3)
    fresh = hunting.carried_on(sight, who, 1, -0.3)
    assert tired == sight.judge.worth()
    assert fresh > tired


def test_posts_are_taken_round_where_the_ball_will_be_carried() -> None:
    """The guard goes ahead with the one who fetches the ball, who has half his movement left."""
    game = at(
        "home 1 6,7 / home 2 8,5 / home 3 8,9 / home 4 10,5 / home 5 10,9"
        " / away 1 16,7 / away 2 16,4 / away 3 16,10 / ball 7,7 / turn home 2 / rerolls 2 0"
    )
    coach = VeteranCoach()
    while game.question is not None and game.table.active == HOME:
        game.answer(coach.choose(game))
    place, carrier = game.table.place, game.table.carrier
    assert carrier == 0
    assert column(place[carrier]) > 8
    guards = [mate for mate in range(1, 5) if distance(place[mate], place[carrier]) == 1]
    assert len(guards) >= 3
