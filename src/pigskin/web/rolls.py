"""The rolls of a match file, one after the other: when each fell, what for, and with which dice.

A file has faces only; what was rolled, and how many sides a die has, follows from the rules. So the
match is played again with the faces of the file, right or wrong, as far as it plays. Whether they
are right is checked elsewhere (`verify`, or anybody with the key). Needs the engine only.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, replace
from typing import Final

from pigskin.contract.arguments import Json
from pigskin.dice import NoDice, ReplayedDice
from pigskin.web.playback import Playback, playback_of
from pigskin.web.verify import Parts, read

BLOCK_DIE: Final = "block die"
TURNS: Final = ("turn", "bonus turn")


@dataclass(frozen=True)
class Rolled:
    """Dice that were rolled together."""

    entry: int  # 0: before the first question
    half: int
    turn: int  # of that side in the half; 0 where none is under way
    side: str  # whose turn it is; empty where none is under way
    what: str
    block: bool  # block dice
    dice: tuple[int, ...]
    sides: tuple[int, ...]


def rolls_of(data: bytes, seconds: float) -> list[Rolled]:
    """The rolls of a match that is over, up to where it no longer plays, or time is up."""
    until = time.monotonic() + seconds
    found = _Rolls()
    try:
        parts = read(data)
        if parts["state"] == "over":
            found.play(parts, until)
    except Exception:  # a file nobody has checked may break anything: what was found is found
        pass
    return found.rolls


class _Rolls:
    """Listens to a match that is played again."""

    def __init__(self) -> None:
        self.rolls: list[Rolled] = []
        self._heard = 0
        self._half = 1
        self._turn = 0
        self._side = ""
        self._block = ""  # the block whose dice fall

    def play(self, parts: Parts, until: float) -> None:
        home, away, options = parts["home"], parts["away"], parts["options"]
        entries, start = parts["entries"], parts["start"]
        assert isinstance(home, dict)
        assert isinstance(away, dict)
        assert isinstance(options, dict)
        assert isinstance(entries, list)
        assert isinstance(start, list)
        tape = [*start]
        for entry in entries:
            tape += entry.get("faces", [])
        dice = ReplayedDice(tape, NoDice())
        edition = str(parts["edition"])
        record = str(parts.get("from", ""))
        playback = playback_of(edition, home["team"], away["team"], options, record, dice)
        self._heard = playback.game.history.count_events() if record else 0
        self._listen(playback, 0)
        for entry in entries:
            if time.monotonic() > until:
                return
            playback.give(entry["kind"], entry["by"], entry.get("words", ""), entry.get("to", 0))
            self._listen(playback, entry["n"])
            if playback.faces != tuple(entry.get("faces", [])):
                return  # from here on it is another match

    def _listen(self, playback: Playback, entry: int) -> None:
        """What the last entry has brought. Its dice are told in the order in which they fell."""
        left = list(playback.faces)
        game = playback.game
        now = game.history.count_events()
        events = game.events_since(self._heard) if now > self._heard else []
        self._heard = now  # less than before, if something was taken back: never a roll
        for event in events:
            told = event.json
            self._keep_time(told)
            roll = told.get("roll")
            if not isinstance(roll, dict) or not isinstance(roll.get("dice"), list):
                continue
            dice, sides = _numbers(roll["dice"]), _numbers(roll["sides"])
            if not dice or tuple(left[: len(dice)]) != dice:
                continue  # told once more, as it counts after all
            del left[: len(dice)]
            self._add(entry, str(told["event"]), str(told["text"]), dice, sides)

    def _keep_time(self, told: dict[str, Json]) -> None:
        kind = told["event"]
        if kind == "half":
            self._half = int(str(told["half"]))
        elif kind in TURNS:
            self._side = str(told["side"])
            turn = told.get("turn")
            self._turn = turn if isinstance(turn, int) else 0
        elif kind == "block":
            self._block = str(told["text"]).partition(",")[0]
        if kind in ("half", "end of drive", "kick-off"):
            self._side, self._turn = "", 0

    def _add(
        self, entry: int, kind: str, what: str, dice: tuple[int, ...], sides: tuple[int, ...]
    ) -> None:
        block = kind == BLOCK_DIE
        last = self.rolls[-1] if self.rolls else None
        if block and last is not None and last.block and last.entry == entry:
            more = replace(last, dice=(*last.dice, *dice), sides=(*last.sides, *sides))
            self.rolls[-1] = more
            return
        if block:
            what = self._block or kind
        roll = Rolled(entry, self._half, self._turn, self._side, what, block, dice, sides)
        self.rolls.append(roll)


def _numbers(value: Json) -> tuple[int, ...]:
    assert isinstance(value, list)
    return tuple(each for each in value if isinstance(each, int))
