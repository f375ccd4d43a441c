"""Corners of the stars' rules: what they are not, and when they are over."""

import pytest
from table import pitch

# --- at the start of an activation ------------------------------------------------------------

BARREL = "home 1 5,5 av9 Beer Barrel Bash! / home 2 2,2 / away 1 8,5 av9 / away 2 20,2"


@pytest.mark.rule("bb2020/star.beer-barrel-bash")
def test_no_re_roll_for_a_barrel_that_has_hit():
    game = pitch(BARREL + " / rerolls 1 0", dice="3, 3 3")
    game.play("home 1 move", "Beer Barrel Bash! on away 1")
    assert game.shows("away 1 8,5 prone / rerolls 1 0")
    assert game.done()


RAID = "home 1 5,5 Raiding Party / home 2 9,5 {more} / away 1 11,5 / away 2 20,2"


@pytest.mark.rule("bb2020/star.raiding-party")
@pytest.mark.parametrize("state", ["prone", "hypnotised", "rooted"])
def test_a_raider_must_stand_have_a_zone_and_be_free_to_move(state: str):
    game = pitch(RAID.format(more=state)).play("home 1 move")
    assert game.refuses("Raiding Party on home 2")


@pytest.mark.rule("bb2020/star.raiding-party")
def test_a_raiding_party_comes_once_a_drive():
    game = pitch(RAID.format(more="") + " / home 3 8,8 / away 3 10,8")
    game.play("home 1 move", "Raiding Party on home 2", "Raiding Party to 10,5")
    assert game.refuses("Raiding Party on home 3")
    assert game.told("home 1 uses Raiding Party")


@pytest.mark.rule("bb2020/star.the-flashing-blade")
def test_the_blade_flashes_once_a_match():
    game = pitch(
        "home 1 5,5 The Flashing Blade / home 2 2,2 / away 1 6,5 av9 / away 2 20,2", dice="1 2"
    )
    game.play("home 1 move", "The Flashing Blade on away 1")
    assert game.refuses("The Flashing Blade on away 1")
    assert game.done()


@pytest.mark.rule("bb2020/star.treacherous")
def test_treachery_comes_before_everything_else():
    game = pitch("home 1 5,5 Treacherous / home 2 6,6 ball / away 1 20,5")
    game.play("home 1 move", "move 6,5")
    assert game.refuses("Treacherous on home 2")
    assert pitch("home 1 5,5 Treacherous / home 2 8,8 ball / away 1 20,5").refuses("home 1 pass")


@pytest.mark.rule("bb2020/star.catch-of-the-day")
def test_there_is_no_catch_of_the_day_while_somebody_holds_the_ball():
    game = pitch("home 1 5,5 Catch of the Day / home 2 2,2 / away 1 7,5 ball").play("home 1 move")
    assert game.refuses("use Catch of the Day")


@pytest.mark.rule("bb2020/star.catch-of-the-day")
def test_the_catch_of_the_day_comes_before_the_first_step():
    game = pitch("home 1 5,5 Catch of the Day / home 2 2,2 / away 1 20,5 / ball 7,5")
    game.play("home 1 move", "move 5,6")
    assert game.refuses("use Catch of the Day")


@pytest.mark.rule("bb2020/star.catch-of-the-day", "bb2020/scoring.ball")
def test_a_catch_of_the_day_in_the_end_zone_scores():
    game = pitch("home 1 25,5 Catch of the Day / away 1 2,5 / ball 23,5 / turn home 3", dice="3")
    game.play("home 1 move", "use Catch of the Day")
    assert game.score == (1, 0)
    assert game.done()


# --- saws, guns and bombs ---------------------------------------------------------------------


@pytest.mark.rule("bb2020/star.maximum-carnage", "bb2020/skill.foul-appearance.roll")
def test_a_second_victim_of_the_saw_may_be_too_foul():
    game = pitch(
        "home 1 5,5 Chainsaw Maximum Carnage / away 1 6,5 av9 / away 2 5,6 Foul Appearance",
        dice="2, 1 2, 1",
    )
    game.play("home 1 block", "Chainsaw on away 1", "Maximum Carnage on away 2")
    assert game.asked("home", "turn")
    assert game.shows("away 2 5,6 up")
    assert game.done()


@pytest.mark.rule("bb2020/star.kick-em-while-theyre-down")
def test_a_carrier_who_saws_himself_down_drops_the_ball():
    game = pitch(
        "home 1 5,5 av8 Chainsaw Kick 'em While They're Down! ball / home 2 2,2 / "
        "away 1 6,5 prone / away 2 20,2",
        dice="1, 3 3, 1 2, N",
    )
    game.play("home 1 block", "Kick 'em While They're Down! on away 1")
    assert game.shows("home 1 5,5 stunned / ball 5,4")
    assert game.turnover
    assert game.done()


BLAST = "home 1 5,5 av9 Then I Started Blastin'! / home 2 7,4 av9 / away 1 8,5 av9 / away 2 20,2"


@pytest.mark.rule("bb2020/star.then-i-started-blastin")
@pytest.mark.parametrize(
    ("change", "to"),
    [("away 1 8,5", "away 1 9,5"), ("Blastin'!", "Blastin'! prone"),
     ("Blastin'!", "Blastin'! gone:\"Then I Started Blastin'!\"")],
    ids=["too far", "lying down", "done before"],
)  # fmt: skip
def test_no_blast(change: str, to: str):
    game = pitch(BLAST.replace(change, to))
    assert game.refuses("home 1 uses Then I Started Blastin'!")


@pytest.mark.rule("bb2020/star.all-you-can-eat", "bb2020/fouls.ball")
def test_a_star_sent_off_for_her_bombs_drops_the_ball():
    game = pitch(
        "home 1 5,5 pa3 Bombardier All You Can Eat ball / home 2 2,2 / away 1 10,5 / away 2 20,2",
        dice="6 6 3 N",
    )
    game.play("home 1 uses All You Can Eat", "pass to 15,12", "pass to 15,11", "accept the call")
    assert game.shows("home 1 off / ball 5,4")
    assert game.done()


# --- injuries ---------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/star.dwarfen-scourge")
def test_the_scourge_is_not_offered_where_it_breaks_nothing():
    # 7 and 2 more would break AV 9, but that is for dwarfs.
    game = pitch("home 1 5,5 Dwarfen Scourge / away 1 6,5 av9 race:Orc / away 2 20,2", "pow 3 4")
    game.play("home 1 block", "block away 1", "push to 7,5", "stay")
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/star.a-sneaky-pair")
def test_a_sneaky_pair_does_nothing_for_a_block():
    # 7 on the injury dice: stunned, where a sneaky pair that stabs would knock him out.
    game = pitch(
        "home 1 5,5 A Sneaky Pair / home 2 6,6 A Sneaky Pair / away 1 6,5 av8 / away 2 20,2",
        dice="pow pow 4 4 3 4",
    )
    game.play("home 1 block", "block away 1", "push to 7,5", "follow up")
    assert game.shows("away 1 7,5 stunned")
    assert game.done()


@pytest.mark.rule("bb2020/star.old-pro")
def test_an_old_pro_needs_pro_and_uses_it():
    game = pitch("home 1 5,5 Old Pro Pro spent:Pro / away 1 6,5 av9 / away 2 20,2", dice="pow 3 4")
    game.play("home 1 block", "block away 1", "push to 7,5", "stay")
    assert game.asked("home", "turn")
    assert game.shows("away 1 7,5 prone")
    assert game.done()


# --- rolls and the team -----------------------------------------------------------------------


@pytest.mark.rule("bb2020/star.swift-as-the-breeze")
def test_the_breeze_helps_nobody_to_catch():
    game = pitch("home 1 5,5 ball / home 2 6,5 ag5 Swift as the Breeze / away 1 20,5", dice="4 N")
    game.play("home 1 hand-off", "hand off to home 2")
    assert game.ball == "6,4"
    assert game.done()


@pytest.mark.rule("bb2020/star.bounding-leap")
def test_a_bounding_leap_is_re_rolled_once():
    game = pitch(
        "home 1 5,5 ag6 Leap Bounding Leap / away 1 6,5 / away 2 20,2 / rerolls 1 0",
        dice="2 2 1 2",
    )
    game.play("home 1 move", "leap 7,5", "use Bounding Leap", "re-roll with Bounding Leap")
    assert game.shows("home 1 7,5 prone / rerolls 1 0")
    assert game.done()


@pytest.mark.rule("bb2020/star.wisdom-of-the-white-dwarf")
def test_there_is_no_advice_for_who_knows_it_all_nor_from_who_lies_down():
    mate = "home 2 5,6 Break Tackle Dauntless Mighty Blow (+1) Sure Feet"
    game = pitch(f"home 1 5,5 Wisdom of the White Dwarf / {mate} / away 1 20,5")
    assert game.play("home 2 move").asked("home", "action")
    game = pitch("home 1 5,5 prone Wisdom of the White Dwarf / home 2 5,6 / away 1 20,5")
    assert game.play("home 2 move").asked("home", "action")


@pytest.mark.rule("bb2020/star.gored-by-the-bull")
@pytest.mark.parametrize("action", ["home 1 block", "away blitz"])
def test_the_bull_gores_in_his_own_blitz_only(action: str):
    if action == "home 1 block":
        game = pitch("home 1 5,5 Gored by the Bull / away 1 6,5 / away 2 20,2", dice="push")
        game.play("home 1 block", "block away 1")
    else:
        game = pitch(
            "home 1 5,5 Gored by the Bull / away 1 6,5 / away 2 20,2 / turn away 1", dice="push"
        )
        game.play("away 1 blitz", "block home 1")
    assert game.kind == "push"
    assert game.done()


@pytest.mark.rule("bb2020/star.consummate-professional")
def test_a_professional_re_rolls_one_block_die_and_never_the_pool():
    game = pitch("home 1 5,5 st4 Consummate Professional / away 1 6,5 / away 2 20,2", "push skull")
    game.play("home 1 block", "block away 1")
    assert game.refuses("re-roll with Consummate Professional")
    assert any("Consummate Professional" in text for text in game.options())
    assert game.done()


@pytest.mark.rule("bb2020/star.whirling-dervish")
def test_a_dervish_may_like_the_way_he_goes():
    game = pitch("home 1 10,7 Ball & Chain Whirling Dervish / away 1 20,5", dice="1 3")
    game.play("home 1 move", "face east", "keep the roll")
    assert game.shows("home 1 11,6 up")
    game.play("face east")
    assert game.offers("re-roll with Whirling Dervish")
    assert game.done()


@pytest.mark.rule("bb2020/star.blast-it", "bb2020/passing.wildly-inaccurate")
def test_a_wild_throw_is_not_blasted_anywhere_else():
    game = pitch(
        "home 1 5,5 pa4 Hail Mary Pass Blast It! ball / home 2 20,5 / away 1 10,12", dice="2 N 2 W"
    )
    game.play("home 1 pass", "pass the ball", "Hail Mary Pass to 20,4")
    assert game.ball == "4,3"
    assert game.done()


REGURGITATION = "home 1 5,5 Putrid Regurgitation / away 1 6,5 / away 2 5,6 {more} / away 3 20,2"


@pytest.mark.rule("bb2020/star.putrid-regurgitation")
def test_nobody_has_to_be_sick_after_a_block():
    game = pitch(REGURGITATION.format(more=""), "push push")
    game.play("home 1 block", "block away 1").until("second victim")
    game.play("nobody")
    assert game.asked("home", "turn")
    assert game.table.used_up == ()
    assert game.done()


@pytest.mark.rule("bb2020/star.putrid-regurgitation", "bb2020/skill.foul-appearance.roll")
def test_some_victims_are_too_foul_to_be_sick_on():
    game = pitch(REGURGITATION.format(more="Foul Appearance"), "push push 1")
    game.play("home 1 block", "block away 1").until("second victim")
    game.play("Putrid Regurgitation on away 2")
    assert game.asked("home", "turn")
    assert game.shows("away 2 5,6 up")
    assert game.done()


@pytest.mark.rule("bb2020/star.raiding-party")
def test_a_marked_player_joins_no_raiding_party():
    game = pitch(RAID.format(more="/ home 3 8,8 / away 3 9,9"))
    game.play("home 1 move")
    assert game.offers("Raiding Party on home 2")
    assert game.refuses("Raiding Party on home 3")


@pytest.mark.rule("bb2020/star.maximum-carnage")
def test_there_is_one_carnage_a_match():
    game = pitch(
        "home 1 5,5 Chainsaw Maximum Carnage / home 2 2,2 / away 1 6,5 / away 2 5,6 / away 3 20,2",
        dice="2, 1 2, 2, 1 2, 2, 1 2",
    )
    game.play("home 1 block", "Chainsaw on away 1", "Maximum Carnage on away 2", "end turn")
    game.play("end turn", "home 1 block", "Chainsaw on away 1")
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/star.kick-em-while-theyre-down", "bb2020/rush.blitz")
def test_to_kick_them_without_movement_left_takes_a_rush():
    game = pitch(
        "home 1 5,5 ma2 av9 Chainsaw Kick 'em While They're Down! / home 2 2,2 / "
        "away 1 6,5 prone / away 2 20,2 / acting home 1 blitz moved 2 target away 1",
        dice="1, 1 2",
    )
    game.play("Kick 'em While They're Down! on away 1")
    assert game.shows("home 1 5,5 prone")
    assert game.table.used_up == ()
    assert game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/star.kick-em-while-theyre-down")
def test_to_kick_them_in_a_block_takes_no_movement():
    game = pitch(
        "home 1 5,5 Chainsaw Kick 'em While They're Down! / home 2 2,2 / away 1 6,5 prone / "
        "away 2 20,2",
        dice="2, 1 2",
    )
    game.play("home 1 block", "Kick 'em While They're Down! on away 1")
    assert game.shows("home 1 5,5 up used")
    assert not game.table.blitzed
    assert game.table.moved == 0
    assert game.done()


@pytest.mark.rule("bb2020/star.old-pro")
def test_an_old_pro_rolls_the_lower_die_again():
    # 4 and 1 and 3 for the saw are not enough; 4 and 2 are.
    game = pitch(
        "home 1 5,5 Chainsaw Pro Old Pro / home 2 2,2 / away 1 6,5 av9 / away 2 20,2",
        dice="2, 4 1, 3, 2, 3 3",
    )
    game.play("home 1 block", "Chainsaw on away 1", "re-roll with Old Pro")
    assert game.shows("away 1 6,5 stunned")
    assert game.done()


@pytest.mark.rule("bb2020/star.dwarfen-scourge")
def test_who_falls_blocking_the_scourge_is_not_scourged():
    game = pitch(
        "home 1 5,5 Dwarfen Scourge / away 1 6,5 av8 / away 2 20,2 / turn away 1", "skull 3 4"
    )
    game.play("away 1 block", "block home 1")
    assert game.shows("away 1 6,5 prone")
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/star.primal-savagery")
def test_who_lashes_out_at_a_team_mate_has_not_used_it():
    game = pitch(
        "home 1 5,5 Animal Savagery Primal Savagery / home 2 5,4 / away 1 6,5 / away 2 20,2",
        dice="1, 1 2",
    )
    game.play("home 1 move", "choose home 2")
    assert game.shows("home 2 5,4 prone")
    assert game.table.used_up == ()
    assert game.done()


@pytest.mark.rule("bb2020/star.quick-bite", "bb2020/scoring.opponents-turn")
def test_a_quick_bite_in_the_end_zone_scores():
    game = pitch(
        "home 1 4,5 pa3 ball / home 2 1,5 av9 / away 1 0,5 Quick Bite / away 2 20,2 / turn home 3",
        dice="6 6, 5 4, 3 3",
    )
    game.play("home 1 pass", "pass the ball", "pass to 1,5", "away: use Quick Bite")
    assert game.score == (0, 1)
    assert game.done()
