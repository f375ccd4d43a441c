"""Stalling, and the rock that may punish it."""

import pytest
from prayer_rows import THROW_A_ROCK, TREACHEROUS_TRAPDOOR
from table import Scene, pitch

ROCK = 1 << THROW_A_ROCK
# Away's fans throw rocks; home 1 could walk in from 20,7 with his six squares.
WALK = "home 1 20,7 ball / home 2 3,3 / away 1 12,2 / turn home 3 / rerolls 0 0 / "


def turn(text: str = WALK, more: str = "", dice: str = "", prayers: str = f"0 {ROCK}") -> Scene:
    return pitch(f"{text}{more} / prayers {prayers}", dice)


@pytest.mark.rule("bb2020/prayers.throw-a-rock", "bb2020/stalling.who", "bb2020/stalling.effect")
def test_a_carrier_who_does_not_walk_in_may_be_hit_by_a_rock():
    # 5, armour 2: he lies down, and the ball bounces.
    game = turn(dice="5 1 1 N").play("end turn")
    assert game.asked("away", "throw a rock")
    game.play("yes")
    assert game.shows("home 1 20,7 prone / ball 20,6")
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/prayers.throw-a-rock")
def test_on_four_it_misses():
    game = turn(dice="4").play("end turn", "yes")
    assert game.shows("home 1 20,7 up ball")
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/prayers.throw-a-rock")
def test_the_coach_may_leave_it():
    game = turn().play("end turn", "away: no")
    assert game.shows("home 1 20,7 up ball")
    assert game.done()


@pytest.mark.rule("bb2020/prayers.throw-a-rock")
def test_a_stunned_staller_turns_over_after_his_next_turn():
    game = turn(dice="5 6 6 1 1 N").play("end turn", "yes")
    assert game.shows("home 1 20,7 stunned")
    game.play("away: end turn")
    assert game.shows("home 1 20,7 stunned")
    game.play("home: end turn")
    assert game.shows("home 1 20,7 prone")
    assert game.done()


@pytest.mark.rule("bb2020/stalling.effect")
@pytest.mark.parametrize("prayers", ["0 0", f"{ROCK} 0"])
def test_without_that_prayer_of_the_opponents_nothing_happens(prayers: str):
    game = turn(prayers=prayers).play("end turn")
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/stalling.who")
def test_activated_without_scoring_is_stalling_too():
    # He walks away from the end zone: at the end he could not walk in any more.
    game = turn().play("home 1 move", "move 19,7 18,7 17,7", "stop", "end turn")
    assert game.asked("away", "throw a rock")


@pytest.mark.rule("bb2020/stalling.who")
def test_an_unexpected_turnover_is_no_excuse():
    game = turn(dice="1 1 1", more="home 3 5,5 ma0")
    game.play("home 3 move", "move 6,5")
    assert game.asked("away", "throw a rock")


@pytest.mark.rule("bb2020/stalling.who")
def test_who_scores_does_not_stall():
    game = turn().play("home 1 move", "move 21,7 22,7 23,7 24,7 25,7")
    assert game.asked("home", "set-up")
    assert game.score == (1, 0)


@pytest.mark.rule("bb2020/stalling.who")
@pytest.mark.parametrize(
    ("carrier", "others"),
    [
        ("home 1 18,7 ball", ""),  # too far without a rush
        ("home 1 20,7 ball", "away 2 21,8"),  # marked
        ("home 1 20,7 ball Bone Head", ""),  # he would have to roll first
        ("home 1 20,7 ball Take Root", ""),
        ("home 1 20,7 ball Really Stupid", ""),
        ("home 1 20,7 ball Animal Savagery", ""),
        ("home 1 20,7 ball Unchannelled Fury", ""),
        ("home 1 20,7 ball Bloodlust (2+)", ""),
        ("home 1 20,7 ball rooted", ""),
        ("home 1 20,7 ball ma4", ""),
        ("home 1 20,7", ""),  # no ball
        # A wall of tackle zones: he would have to dodge.
        ("home 1 20,7 ball", " / ".join(f"away {y + 2} 23,{y}" for y in (1, 4, 7, 10, 13))),
    ],
)  # fmt: skip
def test_who_would_need_a_die_does_not_stall(carrier: str, others: str):
    game = turn(f"{carrier} / away 1 12,2 / turn home 3 / rerolls 0 0 / {others}")
    game.play("end turn")
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/stalling.who")
def test_the_last_square_may_be_marked():
    # Every free square of the end zone is marked, but 24,7 before it is not.
    line = [f"away {y + 1} 25,{y}" for y in (1, 5, 9, 13)]
    line += [f"away {y + 1} 25,{y} prone" for y in (3, 7, 11)]
    game = turn(f"home 1 20,7 ball / {' / '.join(line)} / turn home 3 / ")
    game.play("end turn")
    assert game.asked("away", "throw a rock")


@pytest.mark.rule("bb2020/stalling.who", "bb2020/prayers.treacherous-trapdoor")
def test_an_open_trapdoor_on_the_only_way_is_a_die():
    # Away 1 carries towards x 0 along the sideline, between a wall and the trapdoor at 6,1.
    wall = " / ".join(f"home {x} {x},2 stunned" for x in range(1, 13))
    text = f"away 1 7,1 ball ma7 / {wall} / home 20 6,0 stunned / turn away 3 / rerolls 0 0 / "
    trapped = 1 << TREACHEROUS_TRAPDOOR
    game = turn(text, prayers=f"{ROCK} 0").play("end turn")
    assert game.asked("home", "throw a rock")
    shut = turn(text, prayers=f"{ROCK} {trapped}").play("end turn")
    assert shut.asked("home", "turn")


@pytest.mark.rule("bb2020/stalling.who")
def test_a_team_mate_who_clears_the_way_makes_a_staller():
    # Home 2 pushes the only marker away and the turn ends: the carrier has become open.
    game = turn(
        "home 1 20,7 ball / home 2 20,8 / away 1 21,7 / turn home 3 / rerolls 0 0 / ",
        dice="pow push 1 1",
    )
    assert game.game.table.stallers == ()
    game.play("home 2 block", "block away 1", "choose pow", "push to 22,6", "stay", "end turn")
    assert game.asked("away", "throw a rock")


@pytest.mark.rule("bb2020/stalling.who")
def test_a_trait_that_needs_no_roll_is_no_excuse():
    game = turn(WALK.replace("ball", "ball Kick Team-mate")).play("end turn")
    assert game.asked("away", "throw a rock")


@pytest.mark.rule("bb2020/stalling.who", "bb2020/prayers.throw-a-rock")
def test_no_rock_is_thrown_at_a_staller_who_has_fallen():
    # He could have walked in, but runs into a tackle zone and out of it.
    game = pitch(
        "home 1 20,7 ball / home 2 3,3 / away 1 18,9 / turn home 3 / rerolls 0 0 / "
        f"prayers 0 {1 << THROW_A_ROCK}",
        "1 1 2 N",
    )
    game.play("home 2 move", "stop", "home 1 move", "move 19,8", "move 20,9")
    assert game.state("home 1") == "prone"
    assert game.asked("away", "turn")
    assert game.done()
