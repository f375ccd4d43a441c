"""Team re-rolls, the Leader's, and those of skills."""

import pytest
from table import pitch

from pigskin.pitch import AWAY, HOME
from pigskin.rules.counting import has

# --- team re-rolls ----------------------------------------------------------------------------


@pytest.mark.rule("bb2020/re-roll.team")
def test_a_team_re_roll_saves_a_failed_roll_of_an_own_player():
    game = pitch("home 1 5,5 / away 1 6,5 / rerolls 2 2", "2 3")
    game.play("home 1 move", "move 4,5", "team re-roll")
    assert game.shows("home 1 4,5 up")
    assert game.rerolls == (1, 2)
    assert game.done()


@pytest.mark.rule("bb2020/re-roll.team")
def test_no_team_re_roll_in_the_opponents_turn():
    # home 2 drops the ball that bounces to him in away's turn.
    game = pitch(
        "home 1 5,5 ball / home 2 3,4 / away 1 6,5 / active away / rerolls 3 0", "pow 1 2 NW 2 N"
    )
    game.play("away 1 block", "block home 1", "push to 4,5", "stay")
    assert game.happenings("catch")
    assert game.rerolls == (3, 0)
    assert game.shows("ball 3,3")
    assert game.done()


@pytest.mark.rule("bb2020/re-roll.any-number")
def test_any_number_of_team_re_rolls_may_be_used_in_a_turn():
    game = pitch("home 1 5,5 / home 2 9,9 / away 1 6,5 / away 2 10,9 / rerolls 3 0", "2 3 2 3 1 2")
    game.play("home 1 move", "move 4,5", "team re-roll", "stop")
    game.play("home 2 move", "move 8,9", "team re-roll", "stop")
    assert game.rerolls == (1, 0)
    assert game.offers("end turn")
    game.play("end turn")
    assert game.dice_left() == [1, 2]


@pytest.mark.rule("bb2020/re-roll.never-twice")
def test_a_re_rolled_die_is_not_rolled_a_third_time():
    game = pitch("home 1 5,5 Dodge / away 1 6,5 / rerolls 3 0", "2 2 1 2")
    game.play("home 1 move", "move 4,5", "re-roll with Dodge")
    assert game.shows("home 1 4,5 prone")
    assert game.rerolls == (3, 0)
    assert game.done()
    game = pitch("home 1 5,5 Dodge / away 1 6,5 / rerolls 3 0", "2 2 1 2")
    game.play("home 1 move", "move 4,5", "team re-roll")
    assert game.shows("home 1 4,5 prone")
    assert game.rerolls == (2, 0)
    assert game.done()


@pytest.mark.rule("bb2020/re-roll.all-dice")
def test_a_team_re_roll_of_a_block_throws_all_its_dice_again():
    game = pitch("home 1 5,5 st4 / away 1 6,5 / rerolls 1 0", "attacker down both down push pow")
    game.play("home 1 block", "block away 1", "team re-roll")
    assert game.offers("choose push", "choose pow")
    assert game.refuses("choose attacker down", "choose both down", "team re-roll")
    assert game.done()


@pytest.mark.rule("bb2020/re-roll.all-dice")
def test_the_weaker_attacker_may_have_his_dice_rolled_again_before_the_opponent_chooses():
    game = pitch("home 1 5,5 / away 1 6,5 st4 / rerolls 1 0", "attacker down pow push push")
    game.play("home 1 block", "block away 1", "home: team re-roll")
    game.play("push to 7,5", "stay")
    assert game.shows("away 1 7,5 up")
    assert game.done()


@pytest.mark.rule("bb2020/re-roll.part-of-pool")
def test_after_one_die_was_rolled_again_the_team_re_roll_is_closed():
    game = pitch(
        "home 1 5,5 st4 Brawler / away 1 6,5 / rerolls 1 0", "both down attacker down push"
    )
    game.play("home 1 block", "block away 1")
    assert game.offers("team re-roll", "re-roll both down with Brawler")
    game.play("re-roll both down with Brawler")
    assert game.offers("choose attacker down", "choose push")
    assert game.refuses("team re-roll")
    assert game.done()


@pytest.mark.rule("bb2020/re-roll.part-of-pool")
def test_pro_may_roll_another_single_die_of_the_pool():
    game = pitch(
        "home 1 5,5 st4 Brawler Pro / away 1 6,5 / rerolls 1 0",
        "both down attacker down push 3 pow 1 2",
    )
    game.play("home 1 block", "block away 1", "re-roll both down with Brawler")
    assert game.refuses("team re-roll", "re-roll push with Pro")
    game.play("re-roll attacker down with Pro", "choose pow", "push to 7,5", "stay")
    assert game.shows("away 1 7,5 prone")
    assert game.rerolls == (1, 0)
    assert game.done()


@pytest.mark.rule("bb2020/re-roll.excluded")
def test_armour_injury_and_bounces_are_never_rolled_again():
    # He falls, breaks his armour, is knocked out, and the ball bounces: one question only.
    game = pitch("home 1 5,5 ma1 ball / home 2 2,2 / away 1 20,5 / rerolls 3 0", "1 5 4 4 4 N")
    game.play("home 1 move", "move 6,5", "move 7,5", "keep the roll")
    assert game.shows("home 1 ko / ball 7,4")
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/re-roll.excluded")
def test_a_bribe_is_never_rolled_again():
    game = pitch(
        "home 1 5,5 / home 2 2,2 / away 1 6,5 prone / bribes 1 0 / banned 1 0 / rerolls 3 0",
        "2 2 1",
    )
    game.play("home 1 foul", "foul away 1", "bribe the referee")
    assert game.shows("home 1 off")
    assert game.rerolls == (3, 0)
    assert game.done()


@pytest.mark.rule("bb2020/re-roll.excluded")
def test_the_loner_roll_itself_is_never_rolled_again():
    game = pitch("home 1 5,5 Loner (4+) / away 1 6,5 / rerolls 3 0", "2 1 1 2")
    game.play("home 1 move", "move 4,5", "team re-roll")
    assert game.shows("home 1 4,5 prone")
    assert game.rerolls == (2, 0)
    assert game.done()


@pytest.mark.rule("bb2020/re-roll.excluded")
def test_dice_of_the_opponent_are_not_the_moving_coachs_to_re_roll():
    # Interference by away 1 succeeds on a 6; home has re-rolls, but it is not his roll.
    game = pitch("home 1 5,5 ball / home 2 11,5 / away 1 8,5 / away 2 20,2 / rerolls 3 0", "6 6 6")
    game.play("home 1 pass", "pass the ball", "pass to 11,5", "intercept with away 1")
    assert game.ball == "away 1"
    assert game.rerolls == (3, 0)
    assert game.done()


@pytest.mark.rule("bb2020/re-roll.skill")
def test_skill_re_rolls_work_in_the_opponents_turn():
    # Catch on a ball that bounces to him in away's turn.
    game = pitch(
        "home 1 5,5 ball / home 2 3,4 Catch / away 1 6,5 / active away", "pow 1 2 NW 2 4"
    )
    game.play("away 1 block", "block home 1", "push to 4,5", "stay")
    game.play("home: re-roll with Catch")
    assert game.ball == "home 2"
    assert game.done()


@pytest.mark.rule("bb2020/re-roll.half-time")
def test_every_half_starts_with_the_full_number():
    game = pitch(
        "home 1 5,5 / away 1 20,5 / active away / turns 8 8 / kicking away / rerolls 1 3"
        " / full-rerolls 3 2",
        seed=1,
    )
    game.play("end turn")
    assert game.told("half 2 begins")
    assert game.rerolls == (3, 2)


# --- Leader -----------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.leader.use")
@pytest.mark.parametrize(
    ("where", "usable"),
    [("2,2", True), ("2,2 prone", True), ("2,2 stunned", True), ("reserves", False), ("ko", False)],
)
def test_the_leaders_re_roll_needs_a_leader_on_the_pitch(where, usable):
    dice = "2 3" if usable else "2 1 2"
    game = pitch(f"home 1 5,5 / home 2 {where} Leader / away 1 6,5 / leader 1 0", dice)
    game.play("home 1 move", "move 4,5")
    if usable:
        game.play("leader re-roll")
    assert game.state("home 1") == ("up" if usable else "prone")
    assert has(game.table, HOME, "leader_rerolls") == (0 if usable else 1)  # waiting for his return
    assert game.done()


@pytest.mark.rule("bb2020/skill.leader.use")
def test_any_leader_will_do():
    game = pitch(
        "home 1 5,5 / home 2 ko Leader / home 3 2,2 Leader / away 1 6,5 / leader 1 0", "2 3"
    )
    game.play("home 1 move", "move 4,5", "leader re-roll")
    assert game.shows("home 1 4,5 up")
    assert game.done()


@pytest.mark.rule("bb2020/skill.leader.use", "bb2020/skill.loner.roll")
def test_a_loner_rolls_for_the_leaders_re_roll_too():
    game = pitch(
        "home 1 5,5 Loner (4+) / home 2 2,2 Leader / away 1 6,5 / leader 1 0", "2 3 1 2"
    )
    game.play("home 1 move", "move 4,5", "leader re-roll")
    assert game.shows("home 1 4,5 prone")
    assert game.done()


@pytest.mark.rule("bb2020/skill.leader.gain")
@pytest.mark.parametrize(("skill", "gained"), [("Leader", 1), ("", 0)])
def test_a_team_with_a_leader_has_one_more_re_roll_a_half(skill, gained):
    game = pitch(
        f"home 1 5,5 {skill} / home 2 2,2 {skill} / away 1 20,5 / active away / turns 8 8"
        " / kicking away",
        seed=1,
    )
    game.play("end turn")
    assert game.told("half 2 begins")
    assert has(game.table, HOME, "leader_rerolls") == gained
    assert has(game.table, AWAY, "leader_rerolls") == 0


@pytest.mark.rule("bb2020/skill.leader.gain")
@pytest.mark.parametrize("left", [0, 1])
def test_extra_time_brings_no_new_leader_re_roll_and_takes_none_away(left):
    game = pitch(
        "home 1 5,5 Leader / away 1 20,5 / active away / turns 8 8 / half 2 / kicking away"
        f" / leader {left} 0",
        options={"overtime": "always"},
        seed=1,
    )
    game.play("end turn").until("set-up")
    assert game.table.half == 3
    assert has(game.table, HOME, "leader_rerolls") == left


# --- where they meet other rules --------------------------------------------------------------


@pytest.mark.rule("bb2020/re-roll.team", "bb2020/skill.loner.roll")
@pytest.mark.parametrize(("loner", "up"), [(4, True), (3, False)])
def test_a_loner_brought_down_by_a_dive_rolls_for_the_re_roll_and_the_dive_still_counts(loner, up):
    # The dodge succeeds on a 4; with the dive it does not. Rolled again it needs a 5.
    game = pitch(
        "home 1 5,5 Loner (4+) / home 2 2,2 / away 1 6,5 Diving Tackle / rerolls 1 0",
        f"4 {loner}" + (" 5" if up else " 1 2"),
    )
    game.play("home 1 move", "move 4,5", "away 1 uses Diving Tackle", "team re-roll")
    assert game.shows(f"home 1 4,5 {'up' if up else 'prone'} / away 1 5,5 prone")
    assert game.rerolls == (0, 0)
    assert game.done()


@pytest.mark.rule("bb2020/re-roll.team")
@pytest.mark.parametrize(
    ("position", "answers", "dice"),
    [
        ("home 1 5,5 ma1 / away 1 20,5", ["home 1 move", "move 6,5", "move 7,5"], "1"),
        ("home 1 5,5 prone ma2 / away 1 20,5", ["home 1 move"], "3"),
        ("home 1 5,5 / away 1 20,5 / ball 6,5", ["home 1 move", "move 6,5"], "2"),
        ("home 1 5,5 / away 1 6,5 prone", ["home 1 move", "leap 7,5"], "2"),
        ("home 1 5,5 ball / home 2 8,5 / away 1 20,5",
         ["home 1 pass", "pass the ball", "pass to 8,5"], "2"),
        ("home 1 5,5 ball / home 2 6,5 / away 1 20,5",
         ["home 1 hand-off", "hand off to home 2"], "2"),
        ("home 1 5,5 Hypnotic Gaze / away 1 6,5",
         ["home 1 gaze", "Hypnotic Gaze on away 1"], "2"),
        ("home 1 5,5 / away 1 6,5 Foul Appearance", ["home 1 block", "block away 1"], "1"),
        ("home 1 5,5 st2 Dauntless / away 1 6,5", ["home 1 block", "block away 1"], "1"),
        ("home 1 5,5 st5 Throw Team-mate / home 2 5,6 st2 Right Stuff / away 1 20,9",
         ["home 1 throw team-mate", "throw home 2", "throw home 2 to 8,5"], "2"),
        ("home 1 5,5 st5 Throw Team-mate / home 2 5,6 st2 Right Stuff / away 1 20,9",
         ["home 1 throw team-mate", "throw home 2", "throw home 2 to 8,5"], "6 E E E 2"),
        ("home 1 5,5 st5 Throw Team-mate Always Hungry / home 2 5,6 st2 Right Stuff / away 1 20,9",
         ["home 1 throw team-mate", "throw home 2", "throw home 2 to 8,5"], "1"),
        ("home 1 5,5 prone Jump Up / away 1 6,5", ["home 1 block"], "1"),
        ("home 1 5,5 Chainsaw / away 1 6,5", ["home 1 block", "Chainsaw on away 1"], "1"),
    ],
)  # fmt: skip
def test_every_roll_of_an_own_player_may_be_rolled_again(position, answers, dice):
    game = pitch(position + " / rerolls 1 0", dice)
    game.play(*answers)
    assert game.asked("home", "re-roll")
    assert game.offers("team re-roll", "keep the roll")
    assert game.done()
