"""Fouls: the victim, the assists, and what the referee sees.

Home 1 fouls away 1 (AV 9+), who lies beside him.
"""

import pytest
from table import Scene, pitch

FOUL = "home 1 7,7 {home} / home 9 2,2 / away 1 8,7 {away} / away 9 20,2 / turn home 2 / {more}"


def foul(dice: str, home: str = "", away: str = "prone", more: str = "") -> Scene:
    game = pitch(FOUL.format(home=home, away=away, more=more), dice)
    return game.play("home 1 foul", "foul away 1")


@pytest.mark.rule("bb2020/fouls.target")
def test_the_victim_is_named_first_and_lies_on_the_ground():
    game = pitch("home 1 6,7 / away 1 8,7 prone / away 2 8,8 stunned / away 3 12,12", "1 2")
    game.play("home 1 foul")
    assert game.asked("home", "target", "home 1")
    assert game.offers("name away 1", "name away 2")
    assert game.refuses("name away 3")
    game.play("name away 1")
    assert game.refuses("foul away 1")
    game.play("move 7,7")
    assert game.refuses("foul away 2")
    # The foul ends his activation, though he had movement left.
    game.play("foul away 1")
    assert game.asked("home", "turn")
    assert game.refuses("home 1 move")
    assert game.done()


@pytest.mark.rule("bb2020/fouls.target", "bb2020/turns.foul")
def test_one_foul_a_turn():
    game = foul("1 2", more="home 2 8,8")
    assert game.refuses("home 2 foul")
    assert game.done()


@pytest.mark.rule("bb2020/fouls.armour")
@pytest.mark.parametrize(
    ("dice", "state"),
    [("5 3", "prone"), ("5 4 1 2", "stunned"), ("5 4 5 3", "ko"), ("5 4 6 4 1", "injured")],
)
def test_armour_and_injury(dice: str, state: str):
    game = foul(dice)
    assert game.shows(f"away 1 {state}")
    assert game.done()


@pytest.mark.rule("bb2020/fouls.armour", "bb2020/casualty.credit")
def test_a_foul_earns_nothing():
    game = foul("5 4 6 4 1")
    assert game.shows("away 1 injured")
    assert game.table.feats == ()


@pytest.mark.rule("bb2020/prayers.fouling-frenzy")
def test_fouling_frenzy_credits_the_fouler():
    game = foul("5 4 6 4 1", more="prayers 8192 0")
    assert game.table.feats == ((game.player("home 1"), 1),)


@pytest.mark.rule("bb2020/fouls.assist-attacker")
def test_team_mates_beside_the_victim_add_one_each():
    # 5 + 3 is 8; with one assist the armour breaks.
    game = foul("5 3 1 2", more="home 2 8,8 / home 3 9,9")
    assert game.shows("away 1 stunned")
    assert game.done()


@pytest.mark.rule("bb2020/fouls.assist-attacker", "bb2020/skill.guard.assist")
@pytest.mark.parametrize("skill", ["", "Guard"])
def test_a_marked_team_mate_is_no_help_even_with_guard(skill: str):
    game = foul("5 3", more=f"home 2 8,8 {skill} / away 2 9,9")
    assert game.shows("away 1 prone")
    assert game.done()


@pytest.mark.rule("bb2020/fouls.assist-defender")
def test_team_mates_of_the_victim_take_one_each():
    game = foul("5 4", more="away 2 6,6")
    assert game.shows("away 1 prone")
    game = foul("5 4 1 2", more="away 2 6,6 / home 2 5,5")
    assert game.shows("away 1 stunned")
    assert game.done()


# --- sent off ---------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/fouls.sent-off")
@pytest.mark.parametrize("dice", ["2 2", "5 5 1 2", "5 4 3 3"])
def test_a_natural_double_on_armour_or_injury_is_seen(dice: str):
    game = foul(dice)
    assert game.asked("home", "bribe", "home 1")
    game.play("accept the call")
    assert game.shows("home 1 off")
    assert game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/fouls.sent-off")
def test_other_dice_are_not():
    game = foul("5 4 1 2")
    assert game.shows("home 1 7,7 up")
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/fouls.turnover", "bb2020/turnovers.sent-off")
def test_a_sending_off_ends_the_turn():
    game = foul("2 2").play("accept the call")
    assert game.turnover
    assert game.asked("away", "turn")


@pytest.mark.rule("bb2020/fouls.ball")
def test_the_ball_of_a_player_sent_off_bounces():
    game = foul("2 2 W", "ball").play("accept the call")
    assert game.shows("home 1 off / ball 6,7")
    assert game.done()


# --- skills about fouls -----------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.sneaky-git.armour")
def test_sneaky_git_hides_a_double_on_armour_but_not_on_injury():
    game = foul("2 2", "Sneaky Git")
    assert game.asked("home", "turn")
    game = foul("5 5 1 2", "Sneaky Git")
    assert game.asked("home", "turn")
    game = foul("5 4 3 3", "Sneaky Git")
    assert game.asked("home", "bribe")


@pytest.mark.rule("bb2020/skill.dirty-player.bonus")
def test_dirty_player_adds_to_the_armour_after_the_roll():
    game = foul("5 3 1 2", "Dirty Player (+1)")
    assert game.asked("home", "use skill", "Dirty Player (+1)")
    game.play("use Dirty Player (+1)")
    # Used up on the armour: 1 + 2 stays 3.
    assert [each.values[2] for each in game.happenings("injury")] == [0]
    assert game.done()


@pytest.mark.rule("bb2020/skill.dirty-player.bonus")
@pytest.mark.parametrize(
    ("skill", "dice", "state"),
    [
        ("Dirty Player (+1)", "5 4 4 3", "ko"),
        ("Dirty Player (+2)", "5 4 4 2", "ko"),
        ("Dirty Player (+2)", "5 4 4 1", "stunned"),
    ],
)
def test_or_to_the_injury(skill: str, dice: str, state: str):
    game = foul(dice, skill)
    assert game.shows(f"away 1 {state}")
    assert game.done()


@pytest.mark.rule("bb2020/skill.dirty-player.bonus")
def test_dirty_player_is_no_help_in_a_block():
    game = pitch("home 1 7,7 Dirty Player (+2) / away 1 8,7", "pow 5 3")
    game.play("home 1 block", "block away 1", "push to 9,7", "stay")
    assert game.shows("away 1 9,7 prone")
    assert game.done()


@pytest.mark.rule("bb2020/skill.dirty-player.bonus")
def test_a_dirty_player_blocks_like_anybody():
    game = pitch("home 1 5,5 Dirty Player (+1) / away 1 6,5 av9 / away 2 20,2", "pow 4 4")
    game.play("home 1 block", "block away 1", "push to 7,5", "stay")
    assert game.shows("away 1 7,5 prone")
    assert game.asked("home", "turn")
    nine = pitch("home 1 5,5 Dirty Player (+1) / away 1 6,5 av9 / away 2 20,2", "pow 4 5 1 2")
    nine.play("home 1 block", "block away 1", "push to 7,5", "stay")
    assert nine.shows("away 1 7,5 stunned")
    assert game.done()
    assert nine.done()


# --- those who watch --------------------------------------------------------------------------


@pytest.mark.rule("bb2020/prayers.under-scrutiny")
def test_under_scrutiny_every_foul_of_the_opponents_is_seen():
    game = foul("1 2", more="prayers 0 32768")
    assert game.asked("home", "bribe", "home 1")
    game = foul("1 2", "Sneaky Git", more="prayers 0 32768")
    assert game.asked("home", "bribe", "home 1")
    game = foul("1 2", more="prayers 32768 0")
    assert game.asked("home", "turn")
