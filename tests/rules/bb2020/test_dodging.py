"""Dodging: when, with which modifiers, and what a failure means."""

import pytest
from table import pitch


@pytest.mark.rule("bb2020/dodging.when")
def test_leaving_many_tackle_zones_takes_one_dodge():
    game = pitch("home 1 7,7 / away 1 6,7 / away 2 6,6 / away 3 6,8", dice="3")
    game.play("home 1 move", "move 8,7")
    assert len(game.happenings("dodge")) == 1
    assert game.told("dodge 3+, rolled 3, passed")
    assert game.done()


@pytest.mark.rule("bb2020/dodging.when")
def test_entering_a_tackle_zone_takes_no_dodge():
    game = pitch("home 1 7,7 / away 1 9,7").play("home 1 move", "move 8,7")
    assert game.shows("home 1 8,7 up")
    assert not game.told("dodge")


@pytest.mark.rule("bb2020/dodging.when")
@pytest.mark.parametrize("how", ["prone", "stunned", "hypnotised"])
def test_nobody_dodges_from_those_who_do_not_mark(how):
    game = pitch(f"home 1 7,7 / away 1 6,7 {how}").play("home 1 move", "move 8,7")
    assert game.shows("home 1 8,7 up")
    assert not game.told("dodge")


@pytest.mark.rule("bb2020/dodging.roll")
@pytest.mark.parametrize("ag", range(1, 7))
@pytest.mark.parametrize("zones", range(4))
def test_one_less_for_each_opponent_marking_the_new_square(ag, zones):
    need = max(2, min(6, ag + zones))
    wall = "".join(f" / away {number} 9,{number + 4}" for number in range(2, 2 + zones))
    for roll in (need, need - 1):
        game = pitch(
            f"home 1 7,7 ag{ag} / away 1 6,7{wall}", [roll] if roll == need else [roll, 2, 2]
        )
        game.play("home 1 move", "move 8,7")
        assert game.state("home 1") == ("up" if roll == need else "prone")
        assert game.done()


@pytest.mark.rule("bb2020/dodging.fail")
def test_who_fails_falls_over_in_the_new_square_and_the_turn_ends():
    game = pitch("home 1 7,7 ball / away 1 6,7", dice="2, 5 4, 3 3, N")
    game.play("home 1 move", "move 8,7")
    assert game.told("home 1: armour 9+, rolled 5+4, broken")
    assert game.shows("home 1 8,7 stunned / ball 8,6")
    assert game.turnover
    assert game.asked("away", "turn")
    assert game.done()


# --- skills ------------------------------------------------------------------------------------

INTO = "home 1 7,7 {skills} / away 1 6,7 / away 2 9,6 {his} / away 3 9,8 {his}"


@pytest.mark.rule("bb2020/skill.two-heads.bonus")
def test_two_heads_add_one():
    game = pitch(INTO.format(skills="Two Heads", his=""), dice="4").play("home 1 move", "move 8,7")
    assert game.told("dodge 4+, rolled 4, passed")
    assert game.done()


@pytest.mark.rule("bb2020/skill.titchy.dodge", "bb2020/skill.titchy.zone")
def test_titchy_players_add_one_and_are_not_felt():
    game = pitch(INTO.format(skills="Titchy", his=""), dice="4").play("home 1 move", "move 8,7")
    assert game.told("dodge 4+, rolled 4, passed")
    game = pitch(INTO.format(skills="", his="Titchy"), dice="3").play("home 1 move", "move 8,7")
    assert game.told("dodge 3+, rolled 3, passed")
    assert game.done()


@pytest.mark.rule("bb2020/skill.titchy.zone")
def test_one_must_still_dodge_away_from_the_titchy():
    game = pitch("home 1 7,7 / away 1 6,7 Titchy", dice="3").play("home 1 move", "move 8,7")
    assert game.told("dodge 3+, rolled 3, passed")
    assert game.done()


@pytest.mark.rule("bb2020/skill.stunty.dodge")
def test_the_stunty_ignore_who_marks_the_new_square():
    game = pitch(INTO.format(skills="Stunty", his=""), dice="3").play("home 1 move", "move 8,7")
    assert game.told("dodge 3+, rolled 3, passed")
    assert game.done()


@pytest.mark.rule("bb2020/skill.stunty.dodge")
@pytest.mark.parametrize("skill", ["Bombardier", "Chainsaw", "Swoop"])
def test_some_things_are_too_unwieldy_for_that(skill):
    game = pitch(INTO.format(skills=f"Stunty {skill}", his=""), dice="5")
    game.play("home 1 move", "move 8,7")
    assert game.told("dodge 5+, rolled 5, passed")
    assert game.done()


@pytest.mark.rule("bb2020/skill.stunty.dodge")
def test_a_secret_weapon_alone_is_not():
    game = pitch(INTO.format(skills="Stunty Secret Weapon", his=""), dice="3")
    game.play("home 1 move", "move 8,7")
    assert game.told("dodge 3+, rolled 3, passed")
    assert game.done()


@pytest.mark.rule("bb2020/skill.prehensile-tail.minus")
@pytest.mark.parametrize("tails", [1, 2, 3])
def test_one_tail_takes_one_and_more_take_no_more(tails):
    others = "".join(f" / away {n} 6,{n + 5} Prehensile Tail" for n in range(1, 1 + tails))
    game = pitch(f"home 1 7,7{others}", dice="4").play("home 1 move", "move 8,7")
    assert game.told("dodge 4+, rolled 4, passed")
    assert game.done()


# --- Diving Tackle -----------------------------------------------------------------------------

DIVER = "home 1 7,7 {skills} / away 1 6,7 Diving Tackle / rerolls {rerolls} 0"


@pytest.mark.rule("bb2020/skill.diving-tackle.minus-two", "bb2020/skill.diving-tackle.prone")
@pytest.mark.parametrize("roll", [3, 4])
def test_diving_tackle_takes_two_from_a_passed_dodge(roll):
    game = pitch(DIVER.format(skills="", rerolls=0), dice=[roll, 2, 2])
    game.play("home 1 move", "move 8,7", "away: away 1 uses Diving Tackle")
    assert game.shows("home 1 8,7 prone / away 1 7,7 prone")
    assert game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/skill.diving-tackle.minus-two")
@pytest.mark.parametrize("roll", [5, 6])
def test_nobody_is_asked_to_dive_in_vain(roll):
    game = pitch(DIVER.format(skills="", rerolls=0), dice=[roll])
    game.play("home 1 move", "move 8,7")
    assert game.asked("home", "action")
    assert game.shows("away 1 6,7 up")
    assert game.done()


@pytest.mark.rule("bb2020/skill.diving-tackle.minus-two")
def test_a_dodge_re_roll_after_the_dive_keeps_the_minus():
    game = pitch(DIVER.format(skills="Dodge", rerolls=0), dice="3, 5")
    game.play("home 1 move", "move 8,7", "away 1 uses Diving Tackle", "home: re-roll with Dodge")
    assert game.told("dodge 5+, rolled 5, passed")
    assert game.shows("home 1 8,7 up / away 1 7,7 prone")
    assert game.done()


@pytest.mark.rule("bb2020/skill.diving-tackle.minus-two")
def test_he_may_dive_at_a_success_that_was_rolled_again():
    game = pitch(DIVER.format(skills="Dodge", rerolls=1), dice="2, 4, 2 2")
    game.play("home 1 move", "move 8,7", "re-roll with Dodge", "away 1 uses Diving Tackle")
    assert game.shows("home 1 8,7 prone / away 1 7,7 prone")
    assert game.rerolls == (1, 0)  # no die is rolled a third time
    assert game.done()


@pytest.mark.rule("bb2020/skill.diving-tackle.minus-two")
def test_one_diver_for_each_test():
    game = pitch("home 1 7,7 Dodge / away 1 6,7 Diving Tackle / away 2 6,8 Diving Tackle", "4, 5")
    game.play("home 1 move", "move 8,7", "away 2 uses Diving Tackle", "re-roll with Dodge")
    assert game.shows("home 1 8,7 up / away 1 6,7 up / away 2 7,7 prone")
    assert game.done()


@pytest.mark.rule("bb2020/skill.diving-tackle.prone")
def test_a_diving_carrier_drops_the_ball_without_a_turnover():
    game = pitch("home 1 7,7 / away 1 6,7 Diving Tackle ball", dice="4, 2 2, S")
    game.play("home 1 move", "move 8,7", "away 1 uses Diving Tackle")
    assert game.shows("home 1 8,7 prone / away 1 7,7 prone / ball 7,8")
    assert game.told("turnover: knocked down")
    assert game.done()


@pytest.mark.rule("bb2020/inducements.vigorous-growth", "bb2020/inducements.tectonic-shift")
@pytest.mark.parametrize("ground", ["Vigorous Growth", "Tectonic Shift"])
def test_rough_ground_does_not_hinder_a_dodge(ground: str):
    game = pitch(f"home 1 5,5 {ground} / away 1 4,5 / away 2 20,2", "3")
    game.play("home 1 move", "move 6,5")
    assert game.shows("home 1 6,5 up")
    assert game.done()
