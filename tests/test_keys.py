"""The quick key of a game: equal for equal tables, different for different ones."""

import json
import os
import subprocess
import sys

import pytest
from effort import grows, many
from table import pitch

from pigskin import EDITIONS, Dice, Game
from pigskin.keys import SIDE_FIELDS, TABLE_FIELDS

TEAMS = {"lrb6": ("human", "orc"), "bb2016": ("goblin", "dwarf"), "bb2020": ("black_orc", "nurgle")}


def seen(game: Game) -> str:
    return json.dumps(game.view(), sort_keys=True)


def test_different_ways_to_the_same_table_have_the_same_key():
    one = pitch("home 1 7,7 / away 1 20,7").game
    other = one.copy()
    for words in ("home 1 move", "move 8,7", "move 9,8"):
        one.answer(words)
    for words in ("home 1 move", "move 8,8", "move 9,8"):
        other.answer(words)
    assert one.key() == other.key()
    one.answer("move 10,8")
    assert one.key() != other.key()
    one.undo()
    assert one.key() == other.key()


def test_every_field_of_the_table_counts():
    game = Game("human", "orc", seed=1)
    table = game.table
    shown_elsewhere = {"place", "state", "marks", "spent", "profiles", "originals", "home", "away",
                       "ending", "board", "left", "at", "spare", "pitfalls"}  # fmt: skip
    of_the_match = {"edition", "options", "team_names", "rosters"}
    of_the_past = {"dice", "tape", "events", "thrown", "lines", "noted"}
    beside = shown_elsewhere | of_the_match | of_the_past
    if hasattr(table, "__dict__"):
        assert set(vars(table)) == beside | set(TABLE_FIELDS)
        assert set(vars(table.home)) == set(SIDE_FIELDS) | {"at", "wide"}
    before = game.key()
    for name in TABLE_FIELDS:
        twin = game.copy()
        old = getattr(twin.table, name)
        if isinstance(old, tuple):
            setattr(twin.table, name, ((1, 2, 3, 4) if name == "held" else (1, 2),))
        else:
            setattr(twin.table, name, not old if isinstance(old, bool) else old + 5)
        assert twin.key() != before, name
    twin = game.copy()
    twin.table.spare = (0, -1, False)
    assert twin.key() != before
    for name in SIDE_FIELDS:
        twin = game.copy()
        setattr(twin.table.away, name, (1,) if name == "bought" else 77)
        assert twin.key() != before, name


def test_a_changed_player_changes_the_key():
    game = pitch("home 1 7,7 / away 1 20,7").game
    twin = game.copy()
    frog = twin.table.edition.profile("Frog", 1, "Frog", "Frog", (5, 1, 4, 4), ("Dodge",))
    twin.table.change(0, frog)
    assert twin.key() != game.key()
    twin.table.restore(0)
    assert twin.key() == game.key()


@grows
@pytest.mark.parametrize("edition", [each.id for each in EDITIONS])
def test_what_looks_different_has_another_key(edition: str):
    """Random games: no two different pictures share a key; copies and replays keep it."""
    home, away = TEAMS[edition]
    known: dict[int, str] = {}
    for seed in range(many(1, 10)):
        game = Game(home, away, edition, seed=seed)
        chance = Dice(f"keys {edition} {seed}")
        steps = 0
        while game.question is not None and steps < 700:
            steps += 1
            key = game.key()
            if steps % 2 or game.question.kind != "set-up":
                picture = seen(game)
                assert known.setdefault(key, picture) == picture
            if steps % 7 == 0:
                assert game.copy().key() == key
                assert game.fork(steps).key() == key
            codes = game.question.codes
            game.answer(codes[chance.roll(len(codes)) - 1])
            if game.can_undo and steps % 5 == 0:
                game.undo()
                assert game.key() == key
                game.answer(codes[chance.roll(len(codes)) - 1])
    assert len(known) > 300


def test_the_key_is_the_same_in_every_process():
    program = (
        "from pigskin import Game; game = Game('human', 'orc', seed=5); print(game.key()); "
        "game.answer('heads'); print(game.key())"
    )
    found = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True, text=True, check=True,
        ).stdout
        for seed in ("0", "1", "random")
    }  # fmt: skip
    assert len(found) == 1
