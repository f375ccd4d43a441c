"""Those who interfere with a move: Diving Tackle, Shadowing, Tentacles."""

import pytest
from table import pitch

# --- Diving Tackle -----------------------------------------------------------------------------


@pytest.mark.rule("lrb6/skill.diving-tackle.minus-two", "lrb6/skill.diving-tackle.prone")
def test_diving_tackle_takes_two_from_the_dodge():
    # 4+, +1 for the dodge; a 4 passes, and with -2 no longer does.
    game = pitch("home 1 7,7 / away 1 6,7 Diving Tackle", dice="4, 2 2")
    game.play("home 1 move", "move 8,7", "away: away 1 uses Diving Tackle")
    assert game.shows("home 1 8,7 prone / away 1 7,7 prone")
    assert game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/skill.diving-tackle.minus-two")
@pytest.mark.parametrize("roll", [5, 6])
def test_a_dodge_good_enough_is_not_brought_down(roll):
    # 5 +1 -2 makes 4; a natural 6 always succeeds. Nobody would dive in vain.
    game = pitch("home 1 7,7 / away 1 6,7 Diving Tackle", dice=[roll])
    game.play("home 1 move", "move 8,7")
    assert game.shows("home 1 8,7 up / away 1 6,7 up")
    assert game.asked("home", "action")
    assert game.done()


@pytest.mark.rule("lrb6/skill.diving-tackle.minus-two", "lrb6/skills.optional")
def test_nobody_has_to_dive():
    game = pitch("home 1 7,7 / away 1 6,7 Diving Tackle", dice="4")
    game.play("home 1 move", "move 8,7", "away: nobody")
    assert game.shows("home 1 8,7 up / away 1 6,7 up")
    assert game.done()


@pytest.mark.rule("lrb6/skill.diving-tackle.prone")
def test_the_diver_lies_down_before_the_dodgers_armour_is_rolled_and_rolls_none():
    game = pitch("home 1 7,7 / away 1 6,7 Diving Tackle", dice="4, 6 6, 2 2")
    game.play("home 1 move", "move 8,7", "away 1 uses Diving Tackle")
    story = game.events()
    armour = story.index("home 1: armour 9+ (AV 8), rolled 6+6, broken")
    assert story.index("away 1 is placed prone") < armour
    assert not game.told("away 1: armour")
    assert game.shows("home 1 8,7 stunned / away 1 7,7 prone")
    assert game.done()


@pytest.mark.rule("lrb6/skill.diving-tackle.minus-two")
def test_the_dodger_may_re_roll_after_the_dive_and_still_suffers_it():
    # The dive counts for the whole dodge: on the re-roll he needs 5+ (4+, +1 -2).
    game = pitch("home 1 7,7 Dodge / away 1 6,7 Diving Tackle", dice="4, 5")
    game.play("home 1 move", "move 8,7", "away 1 uses Diving Tackle", "home: re-roll with Dodge")
    assert game.shows("home 1 8,7 up / away 1 7,7 prone")
    assert game.offers("move 9,7")
    assert game.done()


@pytest.mark.rule("lrb6/skill.diving-tackle.minus-two", "lrb6/re-roll.never-twice")
def test_the_re_roll_after_the_dive_can_fail_and_is_the_last():
    game = pitch("home 1 7,7 Dodge / away 1 6,7 Diving Tackle / rerolls 1 0", dice="4, 4, 2 2")
    game.play("home 1 move", "move 8,7", "away 1 uses Diving Tackle", "re-roll with Dodge")
    assert game.shows("home 1 8,7 prone / away 1 7,7 prone")
    assert game.rerolls == (1, 0)
    assert game.done()


@pytest.mark.rule("lrb6/skill.diving-tackle.minus-two")
def test_diving_tackle_on_the_re_rolled_dodge_if_not_on_the_first():
    # The first roll fails by itself; the re-roll passes, and only then does he dive. A roll is
    # never re-rolled twice, so the dodger has nothing left.
    game = pitch("home 1 7,7 Dodge / away 1 6,7 Diving Tackle / rerolls 1 0", dice="2, 4, 2 2")
    game.play("home 1 move", "move 8,7", "re-roll with Dodge", "away 1 uses Diving Tackle")
    assert game.shows("home 1 8,7 prone / away 1 7,7 prone")
    assert game.rerolls == (1, 0)
    assert game.done()


@pytest.mark.rule("lrb6/skill.diving-tackle.minus-two")
def test_only_one_player_dives_for_a_dodge():
    game = pitch(
        "home 1 7,7 Dodge / away 1 6,7 Diving Tackle / away 2 6,8 Diving Tackle", dice="4, 5"
    )
    game.play("home 1 move", "move 8,7")
    assert game.offers("away 1 uses Diving Tackle", "away 2 uses Diving Tackle", "nobody")
    game.play("away 2 uses Diving Tackle", "re-roll with Dodge")
    # 5 -2 +1 is enough, and away 1 may not dive as well.
    assert game.shows("home 1 8,7 up / away 1 6,7 up / away 2 7,7 prone")
    assert game.done()


@pytest.mark.rule("lrb6/skill.diving-tackle.minus-two")
@pytest.mark.parametrize(
    "diver", ["9,7 Diving Tackle", "6,8 prone Diving Tackle", "6,8 dazed Diving Tackle",
              "6,8 rooted Diving Tackle"]
)  # fmt: skip
def test_who_cannot_dive(diver):
    # On the square entered; on the ground; without tackle zones; rooted to the spot.
    game = pitch(f"home 1 7,7 / away 1 6,7 / away 2 {diver}", dice="4")
    game.play("home 1 move", "move 8,7")
    assert game.asked("home", "action")
    assert game.done()


@pytest.mark.rule("lrb6/skill.diving-tackle.minus-two", "lrb6/skill.leap.jump")
def test_nobody_dives_at_a_leaping_player():
    game = pitch("home 1 7,7 Leap / away 1 6,7 Diving Tackle", dice="4")
    game.play("home 1 move", "leap 9,7")
    assert game.shows("home 1 9,7 up / away 1 6,7 up")
    assert game.asked("home", "action")
    assert game.done()


@pytest.mark.rule("lrb6/skill.diving-tackle.minus-two", "lrb6/skill.break-tackle.strength")
def test_break_tackle_may_answer_a_dive():
    # AG3: 4 +1 -2 fails; with ST5 he needs 2+, so 4 +1 -2 passes.
    game = pitch("home 1 7,7 st5 Break Tackle / away 1 6,7 Diving Tackle", dice="4")
    game.play("home 1 move", "move 8,7", "away 1 uses Diving Tackle", "home: use Break Tackle")
    assert game.shows("home 1 8,7 up / away 1 7,7 prone")
    assert game.done()


@pytest.mark.rule("lrb6/skill.diving-tackle.minus-two", "lrb6/skill.break-tackle.strength")
def test_a_dive_may_answer_break_tackle():
    # ST4 AG1: a 2 passes only with strength (3+, +1), and the dive brings it down to 1.
    game = pitch("home 1 7,7 st4 ag1 Break Tackle / away 1 6,7 Diving Tackle", dice="2, 2 2")
    game.play("home 1 move", "move 8,7", "use Break Tackle", "away: away 1 uses Diving Tackle")
    assert game.shows("home 1 8,7 prone / away 1 7,7 prone")
    assert game.done()


@pytest.mark.rule("lrb6/skill.diving-tackle.minus-two", "lrb6/skill.break-tackle.strength")
def test_strength_still_counts_when_the_same_dodge_is_re_rolled():
    # ST4 in place of AG1: 3+, +1 for the dodge, -2 for the dive, so 4 is enough on the re-roll.
    game = pitch("home 1 7,7 st4 ag1 Break Tackle Dodge / away 1 6,7 Diving Tackle", dice="2, 4")
    game.play("home 1 move", "move 8,7", "use Break Tackle", "away 1 uses Diving Tackle")
    game.play("re-roll with Dodge")
    assert game.shows("home 1 8,7 up / away 1 7,7 prone")
    assert game.done()


@pytest.mark.rule("lrb6/skill.diving-tackle.prone")
def test_a_diver_who_carries_the_ball_drops_it_and_nobody_is_turned_over():
    game = pitch("home 1 7,7 Dodge / away 1 6,7 Diving Tackle ball", dice="4, 6, N")
    game.play("home 1 move", "move 8,7", "away 1 uses Diving Tackle", "re-roll with Dodge")
    assert game.shows("home 1 8,7 up / away 1 7,7 prone / ball 7,6")
    assert game.asked("home", "action")
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/skill.diving-tackle.prone")
def test_the_dive_of_a_carrier_lets_the_dodger_fall_first_and_the_ball_bounce_after():
    game = pitch("home 1 7,7 / away 1 6,7 Diving Tackle ball", dice="4, 2 2, N")
    game.play("home 1 move", "move 8,7", "away 1 uses Diving Tackle")
    assert game.shows("home 1 8,7 prone / away 1 7,7 prone / ball 7,6")
    assert game.done()


@pytest.mark.rule("lrb6/skill.diving-tackle.minus-two", "lrb6/skill.loner.roll")
@pytest.mark.parametrize(("loner", "state"), [(4, "up"), (3, "prone")])
def test_a_loner_rolls_for_the_team_re_roll_after_a_dive(loner, state):
    dice = [4, loner, 5] if state == "up" else [4, loner, 2, 2]
    game = pitch("home 1 7,7 Loner / away 1 6,7 Diving Tackle / rerolls 1 0", dice=dice)
    game.play("home 1 move", "move 8,7", "away 1 uses Diving Tackle", "team re-roll")
    assert game.shows(f"home 1 8,7 {state} / away 1 7,7 prone")
    assert game.rerolls == (0, 0)
    assert game.done()


# --- Shadowing ---------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/skill.shadowing.roll", "lrb6/skill.shadowing.free")
@pytest.mark.parametrize(
    ("mine", "theirs", "roll"),
    [(6, 6, (3, 4)), (4, 6, (3, 6)), (8, 6, (2, 3)), (9, 5, (1, 2)), (6, 7, (2, 6))],
)
def test_on_7_or_less_the_shadow_follows(mine, theirs, roll):
    # 2D6 + the MA of the mover - the MA of the shadower; each row makes exactly 7.
    assert sum(roll) + mine - theirs == 7
    game = pitch(f"home 1 7,7 ma{mine} / away 1 6,7 ma{theirs} Shadowing", dice=[6, *roll])
    game.play("home 1 move", "move 8,7", "away: away 1 uses Shadowing")
    assert game.shows("home 1 8,7 up / away 1 7,7 up")
    assert game.done()


@pytest.mark.rule("lrb6/skill.shadowing.roll")
@pytest.mark.parametrize(
    ("mine", "theirs", "roll"),
    [(6, 6, (4, 4)), (4, 6, (4, 6)), (8, 6, (3, 3)), (9, 5, (1, 3)), (6, 7, (3, 6))],
)
def test_on_8_or_more_the_shadow_stays_behind(mine, theirs, roll):
    assert sum(roll) + mine - theirs == 8
    game = pitch(f"home 1 7,7 ma{mine} / away 1 6,7 ma{theirs} Shadowing", dice=[6, *roll])
    game.play("home 1 move", "move 8,7", "away 1 uses Shadowing")
    assert game.shows("home 1 8,7 up / away 1 6,7 up")
    assert game.done()


@pytest.mark.rule("lrb6/skill.shadowing.free")
def test_the_shadow_needs_no_dodge_and_may_follow_again_and_again():
    # home 2 stands beside the shadow all the time.
    game = pitch(
        "home 1 7,7 / home 2 6,6 / away 1 6,7 Shadowing", dice="6, 1 1, 6, 1 1, 6, 1 1"
    )
    game.play("home 1 move")
    for x in (8, 9, 10):
        game.play(f"move {x},7", "away 1 uses Shadowing")
    assert game.shows("home 1 10,7 up / away 1 9,7 up")
    assert len(game.happenings("dodge")) == 3  # those of home 1
    assert game.done()


@pytest.mark.rule("lrb6/skill.shadowing.free")
def test_shadowing_costs_nothing_of_his_own_move():
    game = pitch("home 1 7,7 / away 1 6,7 ma4 Shadowing", dice="6, 1 1")
    game.play("home 1 move", "move 8,7", "away 1 uses Shadowing", "stop", "end turn")
    game.rolls("6")  # he leaves the zone of home 1
    game.play("away 1 move", "move 6,7", "move 5,7", "move 4,7", "move 3,7")
    assert game.shows("away 1 3,7 up")
    assert not game.told("go for it")
    assert game.done()


@pytest.mark.rule("lrb6/skill.shadowing.free")
def test_only_one_shadow_tries_for_each_step():
    game = pitch("home 1 7,7 / away 1 6,7 Shadowing / away 2 6,8 Shadowing", dice="6, 6 6")
    game.play("home 1 move", "move 8,7")
    assert game.offers("away 1 uses Shadowing", "away 2 uses Shadowing", "nobody")
    game.play("away 1 uses Shadowing")
    assert game.asked("home", "action")  # away 1 was too slow, away 2 is not asked
    assert game.done()


@pytest.mark.rule("lrb6/skill.shadowing.roll")
@pytest.mark.parametrize("how", ["prone", "stunned", "dazed", "hypnotised", "rooted"])
def test_who_cannot_shadow(how):
    zone = how == "rooted"  # he has tackle zones and cannot leave his square
    game = pitch(f"home 1 7,7 / away 1 6,7 {how} Shadowing / away 2 20,7", dice=[6] * zone)
    game.play("home 1 move", "move 8,7")
    assert game.asked("home", "action")
    assert game.done()


@pytest.mark.rule("lrb6/skill.shadowing.roll", "lrb6/skill.leap.jump")
def test_a_leap_out_of_the_zone_may_be_shadowed():
    game = pitch("home 1 7,7 Leap / away 1 6,7 Shadowing", dice="4, 1 1")
    game.play("home 1 move", "leap 9,7", "away 1 uses Shadowing")
    assert game.shows("home 1 9,7 up / away 1 7,7 up")
    assert game.done()


@pytest.mark.rule("lrb6/skill.shadowing.roll")
def test_who_falls_leaving_the_zone_may_be_shadowed():
    # He has left the zone all the same, "for any reason". The follower comes before the armour.
    game = pitch("home 1 7,7 / away 1 6,7 Shadowing", dice="2, 1 1, 2 2")
    game.play("home 1 move", "move 8,7", "away 1 uses Shadowing")
    assert game.shows("home 1 8,7 prone / away 1 7,7 up")
    assert game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/skill.shadowing.roll")
def test_who_stumbles_going_for_it_may_be_shadowed():
    game = pitch(
        "home 1 7,7 / away 1 6,7 Shadowing / acting home 1 move moved 6", dice="1, 1 1, 2 2"
    )
    game.play("move 8,7", "away 1 uses Shadowing")
    assert game.shows("home 1 8,7 prone / away 1 7,7 up")
    assert game.done()


@pytest.mark.rule("lrb6/skill.shadowing.roll", "lrb6/skill.leap.roll")
@pytest.mark.parametrize(("moved", "dice"), [(4, "3, 1 1, 2 2"), (6, "1, 1 1, 2 2")])
def test_who_falls_leaping_may_be_shadowed(moved, dice):
    # By the leap itself, or going for it on the way.
    game = pitch(
        f"home 1 7,7 Leap / away 1 6,7 Shadowing / acting home 1 move moved {moved}", dice=dice
    )
    game.play("leap 9,7", "away 1 uses Shadowing")
    assert game.shows("home 1 9,7 prone / away 1 7,7 up")
    assert game.done()


@pytest.mark.rule("lrb6/skill.shadowing.roll")
def test_who_follows_up_out_of_the_zone_may_be_shadowed():
    # The shadow assists his team-mate: two dice, and away chooses.
    game = pitch("home 1 7,7 / away 1 8,7 / away 2 6,7 Shadowing", dice="push, push, 1 1")
    game.play("home 1 block", "block away 1", "push to 9,7", "follow up", "away 2 uses Shadowing")
    assert game.shows("home 1 8,7 / away 1 9,7 / away 2 7,7 up")
    assert game.done()


@pytest.mark.rule("lrb6/skill.shadowing.roll")
@pytest.mark.parametrize(("face", "shadows"), [("push", True), ("pow", False)])
def test_a_player_knocked_down_does_not_shadow_the_one_who_follows_up(face, shadows):
    # Side Step takes him to the side of the attacker.
    game = pitch("home 1 7,7 / away 1 8,7 Side Step Shadowing", dice=[face])
    game.play("home 1 block", "block away 1", "use Side Step", "push to 7,6")
    game.rolls("1 1" if shadows else "2 2").play("follow up")
    if shadows:
        game.play("away 1 uses Shadowing")
    assert game.shows("home 1 8,7 / away 1 7,7 up" if shadows else "home 1 8,7 / away 1 7,6 prone")
    assert game.done()


@pytest.mark.rule("lrb6/skill.shadowing.roll")
def test_who_moves_to_block_a_pass_takes_no_action_and_is_not_shadowed():
    # The pass blocker leaves the zone of home 3 with a dodge of 3+.
    game = pitch(
        "home 1 7,7 ball / home 2 11,7 / home 3 9,4 Shadowing / away 1 9,5 Pass Block",
        dice="6, 6, 6",  # dodge, pass, catch
    )
    game.play("home 1 pass", "pass the ball", "pass to 11,7", "away 1 uses Pass Block")
    game.play("move 9,6")
    assert game.asked("away", "pass block step")  # home is not asked about its shadow
    game.play("stop", "nobody")  # and away intercepts with nobody
    assert game.shows("away 1 9,6 / home 3 9,4 / home 2 11,7 ball")
    assert game.done()


@pytest.mark.rule("lrb6/skill.shadowing.roll")
def test_a_dive_fills_the_square_and_nobody_shadows_into_it():
    game = pitch(
        "home 1 7,7 Dodge / away 1 6,7 Diving Tackle / away 2 6,8 Shadowing", dice="4, 6"
    )
    game.play("home 1 move", "move 8,7", "away 1 uses Diving Tackle", "re-roll with Dodge")
    assert game.asked("home", "action")
    assert game.shows("home 1 8,7 up / away 1 7,7 prone / away 2 6,8 up")
    assert game.done()


@pytest.mark.rule("lrb6/skill.shadowing.roll")
def test_the_shadow_picks_nothing_up_where_he_goes():
    # home 1 drops the ball falling; it bounces back to the square the shadow has taken, who must
    # try to catch it (4+, -1 is nothing: home 1 lies down) and does not pick it up.
    game = pitch("home 1 7,7 ball / away 1 6,7 Shadowing", dice="2, 1 1, 2 2, W, 4")
    game.play("home 1 move", "move 8,7", "away 1 uses Shadowing")
    assert game.shows("away 1 7,7 ball")
    assert game.told("away 1: catch 4+, rolled 4, passed")
    assert not game.told("pick-up")
    assert game.done()


@pytest.mark.rule("lrb6/skill.shadowing.roll")
def test_a_shadow_with_the_ball_scores_in_the_end_zone_at_once():
    game = pitch(
        "home 1 0,7 / home 2 5,5 / away 1 1,7 Shadowing ball / rerolls 0 0", dice="6, 1 1"
    )
    game.play("home 1 move", "move 0,6", "away 1 uses Shadowing")
    assert game.score == (0, 1)
    assert game.done()


@pytest.mark.rule("lrb6/skill.shadowing.roll", "lrb6/re-roll.all-dice")
def test_the_mover_may_re_roll_both_dice_of_the_contest():
    game = pitch("home 1 7,7 / away 1 6,7 Shadowing / rerolls 1 0", dice="6, 3 4, 4 4")
    game.play("home 1 move", "move 8,7", "away 1 uses Shadowing", "home: team re-roll")
    assert game.shows("home 1 8,7 up / away 1 6,7 up")
    assert game.done()


# --- Tentacles ---------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/skill.tentacles.hold")
@pytest.mark.parametrize(
    ("mine", "theirs", "roll"), [(3, 3, (2, 3)), (3, 5, (3, 4)), (5, 3, (1, 2)), (2, 6, (4, 5))]
)
def test_on_5_or_less_he_is_held_and_his_action_ends(mine, theirs, roll):
    # 2D6 + the ST of the mover - the ST of the holder; each row makes exactly 5.
    assert sum(roll) + mine - theirs == 5
    game = pitch(
        f"home 1 7,7 st{mine} / home 2 1,1 / away 1 6,7 st{theirs} Tentacles", dice=list(roll)
    )
    game.play("home 1 move", "move 8,7", "away: away 1 uses Tentacles")
    assert game.shows("home 1 7,7 up used")
    assert game.asked("home", "turn")
    assert not game.turnover
    assert game.refuses("home 1 move")
    assert game.done()


@pytest.mark.rule("lrb6/skill.tentacles.hold")
@pytest.mark.parametrize(
    ("mine", "theirs", "roll"), [(3, 3, (3, 3)), (3, 5, (4, 4)), (5, 3, (1, 3)), (2, 6, (4, 6))]
)
def test_on_6_or_more_he_gets_away_and_dodges(mine, theirs, roll):
    assert sum(roll) + mine - theirs == 6
    game = pitch(f"home 1 7,7 st{mine} / away 1 6,7 st{theirs} Tentacles", dice=[*roll, 3])
    game.play("home 1 move", "move 8,7", "away 1 uses Tentacles")
    assert game.shows("home 1 8,7 up")
    assert game.told("dodge 3+, rolled 3")
    assert game.done()


@pytest.mark.rule("lrb6/skill.tentacles.hold")
@pytest.mark.parametrize("action", ["pass", "hand-off", "foul", "blitz"])
def test_a_held_player_does_nothing_more(action):
    game = pitch(
        "home 1 7,7 ball / home 2 7,8 / away 1 6,7 Tentacles / away 2 6,6 prone", dice="1 1"
    )
    game.play(f"home 1 {action}", "move 8,7", "away 1 uses Tentacles")
    assert game.asked("home", "turn")
    assert game.shows("home 1 7,7 ball used")
    assert game.refuses(f"home 2 {action}")  # and the action of the turn is gone
    assert game.done()


@pytest.mark.rule("lrb6/skill.tentacles.hold", "lrb6/skill.leap.jump")
@pytest.mark.parametrize(("roll", "square"), [((2, 3), "7,7"), ((3, 3), "9,7")])
def test_a_leap_out_of_the_zone_may_be_held(roll, square):
    held = square == "7,7"
    game = pitch("home 1 7,7 Leap / away 1 6,7 Tentacles", dice=[*roll] if held else [*roll, 4])
    game.play("home 1 move", "leap 9,7", "away 1 uses Tentacles")
    assert game.shows(f"home 1 {square} up")
    assert game.done()


@pytest.mark.rule("lrb6/skill.tentacles.hold")
def test_only_one_holder_tries_for_each_step():
    game = pitch("home 1 7,7 / away 1 6,7 Tentacles / away 2 6,8 Tentacles", dice="6 6, 3")
    game.play("home 1 move", "move 8,7")
    assert game.offers("away 1 uses Tentacles", "away 2 uses Tentacles", "nobody")
    game.play("away 2 uses Tentacles")
    assert game.shows("home 1 8,7 up")
    assert game.done()


@pytest.mark.rule("lrb6/skill.tentacles.hold")
def test_each_step_may_be_held_anew():
    game = pitch("home 1 7,7 / away 1 7,6 Tentacles", dice="6 6, 6, 1 1")
    game.play("home 1 move", "move 8,7", "away 1 uses Tentacles")
    game.play("move 9,7", "away 1 uses Tentacles")
    assert game.shows("home 1 8,7 up used")
    assert game.done()


@pytest.mark.rule("lrb6/skill.tentacles.hold", "lrb6/skills.optional")
def test_nobody_has_to_hold():
    game = pitch("home 1 7,7 / away 1 6,7 Tentacles", dice="3")
    game.play("home 1 move", "move 8,7", "nobody")
    assert game.shows("home 1 8,7 up")
    assert game.done()


@pytest.mark.rule("lrb6/skill.tentacles.hold", "lrb6/skills.down")
@pytest.mark.parametrize("how", ["prone", "stunned", "dazed"])
def test_without_tackle_zones_nobody_holds(how):
    game = pitch(f"home 1 7,7 / away 1 6,7 {how} Tentacles / away 2 20,7")
    game.play("home 1 move", "move 8,7")
    assert game.shows("home 1 8,7 up")


@pytest.mark.rule("lrb6/skill.tentacles.hold", "lrb6/re-roll.all-dice")
def test_the_mover_may_re_roll_both_dice_of_the_struggle():
    game = pitch("home 1 7,7 / away 1 6,7 Tentacles / rerolls 1 0", dice="1 1, 3 3, 3")
    game.play("home 1 move", "move 8,7", "away 1 uses Tentacles", "home: team re-roll")
    assert game.shows("home 1 8,7 up")
    assert game.done()


@pytest.mark.rule("lrb6/skill.tentacles.hold")
def test_who_steps_inside_the_zone_of_a_dazed_holder_only_minds_the_others():
    game = pitch("home 1 7,7 / away 1 6,7 dazed Tentacles / away 2 6,8", dice="3")
    game.play("home 1 move", "move 8,7")
    assert game.shows("home 1 8,7 up")
    assert game.done()
