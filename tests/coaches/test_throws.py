"""The veteran's throws: the ball in the last turn of a half, and team-mates with it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pigskin import Game, ScriptedDice, edition
from pigskin.coaches.veteran import VeteranCoach
from pigskin.options import Options
from pigskin.position import parse


def at(text: str, dice: list[int | str], rules: str = "bb2020") -> Game:
    return Game.at(parse(text, edition(rules), Options(), ScriptedDice(dice)))


def turn_of(game: Game) -> list[str]:
    """The veteran plays the turn at hand: what he answered."""
    return list(answers_of(game))


def answers_of(game: Game) -> Iterator[str]:
    """The veteran's answers in the turn at hand; each is given when the next one is wanted."""
    coach = VeteranCoach()
    side = game.table.active
    while game.question is not None and game.table.active == side:
        answer = coach.choose(game)
        yield str(game.question.options[game.question.codes.index(answer)])
        game.answer(answer)


def test_the_ball_is_thrown_to_who_can_run_in() -> None:
    text = "home 1 9,7 ball Pass / home 2 19,7 Catch / away 1 3,10 / away 2 22,14 / turn home 8"
    game = at(text, [6, 6])  # an accurate throw, and a catch
    told = turn_of(game)
    assert "home 1 pass" in told
    assert "pass to 19,7" in told
    assert game.table.home.score == 1


GOBLIN = "ma6 ag3 Right Stuff Stunty Dodge"
LRB6_TROLL = "home 1 13,7 st5 ag2 Throw Team-Mate"
BB2020_TROLL = "home 1 13,7 st5 ag4 pa5 Throw Team-mate"
OPPONENTS = "away 1 3,10 / away 2 16,7 / turn home 8"


@pytest.mark.parametrize(
    "rules, troll, dice",
    [
        # LRB6, BB2016: a throw that is no fumble, three scatters east, the landing.
        ("lrb6", LRB6_TROLL, [4, 5, 5, 5, 4]),
        ("bb2016", LRB6_TROLL, [4, 5, 5, 5, 4]),
        # BB2020: a subpar throw makes the landing harder.
        ("bb2020", BB2020_TROLL, [4, 5, 5, 5, 4]),
    ],
)
def test_a_carrier_who_cannot_run_in_is_thrown(
    rules: str, troll: str, dice: list[int | str]
) -> None:
    game = at(f"{troll} / home 2 12,7 {GOBLIN} ball / {OPPONENTS}", dice, rules)
    told = turn_of(game)
    assert "throw home 2" in told
    assert game.table.home.score == 1


def test_the_ball_is_handed_to_who_can_be_thrown() -> None:  # LRB6, Throw Team-Mate
    text = f"{LRB6_TROLL} / home 2 12,7 {GOBLIN} / home 3 11,7 ball / {OPPONENTS}"
    game = at(text, [4, 4, 5, 5, 5, 4], "lrb6")  # caught, thrown, scattered, landed
    told = turn_of(game)
    assert told.index("hand off to home 2") < told.index("throw home 2")
    assert game.table.home.score == 1


def test_nobody_is_thrown_who_can_walk() -> None:
    text = f"{LRB6_TROLL} / home 2 20,7 {GOBLIN} ball / home 3 3,3 / away 1 3,10 / turn home 8"
    game = at(text, [], "lrb6")
    told = turn_of(game)
    assert not any(each.startswith("throw") for each in told)
    assert game.table.home.score == 1


def test_he_is_thrown_where_he_lands_among_the_fewest() -> None:
    """The same throw on both flanks; opponents stand on one of them."""
    crowd = " / ".join(f"away {2 + number} 2{number % 3},{10 + number // 3}" for number in range(6))
    text = f"{LRB6_TROLL} / home 2 12,7 {GOBLIN} ball / away 1 3,10 / {crowd} / turn home 8"
    game = at(text, [], "lrb6")
    aimed = next(each for each in answers_of(game) if each.startswith("throw home 2 to"))
    assert int(aimed.rsplit(",", 1)[1]) <= 7


def test_who_glides_steers_for_the_end_zone() -> None:  # BB2020, Swoop
    text = f"{BB2020_TROLL} / home 2 12,7 {GOBLIN} Swoop ball / {OPPONENTS}"
    game = at(text, [4, 4, 3, 4])  # thrown, straight ahead, three squares, landed
    told = turn_of(game)
    assert "face east" in told
    assert game.table.home.score == 1
