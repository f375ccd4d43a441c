"""Checking the file of a match: commitment, key, every die, every answer, the outcome, every seal.

`verify` is for anybody: the command line, the server, a coach. Needs the engine only.
"""

from __future__ import annotations

import json
import time
from dataclasses import dataclass
from typing import Final, TypeAlias

from pigskin.errors import DiceError, PigskinError, RecordError
from pigskin.game import Game
from pigskin.record.form import RULES_VERSION
from pigskin.showing import quoted
from pigskin.web import fair
from pigskin.web.matchfile import (
    BY_HAND,
    CLOSED,
    FORMAT,
    OPEN,
    entry_seal,
    file_digest,
    part_seal,
    sealed,
)
from pigskin.web.playback import Playback, playback_of

MOST_BYTES: Final = 4_000_000
MOST_ENTRIES: Final = 20_000
SIDES: Final = ("home", "away")

Parts: TypeAlias = dict[str, object]


class MatchFileError(RecordError):
    """The file of a match is none, was altered, or does not play; one line names the place."""


class NotOver(MatchFileError):
    """The match still runs: its dice can be checked once its secret is told."""


@dataclass(frozen=True)
class Verified:
    """What a good file says."""

    match: str
    edition: str
    teams: tuple[str, str]
    coaches: tuple[str, str]
    entries: int
    dice: int
    winner: str | None
    score: tuple[int, int]
    reason: str
    digest: str

    @property
    def words(self) -> str:
        """In one line."""
        won = f"{self.winner} won" if self.winner else "nobody won"
        return (
            f"good: match {self.match} ({self.edition}), {self.teams[0]} against {self.teams[1]}, "
            f"{self.entries} entries, {self.dice} dice, {won} {self.score[0]}-{self.score[1]} "
            f"({self.reason}), digest {self.digest}"
        )


def verify(data: bytes, seconds: float | None = None) -> Verified:
    """Check a file. A MatchFileError says in one line what is wrong, and where.

    With `seconds`, a file that takes longer is refused.
    """
    parts, playback = _checked(data, seconds)
    return _verified(parts, playback)


def checked_game(data: bytes, seconds: float | None = None) -> Game:
    """The match in a file, at its end, if the file is good."""
    return _checked(data, seconds)[1].game


def _checked(data: bytes, seconds: float | None) -> tuple[Parts, Playback]:
    until = None if seconds is None else time.monotonic() + seconds
    parts = read(data)
    if parts["state"] != "over":
        raise NotOver("the match is not over: its dice can be checked once its secret is told")
    _check_secret(parts)
    _check_seals(parts)
    return parts, _play(parts, until)


# --- reading ----------------------------------------------------------------------------------


def read(data: bytes) -> Parts:
    """The parts of a file, each of the kind it must be."""
    if len(data) > MOST_BYTES:
        raise MatchFileError(f"a match file has at most {MOST_BYTES:,} bytes")
    try:
        found = json.loads(data, object_pairs_hook=_once, parse_constant=_no_number)
    except (ValueError, RecursionError) as error:
        raise MatchFileError(f"it is no JSON: {str(error) or 'nested too deep'}") from None
    if not isinstance(found, dict) or "format" not in found:
        raise MatchFileError("it is no file of a match")
    if found["format"] != FORMAT:
        raise MatchFileError(f"format: {quoted(found['format'])} is not {FORMAT}")
    for name in OPEN:
        if name not in found:
            raise MatchFileError(f"{name}: is missing")
    over = found["state"] == "over"
    if not over and found["state"] not in ("waiting", "running"):
        raise MatchFileError(f"state: {quoted(found['state'])} is none")
    names = (*OPEN, *CLOSED) if over else OPEN
    if "from" in found:
        names = (*names, "from")
    for name in names:
        if name not in found:
            raise MatchFileError(f"{name}: is missing")
    for name in found:
        if name not in names:
            raise MatchFileError(f"{quoted(name)}: no part of a match file is called so")
    _check_kinds(found, over)
    return found


def _once(pairs: list[tuple[str, object]]) -> Parts:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a name stands twice in one object")
    return found


def _no_number(word: str) -> object:
    raise ValueError(f"{word} is no number")


def _check_kinds(parts: Parts, over: bool) -> None:
    for name in ("match", "edition", "commitment"):
        _expect(name, parts[name], str)
    if "from" in parts:
        _expect("from", parts["from"], str)
    _expect("rules", parts["rules"], int)
    _expect("options", parts["options"], dict)
    if parts["clock"] is not None:
        _expect("clock", parts["clock"], int)
    for name in SIDES:
        side = _fields(name, parts[name], ("coach", "seat", "team"))
        _expect(f"{name}.coach", side["coach"], str)
        _expect(f"{name}.seat", side["seat"], str)
        _expect(f"{name}.team", side["team"], dict)
    _check_faces("start", parts["start"], hidden=not over)
    entries = _expect("entries", parts["entries"], list)
    if len(entries) > MOST_ENTRIES:
        raise MatchFileError(f"entries: there are more than {MOST_ENTRIES:,}")
    for number, entry in enumerate(entries, 1):
        _check_entry(number, entry, over)
    if over:
        _expect("secret", parts["secret"], str)
        nonces = _fields("nonces", parts["nonces"], SIDES)
        for name in SIDES:
            if nonces[name] is not None:
                _expect(f"nonces.{name}", nonces[name], str)
        _fields("outcome", parts["outcome"], ("winner", "score", "reason"))
        _fields("seals", parts["seals"], sealed(parts))


def _check_entry(number: int, entry: object, over: bool) -> None:
    where = f"entry {number}"
    if not isinstance(entry, dict):
        raise MatchFileError(f"{where}: is no object")
    told = "to" if entry.get("kind") == "back" else "words"
    for name in ("n", "by", "kind", told, *(("seal",) if over else ())):
        if name not in entry:
            raise MatchFileError(f"{where}: has no {name}")
    for name in entry:
        if name not in ("n", "by", "kind", told, "faces", "seal"):
            raise MatchFileError(f"{where}: {quoted(name)} is nothing it has")
    if type(entry["n"]) is not int or entry["n"] != number:
        raise MatchFileError(f"{where}: its number is {quoted(entry['n'])}")
    for name in ("by", "kind"):
        _expect(f"{where}, {name}", entry[name], str)
    _expect(f"{where}, {told}", entry[told], int if told == "to" else str)
    _check_faces(f"{where}, faces", entry.get("faces", []), hidden=not over)


def _check_faces(where: str, faces: object, hidden: bool) -> None:
    if faces is None and hidden:
        return
    for face in _expect(where, faces, list):
        if type(face) is not int:
            raise MatchFileError(f"{where}: {quoted(face)} is no face of a die")


_KINDS: Final = {str: "a text", int: "a whole number", dict: "an object", list: "a list"}


def _expect(where: str, value: object, kind: type) -> list[object]:
    if type(value) is not kind:
        raise MatchFileError(f"{where}: is {quoted(value)}, not {_KINDS[kind]}")
    return value if isinstance(value, list) else []


def _fields(where: str, value: object, names: tuple[str, ...]) -> Parts:
    if not isinstance(value, dict):
        raise MatchFileError(f"{where}: is {quoted(value)}, not an object")
    for name in names:
        if name not in value:
            raise MatchFileError(f"{where}: has no {name}")
    for name in value:
        if name not in names:
            raise MatchFileError(f"{where}: {quoted(name)} is nothing it has")
    return value


# --- checking ---------------------------------------------------------------------------------


def _check_secret(parts: Parts) -> None:
    try:
        told = fair.commitment(str(parts["secret"]))
    except DiceError as error:
        raise MatchFileError(f"secret: {error}") from None
    if told != parts["commitment"]:
        raise MatchFileError("secret: it is not the one that was committed to before the match")


def _check_seals(parts: Parts) -> None:
    seals = _fields("seals", parts["seals"], sealed(parts))
    for name in sealed(parts):
        if seals[name] != part_seal(parts[name]):
            raise MatchFileError(f"{name}: was altered, for its seal does not fit")
    before = ""
    entries = parts["entries"]
    assert isinstance(entries, list)
    for entry in entries:
        before = entry_seal(before, entry)
        if entry["seal"] != before:
            raise MatchFileError(f"entry {entry['n']}: was altered, for its seal does not fit")
    if parts["digest"] != file_digest(parts):
        raise MatchFileError("digest: it is not that of the file, which was altered")


def _play(parts: Parts, until: float | None) -> Playback:
    entries = parts["entries"]
    assert isinstance(entries, list)
    dice = _dice(parts)
    where = "start"
    try:
        playback = _begin(parts, dice)
        _check_rolled(where, parts["start"], playback.faces)
        for entry in entries:
            where = f"entry {entry['n']}"
            if until is not None and time.monotonic() > until:
                raise MatchFileError(f"{where}: it takes too long to check this file")
            playback.give(entry["kind"], entry["by"], entry.get("words", ""), entry.get("to", 0))
            _check_rolled(where, entry.get("faces", []), playback.faces)
        _check_outcome(parts["outcome"], playback)
    except MatchFileError as error:
        raise MatchFileError(f"{error.message()}{_other_rules(parts)}") from None
    except PigskinError as error:
        reason = str(error).partition("\n")[0]
        raise MatchFileError(f"{where}: {reason}{_other_rules(parts)}") from error
    except Exception as error:  # a team nobody has checked may break anything
        raise MatchFileError(f"{where}: it does not play: {type(error).__name__}") from error
    return playback


def _dice(parts: Parts) -> fair.KeyedDice:
    nonces = parts["nonces"]
    assert isinstance(nonces, dict)
    secret = str(parts["secret"])
    for name in SIDES:
        side = parts[name]
        assert isinstance(side, dict)
        if nonces[name] is None:
            raise MatchFileError(f"nonces: {name} has given none, so the match never began")
        if side["seat"].startswith("computer:"):
            if nonces[name] != fair.computer_nonce(secret, name):
                raise MatchFileError(
                    f"nonces: that of {name}, a computer, does not follow from the secret"
                )
    try:
        return fair.match_dice(str(parts["match"]), secret, nonces["home"], nonces["away"])
    except DiceError as error:
        raise MatchFileError(f"nonces: {error}") from None


def _begin(parts: Parts, dice: fair.KeyedDice) -> Playback:
    home, away, options = parts["home"], parts["away"], parts["options"]
    assert isinstance(home, dict)
    assert isinstance(away, dict)
    assert isinstance(options, dict)
    edition, record = str(parts["edition"]), str(parts.get("from", ""))
    return playback_of(edition, home["team"], away["team"], options, record, dice)


def _check_rolled(where: str, told: object, rolled: tuple[int, ...]) -> None:
    assert isinstance(told, list)
    for number, (face, right) in enumerate(zip(told, rolled), 1):
        if face != right:
            raise MatchFileError(
                f"{where}: die {number} shows {face}, where the dice of the match show {right}"
            )
    if len(told) != len(rolled):
        raise MatchFileError(f"{where}: it has {len(told)} dice, but {len(rolled)} were rolled")


def _check_outcome(told: object, playback: Playback) -> None:
    assert isinstance(told, dict)
    game = playback.game
    right = game.outcome
    score = [game.table.home.score, game.table.away.score]
    if right is None:
        if told["reason"] not in BY_HAND:
            raise MatchFileError("outcome: the match is not over after its last entry")
        if told["score"] != score or told["winner"] not in (None, *SIDES):
            raise MatchFileError(f"outcome: the score was {score[0]}-{score[1]}")
        return
    real = {"winner": right.winner, "score": list(right.score), "reason": right.reason}
    for name, value in real.items():
        if told[name] != value:
            raise MatchFileError(f"outcome: the {name} is {quoted(told[name])}, not {value!r}")


def _other_rules(parts: Parts) -> str:
    if parts["rules"] == RULES_VERSION:
        return ""
    return (
        f" (it was played by version {parts['rules']} of the rules, and this is "
        f"version {RULES_VERSION})"
    )


def _verified(parts: Parts, playback: Playback) -> Verified:
    game = playback.game
    home, away, outcome = parts["home"], parts["away"], parts["outcome"]
    assert isinstance(home, dict)
    assert isinstance(away, dict)
    assert isinstance(outcome, dict)
    names = game.table.team_names
    return Verified(
        match=str(parts["match"]),
        edition=str(parts["edition"]),
        teams=(names[0], names[1]),
        coaches=(home["coach"], away["coach"]),
        entries=playback.n,
        dice=playback.rolled,
        winner=outcome["winner"],
        score=(game.table.home.score, game.table.away.score),
        reason=str(outcome["reason"]),
        digest=str(parts["digest"]),
    )
