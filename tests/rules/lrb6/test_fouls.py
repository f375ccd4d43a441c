"""Fouls: whom, how hard, who helps, and what the referee sees."""

import pytest
from table import accept_the_call, pitch


@pytest.mark.rule("lrb6/fouls.target")
@pytest.mark.parametrize("state", ["prone", "stunned"])
def test_a_foul_is_made_against_a_neighbour_who_is_down(state):
    game = pitch(
        f"home 1 7,7 / away 1 8,7 {state} / away 2 8,8 / away 3 10,7 prone / home 2 7,8 prone",
        "1 2",
    )
    game.play("home 1 foul")
    assert game.offers("foul away 1")
    assert game.refuses("foul away 2", "foul away 3", "foul home 2")
    game.play("foul away 1")
    assert game.asked("home", "turn")  # it ends the action
    assert game.refuses("home 1 move")
    assert game.shows(f"away 1 8,7 {state}")
    assert game.done()


@pytest.mark.rule("lrb6/fouls.target")
def test_no_foul_is_declared_while_nobody_is_down():
    assert pitch("home 1 7,7 / away 1 8,7").refuses("home 1 foul")


@pytest.mark.rule("lrb6/fouls.armour")
@pytest.mark.parametrize(
    ("armour", "after"),
    [("5 3", "prone"), ("5 4 1 2", "stunned"), ("5 4 5 3", "ko")],
)
def test_a_foul_is_an_armour_roll_and_then_an_injury_roll(armour, after):
    # AV 8: 8 holds, 9 breaks.
    game = pitch("home 1 7,7 / away 1 8,7 prone / away 2 20,5", armour)
    game.play("home 1 foul", "foul away 1")
    assert game.shows(f"away 1 {'ko' if after == 'ko' else '8,7 ' + after}")
    assert game.shows("home 1 7,7 up")
    assert game.done()


@pytest.mark.rule("lrb6/fouls.armour")
@pytest.mark.parametrize(("bonus", "broken"), [(0, False), (1, True)])
def test_the_option_adds_one_to_every_foul(bonus, broken):
    game = pitch(
        "home 1 7,7 / away 1 8,7 prone / away 2 20,5",
        "5 3" + (" 1 2" if broken else ""),
        options={"foul_base_bonus": bonus},
    )
    game.play("home 1 foul", "foul away 1")
    assert game.state("away 1") == ("stunned" if broken else "prone")
    assert game.done()


def armour_total(position: str) -> int:
    """What a foul of home 1 on away 1, with 1 and 2 on the dice, adds to the 3."""
    game = pitch(position, "1 2")
    game.play("home 1 foul", "foul away 1")
    roll = game.happenings("armour")[-1]
    assert game.done()
    return roll.values[2]


FOUL = "home 1 7,7 / away 1 8,7 prone / away 9 20,5"


@pytest.mark.rule("lrb6/fouls.assist-attacker")
@pytest.mark.parametrize(
    ("helpers", "bonus"),
    [
        ("", 0),
        (" / home 2 9,7", 1),  # beside the victim
        (" / home 2 9,7 / home 3 9,8", 2),
        (" / home 2 6,7", 0),  # beside the fouler only
        (" / home 2 9,7 prone", 0),
        (" / home 2 9,7 dazed", 0),  # no tackle zones
        (" / home 2 9,7 hypnotised", 0),
        (" / home 2 9,7 / away 2 10,7", 0),  # in an opponent's tackle zone
        (" / home 2 9,7 / away 2 10,7 prone", 1),
        (" / home 2 9,7 Guard / away 2 10,7", 0),  # Guard is for blocks
    ],
)
def test_team_mates_beside_the_victim_help_the_fouler(helpers, bonus):
    assert armour_total(FOUL + helpers) == bonus


@pytest.mark.rule("lrb6/fouls.assist-defender")
@pytest.mark.parametrize(
    ("helpers", "bonus"),
    [
        (" / away 2 6,7", -1),  # beside the fouler; the fouler's own tackle zone does not count
        (" / away 2 6,7 / away 3 6,6", -2),
        (" / away 2 9,7", 0),  # beside the victim only
        (" / away 2 6,7 prone", 0),
        (" / away 2 6,7 dazed", 0),
        (" / away 2 6,7 / home 2 5,7", 0),  # in the tackle zone of another
        (" / away 2 6,7 Guard / home 2 5,7", 0),
        (" / away 2 6,7 / home 2 9,7", 0),  # one helps each side
    ],
)
def test_opponents_beside_the_fouler_help_the_victim(helpers, bonus):
    assert armour_total(FOUL + helpers) == bonus


@pytest.mark.rule("lrb6/fouls.assist-attacker")
def test_an_assist_breaks_armour_that_would_have_held():
    game = pitch(FOUL + " / home 2 9,7", "5 3 1 2")  # 8 + 1 against AV 8
    game.play("home 1 foul", "foul away 1")
    assert game.shows("away 1 8,7 stunned")
    assert game.done()


@pytest.mark.rule("lrb6/fouls.sent-off")
@pytest.mark.parametrize(
    ("dice", "victim", "seen"),
    [
        ("1 2", "prone", False),
        ("4 4", "prone", True),  # a double counts although armour holds
        ("5 5 1 2", "stunned", True),
        ("5 4 2 2", "stunned", True),  # a double on the injury roll
        ("5 5 2 2", "stunned", True),
        ("5 4 1 3", "stunned", False),
    ],
)
def test_a_double_has_the_fouler_sent_off(dice, victim, seen):
    game = pitch(FOUL + " / home 2 2,2", dice)
    game.play("home 1 foul", "foul away 1")
    assert game.state("away 1") == victim
    assert game.state("home 1") == ("off" if seen else "up")
    assert game.turnover is seen
    assert game.done()


@pytest.mark.rule("lrb6/fouls.sent-off")
def test_a_player_sent_off_stays_off_for_the_rest_of_the_match():
    game = pitch(FOUL + " / home 2 24,2 ball / kicking away", "4 4", seed=3)
    game.play("home 1 foul", "foul away 1", "end turn", "home 2 move", "move 25,2")
    game.until("set-up", "home")
    assert game.score == (1, 0)
    assert game.shows("home 1 off")
    assert game.refuses("place home 1 at 12,7")
    assert game.offers("place home 2 at 12,7")


@pytest.mark.rule("lrb6/fouls.turnover")
@pytest.mark.parametrize(
    ("answers", "bribe", "off"),
    [
        (["accept the call"], "", True),
        (["bribe the referee"], "1", True),  # wasted
        (["bribe the referee"], "2", False),
        (["bribe the referee"], "6", False),
    ],
)
def test_a_bribe_that_works_prevents_sending_off_and_turnover(answers, bribe, off):
    game = pitch(FOUL + " / home 2 2,2 / bribes 1 0", "4 4 " + bribe)
    game.play("home 1 foul", "foul away 1", *answers)
    assert game.state("home 1") == ("off" if off else "up")
    assert game.turnover is off
    assert game.shows(f"bribes home {0 if bribe else 1}")
    assert game.done()


@pytest.mark.rule("lrb6/fouls.turnover")
def test_a_second_bribe_may_follow_a_wasted_one():
    game = pitch(FOUL + " / home 2 2,2 / bribes 2 0", "4 4 1 2")
    game.play("home 1 foul", "foul away 1", "bribe the referee", "bribe the referee")
    assert game.shows("home 1 7,7 up / bribes 0 0")
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/fouls.ball")
def test_the_ball_of_a_fouler_sent_off_bounces_from_his_square():
    game = pitch("home 1 7,7 ball / away 1 8,7 prone / away 2 20,5", "4 4 W")
    accept_the_call(game.play("home 1 foul", "foul away 1"))
    assert game.shows("home 1 off / ball 6,7")
    assert game.asked("away", "turn")
    assert game.done()


# --- skills of foulers ------------------------------------------------------------------------

DIRTY = "home 1 7,7 Dirty Player / away 1 8,7 prone / away 2 20,5 / home 2 2,2"


@pytest.mark.rule("lrb6/skill.dirty-player.bonus")
def test_dirty_player_may_add_one_to_the_armour_roll_and_then_not_to_injury():
    # 5+3+1 breaks AV 8. Injury 3+4 stuns; with another +1 it would be a knock-out.
    game = pitch(DIRTY, "5 3 3 4")
    game.play("home 1 foul", "foul away 1", "use Dirty Player")
    assert game.shows("away 1 8,7 stunned")
    assert game.done()


@pytest.mark.rule("lrb6/skill.dirty-player.bonus")
def test_dirty_player_may_add_one_to_the_injury_roll_instead():
    # 5+4 breaks without help. Injury 3+4+1: knocked out.
    game = pitch(DIRTY, "5 4 3 4")
    game.play("home 1 foul", "foul away 1")
    assert game.shows("away 1 ko")
    assert game.done()


@pytest.mark.rule("lrb6/skill.dirty-player.bonus")
def test_dirty_player_is_no_help_where_one_more_is_not_enough():
    game = pitch(DIRTY, "4 3")
    game.play("home 1 foul", "foul away 1")
    assert game.shows("away 1 8,7 prone")
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("lrb6/skill.dirty-player.bonus")
def test_dirty_player_adds_nothing_to_a_block():
    game = pitch("home 1 7,7 Dirty Player / away 1 8,7", "pow 5 3")
    game.play("home 1 block", "block away 1", "push to 9,7", "stay")
    assert game.shows("away 1 9,7 prone")
    assert game.done()


@pytest.mark.rule("lrb6/fouls.armour")
@pytest.mark.parametrize("skill", ["Mighty Blow", "Claw", "Piling On"])
def test_the_skills_of_blockers_do_not_help_a_foul(skill):
    game = pitch(f"home 1 7,7 {skill} / away 1 8,7 prone av9 / away 2 20,5", "5 4")
    game.play("home 1 foul", "foul away 1")
    assert game.shows("away 1 8,7 prone")
    assert game.done()


@pytest.mark.rule("lrb6/skill.sneaky-git.armour")
@pytest.mark.parametrize(
    ("dice", "off"),
    [
        ("4 4", False),  # armour holds: nobody has heard anything
        ("5 5 1 2", True),  # armour breaks
        ("5 4 2 2", True),  # a double on the injury roll counts as usual
        ("5 5 2 2", True),
    ],
)
def test_sneaky_git_hides_a_double_while_armour_holds(dice, off):
    game = pitch("home 1 7,7 Sneaky Git / away 1 8,7 prone / away 2 20,5 / home 2 2,2", dice)
    accept_the_call(game.play("home 1 foul", "foul away 1"))
    assert game.state("home 1") == ("off" if off else "up")
    assert game.turnover is off
    assert game.done()


@pytest.mark.rule("lrb6/skill.sneaky-git.armour", "lrb6/skill.dirty-player.bonus")
def test_a_sneaky_and_dirty_player_is_heard_when_his_bonus_breaks_armour():
    game = pitch(
        "home 1 7,7 Sneaky Git Dirty Player / away 1 8,7 prone / away 2 20,5", "4 4 1 2"
    )
    accept_the_call(game.play("home 1 foul", "foul away 1", "use Dirty Player"))
    assert game.shows("home 1 off / away 1 8,7 stunned")
    assert game.done()
