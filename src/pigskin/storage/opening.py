"""Opening a database: connections as they are to be, and its tables as this version has them."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.exc import SQLAlchemyError

from pigskin.storage.errors import StoreError, problem
from pigskin.storage.places import words_for

HEAD: Final = "0009"  # the newest step in migrations/versions
SECONDS: Final = 10  # to reach a server
IDLE: Final = 5_000  # milliseconds a transaction may stand still, as if its process were stopped
# Held in a PostgreSQL database by the server that uses it, or together by several.
_ADVISORY: Final = 0x70696773
_MAKING: Final = 0x70696774  # held by the one that makes or changes the tables


def engine_for(url: URL, writing: bool) -> Engine:
    """Connections to the database."""
    if url.get_backend_name() == "sqlite":
        engine = create_engine(
            url, hide_parameters=True, connect_args={"timeout": SECONDS}
        )
        _prepare_sqlite(engine, writing)
        return engine
    try:
        engine = create_engine(
            url,
            pool_pre_ping=True,
            hide_parameters=True,  # there are secrets among them, and errors are logged
            connect_args={"connect_timeout": SECONDS},
        )
        if writing:
            _prepare_postgresql(engine)
        return engine
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


def _prepare_postgresql(engine: Engine) -> None:
    """A process that is stopped in the middle of a transaction does not hold up the others."""

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _record: object) -> None:
        with connection.cursor() as cursor:
            cursor.execute(f"SET idle_in_transaction_session_timeout = {IDLE}")
        connection.commit()


def lock(connection: Connection, shared: bool) -> bool:
    """Keep other servers out, or only those that want to be alone; False if that cannot be.

    The connection must stay open.
    """
    how = "pg_try_advisory_lock_shared" if shared else "pg_try_advisory_lock"
    return bool(connection.scalar(text(f"SELECT {how}({_ADVISORY})")))


def bring_up_to_date(engine: Engine, where: str) -> None:
    """Make the tables, or change those of an older version as this one wants them."""
    try:
        with engine.connect() as connection:
            found = version(connection, where)
            connection.rollback()
            if found == HEAD:
                return
            from pigskin.storage.migrating import known, upgrade  # which takes time to load

            if found is not None and found not in known():
                raise StoreError(
                    f"{where}: it was written by a newer version of pigskin (step {found}, "
                    f"this one knows {HEAD})"
                )
            with connection.begin():
                if connection.dialect.name == "postgresql":  # a file has a lock beside it
                    connection.execute(text(f"SELECT pg_advisory_xact_lock({_MAKING})"))
                    if version(connection, where) == HEAD:
                        return  # another has done it meanwhile
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
