"""Follow-ups when skills, tentacles or the crowd are in the way."""

import pytest
from table import pitch

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


@pytest.mark.rule("bb2020/skill.tentacles.hold")
def test_who_is_held_while_he_follows_up_moves_no_more_in_his_blitz():
    game = pitch("home 1 7,7 st4 / away 1 8,7 / away 2 6,7 Tentacles" + FAR, "push 6")
    game.play("home 1 blitz", "name away 1", "block away 1", "push to 9,7", "follow up")
    game.play("away: away 2 uses Tentacles")
    assert game.shows("home 1 7,7 up used / away 1 9,7")
    assert game.asked("home", "turn")
    assert not game.turnover
    assert game.done()
