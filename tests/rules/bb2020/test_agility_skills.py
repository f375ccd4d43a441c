"""Agility skills of their own in this edition. Leaping itself is in test_jumping.py."""

import pytest
from table import pitch

# --- Defensive --------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.defensive.guard")
@pytest.mark.parametrize(("skill", "dice"), [("", 2), ("Defensive", 1)])
def test_a_marked_guard_does_not_assist_in_his_own_turn(skill, dice):
    # home 2 would assist against away 1 although away 2 marks him.
    game = pitch(
        f"home 1 5,5 / home 2 7,6 Guard / away 1 6,5 / away 2 8,7 {skill}",
        " ".join(["push"] * dice),
    )
    game.play("home 1 block", "block away 1")
    assert len(game.happenings("block die")) == dice
    assert game.done()


@pytest.mark.rule("bb2020/skill.defensive.guard")
def test_in_the_turn_of_his_own_team_it_does_nothing():
    # away 2 guards away 1 although home 2, who is Defensive, marks him: one die fewer for home.
    game = pitch(
        "home 1 5,5 st4 / home 2 8,7 Defensive / away 1 6,5 / away 2 6,6 Guard / home 3 7,7", "push"
    )
    game.play("home 1 block", "block away 1")
    assert len(game.happenings("block die")) == 1
    assert game.done()


@pytest.mark.rule("bb2020/skill.defensive.guard")
def test_without_his_tackle_zone_he_stops_nobody():
    game = pitch(
        "home 1 5,5 / home 2 7,6 Guard / away 1 6,5 / away 2 8,7 Defensive hypnotised / away 3 8,6",
        "push push",
    )
    game.play("home 1 block", "block away 1")
    assert len(game.happenings("block die")) == 2
    assert game.done()


# --- Dodge ------------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.dodge.re-roll")
def test_dodge_rolls_one_failed_dodge_a_turn_again():
    game = pitch("home 1 5,5 Dodge / away 1 6,5 / away 2 3,5", "2 4 2 1 2")
    game.play("home 1 move", "move 4,5", "re-roll with Dodge", "move 4,4")
    assert game.shows("home 1 4,4 prone")
    assert game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/skill.dodge.re-roll")
def test_dodge_is_no_use_in_the_turn_of_a_kick_off_blitz():
    game = pitch(
        "home 1 5,5 Dodge / away 1 6,5 / kicking home / bonus-turn / picks 3 / active home"
        " / kick 20,5",
        "2 1 2",
        seed=1,
    )
    game.play("home 1 move", "move 4,5")
    assert game.state("home 1") == "prone"


@pytest.mark.rule("bb2020/skill.dodge.re-roll", "bb2020/skill.tackle.dodge")
def test_tackle_stops_the_re_roll():
    game = pitch("home 1 5,5 Dodge / away 1 6,5 Tackle", "2 1 2")
    game.play("home 1 move", "move 4,5")
    assert game.shows("home 1 4,5 prone")
    assert game.done()


@pytest.mark.rule("bb2020/skill.dodge.stumble")
@pytest.mark.parametrize(("use", "state"), [("use", "up"), ("do not use", "prone")])
def test_dodge_turns_a_stumble_into_a_push(use, state):
    game = pitch(
        "home 1 5,5 / away 1 6,5 Dodge", "stumble" + (" 1 2" if state == "prone" else "")
    )
    game.play("home 1 block", "block away 1", f"away: {use} Dodge", "push to 7,5", "stay")
    assert game.shows(f"away 1 7,5 {state}")
    assert game.done()


@pytest.mark.rule("bb2020/skill.dodge.stumble", "bb2020/skills.standing")
def test_a_player_without_his_tackle_zone_cannot_use_dodge():
    game = pitch("home 1 5,5 / away 1 6,5 Dodge hypnotised", "stumble 1 2")
    game.play("home 1 block", "block away 1", "push to 7,5", "stay")
    assert game.shows("away 1 7,5 prone")
    assert game.done()


# --- Jump Up ----------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.jump-up.stand")
@pytest.mark.parametrize("ma", [6, 2])
def test_jump_up_stands_for_nothing_and_without_a_roll(ma):
    game = pitch(f"home 1 5,5 prone Jump Up ma{ma} / away 1 20,5")
    game.play("home 1 move", *[f"move {5 + step},5" for step in range(1, ma + 1)], "stop")
    assert game.where("home 1") == f"{5 + ma},5"
    assert not game.happenings("go for it")


@pytest.mark.rule("bb2020/skill.jump-up.block")
@pytest.mark.parametrize(("roll", "up"), [(2, True), (1, False)])
def test_jump_up_blocks_from_prone_with_1_added_to_the_test(roll, up):
    game = pitch("home 1 5,5 prone Jump Up / away 1 6,5", str(roll))
    game.play("home 1 block")
    assert game.shows(f"home 1 5,5 {'up' if up else 'prone'} used")
    assert game.asked("home", "action" if up else "turn")
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/skill.jump-up.block")
def test_jump_up_may_lead_to_a_stab():
    game = pitch("home 1 5,5 prone Jump Up Stab / away 1 6,5", "2 4 5 2 3")
    game.play("home 1 block", "Stab on away 1")
    assert game.shows("home 1 5,5 up / away 1 6,5 stunned")
    assert game.done()


@pytest.mark.rule("bb2020/skill.jump-up.block")
def test_without_jump_up_a_prone_player_declares_no_block():
    assert pitch("home 1 5,5 prone / away 1 6,5").refuses("home 1 block")


@pytest.mark.rule("bb2020/skill.jump-up.block")
@pytest.mark.parametrize(("roll", "up"), [(2, False), (3, True)])
def test_to_jump_up_and_block_is_one_easier(roll: int, up: bool):
    dice = f"{roll} push" if up else f"{roll}"
    game = pitch("home 1 5,5 prone ag4 Jump Up / away 1 6,5 / away 2 20,2", dice)
    game.play("home 1 block")
    if up:
        game.play("block away 1")
    assert game.state("home 1") == ("up" if up else "prone")
    assert game.done()


# --- Leap -------------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.leap.roll")
@pytest.mark.parametrize(
    ("markers", "need"),
    [("", 3), ("/ away 2 8,5", 4), ("/ away 2 8,5 / away 3 8,6", 4),
     ("/ away 2 8,5 / away 3 8,6 / away 4 8,4", 5)],
)  # fmt: skip
def test_what_is_against_a_leap_is_1_less_but_at_least_1(markers, need):
    # over a prone player to 7,5
    game = pitch(f"home 1 5,5 Leap / away 1 6,5 prone {markers}", str(need))
    game.play("home 1 move", "leap 7,5")
    assert game.shows("home 1 7,5 up")
    game = pitch(f"home 1 5,5 Leap / away 1 6,5 prone {markers}", f"{need - 1} 1 2")
    game.play("home 1 move", "leap 7,5")
    assert game.shows("home 1 7,5 prone")
    assert game.done()


@pytest.mark.rule("bb2020/skill.leap.jump")
def test_a_leap_goes_over_a_standing_player_or_an_empty_square():
    game = pitch("home 1 5,5 Leap / away 1 6,5", "4")
    game.play("home 1 move", "leap 7,5")
    assert not game.happenings("dodge")
    assert game.shows("home 1 7,5 up")
    assert game.done()
    game = pitch("home 1 5,5 Leap / away 1 20,5", "3")
    game.play("home 1 move", "leap 3,5")
    assert game.shows("home 1 3,5 up")
    assert game.refuses("leap 1,5")  # once an activation
    assert game.done()


# --- Safe Pair of Hands -----------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.safe-pair-of-hands.place")
def test_knocked_down_he_puts_the_ball_beside_him():
    game = pitch("home 1 5,5 / away 1 6,5 Safe Pair of Hands ball", "pow 1 2")
    game.play("home 1 block", "block away 1", "push to 7,5", "stay")
    assert game.asked("away", "place the ball", "away 1")
    assert game.refuses("Safe Pair of Hands to 9,5", "Safe Pair of Hands to 7,5")
    game.play("Safe Pair of Hands to 8,4")
    assert game.shows("away 1 7,5 prone / ball 8,4")
    assert not game.happenings("bounce")
    assert game.done()


@pytest.mark.rule("bb2020/skill.safe-pair-of-hands.place")
def test_placed_prone_he_puts_the_ball_beside_him_too():
    game = pitch("home 1 5,5 Wrestle / away 1 6,5 Safe Pair of Hands ball", "both down")
    game.play("home 1 block", "block away 1", "use Wrestle", "Safe Pair of Hands to 7,5")
    assert game.shows("away 1 6,5 prone / ball 7,5")
    assert game.done()


@pytest.mark.rule("bb2020/skill.safe-pair-of-hands.place")
def test_he_may_let_it_bounce():
    game = pitch("home 1 5,5 / away 1 6,5 Safe Pair of Hands ball", "pow 1 2 N")
    game.play("home 1 block", "block away 1", "push to 7,5", "stay")
    game.play("do not use Safe Pair of Hands")
    assert game.shows("ball 7,4")
    assert game.done()


@pytest.mark.rule("bb2020/skill.safe-pair-of-hands.place")
def test_falling_over_he_drops_it_like_anybody():
    game = pitch("home 1 5,5 ma1 Safe Pair of Hands ball / away 1 20,5", "1 1 2 N")
    game.play("home 1 move", "move 6,5", "move 7,5")
    assert game.shows("home 1 7,5 prone / ball 7,4")
    assert game.done()


@pytest.mark.rule("bb2020/skill.safe-pair-of-hands.place")
def test_it_does_not_help_against_strip_ball():
    game = pitch("home 1 5,5 Strip Ball / away 1 6,5 Safe Pair of Hands ball", "push N")
    game.play("home 1 block", "block away 1", "push to 7,5", "stay")
    assert game.shows("away 1 7,5 up / ball 7,4")
    assert game.done()


@pytest.mark.rule("bb2020/skill.safe-pair-of-hands.place", "bb2020/skills.standing")
def test_without_his_tackle_zone_he_had_no_safe_hands():
    game = pitch("home 1 5,5 / away 1 6,5 Safe Pair of Hands ball hypnotised", "pow 1 2 N")
    game.play("home 1 block", "block away 1", "push to 7,5", "stay")
    assert game.shows("ball 7,4")
    assert game.done()


@pytest.mark.rule("bb2020/skill.safe-pair-of-hands.place")
def test_the_ball_is_put_in_a_free_square_only():
    game = pitch(
        "home 1 5,5 / away 1 6,5 Safe Pair of Hands ball / away 2 8,5 / away 3 8,4 prone", "pow"
    )
    game.play("home 1 block", "block away 1", "push to 7,5", "stay")
    assert game.offers("Safe Pair of Hands to 8,6", "Safe Pair of Hands to 6,5")
    assert game.refuses("Safe Pair of Hands to 8,5", "Safe Pair of Hands to 8,4")


# --- Sidestep ---------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.sidestep.choice")
def test_sidestep_lets_his_own_coach_choose_any_free_square():
    game = pitch("home 1 5,5 / away 1 6,5 Sidestep", "push")
    game.play("home 1 block", "block away 1", "away: use Sidestep", "away: push to 5,4", "stay")
    assert game.shows("away 1 5,4 up")
    assert game.done()


@pytest.mark.rule("bb2020/skill.sidestep.choice")
def test_sidestep_needs_a_free_square():
    crowd = " / ".join(
        f"home {number} {column},{row} prone"
        for number, (column, row) in enumerate(
            [(5, 4), (6, 4), (7, 4), (5, 6), (6, 6), (7, 5), (7, 6)], 2
        )
    )
    game = pitch(f"home 1 5,5 st5 / {crowd} / away 1 6,5 Sidestep / away 2 20,5", "push push")
    game.play("home 1 block", "block away 1")
    assert game.asked("home", "push")  # a chain push, as the attacker likes


@pytest.mark.rule("bb2020/skill.sidestep.choice", "bb2020/skill.grab.sidestep")
def test_grab_stops_sidestep():
    game = pitch("home 1 5,5 Grab / away 1 6,5 Sidestep", "push")
    game.play("home 1 block", "block away 1")
    assert game.asked("home", "push")
    assert game.offers("push to 5,4")  # and may choose any square himself


# --- Sneaky Git -------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.sneaky-git.armour")
@pytest.mark.parametrize(
    ("dice", "seen"),
    [("2 2", False), ("6 6 1 2", False), ("6 6 2 2", True), ("5 4 2 2", True)],
)
def test_a_double_on_the_armour_roll_goes_unseen_whether_it_breaks_or_not(dice, seen):
    game = pitch("home 1 5,5 Sneaky Git / home 2 2,2 / away 1 6,5 prone", dice)
    game.play("home 1 foul", "foul away 1")
    assert game.asked("home", "bribe" if seen else "turn")
    assert game.done()


@pytest.mark.rule("bb2020/skill.sneaky-git.armour")
def test_a_sneaky_player_does_not_move_on_after_his_foul():
    game = pitch("home 1 5,5 Sneaky Git / home 2 2,2 / away 1 6,5 prone", "1 2")
    game.play("home 1 foul", "foul away 1")
    assert game.asked("home", "turn")
    assert game.refuses("home 1 move")
    assert game.done()


# --- Sprint, Sure Feet ------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.sprint.third")
@pytest.mark.parametrize(("skill", "reach"), [("", 3), ("Sprint", 4)])
def test_sprint_rushes_a_third_time(skill, reach):
    game = pitch(f"home 1 5,5 ma1 {skill} / away 1 20,5", "2 2 2"[: 2 * (reach - 1) - 1])
    game.play("home 1 move", *[f"move {5 + step},5" for step in range(1, reach + 1)])
    assert game.where("home 1") == f"{5 + reach},5"
    assert game.refuses(f"move {6 + reach},5")
    assert game.done()


@pytest.mark.rule("bb2020/skill.sprint.third")
def test_sprint_counts_for_the_block_of_a_blitz():
    game = pitch("home 1 5,5 ma1 Sprint / away 1 9,5", "2 2 2 pow 1 2")
    game.play("home 1 blitz", "move 6,5", "move 7,5", "move 8,5", "block away 1")
    game.play("push to 10,5", "stay")
    assert game.shows("away 1 10,5 prone")
    assert game.done()


@pytest.mark.rule("bb2020/skill.sure-feet.re-roll")
def test_sure_feet_rolls_one_rush_a_turn_again():
    game = pitch("home 1 5,5 ma1 Sure Feet / away 1 20,5", "1 2 1 1 2")
    game.play("home 1 move", "move 6,5", "move 7,5", "re-roll with Sure Feet", "move 8,5")
    assert game.shows("home 1 8,5 prone")
    assert game.done()


@pytest.mark.rule("bb2020/skill.sure-feet.re-roll")
def test_sure_feet_is_there_again_next_turn():
    game = pitch("home 1 5,5 ma1 Sure Feet spent:\"Sure Feet\" / away 1 20,5", "1 2")
    game.play("end turn", "end turn", "home 1 move", "move 6,5", "move 7,5")
    game.play("re-roll with Sure Feet")
    assert game.shows("home 1 7,5 up")
    assert game.done()


@pytest.mark.rule("bb2020/skill.sure-feet.re-roll", "bb2020/kickoff.blitz-re-rolls")
def test_sure_feet_is_no_use_in_the_turn_of_a_kick_off_blitz():
    game = pitch(
        "home 1 5,5 ma1 Sure Feet / away 1 20,5 / kicking home / bonus-turn / picks 3 / active home"
        " / kick 20,9",
        "1 1 2",
        seed=1,
    )
    game.play("home 1 move", "move 6,5", "move 7,5")
    assert game.state("home 1") == "prone"
