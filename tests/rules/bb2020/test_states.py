"""How a player is: standing, prone, stunned, marked, open, without his tackle zone."""

import pytest
from table import pitch

# --- down -------------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/knock-down.prone")
def test_a_prone_player_marks_nobody_and_must_get_up_to_do_anything():
    game = pitch("home 1 5,5 / home 2 9,9 prone / away 1 6,5 prone / away 2 9,8")
    assert game.refuses("home 2 block")
    game.play("home 1 move", "move 5,6", "stop")  # no dodge
    game.play("home 2 move")
    assert game.told("home 2 stands up")
    assert game.done()


@pytest.mark.rule("bb2020/knock-down.falls-over")
def test_falling_over_means_prone_and_an_armour_roll():
    game = pitch("home 1 5,5 ma1 / away 1 20,5", "1 5 4 2 3")
    game.play("home 1 move", "move 4,5", "move 3,5")
    assert game.shows("home 1 3,5 stunned")
    assert len(game.happenings("armour")) == 1
    assert game.done()


@pytest.mark.rule("bb2020/knock-down.knocked-down")
def test_being_knocked_down_means_prone_and_an_armour_roll():
    game = pitch("home 1 5,5 / away 1 6,5", "pow 1 2")
    game.play("home 1 block", "block away 1", "push to 7,5", "stay")
    assert game.shows("away 1 7,5 prone")
    assert len(game.happenings("armour")) == 1
    assert game.done()


@pytest.mark.rule("bb2020/knock-down.placed-prone")
def test_being_placed_prone_means_no_armour_roll():
    game = pitch("home 1 5,5 Wrestle / away 1 6,5", "both down")
    game.play("home 1 block", "block away 1", "use Wrestle")
    assert game.shows("home 1 5,5 prone / away 1 6,5 prone")
    assert not game.happenings("armour")
    assert game.done()


@pytest.mark.rule("bb2020/knock-down.ball")
@pytest.mark.parametrize(
    ("position", "answers", "dice"),
    [
        ("home 1 5,5 ma1 ball / away 1 20,5", ["home 1 move", "move 4,5", "move 3,5"], "1 1 2 N"),
        ("home 1 5,5 ball / away 1 6,5", ["home 1 block", "block away 1"],
         "attacker down 1 2 N"),
        ("home 1 5,5 Wrestle ball / away 1 6,5",
         ["home 1 block", "block away 1", "use Wrestle"], "both down N"),
    ],
)  # fmt: skip
def test_a_carrier_who_goes_down_drops_the_ball_last_of_all(position, answers, dice):
    game = pitch(position, dice)
    game.play(*answers)
    kinds = [event.kind for event in game.game.events]
    assert "bounce" in kinds
    assert "armour" not in kinds[kinds.index("bounce") :]
    assert game.ball in ("3,4", "5,4")
    assert game.asked("away", "turn")  # his activation is over
    assert game.done()


# --- tackle zones -----------------------------------------------------------------------------


@pytest.mark.rule("bb2020/tackle-zones.eight")
@pytest.mark.parametrize(
    ("state", "square", "dodges"),
    [("up", "6,5", True), ("up", "6,6", True), ("up", "7,5", False),
     ("prone", "6,5", False), ("stunned", "6,5", False)],
)  # fmt: skip
def test_a_standing_player_has_a_tackle_zone_on_the_squares_around_him(state, square, dodges):
    game = pitch(f"home 1 5,5 / away 1 {square} {state}", "3" if dodges else "")
    game.play("home 1 move", "move 4,5", "stop")
    assert bool(game.happenings("dodge")) is dodges
    assert game.done()


@pytest.mark.rule("bb2020/tackle-zones.marked")
def test_every_opponent_in_the_zone_is_marked():
    # Both team-mates must dodge away from the one marker.
    game = pitch("home 1 5,5 / home 2 5,7 / away 1 6,6", "3 3")
    game.play("home 1 move", "move 4,4", "stop", "home 2 move", "move 4,8", "stop")
    assert len(game.happenings("dodge")) == 2
    assert game.done()


@pytest.mark.rule("bb2020/tackle-zones.open")
def test_an_open_player_walks_into_tackle_zones_without_dodging():
    game = pitch("home 1 4,5 / away 1 6,5 / away 2 6,6")
    game.play("home 1 move", "move 5,5", "stop")
    assert game.shows("home 1 5,5 up")
    assert game.done()


# --- lost tackle zones ------------------------------------------------------------------------


@pytest.mark.rule("bb2020/tackle-zones.lost")
def test_without_his_tackle_zone_a_player_marks_nobody():
    game = pitch("home 1 5,5 / away 1 6,5 hypnotised")
    game.play("home 1 move", "move 4,5", "stop")
    assert not game.happenings("dodge")


@pytest.mark.rule("bb2020/tackle-zones.lost")
@pytest.mark.parametrize(("mark", "dice"), [("", 2), ("hypnotised", 1)])
def test_without_his_tackle_zone_a_player_gives_no_assist(mark, dice):
    faces = "push push" if dice == 2 else "push"
    game = pitch(f"home 1 5,5 / home 2 6,6 {mark} / away 1 6,5", faces)
    game.play("home 1 block", "block away 1")
    assert len(game.happenings("block die")) == dice
    assert game.done()


@pytest.mark.rule("bb2020/tackle-zones.lost")
def test_without_his_tackle_zone_a_player_does_not_catch():
    game = pitch("home 1 5,5 ball / home 2 6,5 hypnotised / home 3 9,9 / away 1 20,5", "4 W N")
    game.play("home 1 pass", "pass the ball", "pass to 7,5")
    assert not game.happenings("catch")
    assert game.shows("ball 6,4")
    assert game.done()


@pytest.mark.rule("bb2020/tackle-zones.lost")
def test_without_his_tackle_zone_a_player_keeps_the_ball():
    game = pitch("home 1 5,5 Hypnotic Gaze / away 1 6,5 ball", "3")
    game.play("home 1 gaze", "Hypnotic Gaze on away 1")
    assert game.shows("away 1 6,5 hypnotised ball")
    assert game.done()


@pytest.mark.rule("bb2020/tackle-zones.regained")
def test_the_tackle_zone_is_back_when_he_is_activated():
    game = pitch("home 1 5,5 hypnotised / home 2 9,9 hypnotised / away 1 6,5")
    game.play("home 1 move")
    assert "hypnotised" not in game.marks("home 1")
    assert "hypnotised" in game.marks("home 2")
    game.play("stop", "end turn")
    assert "hypnotised" in game.marks("home 2")


@pytest.mark.rule("bb2020/tackle-zones.regained")
def test_a_player_without_his_tackle_zone_may_act_as_usual():
    game = pitch("home 1 5,5 hypnotised Dodge / away 1 6,5", "2 3")
    game.play("home 1 move", "move 4,5", "re-roll with Dodge", "stop")
    assert game.shows("home 1 4,5 up")
    assert game.done()
