"""Traits of the mind."""

import pytest
from table import pitch

# --- Animal Savagery --------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.animal-savagery.roll")
@pytest.mark.parametrize(
    ("action", "roll", "acts"),
    [("move", 4, True), ("move", 3, False), ("blitz", 2, True), ("blitz", 1, False),
     ("block", 2, True), ("foul", 3, False)],
)  # fmt: skip
def test_savagery_rolls_4_or_more_with_2_added_for_a_fight(action, roll, acts):
    game = pitch("home 1 5,5 Animal Savagery / away 1 6,5 / away 2 4,5 prone", str(roll))
    game.play(f"home 1 {action}")
    assert game.asked("home", "action" if acts else "turn")
    assert game.done()


@pytest.mark.rule("bb2020/skill.animal-savagery.roll")
def test_savagery_adds_nothing_for_a_gaze():
    game = pitch("home 1 5,5 Animal Savagery Hypnotic Gaze / away 1 6,5", "3")
    game.play("home 1 gaze")
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/skill.animal-savagery.roll")
def test_savagery_is_rolled_for_by_a_prone_player_and_leaves_him_prone():
    game = pitch("home 1 5,5 prone Animal Savagery / away 1 20,5", "3")
    game.play("home 1 move")
    assert game.shows("home 1 5,5 prone used hypnotised")
    assert game.done()


@pytest.mark.rule("bb2020/skill.animal-savagery.lash-out")
def test_a_savage_player_knocks_down_a_team_mate_of_choice_and_then_acts():
    game = pitch(
        "home 1 5,5 Animal Savagery / home 2 5,6 / home 3 5,4 / home 4 4,5 prone / away 1 20,5",
        "3 1 2",
    )
    game.play("home 1 move")
    assert game.asked("home", "lash out", "home 1")
    assert sorted(game.options()) == ["choose home 2", "choose home 3"]
    game.play("choose home 3", "move 6,5", "stop")
    assert game.shows("home 1 6,5 up / home 2 5,6 up / home 3 5,4 prone")
    assert not game.turnover
    assert game.offers("home 3 move")  # he may still get up and act
    assert game.done()


@pytest.mark.rule("bb2020/skill.animal-savagery.lash-out")
def test_lashing_out_at_the_carrier_ends_the_turn():
    game = pitch("home 1 5,5 Animal Savagery / home 2 5,6 ball / away 1 20,5", "3 1 2 S")
    game.play("home 1 move")
    assert game.shows("home 2 5,6 prone / ball 5,7")
    assert game.asked("away", "turn")
    assert game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/skill.animal-savagery.lash-out")
def test_the_opponent_may_use_the_savages_mighty_blow_against_the_team_mate():
    # Armour 9+ against an 8.
    game = pitch(
        "home 1 5,5 Animal Savagery Mighty Blow (+1) / home 2 5,6 / away 1 20,5", "3 4 4 2 3"
    )
    game.play("home 1 move")
    assert game.asked("away", "use skill")
    game.play("use Mighty Blow (+1)")
    assert game.shows("home 2 5,6 stunned")
    assert game.done()


@pytest.mark.rule("bb2020/skill.animal-savagery.lash-out")
def test_claws_help_the_opponent_too():
    # Armour 11+ against a natural 8.
    game = pitch("home 1 5,5 Animal Savagery Claws / home 2 5,6 av11 / away 1 20,5", "3 4 4 2 3")
    game.play("home 1 move")
    assert game.shows("home 2 5,6 stunned")
    assert game.done()


@pytest.mark.rule("bb2020/skill.animal-savagery.lash-out")
def test_a_prone_savage_lends_his_skills_to_nobody():
    game = pitch(
        "home 1 5,5 prone Animal Savagery Mighty Blow (+1) / home 2 5,6 / away 1 20,5", "3 4 4"
    )
    game.play("home 1 move")
    assert game.shows("home 1 5,5 up / home 2 5,6 prone")
    assert game.done()


@pytest.mark.rule("bb2020/skill.animal-savagery.nobody")
def test_with_nobody_to_hit_his_activation_ends_and_his_tackle_zone_is_gone():
    game = pitch("home 1 5,5 Animal Savagery / home 2 4,5 prone / away 1 6,5", "3")
    game.play("home 1 move")
    assert game.shows("home 1 5,5 up used hypnotised")
    assert not game.turnover
    game.play("end turn", "away 1 move", "move 7,5")  # no dodge
    assert game.done()


# --- Bone Head, Really Stupid, Unchannelled Fury ----------------------------------------------


@pytest.mark.rule("bb2020/skill.bone-head.roll")
@pytest.mark.parametrize(("roll", "acts"), [(1, False), (2, True)])
@pytest.mark.parametrize("state", ["up", "prone"])
def test_a_bone_head_forgets_on_a_1(roll, acts, state):
    game = pitch(f"home 1 5,5 {state} Bone Head / away 1 20,5", str(roll))
    game.play("home 1 move")
    assert game.asked("home", "action" if acts else "turn")
    assert game.state("home 1") == ("up" if acts else state)
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/skill.bone-head.state")
def test_a_bone_head_has_no_tackle_zone_until_he_is_activated_again():
    game = pitch("home 1 5,5 Bone Head / away 1 6,5", "1 1")
    game.play("home 1 move")
    assert "hypnotised" in game.marks("home 1")
    game.play("end turn", "away 1 move", "move 6,6", "move 7,6", "stop", "end turn")
    assert not game.happenings("dodge")
    game.play("home 1 move")
    assert "hypnotised" in game.marks("home 1")  # and forgets again
    assert game.done()


@pytest.mark.rule("bb2020/skill.bone-head.state")
def test_a_bone_head_who_remembers_is_himself_again():
    game = pitch("home 1 5,5 Bone Head hypnotised / away 1 20,5", "2")
    game.play("home 1 move")
    assert "hypnotised" not in game.marks("home 1")
    assert game.done()


@pytest.mark.rule("bb2020/skill.really-stupid.roll")
@pytest.mark.parametrize(
    ("mate", "roll", "acts"),
    [("2,2", 3, False), ("2,2", 4, True), ("5,6", 2, True), ("5,6", 1, False),
     ("5,6 prone", 3, False), ("5,6 Really Stupid", 3, False), ("5,6 hypnotised", 2, True)],
)  # fmt: skip
def test_a_really_stupid_player_needs_4_or_a_bright_team_mate(mate, roll, acts):
    game = pitch(f"home 1 5,5 Really Stupid / home 2 {mate} / away 1 20,5", str(roll))
    game.play("home 1 move")
    assert game.asked("home", "action" if acts else "turn")
    assert game.done()


@pytest.mark.rule("bb2020/skill.really-stupid.state")
def test_a_really_stupid_player_loses_his_tackle_zone_even_lying_down():
    game = pitch("home 1 5,5 prone Really Stupid / away 1 20,5", "3")
    game.play("home 1 move")
    assert game.shows("home 1 5,5 prone used hypnotised")
    assert game.done()


@pytest.mark.rule("bb2020/skill.unchannelled-fury.roll")
@pytest.mark.parametrize(
    ("action", "roll", "acts"),
    [("move", 4, True), ("move", 3, False), ("block", 2, True), ("blitz", 1, False)],
)
def test_fury_rolls_4_with_2_added_for_a_fight_and_keeps_the_tackle_zone(action, roll, acts):
    game = pitch("home 1 5,5 Unchannelled Fury / away 1 6,5", str(roll))
    game.play(f"home 1 {action}")
    assert game.asked("home", "action" if acts else "turn")
    assert "hypnotised" not in game.marks("home 1")
    assert game.done()


@pytest.mark.rule("bb2020/skill.bone-head.roll", "bb2020/re-roll.team")
def test_a_team_re_roll_may_save_the_activation():
    game = pitch("home 1 5,5 Bone Head / away 1 20,5 / rerolls 1 0", "1 2")
    game.play("home 1 move", "team re-roll")
    assert game.asked("home", "action")
    assert game.rerolls == (0, 0)
    assert game.done()


# --- Hypnotic Gaze ----------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.hypnotic-gaze.roll")
def test_a_gaze_names_its_target_and_comes_after_the_move():
    game = pitch("home 1 4,5 Hypnotic Gaze / away 1 6,5 / away 2 20,5", "3")
    game.play("home 1 gaze", "name away 1")
    assert game.refuses("Hypnotic Gaze on away 1")
    game.play("move 5,5")
    assert game.refuses("Hypnotic Gaze on away 2")
    game.play("Hypnotic Gaze on away 1")
    assert "hypnotised" in game.marks("away 1")
    assert game.asked("home", "turn")  # he does not move on
    assert game.done()


@pytest.mark.rule("bb2020/skill.hypnotic-gaze.roll")
@pytest.mark.parametrize(
    ("others", "roll", "works"),
    [("", 3, True), ("", 2, False), ("/ away 2 4,5", 4, True), ("/ away 2 4,5", 3, False),
     ("/ away 2 4,5 hypnotised", 3, True), ("/ away 2 4,5 / away 3 5,6 / away 4 5,4", 6, True)],
)  # fmt: skip
def test_each_other_marker_makes_the_gaze_harder(others, roll, works):
    game = pitch(f"home 1 5,5 Hypnotic Gaze / away 1 6,5 {others}", str(roll))
    game.play("home 1 gaze")
    if game.kind == "target":
        game.play("name away 1")
    game.play("Hypnotic Gaze on away 1")
    assert ("hypnotised" in game.marks("away 1")) is works
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/skill.hypnotic-gaze.roll")
def test_only_a_standing_opponent_with_a_tackle_zone_can_be_named():
    game = pitch(
        "home 1 5,5 Hypnotic Gaze / away 1 6,5 prone / away 2 6,6 hypnotised / away 3 20,5"
        " / away 4 20,6"
    )
    game.play("home 1 gaze")
    assert sorted(game.options()) == ["name away 3", "name away 4"]
    game = pitch("home 1 5,5 Hypnotic Gaze / away 1 6,5 prone / away 2 6,6 hypnotised")
    assert game.refuses("home 1 gaze")


@pytest.mark.rule("bb2020/skill.hypnotic-gaze.effect")
def test_a_hypnotised_opponent_is_himself_again_when_he_acts():
    game = pitch("home 1 5,5 Hypnotic Gaze / away 1 6,5 ball / away 2 20,2", "3")
    game.play("home 1 gaze", "name away 1", "Hypnotic Gaze on away 1", "end turn")
    assert game.shows("away 1 6,5 hypnotised ball")
    game.play("away 1 move")
    assert "hypnotised" not in game.marks("away 1")
    assert game.done()


@pytest.mark.rule("bb2020/skill.hypnotic-gaze.effect")
def test_team_mates_walk_past_a_hypnotised_opponent():
    game = pitch("home 1 5,5 Hypnotic Gaze / home 2 7,5 / away 1 6,5", "3")
    game.play("home 1 gaze", "Hypnotic Gaze on away 1", "home 2 move", "move 8,5")
    assert not game.happenings("dodge")
    assert game.done()


# --- Loner ------------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.loner.roll")
@pytest.mark.parametrize(
    ("need", "roll", "works"), [(4, 4, True), (4, 3, False), (3, 3, True), (5, 4, False)]
)
def test_a_loner_must_roll_his_number_to_use_a_team_re_roll(need, roll, works):
    dice = f"2 {roll} 3" if works else f"2 {roll} 1 2"
    game = pitch(f"home 1 5,5 Loner ({need}+) / away 1 6,5 / rerolls 2 0", dice)
    game.play("home 1 move", "move 4,5", "team re-roll")
    assert game.rerolls == (1, 0)  # gone either way
    assert game.state("home 1") == ("up" if works else "prone")
    assert game.done()


@pytest.mark.rule("bb2020/skill.loner.roll")
def test_a_lonely_prone_player_rolls_too():
    game = pitch("home 1 5,5 prone Bone Head Loner (4+) / away 1 20,5 / rerolls 1 0", "1 3")
    game.play("home 1 move", "team re-roll")
    assert game.shows("home 1 5,5 prone")
    assert game.rerolls == (0, 0)
    assert game.done()


@pytest.mark.rule("bb2020/skill.loner.roll")
def test_a_loner_uses_his_own_skills_freely():
    game = pitch("home 1 5,5 Dodge Loner (4+) / away 1 6,5", "2 3")
    game.play("home 1 move", "move 4,5", "re-roll with Dodge")
    assert game.shows("home 1 4,5 up")
    assert game.done()


# --- Take Root --------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.take-root.roll")
@pytest.mark.parametrize(("roll", "rooted"), [(1, True), (2, False)])
def test_a_1_takes_root(roll, rooted):
    game = pitch("home 1 5,5 Take Root / away 1 20,5", str(roll))
    game.play("home 1 move")
    assert ("rooted" in game.marks("home 1")) is rooted
    assert game.asked("home", "turn" if rooted else "action")  # there is nothing he could do
    assert game.done()


@pytest.mark.rule("bb2020/skill.take-root.roll")
def test_roots_hold_until_he_goes_down():
    game = pitch("home 1 5,5 Take Root rooted / away 1 6,5", "attacker down 1 2")
    game.play("home 1 block", "block away 1")
    assert "rooted" not in game.marks("home 1")
    assert game.done()


@pytest.mark.rule("bb2020/skill.take-root.rooted")
def test_a_rooted_player_cannot_be_pushed_and_does_not_follow_up():
    game = pitch("home 1 5,5 / home 2 2,2 / away 1 6,5 rooted Take Root", "push")
    game.play("home 1 block", "block away 1")
    assert game.shows("home 1 5,5 up / away 1 6,5 up")
    game = pitch("home 1 5,5 rooted / away 1 6,5", "push")
    game.play("home 1 block", "block away 1", "push to 7,5")
    assert game.shows("home 1 5,5 up / away 1 7,5 up")
    assert game.done()


@pytest.mark.rule("bb2020/skill.take-root.rooted")
def test_a_rooted_player_may_pass_and_foul_without_moving():
    game = pitch("home 1 5,5 rooted ball / home 2 8,5 / away 1 6,6 prone", "4 3")
    assert game.offers("home 1 foul")
    assert game.refuses("home 1 blitz")
    game.play("home 1 pass")
    assert sorted(game.options()) == ["pass the ball", "stop"]
    game.play("pass the ball", "pass to 8,5")
    assert game.ball == "home 2"
    assert game.done()


@pytest.mark.rule("bb2020/skill.take-root.rooted")
def test_a_blitz_that_takes_root_beside_its_target_still_blocks():
    game = pitch("home 1 5,5 Take Root / away 1 6,5", "1 pow 1 2")
    game.play("home 1 blitz", "block away 1", "push to 7,5")
    assert game.shows("home 1 5,5 up / away 1 7,5 prone")
    assert game.done()


@pytest.mark.rule("bb2020/skill.take-root.rooted")
def test_a_blitz_that_takes_root_out_of_reach_is_lost():
    game = pitch("home 1 5,5 Take Root / home 2 2,2 / away 1 8,5", "1")
    game.play("home 1 blitz")
    assert game.asked("home", "turn")
    assert game.refuses("home 1 move", "home 2 blitz")
    assert game.done()


@pytest.mark.rule("bb2020/skill.take-root.rooted")
def test_a_player_who_takes_root_lying_down_may_stand_up():
    # MA 2: he needs 4+ to get up.
    game = pitch("home 1 5,5 prone ma2 Take Root / away 1 20,5", "1 4")
    game.play("home 1 move")
    assert game.shows("home 1 5,5 up rooted")
    assert game.asked("home", "turn")
    assert game.done()


FAR = "away 9 20,2"


@pytest.mark.rule("bb2020/skill.take-root.rooted", "bb2020/turns.blitz")
def test_a_rooted_player_may_blitz_an_opponent_beside_him_on_the_spot():
    game = pitch(f"home 1 5,5 Take Root rooted / away 1 6,5 / {FAR}", "push")
    game.play("home 1 blitz", "name away 1")
    assert game.options() == ["stop", "block away 1"]
    game.play("block away 1", "push to 7,5")
    assert game.shows("home 1 5,5 rooted / away 1 7,5")
    assert game.refuses("home 1 blitz")  # his activation is over
    assert game.done()


@pytest.mark.rule("bb2020/skill.take-root.rooted", "bb2020/turns.blitz")
def test_with_nobody_beside_him_a_rooted_player_has_nothing_to_blitz():
    game = pitch(f"home 1 5,5 Take Root rooted / home 2 4,4 / away 1 7,5 / {FAR}")
    assert game.refuses("home 1 blitz")
    assert game.offers("home 2 blitz")


# --- Trickster --------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.trickster.place")
def test_a_trickster_is_put_elsewhere_beside_the_attacker_before_dice_are_counted():
    # Beside home 2 he faces two dice; where he goes only one.
    game = pitch("home 1 5,5 / home 2 7,6 / away 1 6,5 Trickster", "push")
    game.play("home 1 block", "block away 1")
    assert game.asked("away", "slip away", "away 1")
    assert game.refuses("Trickster to 7,5", "Trickster to 6,5")
    game.play("Trickster to 4,5", "push to 3,5", "stay")
    assert len(game.happenings("block die")) == 1
    assert game.shows("away 1 3,5 up")
    assert game.done()


@pytest.mark.rule("bb2020/skill.trickster.place")
def test_a_trickster_need_not_go_anywhere():
    game = pitch("home 1 5,5 / away 1 6,5 Trickster", "push")
    game.play("home 1 block", "block away 1", "do not use Trickster", "push to 7,5", "stay")
    assert game.shows("away 1 7,5 up")
    assert game.done()


@pytest.mark.rule("bb2020/skill.trickster.place")
def test_a_trickster_slips_away_from_a_stab_too_and_the_stab_follows_him():
    game = pitch("home 1 5,5 Stab / away 1 6,5 Trickster", "4 5 2 3")
    game.play("home 1 block", "Stab on away 1", "Trickster to 4,4")
    assert game.shows("away 1 4,4 stunned")
    assert game.done()


@pytest.mark.rule("bb2020/skill.trickster.place")
def test_a_ball_in_the_square_he_is_put_in_bounces():
    game = pitch("home 1 5,5 / away 1 6,5 Trickster / ball 4,5", "N push")
    game.play("home 1 block", "block away 1", "Trickster to 4,5", "push to 3,5", "stay")
    assert game.shows("away 1 3,5 up / ball 4,4")
    assert game.done()


@pytest.mark.rule("bb2020/skill.trickster.place")
@pytest.mark.parametrize(
    ("dice", "scores"), [("attacker down 1 2", True), ("both down 1 2 1 2 N", False)]
)
def test_a_touchdown_by_slipping_away_waits_for_the_block(dice, scores):
    game = pitch("home 1 1,5 / home 2 9,9 / away 1 2,5 Trickster ball", dice, seed=1)
    game.play("home 1 block", "block away 1", "Trickster to 0,5")
    assert game.state("home 1") == ("reserves" if scores else "prone")  # the drive is over
    assert game.score == ((0, 1) if scores else (0, 0))


@pytest.mark.rule("bb2020/skill.trickster.place")
@pytest.mark.parametrize("mark", ["rooted", "hypnotised"])
def test_a_trickster_without_roots_or_tackle_zone_only(mark):
    game = pitch(f"home 1 5,5 / away 1 6,5 Trickster {mark}", "attacker down 1 2")
    game.play("home 1 block", "block away 1")
    assert game.shows("home 1 5,5 prone / away 1 6,5 up")
    assert game.done()


@pytest.mark.rule("bb2020/skill.trickster.place", "bb2020/skill.frenzy.second-block")
def test_a_trickster_slips_away_from_the_stab_that_replaces_a_second_block():
    game = pitch("home 1 5,5 Frenzy Stab / home 2 2,2 / away 1 6,5 Trickster av9", "push, 1 1")
    game.play("home 1 block", "block away 1", "do not use Trickster", "push to 7,5", "use Stab")
    assert game.asked("away", "slip away", "away 1")
    game.play("Trickster to 5,4")
    assert game.shows("away 1 5,4 up / home 1 6,5")
    assert game.done()


@pytest.mark.rule("bb2020/skill.trickster.place", "bb2020/star.maximum-carnage")
def test_a_trickster_slips_away_from_a_second_chainsaw():
    game = pitch(
        "home 1 5,5 Chainsaw Maximum Carnage / home 2 2,2 / away 1 6,5 av9"
        " / away 2 5,6 Trickster av9",
        "2, 1 1, 2, 1 1",
    )
    game.play("home 1 block", "Chainsaw on away 1", "Maximum Carnage on away 2")
    game.play("away: Trickster to 4,5")
    assert game.shows("away 2 4,5 up")
    assert game.done()


@pytest.mark.rule("bb2020/skill.trickster.place", "bb2020/star.the-flashing-blade")
def test_a_trickster_slips_away_from_a_flashing_blade_and_scores_when_it_has_missed():
    game = pitch("home 1 1,5 The Flashing Blade / away 1 2,5 Trickster av9 ball", "1 1")
    game.play("home 1 move", "The Flashing Blade on away 1", "away: Trickster to 0,5")
    assert game.score == (0, 1)
    assert game.done()


@pytest.mark.rule("bb2020/skill.trickster.place", "bb2020/star.furious-outburst")
def test_a_trickster_slips_away_from_an_outburst():
    game = pitch(
        "home 1 5,5 Stab Furious Outburst / home 2 2,2 / away 1 8,5 Trickster av9", "1 1"
    )
    game.play("home 1 uses Furious Outburst", "Furious Outburst to 7,5", "away: Trickster to 7,6")
    game.play("Furious Outburst to 4,5")
    assert game.shows("away 1 7,6 up / home 1 4,5 up")
    assert game.done()


@pytest.mark.rule("bb2020/skill.trickster.place", "bb2020/star.putrid-regurgitation")
def test_a_trickster_slips_away_from_a_regurgitation_after_a_block():
    game = pitch(
        "home 1 5,5 st4 Putrid Regurgitation / home 2 2,2 / away 1 6,5 / away 2 5,6 Trickster av9",
        "push, 2, 1 1",
    )
    game.play("home 1 block", "block away 1", "push to 7,5", "stay")
    game.play("Putrid Regurgitation on away 2", "away: Trickster to 4,5")
    assert game.shows("away 2 4,5 up")
    assert game.done()
