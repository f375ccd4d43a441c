"""Blocks: whom, how many dice, assists, and what each face does.

Home 1 at 7,7 blocks away 1 at 8,7 unless a test says otherwise.
"""

import pytest
from table import pitch

# --- who may be blocked -----------------------------------------------------------------------


@pytest.mark.rule("lrb6/blocking.target")
def test_only_standing_opponents_in_adjacent_squares_may_be_blocked():
    game = pitch(
        """home 1 7,7 / home 2 7,8
           away 1 8,7 / away 2 8,8 prone / away 3 6,7 stunned / away 4 9,6"""
    )
    game.play("home 1 block")
    assert game.offers("block away 1")
    # One lies prone, one is stunned, one is two squares off, and one is a team-mate.
    assert game.refuses("block away 2", "block away 3", "block away 4", "block home 2")


@pytest.mark.rule("lrb6/blocking.target")
def test_nobody_may_declare_a_block_without_a_standing_opponent_beside_him():
    game = pitch("home 1 7,7 / away 1 8,8 prone / away 2 9,7")
    assert game.offers("home 1 move", "home 1 blitz")
    assert game.refuses("home 1 block")


@pytest.mark.rule("lrb6/blocking.target")
def test_an_opponent_who_lost_his_tackle_zones_may_still_be_blocked():
    game = pitch("home 1 7,7 / away 1 8,7 dazed", dice="push")
    game.play("home 1 block", "block away 1", "push to 9,7", "stay")
    assert game.shows("away 1 9,7 up")
    assert game.done()


# --- block dice -------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/blocking.one-die", "lrb6/blocking.two-dice", "lrb6/blocking.three-dice")
@pytest.mark.parametrize(
    ("attacker", "defender", "dice", "chooser"),
    [
        (3, 3, 1, "home"),
        (6, 6, 1, "home"),
        (4, 3, 2, "home"),
        (3, 4, 2, "away"),
        # Exactly twice as strong is still two dice...
        (4, 2, 2, "home"),
        (3, 6, 2, "away"),
        # ... more than that is three.
        (5, 2, 3, "home"),
        (3, 1, 3, "home"),
        (2, 5, 3, "away"),
    ],
)
def test_strength_decides_how_many_dice_are_rolled_and_who_picks(attacker, defender, dice, chooser):
    faces = ["push"] if dice == 1 else ["attacker down", "push", "pow"][:dice]
    game = pitch(f"home 1 7,7 st{attacker} / away 1 8,7 st{defender}", dice=faces)
    game.play("home 1 block", "block away 1")
    assert len(game.happenings("block die")) == dice
    assert game.done()
    if dice == 1:
        assert game.asked(chooser, "push")  # nothing to pick
    else:
        assert game.asked(chooser, "block dice")
        assert game.options() == [f"choose {face}" for face in faces]


@pytest.mark.rule("lrb6/blocking.two-dice")
def test_when_the_defender_picks_the_attacker_may_still_re_roll_first():
    game = pitch(
        "home 1 7,7 / away 1 8,7 st4 / rerolls 1 0", dice="attacker down, both down, push, pow"
    )
    game.play("home 1 block", "block away 1")
    assert game.asked("home", "re-roll block")
    game.play("home: team re-roll", "away: choose push", "home: push to 9,7", "stay")
    assert game.shows("away 1 9,7 up")
    assert game.rerolls == (0, 0)
    assert game.done()


@pytest.mark.rule("lrb6/blocking.two-dice")
def test_the_stronger_defender_may_not_re_roll_an_opponents_dice():
    game = pitch("home 1 7,7 / away 1 8,7 st4 / rerolls 0 3", dice="push, pow")
    game.play("home 1 block", "block away 1")
    assert game.asked("away", "block dice")
    assert game.options() == ["choose push", "choose pow"]
    assert game.done()


@pytest.mark.rule("lrb6/blocking.two-dice", "lrb6/blocking.defender-down")
def test_slow_motion_replay_skurf_blocks_jacob():
    # Black Orc ST 4 against Thrower ST 3 after a blitz: two dice, he uses the better one.
    game = pitch(
        "home 1 5,7 ma4 st4 ag2 av9 / away 1 8,7 ma6 st3 ag3 av8 Pass Sure Hands",
        dice="attacker down, pow, 3 3",
    )
    game.play("home 1 blitz", "move 6,7", "move 7,7", "block away 1")
    assert game.offers("choose attacker down", "choose pow")
    game.play("choose pow", "push to 9,7", "stay")
    assert game.shows("home 1 7,7 up / away 1 9,7 prone")
    assert game.done()


# --- assists ----------------------------------------------------------------------------------


def dice_rolled(position):
    """How many block dice home 1 rolls against away 1, negative if the defender picks."""
    game = pitch(position, seed=1)
    game.play("home 1 block", "block away 1")
    return game.happenings("block")[0].values[2]


@pytest.mark.rule("lrb6/blocking.assist-attacker")
@pytest.mark.parametrize(
    ("helpers", "dice"),
    [
        ("", 1),
        ("home 2 9,7", 2),  # 4 against 3
        ("home 2 9,6 / home 3 9,7 / home 4 9,8", 2),  # 6 against 3 is exactly twice
        ("home 2 9,6 / home 3 9,7 / home 4 9,8 / home 5 8,6", 3),  # 7 against 3
        ("home 2 10,7", 1),  # not beside the defender
        ("home 2 6,7", 1),  # beside the attacker only
    ],
)
def test_each_team_mate_marking_the_defender_adds_one(helpers, dice):
    assert dice_rolled(f"home 1 7,7 / away 1 8,7 / {helpers}") == dice


@pytest.mark.rule("lrb6/blocking.assist-attacker")
@pytest.mark.parametrize(
    ("other", "dice"),
    [
        ("away 2 10,7", 1),  # marks the helper at 9,7: no assist
        ("away 2 10,7 prone", 2),
        ("away 2 10,7 stunned", 2),
        ("away 2 10,7 dazed", 2),  # without tackle zones he hinders nobody
        ("away 2 11,7", 2),
    ],
)
def test_a_helper_in_another_opponents_tackle_zone_does_not_assist(other, dice):
    # The defender's own tackle zone on the helper never matters.
    assert dice_rolled(f"home 1 7,7 / home 2 9,7 / away 1 8,7 / {other}") == dice


@pytest.mark.rule("lrb6/blocking.assist-attacker")
@pytest.mark.parametrize(("other", "dice"), [("away 2 11,7", 2), ("away 2 10,7", 1)])
def test_a_defender_without_tackle_zones_changes_nothing_for_the_helper(other, dice):
    assert dice_rolled(f"home 1 7,7 / home 2 9,7 / away 1 8,7 dazed / {other}") == dice


@pytest.mark.rule("lrb6/blocking.assist-defender")
@pytest.mark.parametrize(
    ("helpers", "dice"),
    [
        ("away 2 6,7", -2),  # 3 against 4
        ("away 2 6,6 / away 3 6,7 / away 4 6,8", -2),  # 3 against 6
        ("away 2 6,6 / away 3 6,7 / away 4 6,8 / away 5 7,6", -3),  # 3 against 7
        ("away 2 6,7 / home 2 5,7", 1),  # home 2 marks the helper
        ("away 2 6,7 / home 2 5,7 prone", -2),
        ("away 2 9,7", 1),  # beside the defender only
        ("away 2 6,7 / home 2 9,8", 1),  # one helper each: 4 against 4
    ],
)
def test_each_team_mate_of_the_defender_marking_the_attacker_adds_one(helpers, dice):
    assert dice_rolled(f"home 1 7,7 / away 1 8,7 / {helpers}") == dice


@pytest.mark.rule("lrb6/blocking.assist-who")
@pytest.mark.parametrize(
    ("state", "dice"),
    [("", 2), ("used", 2), ("prone", 1), ("stunned", 1), ("dazed", 1), ("hypnotised", 1)],
)
def test_an_assistant_stands_and_has_his_tackle_zones(state, dice):
    assert dice_rolled(f"home 1 7,7 / home 2 9,7 {state} / away 1 8,7") == dice


@pytest.mark.rule("lrb6/blocking.assist-who")
def test_assisting_is_no_action_and_may_be_done_again_and_again():
    # Home 3 assists both blocks and may still act himself.
    game = pitch(
        "home 1 7,6 / home 2 7,8 / home 3 9,7 / away 1 8,6 / away 2 8,8",
        dice="push, push, push",
    )
    game.play("home 1 block", "block away 1")
    assert game.happenings("block")[-1].values[2] == 1  # away 2 marks the helper
    game.play("push to 9,5", "stay")
    game.play("home 2 block", "block away 2", "push to 9,9", "stay")
    assert game.happenings("block")[-1].values[2] == 2  # away 1 is out of the way
    assert game.offers("home 3 move", "home 3 blitz")
    assert game.done()


# --- faces ------------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/blocking.attacker-down")
@pytest.mark.parametrize("skill", ["", "Block"])
def test_attacker_down_knocks_the_attacker_down_block_or_not(skill):
    game = pitch(f"home 1 7,7 {skill} / away 1 8,7 {skill}", dice="attacker down, 4 4")
    game.play("home 1 block", "block away 1")
    assert game.shows("home 1 7,7 prone / away 1 8,7 up")
    assert game.turnover
    assert game.active == "away"
    assert game.done()


@pytest.mark.rule("lrb6/blocking.both-down", "lrb6/skill.block.both-down")
@pytest.mark.parametrize(
    ("mine", "theirs", "dice", "me", "him"),
    [
        ("", "", "both down, 1 2, 1 2", "prone", "prone"),
        ("Block", "", "both down, 1 2", "up", "prone"),
        ("", "Block", "both down, 1 2", "prone", "up"),
        ("Block", "Block", "both down", "up", "up"),
    ],
)
def test_both_down_knocks_down_everybody_without_block(mine, theirs, dice, me, him):
    game = pitch(f"home 1 7,7 {mine} / away 1 8,7 {theirs}", dice=dice)
    game.play("home 1 block", "block away 1")
    # Nobody is pushed. It is a turnover exactly when the attacker falls.
    assert game.shows(f"home 1 7,7 {me} / away 1 8,7 {him}")
    assert game.turnover == (me == "prone")
    assert game.done()


@pytest.mark.rule("lrb6/blocking.pushed")
@pytest.mark.parametrize("face", [3, 4])
def test_two_faces_push_the_defender_who_keeps_his_feet(face):
    game = pitch("home 1 7,7 / away 1 8,7 ball", dice=[face])
    game.play("home 1 block", "block away 1", "push to 9,7", "stay")
    assert game.shows("home 1 7,7 up / away 1 9,7 up ball")
    assert not game.turnover
    assert game.active == "home"
    assert game.done()


@pytest.mark.rule("lrb6/blocking.pushed")
def test_two_pushes_are_one_result():
    game = pitch("home 1 7,7 st4 / away 1 8,7", dice=[3, 4])
    game.play("home 1 block", "block away 1", "push to 9,7", "stay")
    assert game.shows("away 1 9,7 up")
    assert game.done()


@pytest.mark.rule("lrb6/blocking.stumbles")
def test_stumbles_pushes_and_knocks_down_a_defender_without_dodge():
    game = pitch("home 1 7,7 / away 1 8,7", dice="stumble, 4 4")
    game.play("home 1 block", "block away 1", "push to 9,8", "stay")
    assert game.shows("away 1 9,8 prone")
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/blocking.stumbles")
def test_stumbles_only_pushes_a_defender_who_uses_dodge():
    game = pitch("home 1 7,7 / away 1 8,7 Dodge", dice="stumble")
    game.play("home 1 block", "block away 1", "away: use Dodge", "home: push to 9,7", "stay")
    assert game.shows("away 1 9,7 up")
    assert game.done()


@pytest.mark.rule("lrb6/blocking.stumbles")
def test_a_defender_may_decline_to_use_dodge():
    game = pitch("home 1 7,7 / away 1 8,7 Dodge", dice="stumble, 1 1")
    game.play("home 1 block", "block away 1", "do not use Dodge", "push to 9,7", "stay")
    assert game.shows("away 1 9,7 prone")
    assert game.done()


@pytest.mark.rule("lrb6/blocking.defender-down")
def test_defender_down_pushes_and_knocks_down_dodge_or_not():
    game = pitch("home 1 7,7 / away 1 8,7 Dodge Block", dice="pow, 4 4")
    game.play("home 1 block", "block away 1", "push to 9,6", "follow up")
    assert game.shows("home 1 8,7 up / away 1 9,6 prone")
    assert not game.turnover
    assert game.done()


# --- order ------------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/blocking.order", "lrb6/pushing.follow-up", "lrb6/knock-down.ball")
def test_skill_push_follow_up_armour_injury_and_ball_come_in_this_order():
    game = pitch(
        "home 1 7,7 / away 1 8,7 Dodge ball",
        dice="stumble",
    )
    game.play("home 1 block", "block away 1")
    assert game.asked("away", "use skill", "Dodge")  # the result may be changed first
    game.play("do not use Dodge")
    assert game.asked("home", "push")
    game.play("push to 9,7")
    assert game.asked("home", "follow up")
    assert game.shows("away 1 9,7 up ball")
    game.rolls("5 5, 2 2, E")  # armour broken, stunned, and only then the ball bounces
    game.play("stay")
    assert game.shows("away 1 9,7 stunned / ball 10,7")
    assert game.done()
    told = [event.kind for event in game.game.events]
    steps = ["pushed", "knocked down", "armour", "injury", "bounce"]
    assert [kind for kind in told if kind in steps] == steps


# --- blitz ------------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/blocking.blitz")
def test_the_block_of_a_blitz_costs_a_square_and_the_player_may_move_on():
    # MA 4: one step, the block, then two steps without going for it, and two going for it.
    game = pitch("home 1 6,7 ma4 / away 1 8,7", dice="pow, 1 1, 2")
    game.play("home 1 blitz", "move 7,7", "block away 1", "push to 9,7", "stay")
    game.play("move 7,6", "move 7,5")
    assert not game.happenings("go for it")
    game.play("move 7,4")
    assert len(game.happenings("go for it")) == 1
    assert game.shows("home 1 7,4 up")
    assert game.done()


@pytest.mark.rule("lrb6/blocking.blitz")
def test_a_blitz_has_only_one_block():
    game = pitch("home 1 7,7 st4 / away 1 8,7 / away 2 7,8", dice="push")
    game.play("home 1 blitz", "block away 1", "push to 9,7", "stay")
    assert game.asked("home", "action")
    assert game.refuses("block away 1", "block away 2")
    assert game.done()


@pytest.mark.rule("lrb6/blocking.blitz")
def test_following_up_costs_a_blitzing_player_nothing():
    # MA 2: the block is one square, the follow-up is free, one step is left.
    game = pitch("home 1 7,7 ma2 / away 1 8,7", dice="pow, 1 1")
    game.play("home 1 blitz", "block away 1", "push to 9,7", "follow up", "move 8,6")
    assert game.shows("home 1 8,6 up")
    assert not game.happenings("go for it")
    assert game.done()


@pytest.mark.rule("lrb6/blocking.blitz")
def test_without_movement_left_he_must_go_for_it_to_block():
    game = pitch("home 1 6,7 ma1 / away 1 8,7", dice="2, push")
    game.play("home 1 blitz", "move 7,7", "block away 1")
    assert len(game.happenings("go for it")) == 1
    game.play("push to 9,7", "stay")
    assert game.done()


@pytest.mark.rule("lrb6/blocking.blitz")
def test_failing_to_go_for_it_costs_the_block():
    game = pitch("home 1 6,7 ma1 / away 1 8,7", dice="1, 3 3")
    game.play("home 1 blitz", "move 7,7", "block away 1")
    assert game.shows("home 1 7,7 prone / away 1 8,7 up")
    assert game.turnover
    assert not game.happenings("block")
    assert game.done()


@pytest.mark.rule("lrb6/blocking.blitz")
def test_a_blitzing_player_may_move_on_even_if_nobody_fell():
    # The v6 summary asks for a success; the handbook only for a player on his feet.
    game = pitch("home 1 7,7 Block / away 1 8,7 Block", dice="both down, 4")
    game.play("home 1 blitz", "block away 1", "move 6,7")
    assert game.shows("home 1 6,7 up")
    assert game.done()


@pytest.mark.rule("lrb6/blocking.blitz")
def test_a_block_action_ends_with_the_block():
    game = pitch("home 1 7,7 / away 1 8,7", dice="push")
    game.play("home 1 block", "block away 1", "push to 9,7", "follow up")
    assert game.asked("home", "turn")
    assert game.refuses("home 1 move")
    assert game.done()
