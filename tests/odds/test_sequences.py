"""Sequences in the compact notation, against chances reckoned elsewhere."""

import itertools
import json
from fractions import Fraction
from pathlib import Path

import pytest
from typer.testing import CliRunner

from pigskin import Dice, PigskinError
from pigskin.cli import app
from pigskin.errors import NotationError
from pigskin.odds.notation import read
from pigskin.odds.sequence import Sequence

CASES = Path(__file__).with_name("sequences.txt")

# Where the notation's own rules are not those of BB2020, and what "~S2" makes of the row there.
NOT_BB2020 = {
    37: ("BB2020 has no Hatred", None),
    38: ("BB2020 has no Hatred", None),
    59: ("in BB2020 Mighty Blow may add to the armour roll of a player with Claws", 0.23438),
    76: ("in BB2020 Break Tackle adds 1 or 2", None),
    77: ("in BB2020 Break Tackle adds 1 or 2", None),
    109: ("BB2020 has no Lone Fouler", None),
    125: ("in BB2020 Consummate Professional re-rolls one die", 0.55556),
    127: ("in BB2020 Consummate Professional re-rolls one die", 0.88889),
    128: ("in BB2020 Consummate Professional re-rolls one die", 0.55556),
    133: ("in BB2020 Deeproot has Mighty Blow (+2)", 0.60938),
    136: ("in BB2020 A Sneaky Pair adds to the injury roll", 0.51852),
}


def rows() -> list[tuple[int, str, int, str, list[float]]]:
    found = []
    for line in CASES.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            number, kind, rerolls, text, chances = line.split("  # ")[0].split("  ")
            expected = [float(chance) for chance in chances.split()]
            found.append((int(number), kind, int(rerolls), text, expected))
    return found


ROWS = rows()


@pytest.mark.parametrize("number, kind, rerolls, text, expected", ROWS, ids=lambda each: str(each))
def test_greedy_chances(
    number: int, kind: str, rerolls: int, text: str, expected: list[float]
) -> None:
    sequence = Sequence(text, rerolls)
    # A row ends where no further re-roll can be spent.
    expected = expected + expected[-1:] * (rerolls + 1 - len(expected))
    assert [float(chance) for chance in sequence.greedy] == pytest.approx(expected, abs=6e-6)
    assert sequence.best[-1] >= sequence.greedy[-1]
    assert sequence.best == sorted(sequence.best)
    assert sequence.best[0] == Sequence(text, 0).best[0]


@pytest.mark.parametrize("number, kind, rerolls, text, expected", ROWS, ids=lambda each: str(each))
def test_by_the_rules_of_bb2020(
    number: int, kind: str, rerolls: int, text: str, expected: list[float]
) -> None:
    reason, chance = NOT_BB2020.get(number, ("", expected[-1]))
    if chance is None:
        with pytest.raises(NotationError, match="BB2020"):
            Sequence(text + "~S2", rerolls)
        return
    found = float(Sequence(text + "~S2", rerolls).greedy[-1])
    assert found == pytest.approx(chance, abs=6e-6), reason
    assert (found == pytest.approx(expected[-1], abs=6e-6)) is (not reason)


def test_chances_are_exact() -> None:
    assert Sequence("2,3;4", 2).greedy == [Fraction(5, 18), Fraction(5, 9), Fraction(415, 648)]


def test_the_best_policy_keeps_its_reroll_for_where_it_matters() -> None:
    # A gaze that may fail without harm, and a dodge that may not.
    sequence = Sequence("Y4{2},5", 1)
    assert sequence.greedy[1] < sequence.best[1]
    # By hand: with one re-roll on the gaze, on the 2+, or on the 5+, whichever comes to most.
    assert sequence.best[0] == Fraction(1, 2) * Fraction(1, 3) * (1 + Fraction(5, 6))


def test_the_best_policy_is_the_best_of_all_plans() -> None:
    """Three tests, one of which may fail: every way to spend one re-roll, reckoned by hand."""
    spend_first = spend_last = Fraction(0)
    d3, d2, d6 = Fraction(2, 3), Fraction(5, 6), Fraction(1, 6)
    # "3{2},6": keep the re-roll for the end, or spend it on the first failure that comes.
    spend_last = (d3 + (1 - d3) * d2) * (d6 + (1 - d6) * d6)
    last = d6 + (1 - d6) * d6
    again = d3 * d6 + (1 - d3) * d2 * d6  # the first test again, and nothing left
    keep = d2 * last + (1 - d2) * d2 * d6  # no: the 2+, then the end
    spend_first = d3 * last + (1 - d3) * again
    best = d3 * last + (1 - d3) * max(again, keep)
    assert Sequence("3{2},6", 1).greedy[1] == spend_first
    assert Sequence("3{2},6", 1).best[1] == best
    assert best > spend_last


def test_a_thousand_rolls_of_a_sequence_agree() -> None:
    dice, tries, done = Dice("sequence"), 20_000, 0
    for _ in range(tries):
        left = 1
        for need in (3, 2, 4):
            ok = dice.roll(6) >= need
            if not ok and left:
                left -= 1
                ok = dice.roll(6) >= need
            if not ok:
                break
        else:
            done += 1
    chance = float(Sequence("3,2,4", 1).greedy[1])
    assert abs(done / tries - chance) < 4 * (chance * (1 - chance) / tries) ** 0.5


@pytest.mark.parametrize("good, dice", [*itertools.product(range(7), (1, 2, 3, -2, -3))])
def test_blocks_are_counted_out(good: int, dice: int) -> None:
    count, pick = abs(dice), min if dice > 0 else max
    rolls = list(itertools.product(range(1, 7), repeat=count))
    won = sum(pick(roll) <= good for roll in rolls)
    assert Sequence(f"{dice}D{good}").greedy == [Fraction(won, len(rolls))]


@pytest.mark.parametrize(
    "text, problem",
    [
        ("", "there is nothing to roll for (character 1, at the end)"),
        ("2,x", "this is no roll of the notation; letters are capitals (character 3, at 'x')"),
        ("2+,3+", "write 3 for a 3+, without the plus (character 2, at '+,3+')"),
        ("2,", "something must follow (character 3, at the end)"),
        ("2 3", "a comma is missing (character 3, at '3')"),
        ("L2,2D2", "after Dauntless stand two blocks, as in L2,2D2|1D2 (character 7, at the end)"),
        ("(1/2,3", "the bracket is never closed with ')' (character 1, at '(1/2,3')"),
        ("(2)(3)", "a way in round brackets begins with its share, as (1/2,3) (character 1, "
         "at '(2)(3)')"),
        ("(2/3)(2/3)", "the shares of the ways come to more than 1 (character 6, at '(2/3)')"),
        ("3/2", "a share is at most 1 (character 1, at '3/2')"),
        ("2D2!2", "after '!' stands in braces what follows, as in 2D2!2{1D2} (character 6, "
         "at the end)"),
        ("2D5!2{2}", "a block die has six faces (character 1, at '2D5!2{2}')"),
        ("3!2{2}", "only a block has faces after '!' (character 1, at '3!2{2}')"),
        ("D,Dogde:D2", "there is no skill or star 'Dogde' (character 3, at 'Dogde:D2')"),
        ("L:D2", "Loner needs a figure from 2 to 6, such as L4 (character 1, at 'L:D2')"),
        ("H:1D2~S2", "BB2020 has no Hatred (character 1, at 'H:1D2')"),
        (",".join(["2"] * 61), "a sequence has at most 60 rolls (character 121, at '2')"),
        ("2" * 3000, "a sequence has at most 2000 characters, not 3000"),
    ],
)  # fmt: skip
def test_what_cannot_be_read_is_pointed_at(text: str, problem: str) -> None:
    with pytest.raises(NotationError) as error:
        read(text)
    assert str(error.value) == problem


def test_a_long_sequence_and_many_rerolls() -> None:
    assert len(Sequence(",".join(["2"] * 60), 3).best) == 4
    assert len(Sequence("2,3", 16).best) == 17
    with pytest.raises(PigskinError, match="a team has 0 to 16 re-rolls, not 17"):
        Sequence("2", 17)


def test_a_star_stands_for_his_skills() -> None:
    assert Sequence("Gretchen:D3,D3", 1).greedy == Sequence("L4,D:D3,D3", 1).greedy
    assert Sequence("sure feet:R2").greedy == Sequence("SF:R2").greedy


def test_break_tackle_may_be_kept() -> None:
    used = Sequence("BT2:D3,D5", 1)
    kept = Sequence("BT2:D3¬,D5", 1)
    d3, d2, d5 = Fraction(2, 3), Fraction(5, 6), Fraction(1, 3)
    assert used.greedy[0] == d3 * d3 + (d2 - d3) * d5  # the second dodge is 3+ or 5+
    assert kept.greedy[0] == d3 * d3  # a first failure is rolled again instead
    assert Sequence("BT2:D3¬,D5", 0).greedy == Sequence("BT2:D3,D5", 0).greedy


def test_the_command() -> None:
    said = CliRunner().invoke(app, ["odds", "2,3;4", "--rerolls", "2", "--json"]).stdout
    assert json.loads(said) == {"chance": pytest.approx([5 / 18, 5 / 9, 415 / 648])}
    said = CliRunner().invoke(app, ["odds", "-3D1", "--rerolls", "1", "--json"]).stdout
    assert json.loads(said) == {"chance": pytest.approx([0.00463, 0.00924], abs=1e-5)}
    said = CliRunner().invoke(
        app, ["odds", "3{2},6", "--rerolls", "1", "--json", "--policy", "best"]
    ).stdout
    assert json.loads(said)["chance"][1] == pytest.approx(float(Sequence("3{2},6", 1).best[1]))
    said = CliRunner().invoke(app, ["odds", "3{2},6", "--rerolls", "1"]).stdout
    assert "greedy" in said
    assert "best" in said
    assert "15.74 %  17/108" in said
    wrong = CliRunner().invoke(app, ["odds", "--rerols", "2", "2"])
    assert wrong.stderr == "pigskin: there is no option --rerols; see pigskin odds --help\n"
    assert wrong.exit_code == 2
