"""The file of a match: what is altered is found and named; while it runs it keeps its secrets."""

import copy
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner
from web.playing import NONCES, SECRET, Played, whole

from pigskin.cli import app
from pigskin.dice import ReplayedDice, ScriptedDice
from pigskin.effects.cards import card
from pigskin.web import fair, matchfile
from pigskin.web.matchfile import file_text, match_file, seal
from pigskin.web.verify import MatchFileError, NotOver, read, verify

EDITIONS = ("lrb6", "bb2016", "bb2020")
Path_ = tuple[str | int, ...]


def the_file(edition: str = "bb2016") -> dict[str, Any]:
    """A file to spoil."""
    return read(file_text(match_file(whole(edition).match())).encode())


def checked(parts: dict[str, Any]) -> str:
    """What is wrong with a file; empty if nothing is."""
    complaint = ""
    try:
        verify(file_text(parts).encode())
    except MatchFileError as error:
        complaint = str(error)
    assert "\n" not in complaint
    return complaint


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_whole_match_is_written_and_verified(edition: str) -> None:
    played = whole(edition)
    assert played.game.over
    assert {entry.kind for entry in played.entries} == {"answer", "back", "time"}
    found = verify(file_text(match_file(played.match())).encode())
    assert found.match == "kq7f2m"
    assert found.entries == len(played.entries)
    assert found.dice == played.game.history.count_tape() > 50
    assert found.coaches == ("Ann", "Bea")
    assert found.words.startswith(f"good: match kq7f2m ({edition})")


def test_calls_and_the_clock_are_verified() -> None:
    played = Played("lrb6").at_random(80).until("turn")
    played.give("time", played.asked, "time out")
    played.until("turn")
    played.give("call", played.asked, "concede")
    assert played.game.over
    parts = match_file(played.match())
    assert checked(parts) == ""
    last = parts["entries"][-1]  # type: ignore[index]
    last["by"] = "home" if last["by"] == "away" else "away"
    seal(parts)
    assert checked(parts).startswith(f"entry {last['n']}: ")


# --- what was altered --------------------------------------------------------------------------


def leaves(value: object, path: Path_ = ()) -> Iterator[Path_]:
    """The way to everything in a file that is no object and no list, and to every empty one."""
    inside: list[tuple[str | int, object]] = []
    if isinstance(value, dict):
        inside = list(value.items())
    elif isinstance(value, list):
        inside = list(enumerate(value))
    if not inside:
        yield path
    for name, each in inside:
        yield from leaves(each, (*path, name))


def change(parts: dict[str, Any], path: Path_) -> None:
    """Another value of the same kind."""
    at: Any = parts
    for name in path[:-1]:
        at = at[name]
    old = at[path[-1]]
    if isinstance(old, bool):
        new: object = not old
    elif isinstance(old, int):
        new = old + 1 if old < 6 else old - 1
    elif isinstance(old, str):
        new = old[:-1] + ("1" if old[-1:] == "0" else "0")
    elif old is None:
        new = 1
    else:
        new = ["x"] if isinstance(old, list) else {"x": 1}
    at[path[-1]] = new


def place(path: Path_) -> str:
    """What the complaint must begin with."""
    if path[0] == "entries":
        return f"entry {int(path[1]) + 1}"
    # A commitment and a secret that do not fit each other are the secret's fault.
    return {"commitment": "secret", "seals": str(path[1]) if path[1:] else "seals"}.get(
        str(path[0]), str(path[0])
    )


def test_every_part_that_is_altered_is_named() -> None:
    parts = the_file()
    ways = list(leaves({name: value for name, value in parts.items() if name != "entries"}))
    assert len(ways) > 150
    assert {way[0] for way in ways} == set(parts) - {"entries"}
    for way in ways:
        spoilt = copy.deepcopy(parts)
        change(spoilt, way)
        assert checked(spoilt).startswith(place(way)), (way, checked(spoilt))


def test_every_entry_that_is_altered_is_named() -> None:
    parts = the_file()
    ways = list(leaves(parts["entries"], ("entries",)))
    kinds = {way[2] for way in ways}
    assert kinds == {"n", "by", "kind", "words", "to", "faces", "seal"}
    picked = random.Random(7).sample(ways, 60)
    picked += [next(way for way in ways if way[2] == kind) for kind in sorted(kinds, key=str)]
    text = file_text(parts)
    for way in picked:
        spoilt = json.loads(text)
        change(spoilt, way)
        assert checked(spoilt).startswith(place(way)), (way, checked(spoilt))


@pytest.mark.parametrize("name", [*matchfile.OPEN, *matchfile.CLOSED])
def test_every_part_that_is_missing_is_named(name: str) -> None:
    parts = the_file()
    del parts[name]
    expected = "it is no file of a match" if name == "format" else f"{name}: is missing"
    assert checked(parts) == expected


def test_entries_left_out_or_in_another_order_are_named() -> None:
    parts = the_file()
    for spoil in ("first", "middle", "last", "order"):
        spoilt = copy.deepcopy(parts)
        entries = spoilt["entries"]
        if spoil == "order":
            entries[10], entries[11] = entries[11], entries[10]
        else:
            del entries[{"first": 0, "middle": 400, "last": -1}[spoil]]
        for number, entry in enumerate(entries, 1):
            entry["n"] = number
        assert checked(spoilt)


# --- ... by somebody who writes new seals -------------------------------------------------------


def forged(parts: dict[str, Any]) -> str:
    seal(parts)
    return checked(parts)


def test_sealed_anew_nothing_is_wrong_with_what_was_not_altered() -> None:
    assert forged(the_file()) == ""


def test_one_altered_die_is_found_whoever_seals_the_file() -> None:
    parts = the_file()
    rolled = [number for number, each in enumerate(parts["entries"]) if each.get("faces")]
    for number in (rolled[0], rolled[len(rolled) // 2], rolled[-1]):
        spoilt = copy.deepcopy(parts)
        faces = spoilt["entries"][number]["faces"]
        right = faces[-1]
        faces[-1] = right % 6 + 1
        assert forged(spoilt) == (
            f"entry {number + 1}: die {len(faces)} shows {faces[-1]}, "
            f"where the dice of the match show {right}"
        )
    spoilt = copy.deepcopy(parts)
    spoilt["start"][0] = 7
    assert forged(spoilt).startswith("start: die 1 shows 7")
    spoilt = copy.deepcopy(parts)
    spoilt["entries"][rolled[3]]["faces"].append(1)
    assert forged(spoilt).startswith(f"entry {rolled[3] + 1}: it has ")


def test_other_answers_are_found_whoever_seals_the_file() -> None:
    parts = the_file()
    number = next(n for n, each in enumerate(parts["entries"]) if each.get("words") == "end turn")
    for altered, complaint in (
        ({"words": "home 99 blitz"}, "is no legal answer"),
        ({"words": "push to 30,30"}, "is no legal answer"),
        ({"by": "watcher"}, "is no coach"),
        ({"kind": "dance"}, "is no kind of entry"),
        ({"kind": "call"}, "is no call"),
    ):
        spoilt = copy.deepcopy(parts)
        spoilt["entries"][number].update(altered)
        found = forged(spoilt)
        assert found.startswith(f"entry {number + 1}: "), found
        assert complaint in found
    spoilt = copy.deepcopy(parts)
    entry = spoilt["entries"][number]
    entry["by"] = "home" if entry["by"] == "away" else "away"
    assert "answers, but" in forged(spoilt)


def test_what_cannot_be_taken_back_is_found() -> None:
    parts = the_file()
    number = next(n for n, each in enumerate(parts["entries"]) if each["kind"] == "back")
    for to in (-1, number + 1, 99_999, 0):
        spoilt = copy.deepcopy(parts)
        spoilt["entries"][number]["to"] = to
        assert forged(spoilt).startswith(f"entry {number + 1}: nothing can be taken back"), to


def test_another_secret_nonce_match_or_outcome_is_found_whoever_seals_the_file() -> None:
    parts = the_file()

    def spoilt(**changes: Any) -> str:
        other = copy.deepcopy(parts)
        for name, value in changes.items():
            other[name] = {**other[name], **value} if isinstance(value, dict) else value
        return forged(other)

    assert spoilt(secret="5f" * 32).startswith("secret: it is not the one that was committed to")
    both = {"secret": "5f" * 32, "commitment": fair.commitment("5f" * 32)}
    assert spoilt(**both).startswith("start: die 1")  # every die is another
    assert "die" in spoilt(nonces={"home": "03" * 16})
    assert "die" in spoilt(nonces={"away": "03" * 16})
    assert "die" in spoilt(match="kq7f2n")
    assert spoilt(nonces={"home": "03"}).startswith("nonces: a nonce is 16 bytes")
    assert spoilt(nonces={"home": None}).startswith("nonces: home has given none")
    assert spoilt(secret="5e").startswith("secret: a secret is 32 bytes")
    assert spoilt(outcome={"winner": "home"}).startswith("outcome: the winner")
    assert spoilt(outcome={"score": [7, 0]}).startswith("outcome: the score")
    assert spoilt(outcome={"reason": "penalties"}).startswith("outcome: the reason")
    assert spoilt(edition="bb2019").startswith("start: there is no edition")
    assert spoilt(edition="/tmp").startswith("start: there is no edition")
    assert spoilt(options={"weather": 7}).startswith("start: option weather")
    assert spoilt(home={"team": {"roster": "nobody"}}).startswith("start: ")


def test_the_nonce_of_a_computer_follows_from_the_secret() -> None:
    parts = the_file("bb2020")
    parts["nonces"]["away"] = "03" * 16
    assert forged(parts) == (
        "nonces: that of away, a computer, does not follow from the secret"
    )


def test_a_match_cut_short_is_none() -> None:
    parts = the_file()
    del parts["entries"][-20:]
    assert forged(parts) == "outcome: the match is not over after its last entry"
    parts["outcome"]["reason"] = "abandoned"
    score = parts["outcome"]["score"]
    assert forged(parts) == ""  # as it might have been; that both agreed no file can prove
    parts["outcome"]["score"] = [score[0] + 1, score[1]]
    assert forged(parts).startswith("outcome: the score was")


def test_of_other_rules_the_complaint_says_so() -> None:
    parts = the_file()
    parts["rules"] = 1
    parts["entries"][5]["words"] = "nonsense"
    assert "played by version 1 of the rules" in forged(parts)


@pytest.mark.parametrize(
    "data",
    [
        b"", b"{", b"[]", b"7", b"null", b'{"format": 1}', b"\xff\xfe", b"[" * 100_000,
        b'{"format": NaN}', b'{"format": "pigskin-match 1"}', b'{"format": "pigskin-match 9"}',
        b'{"a": 1, "a": 2, "format": "pigskin-match 1"}', b'{"format": ' + b"9" * 5000 + b"}",
        b" " * 4_000_001,
    ],
    ids=range(14),
)  # fmt: skip
def test_what_is_no_match_file_is_refused_in_a_line(data: bytes) -> None:
    with pytest.raises(MatchFileError) as refused:
        verify(data)
    assert "\n" not in str(refused.value)


def test_wrong_kinds_anywhere_are_refused_in_a_line() -> None:
    text = file_text(the_file())
    ways = list(leaves(json.loads(text)))
    for way in random.Random(3).sample(ways, 12):
        for wrong in (None, 1.5, -1, 10**30, "", [], {}, [[]], "\x1b[2J", {"n": None}):
            parts = json.loads(text)
            at = parts
            for name in way[:-1]:
                at = at[name]
            if at[way[-1]] == wrong and type(at[way[-1]]) is type(wrong):
                continue
            at[way[-1]] = wrong
            complaint = checked(parts)
            assert complaint
            assert "\x1b" not in complaint


def test_a_file_that_takes_too_long_is_refused() -> None:
    data = file_text(the_file()).encode()
    with pytest.raises(MatchFileError, match="takes too long"):
        verify(data, seconds=0.0)
    assert verify(data, seconds=60.0)


# --- a running match ---------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("answers", [0, 7, 300])
def test_the_file_of_a_running_match_keeps_its_secrets(edition: str, answers: int) -> None:
    played = Played(edition).at_random(answers)
    text = file_text(match_file(played.match()))
    key = fair.dice_key("kq7f2m", SECRET, *NONCES)
    for secret in (SECRET, *NONCES, key.hex(), "come-in", "ab" * 32):
        assert secret not in text
    with pytest.raises(NotOver, match="not over"):
        verify(text.encode())
    assert not set(matchfile.CLOSED) & set(json.loads(text))


def dealt(edition: str) -> Played:
    """Both coaches have drawn cards and have not played any."""
    played = Played(edition, cards="drawn", card_decks="all", card_count="die")
    while played.game.question is not None and played.game.question.kind == "decks":
        played.answer(str(played.game.question.options[-1]))
    return played


def hands(played: Played) -> list[int]:
    return [*played.game.table.home.hand, *played.game.table.away.hand]


@pytest.mark.parametrize("edition", ["lrb6", "bb2016"])
def test_nothing_of_a_hidden_hand_is_in_it(edition: str) -> None:
    played = dealt(edition)
    coach_stops = 0
    for step in range(400):
        if played.game.over or not hands(played):
            break
        kind = played.game.question.kind if played.game.question else ""
        coach_stops += kind == "card"
        if step % 20 == 0:
            text = file_text(match_file(played.match()))
            for number in hands(played):
                assert card(played.game.table, number).name not in text
            dealing = [each for each in json.loads(text)["entries"] if each.get("faces", 0) is None]
            assert len(dealing) == 1
        if kind == "card":
            played.answer("stop")
        else:
            played.at_random(1, seed=step)
    assert coach_stops > 3


@pytest.mark.parametrize("edition", ["lrb6", "bb2016"])
def test_matches_that_differ_in_what_was_dealt_have_the_same_file(
    edition: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever was in the hands: as long as nobody plays a card, no letter of the file differs."""
    texts = set()
    for other in range(4):
        played = dealt(edition)
        entry = played.entries[-1]
        assert played.playback.hidden
        faces = [each % 4 + 1 if other else each for each in entry.faces]
        if other:
            faces[other % len(faces)] = 5
        tape = [*played.game.history.all_tape()]
        tape[len(tape) - len(faces) :] = faces
        monkeypatch.setattr(
            matchfile,
            "dice_of",
            lambda match, tape=tape: ReplayedDice(list(tape), ScriptedDice([3] * 50)),
        )
        again = matchfile.playback_of(
            edition, played.setup.home, played.setup.away, played.setup.options, "",
            ReplayedDice(list(tape), ScriptedDice([3] * 50)),
        )  # fmt: skip
        played.playback, kept, played.entries = again, played.entries, []
        for each in kept:
            played.give(each.kind, each.by, each.words, each.to)
        texts.add((file_text(match_file(played.match())), tuple(hands(played))))
    assert len({hand for _, hand in texts}) > 2
    assert len({text for text, _ in texts}) == 1


def test_once_it_is_over_everything_is_in_it() -> None:
    parts = the_file("lrb6")
    assert (parts["secret"], parts["nonces"]["home"]) == (SECRET, NONCES[0])
    assert not [each for each in parts["entries"] if each.get("faces", 0) is None]


# --- the command -------------------------------------------------------------------------------


def run(*words: str) -> tuple[int, str, str]:
    done = CliRunner().invoke(app, ["verify", *words])
    return done.exit_code, done.stdout, done.stderr


def test_the_command_says_good_or_what_is_wrong(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    parts = the_file()
    file.write_text(file_text(parts), encoding="utf-8")
    code, out, err = run(str(file))
    assert (code, err) == (0, "")
    assert "match.json: good: match kq7f2m (bb2016)" in out
    code, out, _ = run(str(file), "--json")
    assert code == 0
    assert json.loads(out)["good"] is True
    parts["entries"][3]["words"] = "nonsense"
    file.write_text(file_text(parts), encoding="utf-8")
    code, out, err = run(str(file))
    assert (code, out) == (1, "")
    assert err.endswith("match.json: entry 4: was altered, for its seal does not fit\n")
    code, out, err = run(str(tmp_path / "none.json"))
    assert (code, out) == (2, "")
    assert len(err.splitlines()) == 1
