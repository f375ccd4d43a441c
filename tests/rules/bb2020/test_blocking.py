"""Who blocks whom, with how many dice, and the order in which everything happens."""

import pytest
from table import pitch


def dice_of(position: str) -> int:
    """How many dice home 1 rolls against away 1; negative when away chooses."""
    game = pitch(position, "push push push").play("home 1 block", "block away 1")
    return game.happenings("block")[0].values[2]


# --- the target -------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/blocking.target")
def test_only_standing_opponents_beside_him_can_be_blocked():
    game = pitch("home 1 7,7 / away 1 8,7 / away 2 8,8 prone / away 3 9,7")
    game.play("home 1 block")
    assert game.offers("block away 1")
    assert game.refuses("block away 2", "block away 3")


@pytest.mark.rule("bb2020/blocking.target")
def test_an_opponent_without_tackle_zones_can_be_blocked():
    game = pitch("home 1 7,7 / away 1 8,7 hypnotised", "pow 1 1")
    game.play("home 1 block", "block away 1", "push to 9,7", "stay")
    assert game.shows("away 1 9,7 prone")
    assert game.done()


@pytest.mark.rule("bb2020/blocking.target")
def test_nobody_beside_him_means_no_block_action():
    game = pitch("home 1 7,7 / away 1 9,7 / away 2 7,8 stunned")
    assert game.refuses("home 1 block")


# --- dice -------------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/blocking.one-die", "bb2020/blocking.two-dice")
@pytest.mark.rule("bb2020/blocking.three-dice")
@pytest.mark.parametrize(
    ("attack", "defence", "dice"),
    [(3, 3, 1), (4, 3, 2), (6, 3, 2), (7, 3, 3), (3, 4, -2), (3, 6, -2), (2, 5, -3), (1, 3, -3)],
)
def test_strength_decides_how_many_dice_are_rolled(attack: int, defence: int, dice: int):
    assert dice_of(f"home 1 7,7 st{attack} / away 1 8,7 st{defence}") == dice


@pytest.mark.rule("bb2020/blocking.two-dice")
def test_the_stronger_side_picks_though_the_attacker_rolls():
    game = pitch("home 1 7,7 st2 / away 1 8,7 / rerolls 1 0", "pow, both down")
    game.play("home 1 block", "block away 1")
    assert game.asked("home", "re-roll block")
    assert game.offers("team re-roll", "keep the roll")
    game.play("home: keep the roll")
    assert game.asked("away", "block dice")
    assert game.offers("choose pow", "choose both down")


@pytest.mark.rule("bb2020/re-roll.all-dice", "bb2020/re-roll.any-number")
def test_a_team_re_roll_throws_the_whole_pool_again():
    game = pitch(
        "home 1 7,7 st4 / home 2 7,9 st4 / away 1 8,7 / away 2 8,9 / rerolls 2 0",
        "both down, skull, push, skull, both down, skull, push, push",
    )
    game.play("home 1 block", "block away 1", "team re-roll", "choose push", "push to 9,7", "stay")
    game.play("home 2 block", "block away 2", "team re-roll", "push to 9,9", "stay")
    assert game.rerolls == (0, 0)
    assert game.done()


# --- assists ----------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/blocking.assist-attacker")
def test_an_unmarked_team_mate_beside_the_target_helps():
    assert dice_of("home 1 7,7 / home 2 8,8 / away 1 8,7") == 2
    assert dice_of("home 1 7,7 / home 2 8,9 / away 1 8,7") == 1


@pytest.mark.rule("bb2020/blocking.assist-attacker")
def test_a_helper_marked_by_another_opponent_is_no_help():
    assert dice_of("home 1 7,7 / home 2 8,8 / away 1 8,7 / away 2 9,9") == 1
    # Away 2 is down or has no tackle zone: he marks nobody.
    assert dice_of("home 1 7,7 / home 2 8,8 / away 1 8,7 / away 2 9,9 prone") == 2
    assert dice_of("home 1 7,7 / home 2 8,8 / away 1 8,7 / away 2 9,9 hypnotised") == 2


@pytest.mark.rule("bb2020/blocking.assist-defender")
def test_the_target_is_helped_by_those_who_mark_only_the_attacker():
    assert dice_of("home 1 7,7 / away 1 8,7 / away 2 6,6") == -2
    assert dice_of("home 1 7,7 / home 2 5,5 / away 1 8,7 / away 2 6,6") == 1


@pytest.mark.rule("bb2020/blocking.assist-who")
@pytest.mark.parametrize("state", ["prone", "stunned", "hypnotised"])
def test_whoever_helps_stands_and_has_his_tackle_zone(state: str):
    assert dice_of(f"home 1 7,7 / home 2 8,8 {state} / away 1 8,7") == 1


@pytest.mark.rule("bb2020/blocking.assist-who")
def test_helping_is_no_action_and_may_be_repeated():
    # Home 3 has acted already and stands beside away 1 before and after the first push.
    game = pitch("home 1 7,7 / home 2 10,7 / home 3 8,8 used / away 1 8,7", "push push push push")
    game.play("home 1 block", "block away 1", "push to 9,7", "stay")
    game.play("home 2 block", "block away 1", "push to 8,6", "stay")
    assert [each.values[2] for each in game.happenings("block")] == [2, 2]
    assert game.done()


# --- order ------------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/blocking.order")
def test_push_follow_up_armour_and_injury_and_then_the_ball():
    game = pitch("home 1 7,7 / away 1 8,7 ball", "pow 5 4 1 2 NE")
    game.play("home 1 block", "block away 1", "push to 9,7", "follow up")
    kinds = [event.kind for event in game.game.events]
    order = ["pushed", "follows up", "knocked down", "armour", "injury", "bounce"]
    assert [kind for kind in kinds if kind in order] == order
    assert game.done()


@pytest.mark.rule("bb2020/blocking.order")
def test_the_follow_up_is_decided_before_armour_is_rolled():
    game = pitch("home 1 7,7 / away 1 8,7", "pow 1 1")
    game.play("home 1 block", "block away 1", "push to 9,7")
    assert game.asked("home", "follow up")
    assert game.dice_left() == [1, 1]


@pytest.mark.rule("bb2020/blocking.order", "bb2020/pushing.crowd-ball")
@pytest.mark.parametrize("crowd", ["edition", "first"])
def test_the_follow_up_is_decided_before_the_dice_of_the_crowd_unless_agreed_otherwise(crowd: str):
    # Injury 2D6; then the throw-in: direction D6 and 2D6 squares, and a bounce.
    game = pitch("home 1 7,1 / away 1 7,0 ball", "push 1 2 3 1 1 S", options={"crowd": crowd})
    game.play("home 1 block", "block away 1")
    assert game.asked("home", "follow up")
    assert len(game.dice_left()) == (6 if crowd == "edition" else 4)
    game.play("stay")
    assert game.shows("away 1 reserves / ball 7,3")
    assert game.done()


# --- blitz ------------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/blocking.blitz-target")
def test_the_target_of_a_blitz_is_named_first_and_may_be_out_of_reach():
    game = pitch("home 1 7,7 / away 1 9,7 / away 2 20,7 / away 3 8,6 prone")
    game.play("home 1 blitz")
    assert game.asked("home", "target", "home 1")
    assert game.offers("name away 1", "name away 2")
    assert game.refuses("name away 3")
    game.play("name away 2", "stop")
    assert game.refuses("home 1 blitz")


@pytest.mark.rule("bb2020/blocking.blitz-target")
def test_only_the_named_opponent_may_be_blocked_in_a_blitz():
    game = pitch("home 1 7,7 / away 1 8,7 / away 2 8,8").play("home 1 blitz", "name away 2")
    assert game.offers("block away 2")
    assert game.refuses("block away 1")


@pytest.mark.rule("bb2020/blocking.blitz")
def test_the_block_costs_a_square_and_he_may_move_on():
    game = pitch("home 1 6,7 ma3 / away 1 8,7", "push 2")
    game.play("home 1 blitz", "move 7,7", "block away 1", "push to 9,7", "stay")
    # One square walked, one for the block: one is left, then he must rush.
    game.play("move 6,7")
    assert not game.happenings("go for it")
    game.play("move 5,7")
    assert len(game.happenings("go for it")) == 1
    assert game.done()


@pytest.mark.rule("bb2020/blocking.blitz", "bb2020/rush.blitz")
def test_without_movement_left_the_block_needs_a_rush():
    game = pitch("home 1 6,7 ma1 / away 1 8,7", "1 1 1")
    game.play("home 1 blitz", "move 7,7", "block away 1")
    assert game.shows("home 1 7,7 prone / away 1 8,7 up")
    assert game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/blocking.blitz-prone")
def test_a_prone_player_stands_up_to_blitz():
    game = pitch("home 1 7,7 prone ma4 / away 1 8,7", "push")
    game.play("home 1 blitz", "block away 1", "push to 9,7", "follow up")
    assert game.shows("home 1 8,7 up")
    assert game.told("home 1 stands up")
    assert game.done()


# --- touchdowns by a push ---------------------------------------------------------------------


@pytest.mark.rule("bb2020/scoring.chain-push")
def test_a_carrier_pushed_over_the_line_he_attacks_scores():
    game = pitch("home 1 2,7 / away 1 1,7 ball / turn home 2", "push", seed=1)
    game.play("home 1 block", "block away 1", "push to 0,7", "follow up")
    assert game.score == (0, 1)


@pytest.mark.rule("bb2020/scoring.chain-push")
def test_a_team_mate_pushed_over_the_line_by_a_chain_scores():
    game = pitch(
        "home 1 22,7 / away 1 23,7 / home 2 24,7 ball / home 3 24,6 / home 4 24,8 / turn home 2",
        "push", seed=1,
    )  # fmt: skip
    game.play("home 1 block", "block away 1", "choose push", "push to 24,7", "push to 25,7", "stay")
    assert game.score == (1, 0)
