"""Opening a database: connections as they are to be, and its tables as this version has them."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.exc import SQLAlchemyError

from pigskin.web.store.errors import StoreError, problem
from pigskin.web.store.places import words_for

HEAD: Final = "0005"  # the newest step in migrations/versions
SECONDS: Final = 10  # to reach a server
# Held in a PostgreSQL database by the server that uses it.
_ADVISORY: Final = 0x70696773


def engine_for(url: URL, writing: bool) -> Engine:
    """Connections to the database."""
    if url.get_backend_name() == "sqlite":
        engine = create_engine(
            url, hide_parameters=True, connect_args={"timeout": SECONDS}
        )
        _prepare_sqlite(engine, writing)
        return engine
    try:
        return create_engine(
            url,
            pool_pre_ping=True,
            hide_parameters=True,  # there are secrets among them, and errors are logged
            connect_args={"connect_timeout": SECONDS},
        )
    except ModuleNotFoundError:
        raise StoreError(
            f"{words_for(url)}: PostgreSQL needs psycopg: pip install 'pigskin[postgres]'"
        ) from None


def _prepare_sqlite(engine: Engine, writing: bool) -> None:
    """Transactions begin when we say so, and a commit is on the disk when it returns."""

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # the module's own idea of transactions switched off
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode = WAL")
        cursor.execute("PRAGMA synchronous = FULL")
        cursor.execute("PRAGMA foreign_keys = ON")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


def alone(connection: Connection) -> bool:
    """Is this the one server that uses the database? The connection must stay open."""
    if connection.dialect.name != "postgresql":
        return True  # a file has a lock beside it
    return bool(connection.scalar(text(f"SELECT pg_try_advisory_lock({_ADVISORY})")))


def bring_up_to_date(engine: Engine, where: str) -> None:
    """Make the tables, or change those of an older version as this one wants them."""
    try:
        with engine.connect() as connection:
            found = version(connection, where)
            connection.rollback()
            if found == HEAD:
                return
            from pigskin.web.store.migrating import known, upgrade  # which takes time to load

            if found is not None and found not in known():
                raise StoreError(
                    f"{where}: it was written by a newer version of pigskin (step {found}, "
                    f"this one knows {HEAD})"
                )
            with connection.begin():
                upgrade(connection, HEAD)
    except (SQLAlchemyError, OSError) as error:
        raise StoreError(f"{where}: {problem(error)}") from error


def version(connection: Connection, where: str) -> str | None:
    """The step the database has got to; None for an empty one."""
    names = set(inspect(connection).get_table_names())
    if "alembic_version" in names:
        rows = connection.execute(text("SELECT version_num FROM alembic_version")).all()
        if rows:
            return str(rows[0][0])
    if names - {"alembic_version"}:
        raise StoreError(f"{where}: it is a database of something else")
    return None
