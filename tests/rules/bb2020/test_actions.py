"""The actions of a turn: what each allows, and how often."""

import pytest
from table import pitch

TWO_EACH = "home 1 5,5 / home 2 5,9 / away 1 20,5 / away 2 20,9"


@pytest.mark.rule("bb2020/turns.spent")
@pytest.mark.parametrize(
    ("action", "target"),
    [("blitz", "name away 1"), ("pass", ""), ("hand-off", ""), ("foul", "name away 3")],
)
def test_a_declared_action_is_spent_even_if_it_comes_to_nothing(action, target):
    game = pitch(TWO_EACH + " / away 3 22,5 prone / away 4 23,5 prone / ball 10,10")
    assert game.offers(f"home 2 {action}")
    game.play(f"home 1 {action}")
    if target:
        game.play(target)
    game.play("stop")
    assert game.refuses(f"home 2 {action}")
    assert game.offers("home 2 move")
    game.play("end turn", "end turn")
    assert game.offers(f"home 2 {action}")


@pytest.mark.rule("bb2020/turns.spent")
@pytest.mark.parametrize("action", ["blitz", "foul", "pass", "hand-off"])
def test_a_failed_trait_spends_the_action_too(action):
    game = pitch(
        "home 1 5,5 Bone Head / home 2 5,9 / away 1 20,5 / away 2 20,9 prone / ball 9,9", "1"
    )
    game.play(f"home 1 {action}")
    assert game.refuses(f"home 2 {action}")
    assert game.offers("home 2 move")
    assert game.done()


@pytest.mark.rule("bb2020/turns.declare")
def test_the_action_says_what_he_may_do():
    game = pitch("home 1 5,5 ball / home 2 5,6 / away 1 6,5")
    game.play("home 1 move")
    assert game.refuses("block away 1", "pass the ball", "hand off to home 2")


@pytest.mark.rule("bb2020/turns.declare")
@pytest.mark.parametrize(
    ("action", "offered", "refused"),
    [
        ("blitz", ["name away 1", "name away 2"], ["name away 3"]),
        ("foul", ["name away 3", "name away 4"], ["name away 1"]),
    ],
)
def test_the_target_is_named_with_the_action(action, offered, refused):
    game = pitch(TWO_EACH + " / away 3 9,9 prone / away 4 10,9 stunned")
    game.play(f"home 1 {action}")
    assert game.asked("home", "target", "home 1")
    assert game.offers(*offered)
    assert game.refuses(*refused)


@pytest.mark.rule("bb2020/turns.declare")
def test_without_a_standing_opponent_there_is_nobody_to_blitz():
    game = pitch("home 1 5,5 / away 1 20,5 prone")
    assert game.refuses("home 1 blitz")
    assert game.offers("home 1 move", "home 1 foul")


@pytest.mark.rule("bb2020/turns.declare")
def test_only_the_named_opponent_may_be_fouled():
    game = pitch("home 1 5,5 / away 1 6,5 prone / away 2 5,6 prone")
    game.play("home 1 foul", "name away 2")
    assert game.offers("foul away 2")
    assert game.refuses("foul away 1")


@pytest.mark.rule("bb2020/turns.declare", "bb2020/turns.block")
@pytest.mark.parametrize("trait", ["Bone Head", "Really Stupid", "Unchannelled Fury"])
def test_who_may_lose_his_block_names_his_opponent_before_the_roll(trait):
    game = pitch(f"home 1 5,5 {trait} / away 1 6,5 / away 2 5,6", "6")
    game.play("home 1 block")
    assert game.asked("home", "target", "home 1")
    assert game.options() == ["name away 1", "name away 2"]
    game.play("name away 2")
    assert game.options() == ["stop", "block away 2"]
    assert game.done()


@pytest.mark.rule("bb2020/turns.declare", "bb2020/skill.foul-appearance.roll")
def test_what_the_opponent_has_to_say_still_comes_after_the_trait():
    game = pitch("home 1 5,5 Bone Head / away 1 6,5 Foul Appearance / away 2 5,6", "6 1")
    game.play("home 1 block", "name away 1", "block away 1")
    kinds = [event.kind for event in game.game.events]
    assert kinds.index("bone head") < kinds.index("foul appearance")
    assert game.told("home 1 cannot attack away 1")
    assert game.done()


@pytest.mark.rule("bb2020/turns.declare", "bb2020/skill.multiple-block.two")
def test_one_of_two_opponents_is_named_by_a_multiple_blocker():
    game = pitch("home 1 5,5 Bone Head Multiple Block / away 1 6,5 / away 2 5,6 / away 3 4,5", "6")
    game.play("home 1 block", "name away 2")
    assert game.options() == ["stop", "block away 2", "Multiple Block on away 2"]


@pytest.mark.rule("bb2020/turns.move")
def test_a_move_covers_the_allowance_and_two_rushes():
    game = pitch("home 1 5,5 ma2 / away 1 20,5", "2 2")
    game.play("home 1 move", *[f"move {column},5" for column in (6, 7, 8, 9)])
    assert game.shows("home 1 9,5 up")
    assert game.refuses("move 10,5")
    assert game.done()


@pytest.mark.rule("bb2020/turns.block")
def test_a_block_hits_a_standing_opponent_beside_him_and_allows_no_move():
    game = pitch("home 1 5,5 / away 1 6,5 / away 2 6,6 prone / away 3 8,5")
    game.play("home 1 block")
    assert sorted(game.options()) == ["block away 1", "stop"]


@pytest.mark.rule("bb2020/turns.block")
def test_any_number_of_players_may_block():
    game = pitch("home 1 5,5 / home 2 5,9 / away 1 6,5 / away 2 6,9", "push")
    game.play("home 1 block", "block away 1", "push to 7,5", "stay")
    assert game.offers("home 2 block")
    assert game.done()


@pytest.mark.rule("bb2020/turns.block")
def test_something_else_may_take_the_place_of_the_block():
    # Stab: armour 9+ against a 9 (4 and 5), injury 2 and 3.
    game = pitch("home 1 5,5 Stab / away 1 6,5", "4 5 2 3")
    game.play("home 1 block", "Stab on away 1")
    assert game.shows("away 1 6,5 stunned")
    assert game.done()


@pytest.mark.rule("bb2020/turns.block")
def test_without_such_a_trait_he_simply_hits():
    game = pitch("home 1 5,5 Block / away 1 6,5 / away 2 5,6")
    game.play("home 1 block")
    assert game.offers("block away 1", "block away 2")


@pytest.mark.rule("bb2020/turns.blitz")
def test_a_blitz_moves_hits_once_and_moves_on():
    game = pitch("home 1 5,5 / home 2 5,9 / away 1 7,5", "pow 1 2")
    game.play("home 1 blitz", "move 6,5", "block away 1", "push to 8,5", "stay", "move 6,6")
    assert game.refuses("block away 1")
    game.play("stop")
    assert game.shows("home 1 6,6 up / away 1 8,5 prone")
    assert game.refuses("home 2 blitz")
    assert game.done()


@pytest.mark.rule("bb2020/turns.blitz")
def test_a_special_action_may_replace_the_block_of_a_blitz():
    game = pitch("home 1 5,5 Stab / away 1 7,5", "4 5 2 3")
    game.play("home 1 blitz", "move 6,5")
    assert game.offers("block away 1")
    game.play("Stab on away 1")
    assert game.shows("away 1 7,5 stunned")
    assert game.done()


@pytest.mark.rule("bb2020/turns.pass")
def test_a_passer_may_fetch_the_ball_first():
    # Pick-up 3+, pass 4+ to a quick range, catch 3+.
    game = pitch("home 1 5,5 / home 2 9,5 / away 1 20,5 / ball 6,5", "3 4 3")
    game.play("home 1 pass", "move 6,5", "pass the ball", "pass to 9,5")
    assert game.ball == "home 2"
    assert game.refuses("home 2 pass")
    assert game.done()


@pytest.mark.rule("bb2020/turns.hand-off")
def test_a_hand_off_goes_with_a_pass_in_one_turn():
    game = pitch("home 1 5,5 ball / home 2 7,5 / home 3 10,5 / away 1 20,5", "3 4 3")
    game.play("home 1 hand-off", "move 6,5", "hand off to home 2")
    assert game.ball == "home 2"
    assert game.refuses("home 2 hand-off")
    game.play("home 2 pass", "pass the ball", "pass to 10,5")
    assert game.ball == "home 3"
    assert game.done()


@pytest.mark.rule("bb2020/turns.foul")
def test_a_foul_may_come_after_a_move_and_only_once_a_turn():
    game = pitch("home 1 5,5 / home 2 5,9 / away 1 7,5 prone", "1 2")
    game.play("home 1 foul", "move 6,5", "foul away 1")
    assert game.shows("home 1 6,5 up used")
    assert game.refuses("home 2 foul")
    assert game.done()


@pytest.mark.rule("bb2020/turns.special")
def test_special_actions_are_open_to_any_number_of_players():
    # Two vampires gaze in one turn: 3+ each.
    game = pitch(
        "home 1 5,5 Hypnotic Gaze / home 2 5,9 Hypnotic Gaze / away 1 6,5 / away 2 6,9", "3 3"
    )
    game.play("home 1 gaze", "name away 1", "Hypnotic Gaze on away 1")
    game.play("home 2 gaze", "Hypnotic Gaze on away 2")
    assert game.marks("away 1") == game.marks("away 2")
    assert "hypnotised" in game.marks("away 1")
    assert game.done()


@pytest.mark.rule("bb2020/turns.throw-team-mate")
@pytest.mark.parametrize(("first", "second"), [("pass", "throw team-mate"),
                                               ("throw team-mate", "pass")])
def test_a_team_passes_or_throws_a_team_mate(first, second):
    thrower = "st5 Throw Team-mate"
    game = pitch(
        f"home 1 5,5 {thrower} / home 2 9,9 {thrower} / home 3 7,7 st2 Right Stuff / away 1 20,5"
        " / ball 11,11"
    )
    assert game.offers(f"home 2 {second}")
    game.play(f"home 1 {first}", "stop")
    assert game.refuses(f"home 2 {first}", f"home 2 {second}")


@pytest.mark.rule("bb2020/turns.throw-team-mate")
def test_the_thrower_may_move_first():
    # Superb; scatters to 11,5; lands on 3+.
    game = pitch(
        "home 1 5,5 st5 Throw Team-mate / home 2 7,6 st2 Right Stuff / away 1 20,9", "6 E E E 3"
    )
    game.play("home 1 throw team-mate", "move 6,5", "throw home 2", "throw home 2 to 8,5")
    assert game.shows("home 1 6,5 used / home 2 11,5 up")
    assert game.done()


TEAM = "home 1 5,7 st5 pa4 {thrower} Throw Team-mate / home 2 6,7 st2 ag3 Right Stuff / away 9 20,1"


@pytest.mark.rule("bb2020/turns.throw-team-mate", "bb2020/throw-team-mate.who")
def test_who_has_no_ball_throws_team_mates_without_a_pass():
    game = pitch(TEAM.format(thrower="") + " ball")  # away 9 holds it
    assert game.refuses("home 1 pass")
    assert game.offers("home 1 throw team-mate")
    game = pitch(TEAM.format(thrower="ball")).play("home 1 pass")
    assert game.refuses("throw home 2")


@pytest.mark.rule("bb2020/turns.special")
def test_a_special_action_without_a_word_about_moving_has_no_move():
    game = pitch("home 1 5,5 Bombardier / home 2 5,9 Bombardier / away 1 20,5", "6")
    assert game.offers("home 1 uses Bombardier")
    game.play("home 1 uses Bombardier")
    assert game.refuses("move 6,5")


@pytest.mark.rule("bb2020/turns.special")
@pytest.mark.parametrize(
    ("skill", "action"),
    [("st5 Kick Team-mate", "kick team-mate"), ("Bombardier", "uses Bombardier")],
)
def test_kicking_a_team_mate_and_throwing_a_bomb_are_allowed_once_a_turn(skill, action):
    game = pitch(
        f"home 1 5,5 {skill} / home 2 9,9 {skill} / home 3 6,6 st2 Right Stuff"
        " / home 4 10,10 st2 Right Stuff / away 1 20,5",
        seed=1,
    )
    assert game.offers(f"home 2 {action}")
    game.play(f"home 1 {action}")
    game.until("turn", "home")
    assert game.refuses(f"home 2 {action}")
