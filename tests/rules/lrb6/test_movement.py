"""Movement and tackle zones: how far, where to, in which order the dice are rolled."""

import pytest
from table import pitch

# --- how far -----------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/movement.allowance")
@pytest.mark.parametrize("ma", range(1, 10))
def test_a_player_moves_his_ma_without_a_roll(ma):
    game = pitch(f"home 1 3,7 ma{ma} / away 1 25,0")
    game.play("home 1 move", *(f"move {3 + step},7" for step in range(1, ma + 1)))
    assert game.shows(f"home 1 {3 + ma},7 up")
    assert not game.told("go for it")
    assert game.done()


@pytest.mark.rule("lrb6/movement.allowance")
def test_a_step_goes_to_any_of_the_eight_neighbouring_squares():
    game = pitch("home 1 7,7 / away 1 20,7").play("home 1 move")
    steps = [text for text in game.options() if text.startswith("move")]
    assert sorted(steps) == sorted(
        f"move {x},{y}" for x in (6, 7, 8) for y in (6, 7, 8) if (x, y) != (7, 7)
    )
    assert game.refuses("move 9,7", "move 7,7", "move 9,9")


@pytest.mark.rule("lrb6/movement.allowance")
@pytest.mark.parametrize("steps", [(), ("move 8,8",), ("move 8,8", "move 8,7", "move 7,7")])
def test_a_player_may_move_less_than_his_ma_or_not_at_all(steps):
    game = pitch("home 1 7,7 / home 2 7,9 / away 1 20,7")
    game.play("home 1 move", *steps, "stop")
    assert game.asked("home", "turn")
    assert game.refuses("home 1 move")  # one action a turn
    assert game.offers("home 2 move")


# --- where to ----------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/movement.occupied")
@pytest.mark.parametrize("who", ["home 2", "away 1"])
@pytest.mark.parametrize("state", ["up", "prone", "stunned"])
def test_nobody_steps_onto_another_player(who, state):
    game = pitch(f"home 1 7,7 / {who} 8,7 {state} / away 9 20,7").play("home 1 move")
    assert game.refuses("move 8,7")
    assert game.offers("move 8,6", "move 8,8")


@pytest.mark.rule("lrb6/movement.occupied")
@pytest.mark.parametrize(
    ("corner", "squares"),
    [
        ("0,0", {"1,0", "0,1", "1,1"}),
        ("25,0", {"24,0", "24,1", "25,1"}),
        ("0,14", {"0,13", "1,13", "1,14"}),
        ("25,14", {"25,13", "24,13", "24,14"}),
        ("12,0", {"11,0", "13,0", "11,1", "12,1", "13,1"}),
    ],
)
def test_nobody_steps_off_the_pitch(corner, squares):
    game = pitch(f"home 1 {corner} / away 1 12,7").play("home 1 move")
    steps = {text.removeprefix("move ") for text in game.options() if text.startswith("move")}
    assert steps == squares


@pytest.mark.rule("lrb6/movement.occupied")
def test_the_ball_alone_does_not_occupy_a_square():
    game = pitch("home 1 7,7 / away 1 20,7 / ball 8,7").play("home 1 move")
    assert game.offers("move 8,7")


# --- in which order ----------------------------------------------------------------------------


@pytest.mark.rule("lrb6/movement.roll-order")
def test_the_rolls_of_one_step_come_in_their_order():
    # Going for it 2+; Tentacles 2D6 +3 -3, 6 or more gets away; dodge 3+; Diving Tackle is
    # turned down; Shadowing 2D6 +1 -6, here 5 is not enough; pick-up 3+.
    game = pitch(
        "home 1 7,7 ma1 used / away 1 6,6 Tentacles / away 2 6,8 Shadowing / "
        "away 3 6,7 Diving Tackle / ball 8,7 / acting home 1 move moved 1",
        dice="2, 3 3, 4, 5 5, 4",
    )
    game.play(
        "move 8,7",
        "away: away 1 uses Tentacles",
        "away: nobody",  # 4 - 2 would not be enough: the diver is asked, and stays up
        "away: away 2 uses Shadowing",
    )
    kinds = [event.kind for event in game.game.events if event.is_test]
    assert kinds == ["go for it", "tentacles", "dodge", "shadowing", "pick-up"]
    assert game.shows("home 1 8,7 up ball / away 2 7,7 / away 3 6,7 up")
    assert game.done()


@pytest.mark.rule("lrb6/movement.roll-order")
def test_who_stumbles_going_for_it_neither_struggles_nor_dodges():
    game = pitch(
        "home 1 7,7 ma1 / away 1 6,7 Tentacles / acting home 1 move moved 1",
        dice="1, 3 3",  # going for it; armour
    )
    game.play("move 8,7")
    assert game.shows("home 1 8,7 prone")
    assert not game.told("dodge")
    assert game.done()


@pytest.mark.rule("lrb6/movement.roll-order", "lrb6/skill.tentacles.hold")
def test_who_is_held_does_not_dodge():
    game = pitch("home 1 7,7 / away 1 6,7 Tentacles", dice="2 3")
    game.play("home 1 move", "move 8,7", "away 1 uses Tentacles")
    assert game.shows("home 1 7,7 up")
    assert not game.told("dodge")
    assert game.done()


# --- tackle zones ------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/tackle-zones.eight")
@pytest.mark.parametrize("marker", ["6,6", "7,6", "8,6", "6,7", "8,7", "6,8", "7,8", "8,8"])
def test_a_standing_player_has_tackle_zones_on_the_eight_squares_around_him(marker):
    # He who leaves one of them dodges: 4+, +1 for the dodge, and far enough to meet no zone.
    away = {"6": "9", "7": "9", "8": "5"}[marker[0]]
    x = 8 if away == "9" else 6
    game = pitch(f"home 1 7,7 / away 1 {marker}", dice="6").play("home 1 move", f"move {x},7")
    assert game.told("home 1: dodge")
    assert game.done()


@pytest.mark.rule("lrb6/tackle-zones.eight")
@pytest.mark.parametrize("marker", ["5,7", "9,7", "7,5", "7,9", "9,9", "5,6"])
def test_a_tackle_zone_does_not_reach_two_squares(marker):
    game = pitch(f"home 1 7,7 / away 1 {marker}").play("home 1 move", "move 7,6")
    assert not game.told("dodge")


@pytest.mark.rule("lrb6/tackle-zones.eight")
@pytest.mark.parametrize("state", ["prone", "stunned"])
def test_a_player_on_the_ground_has_no_tackle_zones(state):
    game = pitch(f"home 1 7,7 / away 1 8,7 {state} / away 2 20,7").play("home 1 move", "move 7,6")
    assert not game.told("dodge")
    assert game.shows("home 1 7,6 up")


@pytest.mark.rule("lrb6/tackle-zones.eight")
def test_a_team_mate_has_no_tackle_zones_on_his_own():
    game = pitch("home 1 7,7 / home 2 8,7 / away 1 20,7").play("home 1 move", "move 7,6")
    assert not game.told("dodge")


@pytest.mark.rule("lrb6/tackle-zones.lost")
@pytest.mark.parametrize("mark", ["dazed", "hypnotised"])
def test_without_tackle_zones_nobody_has_to_dodge(mark):
    game = pitch(f"home 1 7,7 / away 1 8,7 {mark}").play("home 1 move", "move 7,6")
    assert not game.told("dodge")
    assert game.shows("home 1 7,6 up")


@pytest.mark.rule("lrb6/tackle-zones.lost")
@pytest.mark.parametrize(("mark", "need"), [("", 4), ("dazed", 3), ("hypnotised", 3)])
def test_without_tackle_zones_a_dodge_is_not_hindered(mark, need):
    # AG3 needs 4+, +1 for the dodge, -1 for the zone of away 2 if he has one.
    game = pitch(f"home 1 7,7 / away 1 6,7 / away 2 9,7 {mark}", dice=[need])
    game.play("home 1 move", "move 8,7")
    assert game.told(f"dodge {need}+, rolled {need}, passed")


@pytest.mark.rule("lrb6/tackle-zones.lost")
@pytest.mark.parametrize(("mark", "need"), [("", 4), ("dazed", 3), ("hypnotised", 3)])
def test_without_tackle_zones_a_pick_up_is_not_hindered(mark, need):
    game = pitch(f"home 1 7,7 / away 1 9,7 {mark} / ball 8,7", dice=[need])
    game.play("home 1 move", "move 8,7")
    assert game.told(f"pick-up {need}+, rolled {need}, passed")


@pytest.mark.rule("lrb6/tackle-zones.lost")
@pytest.mark.parametrize(("mark", "need"), [("", 4), ("dazed", 3), ("hypnotised", 3)])
def test_without_tackle_zones_a_pass_is_not_hindered(mark, need):
    # A quick pass: 4+, +1, -1 for a zone on the thrower. The catch: 4+, +1.
    game = pitch(f"home 1 7,7 ball / home 2 9,9 / away 1 6,7 {mark}", dice=[need, 6])
    game.play("home 1 pass", "pass the ball", "pass to 9,9")
    assert game.told(f"home 1: pass {need}+, rolled {need}, passed")
    assert game.shows("home 2 9,9 ball")
    assert game.done()


@pytest.mark.rule("lrb6/tackle-zones.lost")
@pytest.mark.parametrize(("mark", "need"), [("", 4), ("dazed", 3), ("hypnotised", 3)])
def test_without_tackle_zones_a_catch_is_not_hindered(mark, need):
    game = pitch(f"home 1 7,7 ball / home 2 8,7 / away 1 9,7 {mark}", dice=[need])
    game.play("home 1 hand-off", "hand off to home 2")
    assert game.told(f"home 2: catch {need}+, rolled {need}, passed")
    assert game.shows("home 2 8,7 ball")


@pytest.mark.rule("lrb6/tackle-zones.lost")
@pytest.mark.parametrize(("mark", "dice"), [("", "2 dice"), ("dazed", "1 die")])
def test_without_tackle_zones_nobody_assists(mark, dice):
    # ST3 against ST3; home 2 beside the opponent makes it 4 against 3, if he has tackle zones.
    game = pitch(
        f"home 1 7,7 / home 2 8,6 {mark} / away 1 8,7",
        dice=["push"] * (2 if dice == "2 dice" else 1),
    )
    game.play("home 1 block", "block away 1")
    assert game.told(f"home 1 blocks away 1, {dice}")
    assert game.done()
