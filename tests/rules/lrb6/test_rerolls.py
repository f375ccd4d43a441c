"""Re-rolls: of the team, of a skill, and the rolls nothing may touch. Pro and Loner."""

import pytest
from table import pitch

from pigskin.pitch import HOME
from pigskin.rules.counting import has

# --- what a re-roll is -------------------------------------------------------------------------


@pytest.mark.rule("lrb6/re-roll.all-dice")
def test_a_re_roll_throws_all_the_dice_of_a_block_again():
    # ST4 against ST3: two dice; both are thrown again.
    game = pitch("home 1 7,7 st4 / away 1 8,7 / rerolls 1 0", dice="skull push, both down pow")
    game.play("home 1 block", "block away 1")
    assert game.offers("choose push", "choose attacker down", "team re-roll")
    game.play("team re-roll")
    assert game.options() == ["choose both down", "choose pow"]
    assert game.done()


@pytest.mark.rule("lrb6/re-roll.all-dice")
def test_three_dice_are_thrown_again_as_well():
    game = pitch("home 1 7,7 st7 / away 1 8,7 / rerolls 1 0", dice=["skull"] * 3 + ["pow"] * 3)
    game.play("home 1 block", "block away 1", "team re-roll")
    assert game.asked("home", "push")
    assert game.done()


@pytest.mark.rule("lrb6/re-roll.never-twice")
def test_a_roll_re_rolled_by_the_team_is_not_re_rolled_by_a_skill():
    game = pitch("home 1 7,7 Dodge / away 1 6,7 / rerolls 1 0", dice="2, 2, 2 2")
    game.play("home 1 move", "move 8,7", "team re-roll")
    assert game.shows("home 1 8,7 prone")
    assert game.done()


@pytest.mark.rule("lrb6/re-roll.never-twice")
def test_a_roll_re_rolled_by_a_skill_is_not_re_rolled_by_the_team():
    game = pitch("home 1 7,7 Dodge Pro / away 1 6,7 / rerolls 1 0", dice="2, 2, 2 2")
    game.play("home 1 move", "move 8,7")
    assert game.offers("re-roll with Dodge", "re-roll with Pro", "team re-roll", "keep the roll")
    game.play("re-roll with Dodge")
    assert game.shows("home 1 8,7 prone")
    assert game.rerolls == (1, 0)
    assert game.done()


@pytest.mark.rule("lrb6/re-roll.never-twice")
def test_a_block_is_not_re_rolled_twice():
    game = pitch("home 1 7,7 Pro / away 1 8,7 / rerolls 1 0", dice="skull, skull, 2 2")
    game.play("home 1 block", "block away 1", "team re-roll")
    assert game.shows("home 1 7,7 prone")
    assert game.done()


# --- team re-rolls -----------------------------------------------------------------------------

# A roll of the own player that fails, and the answers that lead to it.
FAILED_ROLLS = {
    "dodge": ("home 1 7,7 / away 1 6,7", ["home 1 move", "move 8,7"], "2, 3"),
    "go for it": (
        "home 1 7,7 / away 1 25,0 / acting home 1 move moved 6", ["move 8,7"], "1, 2",
    ),
    "pick-up": ("home 1 7,7 / away 1 25,0 / ball 8,7", ["home 1 move", "move 8,7"], "2, 3"),
    "pass": (
        "home 1 7,7 ball / home 2 9,7 / away 1 25,0",
        ["home 1 pass", "pass the ball", "pass to 9,7"],
        "2, 3, 6",
    ),
    "catch": (
        "home 1 7,7 ball / home 2 8,7 / away 1 25,0",
        ["home 1 hand-off", "hand off to home 2"],
        "2, 3",
    ),
    "stand up": ("home 1 7,7 ma2 prone / away 1 25,0", ["home 1 move"], "3, 4"),
    "leap": ("home 1 7,7 Leap / away 1 25,0", ["home 1 move", "leap 9,7"], "3, 4"),
    "dauntless": (
        "home 1 7,7 Dauntless / away 1 8,7 st5", ["home 1 block", "block away 1"], "2, 3, pow",
    ),
    "bone-head": ("home 1 7,7 Bone-head / away 1 25,0", ["home 1 move"], "1, 2"),
}  # fmt: skip


@pytest.mark.rule("lrb6/re-roll.team")
@pytest.mark.parametrize("test", FAILED_ROLLS)
def test_a_team_re_roll_is_spent_on_a_failed_roll(test):
    position, answers, dice = FAILED_ROLLS[test]
    game = pitch(f"{position} / rerolls 2 0", dice=dice).play(*answers)
    assert game.asked("home", "re-roll", test)
    assert game.offers("team re-roll", "keep the roll")
    game.play("team re-roll")
    assert game.rerolls == (1, 0)
    assert not game.turnover
    assert game.told("uses a team re-roll")
    assert game.done()


@pytest.mark.rule("lrb6/re-roll.team")
def test_without_team_re_rolls_nobody_is_asked():
    game = pitch("home 1 7,7 / away 1 6,7 / rerolls 0 3", dice="2, 2 2")
    game.play("home 1 move", "move 8,7")
    assert game.shows("home 1 8,7 prone")
    assert game.done()


@pytest.mark.rule("lrb6/re-roll.team")
def test_a_coach_need_not_use_his_re_roll():
    game = pitch("home 1 7,7 / away 1 6,7 / rerolls 1 0", dice="2, 2 2")
    game.play("home 1 move", "move 8,7", "keep the roll")
    assert game.shows("home 1 8,7 prone")
    assert game.rerolls == (1, 0)
    assert game.done()


@pytest.mark.rule("lrb6/re-roll.team")
def test_the_second_result_counts_even_if_it_is_worse():
    # A push becomes an attacker down.
    game = pitch("home 1 7,7 / away 1 8,7 / rerolls 1 0", dice="push, skull, 2 2")
    game.play("home 1 block", "block away 1", "team re-roll")
    assert game.shows("home 1 7,7 prone")
    assert game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/re-roll.team")
@pytest.mark.parametrize(
    ("position", "answers", "dice"),
    [
        ("home 1 7,7 Dodge / away 1 6,7", ["home 1 move", "move 8,7"], "3, 2, 2 2"),
        (
            "home 1 7,7 Sure Hands / away 1 25,0 / ball 8,7",
            ["home 1 move", "move 8,7"],
            "3, 2, N",
        ),
        (
            "home 1 7,7 Pass ball / home 2 9,7 / away 1 25,0",
            ["home 1 pass", "pass the ball", "pass to 9,7"],
            "3, 1, N",
        ),
        (
            "home 1 7,7 Sure Feet / away 1 25,0 / acting home 1 move moved 6",
            ["move 8,7"],
            "2, 1, 2 2",
        ),
    ],
)
def test_a_good_roll_may_be_re_rolled_by_the_team_but_not_by_a_skill_for_failures(
    position, answers, dice
):
    # Legal, hardly ever wanted, and so only asked with the option. The skills help after a
    # failure, and a roll is never re-rolled twice.
    game = pitch(f"{position} / rerolls 1 0", dice=dice, options={"reroll_successes": True})
    game.play(*answers)
    assert game.options() == ["team re-roll", "keep the roll"]
    game.play("team re-roll")
    assert game.turnover
    assert game.rerolls == (0, 0)
    assert game.done()


@pytest.mark.rule("lrb6/re-roll.team", "lrb6/skill.pro.roll")
def test_pro_may_re_roll_a_good_roll():
    game = pitch("home 1 7,7 Pro / away 1 6,7", dice="3, 4, 6", options={"reroll_successes": True})
    game.play("home 1 move", "move 8,7", "re-roll with Pro")
    assert game.told("dodge 3+, rolled 6, passed")
    assert game.done()


@pytest.mark.rule("lrb6/re-roll.team")
def test_a_good_roll_is_not_asked_about_by_default():
    game = pitch("home 1 7,7 / away 1 6,7 / rerolls 1 0", dice="3").play("home 1 move", "move 8,7")
    assert game.asked("home", "action")


@pytest.mark.rule("lrb6/re-roll.team")
def test_no_team_re_roll_in_the_opponents_turn():
    # away 1 may try to catch what home drops, and may not re-roll it.
    game = pitch("home 1 7,7 / away 1 9,7 / ball 8,7 / rerolls 0 3", dice="2, E, 3, N")
    game.play("home 1 move", "move 8,7")
    assert game.told("away 1: catch 5+, rolled 3, failed")
    assert game.rerolls == (0, 3)
    assert game.done()


@pytest.mark.rule("lrb6/re-roll.one-per-turn")
def test_one_team_re_roll_a_turn():
    game = pitch("home 1 7,7 / away 1 6,7 / away 2 9,8 / rerolls 3 0", dice="2, 4, 2, 2 2")
    game.play("home 1 move", "move 8,7", "team re-roll", "move 8,6")
    assert game.shows("home 1 8,6 prone")
    assert game.rerolls == (2, 0)
    assert game.done()


@pytest.mark.rule("lrb6/re-roll.one-per-turn")
def test_the_leader_re_roll_is_the_one_of_the_turn_too():
    game = pitch(
        "home 1 7,7 Leader / away 1 6,7 / away 2 9,8 / rerolls 1 0 / leader 1 0",
        dice="2, 4, 2, 2 2",
    )
    game.play("home 1 move", "move 8,7", "leader re-roll", "move 8,6")
    assert game.shows("home 1 8,6 prone")
    assert game.rerolls == (1, 0)
    assert game.done()


@pytest.mark.rule("lrb6/re-roll.one-per-turn")
def test_a_new_turn_allows_a_new_re_roll():
    game = pitch("home 1 7,7 / away 1 6,7 / rerolls 2 0 / used reroll")
    game.play("end turn", "end turn")
    game.rolls("2, 3").play("home 1 move", "move 8,7", "team re-roll")
    assert game.rerolls == (1, 0)
    assert game.done()


BONUS_TURN = "bonus-turn / kicking home / turns 0 0 / kick 20,3"


@pytest.mark.rule("lrb6/re-roll.one-per-turn", "lrb6/skill.dodge.re-roll")
def test_the_bonus_turn_of_a_blitz_has_its_own_re_roll_and_skills():
    game = pitch(
        f"home 1 7,7 Dodge / away 1 6,7 / away 2 20,9 / rerolls 2 0 / {BONUS_TURN}",
        dice="2, 3",
    )
    game.play("home 1 move", "move 8,7", "re-roll with Dodge")
    game.rolls("1, 2").play(*(f"move {x},7" for x in range(9, 14)), "move 14,7", "team re-roll")
    assert game.turn == (0, 0)  # a bonus turn does not count
    game.rolls("N").play("stop", "end turn")  # the kick comes down and bounces
    game.play("away: away 1 move", *(f"move {x},7" for x in range(7, 13)))
    game.rolls("2").play("move 13,7", "stop", "end turn")
    # In home's first turn proper Dodge is there again, and so is a team re-roll.
    game.rolls("2").play("home: home 1 move", "move 15,7")
    assert game.turn == (1, 1)
    assert game.options() == ["re-roll with Dodge", "team re-roll", "keep the roll"]
    assert game.rerolls == (1, 0)
    assert game.done()


@pytest.mark.rule("lrb6/re-roll.excluded")
def test_armour_and_injury_are_not_re_rolled():
    # home would like to: a broken armour and a casualty of its own player. Pro does not help
    # either, and is still there.
    game = pitch("home 1 7,7 Pro / away 1 6,7 / rerolls 3 3", dice="2, 6 6, 6 6, 1 1")
    game.play("home 1 move", "move 8,7", "keep the roll")
    assert game.state("home 1") == "injured"
    assert game.rerolls == (3, 3)
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("lrb6/re-roll.excluded")
def test_the_armour_of_an_opponent_is_not_re_rolled():
    game = pitch("home 1 7,7 / home 2 1,1 / away 1 8,7 / rerolls 3 3", dice="pow, 2 2")
    game.play("home 1 block", "block away 1", "choose pow", "push to 9,7", "stay")
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("lrb6/re-roll.excluded")
def test_the_bounce_of_the_ball_is_not_re_rolled():
    game = pitch("home 1 7,7 / away 1 25,0 / ball 8,7 / rerolls 3 0", dice="2, N")
    game.play("home 1 move", "move 8,7", "keep the roll")
    assert game.shows("ball 8,6")
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("lrb6/re-roll.excluded")
def test_a_roll_of_the_opponent_is_not_re_rolled():
    # away intercepts, and home can do nothing about it.
    game = pitch("home 1 7,7 ball / home 2 13,7 / away 1 10,7 / rerolls 3 3", dice="6")
    game.play("home 1 pass", "pass the ball", "pass to 13,7", "intercept with away 1")
    assert game.shows("away 1 10,7 ball")
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("lrb6/re-roll.excluded")
def test_the_catch_of_the_kicked_ball_is_not_re_rolled_by_the_team():
    game = pitch(
        "home 1 8,7 / away 1 20,7 / phase landing / active none / kicking away / kick 8,7 / "
        "turns 0 0 / rerolls 3 3",
        dice="3, N",  # the catch, 4+; the bounce
    )
    game.until("turn")
    assert game.shows("ball 8,6")
    assert game.asked("home", "turn")
    assert game.rerolls == (3, 3)
    assert game.done()


# --- skill re-rolls ----------------------------------------------------------------------------


@pytest.mark.rule("lrb6/re-roll.skill")
def test_a_skill_re_roll_works_again_and_again_in_one_turn():
    # home 2 catches the hand-off with his skill; his own pass is dropped and bounces back to him,
    # and he catches it with his skill again.
    game = pitch(
        "home 1 7,7 ball / home 2 8,7 Catch / home 3 9,7 / away 1 25,0",
        dice="2, 3, 6, 2, W, 3, 4",
    )
    game.play("home 1 hand-off", "hand off to home 2", "re-roll with Catch")
    game.play("home 2 pass", "pass the ball", "pass to 9,7", "re-roll with Catch")
    assert game.shows("home 2 8,7 ball")
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/re-roll.skill")
def test_any_number_of_skill_re_rolls_beside_the_team_re_roll():
    game = pitch(
        "home 1 7,7 Dodge Sure Hands / away 1 6,7 / ball 8,7 / rerolls 1 0 / used reroll",
        dice="2, 3, 2, 3",
    )
    game.play("home 1 move", "move 8,7", "re-roll with Dodge", "re-roll with Sure Hands")
    assert game.shows("home 1 8,7 ball")
    assert game.rerolls == (1, 0)
    assert game.done()


@pytest.mark.rule("lrb6/re-roll.skill")
def test_skill_re_rolls_work_in_the_opponents_turn():
    game = pitch("home 1 7,7 ball / home 2 13,7 / away 1 10,7 Catch", dice="5, 6")
    game.play("home 1 pass", "pass the ball", "pass to 13,7", "intercept with away 1")
    game.play("away: re-roll with Catch")
    assert game.shows("away 1 10,7 ball")
    assert game.done()


@pytest.mark.rule("lrb6/re-roll.at-once")
def test_a_re_roll_is_used_directly_or_not_at_all():
    # Once the coach has kept a roll, nothing later offers it again.
    game = pitch("home 1 7,7 Pro / home 2 3,3 / away 1 8,7 / rerolls 1 0", dice="push")
    game.play("home 1 blitz", "block away 1")
    assert game.offers("re-roll with Pro", "team re-roll")
    game.play("choose push")
    assert game.refuses("re-roll with Pro", "team re-roll")
    game.play("push to 9,7", "stay", "move 7,6", "move 7,5")
    assert game.refuses("re-roll with Pro", "team re-roll")
    assert game.done()


# --- half time ---------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/re-roll.half-time")
def test_half_time_restores_the_team_re_rolls_and_takes_those_won_for_a_half():
    # home owns 3 and has used them all; away owns 2 and has won two more.
    game = pitch(
        "home 1 7,7 / away 1 20,7 / turns 8 8 / active away / half 1 / rerolls 0 4 / "
        "full-rerolls 3 2",
    )
    game.play("end turn")
    assert game.table.half == 2
    assert game.rerolls == (3, 2)


@pytest.mark.rule("lrb6/re-roll.half-time")
def test_a_touchdown_restores_nothing():
    game = pitch(
        "home 1 24,7 ball / away 1 20,3 / rerolls 1 0 / full-rerolls 3 2"
    )
    game.play("home 1 move", "move 25,7")
    assert game.score == (1, 0)
    assert game.rerolls == (1, 0)


# --- Pro ---------------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/skill.pro.roll")
@pytest.mark.parametrize("pro", [4, 5, 6])
def test_pro_re_rolls_when_a_die_shows_4_or_more(pro):
    game = pitch("home 1 7,7 Pro / away 1 6,7", dice=[2, pro, 3])
    game.play("home 1 move", "move 8,7", "re-roll with Pro")
    assert game.shows("home 1 8,7 up")
    assert game.done()


@pytest.mark.rule("lrb6/skill.pro.fail")
@pytest.mark.parametrize("pro", [1, 2, 3])
def test_on_1_to_3_the_first_result_stands(pro):
    game = pitch("home 1 7,7 Pro Dodge / away 1 6,7", dice=[2, pro, 2, 2])
    game.play("home 1 move", "move 8,7", "re-roll with Pro")
    assert game.shows("home 1 8,7 prone")  # neither Dodge nor anything else is offered
    assert game.done()


@pytest.mark.rule("lrb6/skill.pro.roll")
def test_pro_works_once_a_turn():
    game = pitch("home 1 7,7 Pro / away 1 6,7 / away 2 9,8", dice="2, 4, 4, 2, 2 2")
    game.play("home 1 move", "move 8,7", "re-roll with Pro", "move 8,6")
    assert game.shows("home 1 8,6 prone")
    assert game.done()


@pytest.mark.rule("lrb6/skill.pro.roll")
def test_pro_re_rolls_block_dice():
    game = pitch("home 1 7,7 st4 Pro / away 1 8,7", dice="skull skull, 4, pow pow")
    game.play("home 1 block", "block away 1", "re-roll with Pro")
    assert game.asked("home", "push")
    assert game.done()


@pytest.mark.rule("lrb6/skill.pro.fail")
def test_a_failed_pro_leaves_the_block_dice_as_they_are():
    game = pitch("home 1 7,7 Pro / away 1 8,7", dice="skull, 3, 2 2")
    game.play("home 1 block", "block away 1", "re-roll with Pro")
    assert game.shows("home 1 7,7 prone")
    assert game.done()


@pytest.mark.rule("lrb6/skill.pro.roll")
def test_pro_works_for_a_prone_player():
    game = pitch("home 1 7,7 ma2 Pro prone / away 1 25,0", dice="3, 4, 4")
    game.play("home 1 move", "re-roll with Pro")
    assert game.shows("home 1 7,7 up")
    assert game.done()


@pytest.mark.rule("lrb6/skill.pro.roll")
def test_pro_works_in_the_opponents_turn_without_the_help_of_team_re_rolls():
    game = pitch(
        "home 1 7,7 ball / home 2 13,7 / away 1 10,7 Pro / rerolls 0 2", dice="5, 3, 4, 4"
    )
    game.play("home 1 pass", "pass the ball", "pass to 13,7", "intercept with away 1")
    game.play("away: re-roll with Pro")  # 3: the failed interception stands
    assert game.shows("home 2 13,7 ball")
    assert game.rerolls == (0, 2)
    assert game.done()


@pytest.mark.rule("lrb6/skill.pro.roll")
def test_pro_helps_only_with_his_own_rolls():
    game = pitch("home 1 7,7 / home 2 7,9 Pro / away 1 6,7", dice="2, 2 2")
    game.play("home 1 move", "move 8,7")
    assert game.shows("home 1 8,7 prone")
    assert game.done()


@pytest.mark.rule("lrb6/skill.pro.roll")
def test_what_was_used_in_the_last_turn_of_a_drive_is_there_for_the_next_kick_off():
    game = pitch("home 1 24,7 ball Pro spent:Pro / home 2 12,3 / away 1 13,7 Pro spent:Pro")
    game.play("home 1 move", "move 25,7")
    game.until("kick")
    assert game.shows("score 1 0")
    assert game.table.spent[game.player("home 1")] == 0
    assert game.table.spent[game.player("away 1")] == 0


@pytest.mark.rule("lrb6/skill.pro.fail")
def test_a_team_re_roll_may_be_spent_on_the_pro_die():
    game = pitch("home 1 7,7 Pro / away 1 6,7 / rerolls 1 0", dice="2, 3, 4, 3")
    game.play("home 1 move", "move 8,7", "re-roll with Pro", "team re-roll")
    assert game.shows("home 1 8,7 up")
    assert game.rerolls == (0, 0)
    assert game.done()


@pytest.mark.rule("lrb6/skill.pro.fail")
def test_the_pro_die_re_rolled_may_fail_again():
    game = pitch("home 1 7,7 Pro / away 1 6,7 / rerolls 1 0", dice="2, 3, 3, 2 2")
    game.play("home 1 move", "move 8,7", "re-roll with Pro", "team re-roll")
    assert game.shows("home 1 8,7 prone")
    assert game.rerolls == (0, 0)
    assert game.done()


@pytest.mark.rule("lrb6/skill.pro.fail")
def test_after_a_failed_pro_the_roll_itself_cannot_be_re_rolled_by_the_team():
    game = pitch("home 1 7,7 Pro / away 1 6,7 / rerolls 1 0", dice="2, 3, 2 2")
    game.play("home 1 move", "move 8,7", "re-roll with Pro", "keep the roll")
    assert game.shows("home 1 8,7 prone")
    assert game.rerolls == (1, 0)
    assert game.done()


# --- Loner -------------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/skill.loner.roll")
@pytest.mark.parametrize("loner", [4, 5, 6])
def test_a_loner_uses_a_team_re_roll_on_4_or_more(loner):
    game = pitch("home 1 7,7 Loner / away 1 6,7 / rerolls 1 0", dice=[2, loner, 3])
    game.play("home 1 move", "move 8,7", "team re-roll")
    assert game.shows("home 1 8,7 up")
    assert game.rerolls == (0, 0)
    assert game.done()


@pytest.mark.rule("lrb6/skill.loner.roll")
@pytest.mark.parametrize("loner", [1, 2, 3])
def test_on_1_to_3_the_re_roll_is_lost_and_the_result_stands(loner):
    game = pitch("home 1 7,7 Loner / away 1 6,7 / rerolls 1 0", dice=[2, loner, 2, 2])
    game.play("home 1 move", "move 8,7", "team re-roll")
    assert game.shows("home 1 8,7 prone")
    assert game.rerolls == (0, 0)
    assert game.done()


@pytest.mark.rule("lrb6/skill.loner.roll", "lrb6/re-roll.one-per-turn")
def test_a_re_roll_lost_by_a_loner_was_the_one_of_the_turn():
    # home 2 drops the hand-off, home 3 catches it (4+, -1 for away 1) and the turn goes on; when
    # he then fails his dodge the second re-roll may not be used.
    game = pitch(
        "home 1 7,7 ball / home 2 8,7 Loner / home 3 9,7 / away 1 9,6 / rerolls 2 0",
        dice="2, 3, E, 5",
    )
    game.play("home 1 hand-off", "hand off to home 2", "team re-roll")
    assert game.shows("home 3 9,7 ball")
    game.rolls("2, 2 2, W").play("home 3 move", "move 10,8")
    assert game.shows("home 3 10,8 prone / ball 9,8")
    assert game.rerolls == (1, 0)
    assert game.done()


@pytest.mark.rule("lrb6/skill.loner.roll")
@pytest.mark.parametrize("loner", [3, 4])
def test_a_loner_rolls_for_block_dice_and_the_leader_re_roll_as_well(loner):
    dice = ["push", loner, "pow", 2, 2] if loner > 3 else ["push", loner]
    game = pitch("home 1 7,7 Loner Leader / away 1 8,7 / leader 1 0", dice=dice)
    game.play("home 1 block", "block away 1", "leader re-roll", "push to 9,7", "stay")
    assert game.shows(f"away 1 9,7 {'prone' if loner > 3 else 'up'}")
    assert has(game.table, HOME, "leader_rerolls") == 0
    assert game.done()


@pytest.mark.rule("lrb6/skill.loner.roll")
def test_a_loner_uses_his_own_skills_without_a_roll():
    game = pitch("home 1 7,7 Loner Dodge / away 1 6,7", dice="2, 3")
    game.play("home 1 move", "move 8,7", "re-roll with Dodge")
    assert game.shows("home 1 8,7 up")
    assert game.done()


@pytest.mark.rule("lrb6/skill.loner.roll", "lrb6/skill.pro.fail")
@pytest.mark.parametrize(
    ("dice", "state"),
    [
        ("2, 3, 4, 4, 3", "up"),  # Pro fails; Loner 4; Pro 4; dodge 3
        ("2, 3, 3, 2 2", "prone"),  # Pro fails; Loner 3: the team re-roll is lost
    ],
)
def test_a_loner_who_re_rolls_his_pro_die(dice, state):
    game = pitch("home 1 7,7 Loner Pro / away 1 6,7 / rerolls 1 0", dice=dice)
    game.play("home 1 move", "move 8,7", "re-roll with Pro", "team re-roll")
    assert game.shows(f"home 1 8,7 {state}")
    assert game.rerolls == (0, 0)
    assert game.done()
