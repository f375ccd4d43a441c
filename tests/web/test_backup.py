"""Backups: taken while people play, put back elsewhere, and the matches go on exactly."""

import os
import random
import sqlite3
import stat
import threading
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text
from typer.testing import CliRunner
from web.playing import whole
from web.server import Served, serving
from web.test_metrics import BOTH, some_answer

from pigskin.cli import app
from pigskin.record import to_text
from pigskin.storage.migrating import upgrade
from pigskin.storage.opening import HEAD, engine_for
from pigskin.storage.places import place
from pigskin.web.store import StoreError, backup, open_store

POSITION = "home 1 7,7 / away 1 20,7"


def play(served: Served, answers: int, say: str = "") -> dict[str, str]:
    """A match that somebody has begun: its id and the key of its seat."""
    begun = served.begin(away=BOTH, options={"inducements": False})
    chance = random.Random(answers)
    with served.line(begun["match"], begun["seats"]["home"]) as coach:
        coach.until("table")
        for _ in range(answers):
            assert coach.answer(some_answer(coach, chance))["t"] == "ok"
        if say:
            coach.ask("say", text=say)
    return {"match": begun["match"], "seat": begun["seats"]["home"]}


def everything(database: str) -> dict[str, list[tuple[object, ...]]]:
    """All rows of a database of either kind; a file is left as it is."""
    address = f"file:{database}?mode=ro"
    engine = (
        create_engine("sqlite://", creator=lambda: sqlite3.connect(address, uri=True))
        if "://" not in database
        else engine_for(place(database), writing=False)
    )
    with engine.connect() as connection:
        found = {
            table: sorted(tuple(row) for row in connection.execute(text(f"SELECT * FROM {table}")))
            for table in ("matches", "seats", "entries", "chat", "pictures", "replays")
        }
    engine.dispose()
    return found


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small backup: a match under way, with chat, and one that was brought."""
    folder = tmp_path_factory.mktemp("kept")
    with serving(folder / "m.db") as served:
        play(served, 8, "good luck ⚄")
        brought = to_text(whole("bb2020").game).encode()
        assert served.http.post("/api/replays", content=brought).status_code == 201
        assert str(backup.back_up(str(folder / "m.db"), folder / "kept.sqlite3")) == (
            "1 matches, 1 that were brought"
        )
    return folder / "kept.sqlite3"


def complaint(*words: str) -> str:
    """The one line in which a command says why it did nothing."""
    result = CliRunner().invoke(app, list(words))
    assert result.exit_code != 0
    assert result.stdout == ""
    [line] = result.stderr.splitlines()
    return line


def test_matches_go_on_exactly_from_a_backup_taken_during_play(
    database: str, tmp_path: Path
) -> None:
    file = tmp_path / "kept.sqlite3"
    going, stop = threading.Event(), threading.Event()
    told: list[int] = []

    def play_on() -> None:
        """Somebody begins to move and takes it back, for ever: such a match does not end."""
        with served.line(busy["match"], busy["seats"]["home"]) as coach:
            coach.until("table")
            while not stop.is_set():
                told.append(coach.answer("home 1 move")["n"])
                told.append(coach.ask("back", n=coach.n, to=coach.undo[-1])["n"])
                if len(told) == 6:
                    going.set()

    with serving(database) as served:
        quiet = play(served, 12, "hello")
        busy = served.begin(home={"seat": "me"}, away={"seat": "me"}, position=POSITION)
        player = threading.Thread(target=play_on)
        player.start()
        assert going.wait(60)
        before = told[-1]
        result = CliRunner().invoke(app, ["backup", "--database", database, str(file)])
        after = told[-1]
        stop.set()
        player.join(60)
        with served.line(quiet["match"], quiet["seat"]) as coach:
            seen = coach.until("table")
    assert result.exit_code == 0, result.output
    assert result.stdout == f"{file}: 2 matches, 0 that were brought\n"
    assert stat.S_IMODE(os.stat(file).st_mode) == 0o600  # it holds secrets
    other = tmp_path / "elsewhere" / "matches.sqlite3"
    result = CliRunner().invoke(app, ["restore", str(file), "--database", str(other)])
    assert result.exit_code == 0, result.output
    with serving(other) as served:
        with served.line(quiet["match"], quiet["seat"]) as coach:
            again = coach.until("table")
            for part in ("n", "view", "question", "events", "undo", "chat"):
                assert again[part] == seen[part]
            assert coach.answer(some_answer(coach, random.Random(5)))["t"] == "ok"
        with served.line(busy["match"], busy["seats"]["home"]) as coach:
            assert before <= coach.until("table")["n"] <= after + 1
            assert coach.answer(some_answer(coach, random.Random(5)))["t"] == "ok"


def test_a_backup_goes_into_either_kind_of_database_and_comes_out_the_same(
    kept: Path, database: str, tmp_path: Path
) -> None:
    backup.restore(kept, database)
    backup.back_up(database, tmp_path / "again.sqlite3")
    assert everything(str(tmp_path / "again.sqlite3")) == everything(str(kept))
    assert everything(database) == everything(str(kept))


def test_a_backup_of_the_first_version_is_brought_up_to_date(
    database: str, tmp_path: Path
) -> None:
    """Whoever has not started the new version yet takes a backup of the old tables as they are."""
    engine = engine_for(place(database), writing=True)
    with engine.begin() as connection:
        upgrade(connection, "0001")
    engine.dispose()
    found = backup.back_up(database, tmp_path / "old.sqlite3")
    assert "replays" not in found
    backup.restore(tmp_path / "old.sqlite3", str(tmp_path / "new.sqlite3"))
    assert everything(str(tmp_path / "new.sqlite3"))["replays"] == []


def test_a_database_with_matches_is_not_restored_into(kept: Path, database: str) -> None:
    backup.restore(kept, database)
    before = everything(database)
    with pytest.raises(StoreError, match="there are matches in it; name an empty place"):
        backup.restore(kept, database)
    assert everything(database) == before


def test_a_database_in_use_is_not_restored_into(kept: Path, database: str) -> None:
    store = open_store(database)
    try:
        with pytest.raises(StoreError, match="another server keeps its matches there"):
            backup.restore(kept, database)
    finally:
        store.close_now()
    assert everything(database)["matches"] == []


def test_if_anything_goes_wrong_nothing_is_restored(
    kept: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = backup._copy_table

    def full(here: object, there: object, source: object, target: object) -> None:
        copy(here, there, source, target)  # type: ignore[arg-type]
        if getattr(target, "name", "") == "entries":
            raise OSError(28, "No space left on device")

    monkeypatch.setattr(backup, "_copy_table", full)
    with pytest.raises(StoreError, match="the disk is full"):
        backup.restore(kept, database)
    assert everything(database)["matches"] == []
    monkeypatch.undo()
    backup.restore(kept, database)
    assert len(everything(database)["matches"]) == 1


@pytest.mark.parametrize("cut", [0, 10, 1000, 4096, 20_000, -4096, -1])
def test_a_file_that_was_cut_off_is_refused_in_one_line(
    kept: Path, tmp_path: Path, cut: int
) -> None:
    file = tmp_path / "cut.sqlite3"
    file.write_bytes(kept.read_bytes()[:cut])
    words = complaint("restore", str(file), "--database", str(tmp_path / "m.db"))
    assert str(file) in words
    assert not (tmp_path / "m.db").exists()


def test_a_file_with_other_bytes_is_refused_in_one_line(kept: Path, tmp_path: Path) -> None:
    whole_file = kept.read_bytes()
    file = tmp_path / "broken.sqlite3"
    for at in (30, 5000, len(whole_file) // 2, len(whole_file) - 100, len(whole_file) - 5):
        file.write_bytes(whole_file[:at] + bytes([whole_file[at] ^ 1]) + whole_file[at + 1 :])
        words = complaint("restore", str(file), "--database", str(tmp_path / "m.db"))
        assert "it is damaged, or was changed since it was taken" in words
    assert not (tmp_path / "m.db").exists()


def test_a_plain_copy_is_looked_through_too(kept: Path, tmp_path: Path) -> None:
    """Whoever copies a database by other means has no seal: what can be checked is."""
    pages = kept.read_bytes()[: -backup._SEALED]
    file = tmp_path / "plain.sqlite3"
    file.write_bytes(pages)
    assert str(backup.check(file)) == "1 matches, 1 that were brought"
    file.write_bytes(pages[:8192] + bytes(4096) + pages[12_288:])
    with pytest.raises(StoreError, match="damaged") as refused:
        backup.check(file)
    assert "\n" not in str(refused.value)


def test_a_backup_can_be_served_as_it_is(kept: Path, tmp_path: Path) -> None:
    file = tmp_path / "served.sqlite3"
    file.write_bytes(kept.read_bytes())
    with serving(file) as served:
        play(served, 5)
        [match] = [row[0] for row in everything(str(kept))["matches"]]
        assert served.http.get(f"/api/matches/{match}").status_code == 200
    assert str(backup.back_up(str(file), tmp_path / "b")) == "2 matches, 1 that were brought"


def test_what_is_no_backup_is_refused_in_one_line(kept: Path, tmp_path: Path) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("milk, eggs")
    target = str(tmp_path / "m.db")
    assert "there are no matches of pigskin in it" in complaint(
        "restore", str(notes), "--database", target
    )
    assert "No such file" in complaint("restore", str(tmp_path / "no"), "--database", target)
    other = tmp_path / "other.sqlite3"
    with sqlite3.connect(other) as plain:
        plain.execute("CREATE TABLE invoices (id INTEGER)")
    for words in (("restore", str(other)), ("backup", str(tmp_path / "b"))):
        database = str(other) if words[0] == "backup" else target
        said = complaint(*words, "--database", database)
        assert "there are no matches of pigskin in it" in said
    newer = tmp_path / "newer.sqlite3"
    newer.write_bytes(kept.read_bytes()[: -backup._SEALED])
    with closing(sqlite3.connect(newer)) as plain, plain:
        plain.execute("UPDATE alembic_version SET version_num = '9999'")
    assert "a newer version" in complaint("restore", str(newer), "--database", target)
    with closing(sqlite3.connect(newer)) as plain, plain:
        plain.execute(f"UPDATE alembic_version SET version_num = '{HEAD}'")
        plain.execute("DELETE FROM entries WHERE n = 3")
    assert "not whole" in complaint("restore", str(newer), "--database", target)
    assert not Path(target).exists()


def test_a_backup_that_cannot_be_written_is_refused_in_one_line(kept: Path, tmp_path: Path) -> None:
    before = kept.read_bytes()
    database = ("--database", str(kept))
    assert "it is there already" in complaint("backup", str(kept), *database)
    assert kept.read_bytes() == before
    assert "its folder does not exist" in complaint("backup", str(tmp_path / "a" / "b"), *database)
    missing = str(tmp_path / "none.db")
    assert "no such file" in complaint("backup", str(tmp_path / "b"), "--database", missing)
    assert not Path(missing).exists()
    assert list(tmp_path.iterdir()) == []  # and nothing is left of it


def test_a_database_in_use_is_no_backup(tmp_path: Path) -> None:
    with serving(tmp_path / "m.db") as served:
        play(served, 3)
        said = complaint("restore", str(tmp_path / "m.db"), "--database", str(tmp_path / "n.db"))
    assert "it is a database in use; take a backup of it first" in said
