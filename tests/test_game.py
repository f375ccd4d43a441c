"""The public face of a game: what it takes, what it refuses, how it shows itself."""

import copy
from dataclasses import replace
from pathlib import Path

import pytest
from table import pitch

from pigskin import Game, GameOver, IllegalAnswer, MalformedAnswer, NotYourTurn, PigskinError
from pigskin.record import state_text
from pigskin.teams import IllegalTeam, TeamError, ready_team, save_team


def test_an_answer_that_is_not_legal_changes_nothing() -> None:
    game = Game("human", "orc", seed=1)
    before = state_text(game.table)
    for wrong, error in [
        ("offside", MalformedAnswer),
        (12345678, IllegalAnswer),
        (None, MalformedAnswer),
        (3.5, MalformedAnswer),
        ([], MalformedAnswer),
    ]:
        with pytest.raises(error):
            game.answer(wrong)  # type: ignore[arg-type]
    assert state_text(game.table) == before
    assert str(game.question) == "<Question for away: toss (heads, tails)>"


def test_the_wrong_coach_is_told_who_was_asked() -> None:
    game = Game("human", "orc", seed=1)
    with pytest.raises(NotYourTurn, match="away is asked"):
        game.answer("heads", coach="home")
    game.answer("heads", coach="away")


def test_a_game_that_is_over_takes_no_answers() -> None:
    game = pitch("home 1 5,5 / away 1 8,8 / phase over").game
    assert game.over
    with pytest.raises(GameOver):
        game.answer("end turn")


def test_an_option_of_another_table_is_taken_by_its_meaning() -> None:
    game, other = Game("human", "orc", seed=1), Game("dwarf", "elf", seed=2)
    assert other.question is not None
    game.answer(other.question.options[0])
    assert game.question is not None
    assert game.question.kind == "kick or receive"


@pytest.mark.parametrize("maker", [copy.copy, copy.deepcopy, Game.copy])
def test_every_way_of_copying_gives_an_independent_game(maker) -> None:  # type: ignore[no-untyped-def]
    scene = pitch("home 1 7,7 Wrestle / away 1 8,7 Block", dice="both down, 2 1")
    scene.play("home 1 block", "block away 1")  # in the middle of a block
    twin = maker(scene.game)
    twin.answer("use Wrestle")
    assert scene.shows("home 1 7,7 up / away 1 8,7 up")
    assert twin.table.state != scene.table.state


def test_a_game_shows_its_pitch() -> None:
    scene = pitch("home 1 0,0 / home 12 2,0 prone / away 3 4,0 ball / away 4 6,0 stunned")
    first = str(scene.game).splitlines()[0]
    assert first.startswith(" 1> . 12_ . @3  . x4 ")
    assert repr(scene.game) == "<Game home v away, 0-0, half 1, turn>"


def test_illegal_teams_are_refused_with_every_reason() -> None:
    team = ready_team("lrb6", "orc")
    crowd = replace(team, players=team.players * 2, rerolls=-1)
    with pytest.raises(IllegalTeam) as refused:
        Game(crowd, "human")
    assert "24 players" in str(refused.value)
    assert "re-roll" in str(refused.value)


def test_a_team_file_plays_and_roster_names_are_taken_as_people_write_them(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    save_team(ready_team("lrb6", "wood_elf"), path)
    game = Game(str(path), "Wood Elf")
    assert game.table.rosters is not None
    assert [roster.id for roster in game.table.rosters] == ["wood_elf", "wood_elf"]


@pytest.mark.parametrize("team", [None, 7])
def test_what_is_no_team_is_named(team: object) -> None:
    with pytest.raises(TeamError, match="a team is a Team, a file or the name of a roster"):
        Game(team, "orc")  # type: ignore[arg-type]


def test_a_team_of_another_edition_is_refused() -> None:
    with pytest.raises(PigskinError, match="bb2016"):
        Game(ready_team("bb2016", "human"), "orc", edition="lrb6")


def test_a_slip_in_a_roster_name_gets_a_hint() -> None:
    with pytest.raises(PigskinError, match="did you mean 'human'"):
        Game("humann", "orc")


def test_a_path_is_walked_and_stops_where_somebody_must_be_asked() -> None:
    scene = pitch("home 1 5,5 / away 1 8,6 / rerolls 1 0", dice="2")
    scene.play("home 1 move", "move 6,5 7,5 8,5 9,5")
    assert scene.asked("home", "re-roll")  # the dodge out of 7,5 failed
    assert scene.shows("home 1 8,5")


def test_a_path_may_be_written_with_spare_blanks_and_in_capitals() -> None:
    game = pitch("home 1 5,5").game
    game.answer("home 1 move")
    game.answer("  MOVE  6,5   7,5 ")
    assert game.table.moved == 2


@pytest.mark.parametrize(
    "path, words",
    [
        ("move 6,5 8,5", "8,5 is not next to 6,5"),
        ("move 6,5 7,6", "7,6 is occupied"),
        ("move 6,5 7,5 8,5 9,5", "the path has 4 squares, but 3 are left"),
        ("move 6,5 7,x", "'7,x' is not a square"),
        ("move 6,5 26,5", "off the pitch"),
    ],
)
def test_a_path_that_cannot_be_walked_is_refused_before_the_first_step(
    path: str, words: str
) -> None:
    game = pitch("home 1 5,5 ma1 / away 1 7,6").game
    game.answer("home 1 move")
    with pytest.raises(IllegalAnswer, match=words):
        game.answer(path)
    assert game.table.moved == 0


@pytest.mark.parametrize("formation", [[1], {"a": "b"}, {999: 5}])
def test_a_formation_that_makes_no_sense_changes_nothing(formation: object) -> None:
    game = Game("human", "orc", seed=1)
    game.answer("heads")
    game.answer("kick")
    before = state_text(game.table)
    with pytest.raises(IllegalAnswer):
        game.set_up(formation)  # type: ignore[arg-type]
    assert state_text(game.table) == before


def test_a_position_must_be_a_text() -> None:
    with pytest.raises(PigskinError, match="a position is a text"):
        Game.from_position(None)  # type: ignore[arg-type]


def test_editions_and_coaches_by_other_names() -> None:
    """In capitals neither is known, which is said as it is: nobody else is asked."""
    with pytest.raises(PigskinError, match=r"'BB2020'; .*; did you mean 'bb2020'"):
        Game("human", "orc", edition="BB2020")
    game = Game("human", "orc", seed=7)
    with pytest.raises(MalformedAnswer, match="'Home' is no coach; write home or away"):
        game.answer("heads", coach="Home")
