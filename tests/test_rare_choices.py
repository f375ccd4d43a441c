"""What is legal and hardly anybody wants: offered with the option, never asked about without."""

import pytest
from table import Scene, pitch

RARE: dict[str, object] = {"rare_choices": True}
OLDER = ("lrb6", "bb2016")
ALL = (*OLDER, "bb2020")


def rare(text: str, dice: str = "", rules: str = "lrb6") -> Scene:
    return pitch(text, dice, options=RARE, rules=rules)


# --- skills that are used without a question --------------------------------------------------


@pytest.mark.parametrize("rules", ALL)
@pytest.mark.rule("lrb6/skill.strip-ball.drop", "lrb6/skills.optional")
def test_strip_ball_may_be_left_unused(rules: str) -> None:
    text = "home 1 7,7 Strip Ball / away 1 8,7 ball"
    game = rare(text, "push", rules).play("home 1 block", "block away 1", "push to 9,7", "stay")
    assert game.asked("home", "use skill", "Strip Ball")
    used = game.copy().rolls("N").play("use Strip Ball")
    assert used.shows("away 1 9,7 up / ball 9,6")
    assert game.play("do not use Strip Ball").shows("away 1 9,7 ball")
    # Nobody is asked in ordinary play.
    usual = pitch(text, "push N", rules=rules)
    usual.play("home 1 block", "block away 1", "push to 9,7", "stay")
    assert usual.shows("ball 9,6")
    assert usual.done()


@pytest.mark.parametrize("rules", ALL)
@pytest.mark.rule("lrb6/skill.tackle.dodge", "lrb6/skills.optional")
def test_tackle_may_be_left_unused_against_a_stumble(rules: str) -> None:
    text = "home 1 7,7 Tackle / away 1 8,7 Dodge"
    game = rare(text, "stumble", rules).play("home 1 block", "block away 1")
    assert game.asked("home", "use skill", "Tackle")
    used = game.copy().rolls("1 1").play("use Tackle", "push to 9,7", "stay")
    assert used.shows("away 1 9,7 prone")
    game.play("do not use Tackle", "away: use Dodge", "push to 9,7", "stay")
    assert game.shows("away 1 9,7 up")
    usual = pitch(text, "stumble 1 1", rules=rules)
    usual.play("home 1 block", "block away 1", "push to 9,7", "stay")
    assert usual.shows("away 1 9,7 prone")


@pytest.mark.parametrize("rules", ALL)
@pytest.mark.rule("lrb6/skill.tackle.dodge", "lrb6/skills.optional")
def test_tackle_may_be_left_unused_when_somebody_dodges_away(rules: str) -> None:
    text = "home 1 7,7 Dodge / away 1 8,7 Tackle / rerolls 1 0"
    game = rare(text, "1", rules).play("home 1 move", "move 6,7", "re-roll with Dodge")
    assert game.asked("away", "use skill", "Tackle")
    spared = game.copy().rolls("6").play("do not use Tackle", "stop")
    assert spared.shows("home 1 6,7 up / rerolls 1 0")
    game.rolls("6").play("use Tackle", "home: team re-roll", "stop")
    assert game.shows("home 1 6,7 up / rerolls 0 0")
    usual = pitch(text, "1", rules=rules).play("home 1 move", "move 6,7")
    assert usual.refuses("re-roll with Dodge")


@pytest.mark.parametrize("rules", ALL)
@pytest.mark.rule("lrb6/skill.block.both-down", "lrb6/skills.optional")
def test_block_may_be_left_unused_on_both_down(rules: str) -> None:
    text = "home 1 7,7 Block / away 1 8,7 Block"
    game = rare(text, "both down", rules).play("home 1 block", "block away 1", "use Block")
    game.rolls("1 1").play("away: do not use Block")
    assert game.shows("home 1 7,7 up / away 1 8,7 prone")
    usual = pitch(text, "both down", rules=rules).play("home 1 block", "block away 1")
    assert usual.shows("home 1 7,7 up / away 1 8,7 up")


# --- diving where it does not decide ----------------------------------------------------------


@pytest.mark.parametrize("rules", ALL)
@pytest.mark.rule("lrb6/skill.diving-tackle.minus-two", "lrb6/skills.optional")
def test_a_dive_that_decides_nothing(rules: str) -> None:
    text = "home 1 7,7 / away 1 8,7 Diving Tackle"
    game = rare(text, "6", rules).play("home 1 move", "move 6,7")
    assert game.asked("away", "dive at")
    game.play("away 1 uses Diving Tackle", "stop")
    assert game.shows("home 1 6,7 up / away 1 7,7 prone")
    usual = pitch(text, "6", rules=rules).play("home 1 move", "move 6,7")
    assert usual.asked("home", "action")


@pytest.mark.parametrize("rules", OLDER)
@pytest.mark.rule("lrb6/skill.diving-tackle.minus-two")
def test_a_dive_at_who_falls_anyway(rules: str) -> None:
    text = "home 1 7,7 / away 1 8,7 Diving Tackle"
    game = rare(text, "1 1 1", rules).play("home 1 move", "move 6,7", "away 1 uses Diving Tackle")
    assert game.shows("home 1 6,7 prone / away 1 7,7 prone")
    assert game.done()


# --- who pays for Piling On -------------------------------------------------------------------


@pytest.mark.rule("bb2016/skill.piling-on.re-roll")
def test_which_re_roll_pays_for_piling_on() -> None:
    text = "home 1 7,7 Piling On, Leader / away 1 8,7 / rerolls 2 0 / leader 1 0"
    game = rare(text, "pow 1 1", "bb2016")
    game.play("home 1 block", "block away 1", "choose pow", "push to 9,7", "follow up")
    game.play("use Piling On")
    assert game.asked("home", "pays", "home 1")
    assert game.options() == ["team re-roll", "leader re-roll"]
    game.rolls("1 2").play("leader re-roll")
    assert game.shows("rerolls 2 0 / leader 0 0 / home 1 8,7 prone")
    assert game.done()
    usual = pitch(text, "pow 1 1 1 2", rules="bb2016")
    usual.play("home 1 block", "block away 1", "choose pow", "push to 9,7", "follow up")
    usual.play("use Piling On")
    assert usual.shows("rerolls 1 0 / leader 1 0")
    assert usual.done()


# --- actions declared too early ---------------------------------------------------------------


@pytest.mark.parametrize("rules", OLDER)
@pytest.mark.rule("lrb6/turns.foul")
def test_a_foul_may_be_declared_while_nobody_is_down(rules: str) -> None:
    text = "home 1 7,7 / home 2 8,6 / away 1 9,7"
    assert pitch(text, rules=rules).refuses("home 1 foul")
    game = rare(text, "", rules).play("home 1 foul", "move 6,7", "stop")
    assert game.shows("home 1 6,7 up / used foul")
    assert game.refuses("home 2 foul")


@pytest.mark.rule("bb2020/fouls.target")
def test_where_a_foul_names_its_victim_there_must_be_one() -> None:
    assert rare("home 1 7,7 / away 1 9,7", "", "bb2020").refuses("home 1 foul")


# --- a block from the end zone ----------------------------------------------------------------

RUNNER = "home 1 24,7 ball / away 1 25,6 / away 2 3,3 / turn home 2"


@pytest.mark.parametrize("rules", OLDER)
@pytest.mark.rule("lrb6/scoring.own-turn", "lrb6/scoring.stop", "lrb6/blocking.blitz")
def test_a_blitzing_carrier_may_block_from_the_end_zone_before_he_scores(rules: str) -> None:
    game = rare(RUNNER, "4", rules).play("home 1 blitz", "move 25,7")
    assert game.options() == ["stop", "block away 1"]
    game.copy().play("stop").shows("score 1 0")
    fallen = game.copy().rolls("skull 1 1 W").play("block away 1")
    assert fallen.score == (0, 0)
    assert fallen.turnover
    game.rolls("pow 1 1").play("block away 1", "push to 25,5", "stay")
    assert game.score == (1, 0)
    assert game.done()
    usual = pitch(RUNNER, "4", rules=rules).play("home 1 blitz", "move 25,7")
    assert usual.score == (1, 0)


@pytest.mark.rule("bb2020/scoring.at-once")
def test_where_a_touchdown_stops_play_at_once_there_is_no_such_block() -> None:
    game = rare(RUNNER, "4", "bb2020").play("home 1 blitz", "name away 1", "move 25,7")
    assert game.score == (1, 0)


@pytest.mark.rule("bb2020/skill.diving-tackle.minus-two")
def test_a_dive_at_a_jumper_that_decides_nothing() -> None:
    text = "home 1 7,7 / home 2 6,7 prone / away 1 8,7 Diving Tackle"
    game = rare(text, "6", "bb2020").play("home 1 move", "leap 5,7")
    game.play("away 1 uses Diving Tackle", "stop")
    assert game.shows("home 1 5,7 up / away 1 7,7 prone")
    assert game.done()


@pytest.mark.parametrize("rules", ALL)
@pytest.mark.rule("lrb6/skill.dauntless.roll", "lrb6/skills.optional")
def test_dauntless_may_be_left_unused(rules: str) -> None:
    text = "home 1 7,7 st3 Dauntless / away 1 8,7 st4"
    game = rare(text, "push push", rules).play("home 1 block", "block away 1")
    assert game.asked("home", "use skill", "Dauntless")
    game.play("do not use Dauntless")
    assert game.asked("home", "push")  # two dice for the opponents, who had no choice to make
    assert game.done()
    usual = pitch(text, "2 push", rules=rules).play("home 1 block", "block away 1")
    assert usual.asked("home", "push")
    assert usual.done()


@pytest.mark.parametrize("rules", ALL)
@pytest.mark.rule("lrb6/skill.shadowing.roll", "lrb6/skills.optional")
def test_a_shadow_need_not_step_after_all(rules: str) -> None:
    text = "home 1 7,7 / away 1 8,7 Shadowing"
    dice = "4 6" if rules == "bb2020" else "4 3 3"
    game = rare(text, dice, rules).play("home 1 move", "move 6,7", "away 1 uses Shadowing")
    assert game.asked("away", "use skill", "Shadowing")
    assert game.copy().play("use Shadowing").shows("away 1 7,7")
    assert game.play("do not use Shadowing").shows("away 1 8,7")
    usual = pitch(text, dice, rules=rules).play("home 1 move", "move 6,7", "away 1 uses Shadowing")
    assert usual.shows("away 1 7,7")


@pytest.mark.parametrize("rules", OLDER)
@pytest.mark.rule("lrb6/skill.safe-throw.interception", "lrb6/skills.optional")
def test_safe_throw_may_be_left_unused(rules: str) -> None:
    text = "home 1 5,5 ball Safe Throw / away 1 7,5 / home 2 9,5 / home 9 2,2"
    game = rare(text, "6", rules)
    game.play("home 1 pass", "pass the ball", "pass to 9,5", "intercept with away 1")
    assert game.asked("home", "use skill", "Safe Throw")
    assert game.play("do not use Safe Throw").shows("away 1 7,5 ball")
    assert game.done()
