"""Databases of older versions are brought up to date, with everything in them."""

import asyncio
import json
import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Inspector, create_engine, inspect, text
from web.kept import new_match
from web.server import serving

from pigskin.storage.migrating import _config, known, upgrade
from pigskin.storage.opening import HEAD, engine_for
from pigskin.storage.places import place
from pigskin.storage.tables import META
from pigskin.web.store import Match, StoreError, open_store

STEPS = sorted(known())


def load(database: str, name: str) -> Match:
    store = open_store(database)
    try:
        found = asyncio.run(store.load(name))
        assert found is not None
        return found
    finally:
        store.close_now()


def test_the_newest_step_is_the_one_that_is_named() -> None:
    scripts = ScriptDirectory.from_config(_config())
    assert scripts.get_heads() == [HEAD]
    assert HEAD in known()


def test_tables_and_steps_agree(database: str) -> None:
    open_store(database).close_now()
    engine = engine_for(place(database), writing=False)
    with engine.connect() as connection:
        context = MigrationContext.configure(
            connection, opts={"compare_type": True, "compare_server_default": True}
        )
        assert compare_metadata(context, META) == []
    made, wanted = inspect(engine), create_engine("sqlite://")
    META.create_all(wanted)
    for table in META.tables:  # keys too, which the comparison passes over
        assert _keys(made, table) == _keys(inspect(wanted), table)
    engine.dispose()


def _keys(tables: Inspector, table: str) -> list[object]:
    own = tables.get_pk_constraint(table)
    return [
        (own["name"], own["constrained_columns"]),
        [(key["name"], key["options"]) for key in tables.get_foreign_keys(table)],
        [(key["name"], key["column_names"]) for key in tables.get_unique_constraints(table)],
    ]


@pytest.mark.parametrize("step", STEPS)
def test_an_older_database_is_upgraded_with_its_matches(database: str, step: str) -> None:
    """A database as version `step` left it: written with plain SQL, as its tables were then."""
    engine = engine_for(place(database), writing=True)
    new = new_match()
    match = {
        "id": "m1", "created": 1.5, "updated": 2.5, "state": "running", "edition": "bb2020",
        "setup": json.dumps({"home": new.setup.home, "away": new.setup.away, "options": {}}),
        "clock": 240, "listed": True, "secret": "5e" * 32, "commitment": new.commitment,
        "invite": None, "rules": 3, "outcome": None, "n": 2,
    }  # fmt: skip
    with engine.begin() as connection:
        upgrade(connection, step)
        columns = {column["name"] for column in inspect(connection).get_columns("matches")}
        assert (set(match) == columns) == (step == "0001")
        _put(connection, "matches", match)
        for side, name in (("home", "Ann"), ("away", "Bea")):
            _put(connection, "seats", {
                "match": "m1", "side": side, "kind": "me", "name": name, "token": "ab",
                "nonce": "01" * 16,
            })  # fmt: skip
        for n, words in ((1, "heads"), (2, "kick")):
            _put(connection, "entries", {
                "match": "m1", "n": n, "kind": "answer", "by": "home", "message": f"c{n}",
                "part": 0, "body": json.dumps({"words": words, "faces": [n]}), "at": 7.0,
            })  # fmt: skip
        _put(connection, "chat", {
            "match": "m1", "n": 1, "by": "home", "name": "Ann", "text": "hello", "at": 7.0,
        })  # fmt: skip
    engine.dispose()
    found = load(database, "m1")
    assert (found.id, found.created, found.updated, found.n) == ("m1", 1.5, 2.5, 2)
    assert found.setup == new.setup
    assert [(each.words, each.faces) for each in found.entries] == [("heads", (1,)), ("kick", (2,))]
    assert [line.text for line in found.chat] == ["hello"]
    assert [seat.name for seat in found.seats] == ["Ann", "Bea"]
    assert found.rematch is None


FIRST = Path(__file__).with_name("first.sql")
BOTH_SEATS = "ann-has-the-key-of-both-seats-0001"


# PostgreSQL takes the same steps; each is brought up to date by the test above.
PLAYED_ON = [
    pytest.param(kind, step, marks=[pytest.mark.soak] if kind != "sqlite" and at % 4 else [])
    for kind in ("sqlite", "postgresql")
    for at, step in enumerate(STEPS)
]


@pytest.mark.parametrize(("database", "step"), PLAYED_ON, indirect=["database"])
def test_a_match_of_the_first_version_is_played_on_after_every_upgrade(
    database: str, step: str
) -> None:
    """The very first database, as it was then, updated at this step and then to the newest."""
    engine = engine_for(place(database), writing=True)
    with engine.begin() as connection:
        for statement in FIRST.read_text("utf-8").split(";\n"):
            if statement.strip():
                connection.exec_driver_sql(statement)
        upgrade(connection, step)
    with serving(database) as served, served.line("kq7f2m", BOTH_SEATS) as coach:
        table = coach.until("table")
        assert table["n"] == 26
        assert [line["text"] for line in table["chat"]] == ["good luck ⚄; it's a fine day"]
        assert table["question"]["kind"] == "set-up"
        squares = {each["id"]: each["square"] for each in coach.view["players"]}
        assert (squares["home 1"], squares["home 11"]) == ([12, 3], [5, 8])
        group = coach.question["answers"][0]
        words = {key: each[0] if isinstance(each, list) else each for key, each in group.items()}
        assert coach.answer(words)["t"] == "ok"
        # What was sent then and is sent again still counts once.
        assert coach.answer("anything", id="m26", n=25)["n"] == 26
    with engine.connect() as connection:
        # Only how SQLite calls a number is another: the file has the word both kinds know.
        context = MigrationContext.configure(connection, opts={"compare_type": False})
        assert compare_metadata(context, META) == []
    engine.dispose()


def _put(connection, table: str, row: dict[str, object]) -> None:
    """A row with just these columns, whatever the table has today."""
    names = ", ".join(f'"{name}"' for name in row)
    values = ", ".join(f":{name}" for name in row)
    connection.execute(text(f'INSERT INTO "{table}" ({names}) VALUES ({values})'), row)


def test_a_database_of_a_newer_version_is_left_alone(database: str) -> None:
    open_store(database).close_now()
    engine = engine_for(place(database), writing=True)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(StoreError, match="newer version of pigskin") as refused:
        open_store(database)
    assert "\n" not in str(refused.value)
    with engine.begin() as connection:
        connection.execute(text(f"UPDATE alembic_version SET version_num = '{HEAD}'"))
    engine.dispose()
    open_store(database).close_now()


def test_a_database_of_something_else_is_left_alone(database: str) -> None:
    engine = engine_for(place(database), writing=True)
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE invoices (id INTEGER)"))
    engine.dispose()
    with pytest.raises(StoreError, match="something else"):
        open_store(database)


def test_a_step_that_fails_changes_nothing(tmp_path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Half the steps taken would be a database that nobody can open."""
    file = str(tmp_path / "matches.sqlite3")
    engine = engine_for(place(file), writing=True)
    with engine.begin() as connection:
        upgrade(connection, "0001")
    engine.dispose()
    from pigskin.storage import migrating

    def broken(connection, step: str) -> None:
        upgrade(connection, step)
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(migrating, "upgrade", broken)
        with pytest.raises(StoreError, match="the disk is full"):
            open_store(file)
    with sqlite3.connect(file) as plain:
        assert plain.execute("SELECT version_num FROM alembic_version").fetchall() == [("0001",)]
        names = [row[1] for row in plain.execute("PRAGMA table_info(matches)")]
    assert "rematch" not in names
    open_store(file).close_now()
