"""Skills that change a block: its dice, its result, or what comes after it.

Home 1 at 7,7 blocks away 1 at 8,7 unless a test says otherwise.
"""

import pytest
from table import pitch


def dice_rolled(game):
    """The dice of the last block, negative if the defender picks."""
    return game.happenings("block")[-1].values[2]


# --- Block ------------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/skill.block.both-down")
@pytest.mark.parametrize("face", ["attacker down", "stumble", "pow"])
def test_block_helps_against_nothing_but_both_down(face):
    game = pitch("home 1 7,7 Block / away 1 8,7 Block", dice=f"{face}, 1 1")
    game.play("home 1 block", "block away 1")
    if face != "attacker down":
        game.play("push to 9,7", "stay")
    fallen = "home 1" if face == "attacker down" else "away 1"
    assert game.state(fallen) == "prone"
    assert game.done()


# --- Dauntless --------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/skill.dauntless.roll")
@pytest.mark.parametrize(
    ("mine", "theirs", "roll", "dice"),
    [
        (3, 4, 1, -2),  # 4 is not more than 4
        (3, 4, 2, 1),  # 5 is: equally strong
        (3, 5, 2, -2),
        (3, 5, 3, 1),
        (2, 5, 3, -3),  # keeps his own strength: 5 is more than twice 2
        (2, 5, 4, 1),
        (3, 9, 6, -3),  # 9 is not more than 9
    ],
)
def test_dauntless_must_beat_the_opponents_strength(mine, theirs, roll, dice):
    game = pitch(f"home 1 7,7 st{mine} Dauntless / away 1 8,7 st{theirs}", dice=[roll], seed=1)
    game.play("home 1 block", "block away 1")
    assert dice_rolled(game) == dice
    assert len(game.happenings("dauntless")) == 1
    assert game.done()


@pytest.mark.rule("lrb6/skill.dauntless.roll")
@pytest.mark.parametrize(("mine", "theirs"), [(3, 3), (4, 3)])
def test_dauntless_only_works_against_a_stronger_opponent(mine, theirs):
    game = pitch(f"home 1 7,7 st{mine} Dauntless / away 1 8,7 st{theirs}", seed=1)
    game.play("home 1 block", "block away 1")
    assert not game.happenings("dauntless")


@pytest.mark.rule("lrb6/skill.dauntless.roll")
def test_dauntless_does_not_work_for_the_player_who_is_blocked():
    game = pitch("home 1 7,7 st5 / away 1 8,7 Dauntless", dice="push, push")
    game.play("home 1 block", "block away 1")
    assert not game.happenings("dauntless")
    assert dice_rolled(game) == 2
    assert game.done()


@pytest.mark.rule("lrb6/skill.dauntless.roll")
def test_a_failed_dauntless_roll_may_be_re_rolled():
    game = pitch(
        "home 1 7,7 Dauntless / away 1 8,7 st5 / rerolls 1 0", dice="1, 6, push"
    )
    game.play("home 1 block", "block away 1", "team re-roll")
    assert dice_rolled(game) == 1
    assert game.rerolls == (0, 0)
    assert game.done()


@pytest.mark.rule("lrb6/skill.dauntless.compared")
def test_dauntless_compares_strengths_before_assists():
    # 3 against 4. The helper of home makes it 4 against 4 in the end, but the roll comes first:
    # a 2 makes it 4 against 4, and the helper then 5 against 4.
    game = pitch("home 1 7,7 Dauntless / home 2 9,7 / away 1 8,7 st4", dice="2, push, push")
    game.play("home 1 block", "block away 1")
    assert dice_rolled(game) == 2
    assert game.done()


@pytest.mark.rule("lrb6/skill.dauntless.compared")
def test_assists_for_the_defender_call_for_no_dauntless_roll():
    game = pitch("home 1 7,7 Dauntless / away 1 8,7 / away 2 6,7", seed=1)
    game.play("home 1 block", "block away 1")
    assert not game.happenings("dauntless")
    assert dice_rolled(game) == -2


@pytest.mark.rule("lrb6/skill.dauntless.compared", "lrb6/skill.horns.bonus")
def test_dauntless_compares_strengths_after_horns():
    # Horns in a blitz: 4 against 5. A 2 is enough (6), where ST 3 would need a 3.
    game = pitch("home 1 7,7 Dauntless Horns / away 1 8,7 st5", dice="2, push")
    game.play("home 1 blitz", "block away 1")
    assert dice_rolled(game) == 1
    assert game.done()


@pytest.mark.rule("lrb6/skill.dauntless.compared", "lrb6/skill.horns.bonus")
def test_horns_can_make_dauntless_needless():
    game = pitch("home 1 7,7 Dauntless Horns / away 1 8,7 st4", dice="push")
    game.play("home 1 blitz", "block away 1")
    assert not game.happenings("dauntless")
    assert game.done()


@pytest.mark.rule("lrb6/skill.dauntless.compared", "lrb6/skill.multiple-block.two")
@pytest.mark.parametrize(("roll", "dice"), [(2, -2), (3, 1)])
def test_dauntless_counts_the_two_points_of_multiple_block(roll, dice):
    # ST 3 against 3 + 2: the total must be 6.
    game = pitch(
        "home 1 7,7 Dauntless Multiple Block / away 1 8,6 / away 2 6,8 dazed", dice=[roll], seed=1
    )
    game.play("home 1 block", "Multiple Block on away 1")
    assert dice_rolled(game) == dice


# --- Horns ------------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/skill.horns.bonus")
@pytest.mark.parametrize(
    ("square", "answers", "dice"),
    [
        ("7,7", ["home 1 block"], 1),
        ("7,7", ["home 1 blitz"], 2),  # he need not have moved
        ("6,7", ["home 1 blitz", "move 7,7"], 2),
    ],
)
def test_horns_add_one_strength_in_a_blitz_only(square, answers, dice):
    game = pitch(f"home 1 {square} Horns / away 1 8,7", dice=["push"] * dice)
    game.play(*answers, "block away 1")
    assert dice_rolled(game) == dice
    assert game.done()


@pytest.mark.rule("lrb6/skill.horns.bonus")
def test_horns_do_not_help_the_player_who_is_blocked():
    game = pitch("home 1 7,7 / away 1 8,7 Horns", dice="push")
    game.play("home 1 blitz", "block away 1")
    assert dice_rolled(game) == 1
    assert game.done()


@pytest.mark.rule("lrb6/skill.horns.bonus", "lrb6/skill.frenzy.blitz")
def test_horns_count_for_the_second_block_of_a_frenzied_blitz():
    game = pitch("home 1 7,7 Horns Frenzy / away 1 8,7", dice="push, push, push, push")
    game.play("home 1 blitz", "block away 1", "push to 9,7", "push to 10,7")
    assert [event.values[2] for event in game.happenings("block")] == [2, 2]
    assert game.done()


# --- Guard ------------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/skill.guard.assist")
@pytest.mark.parametrize(("skill", "dice"), [("", 1), ("Guard", 2)])
def test_guard_assists_the_attacker_in_another_tackle_zone(skill, dice):
    game = pitch(f"home 1 7,7 / home 2 9,7 {skill} / away 1 8,7 / away 2 10,7", seed=1)
    game.play("home 1 block", "block away 1")
    assert dice_rolled(game) == dice


@pytest.mark.rule("lrb6/skill.guard.assist")
@pytest.mark.parametrize(("skill", "dice"), [("", 1), ("Guard", -2)])
def test_guard_assists_the_defender_in_another_tackle_zone(skill, dice):
    game = pitch(f"home 1 7,7 / home 2 5,7 / away 1 8,7 / away 2 6,7 {skill}", seed=1)
    game.play("home 1 block", "block away 1")
    assert dice_rolled(game) == dice


@pytest.mark.rule("lrb6/skill.guard.assist")
@pytest.mark.parametrize("state", ["prone", "stunned", "dazed"])
def test_guard_is_no_use_to_a_player_without_tackle_zones(state):
    game = pitch(f"home 1 7,7 / home 2 9,7 Guard {state} / away 1 8,7", dice="push")
    game.play("home 1 block", "block away 1")
    assert dice_rolled(game) == 1
    assert game.done()


@pytest.mark.rule("lrb6/skill.guard.assist")
def test_guard_does_not_assist_a_foul():
    # A marked helper with Guard: the armour roll of 8 stays an 8 against AV 8.
    game = pitch(
        "home 1 7,7 / home 2 9,7 Guard / away 1 8,7 prone / away 2 10,7", dice="3 5"
    )
    game.play("home 1 foul", "foul away 1")
    assert game.state("away 1") == "prone"
    assert game.done()


# --- Frenzy -----------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/skill.frenzy.follow-up", "lrb6/skill.frenzy.second-block")
def test_a_frenzied_player_follows_up_and_blocks_once_more():
    game = pitch("home 1 7,7 Frenzy / away 1 8,7", dice="push, push")
    game.play("home 1 block", "block away 1", "push to 9,7", "push to 10,7")
    # Nobody was asked whether to follow up, and there is no third block.
    assert game.shows("home 1 9,7 up / away 1 10,7 up")
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("lrb6/skill.frenzy.follow-up")
def test_a_frenzied_player_follows_up_after_a_knock_down():
    game = pitch("home 1 7,7 Frenzy / away 1 8,7", dice="pow, 1 1")
    game.play("home 1 block", "block away 1", "push to 9,7")
    assert game.shows("home 1 8,7 up / away 1 9,7 prone")
    assert len(game.happenings("block")) == 1
    assert game.done()


@pytest.mark.rule("lrb6/skill.frenzy.second-block")
def test_a_stumble_with_dodge_is_followed_by_a_second_block():
    game = pitch("home 1 7,7 Frenzy / away 1 8,7 Dodge", dice="stumble, pow, 1 1")
    game.play("home 1 block", "block away 1", "use Dodge", "push to 9,7", "push to 10,7")
    assert game.shows("home 1 9,7 up / away 1 10,7 prone")
    assert game.done()


@pytest.mark.rule("lrb6/skill.frenzy.second-block")
@pytest.mark.parametrize(
    ("face", "dice"), [("both down", "both down"), ("attacker down", "attacker down, 1 1")]
)
def test_other_results_bring_no_second_block(face, dice):
    game = pitch("home 1 7,7 Frenzy Block / away 1 8,7 Block", dice=dice)
    game.play("home 1 block", "block away 1")
    assert len(game.happenings("block")) == 1
    assert game.done()


@pytest.mark.rule("lrb6/skill.frenzy.second-block", "lrb6/pushing.crowd")
def test_there_is_no_second_block_against_somebody_in_the_crowd():
    game = pitch("home 1 8,1 Frenzy / away 1 8,0", dice="push, 1 1")
    game.play("home 1 block", "block away 1")
    assert game.where("home 1") == "8,0"
    assert len(game.happenings("block")) == 1
    assert game.done()


@pytest.mark.rule("lrb6/skill.frenzy.second-block", "lrb6/skill.stand-firm.stay")
def test_stand_firm_keeps_him_adjacent_for_the_second_block():
    game = pitch("home 1 7,7 Frenzy / away 1 8,7 Stand Firm", dice="push, pow, 1 1")
    game.play("home 1 block", "block away 1", "use Stand Firm", "use Stand Firm")
    assert game.shows("home 1 7,7 up / away 1 8,7 prone")
    assert game.done()


@pytest.mark.rule("lrb6/skill.frenzy.second-block", "lrb6/skill.fend.no-follow-up")
def test_fend_keeps_the_frenzied_player_off():
    # He may not follow up, so they are no longer adjacent.
    game = pitch("home 1 7,7 Frenzy / away 1 8,7 Fend", dice="push")
    game.play("home 1 block", "block away 1", "push to 9,7", "use Fend")
    assert game.shows("home 1 7,7 up / away 1 9,7 up")
    assert len(game.happenings("block")) == 1
    assert game.done()


@pytest.mark.rule("lrb6/skill.frenzy.second-block", "lrb6/skill.side-step.choice")
def test_after_a_side_step_he_follows_up_and_blocks_whoever_is_still_adjacent():
    # Away 1 steps to 7,8, which touches 8,7 where home 1 has to go.
    game = pitch("home 1 7,7 Frenzy / away 1 8,7 Side Step", dice="push, push")
    game.play("home 1 block", "block away 1", "use Side Step", "push to 7,8")
    assert game.where("home 1") == "8,7"
    assert len(game.happenings("block")) == 2
    assert game.done()


@pytest.mark.rule("lrb6/skill.frenzy.second-block")
def test_the_dice_of_the_second_block_are_counted_anew():
    # In his new square home 1 has away 2 beside him: the second block is 3 against 4.
    game = pitch("home 1 7,7 Frenzy / away 1 8,7 / away 2 9,8", dice="push, push, push")
    game.play("home 1 block", "block away 1", "push to 9,6")
    assert [event.values[2] for event in game.happenings("block")] == [1, -2]
    assert game.done()


@pytest.mark.rule("lrb6/skill.frenzy.blitz")
def test_the_second_block_of_a_blitz_costs_a_square():
    # MA 3: one for each block, one step is left before he must go for it.
    game = pitch("home 1 7,7 ma3 Frenzy / away 1 8,7", dice="push, pow, 1 1")
    game.play("home 1 blitz", "block away 1", "push to 9,7", "push to 10,7", "move 9,6")
    assert not game.happenings("go for it")
    game.rolls("2").play("move 9,5")
    assert len(game.happenings("go for it")) == 1
    assert game.done()


@pytest.mark.rule("lrb6/skill.frenzy.blitz")
@pytest.mark.parametrize("roll", [2, 1])
def test_without_movement_left_he_must_go_for_it(roll):
    after = "pow, 1 1" if roll > 1 else "1 1"
    game = pitch("home 1 7,7 ma1 Frenzy / away 1 8,7", dice=f"push, {roll}, {after}")
    game.play("home 1 blitz", "block away 1", "push to 9,7")
    if roll > 1:
        game.play("push to 10,7")
        assert game.shows("home 1 9,7 up / away 1 10,7 prone")
    else:
        assert game.shows("home 1 8,7 prone / away 1 9,7 up")
    assert game.turnover == (roll == 1)
    assert game.done()


@pytest.mark.rule("lrb6/skill.frenzy.blitz")
def test_the_second_block_is_left_out_when_he_cannot_go_for_it_any_more():
    # MA 1: a step, going for it once more, and once for the block. Nothing is left.
    game = pitch("home 1 5,7 ma1 Frenzy / away 1 8,7", dice="2, 2, push")
    game.play("home 1 blitz", "move 6,7", "move 7,7", "block away 1", "push to 9,7")
    assert game.shows("home 1 8,7 up / away 1 9,7 up")
    assert len(game.happenings("block")) == 1
    assert game.done()


@pytest.mark.rule("lrb6/skill.frenzy.second-block")
def test_a_block_action_pays_nothing_for_the_second_block():
    game = pitch("home 1 7,7 ma0 Frenzy / away 1 8,7", dice="push, push")
    game.play("home 1 block", "block away 1", "push to 9,7", "push to 10,7")
    assert not game.happenings("go for it")
    assert game.done()


# --- Wrestle ----------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/skill.wrestle.both-prone")
@pytest.mark.parametrize(
    ("mine", "theirs", "answers"),
    [
        ("Wrestle", "", ["home: use Wrestle"]),
        ("", "Wrestle", ["away: use Wrestle"]),
        ("Wrestle", "Block", ["home: use Wrestle"]),
        ("Block", "Wrestle", ["away: use Wrestle"]),
        ("Wrestle", "Wrestle", ["home: do not use Wrestle", "away: use Wrestle"]),
    ],
)
def test_wrestle_places_both_prone_whoever_has_block(mine, theirs, answers):
    game = pitch(f"home 1 7,7 {mine} / away 1 8,7 {theirs}", dice="both down")
    game.play("home 1 block", "block away 1", *answers)
    assert game.shows("home 1 7,7 prone / away 1 8,7 prone")
    assert not game.happenings("armour")
    assert not game.turnover
    assert game.active == "home"
    assert game.done()


@pytest.mark.rule("lrb6/skill.wrestle.both-prone")
@pytest.mark.parametrize(
    ("mine", "theirs", "dice", "state"),
    [
        ("Wrestle", "", "both down, 1 1, 1 1", ("prone", "prone")),
        ("Block, Wrestle", "", "both down, 1 1", ("up", "prone")),
        ("Wrestle", "Block", "both down, 1 1", ("prone", "up")),
    ],
)
def test_wrestle_need_not_be_used(mine, theirs, dice, state):
    game = pitch(f"home 1 7,7 {mine} / away 1 8,7 {theirs}", dice=dice)
    game.play("home 1 block", "block away 1", "do not use Wrestle")
    assert (game.state("home 1"), game.state("away 1")) == state
    assert game.done()


@pytest.mark.rule("lrb6/skill.wrestle.both-prone")
def test_wrestle_is_for_both_down_only():
    game = pitch("home 1 7,7 Wrestle / away 1 8,7 Wrestle", dice="attacker down, 1 1")
    game.play("home 1 block", "block away 1")
    assert game.shows("home 1 7,7 prone / away 1 8,7 up")
    assert game.done()


@pytest.mark.rule("lrb6/skill.wrestle.turnover")
@pytest.mark.parametrize("wrestler", ["home", "away"])
@pytest.mark.parametrize(
    ("carrier", "turnover"), [("home", True), ("away", False), ("nobody", False)]
)
def test_wrestle_is_a_turnover_only_if_the_active_player_held_the_ball(wrestler, carrier, turnover):
    mine = ("Wrestle " if wrestler == "home" else "") + ("ball" if carrier == "home" else "")
    theirs = ("Wrestle " if wrestler == "away" else "") + ("ball" if carrier == "away" else "")
    dice = "both down" if carrier == "nobody" else "both down, N"
    game = pitch(f"home 1 7,7 {mine} / away 1 8,7 {theirs}", dice=dice)
    game.play("home 1 block", "block away 1", f"{wrestler}: use Wrestle")
    assert game.turnover == turnover
    assert game.ball == {"home": "7,6", "away": "8,6", "nobody": "nowhere"}[carrier]
    assert game.done()


# --- Juggernaut -------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/skill.juggernaut.both-down")
def test_juggernaut_may_treat_both_down_as_pushed_in_a_blitz():
    game = pitch("home 1 7,7 Juggernaut / away 1 8,7 Block", dice="both down")
    game.play("home 1 blitz", "block away 1", "use Juggernaut", "push to 9,7", "stay")
    assert game.shows("home 1 7,7 up / away 1 9,7 up")
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/skill.juggernaut.both-down")
def test_juggernaut_need_not_be_used():
    game = pitch("home 1 7,7 Juggernaut Block / away 1 8,7", dice="both down, 1 1")
    game.play("home 1 blitz", "block away 1", "do not use Juggernaut")
    assert game.shows("home 1 7,7 up / away 1 8,7 prone")
    assert game.done()


@pytest.mark.rule("lrb6/skill.juggernaut.both-down")
def test_juggernaut_does_nothing_in_a_block_action():
    game = pitch("home 1 7,7 Juggernaut / away 1 8,7", dice="both down, 1 1, 1 1")
    game.play("home 1 block", "block away 1")
    assert game.shows("home 1 7,7 prone / away 1 8,7 prone")
    assert game.done()


@pytest.mark.rule("lrb6/skill.juggernaut.both-down")
def test_juggernaut_does_nothing_for_the_player_who_is_blocked():
    game = pitch("home 1 7,7 / away 1 8,7 Juggernaut", dice="both down, 1 1, 1 1")
    game.play("home 1 blitz", "block away 1")
    assert game.shows("home 1 7,7 prone / away 1 8,7 prone")
    assert game.done()


@pytest.mark.rule("lrb6/skill.juggernaut.both-down", "lrb6/skill.frenzy.second-block")
def test_a_both_down_treated_as_pushed_is_followed_by_frenzy():
    game = pitch("home 1 7,7 Juggernaut Frenzy / away 1 8,7", dice="both down, pow, 1 1")
    game.play("home 1 blitz", "block away 1", "use Juggernaut", "push to 9,7", "push to 10,7")
    assert game.shows("home 1 9,7 up / away 1 10,7 prone")
    assert game.done()


@pytest.mark.rule("lrb6/skill.juggernaut.cancel")
@pytest.mark.parametrize("skill", ["Fend", "Stand Firm"])
def test_juggernaut_cancels_fend_and_stand_firm_in_a_blitz(skill):
    game = pitch(f"home 1 7,7 Juggernaut / away 1 8,7 {skill}", dice="push")
    game.play("home 1 blitz", "block away 1", "push to 9,7", "follow up")
    assert game.shows("home 1 8,7 up / away 1 9,7 up")
    assert game.done()


@pytest.mark.rule("lrb6/skill.juggernaut.cancel")
def test_juggernaut_cancels_wrestle_in_a_blitz():
    # He declines to treat it as a push; Wrestle is still no choice for away.
    game = pitch("home 1 7,7 Juggernaut Block / away 1 8,7 Wrestle", dice="both down, 1 1")
    game.play("home 1 blitz", "block away 1", "do not use Juggernaut")
    assert game.shows("home 1 7,7 up / away 1 8,7 prone")
    assert game.done()


@pytest.mark.rule("lrb6/skill.juggernaut.cancel")
@pytest.mark.parametrize(
    ("skill", "dice", "before"),
    [("Fend", "push", ["push to 9,7"]), ("Stand Firm", "push", []), ("Wrestle", "both down", [])],
)
def test_juggernaut_cancels_nothing_in_a_block_action(skill, dice, before):
    game = pitch(f"home 1 7,7 Juggernaut / away 1 8,7 {skill}", dice=dice)
    game.play("home 1 block", "block away 1", *before)
    assert game.asked("away", "use skill", skill)
    assert game.done()


@pytest.mark.rule("lrb6/skill.juggernaut.cancel", "lrb6/skill.stand-firm.chain")
@pytest.mark.parametrize(("side", "asked"), [("away", False), ("home", True)])
def test_juggernaut_cancels_the_stand_firm_of_opponents_in_the_chain_not_of_team_mates(side, asked):
    game = pitch(
        f"""home 1 7,7 Juggernaut / away 1 8,7 st4
            away 2 9,6 prone / {side} 3 9,7 Stand Firm / away 4 9,8 prone""",
        dice="push, push" if side == "away" else "push",
    )
    game.play("home 1 blitz", "block away 1", "push to 9,7")
    if asked:
        game.play("home: use Stand Firm")
        assert game.shows("away 1 8,7 up / home 3 9,7 up")
    else:
        game.play("push to 10,7", "stay")
        assert game.shows("away 1 9,7 up / away 3 10,7 up")
    assert game.done()


# --- Multiple Block ---------------------------------------------------------------------------

TWO = "home 1 7,7 {} Multiple Block / away 1 8,6 {} / away 2 8,8 {}"


@pytest.mark.rule("lrb6/skill.multiple-block.two")
def test_both_defenders_count_two_more_and_neither_is_followed_up():
    # 5 against 3 + 2, and away's men assist each other: -2 for the first block. Once away 1 is
    # pushed off, the second block is 5 against 5.
    game = pitch(TWO.format("st5", "", ""), dice="push, push, push")
    game.play("home 1 block", "Multiple Block on away 1")
    assert dice_rolled(game) == -2
    game.play("push to 9,5", "block away 2")
    assert dice_rolled(game) == 1
    game.play("push to 9,9")
    assert game.shows("home 1 7,7 up / away 1 9,5 up / away 2 9,9 up")
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("lrb6/skill.multiple-block.two", "lrb6/skill.guard.assist")
def test_guard_assists_both_blocks():
    # Home 2 at 9,7 marks both opponents, but away 3 marks him: without Guard he could not help.
    # 5 and an assist against 3 + 2: two dice each time.
    game = pitch(
        TWO.format("st5", "dazed", "dazed") + " / home 2 9,7 Guard / away 3 10,7",
        dice="push, push, push, push",
    )
    game.play("home 1 block", "Multiple Block on away 1", "push to 9,5", "block away 2")
    assert [event.values[2] for event in game.happenings("block")] == [2, 2]
    assert game.done()


@pytest.mark.rule("lrb6/skill.multiple-block.two")
def test_the_second_block_needs_a_player_on_his_feet():
    game = pitch(TWO.format("st5", "dazed", "dazed"), dice="attacker down, 1 1")
    game.play("home 1 block", "Multiple Block on away 1")
    assert game.turnover
    assert len(game.happenings("block")) == 1
    assert game.done()


@pytest.mark.rule("lrb6/skill.multiple-block.two")
def test_the_second_block_is_an_offer():
    game = pitch(TWO.format("st5", "dazed", "dazed"), dice="push")
    game.play("home 1 block", "Multiple Block on away 1", "push to 9,5")
    assert game.offers("block away 2", "stop")
    game.play("stop")
    assert game.asked("home", "turn")
    assert game.shows("away 2 8,8 up")
    assert game.done()


@pytest.mark.rule("lrb6/skill.multiple-block.two")
def test_he_may_block_just_one_opponent_as_usual():
    game = pitch(TWO.format("", "dazed", "dazed"), dice="push")
    game.play("home 1 block", "block away 1")
    assert dice_rolled(game) == 1
    game.play("push to 9,5", "follow up")
    assert game.where("home 1") == "8,6"
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("lrb6/skill.multiple-block.two")
def test_of_three_opponents_he_picks_two():
    game = pitch(TWO.format("st5", "dazed", "dazed") + " / away 3 6,7 dazed", dice="push, push")
    game.play("home 1 block", "Multiple Block on away 1")
    assert game.asked("home", "second target")
    assert game.options() == ["block away 3", "block away 2"]
    game.play("block away 3", "push to 9,5", "block away 3", "push to 5,7")
    assert game.shows("away 1 9,5 / away 2 8,8 / away 3 5,7")
    assert game.done()


@pytest.mark.rule("lrb6/skill.multiple-block.two")
@pytest.mark.parametrize(
    ("position", "action"),
    [
        ("home 1 7,7 Multiple Block / away 1 8,6", "block"),  # only one opponent
        ("home 1 7,7 Multiple Block / away 1 8,6 / away 2 8,8 prone", "block"),
        (TWO.format("", "", ""), "blitz"),  # not in a blitz
        ("home 1 7,7 Multiple Block, Chainsaw / away 1 8,6 / away 2 8,8", "block"),
    ],
)
def test_multiple_block_needs_a_block_action_and_two_standing_opponents(position, action):
    game = pitch(position)
    game.play(f"home 1 {action}")
    assert game.refuses("Multiple Block on away 1")


@pytest.mark.rule("lrb6/skill.multiple-block.two", "lrb6/skill.frenzy.second-block")
def test_multiple_block_is_used_instead_of_frenzy():
    game = pitch(TWO.format("st5 Frenzy", "dazed", "dazed"), dice="push, push")
    game.play("home 1 block", "Multiple Block on away 1", "push to 9,5")
    game.play("block away 2", "push to 9,9")
    assert game.where("home 1") == "7,7"
    assert len(game.happenings("block")) == 2
    assert game.done()


@pytest.mark.rule("lrb6/skill.multiple-block.two", "lrb6/skill.frenzy.second-block")
def test_an_opponent_who_stays_beside_him_is_not_blocked_again_in_a_multiple_block():
    game = pitch(TWO.format("st5 Frenzy", "dazed Stand Firm", "dazed"), dice="push, push")
    game.play("home 1 block", "Multiple Block on away 1", "use Stand Firm")
    game.play("block away 2", "push to 9,9")
    assert len(game.happenings("block")) == 2
    assert game.done()


@pytest.mark.rule("lrb6/skill.multiple-block.two", "lrb6/casualty.credit")
def test_casualties_of_both_blocks_are_credited():
    game = pitch(
        TWO.format("st5", "dazed", "dazed"),
        dice="pow, 5 5, 5 5, 1 1, pow, 5 5, 5 5, 1 1",
    )
    game.play("home 1 block", "Multiple Block on away 1", "push to 9,5")
    game.play("block away 2", "push to 9,9")
    assert game.shows("feats home 1 casualty, home 1 casualty")
    assert game.done()


@pytest.mark.rule("lrb6/skill.multiple-block.two")
def test_a_ball_and_chain_player_throws_no_multiple_block():
    game = pitch("home 1 7,7 Ball & Chain, Multiple Block / away 1 8,6 / away 2 8,8")
    assert game.refuses("home 1 block")
    assert game.offers("home 1 move")


# --- Foul Appearance --------------------------------------------------------------------------


@pytest.mark.rule("lrb6/skill.foul-appearance.roll")
def test_on_a_one_the_block_is_lost_without_a_turnover():
    game = pitch("home 1 7,7 / home 2 2,2 / away 1 8,7 Foul Appearance", dice="1")
    game.play("home 1 block", "block away 1")
    assert not game.happenings("block")
    assert not game.turnover
    assert game.active == "home"
    assert game.refuses("home 1 move", "home 1 block")
    assert game.done()


@pytest.mark.rule("lrb6/skill.foul-appearance.roll")
def test_on_a_two_the_block_goes_on():
    game = pitch("home 1 7,7 / away 1 8,7 Foul Appearance", dice="2, push")
    game.play("home 1 block", "block away 1", "push to 9,7", "stay")
    assert game.shows("away 1 9,7 up")
    assert game.done()


@pytest.mark.rule("lrb6/skill.foul-appearance.roll")
def test_a_failed_roll_may_be_re_rolled():
    game = pitch("home 1 7,7 / away 1 8,7 Foul Appearance / rerolls 1 0", dice="1, 2, push")
    game.play("home 1 block", "block away 1", "team re-roll", "push to 9,7", "stay")
    assert game.shows("away 1 9,7 up")
    assert game.done()


@pytest.mark.rule("lrb6/skill.foul-appearance.roll")
def test_a_revolted_blitzer_may_move_on():
    # The square for the block is paid: MA 2 leaves one step. He stays in the tackle zone, so
    # that step is a dodge.
    game = pitch("home 1 7,7 ma2 / away 1 8,7 Foul Appearance", dice="1, 5")
    game.play("home 1 blitz", "block away 1")
    assert game.asked("home", "action")
    assert game.refuses("block away 1")
    game.play("move 6,7")
    assert not game.happenings("go for it")
    assert game.done()


@pytest.mark.rule("lrb6/skill.foul-appearance.roll")
@pytest.mark.parametrize("skill", ["Stab", "Chainsaw"])
def test_weapons_in_place_of_a_block_need_the_roll(skill):
    game = pitch(f"home 1 7,7 {skill} / away 1 8,7 Foul Appearance", dice="1")
    game.play("home 1 block", f"{skill} on away 1")
    assert game.shows("home 1 7,7 up / away 1 8,7 up")
    assert not game.happenings("armour")
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/skill.foul-appearance.roll")
def test_a_foul_a_gaze_and_mere_movement_need_no_roll():
    foul = pitch("home 1 7,7 / away 1 8,7 prone Foul Appearance", dice="1 2")
    foul.play("home 1 foul", "foul away 1")
    gaze = pitch("home 1 7,7 Hypnotic Gaze / away 1 8,7 Foul Appearance", dice="6")
    gaze.play("home 1 move", "Hypnotic Gaze on away 1")
    walk = pitch("home 1 7,7 / away 1 8,7 Foul Appearance", dice="6")
    walk.play("home 1 move", "move 6,7")
    for game in (foul, gaze, walk):
        assert not game.happenings("foul appearance")
        assert game.done()


@pytest.mark.rule("lrb6/skill.foul-appearance.roll", "lrb6/skill.frenzy.second-block")
def test_the_second_block_of_frenzy_needs_a_roll_of_its_own():
    game = pitch("home 1 7,7 Frenzy / away 1 8,7 Foul Appearance", dice="2, push, 1")
    game.play("home 1 block", "block away 1", "push to 9,7")
    assert game.shows("home 1 8,7 up / away 1 9,7 up")
    assert len(game.happenings("block")) == 1
    assert game.done()


@pytest.mark.rule("lrb6/skill.foul-appearance.roll")
def test_a_prone_blitzer_has_stood_up_when_the_roll_fails():
    game = pitch("home 1 7,7 prone Jump Up / away 1 8,7 Foul Appearance", dice="1")
    game.play("home 1 blitz", "block away 1", "stop")
    assert game.shows("home 1 7,7 up")
    assert game.done()


@pytest.mark.rule("lrb6/skill.foul-appearance.roll")
def test_jump_up_is_rolled_before_foul_appearance():
    # AG 3 with +2 needs a 2; the second die is for the looks of away 1.
    game = pitch("home 1 7,7 prone Jump Up / away 1 8,7 Foul Appearance", dice="2, 1")
    game.play("home 1 block", "block away 1")
    assert game.shows("home 1 7,7 up / away 1 8,7 up")
    assert game.done()


@pytest.mark.rule("lrb6/skill.foul-appearance.roll")
def test_a_ball_and_chain_ignores_foul_appearance():
    game = pitch("home 1 7,7 ma1 Ball & Chain / away 1 8,7 Foul Appearance", dice="3, push")
    game.play("home 1 move", "face east", "push to 9,7")
    assert game.shows("home 1 8,7 up / away 1 9,7 up")
    assert game.done()
