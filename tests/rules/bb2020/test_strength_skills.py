"""Strength skills. Strong Arm is tested with throwing team-mates."""

import pytest
from table import Scene, pitch


def block(position: str, dice: str, *answers: str) -> Scene:
    return pitch(position, dice).play("home 1 block", "block away 1", *answers)


def blitz(position: str, dice: str, *answers: str) -> Scene:
    return pitch(position, dice).play("home 1 blitz", "block away 1", *answers)


def dice_of(position: str) -> int:
    game = block(position, "push push push")
    return game.happenings("block")[0].values[2]


# --- Arm Bar ----------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.arm-bar.bonus")
def test_arm_bar_helps_to_break_the_armour_of_a_failed_dodger():
    game = pitch("home 1 7,7 / away 1 8,7 Arm Bar", "1 5 3 1 2")
    game.play("home 1 move", "move 6,7", "away: use Arm Bar")
    assert game.shows("home 1 6,7 stunned")
    assert game.done()


@pytest.mark.rule("bb2020/skill.arm-bar.bonus", "bb2020/skills.after-roll")
def test_or_it_adds_to_the_injury():
    game = pitch("home 1 7,7 / away 1 8,7 Arm Bar", "1 5 4 4 3").play("home 1 move", "move 6,7")
    assert game.shows("home 1 ko")
    assert game.done()


@pytest.mark.rule("bb2020/skill.arm-bar.bonus")
def test_arm_bar_works_from_the_square_he_was_leaving_only_and_not_on_rushes():
    game = pitch("home 1 7,7 / away 1 8,7 / away 2 5,7 Arm Bar", "1 5 3")
    game.play("home 1 move", "move 6,7")
    assert game.shows("home 1 6,7 prone")
    game = pitch("home 1 5,7 ma1 / away 1 8,7 Arm Bar", "1 5 3")
    game.play("home 1 move", "move 6,7", "move 7,7")
    assert game.shows("home 1 7,7 prone")
    assert game.done()


@pytest.mark.rule("bb2020/skill.arm-bar.bonus")
def test_arm_bar_works_for_one_who_has_dived():
    # The dodge of 3 passes until away 1 dives; he lies prone when armour is rolled.
    game = pitch("home 1 7,7 / away 1 8,7 Arm Bar Diving Tackle", "3 5 3 1 2")
    game.play("home 1 move", "move 6,7", "away: away 1 uses Diving Tackle", "away: use Arm Bar")
    assert game.shows("home 1 6,7 stunned / away 1 7,7 prone")
    assert game.done()


# --- Brawler ----------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.brawler.re-roll")
def test_brawler_repeats_one_both_down():
    game = block("home 1 7,7 st4 Brawler / away 1 8,7", "both down, both down, pow")
    game.play("re-roll both down with Brawler")
    assert game.refuses("re-roll both down with Brawler")
    assert game.offers("choose pow", "choose both down")
    assert game.done()


@pytest.mark.rule("bb2020/skill.brawler.re-roll")
def test_brawler_repeats_nothing_else_and_not_in_a_blitz():
    game = block("home 1 7,7 Brawler / away 1 8,7", "skull 1 2")
    assert game.shows("home 1 7,7 prone")
    game = blitz("home 1 7,7 Brawler / away 1 8,7", "both down 1 2 1 2")
    assert game.shows("home 1 7,7 prone / away 1 8,7 prone")
    assert game.done()


@pytest.mark.rule("bb2020/skill.brawler.re-roll", "bb2020/re-roll.part-of-pool")
def test_after_brawler_no_team_re_roll_but_pro_may_repeat_another_die():
    game = block(
        "home 1 7,7 st4 Brawler Pro / away 1 8,7 / rerolls 1 0",
        "both down, skull, skull, 3, pow",
        "re-roll both down with Brawler",
    )
    assert game.refuses("team re-roll")
    # Both dice show the same, but only the second may still be repeated.
    game.play("re-roll attacker down with Pro")
    assert set(game.options()) == {"choose attacker down", "choose pow"}
    assert game.done()


@pytest.mark.rule("bb2020/re-roll.never-twice", "bb2020/skill.brawler.re-roll")
def test_after_a_team_re_roll_brawler_is_too_late():
    game = block(
        "home 1 7,7 st4 Brawler / away 1 8,7 / rerolls 1 0",
        "both down, skull, both down, push", "team re-roll",
    )  # fmt: skip
    assert set(game.options()) == {"choose both down", "choose push"}
    assert game.done()


@pytest.mark.rule("bb2020/skill.brawler.re-roll")
def test_brawler_is_offered_before_the_opponent_picks():
    game = block("home 1 7,7 st2 Brawler / away 1 8,7", "both down, push, push")
    assert game.asked("home", "re-roll block")
    game.play("re-roll both down with Brawler")
    assert game.asked("home", "push")
    assert game.done()


# --- Break Tackle -----------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.break-tackle.bonus")
@pytest.mark.parametrize(
    ("strength", "roll", "saved"), [(4, 2, True), (5, 2, True), (5, 1, False), (3, 2, True)]
)
def test_break_tackle_helps_a_dodge_after_the_roll(strength: int, roll: int, saved: bool):
    dice = str(roll) if saved else f"{roll} 1 1"
    game = pitch(f"home 1 7,7 st{strength} Break Tackle / away 1 8,7", dice)
    game.play("home 1 move", "move 6,7")
    if saved:
        game.play("use Break Tackle")
    assert game.shows(f"home 1 6,7 {'up' if saved else 'prone'}")
    assert game.done()


@pytest.mark.rule("bb2020/skill.break-tackle.bonus")
@pytest.mark.parametrize(("strength", "saved"), [(4, False), (5, True)])
def test_the_strong_add_two(strength: int, saved: bool):
    # AG 4+, a roll of 2.
    game = pitch(f"home 1 7,7 st{strength} ag4 Break Tackle / away 1 8,7", "2 1 1")
    game.play("home 1 move", "move 6,7")
    if saved:
        game.play("use Break Tackle")
    assert game.shows(f"home 1 6,7 {'up' if saved else 'prone'}")


@pytest.mark.rule("bb2020/skill.break-tackle.bonus")
def test_break_tackle_once_in_an_activation():
    game = pitch("home 1 7,7 Break Tackle / away 1 8,7 / away 2 5,8", "3 2 1 1")
    # Into the tackle zone of away 2: 3 - 1 fails without help; then 2 out of it fails for good.
    game.play("home 1 move", "move 6,7", "use Break Tackle", "move 7,6")
    assert game.shows("home 1 7,6 prone")
    assert game.done()


# --- Grab -------------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.grab.square")
def test_grab_pushes_to_any_free_square_beside_the_opponent():
    game = block("home 1 7,7 Grab / away 1 8,7 / away 2 8,8 prone", "push")
    assert set(game.options()) == {
        f"push to {square}" for square in ("7,6", "8,6", "9,6", "9,7", "7,8", "9,8")
    }


@pytest.mark.rule("bb2020/skill.grab.square")
def test_grab_has_no_use_in_a_blitz_nor_for_the_rest_of_a_chain():
    game = blitz("home 1 7,7 Grab / away 1 8,7", "push")
    assert set(game.options()) == {"push to 9,6", "push to 9,7", "push to 9,8"}
    chain = "home 1 7,7 Grab / away 1 8,7 / away 2 9,6 / away 3 9,7 / away 4 9,8"
    game = block(chain, "push", "do not use Grab", "push to 9,7")
    assert set(game.options()) == {"push to 10,6", "push to 10,7", "push to 10,8"}


@pytest.mark.rule("bb2020/skill.grab.square")
def test_without_a_free_square_grab_cannot_be_used():
    around = " / ".join(
        f"home {number} {square} prone"
        for number, square in enumerate(
            ("7,6", "8,6", "9,6", "9,7", "7,8", "8,8", "9,8"), start=2
        )
    )
    game = block(f"home 1 7,7 Grab / {around} / away 1 8,7", "push")
    assert game.asked("home", "push", "away 1")
    assert set(game.options()) == {"push to 9,6", "push to 9,7", "push to 9,8"}


@pytest.mark.rule("bb2020/skill.grab.sidestep")
@pytest.mark.parametrize("action", ["block", "blitz"])
def test_grab_stops_sidestep_in_blocks_and_blitzes(action: str):
    game = pitch("home 1 7,7 Grab / away 1 8,7 Sidestep", "push")
    game.play(f"home 1 {action}", "block away 1")
    assert game.asked("home", "push", "away 1")
    assert len(game.options()) == (7 if action == "block" else 3)


@pytest.mark.rule("bb2020/skill.grab.sidestep", "bb2020/skill.sidestep.choice")
def test_a_player_pushed_by_the_chain_may_still_sidestep():
    chain = "home 1 7,7 Grab / away 1 8,7 / away 2 9,6 / away 3 9,7 Sidestep / away 4 9,8"
    game = block(chain, "push", "do not use Grab", "push to 9,7", "away: use Sidestep")
    assert game.asked("away", "push", "away 3")


@pytest.mark.rule("bb2020/skill.grab.sidestep", "bb2020/skills.standing")
def test_grab_works_only_while_he_has_a_tackle_zone():
    # Home 1 has been hypnotised: blocked by away 1 he throws him down the way he stands.
    game = pitch(
        "home 1 5,5 Grab hypnotised / away 1 6,5 Sidestep / home 2 2,2 / away 2 20,2 / "
        "acting home 1 block",
        "push",
    )
    game.play("block away 1")
    assert game.asked("away", "use skill", "away 1")
    assert game.done()


# --- Guard ------------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.guard.assist")
def test_guard_assists_though_he_is_marked():
    assert dice_of("home 1 7,7 / home 2 8,8 Guard / away 1 8,7 / away 2 9,9") == 2
    assert dice_of("home 1 7,7 / home 2 5,5 / away 1 8,7 / away 2 6,6 Guard") == -2


@pytest.mark.rule("bb2020/skill.guard.assist")
@pytest.mark.parametrize("state", ["hypnotised", "prone"])
def test_guard_needs_a_tackle_zone(state: str):
    assert dice_of(f"home 1 7,7 / home 2 8,8 Guard {state} / away 1 8,7 / away 2 9,9") == 1


@pytest.mark.rule("bb2020/skill.defensive.guard")
def test_defensive_stops_guard_in_the_opponents_turn_only():
    attack = "home 1 7,7 / home 2 8,8 Guard / away 1 8,7 / away 2 9,9 Defensive"
    assert dice_of(attack) == 1
    defence = "home 1 7,7 / home 2 5,5 Defensive / away 1 8,7 / away 2 6,6 Guard"
    assert dice_of(defence) == -2


# --- Juggernaut -------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.juggernaut.both-down")
def test_in_a_blitz_both_down_may_be_a_push():
    game = blitz("home 1 7,7 Juggernaut / away 1 8,7 Block", "both down", "use Juggernaut")
    game.play("push to 9,7", "follow up")
    assert game.shows("home 1 8,7 up / away 1 9,7 up")
    assert game.done()


@pytest.mark.rule("bb2020/skill.juggernaut.both-down")
def test_not_in_a_block():
    game = block("home 1 7,7 Juggernaut / away 1 8,7", "both down 1 2 1 2")
    assert game.shows("home 1 7,7 prone / away 1 8,7 prone")
    assert game.done()


@pytest.mark.rule("bb2020/skill.juggernaut.cancel")
def test_in_a_blitz_the_target_cannot_stand_firm():
    game = blitz("home 1 7,7 Juggernaut / away 1 8,7 Stand Firm", "push", "push to 9,7")
    assert game.shows("away 1 9,7 up")
    game = block("home 1 7,7 Juggernaut / away 1 8,7 Stand Firm", "push")
    assert game.asked("away", "use skill", "Stand Firm")


@pytest.mark.rule("bb2020/skill.juggernaut.cancel", "bb2020/skill.stand-firm.chain")
def test_others_in_the_chain_may_stand_firm_against_a_juggernaut():
    chain = "home 1 7,7 Juggernaut / away 1 8,7 / away 2 9,6 / away 3 9,7 Stand Firm / away 4 9,8"
    game = pitch(chain, "push").play(
        "home 1 blitz", "name away 1", "block away 1", "push to 9,7", "away: use Stand Firm"
    )
    assert game.shows("away 1 8,7 / away 3 9,7")
    assert game.done()


# --- Mighty Blow ------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.mighty-blow.bonus")
@pytest.mark.parametrize(("bonus", "dice"), [(1, "5 3 1 2"), (2, "4 3 1 2")])
def test_mighty_blow_on_the_armour(bonus: int, dice: str):
    game = block(f"home 1 7,7 Mighty Blow (+{bonus}) / away 1 8,7", f"pow {dice}")
    game.play("push to 9,7", "stay", f"use Mighty Blow (+{bonus})")
    assert game.shows("away 1 9,7 stunned")
    # It is used up: nothing is added to the injury roll.
    assert [each.values[2] for each in game.happenings("injury")] == [0]
    assert game.done()


@pytest.mark.rule("bb2020/skill.mighty-blow.bonus")
@pytest.mark.parametrize(("bonus", "dice"), [(1, "5 4 4 3"), (2, "5 4 4 2")])
def test_or_on_the_injury(bonus: int, dice: str):
    game = block(f"home 1 7,7 Mighty Blow (+{bonus}) / away 1 8,7", f"pow {dice}")
    game.play("push to 9,7", "stay")
    assert game.shows("away 1 ko")
    assert game.done()


@pytest.mark.rule("bb2020/skill.mighty-blow.bonus")
def test_it_may_be_kept_back():
    game = block("home 1 7,7 Mighty Blow (+1) / away 1 8,7", "pow 5 3")
    game.play("push to 9,7", "stay", "do not use Mighty Blow (+1)")
    assert game.shows("away 1 9,7 prone")
    assert game.done()


@pytest.mark.rule("bb2020/skill.mighty-blow.limits")
def test_no_mighty_blow_for_one_who_lies_down_himself():
    game = block("home 1 7,7 Mighty Blow (+1) / away 1 8,7", "both down 5 3 1 2")
    assert game.shows("home 1 7,7 prone / away 1 8,7 prone")
    assert game.done()


@pytest.mark.rule("bb2020/skill.mighty-blow.limits")
def test_with_block_he_stands_and_it_counts():
    game = block("home 1 7,7 Block Mighty Blow (+1) / away 1 8,7", "both down 5 3 1 2")
    game.play("use Mighty Blow (+1)")
    assert game.shows("away 1 8,7 stunned")
    assert game.done()


@pytest.mark.rule("bb2020/skill.mighty-blow.limits")
def test_no_mighty_blow_for_the_one_who_is_blocked():
    game = block("home 1 7,7 / away 1 8,7 Mighty Blow (+1)", "skull 5 3")
    assert game.shows("home 1 7,7 prone")
    game = block("home 1 7,7 / away 1 8,7 Mighty Blow (+1)", "skull 5 4 4 3")
    assert game.shows("home 1 7,7 stunned")
    assert game.done()


@pytest.mark.rule("bb2020/skill.mighty-blow.limits")
def test_no_mighty_blow_with_weapons_or_in_the_crowd():
    game = pitch("home 1 7,7 Stab Mighty Blow (+1) / away 1 8,7", "5 3")
    game.play("home 1 block", "Stab on away 1")
    assert game.shows("away 1 8,7 up")
    game = pitch("home 1 7,7 Chainsaw Mighty Blow (+1) / away 1 8,7", "2 3 2")
    game.play("home 1 block", "Chainsaw on away 1")
    assert game.shows("away 1 8,7 up")
    game = block("home 1 7,1 Mighty Blow (+1) / away 1 7,0", "pow 4 3", "stay")
    assert game.shows("away 1 reserves")
    assert game.done()


# --- Pile Driver ------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.pile-driver.foul", "bb2020/skill.pile-driver.prone")
def test_pile_driver_fouls_the_opponent_he_has_felled_and_lies_down():
    game = block(
        "home 1 7,7 Pile Driver / home 2 2,2 / away 1 8,7 / turn home 2", "pow 1 2 5 4 1 2",
        "push to 9,7", "follow up",
    )  # fmt: skip
    assert game.asked("home", "use skill", "Pile Driver")
    game.play("use Pile Driver")
    assert game.shows("home 1 8,7 prone / away 1 9,7 stunned / used foul")
    assert not game.turnover
    assert game.refuses("home 2 foul")
    assert game.done()


@pytest.mark.rule("bb2020/skill.pile-driver.foul")
def test_it_needs_the_teams_foul_and_a_place_beside_him():
    position = "home 1 7,7 Pile Driver / home 2 2,2 / away 1 8,7 / turn home 2"
    game = block(position + " / used foul", "pow 1 2", "push to 9,7", "follow up")
    assert game.asked("home", "turn")
    game = block(position, "pow 1 2", "push to 9,7", "stay")
    assert game.asked("home", "turn")
    game = block(position, "push", "push to 9,7", "follow up")
    assert game.asked("home", "turn")
    game = block(position, "pow 5 4 4 4", "push to 9,7", "follow up")
    assert game.shows("away 1 ko")
    assert game.asked("home", "turn")


@pytest.mark.rule("bb2020/skill.pile-driver.foul")
def test_a_double_sends_him_off():
    game = block(
        "home 1 7,7 Pile Driver / home 2 2,2 / away 1 8,7 / turn home 2", "pow 1 2 3 3",
        "push to 9,7", "follow up", "use Pile Driver", "accept the call",
    )  # fmt: skip
    assert game.shows("home 1 off")
    assert game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/skill.pile-driver.prone", "bb2020/turnovers.placed-prone")
def test_a_pile_driver_with_the_ball_loses_it_at_once():
    game = pitch(
        "home 1 7,7 Pile Driver ball / home 2 2,2 / away 1 8,7 av11 / away 2 20,2",
        dice="pow, 1 2, 1 2, N",
    )
    game.play("home 1 block", "block away 1", "push to 9,6", "follow up", "use Pile Driver")
    assert game.turnover
    assert game.shows("home 1 8,7 prone / ball 8,6")
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/skill.pile-driver.prone")
def test_in_a_blitz_his_activation_ends():
    game = blitz(
        "home 1 7,7 Pile Driver / home 2 2,2 / away 1 8,7 / turn home 2", "pow 1 2 1 3",
        "push to 9,7", "follow up", "use Pile Driver",
    )  # fmt: skip
    assert game.shows("home 1 8,7 prone")
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/skill.pile-driver.foul")
def test_after_both_down_with_block_he_may_pile_in_too():
    game = block(
        "home 1 7,7 Pile Driver Block / home 2 2,2 / away 1 8,7 / turn home 2", "both down 1 2 1 3",
        "use Pile Driver",
    )  # fmt: skip
    assert game.shows("home 1 7,7 prone / away 1 8,7 prone")
    assert game.done()


# --- Stand Firm -------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.stand-firm.stay")
def test_stand_firm_refuses_the_push():
    game = block("home 1 7,7 / away 1 8,7 Stand Firm", "push", "away: use Stand Firm")
    assert game.shows("home 1 7,7 / away 1 8,7 up")
    game = block("home 1 7,7 / away 1 8,7 Stand Firm", "pow 1 2", "away: use Stand Firm")
    assert game.shows("home 1 7,7 / away 1 8,7 prone")
    assert game.done()


@pytest.mark.rule("bb2020/skill.stand-firm.stay", "bb2020/skills.optional")
def test_he_may_let_himself_be_pushed():
    game = block("home 1 7,7 / away 1 8,7 Stand Firm", "push", "do not use Stand Firm")
    assert game.asked("home", "push", "away 1")


@pytest.mark.rule("bb2020/skill.stand-firm.stay", "bb2020/skills.standing")
def test_without_a_tackle_zone_he_cannot():
    game = block("home 1 7,7 / away 1 8,7 hypnotised Stand Firm", "push")
    assert game.asked("home", "push", "away 1")


@pytest.mark.rule("bb2020/skill.stand-firm.chain")
def test_standing_firm_in_a_chain_keeps_everybody_in_place():
    chain = "home 1 7,7 / away 1 8,7 / away 2 9,6 / home 2 9,7 Stand Firm / away 4 9,8"
    game = block(chain, "push", "push to 9,7", "home: use Stand Firm")
    assert game.shows("home 1 7,7 / away 1 8,7 / home 2 9,7")
    assert game.done()


# --- Thick Skull ------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.thick-skull.eight")
@pytest.mark.parametrize(
    ("skills", "dice", "state"),
    [
        ("Thick Skull", "4 4", "stunned"),
        ("Thick Skull", "5 4", "ko"),
        ("Thick Skull Stunty", "4 3", "stunned"),
        ("Thick Skull Stunty", "4 4", "ko"),
        ("Thick Skull hypnotised", "4 4", "stunned"),
    ],
)
def test_thick_skull_turns_the_lowest_knock_out_into_a_stun(skills: str, dice: str, state: str):
    game = block(f"home 1 7,7 / away 1 8,7 {skills}", f"pow 6 6 {dice}", "push to 9,7", "stay")
    assert game.shows(f"away 1 {state}")
    assert game.done()


@pytest.mark.rule("bb2020/skill.thick-skull.eight")
def test_the_modified_total_counts_and_a_fouled_player_has_it_too():
    game = block(
        "home 1 7,7 Mighty Blow (+1) / away 1 8,7 Thick Skull", "pow 6 6 4 3",
        "push to 9,7", "stay",
    )  # fmt: skip
    assert game.shows("away 1 9,7 stunned")
    game = pitch("home 1 7,7 / away 1 8,7 prone Thick Skull", "6 5 5 3")
    game.play("home 1 foul", "foul away 1")
    assert game.shows("away 1 stunned")
    assert game.done()


@pytest.mark.rule("bb2020/skill.break-tackle.bonus", "bb2020/skill.on-the-ball.pass")
def test_tackles_are_broken_in_the_own_activation_only():
    game = pitch(
        "home 1 5,7 ball / home 2 19,9 / home 3 10,10 / away 1 20,10 st5 On the Ball Break Tackle",
        "2, 1 1, 6, 6",
    )
    game.play("home 1 pass", "pass the ball", "pass to 10,10", "away 1 uses On the Ball")
    game.play("move 21,11")
    assert game.shows("away 1 21,11 prone")
    assert game.done()
