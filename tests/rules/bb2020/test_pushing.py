"""Push-backs: which squares, chains, following up, and what the pushed player meets there."""

import pytest
from table import Scene, pitch


def push(position: str, dice: str = "push", action: str = "block") -> Scene:
    return pitch(position, dice).play(f"home 1 {action}", "block away 1")


@pytest.mark.rule("bb2020/pushing.squares")
@pytest.mark.parametrize(
    ("attacker", "squares"),
    [
        ("7,7", {"9,6", "9,7", "9,8"}),
        ("8,6", {"7,8", "8,8", "9,8"}),
        ("7,6", {"8,8", "9,7", "9,8"}),
    ],
)
def test_he_goes_to_one_of_the_three_squares_behind_him(attacker: str, squares: set[str]):
    game = push(f"home 1 {attacker} / away 1 8,7")
    assert game.asked("home", "push", "away 1")
    assert set(game.options()) == {f"push to {square}" for square in squares}


@pytest.mark.rule("bb2020/pushing.squares")
def test_the_blocking_coach_chooses_for_the_whole_chain():
    game = push("home 1 7,7 / away 1 8,7 / away 2 9,6 / away 3 9,7 / away 4 9,8")
    game.play("home: push to 9,7", "home: push to 10,8", "stay")
    assert game.shows("away 1 9,7 up / away 3 10,8 up")
    assert game.done()


@pytest.mark.rule("bb2020/pushing.empty-first")
def test_an_unoccupied_square_must_be_used():
    game = push("home 1 7,7 / away 1 8,7 / away 2 9,6 / home 2 9,8 prone")
    assert game.asked("home", "follow up")
    assert game.shows("away 1 9,7 up")


@pytest.mark.rule("bb2020/pushing.empty-first", "bb2020/pushing.ball")
def test_a_square_with_only_the_ball_is_unoccupied_and_the_ball_bounces():
    game = push("home 1 7,7 / away 1 8,7 / away 2 9,6 / away 3 9,8 / ball 9,7", "push E")
    game.play("stay")
    assert game.shows("away 1 9,7 up / ball 10,7")
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/pushing.ball", "bb2020/pick-up.involuntary")
def test_a_player_knocked_down_on_the_ball_rolls_armour_before_it_bounces():
    game = push("home 1 7,7 / away 1 8,7 / ball 9,7", "pow 5 4 1 1 E")
    game.play("push to 9,7", "stay")
    assert game.shows("away 1 9,7 stunned / ball 10,7")
    assert game.done()


@pytest.mark.rule("bb2020/pushing.chain")
def test_a_chain_moves_players_of_either_team():
    game = push("home 1 7,7 / away 1 8,7 / away 2 9,6 / home 2 9,7 / away 4 9,8")
    game.play("push to 9,7", "push to 10,7", "follow up")
    assert game.shows("home 1 8,7 / away 1 9,7 up / home 2 10,7 up")
    assert game.done()


@pytest.mark.rule("bb2020/pushing.chain-down")
def test_players_who_are_down_are_pushed_as_they_lie():
    game = push("home 1 7,7 / away 1 8,7 / away 2 9,6 / away 3 9,7 stunned / home 2 9,8 prone")
    game.play("push to 9,7", "push to 10,7", "stay")
    assert game.shows("away 3 10,7 stunned / away 1 9,7 up")
    game = push("home 1 7,7 / away 1 8,7 / away 2 9,6 / away 3 9,7 stunned / home 2 9,8 prone")
    game.play("push to 9,8", "push to 10,9", "stay")
    assert game.shows("home 2 10,9 prone / away 1 9,8 up")
    assert game.done()


@pytest.mark.rule("bb2020/pushing.chain", "bb2020/pushing.ball")
def test_a_chain_may_push_somebody_onto_the_ball():
    game = push(
        "home 1 7,7 / away 1 8,7 / away 2 9,6 / home 2 9,7 / away 4 9,8 / ball 10,7", "push E"
    )
    game.play("push to 9,7", "push to 10,7", "stay")
    assert game.shows("home 2 10,7 up / ball 11,7")
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/skill.take-root.rooted", "bb2020/skill.frenzy.second-block")
def test_a_rooted_player_is_not_pushed_but_may_fall_where_he_is():
    game = push("home 1 7,7 Frenzy / away 1 8,7 rooted", "push pow 1 2")
    assert game.shows("home 1 7,7 / away 1 8,7 prone")
    assert len(game.happenings("block")) == 2
    assert game.done()


@pytest.mark.rule("bb2020/pushing.follow-up")
def test_the_follow_up_is_free_of_dodges_and_movement():
    # Away 2 marks home 1 where he stands; he follows up without a roll and has his MA of 2 left.
    game = pitch("home 1 7,7 ma3 / away 1 8,7 / away 2 6,6", "push push")
    game.play("home 1 blitz", "name away 1", "block away 1")
    game.play("push to 9,7", "follow up")
    assert game.shows("home 1 8,7 up")
    assert not game.happenings("dodge")
    assert game.table.moved == 1
    assert game.done()


@pytest.mark.rule("bb2020/pushing.follow-up")
def test_nobody_has_to_follow_up():
    game = push("home 1 7,7 / away 1 8,7").play("push to 9,7", "stay")
    assert game.shows("home 1 7,7 / away 1 9,7")


@pytest.mark.rule("bb2020/pushing.follow-up")
def test_a_follow_up_counts_as_a_move_of_his_own_will():
    # Away 2 shadows him: D6 + 6 - 6 must be 6.
    game = push("home 1 7,7 / home 2 6,5 / away 1 8,7 / away 2 6,6 Shadowing", "push 6")
    game.play("push to 9,7", "follow up", "away: away 2 uses Shadowing")
    assert game.shows("home 1 8,7 / away 2 7,7")
    assert game.done()


@pytest.mark.rule("bb2020/pushing.follow-up-forbidden")
def test_what_forbids_a_follow_up_beats_what_forces_it():
    game = push("home 1 7,7 Frenzy / away 1 8,7 Fend").play("push to 9,7", "away: use Fend")
    assert game.shows("home 1 7,7 up / away 1 9,7 up")
    assert len(game.happenings("block")) == 1
    assert game.done()


@pytest.mark.rule("bb2020/pushing.follow-up-forbidden")
def test_a_rooted_attacker_stays():
    game = push("home 1 7,7 rooted Frenzy / away 1 8,7").play("push to 9,7")
    assert game.shows("home 1 7,7 / away 1 9,7")
    assert len(game.happenings("block")) == 1
    assert game.done()
