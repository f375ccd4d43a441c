"""What each face of the block dice does."""

import pytest
from table import Scene, pitch


def block(position: str, dice: str) -> Scene:
    return pitch(position, dice).play("home 1 block", "block away 1")


@pytest.mark.rule("bb2020/blocking.player-down", "bb2020/turnovers.knocked-down")
def test_player_down_fells_the_attacker():
    game = block("home 1 7,7 / away 1 8,7", "skull 1 2")
    assert game.shows("home 1 7,7 prone / away 1 8,7 up")
    assert game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/blocking.both-down", "bb2020/knock-down.knocked-down")
def test_both_down_fells_both_where_they_stand_the_defender_first():
    # Armour of the defender breaks (9), that of the attacker does not.
    game = block("home 1 7,7 / away 1 8,7", "both down 5 4 1 1 1 2")
    assert game.shows("home 1 7,7 prone / away 1 8,7 stunned")
    assert game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/skill.block.both-down", "bb2020/blocking.both-down")
@pytest.mark.parametrize(
    ("home", "away", "armour", "shown", "lost"),
    [
        ("Block", "", "1 2", "home 1 up / away 1 prone", False),
        ("", "Block", "1 2", "home 1 prone / away 1 up", True),
        ("Block", "Block", "", "home 1 up / away 1 up", False),
        # Without a tackle zone he cannot use the skill.
        ("Block", "Block hypnotised", "1 2", "home 1 up / away 1 prone", False),
    ],
)
def test_who_has_block_keeps_his_feet(home: str, away: str, armour: str, shown: str, lost: bool):
    game = block(f"home 1 7,7 {home} / away 1 8,7 {away}", f"both down {armour}")
    assert game.shows(shown)
    assert game.turnover is lost
    assert game.done()


@pytest.mark.rule("bb2020/blocking.push-back")
def test_a_pushed_player_stays_on_his_feet():
    game = block("home 1 7,7 / away 1 8,7", "push").play("push to 9,8", "follow up")
    assert game.shows("home 1 8,7 up / away 1 9,8 up")
    assert game.done()


@pytest.mark.rule("bb2020/blocking.push-back")
def test_two_of_the_six_faces_are_a_push():
    for face in (3, 4):
        game = pitch("home 1 7,7 / away 1 8,7", [face]).play("home 1 block", "block away 1")
        assert game.asked("home", "push", "away 1")


@pytest.mark.rule("bb2020/blocking.stumble")
def test_stumble_is_a_pow_without_dodge():
    game = block("home 1 7,7 / away 1 8,7", "stumble 1 2").play("push to 9,7", "stay")
    assert game.shows("away 1 9,7 prone")
    assert game.done()


@pytest.mark.rule("bb2020/blocking.stumble")
@pytest.mark.parametrize(("answer", "state"), [("use Dodge", "up"), ("do not use Dodge", "prone")])
def test_dodge_turns_a_stumble_into_a_push_if_his_coach_likes(answer: str, state: str):
    dice = "stumble" if state == "up" else "stumble 1 2"
    game = block("home 1 7,7 / away 1 8,7 Dodge", dice)
    game.play(f"away: {answer}", "push to 9,7", "stay")
    assert game.shows(f"away 1 9,7 {state}")
    assert game.done()


@pytest.mark.rule("bb2020/blocking.pow")
def test_a_pow_knocks_him_down_in_the_square_he_was_pushed_to():
    game = block("home 1 7,7 / away 1 8,7", "pow 1 2").play("push to 9,6", "stay")
    assert game.shows("home 1 7,7 up / away 1 9,6 prone")
    assert not game.turnover
    assert game.done()
