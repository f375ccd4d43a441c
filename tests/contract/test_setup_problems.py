"""What is wrong with a draft set-up, in words: it is legal exactly when nothing is."""

import random

import pytest
from table import match, pitch

from pigskin.contract.reasons import setup_problems
from pigskin.errors import IllegalAnswer
from pigskin.pitch import HALF, SQUARES, square
from pigskin.rules.setup import setting_up

EDITIONS = ("lrb6", "bb2016", "bb2020")
LINE = [square(12, y) for y in (5, 6, 7)]
BACK = [square(8, y) for y in range(4, 11)] + [square(7, 7)]


def setting(edition: str):
    """The first set-up of a match, and who may be placed."""
    scene = match(rules=edition).until("set-up")
    table = scene.table
    return scene, table, setting_up(table), [p for p in table.pool if not table.place[p]]


def mirrored(sq: int, side: int) -> int:
    return sq if side == 0 else square(25 - (sq % 28 - 1), sq // 28 - 1)


def draft(pool: list[int], side: int, squares: list[int]) -> dict[int, int]:
    return {player: mirrored(sq, side) for player, sq in zip(pool, squares)}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("squares", "problems"),
    [
        (LINE + BACK, []),
        (LINE + BACK[1:], ["1 more must be placed"]),
        (
            LINE[1:] + BACK + [square(6, 7)],
            ["only 2 on the line ({x},4 to {x},10); 3 must be"],
        ),
        (
            LINE + BACK[3:] + [square(5, y) for y in (0, 1, 2)],
            ["3 in the top wide zone; 2 may be"],
        ),
        (
            LINE + BACK[3:] + [square(5, y) for y in (12, 13, 14)],
            ["3 in the bottom wide zone; 2 may be"],
        ),
        (LINE + BACK[1:] + [square(20, 7)], ["{there} is not in the half of {side}"]),
        (
            LINE + BACK[:-1] + [BACK[0]],
            ["{one} and {other} are both at {here}"],
        ),
    ],
)
def test_each_problem_in_words(edition, squares, problems):
    _, table, side, pool = setting(edition)
    formation = draft(pool, side, squares)
    words = {
        "x": 12 if side == 0 else 13,
        "side": ("home", "away")[side],
        "there": "20,7" if side == 0 else "5,7",
        "one": f"{('home', 'away')[side]} {table.profiles[pool[3]].number}",
        "other": f"{('home', 'away')[side]} {table.profiles[pool[10]].number}",
        "here": "8,4" if side == 0 else "17,4",
    }
    found = setup_problems(table, side, formation)
    assert found == [problem.format(**words) for problem in problems]


@pytest.mark.parametrize("edition", EDITIONS)
def test_who_cannot_be_set_up_is_named(edition):
    _, table, side, _ = setting(edition)
    them = table.players(1 - side)[0]
    mine, theirs = ("home", "away") if side == 0 else ("away", "home")
    formation = {them: mirrored(LINE[0], side), 31 + 32 * side: mirrored(LINE[1], side)}
    found = setup_problems(table, side, formation)
    assert found[0] == f"{mine} is setting up, and {theirs} 1 plays for {theirs}"
    assert found[1] == "there is no such player"


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_draft_has_no_problems_exactly_when_it_can_be_set_up(edition):
    chance = random.Random(edition)
    scene, table, side, pool = setting(edition)
    legal = 0
    for number in range(120):
        squares = [mirrored(sq, side) for sq in LINE + BACK]
        for _ in range(number % 4):
            anywhere = SQUARES if number % 3 == 0 else HALF[side]
            squares[chance.randrange(len(squares))] = chance.choice(anywhere)
        formation = dict(zip(chance.sample(pool, 11), squares[: 11 - (number % 7 == 6)]))
        problems = setup_problems(table, side, formation)
        trial = scene.copy().game
        if problems:
            with pytest.raises(IllegalAnswer):
                trial.set_up(formation)
        else:
            trial.set_up(formation)
            legal += 1
    assert 20 < legal < 100


@pytest.mark.parametrize("edition", ("lrb6", "bb2016"))
def test_a_perfect_defence_is_set_up_by_those_who_were_on_the_pitch(edition):
    own = " / ".join(f"home {number} 12,{number + 1}" for number in range(1, 12))
    scene = pitch(
        f"{own} / home 12 reserves / away 1 20,7 / kicking home / phase kick / active none",
        "E 1 2 2", rules=edition, seed=1,
    )  # fmt: skip
    scene.play("kick to 20,7", "yes")
    assert scene.asked("home", "set-up")
    pool = list(scene.table.pool)
    assert len(pool) == 11
    reserve = scene.player("home 12")
    formation = draft([reserve, *pool[1:]], 0, LINE + BACK)
    assert setup_problems(scene.table, 0, formation) == [
        "home 12 was not on the pitch, and only those who were are set up again",
    ]
    with pytest.raises(IllegalAnswer, match="the set-up is not legal: home 12 was not on"):
        scene.game.set_up(formation)
    scene.game.set_up(draft(pool, 0, LINE + BACK))
    assert scene.where("home 1") == "12,5"


@pytest.mark.parametrize("edition", ("bb2020",))
def test_a_solid_defence_moves_only_those_who_were_taken_up(edition):
    own = " / ".join(f"home {number} 10,{number + 1}" for number in range(1, 9))
    scene = pitch(
        f"{own} / home 9 12,5 / home 10 12,6 / home 11 12,7 / away 1 20,7 / kicking home"
        " / phase kick / active none",
        "E 1 2 2 1", rules=edition, seed=1,
    )  # fmt: skip
    scene.play("kick to 20,7").until("solid defence")
    scene.play("choose home 1", "choose home 2", "done")
    assert scene.asked("home", "set-up")
    one, two, three = (scene.player(f"home {number}") for number in (1, 2, 3))
    there = {one: square(5, 5), two: square(5, 6)}
    assert setup_problems(scene.table, 0, there) == []
    assert setup_problems(scene.table, 0, {one: square(5, 5)}) == ["1 more must be placed"]
    assert setup_problems(scene.table, 0, {**there, three: square(5, 7)}) == [
        "home 3 stands at 10,4 already",
    ]
    scene.game.set_up(there)
    assert (scene.where("home 1"), scene.where("home 3")) == ("5,5", "10,4")
