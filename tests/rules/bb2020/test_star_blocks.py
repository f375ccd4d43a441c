"""Rules of stars about blocks."""

import pytest
from table import pitch

# --- dice -------------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/star.savage-blow")
def test_a_savage_blow_rolls_any_number_of_the_dice_again():
    game = pitch(
        "home 1 5,5 st7 Savage Blow / home 2 2,2 / away 1 6,5 st3 av9",
        dice="skull, both down, push, push, pow, 3 3",
    )
    game.play("home 1 block", "block away 1", "re-roll attacker down with Savage Blow")
    assert game.asked("home", "re-roll block")
    assert game.offers("re-roll both down with Savage Blow", "re-roll push with Savage Blow")
    game.play("re-roll both down with Savage Blow", "keep the roll")
    assert game.offers("choose push", "choose pow")
    assert game.refuses("choose both down", "re-roll push with Savage Blow")
    game.play("choose pow", "push to 7,5", "stay")
    assert game.shows("away 1 7,5 prone")
    assert game.done()


@pytest.mark.rule("bb2020/star.savage-blow")
def test_a_savage_blow_comes_once_a_match():
    game = pitch(
        "home 1 5,5 Savage Blow / home 2 2,2 / away 1 6,5", dice="skull, push, push"
    )
    game.play("home 1 block", "block away 1", "re-roll attacker down with Savage Blow")
    game.play("push to 7,5", "follow up", "end turn", "end turn", "home 1 block", "block away 1")
    assert game.asked("home", "push")
    assert game.done()


@pytest.mark.rule("bb2020/star.unstoppable-momentum")
def test_unstoppable_momentum_rolls_one_die_of_a_blitz_again():
    game = pitch(
        "home 1 5,5 st4 Unstoppable Momentum / home 2 2,2 / away 1 6,5 av9",
        dice="skull, both down, pow, 3 3",
    )
    game.play("home 1 blitz", "block away 1", "re-roll attacker down with Unstoppable Momentum")
    assert game.refuses("re-roll both down with Unstoppable Momentum")
    game.play("choose pow", "push to 7,5", "stay", "stop")
    assert game.shows("away 1 7,5 prone")
    assert game.done()


@pytest.mark.rule("bb2020/star.unstoppable-momentum")
def test_unstoppable_momentum_is_no_use_in_a_block_action():
    game = pitch("home 1 5,5 st4 Unstoppable Momentum / away 1 6,5", dice="skull, both down")
    game.play("home 1 block", "block away 1")
    assert game.refuses("re-roll attacker down with Unstoppable Momentum")


GORED = "home 1 4,5 st4 Gored by the Bull / home 2 2,2 / away 1 6,5 st{st} av9"


@pytest.mark.rule("bb2020/star.gored-by-the-bull")
def test_gored_by_the_bull_rolls_one_more_die():
    game = pitch(GORED.format(st=3), dice="skull, both down, pow, 3 3")
    game.play("home 1 blitz", "move 5,5", "block away 1", "use Gored by the Bull", "choose pow")
    game.play("push to 7,5", "stay", "stop")
    assert game.told("home 1 blocks away 1, 3 dice")
    assert game.done()


@pytest.mark.rule("bb2020/star.gored-by-the-bull")
def test_gored_by_the_bull_is_for_a_second_block_of_frenzy_too():
    game = pitch(
        GORED.format(st=4).replace("Gored", "Frenzy Gored"), dice="push, skull, pow, 3 3"
    )
    game.play("home 1 blitz", "move 5,5", "block away 1", "do not use Gored by the Bull")
    game.play("push to 7,5", "use Gored by the Bull", "choose pow", "push to 8,5", "stop")
    assert game.shows("home 1 7,5 up / away 1 8,5 prone")
    assert game.done()


@pytest.mark.rule("bb2020/star.gored-by-the-bull")
@pytest.mark.parametrize("strength", [1, 5], ids=["three dice already", "the other coach chooses"])
def test_gored_by_the_bull_is_not_offered_when_it_cannot_help(strength: int):
    game = pitch(GORED.format(st=strength), dice="push push push")
    game.play("home 1 blitz", "move 5,5", "block away 1")
    assert not game.told("Gored by the Bull")
    assert game.kind != "use skill"


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


@pytest.mark.rule("bb2020/star.indomitable")
def test_indomitable_doubles_the_strength_after_dauntless():
    game = pitch(
        "home 1 5,5 st4 Dauntless Indomitable / home 2 2,2 / away 1 6,5 st5 av9",
        dice="2, skull, pow, 3 3",
    )
    game.play("home 1 block", "block away 1", "use Indomitable")
    assert game.told("home 1 blocks away 1, 2 dice")
    game.play("choose pow", "push to 7,5", "stay")
    assert game.done()


@pytest.mark.rule("bb2020/star.indomitable")
def test_indomitable_needs_the_dauntless_roll():
    game = pitch(
        "home 1 5,5 st4 Dauntless Indomitable / home 2 2,2 / away 1 6,5 st5", dice="1, push push"
    )
    game.play("home 1 block", "block away 1")
    assert game.asked("home", "push")
    assert game.told("home 1 blocks away 1, 2 dice against")


# --- being blocked ----------------------------------------------------------------------------


WATCH = "home 1 5,5 / home 2 5,3 / away 1 6,5 av9 Watch Out! / away 2 20,2"


@pytest.mark.rule("bb2020/star.watch-out")
def test_watch_out_is_dodge_against_the_first_block_of_a_half():
    game = pitch(WATCH, dice="stumble")
    game.play("home 1 block", "block away 1", "away: use Dodge", "push to 7,5", "stay")
    assert game.shows("away 1 7,5 up")
    assert game.done()


@pytest.mark.rule("bb2020/star.watch-out")
def test_watch_out_does_not_stop_a_second_block():
    game = pitch(WATCH, dice="push, stumble, 3 3")
    game.play("home 1 block", "block away 1", "push to 7,4", "stay")
    game.play("home 2 blitz", "name away 1", "move 6,3", "block away 1", "push to 8,5")
    game.play("stay", "stop")
    assert game.shows("away 1 8,5 prone")
    assert game.done()


@pytest.mark.rule("bb2020/star.watch-out")
def test_tackle_stops_watch_out_as_it_stops_dodge():
    game = pitch(WATCH.replace("home 1 5,5", "home 1 5,5 Tackle"), dice="stumble, 3 3")
    game.play("home 1 block", "block away 1", "push to 7,5", "stay")
    assert game.shows("away 1 7,5 prone")
    assert game.done()


# --- other blocks -----------------------------------------------------------------------------


@pytest.mark.rule("bb2020/star.frenzied-rush")
def test_a_frenzied_rush_is_frenzy_for_one_blitz():
    game = pitch(
        "home 1 4,5 Grab Frenzied Rush / home 2 2,2 / away 1 6,5 av9 Sidestep", dice="push, push"
    )
    game.play("home 1 blitz", "use Frenzied Rush", "move 5,5", "block away 1")
    game.play("away: use Sidestep", "push to 7,5", "away: use Sidestep", "push to 8,5", "stop")
    assert game.shows("home 1 7,5 up Grab / away 1 8,5 up")
    assert game.done()


@pytest.mark.rule("bb2020/star.frenzied-rush")
def test_a_frenzied_rush_leaves_grab_alone_afterwards():
    game = pitch("home 1 4,5 Grab Frenzied Rush / home 2 2,2 / away 1 20,5")
    game.play("home 1 blitz", "use Frenzied Rush")
    assert [skill.name for skill in game.table.profiles[0].skills] == ["Frenzied Rush", "Frenzy"]
    game.play("stop")
    assert [skill.name for skill in game.table.profiles[0].skills] == ["Grab", "Frenzied Rush"]
    game.play("end turn", "end turn", "home 1 blitz")
    assert game.asked("home", "action")  # once a match


VINES = "home 1 5,5 st5 Vicious Vines / home 2 2,2 / away 1 {square} av9"


@pytest.mark.rule("bb2020/star.vicious-vines")
def test_vicious_vines_block_from_two_squares_away():
    game = pitch(VINES.format(square="7,5"), dice="push, pow, 3 3")
    game.play("home 1 block", "Vicious Vines on away 1", "choose pow", "push to 8,5")
    assert game.shows("home 1 5,5 up used / away 1 8,5 prone")
    assert game.done()


@pytest.mark.rule("bb2020/star.vicious-vines")
def test_vicious_vines_push_away_from_the_star():
    game = pitch(VINES.format(square="7,6"), dice="push, push")
    game.play("home 1 block", "Vicious Vines on away 1")
    assert game.offers("push to 8,7", "push to 8,6", "push to 7,7")


@pytest.mark.rule("bb2020/star.vicious-vines")
@pytest.mark.parametrize("square", ["6,5", "8,5"])
def test_vicious_vines_reach_exactly_two_squares(square: str):
    game = pitch(VINES.format(square=square))
    if square == "6,5":
        game.play("home 1 block")
        assert game.refuses("Vicious Vines on away 1")
    else:
        assert game.refuses("home 1 block")


@pytest.mark.rule("bb2020/star.vicious-vines")
def test_vicious_vines_are_no_part_of_a_blitz():
    game = pitch(VINES.format(square="7,5"))
    game.play("home 1 blitz")
    assert game.refuses("Vicious Vines on away 1")


@pytest.mark.rule("bb2020/star.vicious-vines", "bb2020/skill.bone-head.roll")
def test_vicious_vines_declared_by_a_bone_head_are_used_up_if_he_forgets_them():
    game = pitch(
        "home 1 5,5 st5 Vicious Vines Bone Head / home 2 2,2 / away 1 7,5 av9", dice="1"
    )
    game.play("home 1 block")
    assert game.told("home 1 uses Vicious Vines")
    game.play("end turn", "end turn")
    assert game.refuses("home 1 block")
    assert game.done()


@pytest.mark.rule("bb2020/star.vicious-vines", "bb2020/skill.bone-head.roll")
def test_a_bone_head_says_which_of_two_his_block_is_for():
    text = "home 1 5,5 st5 Vicious Vines Bone Head / home 2 2,2 / away 1 7,5 av9 / away 2 6,5 av9"
    game = pitch(text, dice="2, push, pow, 3 3").play("home 1 block")
    game.play("Vicious Vines on away 1")
    assert game.refuses("block away 2")
    game.play("Vicious Vines on away 1", "choose pow", "push to 8,5")
    assert game.shows("home 1 5,5 up used / away 1 8,5 prone")
    assert game.done()
    game = pitch(text, dice="2").play("home 1 block", "name away 2")
    assert game.refuses("Vicious Vines on away 1")
    assert game.done()


VOMIT = "home 1 5,5 st4 Putrid Regurgitation / home 2 2,2 / away 1 6,5 av9 / away 2 5,6 av8"


@pytest.mark.rule("bb2020/star.putrid-regurgitation")
def test_putrid_regurgitation_may_take_the_place_of_a_block():
    game = pitch(VOMIT, dice="2, 5 4, 3 3")
    game.play("home 1 block", "Putrid Regurgitation on away 1")
    assert game.shows("away 1 6,5 stunned")
    assert game.done()


@pytest.mark.rule("bb2020/star.putrid-regurgitation")
def test_putrid_regurgitation_may_follow_a_block():
    game = pitch(VOMIT, dice="push, 2, 4 4, 3 3")
    game.play("home 1 block", "block away 1", "push to 7,5", "stay")
    game.play("Putrid Regurgitation on away 2")
    assert game.shows("away 1 7,5 up / away 2 5,6 stunned")
    assert game.done()


@pytest.mark.rule("bb2020/star.putrid-regurgitation")
def test_putrid_regurgitation_hits_the_star_himself_on_a_one_and_is_gone():
    game = pitch(VOMIT, dice="1, 3 3")
    game.play("home 1 block", "Putrid Regurgitation on away 1")
    game.play("end turn", "end turn", "home 1 block")
    assert game.refuses("Putrid Regurgitation on away 1")
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


# --- traits turned to use ---------------------------------------------------------------------


FURY = (
    "home 1 5,5 st4 Unchannelled Fury Fury of the Blood God / home 2 2,2"
    " / away 1 6,5 av9 / away 2 5,6 av9"
)


@pytest.mark.rule("bb2020/star.fury-of-the-blood-god")
def test_fury_of_the_blood_god_turns_a_one_into_two_blocks():
    game = pitch(FURY, dice="1, push, push, pow, 3 3")
    game.play("home 1 block", "name away 1", "use Fury of the Blood God")
    game.play("block away 1", "push to 7,5", "stay")
    game.play("block away 2", "choose pow", "push to 5,7", "stay")
    assert game.shows("away 1 7,5 up / away 2 5,7 prone")
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/star.fury-of-the-blood-god")
def test_fury_of_the_blood_god_is_for_blocks_only():
    game = pitch(FURY, dice="1")
    game.play("home 1 move")
    assert game.asked("home", "turn")
    assert game.shows("home 1 5,5 up used")
    assert game.done()


SAVAGE = "home 1 5,5 Animal Savagery Primal Savagery / home 2 5,4 / away 1 6,5 av9 / away 2 20,2"


@pytest.mark.rule("bb2020/star.primal-savagery")
def test_primal_savagery_knocks_down_an_opponent():
    game = pitch(SAVAGE, dice="1, 3 3")
    game.play("home 1 move", "choose away 1", "stop")
    assert game.shows("away 1 6,5 prone / home 2 5,4 up")
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/star.primal-savagery")
def test_primal_savagery_comes_once_a_match():
    game = pitch(SAVAGE, dice="1, 3 3, 1, 3 3")
    game.play("home 1 move", "choose away 1", "stop", "end turn")
    game.play("away 1 move", "stop", "end turn", "home 1 move", "stop")
    assert game.shows("away 1 6,5 up / home 2 5,4 prone")
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


MORSEL = (
    "home 1 5,5 Bloodlust (2+) Tasty Morsel / home 2 2,2 / away 1 6,5 st{st} av9 {kind}"
    " / away 2 20,2"
)


@pytest.mark.rule("bb2020/star.tasty-morsel")
def test_a_tasty_morsel_is_bitten_like_a_thrall():
    game = pitch(MORSEL.format(st=3, kind=""), dice="1, 6 6")
    game.play("home 1 move", "stop", "bite away 1")
    assert game.shows("away 1 injured")
    assert game.table.injuries == ((game.player("away 1"), 0),)  # badly hurt, without a roll
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/star.tasty-morsel")
@pytest.mark.parametrize(("st", "kind"), [(4, ""), (3, "star")])
def test_the_strong_and_the_stars_are_no_morsels(st: int, kind: str):
    game = pitch(MORSEL.format(st=st, kind=kind), dice="1")
    game.play("home 1 move", "stop")
    assert game.turnover
    assert game.shows("away 1 6,5 up")
