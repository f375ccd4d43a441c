"""Looking at players and squares, and several answers in one go."""

import pytest
from table import match, pitch

from pigskin import Game, IllegalAnswer, MalformedAnswer
from pigskin.errors import NotYourTurn, UnknownName
from pigskin.pitch import square


def test_a_player_shows_how_he_is():
    game = pitch("home 5 7,7 Block Dodge ball / home 7 ko / away 1 8,8 st5").game
    player = game.player("home 5")
    assert (player.side, player.number, player.square) == ("home", 5, (7, 7))
    assert player.skills == ("Block", "Dodge")
    assert (player.state, player.standing, player.has_ball) == ("up", True, True)
    assert [str(each) for each in player.marked_by] == ["away 1"]
    assert (player.acted, player.marks) == (False, ("played",))
    out = game.player("Home  7")
    assert (out.square, out.state, out.standing, out.marked_by) == (None, "ko", False, [])
    assert game.player("away 1").st == 5
    assert game.carrier == player
    assert game.ball == (7, 7)
    assert repr(player) == "<Player home 5: 7,7 up>"


def test_a_player_is_looked_at_anew():
    game = pitch("home 5 7,7 / away 1 20,7").game
    player = game.player("home 5")
    game.play(["home 5 move", "move 8,7", "stop"])
    assert player.square == (8, 7)
    assert player.acted
    assert player.marks == ("used", "played")
    for _ in range(3):
        game.undo()
    assert (player.square, player.acted) == ((7, 7), False)


def test_all_players_of_a_match_are_there():
    game = Game("human", "orc", seed=1)
    assert len(game.players) == 24
    assert {player.state for player in game.players} == {"reserves"}
    assert game.players[0] == game.player("home 1") == game.player(0)
    assert (game.players[0].position, game.players[0].kind) == ("Blitzer", "rostered")
    assert game.ball is None
    assert game.carrier is None


def test_squares_are_written_in_several_ways():
    game = pitch("home 5 7,3 / away 1 20,7").game
    for where in ((7, 3), "7,3", square(7, 3), [7, 3]):
        found = game.player_at(where)  # type: ignore[arg-type]
        assert found is not None
        assert str(found) == "home 5"
    assert game.player_at((8, 3)) is None
    for wrong in ((26, 0), "7;3", "30,3", 0, -1, (1, 2, 3), (1.0, 2), None, True):
        with pytest.raises(MalformedAnswer):
            game.player_at(wrong)  # type: ignore[arg-type]


def test_players_that_are_not_there_are_named():
    game = pitch("home 5 7,7 / away 1 20,7").game
    for wrong in ("home 6", "nobody", "away", 33, -1):
        with pytest.raises(UnknownName):
            game.player(wrong)
    for strange in (None, 1.5, True, ["home 5"]):
        with pytest.raises(MalformedAnswer):
            game.player(strange)  # type: ignore[arg-type]


# --- formations -------------------------------------------------------------------------------


def formation(side: str) -> dict[str, tuple[int, int]]:
    line = 12 if side == "home" else 13
    back = 9 if side == "home" else 16
    squares = [(line, 6), (line, 7), (line, 8)] + [(back, y) for y in range(3, 11)]
    return {f"{side} {number}": where for number, where in enumerate(squares, 1)}


def test_a_formation_is_written_as_people_write_squares():
    scene = match().until("set-up")
    game = scene.game
    assert game.question is not None
    side = game.question.coach
    game.set_up(formation(side))
    assert game.player(f"{side} 2").square in ((12, 7), (13, 7))
    assert game.question is not None
    other = game.question.coach
    assert other != side
    game.set_up({who: f"{x},{y}" for who, (x, y) in formation(other).items()})
    assert game.question is not None
    assert game.question.kind == "kick"


def test_a_formation_that_says_nothing_is_refused():
    game = match().until("set-up").game
    assert game.question is not None
    side = game.question.coach
    before = game.key()
    twice = {f"{side} 1": (12, 7), f"{side.upper()} 1": (12, 8)}
    for wrong in (None, [], {f"{side} 1": (99, 1)}, {"nobody": (12, 7)}, {1.5: (12, 7)},
                  {f"{side} 1": None}, twice):  # fmt: skip
        with pytest.raises(MalformedAnswer):
            game.set_up(wrong)  # type: ignore[arg-type]
    with pytest.raises(IllegalAnswer, match="more must be placed"):
        game.set_up(dict(list(formation(side).items())[:4]))
    assert game.key() == before


# --- several answers --------------------------------------------------------------------------


def test_a_plan_is_played_in_one_go():
    scene = pitch("home 1 7,7 / away 1 10,7", dice="pow, 1 1")
    done = scene.game.play([
        {"verb": "activate", "player": "home 1", "action": "blitz"},
        "move 8,7 9,7",
        "block away 1",
        "push to 11,7",
        "follow up",
    ])  # fmt: skip
    assert (done.taken, done.stopped) == (5, "")
    assert scene.shows("home 1 10,7 up / away 1 11,7 prone")


def test_a_plan_stops_at_a_question_it_has_no_answer_for():
    scene = pitch("home 1 7,7 / away 1 8,8 / rerolls 1 0", dice="1")
    done = scene.game.play(["home 1 move", "move 7,6", "move 7,5"])
    assert done.taken == 2
    assert done.stopped.startswith("re-roll: ")
    assert scene.asked("home", "re-roll")


def test_a_plan_stops_in_the_middle_of_a_path():
    scene = pitch("home 1 7,7 / away 1 8,8 / rerolls 1 0", dice="1")
    done = scene.game.play(["home 1 move", "move 7,6 7,5 7,4", "stop"])
    assert (done.taken, done.stopped) == (1, "the path was not walked to its end")


def test_a_plan_does_not_answer_for_the_other_coach():
    game = pitch("home 1 7,7 / away 1 20,7").game
    done = game.play(["end turn", "end turn"])
    assert (done.taken, done.stopped) == (1, "away is asked (turn)")


def test_a_plan_whose_first_answer_is_not_legal_changes_nothing():
    game = pitch("home 1 7,7 / away 1 20,7").game
    before = game.key()
    with pytest.raises(IllegalAnswer):
        game.play(["home 1 block", "home 1 move"])
    with pytest.raises(NotYourTurn):
        game.play(["home 1 move"], coach="away")
    with pytest.raises(MalformedAnswer):
        game.play("home 1 move")
    assert game.key() == before
    assert game.play([]).taken == 0


def test_a_passive_coach_does_nothing():
    scene = pitch("home 1 7,7 / away 1 8,8 / rerolls 1 0", dice="1")
    scene.play("home 1 move", "move 7,6")
    assert str(scene.game.passive_answer()) == "keep the roll"
