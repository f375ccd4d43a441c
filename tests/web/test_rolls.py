"""The rolls of a match file: every die once, in order, with its sides and what it was for."""

from typing import Any

import pytest
from web.playing import NONCES, SECRET, Played, whole

from pigskin.web import fair
from pigskin.web.matchfile import file_text, match_file, seal
from pigskin.web.rolls import Rolled, rolls_of


def rolls(parts: dict[str, Any]) -> list[Rolled]:
    return rolls_of(file_text(parts).encode(), 10)


def faces(parts: dict[str, Any]) -> list[int]:
    return sum((each.get("faces", []) for each in parts["entries"]), list(parts["start"]))


@pytest.mark.parametrize("edition", ["lrb6", "bb2016", "bb2020"])
def test_every_die_of_a_file_is_in_one_roll_and_the_key_gives_it(edition: str) -> None:
    parts = match_file(whole(edition).match())
    found = rolls(parts)
    assert [face for roll in found for face in roll.dice] == faces(parts)
    away = fair.computer_nonce(SECRET, "away") if edition == "bb2020" else NONCES[1]
    key = fair.dice_key("kq7f2m", SECRET, NONCES[0], away)
    sides = [each for roll in found for each in roll.sides]
    assert [fair.face_of(key, k, each) for k, each in enumerate(sides)] == faces(parts)
    assert {roll.half for roll in found} == {1, 2}
    assert {(roll.side, roll.turn) for roll in found} >= {("home", 1), ("away", 8)}
    blocks = [roll for roll in found if roll.block]
    assert blocks
    assert all(" blocks " in roll.what for roll in blocks)
    assert edition != "bb2020" or max(len(roll.dice) for roll in blocks) > 1
    assert all(roll.what for roll in found)


def test_an_altered_die_leaves_the_rolls_up_to_it() -> None:
    parts = match_file(whole("bb2016").match())
    before = rolls(parts)
    at = next(n for n, each in enumerate(before) if n > 40 and "dodge" in each.what)
    entry = parts["entries"][before[at].entry - 1]  # type: ignore[index]
    entry["faces"][0] = 7 - entry["faces"][0]
    seal(parts)
    after = rolls(parts)
    assert len(after) > at
    assert after[:at] == before[:at]
    assert after[at].dice != before[at].dice


def test_what_is_no_file_of_a_whole_match_has_no_rolls() -> None:
    running = match_file(Played("lrb6").at_random(80).match())
    assert rolls(running) == []
    assert rolls_of(b"{", 10) == []
    parts = match_file(whole("bb2016").match())
    parts["home"]["team"] = {"players": [[]]}  # type: ignore[index]
    assert rolls(parts) == []
