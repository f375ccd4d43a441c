"""Values of the wrong kind, handed to the library from Python: a clear error, and nothing done."""

from collections.abc import Callable
from dataclasses import replace
from enum import IntEnum
from typing import Any

import pytest

from pigskin import (
    Dice,
    DiceError,
    Game,
    MalformedAnswer,
    MatchReport,
    PigskinError,
    ScriptedDice,
    load,
)
from pigskin.record import to_text
from pigskin.teams import Team, ready_team
from pigskin.teams.check import check
from pigskin.teams.team import TeamPlayer

ANYTHING: list[Any] = [None, True, False, 1.5, b"x", "", "x", -1, 10**5000, [], {}, (), object()]


def refused(wrong: Callable[[], object]) -> str:
    with pytest.raises(PigskinError) as caught:
        wrong()
    assert "\n" not in str(caught.value)
    assert str(caught.value)
    return str(caught.value)


class Luck(IntEnum):
    SEVEN = 7


# --- seeds ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "seed", [1.5, None, True, False, b"x", (), [], {}, "\ud800", 10**5000, 1 << 5000, float("nan")],
    ids=lambda seed: type(seed).__name__,
)  # fmt: skip
def test_what_is_no_seed(seed: Any) -> None:
    for make in (
        lambda: Game("human", "orc", seed=seed),
        lambda: Game.from_position("home 1 7,7", seed=seed),
        lambda: Dice(seed),
    ):
        assert "seed" in refused(make)


@pytest.mark.parametrize(
    "seed",
    [0, -1, 7, 1 << 64, -(1 << 4000), "", "x", "\x1b\x7f\u202e\U000e0041'\"\\\n", Luck.SEVEN],
    ids=lambda seed: type(seed).__name__,
)
def test_a_game_of_any_seed_is_saved_and_loaded(seed: Any, tmp_path: Any) -> None:
    game = Game("human", "orc", seed=seed)
    for _ in range(5):
        assert game.question is not None
        game.answer(game.question.codes[0])
    game.save(tmp_path / "game")
    again = load(tmp_path / "game")
    assert to_text(again) == to_text(game)
    assert again.table.dice.state == game.table.dice.state


# --- answers ----------------------------------------------------------------------------------


@pytest.mark.parametrize("answer", ANYTHING, ids=lambda each: type(each).__name__)
def test_what_is_no_answer(answer: Any) -> None:
    for game in (Game("human", "orc"), Game.from_position("home 1 7,7 / away 1 8,8")):
        before = to_text(game)
        refused(lambda game=game: game.answer(answer))
        assert to_text(game) == before


@pytest.mark.parametrize("answer", [True, False])
def test_true_and_false_are_no_codes(answer: bool) -> None:
    game = Game.from_position("home 1 7,7")
    assert game.question is not None
    assert 0 in game.question.codes  # the end of the turn, which False would be
    with pytest.raises(MalformedAnswer):
        game.answer(answer)


@pytest.mark.parametrize("wrong", ANYTHING, ids=lambda each: type(each).__name__)
def test_calls_of_a_game(wrong: Any) -> None:
    game = Game.from_position("home 1 7,7 / away 1 8,8", options={"illegal_procedure": True})
    before = to_text(game)
    refused(lambda: game.concede(wrong))
    refused(lambda: game.call_illegal_procedure(wrong))
    refused(lambda: game.set_up(wrong))
    if wrong is not None:
        refused(lambda: game.answer("end turn", wrong))
        refused(lambda: game.copy(wrong))
    if not isinstance(wrong, bool):
        refused(lambda: game.events_since(wrong if wrong != 10**5000 else -1))
    assert to_text(game) == before


@pytest.mark.parametrize(
    "formation", [{0: 1024 + 200}, {-1: 3}, {True: 200}, {0: 1.5}, {"a": 3}, {10**5000: 1}]
)
def test_what_is_no_formation(formation: Any) -> None:
    game = Game("human", "orc")
    while game.question is not None and game.question.kind != "set-up":
        game.answer(game.question.codes[0])
    before = to_text(game)
    with pytest.raises(MalformedAnswer):
        game.set_up(formation)
    assert to_text(game) == before


# --- beginnings -------------------------------------------------------------------------------


@pytest.mark.parametrize("wrong", ANYTHING, ids=lambda each: type(each).__name__)
def test_what_no_game_begins_with(wrong: Any) -> None:
    refused(lambda: Game(wrong, "orc"))
    refused(lambda: Game("human", wrong))
    refused(lambda: Game("human", "orc", wrong))
    refused(lambda: Game.at(wrong))
    if wrong is not None:
        refused(lambda: Game("human", "orc", dice=wrong))
    if wrong:
        refused(lambda: Game("human", "orc", options=wrong))
        refused(lambda: Game.from_position("home 1 7,7", options=wrong))
    if not isinstance(wrong, str):  # of which tests/test_position.py has many
        refused(lambda: Game.from_position(wrong))
    for name in ("weather", "overtime", "turn_seconds", "foul_base_bonus"):
        if not (name == "weather" and isinstance(wrong, bool)):
            refused(lambda name=name: Game("human", "orc", options={name: wrong}))


@pytest.mark.parametrize(
    "face",
    [None, True, 1.5, b"x", "x", "", -1, 0, 7, [], 10**5000],
    ids=lambda face: type(face).__name__,
)
def test_what_is_no_face(face: Any) -> None:
    with pytest.raises(DiceError):
        ScriptedDice([face]).roll(6)
    with pytest.raises(DiceError):
        ScriptedDice(5)  # type: ignore[arg-type]


# --- teams ------------------------------------------------------------------------------------

TEAM = ready_team("bb2020", "human")
TEAM_FIELDS = list(Team.__dataclass_fields__)
PLAYER_FIELDS = list(TeamPlayer.__dataclass_fields__)


@pytest.mark.parametrize("house_rules", [False, True])
@pytest.mark.parametrize("field", TEAM_FIELDS)
def test_fields_of_a_team(field: str, house_rules: bool) -> None:
    for wrong in ANYTHING:
        made = replace(TEAM, **{"house_rules": house_rules} | {field: wrong})
        _plays_or_is_refused(made)


@pytest.mark.parametrize("house_rules", [False, True])
@pytest.mark.parametrize("field", PLAYER_FIELDS)
def test_fields_of_a_player(field: str, house_rules: bool) -> None:
    for wrong in ANYTHING:
        player = replace(TEAM.players[3], **{field: wrong})
        players = (*TEAM.players[:3], player, *TEAM.players[4:])
        _plays_or_is_refused(replace(TEAM, players=players, house_rules=house_rules))


@pytest.mark.parametrize("part", ["roster", "position"])
def test_fields_of_a_roster(part: str) -> None:
    roster = TEAM.roster
    for field in type(roster if part == "roster" else roster.positions[0]).__dataclass_fields__:
        for wrong in ANYTHING:
            if part == "roster":
                made = replace(roster, **{field: wrong})
            else:
                first = replace(roster.positions[0], **{field: wrong})
                made = replace(roster, positions=(first, *roster.positions[1:]))
            _plays_or_is_refused(replace(TEAM, roster=made, house_rules=True))


def _plays_or_is_refused(team: Team) -> None:
    """Either is right, for a value of the right kind may stand for something."""
    try:
        check(team)
    except PigskinError:
        refused(lambda: Game(team, "orc", "bb2020", seed=3))
    else:
        assert to_text(Game(team, "orc", "bb2020", seed=3))


@pytest.mark.parametrize("skill", ["Loner", "Mighty Blow", "Animosity"])
def test_a_skill_that_lacks_its_value_is_named_with_its_forms(skill: str) -> None:
    """A house-rules team may have any skill, but not half of one."""
    player = replace(TEAM.players[3], skills=(skill,))
    team = replace(TEAM, players=(*TEAM.players[:3], player, *TEAM.players[4:]), house_rules=True)
    told = refused(lambda: Game(team, "orc", "bb2020"))
    assert f"has {skill}, which comes with a value: {skill} (" in told


# --- reports ----------------------------------------------------------------------------------


@pytest.mark.parametrize("wrong", ANYTHING, ids=lambda wrong: type(wrong).__name__)
def test_what_is_no_report(wrong: Any) -> None:
    if wrong != {}:
        refused(lambda: MatchReport.from_json(wrong))
    if wrong != "":
        refused(lambda: MatchReport.from_toml(wrong))
    for field in ("score", "home", "deeds", "edition", "halves"):
        if wrong not in ([], (), {}, "") or field not in ("home", "deeds", "edition"):
            refused(lambda field=field: MatchReport.from_json({field: wrong}))
