"""Where a player gets, and how likely: beside the engine with every face of every die."""

from __future__ import annotations

import json
from fractions import Fraction

import pytest
from odds.walking import walk_chance
from table import Scene, pitch

from pigskin import Game, IllegalAnswer, PigskinError
from pigskin.odds import reach
from pigskin.odds.reach import Reach
from pigskin.pitch import ADJACENT, parse_square, square_text

EDITIONS = ("lrb6", "bb2016", "bb2020")
CROWD = (
    "away 1 8,7 / away 2 8,8 / away 3 10,6 / away 4 6,8 Tackle / away 5 9,9"  # around home 1
)


def moving(position: str, rules: str, team: bool = False) -> tuple[Scene, Reach]:
    """Home 1 has declared a move; where does he get?"""
    scene = pitch(position, rules=rules, seed=1)
    scene.game.answer("home 1 move")
    table = scene.game.table
    return scene, Reach(table, 0, table.moved, 0, True, team)


def walked(scene: Scene, reach: Reach, to: str, team: bool = False) -> Fraction:
    return walk_chance(scene.game, 0, reach.path(parse_square(to)), team)


def agrees(position: str, rules: str, squares: str, team: bool = False) -> None:
    """The way to each square is as likely as the engine finds it when it is walked."""
    scene, reach = moving(position, rules, team)
    for text in squares.split():
        sq = parse_square(text)
        way = " ".join(square_text(each) for each in reach.path(sq))
        assert reach.exact(sq) == walked(scene, reach, text, team), f"to {text} by {way}"
        assert reach.chance[sq] == pytest.approx(float(reach.exact(sq)))


@pytest.mark.parametrize("rules", EDITIONS)
@pytest.mark.parametrize("team", (False, True))
@pytest.mark.parametrize(
    "skills",
    ("", "Dodge", "Sure Feet", "Dodge, Sure Feet", "Two Heads", "Stunty", "Pro", "Break Tackle"),
)
def test_a_way_is_as_likely_as_the_engine_has_it(rules: str, team: bool, skills: str) -> None:
    agrees(
        f"rerolls 1 0 / home 1 7,7 ma3 {skills} / {CROWD}", rules, "9,7 10,8 7,9 5,7", team
    )


@pytest.mark.parametrize("rules", EDITIONS)
@pytest.mark.parametrize(
    "position, squares",
    (
        ("home 1 7,7 ma2 / away 1 8,7 Prehensile Tail", "6,7 5,7"),
        ("home 1 7,7 ma2 / away 1 8,7 Tentacles st4", "6,7 5,7"),
        ("home 1 7,7 ma2 / away 1 8,7 Tentacles st2 / away 2 8,6 Tentacles st5", "6,7"),
        ("home 1 7,7 ma2 / away 1 8,7 Titchy", "6,7 7,6"),
        ("weather blizzard / home 1 7,7 ma2", "10,7 11,7"),
        ("home 1 7,7 ma2 Sprint", "10,7 11,7 12,7"),
        ("ball 9,7 / home 1 7,7 ma4", "9,7 11,7"),
        ("ball 9,7 / home 1 7,7 ma4 Sure Hands / away 1 9,8", "9,7 10,6"),
        ("weather pouring rain / ball 9,7 / home 1 7,7 ma4 Big Hand / away 1 9,8", "9,7"),
        ("rerolls 1 0 / home 1 7,7 ma2 Loner / away 1 8,7", "6,7 3,7"),
        ("home 1 7,7 ma4 Leap / away 1 8,7 / away 2 8,6 / away 3 8,8", "9,7 10,7"),
        ("home 1 7,7 ma4 Leap, Very Long Legs / away 1 8,7 / away 2 8,6 / away 3 8,8", "9,7"),
    ),
)
@pytest.mark.parametrize("team", (False, True))
def test_everything_on_the_way_counts(rules: str, position: str, squares: str, team: bool) -> None:
    if rules == "bb2020":
        position = position.replace("Loner", "Loner (4+)")
    agrees(position, rules, squares, team)


def test_jumping_over_a_player_who_is_down_in_bb2020() -> None:
    """BB2020, Jumping over prone players: two squares, one test, once an action."""
    wall = "away 1 8,7 prone / away 2 8,6 / away 3 8,8 / away 4 8,5 / away 5 8,9"
    agrees(f"home 1 7,7 ma4 / {wall}", "bb2020", "9,7 10,7")
    _, reach = moving(f"home 1 7,7 ma4 / {wall}", "bb2020")
    assert [roll.test for roll in reach.rolls(parse_square("9,7"))] == ["jump"]


@pytest.mark.parametrize("rules", EDITIONS)
def test_a_diver_is_taken_to_dive_at_every_dodge(rules: str) -> None:
    scene, reach = moving("home 1 7,7 / away 1 8,7 Diving Tackle", rules)
    there = parse_square("6,7")
    assert reach.exact(there) == walked(scene, reach, "6,7")
    assert reach.ways.assumes == ["away 1 (Diving Tackle) dives at every dodge away from him"]
    # A second dodge out of his tackle zone is reckoned with him too, though he may lie by then.
    assert reach.exact(parse_square("8,6")) <= walked(scene, reach, "8,6")


@pytest.mark.parametrize("rules", EDITIONS)
def test_a_shadow_is_taken_to_follow_and_never_reckoned_too_kindly(rules: str) -> None:
    scene, reach = moving("home 1 7,7 ma6 / away 1 8,7 Shadowing ma7", rules)
    assert reach.exact(parse_square("6,7")) == walked(scene, reach, "6,7")
    for text in ("5,7", "4,7", "3,7"):
        assert 0 < reach.exact(parse_square(text)) <= walked(scene, reach, text)
    assert reach.ways.assumes == [
        "away 1 (Shadowing) follows whenever he may, and then marks every step"
    ]


@pytest.mark.slow
@pytest.mark.parametrize(
    "rules, skills, team",
    [
        ("lrb6", "", True),
        ("bb2020", "Dodge", False),
        pytest.param("lrb6", "Dodge", False, marks=pytest.mark.soak),
        pytest.param("bb2020", "", True, marks=pytest.mark.soak),
    ],
)
def test_no_other_way_is_better(rules: str, skills: str, team: bool) -> None:
    """Every way of up to three squares, walked by the engine, beside the one that was found."""
    position = (
        f"rerolls 1 0 / home 1 7,7 ma2 {skills} / "
        "away 1 8,7 / away 2 6,6 Tackle / away 3 9,5 / away 4 7,9"
    )
    scene, reach = moving(position, rules, team)
    best: dict[int, Fraction] = {}
    for path in _ways(scene, 0, [], 3):
        chance = walk_chance(scene.game, 0, path, team)
        best[path[-1]] = max(chance, best.get(path[-1], Fraction(0)))
    for sq, chance in best.items():
        if chance:
            assert reach.exact(sq) >= chance, square_text(sq)


def _ways(scene: Scene, player: int, path: list[int], most: int) -> list[list[int]]:
    table = scene.game.table
    here = path[-1] if path else table.place[player]
    found: list[list[int]] = []
    for sq in ADJACENT[here]:
        # Nobody walks back and forth: such ways are never better, and there are very many.
        if table.board[sq] == 0 and sq not in path and len(path) < most:
            near = [each for each in path[:-1] if sq in ADJACENT[each]]
            if not near:
                found += [[*path, sq], *_ways(scene, player, [*path, sq], most)]
    return found


def test_a_way_without_a_roll_is_short_and_straight() -> None:
    _, reach = moving("home 1 7,7 ma6 / away 1 20,7", "lrb6")
    assert [square_text(sq) for sq in reach.path(parse_square("12,7"))] == [
        "8,7", "9,7", "10,7", "11,7", "12,7",
    ]  # fmt: skip
    assert reach.exact(parse_square("13,7")) == 1
    assert reach.rolls(parse_square("13,7")) == []


def test_a_way_round_others_does_not_zigzag() -> None:
    """Two team-mates bar the direct way: round them, then straight on."""
    _, reach = moving("home 1 9,3 ma7 / home 2 9,4 / home 3 10,4 / home 4 10,7", "bb2020")
    way = " ".join(square_text(each) for each in reach.path(parse_square("10,8")))
    assert way == "8,4 9,5 9,6 9,7 10,8"


def test_who_takes_no_risk_rolls_only_to_get_away() -> None:
    scene = pitch("home 1 7,7 ma2 / away 1 8,7 / away 2 6,5", seed=1)
    reach = Reach(scene.game.table, 0, 0, 0, False)
    assert parse_square("10,7") not in reach.chance  # a square gone for
    assert reach.exact(parse_square("5,7")) == Fraction(4, 6)
    assert parse_square("5,5") not in reach.chance  # behind a second dodge


def test_a_rooted_player_stays_where_he_is() -> None:
    scene = pitch("home 1 7,7 rooted", seed=1)
    assert list(Reach(scene.game.table, 0).chance) == [parse_square("7,7")]


# --- the map a table shows --------------------------------------------------------------------


def test_the_map_before_anything_is_declared() -> None:
    game = pitch("rerolls 1 0 / home 1 7,7 / away 1 8,7 / turn home 3", seed=1).game
    there = reach(game, "home 1").to((6, 7))
    assert (there.chance, there.with_reroll) == (Fraction(2, 3), Fraction(8, 9))
    assert there.json == {
        "square": [6, 7],
        "chance": 0.666667,
        "with_reroll": 0.888889,
        "path": [[6, 7]],
        "answers": [{"verb": "move", "square": [6, 7]}],
        "rolls": [{"test": "dodge", "need": 3, "chance": 0.666667, "by": None}],
    }
    assert game.question is not None
    assert game.question.kind == "turn"  # nothing has been declared


def test_what_must_be_rolled_before_he_moves_counts_for_every_square() -> None:
    """A bone-head who gets up on a 4+ (LRB6: MA 2) may do nothing at all."""
    game = pitch(
        "rerolls 1 0 / home 1 7,7 prone ma2 Bone-Head / away 1 20,7 / turn home 3", seed=1
    ).game
    found = reach(game, "home 1")
    assert found.to("7,7").chance == Fraction(5, 6) * Fraction(1, 2)
    there = found.to("8,7")
    assert [roll.test for roll in there.rolls] == ["bone-head", "stand up", "go for it"]
    assert there.chance == Fraction(5, 6) * Fraction(1, 2) * Fraction(5, 6)


def test_from_where_he_is_likeliest_to_hit_somebody() -> None:
    """A blow in a blitz costs a square: the last one has to be rushed for (LRB6, Blitz)."""
    table = pitch("home 1 7,7 ma3 / away 1 11,7 / away 2 9,9 / turn home 3", seed=1).game.table
    near = Reach(table, 0)
    assert near.beside(parse_square("11,7")) == (parse_square("10,7"), Fraction(5, 6))
    assert near.beside(parse_square("9,9"))[1] == 1
    assert near.beside(parse_square("14,7")) == (0, 0)


def test_a_map_is_small_and_says_what_it_assumes() -> None:
    game = pitch("home 1 7,7 / away 1 8,7 Diving Tackle / turn home 3", seed=1).game
    found = reach(game, "home 1")
    assert len(json.dumps(found.json)) < 12_000
    assert found.json["assumes"] == found.assumes != []
    assert all(chance <= spare for chance, spare in found.chances().values())


def test_where_an_opponent_would_get_in_his_own_turn() -> None:
    game = pitch("home 1 7,7 / away 1 12,7 prone ma6 / turn home 3", seed=1).game
    assert reach(game, "away 1").to("9,9").chance == 1
    with pytest.raises(IllegalAnswer, match="21,7 is out of reach"):
        reach(game, "away 1").to("21,7")


@pytest.mark.parametrize(
    "player, action, message",
    (
        ("home 9", "move", "home 9"),
        ("home 1", "dance", "'dance' is no action"),
        ("home 2", "move", "home 2 is not on the pitch"),
    ),
)
def test_bad_questions_about_reach(player: str, action: str, message: str) -> None:
    game = pitch("home 1 7,7 / home 2 reserves / away 1 8,7 / turn home 3", seed=1).game
    with pytest.raises(PigskinError, match=message):
        reach(game, player, action)


# --- two balls --------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", EDITIONS)
def test_either_of_two_balls_has_to_be_picked_up(rules: str) -> None:
    agrees("home 1 7,7 / ball 8,7 / second-ball 7,9", rules, "8,7 7,9 9,7")


def test_who_has_a_ball_gets_nowhere_through_the_other() -> None:
    scene, reach = moving("home 1 0,7 ball ma1 / second-ball 1,7", "lrb6")
    assert parse_square("1,7") not in reach.chance
    assert parse_square("1,6") in reach.chance
    assert reach.path(parse_square("2,7")) != [parse_square("1,7"), parse_square("2,7")]
    assert scene.balls == {"home 1", "1,7"}


@pytest.mark.parametrize("rules", ["lrb6", "bb2016"])
def test_who_must_dodge_though_nobody_marks_him(rules):
    agrees("home 1 9,1 / away 1 20,7 / effects home Incoming! until turn", rules, "9,0 9,2 9,4")


@pytest.mark.parametrize("rules", EDITIONS)
def test_whoever_swings_a_ball_and_chain_goes_where_his_dice_say(rules: str) -> None:
    game = Game.from_position("home 1 7,7 Ball & Chain / away 1 9,7 / turn home 3", rules)
    assert reach(game, "home 1").squares == [(7, 7)]
