"""Dice: the same seed is the same match, scripts say what they want, tapes go on where they end."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pigskin import Dice, PigskinError, ScriptedDice
from pigskin.dice import BLOCK_FACES, FACE_NAMES, PreparedDice, ReplayedDice
from pigskin.errors import DiceError

# --- seeded dice ------------------------------------------------------------------------------


def test_a_seed_gives_these_faces_on_every_machine_for_ever():
    dice = Dice(0)
    assert [dice.roll(6) for _ in range(20)] == [
        2, 3, 4, 1, 6, 1, 3, 5, 2, 1, 5, 2, 5, 6, 2, 2, 4, 3, 6, 3,
    ]  # fmt: skip
    dice = Dice("final")
    assert [dice.roll(8) for _ in range(10)] == [6, 4, 7, 1, 6, 5, 8, 8, 6, 6]


@given(st.one_of(st.integers(), st.text(max_size=20)))
def test_the_same_seed_rolls_the_same_dice(seed: int | str):
    one, other = Dice(seed), Dice(seed)
    assert [one.roll(6) for _ in range(30)] == [other.roll(6) for _ in range(30)]


@given(st.integers(), st.integers(min_value=1, max_value=100))
def test_every_roll_is_a_face_of_the_die(seed: int, sides: int):
    dice = Dice(seed)
    assert all(1 <= dice.roll(sides) <= sides for _ in range(50))


def test_different_seeds_roll_different_dice():
    rolls = {tuple(dice.roll(6) for _ in range(20)) for dice in map(Dice, range(1000))}
    assert len(rolls) == 1000


# Chi-square limits that fair dice exceed once in ten thousand tries.
@pytest.mark.parametrize(("sides", "limit"), [(2, 15.2), (3, 18.5), (6, 25.8), (8, 29.9)])
@pytest.mark.parametrize("seed", ["fair", "square", "honest"])
def test_every_face_comes_up_as_often(sides: int, limit: float, seed: str):
    dice = Dice(seed)
    counts = [0] * sides
    for _ in range(60_000):
        counts[dice.roll(sides) - 1] += 1
    expected = 60_000 / sides
    assert sum((count - expected) ** 2 / expected for count in counts) < limit


def test_a_roll_says_nothing_about_the_next():
    dice = Dice("pairs")
    pairs = [0] * 36
    before = dice.roll(6)
    for _ in range(72_000):
        face = dice.roll(6)
        pairs[(before - 1) * 6 + face - 1] += 1
        before = face
    assert sum((count - 2000) ** 2 / 2000 for count in pairs) < 75  # 35 degrees of freedom


def test_the_first_roll_of_many_seeds_is_fair():
    counts = [0] * 6
    for seed in range(12_000):
        counts[Dice(seed).roll(6) - 1] += 1
    assert sum((count - 2000) ** 2 / 2000 for count in counts) < 25.8


def test_a_copy_rolls_the_same_and_leaves_the_dice_alone():
    dice = Dice("copy")
    dice.roll(6)
    twin = dice.copy()
    ahead = [twin.roll(6) for _ in range(10)]
    assert [dice.roll(6) for _ in range(10)] == ahead


def test_dice_go_on_from_a_state():
    dice = Dice("state")
    dice.roll(6)
    again = Dice(0, dice.state)
    assert [again.roll(6) for _ in range(10)] == [dice.roll(6) for _ in range(10)]


# --- scripted dice ----------------------------------------------------------------------------


def test_a_script_is_rolled_in_order():
    dice = ScriptedDice([6, 1, "pow", "NE"])
    assert (dice.roll(6), dice.roll(6), dice.block(), dice.roll(8)) == (6, 1, 6, 3)
    assert dice.left == []


@pytest.mark.parametrize("name", [name for name, (die, _) in FACE_NAMES.items() if die == "block"])
def test_block_faces_have_names(name: str):
    face = ScriptedDice([name]).block()
    alias = {"skull": "attacker down", "defender down": "pow"}
    assert BLOCK_FACES[face] == alias.get(name, name)


def test_the_faces_of_a_block_die():  # one of each, and two pushes
    assert sorted(BLOCK_FACES[1:]) == [
        "attacker down", "both down", "pow", "push", "push", "stumble",
    ]  # fmt: skip


def test_what_is_left_of_a_script_can_be_seen():
    dice = ScriptedDice([1, "pow", 3])
    dice.roll(6)
    assert dice.left == ["pow", 3]


def test_a_script_that_has_run_out_says_which_roll_it_was():
    dice = ScriptedDice([4])
    dice.roll(6)
    with pytest.raises(DiceError, match="run out: roll 2 wants a D8"):
        dice.roll(8)


@pytest.mark.parametrize(
    ("face", "sides", "words"),
    [
        (7, 6, "roll 1: 7 is no face of a D6"),
        (0, 6, "roll 1: 0 is no face of a D6"),
        ("pow", 6, "roll 1: 'pow' is no face of a D6"),
        ("NE", 6, "roll 1: 'NE' is no face of a D6"),
        ("bang", 8, "roll 1: there is no face called 'bang'"),
    ],
)
def test_a_face_that_is_not_on_the_die_is_an_error(face: int | str, sides: int, words: str):
    dice = ScriptedDice([face])
    with pytest.raises(DiceError, match=words):
        dice.roll(sides)
    assert dice.left == [face]  # nothing was rolled


def test_a_compass_point_is_no_face_of_a_block_die():
    with pytest.raises(PigskinError, match="'NE' is no face of a block"):
        ScriptedDice(["NE"]).block()


def test_other_dice_roll_after_the_script():
    dice = ScriptedDice([1, 1], Dice("after"))
    expected = Dice("after")
    assert (dice.roll(6), dice.block()) == (1, 1)
    assert [dice.roll(6), dice.block(), dice.roll(8)] == [
        expected.roll(6), expected.block(), expected.roll(8),
    ]  # fmt: skip


def test_a_copy_of_scripted_dice_goes_on_alone():
    dice = ScriptedDice([1, 2], Dice("after"))
    dice.roll(6)
    twin = dice.copy()
    ahead = [twin.roll(6) for _ in range(5)]
    assert dice.left == [2]
    assert [dice.roll(6) for _ in range(5)] == ahead


# --- a tape -----------------------------------------------------------------------------------


def test_a_tape_is_rolled_before_other_dice():
    dice = ReplayedDice([5, 2], ScriptedDice([3, "pow"]))
    assert (dice.roll(6), dice.block(), dice.roll(6), dice.block()) == (5, 2, 3, 6)


def test_a_tape_that_does_not_fit_the_die_is_an_error():
    with pytest.raises(DiceError, match="die 1 of the tape shows 8, on a D6"):
        ReplayedDice([8], Dice()).roll(6)


def test_a_copy_of_a_tape_goes_on_alone():
    dice = ReplayedDice([5, 2], Dice("after"))
    dice.roll(6)
    twin = dice.copy()
    ahead = [twin.roll(6) for _ in range(5)]
    assert [dice.roll(6) for _ in range(5)] == ahead
    # Past the tape, too.
    twin = dice.copy()
    ahead = [twin.roll(6) for _ in range(5)]
    assert [dice.roll(6) for _ in range(5)] == ahead


def test_a_scripted_number_may_say_which_die_it_is_for():
    dice = ScriptedDice(["D16=9", "D6=4"])
    assert dice.roll(16) == 9
    with pytest.raises(DiceError, match="'D6=4' is no face of a D8"):
        dice.roll(8)
    assert dice.roll(6) == 4


# --- prepared dice ----------------------------------------------------------------------------


def test_prepared_dice_show_what_lies_ready_of_each_kind_and_then_other_dice():
    dice = PreparedDice({"D6": [2, 5], "block": [6]}, Dice(3))
    after = Dice(3)
    assert [dice.roll(6), dice.block(), dice.roll(6)] == [2, 6, 5]
    assert [dice.roll(8), dice.roll(6), dice.block()] == [
        after.roll(8), after.roll(6), after.block(),
    ]  # fmt: skip


def test_a_copy_of_prepared_dice_goes_its_own_way():
    dice = PreparedDice({"D6": [1, 2, 3]}, Dice(3))
    dice.roll(6)
    twin = dice.copy()
    assert [dice.roll(6), dice.roll(6)] == [twin.roll(6), twin.roll(6)] == [2, 3]
    assert dice.roll(6) == twin.roll(6)
