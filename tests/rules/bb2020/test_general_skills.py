"""General skills. Kick is tested with the kick-off, Dirty Player with the fouls."""

import pytest
from table import Scene, pitch


def block(position: str, dice: str, *answers: str) -> Scene:
    return pitch(position, dice).play("home 1 block", "block away 1", *answers)


def blitz(position: str, dice: str, *answers: str) -> Scene:
    return pitch(position, dice).play("home 1 blitz", "block away 1", *answers)


# --- Dauntless --------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.dauntless.roll")
@pytest.mark.parametrize(("roll", "dice"), [(3, 1), (2, -2), (6, 1), (1, -2)])
def test_dauntless_must_get_above_the_stronger_opponent(roll: int, dice: int):
    # D6 + 3 against 5.
    game = block("home 1 7,7 Dauntless / away 1 8,7 st5", f"{roll} push push")
    assert game.happenings("block")[0].values[2] == dice


@pytest.mark.rule("bb2020/skill.dauntless.roll")
def test_dauntless_is_rolled_anew_for_the_second_block_of_a_frenzy():
    game = block(
        "home 1 7,7 Dauntless Frenzy / away 1 8,7 st4", "2 push 1 push push",
        "push to 9,7", "push to 10,7",
    )  # fmt: skip
    assert [each.values[2] for each in game.happenings("block")] == [1, -2]
    assert game.done()


@pytest.mark.rule("bb2020/skill.dauntless.roll")
def test_a_failed_dauntless_roll_may_be_re_rolled_and_the_block_is_made():
    game = block("home 1 7,7 Dauntless / away 1 8,7 st4 / rerolls 1 0", "1 1 push push")
    game.play("team re-roll")
    assert game.happenings("block")[0].values[2] == -2


@pytest.mark.rule("bb2020/skill.dauntless.compared")
def test_strengths_are_compared_with_modifiers_but_without_assists():
    # With Horns he is as strong as the opponent: no roll. Assists come afterwards.
    game = blitz("home 1 7,7 Dauntless Horns / away 1 8,7 st4", "push")
    assert not game.happenings("dauntless")
    game = block("home 1 7,7 Dauntless / home 2 8,8 / away 1 8,7 st4", "2 push push")
    assert game.happenings("dauntless")
    assert game.happenings("block")[0].values[2] == 2
    # The opponent is stronger only by an assist: no roll.
    game = block("home 1 7,7 Dauntless / away 1 8,7 / away 2 6,6", "push push")
    assert not game.happenings("dauntless")


# --- Fend -------------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.fend.no-follow-up")
def test_fend_keeps_the_pusher_where_he_is_even_if_the_fender_falls():
    game = block("home 1 7,7 / away 1 8,7 Fend", "push", "push to 9,7", "away: use Fend")
    assert game.shows("home 1 7,7 / away 1 9,7 up")
    game = block("home 1 7,7 / away 1 8,7 Fend", "pow 1 2", "push to 9,7", "away: use Fend")
    assert game.shows("home 1 7,7 / away 1 9,7 prone")
    assert game.done()


@pytest.mark.rule("bb2020/skill.fend.no-follow-up")
def test_a_blitzing_opponent_may_move_on():
    game = blitz("home 1 7,7 / away 1 8,7 Fend", "push", "push to 9,7", "use Fend")
    game.play("move 8,7")
    assert game.shows("home 1 8,7")


@pytest.mark.rule("bb2020/skill.fend.no-follow-up")
def test_fend_is_no_help_in_a_chain_without_a_tackle_zone_or_against_a_juggernaut():
    chain = "home 1 7,7 / away 1 8,7 / away 2 9,6 / away 3 9,7 Fend / away 4 9,8"
    game = block(chain, "push", "push to 9,7", "push to 10,7")
    assert game.asked("home", "follow up")
    game = block("home 1 7,7 / away 1 8,7 hypnotised Fend", "push", "push to 9,7")
    assert game.asked("home", "follow up")
    game = blitz("home 1 7,7 Juggernaut / away 1 8,7 Fend", "push", "push to 9,7")
    assert game.asked("home", "follow up")


FAR = " / home 9 2,2 / away 9 20,2 / turn home 2"


@pytest.mark.rule("bb2020/skill.fend.no-follow-up", "bb2020/pushing.crowd")
def test_fend_keeps_an_attacker_away_even_from_the_crowd():
    game = pitch("home 1 7,1 / away 1 7,0 Fend" + FAR, "push 1 2")
    game.play("home 1 block", "block away 1")
    assert game.asked("away", "use skill", "Fend")
    game.play("use Fend")
    assert game.shows("home 1 7,1 / away 1 reserves")
    assert game.done()


@pytest.mark.rule("bb2020/skill.fend.no-follow-up")
def test_no_fend_without_tackle_zones():
    game = pitch("home 1 7,1 / away 1 7,0 Fend hypnotised" + FAR, "push 1 2")
    game.play("home 1 block", "block away 1", "follow up")
    assert game.shows("home 1 7,0 / away 1 reserves")
    assert game.done()


# --- Frenzy -----------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.frenzy.follow-up", "bb2020/skill.frenzy.second-block")
def test_frenzy_follows_up_and_blocks_again():
    game = block(
        "home 1 7,7 Frenzy / away 1 8,7", "push pow 1 2", "push to 9,7", "push to 10,7"
    )
    assert game.shows("home 1 9,7 / away 1 10,7 prone")
    assert len(game.happenings("block")) == 2
    assert game.done()


@pytest.mark.rule("bb2020/skill.frenzy.follow-up")
def test_frenzy_follows_a_fallen_opponent_too_but_leaves_it_at_that():
    game = block("home 1 7,7 Frenzy / away 1 8,7", "pow 1 2", "push to 9,7")
    assert game.shows("home 1 8,7 / away 1 9,7 prone")
    assert len(game.happenings("block")) == 1
    assert game.done()


@pytest.mark.rule("bb2020/skill.frenzy.second-block", "bb2020/skill.stand-firm.stay")
def test_an_opponent_who_stood_firm_is_blocked_again():
    game = block(
        "home 1 7,7 Frenzy / away 1 8,7 Stand Firm", "push push",
        "away: use Stand Firm", "away: do not use Stand Firm", "push to 9,7",
    )  # fmt: skip
    assert game.shows("home 1 8,7 / away 1 9,7 up")
    assert len(game.happenings("block")) == 2
    assert game.done()


@pytest.mark.rule("bb2020/skill.frenzy.second-block")
def test_no_second_block_where_he_could_not_follow_even_if_they_are_still_adjacent():
    # Away 1 sidesteps to another square beside home 1 and fends him off.
    game = block(
        "home 1 7,7 Frenzy / away 1 8,7 Fend Sidestep", "push",
        "away: use Sidestep", "away: push to 8,6", "away: use Fend",
    )  # fmt: skip
    assert game.shows("home 1 7,7 / away 1 8,6 up")
    assert len(game.happenings("block")) == 1
    assert game.done()


@pytest.mark.rule("bb2020/skill.frenzy.second-block")
def test_no_second_block_after_a_touchdown():
    # He follows up into the end zone with the ball; away 1 still stands beside him.
    game = pitch("home 1 24,6 ball Frenzy / away 1 25,7 / turn home 2", "push", seed=1)
    game.play("home 1 block", "block away 1")
    assert game.score == (1, 0)
    assert len(game.happenings("block")) == 1


@pytest.mark.rule("bb2020/skill.frenzy.second-block", "bb2020/skill.foul-appearance.roll")
def test_foul_appearance_is_rolled_again_for_the_second_block():
    game = block("home 1 7,7 Frenzy / away 1 8,7 Foul Appearance", "2 push 1", "push to 9,7")
    assert game.shows("home 1 8,7 / away 1 9,7 up")
    assert len(game.happenings("foul appearance")) == 2
    assert game.done()


@pytest.mark.rule("bb2020/skill.frenzy.second-block")
def test_the_second_block_may_be_a_stab():
    game = block("home 1 7,7 Frenzy Stab / away 1 8,7", "push 5 4 1 2", "push to 9,7")
    assert game.asked("home", "use skill", "Stab")
    game.play("use Stab")
    assert game.shows("home 1 8,7 / away 1 9,7 stunned")
    assert game.done()


@pytest.mark.rule("bb2020/skill.frenzy.blitz")
def test_in_a_blitz_the_second_block_costs_movement_or_a_rush():
    game = blitz("home 1 7,7 ma1 Frenzy / away 1 8,7", "push 2 push", "push to 9,7")
    game.play("push to 10,7")
    assert len(game.happenings("go for it")) == 1
    assert game.done()


@pytest.mark.rule("bb2020/skill.frenzy.blitz")
def test_without_movement_and_rushes_there_is_no_second_block():
    game = pitch("home 1 4,7 ma1 Frenzy / away 1 7,7", "2 2 push")
    game.play("home 1 blitz", "move 5,7", "move 6,7", "block away 1", "push to 8,7")
    assert game.shows("home 1 7,7 up / away 1 8,7 up")
    assert len(game.happenings("block")) == 1
    assert game.done()


# --- Pro --------------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.pro.roll")
def test_pro_repeats_a_single_roll_on_three_or_more():
    game = pitch("home 1 7,7 Pro / away 1 8,7", "2 3 3")
    game.play("home 1 move", "move 6,7", "re-roll with Pro")
    assert game.shows("home 1 6,7 up")
    assert game.done()


@pytest.mark.rule("bb2020/skill.pro.fail")
def test_after_the_attempt_nothing_else_repeats_that_die():
    game = pitch("home 1 7,7 Pro / away 1 8,7 / rerolls 1 0", "2 2 1 1")
    game.play("home 1 move", "move 6,7", "re-roll with Pro")
    assert game.shows("home 1 6,7 prone / rerolls 1 0")
    assert game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/skill.pro.roll")
def test_pro_is_used_once_in_an_activation():
    game = pitch("home 1 7,7 Pro / away 1 8,7 / away 2 6,8", "2 4 4 2 1 1")
    game.play("home 1 move", "move 6,7", "re-roll with Pro", "move 5,6")
    assert game.shows("home 1 5,6 prone")
    assert game.done()


@pytest.mark.rule("bb2020/skill.pro.roll")
def test_pro_works_only_in_his_own_activation():
    # The ball bounces to home 2, who has Pro but is not acting.
    game = pitch("home 1 7,7 / home 2 8,8 Pro / ball 8,7 / away 1 20,7", "1 S 1 S")
    game.play("home 1 move", "move 8,7")
    assert game.shows("ball 8,9")
    assert game.done()


@pytest.mark.rule("bb2020/skill.pro.roll", "bb2020/standing-up.low-ma")
def test_pro_does_not_help_to_stand_up():
    game = pitch("home 1 7,7 prone ma2 Pro / away 1 20,7", "3").play("home 1 move")
    assert game.shows("home 1 7,7 prone")
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/skill.pro.roll", "bb2020/re-roll.part-of-pool")
def test_pro_repeats_one_block_die_and_the_others_stay():
    game = block("home 1 7,7 st4 Pro / away 1 8,7 / rerolls 1 0", "skull, both down, 3, pow")
    assert game.offers("re-roll attacker down with Pro", "re-roll both down with Pro")
    game.play("re-roll attacker down with Pro")
    assert game.offers("choose pow", "choose both down")
    assert game.refuses("team re-roll")
    assert game.done()


@pytest.mark.rule("bb2020/skill.pro.fail", "bb2020/re-roll.part-of-pool")
def test_a_failed_pro_roll_keeps_the_block_die_and_the_team_re_roll_out():
    game = block("home 1 7,7 Pro / away 1 8,7 / rerolls 1 0", "skull 2 1 1")
    game.play("re-roll attacker down with Pro")
    assert game.shows("home 1 7,7 prone / rerolls 1 0")
    assert game.done()


# --- Shadowing --------------------------------------------------------------------------------

SHADOW = "home 1 7,7 ma{mover} / home 2 2,2 / away 1 8,7 ma{shadow} Shadowing / turn home 2"


@pytest.mark.rule("bb2020/skill.shadowing.roll")
@pytest.mark.parametrize(
    ("mover", "shadow", "roll", "follows"),
    [
        (6, 6, 6, True),
        (6, 6, 5, False),
        (6, 8, 4, True),
        (6, 8, 3, False),
        (8, 4, 6, True),  # a natural 6
        (1, 9, 1, False),  # a natural 1
        (1, 9, 2, True),
    ],
)
def test_shadowing_compares_movement(mover: int, shadow: int, roll: int, follows: bool):
    game = pitch(SHADOW.format(mover=mover, shadow=shadow), f"3 {roll}")
    game.play("home 1 move", "move 6,7", "away: away 1 uses Shadowing")
    assert game.shows(f"home 1 6,7 up / away 1 {'7,7' if follows else '8,7'} up")
    assert game.done()


@pytest.mark.rule("bb2020/skill.shadowing.roll")
def test_shadowing_comes_after_the_dodge_even_a_failed_one():
    game = pitch(SHADOW.format(mover=6, shadow=6), "1 6 1 1")
    game.play("home 1 move", "move 6,7", "away 1 uses Shadowing")
    assert game.shows("home 1 6,7 prone / away 1 7,7 up")
    assert game.done()


@pytest.mark.rule("bb2020/skill.shadowing.free")
def test_the_shadow_needs_no_dodge_and_may_follow_again():
    game = pitch(SHADOW.format(mover=6, shadow=6) + " / home 3 9,7", "3 6 3 6")
    game.play("home 1 move", "move 6,7", "away 1 uses Shadowing")
    game.play("move 5,7", "away 1 uses Shadowing")
    assert game.shows("home 1 5,7 up / away 1 6,7 up")
    assert len(game.happenings("dodge")) == 2
    assert game.done()


@pytest.mark.rule("bb2020/skill.shadowing.free")
def test_one_shadower_for_each_step():
    game = pitch(SHADOW.format(mover=6, shadow=6) + " / away 2 8,6 Shadowing", "3 1")
    game.play("home 1 move", "move 6,7")
    assert game.offers("away 1 uses Shadowing", "away 2 uses Shadowing", "nobody")
    game.play("away 1 uses Shadowing")
    assert game.asked("home", "action")
    assert game.done()


@pytest.mark.rule("bb2020/skill.shadowing.roll")
def test_a_pushed_player_is_not_shadowed():
    game = block("home 1 7,7 / home 2 8,8 Shadowing / away 1 8,7", "push push", "push to 9,7")
    assert game.asked("home", "follow up")


@pytest.mark.rule("bb2020/skill.shadowing.roll", "bb2020/dice.natural")
def test_a_one_never_shadows():
    # Five squares faster: everything but a 1 would do.
    game = pitch("home 1 5,5 ma4 / away 1 4,5 ma9 Shadowing / away 2 20,2", "6 1")
    game.play("home 1 move", "move 6,5", "away: away 1 uses Shadowing")
    assert game.told("away 1: shadowing 2+, rolled 1, failed")
    assert game.question is not None
    assert game.done()


@pytest.mark.rule("bb2020/skill.shadowing.roll")
def test_even_a_carrier_may_shadow():
    game = pitch("home 1 5,5 / away 1 4,5 Shadowing ball / away 2 20,2", "6 6")
    game.play("home 1 move", "move 6,5", "away: away 1 uses Shadowing")
    assert game.shows("home 1 6,5 up / away 1 5,5 ball")
    assert game.done()


# --- Strip Ball -------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.strip-ball.drop")
def test_a_pushed_carrier_drops_the_ball_where_he_ends():
    game = block("home 1 7,7 Strip Ball / away 1 8,7 ball", "push E", "push to 9,7", "stay")
    assert game.shows("away 1 9,7 up / ball 10,7")
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/skill.strip-ball.drop")
def test_standing_firm_does_not_save_the_ball():
    game = block(
        "home 1 7,7 Strip Ball / away 1 8,7 ball Stand Firm", "push E", "away: use Stand Firm"
    )
    assert game.shows("away 1 8,7 up / ball 9,7")
    assert game.done()


@pytest.mark.rule("bb2020/skill.strip-ball.drop")
def test_a_dodged_stumble_is_a_push_as_well():
    game = block(
        "home 1 7,7 Strip Ball / away 1 8,7 ball Dodge", "stumble E",
        "use Dodge", "push to 9,7", "stay",
    )  # fmt: skip
    assert game.shows("away 1 9,7 up / ball 10,7")
    assert game.done()


@pytest.mark.rule("bb2020/skill.strip-ball.drop")
def test_in_the_crowd_there_is_nothing_to_strip():
    game = block("home 1 7,1 Strip Ball / away 1 7,0 ball", "push 1 2 3 1 1 S", "stay")
    assert not game.happenings("stripped")
    assert game.shows("away 1 reserves / ball 7,3")
    assert game.done()


@pytest.mark.rule("bb2020/skill.strip-ball.no-touchdown")
def test_a_carrier_stripped_in_the_end_zone_does_not_score():
    game = block("home 1 2,7 Strip Ball / away 1 1,7 ball", "push E", "push to 0,7", "stay")
    assert game.shows("away 1 0,7 up / ball 1,7")
    assert game.score == (0, 0)
    assert game.done()


@pytest.mark.rule("bb2020/skill.sure-hands.strip-ball", "bb2020/skill.monstrous-mouth.strip-ball")
@pytest.mark.parametrize("skill", ["Sure Hands", "Monstrous Mouth"])
def test_some_cannot_be_stripped(skill: str):
    game = block(f"home 1 7,7 Strip Ball / away 1 8,7 ball {skill}", "push", "push to 9,7", "stay")
    assert game.shows("away 1 9,7 ball")
    # Without a tackle zone he has no skills.
    game = block(
        f"home 1 7,7 Strip Ball / away 1 8,7 hypnotised ball {skill}", "push E",
        "push to 9,7", "stay",
    )  # fmt: skip
    assert game.shows("ball 10,7")
    assert game.done()


@pytest.mark.rule("bb2020/skill.strip-ball.drop")
def test_a_safe_pair_of_hands_is_no_help_against_it():
    game = block(
        "home 1 7,7 Strip Ball / away 1 8,7 ball Safe Pair of Hands", "push E",
        "push to 9,7", "stay",
    )  # fmt: skip
    assert game.shows("ball 10,7")
    assert game.done()


# --- Sure Hands, Tackle -----------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.sure-hands.re-roll")
def test_sure_hands_repeats_a_failed_pick_up():
    game = pitch("home 1 7,7 Sure Hands / ball 8,7 / away 1 20,7", "2 3")
    game.play("home 1 move", "move 8,7", "re-roll with Sure Hands")
    assert game.shows("home 1 8,7 ball")
    assert game.done()


@pytest.mark.rule("bb2020/skill.tackle.dodge")
@pytest.mark.parametrize(("skill", "offered"), [("", True), ("Tackle", False)])
def test_tackle_stops_dodge_in_a_dodge(skill: str, offered: bool):
    game = pitch(f"home 1 7,7 Dodge / away 1 8,7 {skill} / rerolls 1 0", "2")
    game.play("home 1 move", "move 6,7")
    assert game.asked("home", "re-roll")
    assert ("re-roll with Dodge" in game.options()) is offered


@pytest.mark.rule("bb2020/skill.tackle.block")
def test_tackle_stops_dodge_in_a_block():
    game = block("home 1 7,7 Tackle / away 1 8,7 Dodge", "stumble 1 2", "push to 9,7", "stay")
    assert game.shows("away 1 9,7 prone")
    assert game.done()


# --- Wrestle ----------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.wrestle.both-prone")
@pytest.mark.parametrize(
    ("home", "away", "coach"),
    [("Wrestle", "Block", "home"), ("Block", "Wrestle", "away"), ("", "Wrestle", "away")],
)
def test_wrestle_places_both_prone_whatever_skills_they_have(home: str, away: str, coach: str):
    game = block(f"home 1 7,7 {home} / away 1 8,7 {away}", "both down", f"{coach}: use Wrestle")
    assert game.shows("home 1 7,7 prone / away 1 8,7 prone")
    assert not game.happenings("armour")
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/skill.wrestle.both-prone")
def test_wrestle_may_be_left_alone():
    game = block(
        "home 1 7,7 Block / away 1 8,7 Wrestle", "both down 1 2", "away: do not use Wrestle"
    )
    assert game.shows("home 1 7,7 up / away 1 8,7 prone")
    assert len(game.happenings("armour")) == 1
    assert game.done()


@pytest.mark.rule("bb2020/skill.wrestle.both-prone", "bb2020/skills.standing")
def test_wrestle_needs_a_tackle_zone_and_no_juggernaut():
    game = block("home 1 7,7 Block / away 1 8,7 Wrestle hypnotised", "both down 1 2")
    assert game.shows("home 1 7,7 up / away 1 8,7 prone")
    game = blitz(
        "home 1 7,7 Juggernaut / away 1 8,7 Wrestle", "both down 1 2 1 2",
        "do not use Juggernaut",
    )  # fmt: skip
    assert game.shows("home 1 7,7 prone / away 1 8,7 prone")
    assert len(game.happenings("armour")) == 2
    assert game.done()


@pytest.mark.rule("bb2020/skill.wrestle.turnover")
def test_wrestling_costs_the_turn_only_with_the_ball_in_the_hands_of_the_attacker():
    game = block("home 1 7,7 Wrestle ball / away 1 8,7", "both down W", "use Wrestle")
    assert game.turnover
    assert game.shows("ball 6,7")
    game = block("home 1 7,7 ball / away 1 8,7 Wrestle", "both down W", "away: use Wrestle")
    assert game.turnover
    game = block("home 1 7,7 Wrestle / away 1 8,7 ball", "both down E", "use Wrestle")
    assert not game.turnover
    assert game.shows("ball 9,7")
    assert game.done()


@pytest.mark.rule("bb2020/skill.wrestle.both-prone", "bb2020/skill.take-root.rooted")
def test_a_rooted_player_may_wrestle_and_is_rooted_no_more():
    game = block("home 1 7,7 / away 1 8,7 Wrestle rooted", "both down", "away: use Wrestle")
    assert game.shows("home 1 7,7 prone / away 1 8,7 prone")
    assert "rooted" not in game.marks("away 1")
    assert game.done()
