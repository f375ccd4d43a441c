"""Known answers for the client's check of dice and seals, from the engine's own: one small file.

With tests/ on the path: PYTHONPATH=tests python web/fixtures_fair.py
"""

from __future__ import annotations

import hashlib
import hmac
import json
from pathlib import Path
from typing import Any

from web.playing import Played

from pigskin.web import fair, matchfile
from pigskin.web.rolls import rolls_of

OUT = Path(__file__).parent / "src" / "fixtures" / "fair.json"
TEXTS = ("", "abc", "ä" * 27 + "x", "a" * 64, "Pigskin " * 40)
SIDES = (2, 3, 6, 8, 13, 16, 26, 3 * 2**30)  # every fourth number is passed over for the last one
STRANGE = {"b": [1, -2, True, None, {}], "a": 'Zoë "Ø" \\ \n\x7f 🏈', "é": 0.5, "ab": "c"}


def answers() -> dict[str, Any]:
    """What the client must find as well."""
    secret, home, away = bytes(range(32)).hex(), bytes(range(16)).hex(), bytes(range(16, 32)).hex()
    key = fair.dice_key("kq7f2m", secret, home, away)
    played = Played("bb2020", computer=True).at_random(110).until("turn")
    played.give("call", played.asked, "concede")
    file = matchfile.match_file(played.match())
    return {
        "sha256": {text: hashlib.sha256(text.encode()).hexdigest() for text in TEXTS},
        "hmac": {
            text: hmac.digest(text.encode(), text.encode(), "sha256").hex() for text in TEXTS
        },
        "secret": secret,
        "nonces": [home, away],
        "commitment": fair.commitment(secret),
        "computer": fair.computer_nonce(secret, "away"),
        "key": key.hex(),
        "faces": {
            str(sides): [fair.face_of(key, number, sides) for number in range(40)]
            for sides in SIDES
        },
        "canonical": [STRANGE, matchfile.canonical(STRANGE).decode()],
        "file": file,
        "rolls": [vars(roll) for roll in rolls_of(matchfile.file_text(file).encode(), 10)],
    }


if __name__ == "__main__":
    OUT.write_text(json.dumps(answers(), ensure_ascii=False, separators=(",", ":")) + "\n")
