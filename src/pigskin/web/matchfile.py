"""The file of a match: what was agreed on before, every entry, and at the end how to check it.

docs/fair-dice.md explains it. While the match runs, the file has neither the secret nor the
nonces, nor the faces that dealt somebody a hidden card. Needs the engine only.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from pigskin.web.fair import KeyedDice, match_dice
from pigskin.web.playback import playback_of

if TYPE_CHECKING:
    from pigskin.web.store.rows import Entry, Match, Seat

FORMAT: Final = "pigskin-match 1"
# Reasons for which a match ends that is not over by the rules.
BY_HAND: Final = ("abandoned", "forfeited")
SEAL: Final = 12  # hex digits

# The parts of a file, in order. Those of the second row are told once the match is over.
OPEN: Final = (
    "format", "match", "edition", "rules", "options", "home", "away", "clock", "commitment",
    "state", "start", "entries",
)  # fmt: skip
CLOSED: Final = ("secret", "nonces", "outcome", "seals", "digest")
SEALED: Final = (*OPEN[:-1], *CLOSED[:3])  # entries have seals of their own


def sealed(parts: Mapping[str, object]) -> tuple[str, ...]:
    """The parts with a seal. `from` is there only if the match goes on from a saved game."""
    return (*SEALED, "from") if "from" in parts else SEALED


def match_file(match: Match) -> dict[str, object]:
    """The file of a match that is kept, as plain data.

    Where cards are in play and the match is not over, it is played again to see which dice dealt
    them, which takes a tenth of a second: not in the event loop.
    """
    over = match.state == "over"
    start, hidden = _looked_at(match)
    parts: dict[str, object] = {
        "format": FORMAT,
        "match": match.id,
        "edition": match.edition,
        "rules": match.rules,
        "options": match.setup.options,
        "home": _side(match.seats[0], match.setup.home),
        "away": _side(match.seats[1], match.setup.away),
        "clock": match.clock,
        "commitment": match.commitment,
        "state": match.state,
        "start": start if over or 0 not in hidden else None,
        "entries": [_entry(each, not over and each.n in hidden) for each in match.entries],
    }
    if match.setup.record:
        parts["from"] = match.setup.record
    if over:
        parts["secret"] = match.secret
        parts["nonces"] = {seat.side: seat.nonce for seat in match.seats}
        outcome = match.outcome
        assert outcome is not None
        parts["outcome"] = {
            "winner": outcome.winner,
            "score": list(outcome.score),
            "reason": outcome.reason,
        }
        seal(parts)
    return parts


def _side(seat: Seat, team: Mapping[str, object]) -> dict[str, object]:
    kind = seat.kind if seat.kind.startswith("computer:") else "person"
    return {"coach": seat.name, "seat": kind, "team": dict(team)}


def _entry(entry: Entry, hide: bool) -> dict[str, object]:
    found: dict[str, object] = {"n": entry.n, "by": entry.by, "kind": entry.kind}
    if entry.kind == "back":
        found["to"] = entry.to
    else:
        found["words"] = entry.words
    if hide:
        found["faces"] = None
    elif entry.faces:
        found["faces"] = list(entry.faces)
    return found


def _looked_at(match: Match) -> tuple[list[int], set[int]]:
    """The dice before the first question, and the entries (0: the start) that dealt in secret.

    Where the rules of today do not play a match that is not over, nobody knows which did: from
    there on all may have.
    """
    dice = dice_of(match)
    if dice is None:
        return [], set()
    over, setup = match.state == "over", match.setup
    try:
        playback = playback_of(
            match.edition, setup.home, setup.away, setup.options, setup.record, dice
        )
    except Exception:
        if over:
            raise
        return [], {*range(match.n + 1)}
    start = list(playback.faces)
    hidden = {0} if playback.hidden else set()
    if over or playback.game.table.options.cards == "off":
        return start, hidden
    for entry in match.entries:
        try:
            playback.give(entry.kind, entry.by, entry.words, entry.to)
        except Exception:
            return start, hidden | {*range(entry.n, match.n + 1)}
        if playback.hidden:
            hidden.add(entry.n)
    return start, hidden


def dice_of(match: Match) -> KeyedDice | None:
    """The dice of a match that is kept; None while a coach has not given his nonce."""
    home, away = match.seats[0].nonce, match.seats[1].nonce
    if home is None or away is None:
        return None
    return match_dice(match.id, match.secret, home, away)


# --- seals ------------------------------------------------------------------------------------


def seal(parts: dict[str, object]) -> None:
    """Write the seals: one for each part and entry, to name what was altered, and one for all."""
    entries = parts["entries"]
    assert isinstance(entries, list)
    before = ""
    for entry in entries:
        entry.pop("seal", None)
        before = entry["seal"] = entry_seal(before, entry)
    parts["seals"] = {name: part_seal(parts[name]) for name in sealed(parts)}
    parts["digest"] = file_digest(parts)


def part_seal(value: object) -> str:
    return hashlib.sha256(canonical(value)).hexdigest()[:SEAL]


def entry_seal(before: str, entry: Mapping[str, object]) -> str:
    """Each follows on the one before, so that none can be left out."""
    bare = {name: value for name, value in entry.items() if name != "seal"}
    return hashlib.sha256(before.encode() + canonical(bare)).hexdigest()[:SEAL]


def file_digest(parts: Mapping[str, object]) -> str:
    bare = {name: value for name, value in parts.items() if name != "digest"}
    return f"sha256:{hashlib.sha256(canonical(bare)).hexdigest()}"


def canonical(value: object) -> bytes:
    """Plain data in the one way of writing it that counts."""
    return json.dumps(value, sort_keys=True, separators=(",", ":")).encode()


def file_text(parts: Mapping[str, object]) -> str:
    """The file as it is written: a line for each part, and one for each entry."""
    lines = []
    for name, value in parts.items():
        if name == "entries" and value:
            assert isinstance(value, list)
            rows = ",\n".join(f"  {_json(entry)}" for entry in value)
            lines.append(f'"entries": [\n{rows}\n]')
        else:
            lines.append(f"{_json(name)}: {_json(value)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
