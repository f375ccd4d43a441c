"""Rules of stars about their own dice."""

import pytest
from table import pitch

# --- rolling again ----------------------------------------------------------------------------


@pytest.mark.rule("bb2020/star.blind-rage")
def test_blind_rage_rolls_every_dauntless_again():
    game = pitch(
        "home 1 5,5 st1 Dauntless Blind Rage / home 2 2,2 / away 1 6,5 st4",
        dice="3 4, push",
    )
    game.play("home 1 block", "block away 1")
    assert game.asked("home", "re-roll", "dauntless")
    game.play("re-roll with Blind Rage", "push to 7,5", "stay")
    assert game.told("home 1 blocks away 1, 1 die")
    assert game.done()


@pytest.mark.rule("bb2020/star.blind-rage")
def test_blind_rage_is_never_used_up():
    game = pitch("home 1 5,5 st1 Frenzy Dauntless Blind Rage / away 1 6,5 st4 av9",
                 dice="1 5 push 2 6 push")  # fmt: skip
    game.play("home 1 block", "block away 1", "re-roll with Blind Rage")
    game.play("push to 7,5", "re-roll with Blind Rage", "push to 8,5")
    assert game.shows("home 1 7,5 up / away 1 8,5 up")
    assert game.done()


@pytest.mark.rule("bb2020/star.mesmerizing-dance")
def test_mesmerizing_dance_rolls_one_failed_gaze_again():
    game = pitch(
        "home 1 5,5 ag2 Hypnotic Gaze Mesmerizing Dance / home 2 2,2 / away 1 6,5 / away 2 20,2",
        dice="1 2",
    )
    game.play("home 1 gaze", "name away 1", "Hypnotic Gaze on away 1")
    game.play("re-roll with Mesmerizing Dance")
    assert game.shows("away 1 6,5 up hypnotised")
    assert game.done()


@pytest.mark.rule("bb2020/star.mesmerizing-dance")
def test_mesmerizing_dance_works_once_a_match():
    game = pitch(
        "home 1 5,5 ag2 Hypnotic Gaze Mesmerizing Dance / home 2 2,2 / away 1 6,5",
        dice="1 1 1",
    )
    game.play("home 1 gaze", "Hypnotic Gaze on away 1", "re-roll with Mesmerizing Dance")
    game.play("end turn", "end turn", "home 1 gaze", "Hypnotic Gaze on away 1")
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/star.the-ballista")
def test_the_ballista_rolls_a_pass_again():
    game = pitch("home 1 5,5 pa4 The Ballista ball / home 2 7,5 / away 1 20,5", dice="2 5 5")
    game.play("home 1 pass", "pass the ball", "pass to 7,5", "re-roll with The Ballista")
    assert game.ball == "home 2"
    assert game.done()


@pytest.mark.rule("bb2020/star.the-ballista")
def test_the_ballista_rolls_a_throw_of_a_team_mate_again():
    game = pitch(
        "home 1 5,5 st6 pa4 Throw Team-mate The Ballista / home 2 6,5 st2 Right Stuff"
        " / away 1 20,5",
        dice="1 6, N N N, 6",
    )
    game.play("home 1 throw team-mate", "throw home 2", "throw home 2 to 8,5")
    game.play("re-roll with The Ballista")
    assert game.shows("home 2 8,2 up")
    assert game.done()


@pytest.mark.rule("bb2020/star.consummate-professional")
def test_a_consummate_professional_rolls_one_die_again():
    game = pitch("home 1 5,5 ag3 Consummate Professional / away 1 6,5 / home 2 2,2", dice="1 3")
    game.play("home 1 move", "move 4,5", "re-roll with Consummate Professional", "stop")
    assert game.shows("home 1 4,5 up")
    assert game.done()


@pytest.mark.rule("bb2020/star.consummate-professional")
def test_a_consummate_professional_rolls_one_die_of_a_pool_again():
    game = pitch(
        "home 1 5,5 st4 Consummate Professional / home 2 2,2 / away 1 6,5 av9",
        dice="both down, skull, pow, 3 3",
    )
    game.play("home 1 block", "block away 1", "re-roll attacker down with Consummate Professional")
    assert game.offers("choose both down", "choose pow")
    assert game.refuses("re-roll both down with Consummate Professional")
    game.play("choose pow", "push to 7,5", "stay")
    assert game.shows("away 1 7,5 prone")
    assert game.done()


@pytest.mark.rule("bb2020/star.consummate-professional")
def test_a_consummate_professional_does_it_once_a_match():
    game = pitch("home 1 5,5 ma3 Consummate Professional / away 1 20,5", dice="1 3 1 2 2")
    game.play("home 1 move", "move 6,5", "move 7,5", "move 8,5", "move 9,5")
    game.play("re-roll with Consummate Professional", "move 10,5")
    assert game.shows("home 1 10,5 prone")
    assert game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/star.consummate-professional")
def test_a_professional_re_rolls_one_block_die_and_never_the_pool():
    game = pitch("home 1 5,5 st4 Consummate Professional / away 1 6,5 / away 2 20,2", "push skull")
    game.play("home 1 block", "block away 1")
    assert game.refuses("re-roll with Consummate Professional")
    assert any("Consummate Professional" in text for text in game.options())
    assert game.done()


@pytest.mark.rule("bb2020/star.halfling-luck")
def test_halfling_luck_rolls_a_pick_up_again():
    game = pitch("home 1 5,5 ag3 Halfling Luck / home 2 2,2 / away 1 20,5 / ball 6,5", dice="2 4")
    game.play("home 1 move", "move 6,5", "re-roll with Halfling Luck")
    assert game.ball == "home 1"
    assert game.done()


@pytest.mark.rule("bb2020/star.thinking-mans-troll")
def test_the_thinking_mans_troll_rolls_one_die_again_in_each_half():
    game = pitch(
        "home 1 5,5 ag5 Thinking Man's Troll / home 2 2,2 / away 1 6,5 / turns 8 8", dice="4 5"
    )
    game.play("home 1 move", "move 4,5", "re-roll with Thinking Man's Troll", "stop")
    assert game.table.used_up != ()
    game.play("end turn")
    assert game.table.half == 2
    assert game.table.used_up == ()
    assert game.done()


@pytest.mark.rule("bb2020/star.whirling-dervish")
def test_a_whirling_dervish_has_one_direction_rolled_again():
    game = pitch("home 1 10,7 Ball & Chain Whirling Dervish / away 1 20,5", dice="1 5 3")
    game.play("home 1 move", "face east", "re-roll with Whirling Dervish")
    assert game.shows("home 1 11,8 up")
    game.play("face east")
    assert game.shows("home 1 12,8 up")
    assert game.refuses("re-roll with Whirling Dervish")
    assert game.done()


@pytest.mark.rule("bb2020/star.whirling-dervish")
def test_a_dervish_may_like_the_way_he_goes():
    game = pitch("home 1 10,7 Ball & Chain Whirling Dervish / away 1 20,5", dice="1 3")
    game.play("home 1 move", "face east", "keep the roll")
    assert game.shows("home 1 11,6 up")
    game.play("face east")
    assert game.offers("re-roll with Whirling Dervish")
    assert game.done()


# --- making more of a roll --------------------------------------------------------------------


@pytest.mark.rule("bb2020/star.incorporeal")
def test_incorporeal_adds_the_strength_to_a_dodge():
    game = pitch(
        "home 1 5,5 st3 ag4 Incorporeal / home 2 2,2 / away 1 6,5 / away 2 4,7",
        dice="2",
    )
    game.play("home 1 move", "move 4,6", "use Incorporeal", "stop")
    assert game.shows("home 1 4,6 up")
    assert game.done()


@pytest.mark.rule("bb2020/star.incorporeal")
def test_incorporeal_is_no_help_against_a_one():
    game = pitch("home 1 5,5 st3 ag4 Incorporeal / away 1 6,5", dice="1 2 2")
    game.play("home 1 move", "move 4,5")
    assert game.shows("home 1 4,5 prone")
    assert game.done()


@pytest.mark.rule("bb2020/star.swift-as-the-breeze")
def test_swift_as_the_breeze_dodges_on_two():
    game = pitch(
        "home 1 5,5 ag4 Swift as the Breeze / away 1 6,5 / away 2 3,6 / away 3 4,7", dice="2"
    )
    game.play("home 1 move", "move 4,6", "use Swift as the Breeze", "stop")
    assert game.shows("home 1 4,6 up")
    assert game.done()


@pytest.mark.rule("bb2020/star.swift-as-the-breeze")
def test_swift_as_the_breeze_rushes_on_two_in_the_snow_once():
    game = pitch(
        "home 1 5,5 ma2 Swift as the Breeze / away 1 20,5 / weather blizzard", dice="2 2 3 3"
    )
    game.play("home 1 move", "move 6,5", "move 7,5", "move 8,5", "use Swift as the Breeze")
    game.play("move 9,5")
    assert game.shows("home 1 9,5 prone")
    assert game.done()


@pytest.mark.rule("bb2020/star.swift-as-the-breeze")
def test_swift_as_the_breeze_leaps_on_two():
    game = pitch(
        "home 1 5,5 ag4 Leap Swift as the Breeze / away 1 6,5 / away 2 8,4 / away 3 8,5", dice="2"
    )
    game.play("home 1 move", "leap 7,5", "use Swift as the Breeze", "stop")
    assert game.shows("home 1 7,5 up")
    assert game.done()


@pytest.mark.rule("bb2020/star.swift-as-the-breeze")
def test_the_breeze_helps_nobody_to_catch():
    game = pitch("home 1 5,5 ball / home 2 6,5 ag5 Swift as the Breeze / away 1 20,5", dice="4 N")
    game.play("home 1 hand-off", "hand off to home 2")
    assert game.ball == "6,4"
    assert game.done()


BOUND = "home 1 5,5 ag4 Leap Bounding Leap / home 2 2,2 / away 1 6,5 / away 2 8,4 / away 3 8,5"


@pytest.mark.rule("bb2020/star.bounding-leap")
def test_a_bounding_leap_has_nothing_against_it():
    game = pitch(BOUND, dice="4")
    game.play("home 1 move", "leap 7,5", "use Bounding Leap", "stop")
    assert game.shows("home 1 7,5 up")
    assert game.done()


@pytest.mark.rule("bb2020/star.bounding-leap")
def test_a_bounding_leap_may_be_rolled_again_once():
    game = pitch(BOUND, dice="3 4")
    game.play("home 1 move", "leap 7,5", "use Bounding Leap", "re-roll with Bounding Leap", "stop")
    assert game.shows("home 1 7,5 up")
    assert game.done()


@pytest.mark.rule("bb2020/star.bounding-leap")
def test_without_declaring_it_a_leap_is_as_hard_as_ever():
    game = pitch(BOUND, dice="4 2 2")
    game.play("home 1 move", "leap 7,5", "do not use Bounding Leap")
    assert game.shows("home 1 7,5 prone")
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


@pytest.mark.rule("bb2020/star.burst-of-speed")
def test_a_burst_of_speed_is_a_third_rush_once_a_match():
    game = pitch("home 1 5,5 ma2 Burst of Speed / home 2 2,2 / away 1 20,5", dice="2 2 2 2 2")
    game.play("home 1 move", "move 6,5", "move 7,5", "move 8,5", "move 9,5", "move 10,5")
    assert game.shows("home 1 10,5 up")
    game.play("end turn", "end turn", "home 1 move")
    game.play("move 11,5", "move 12,5", "move 13,5", "move 14,5")
    assert game.asked("home", "turn")  # that was all
    assert game.shows("home 1 14,5 up")
    assert game.done()


@pytest.mark.rule("bb2020/star.strong-passing-game")
def test_a_strong_passing_game_adds_the_strength_to_a_pass():
    game = pitch(
        "home 1 5,5 st3 pa5 Strong Passing Game ball / home 2 7,5 / away 1 20,5", dice="2 5"
    )
    game.play("home 1 pass", "pass the ball", "pass to 7,5", "use Strong Passing Game")
    assert game.ball == "home 2"
    assert game.done()


@pytest.mark.rule("bb2020/star.strong-passing-game")
def test_a_strong_passing_game_does_not_mend_a_fumble():
    game = pitch(
        "home 1 5,5 st3 pa5 Strong Passing Game ball / home 2 7,5 / away 1 20,5", dice="1 N"
    )
    game.play("home 1 pass", "pass the ball", "pass to 7,5")
    assert game.ball == "5,4"
    assert game.turnover
