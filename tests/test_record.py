"""Saved games: they load to the same table, and a file that is not what was saved is refused."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pairings import pairings

from pigskin import EDITIONS, Game, IllegalAnswer, RecordError, ScriptedDice
from pigskin.dice import Dice
from pigskin.model import LATER_SIDE_FIELDS, LATER_TABLE_FIELDS, NEW_TABLE_FIELDS, SIDE_FIELDS
from pigskin.record import (
    VERSION,
    digest,
    from_text,
    load,
    read,
    replay,
    save,
    state_text,
    to_text,
)
from pigskin.record.state import TABLE_FIELDS
from pigskin.teams import ready_team, rosters


def play(game: Game, answers: int, seed: int | str = 0) -> Game:
    """Answer so many questions at random."""
    dice = Dice(f"answers {seed}")
    for _ in range(answers):
        if game.question is None:
            break
        codes = game.question.codes
        game.answer(codes[dice.roll(len(codes)) - 1])
    return game


def play_with_calls(game: Game, seed: int) -> Game:
    """A whole random game in which clocks run out and procedures are called now and then."""
    dice = Dice(f"calls {seed}")
    while game.question is not None:
        if dice.roll(12) == 1:
            try:
                if dice.roll(2) == 1:
                    game.time_out()
                else:
                    game.call_illegal_procedure(("away", "home")[game.table.active])
                continue
            except IllegalAnswer:
                pass
        play(game, 1, dice.roll(10**6))
    return game


@pytest.fixture(scope="module")
def finished() -> Game:
    return play(Game("human", "orc", seed=11), 10**6)


@pytest.fixture(scope="module")
def finished_text(finished: Game) -> str:
    return to_text(finished)


def test_a_finished_game_loads_to_the_same_table(
    finished: Game, finished_text: str, tmp_path: Path
) -> None:
    save(finished, tmp_path / "game.txt")
    game = load(tmp_path / "game.txt")
    assert game.over
    assert state_text(game.table) == state_text(finished.table)
    assert [str(event) for event in game.events] == [str(event) for event in finished.events]
    assert game.history.all_answers() == finished.history.all_answers()
    save(game, tmp_path / "again.txt")
    assert (tmp_path / "game.txt").read_bytes() == (tmp_path / "again.txt").read_bytes()
    assert (tmp_path / "game.txt").read_text(encoding="utf-8") == finished_text


@pytest.mark.parametrize("edition, home, away", pairings(12))
def test_a_finished_game_of_every_edition_is_proved_by_its_record(
    edition: str, home: str, away: str, tmp_path: Path
) -> None:
    game = play(Game(home, away, edition, seed=7), 10**6, home)
    save(game, tmp_path / "game.txt")
    again = load(tmp_path / "game.txt")
    assert again.over
    assert state_text(again.table) == state_text(game.table)
    assert to_text(again) == to_text(game)


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 10**6), answers=st.integers(0, 1200), more=st.integers(1, 200))
def test_a_game_stopped_anywhere_goes_on_as_it_would_have(
    seed: int, answers: int, more: int
) -> None:
    rules = EDITIONS[seed % len(EDITIONS)].id
    known = list(rosters(rules))
    home, away = known[seed % len(known)], known[seed // 7 % len(known)]
    game = play(Game(home, away, rules, seed=seed), answers, seed)
    text = to_text(game)
    again = replay(from_text(text))
    assert to_text(again) == text
    play(game, more, "more")
    play(again, more, "more")
    assert to_text(again) == to_text(game)
    assert again.view() == game.view()


@pytest.mark.parametrize("seed", range(4))
def test_calls_from_beside_the_table_survive(seed: int) -> None:
    game = Game("human", "orc", seed=seed, options={"illegal_procedure": True})
    play_with_calls(game, seed)
    text = to_text(game)
    assert "> time out" in text
    assert "> call illegal procedure" in text
    again = replay(from_text(text))
    assert to_text(again) == text
    assert again.history.all_answers() == game.history.all_answers()


def test_a_concession_survives() -> None:
    game = Game("human", "orc", seed=3)
    while game.question is not None and game.question.kind != "turn":
        play(game, 1, len(game.history.all_answers()))
    assert game.question is not None
    coach = game.question.coach
    game.concede(coach)
    text = to_text(game)
    assert f"{coach}> concede" in text
    again = replay(from_text(text))
    assert again.over
    assert again.outcome is not None
    assert again.outcome.winner == ("away" if coach == "home" else "home")
    assert to_text(again) == text


def test_options_and_own_teams_survive() -> None:
    team = ready_team("lrb6", "elf")
    game = play(
        Game(team, "dwarf", seed="a text", options={"overtime": "never", "weather": False}), 90
    )
    again = replay(from_text(to_text(game)))
    assert again.setup is not None
    assert again.setup.home == team
    assert again.setup.seed == "a text"
    assert again.table.options.overtime == "never"
    assert again.table.options.weather is False


# --- dice -------------------------------------------------------------------------------------


def test_scripted_dice_are_kept_as_they_fell_and_others_follow() -> None:
    tape = play(Game("human", "orc", seed=5), 60).history.all_tape()
    game = play(Game("human", "orc", dice=ScriptedDice(tape)), 60)
    text = to_text(game)
    assert 'dice = "as rolled"' in text
    one, other = replay(from_text(text)), replay(from_text(text))
    assert to_text(one) == text
    assert to_text(play(one, 200)) == to_text(play(other, 200))
    # What has been saved once goes on with the same dice however often it is saved.
    halfway = replay(from_text(to_text(play(replay(from_text(text)), 100))))
    assert to_text(play(halfway, 100, "b")) == to_text(
        play(play(replay(from_text(text)), 100), 100, "b")
    )


def test_a_branch_with_other_dice_is_not_taken_for_the_seeded_game() -> None:
    game = play(Game("human", "orc", seed=5), 60)
    branch = game.copy(Dice(77))
    assert 'dice = "seeded"' in to_text(game)
    text = to_text(branch)
    assert 'dice = "as rolled"' in text
    again = replay(from_text(text))
    assert to_text(play(again, 150)) == to_text(play(branch, 150))


def test_a_copy_saves_as_the_original_does() -> None:
    game = Game("human", "orc", seed=8)
    for step in range(60):
        play(game, 7, step)
        assert to_text(game.copy()) == to_text(game)
        game = game.copy()


def test_a_silenced_game_cannot_be_saved(tmp_path: Path) -> None:
    game = Game("human", "orc")
    game.silence()
    with pytest.raises(RecordError, match="silenced"):
        save(game, tmp_path / "game.txt")
    assert not list(tmp_path.iterdir())


def test_a_game_from_a_position() -> None:
    text = "home 1 7,7 Block / home 2 6,6 / away 1 8,7 / away 2 10,7 / ball 5,5 / turn home 3"
    game = play(Game.from_position(text, seed=4), 40)
    saved = to_text(game)
    again = replay(from_text(saved))
    assert to_text(again) == saved
    assert to_text(play(again, 50)) == to_text(play(game, 50))


# --- damage -----------------------------------------------------------------------------------


def refused(text: str, tmp_path: Path) -> str:
    file = tmp_path / "damaged.txt"
    file.write_bytes(text.encode())
    with pytest.raises(RecordError) as error:
        load(file)
    with pytest.raises(RecordError):
        read(file)
    assert str(file) in str(error.value)
    assert re.search(r"line \d+|header", str(error.value))
    return str(error.value)


def test_an_altered_answer_is_refused(finished_text: str, tmp_path: Path) -> None:
    lines = finished_text.split("\n")
    at = next(n for n, line in enumerate(lines) if n > 300 and "> move " in line)
    lines[at] = re.sub(r"move \S+", "move 0,0", lines[at])
    message = refused("\n".join(lines), tmp_path)
    assert f"line {at + 1}:" in message
    assert re.search(r"good up to half \d, turn \d of \w+, \d-\d, \d+ answers", message)


@pytest.mark.parametrize("seeded", [True, False])
def test_every_altered_die_is_refused(finished_text: str, tmp_path: Path, seeded: bool) -> None:
    text = finished_text
    if not seeded:
        game = from_text(text)
        tape = [*game.start.dice, *(face for line in game.answers for face in line.dice)]
        played = Game("human", "orc", dice=ScriptedDice(tape))
        for answer in replay(game).history.all_answers():
            played.answer(answer)
        text = to_text(played)
    lines = text.split("\n")
    rolled = [n for n, line in enumerate(lines) if line.endswith("]") and "> " in line]
    assert len(rolled) > 50
    for at in rolled[::9]:
        words, _, dice = lines[at].partition("[")
        altered = ("1" if dice[0] != "1" else "2") + dice[1:]
        refused("\n".join([*lines[:at], f"{words}[{altered}", *lines[at + 1 :]]), tmp_path)


def test_a_file_cut_short_anywhere_is_refused(finished_text: str, tmp_path: Path) -> None:
    for length in [*range(0, len(finished_text) - 1, 631), len(finished_text) - 1]:
        refused(finished_text[:length], tmp_path)


@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_any_altered_character_is_refused(finished_text: str, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(finished_text) - 1))
    other = data.draw(st.characters(codec="utf-8").filter(lambda c: c != finished_text[at]))
    altered = finished_text[:at] + other + finished_text[at + 1 :]
    if altered.replace("\r\n", "\n") != finished_text:
        with pytest.raises(RecordError):
            from_text(altered)


@pytest.mark.parametrize(
    "drop", [r"^away> .*\n", r"^== half .*\n", r"^start.*\n", r"^== end.*\n", r"^---\n"]
)
def test_a_lost_line_is_refused(finished_text: str, tmp_path: Path, drop: str) -> None:
    text, found = re.subn(drop, "", finished_text, count=1, flags=re.MULTILINE)
    assert found
    refused(text, tmp_path)


@pytest.mark.parametrize(
    "field, problem",
    [
        ('edition = "lrb6"', "edition"),
        ('dice = "seeded"', "dice"),
        ("seed = 11", "seed"),
        ('roster = "human"', "roster"),
        ("weather = true", ""),
        ("rerolls = 2", ""),
    ],
)
def test_an_altered_header_is_refused(
    finished_text: str, tmp_path: Path, field: str, problem: str
) -> None:
    for instead in ("", f"{field.partition('=')[0]}= [1]", "nonsense = 1", "= = ="):
        altered = finished_text.replace(field, instead, 1)
        assert problem in refused(altered, tmp_path) or instead in ("nonsense = 1", "= = =")


def test_skills_nobody_knows_are_refused(finished_text: str, tmp_path: Path) -> None:
    altered = finished_text.replace(
        'position = "Blitzer" }', 'position = "Blitzer", skills = ["Magic"] }', 1
    )
    assert "Magic" in refused(altered, tmp_path)


def test_a_newer_version_is_refused(finished_text: str, tmp_path: Path) -> None:
    newer = finished_text.replace(f"pigskin-game {VERSION}", f"pigskin-game {VERSION + 1}", 1)
    assert "newer" in refused(newer, tmp_path)


@pytest.mark.parametrize(
    "garbage", [b"", b"\xff\xfe\x00", b"hello\n", b"pigskin-game x\n", b"\x00" * 99]
)
def test_garbage_is_refused(garbage: bytes, tmp_path: Path) -> None:
    file = tmp_path / "garbage"
    file.write_bytes(garbage)
    with pytest.raises(RecordError, match="line 1"):
        load(file)


def test_a_missing_file_is_a_record_error(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="cannot be read"):
        load(tmp_path / "nothing")
    with pytest.raises(RecordError, match="cannot be written"):
        save(Game("human", "orc"), tmp_path / "no" / "folder")


def test_line_ends_of_other_systems_are_understood(finished_text: str) -> None:
    assert to_text(replay(from_text(finished_text.replace("\n", "\r\n")))) == finished_text


def test_a_save_that_fails_leaves_the_old_file(
    finished: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.txt"
    file.write_text("old")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(RecordError, match="No space left"):
        save(finished, file)
    assert [each.name for each in tmp_path.iterdir()] == ["game.txt"]
    assert file.read_text() == "old"


# --- digests ----------------------------------------------------------------------------------

_DIGEST = """
from pigskin import Game
from pigskin.dice import Dice
from pigskin.record import digest
game, dice = Game("vampire", "goblin", seed=2), Dice(3)
for _ in range(300):
    game.answer(game.question.codes[dice.roll(len(game.question.codes)) - 1])
print(digest(game.table))
"""


def test_the_digest_does_not_depend_on_hash_randomisation() -> None:
    seen = {
        subprocess.run(
            [sys.executable, "-c", _DIGEST],
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": ":".join(sys.path)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "random")
    }
    assert len(seen) == 1


def test_the_digest_sees_every_field_of_the_table() -> None:
    table = Game("human", "orc", seed=1).table
    # These follow from place, state and marks, and from what is held.
    derived = {"board", "at", "pitfalls"}
    beside = {"edition", "options", "profiles", "team_names", "rosters", "dice", "tape", "events"}
    beside |= {"thrown"}  # the dice of the roll that is being made
    players = {"place", "state", "marks", "spent"}
    fields = set(vars(table)) if hasattr(table, "__dict__") else set(TABLE_FIELDS)
    known = {*TABLE_FIELDS, *LATER_TABLE_FIELDS, *(name for name, _ in NEW_TABLE_FIELDS)}
    derived |= {"lines", "noted"}  # feats, injuries and scores follow from it
    derived |= {"originals"}  # the profiles, which the digest sees, follow from them and the marks
    assert fields - derived - beside - players - {"home", "away"} <= known
    if hasattr(table.home, "__dict__"):
        derived = {"at", "wide"}
        assert set(vars(table.home)) - derived == {*SIDE_FIELDS, *LATER_SIDE_FIELDS}
    before = digest(table)
    table.spent[3] = 1
    assert digest(table) != before


def test_the_digest_sees_later_fields_only_where_they_matter() -> None:
    table = Game("human", "orc", seed=1).table
    text = state_text(table)
    assert not any(f" {name} " in text for name in (*LATER_SIDE_FIELDS, *LATER_TABLE_FIELDS))
    for name in LATER_SIDE_FIELDS:
        twin = table.copy()
        setattr(twin.away, name, 1)
        assert state_text(twin).replace(f"away {name} 1\n", "") == text
    twin = table.copy()
    twin.weather_mage = 1
    assert digest(twin) != digest(table)
