"""Where the notation follows BB2020 ("~S2") it says what the engine says; and the command."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path

import pytest
from typer.testing import CliRunner

from pigskin import Game
from pigskin.cli import app
from pigskin.odds import Sequence, block, foul

HELPED = "home 2 8,8 / away 2 20,7"
BAND = ("knocked out", "casualty")


@pytest.mark.parametrize(
    "notation, attacker, victim, outcomes",
    [
        ("2D3,K9", "Block", "av9", ("armour broken",)),
        ("2D3,K9,J8", "Block", "av9", BAND),
        ("2D3,K9,J10", "Block", "av9", ("casualty",)),
        ("MB1:2D3,K8,J8", "Block Mighty Blow (+1)", "av8", BAND),
        ("MB1:2D3,K10,J10", "Block Mighty Blow (+1)", "av10", ("casualty",)),
        ("CL:2D3,K10,J8", "Block Claws", "av10", BAND),
        ("CL,MB1:2D3,K8,J8", "Block Claws Mighty Blow (+1)", "av8", BAND),
        ("CL,MB1:2D3,K9,J8", "Block Claws Mighty Blow (+1)", "av9", BAND),
        ("2D2,K8,J9", "Block", "av8 Block Thick Skull", BAND),
        ("OP:2D3,K8", "Block Old Pro", "av8", ("armour broken",)),
        ("R:2D3,K8,J8", "Block Ram", "av8", BAND),
        ("MB1,R:2D3,K9", "Block Mighty Blow (+1) Ram", "av9", ("armour broken",)),
        ("SM:2D3,K8,J8", "Block Savage Mauling", "av8", BAND),
    ],
)
def test_blocks_down_to_the_injury(
    notation: str, attacker: str, victim: str, outcomes: tuple[str, ...]
) -> None:
    game = Game.from_position(
        f"home 1 7,7 {attacker} / away 1 8,7 {victim} / {HELPED}", "bb2020"
    )
    odds = block(game, "home 1", "away 1")
    told = sum((odds[outcome] for outcome in outcomes), Fraction(0))
    assert Sequence(notation + "~S2").greedy == [told]


@pytest.mark.parametrize(
    "notation, attacker, victim",
    [
        ("2D2", "", ""),
        ("L4:2D2", "Loner (4+)", ""),
        ("P:2D2", "Pro", ""),
        ("B:2D2", "Brawler", ""),
        ("B,P:2D2^*", "Brawler Pro", ""),
        ("SB:2D2", "Savage Blow", ""),
        ("2D1", "", "Dodge"),
        ("CP:2D2", "Consummate Professional", ""),
    ],
)
def test_blocks_and_what_rolls_their_dice_again(notation: str, attacker: str, victim: str) -> None:
    game = Game.from_position(
        f"home 1 7,7 {attacker} / away 1 8,7 {victim} / {HELPED}", "bb2020"
    )
    odds = block(game, "home 1", "away 1")
    assert Sequence(notation + "~S2").greedy == [odds["success"]]
    assert Sequence(notation + "~S2", 1).best[1] == odds.again("success")


@pytest.mark.parametrize("notation, fouler", [("F9,J8", ""), ("DP1:F9,J8", "Dirty Player (+1)")])
def test_fouls(notation: str, fouler: str) -> None:
    game = Game.from_position(f"home 1 7,7 {fouler} / away 1 8,7 prone av9 / away 2 20,7", "bb2020")
    odds = foul(game, "home 1", "away 1")
    assert Sequence(notation + "~S2").greedy == [odds["knocked out"] + odds["casualty"]]


# --- the command ------------------------------------------------------------------------------


def run(*words: str) -> tuple[int, str, str]:
    result = CliRunner().invoke(app, ["odds", *words])
    return result.exit_code, result.stdout, result.stderr


def test_actions_at_a_position_typed_or_in_a_file(tmp_path: Path) -> None:
    text = "home 1 7,7 / away 1 8,7 / rerolls 1 0"
    file = tmp_path / "position.txt"
    file.write_text(text, encoding="utf-8")
    for position in (text, str(file)):
        code, said, _ = run("--position", position, "home 1 block away 1", "--json")
        assert code == 0
        told = json.loads(said)
        assert told["chance"] == pytest.approx([1 / 3, 5 / 9])
        assert len(told["assumes"]) == 4
    code, said, _ = run("--position", text, "home 1 block away 1 push", "--rerolls", "0")
    assert code == 0
    assert "66.67 %  2/3" in said
    assert "Opponents choose what is worst" in said


@pytest.mark.parametrize(
    "words, problem",
    [
        (("--position", "nowhere.txt", "home 1 move 7,8"), "nowhere.txt: cannot be read: No such"),
        (("--position", "home 1 7,7 Blok", "home 1 move 7,8"), "there is no skill, state or mark"),
        (("--position", "home 1 7,7 / away 1 9,9", "home 1 fly"), "'fly' is no action"),
        (("--position", "home 1 7,7 / away 1 9,9", "home 1 move 9,7"), "is not next to home 1"),
        (("2", "3"), "one sequence at a time; actions at a table need --position"),
        (("2", "--rerolls", "99"), "a team has 0 to 16 re-rolls, not 99"),
        (("2", "--policy", "lucky", "--json"), "'lucky' is no policy; there are greedy and best"),
        (("2", "--json", "--policy", "best", "--edition", "x"), ""),
    ],
)
def test_what_is_wrong_is_told_in_a_line(words: tuple[str, ...], problem: str) -> None:
    code, said, wrong = run(*words)
    if not problem:
        assert code == 0  # the edition matters at a position only
        return
    assert code == 2
    assert said == ""
    assert problem in wrong
    assert wrong.count("\n") == 1
