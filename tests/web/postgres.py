"""A PostgreSQL server for a few tests, where the machine has one."""

import contextlib
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator

from web.services import absent, module, program


@contextlib.contextmanager
def server() -> Iterator[str]:
    """The address of a server of our own that nobody else can reach; skips where there is none."""
    given = os.environ.get("PIGSKIN_TEST_POSTGRES")
    if given:
        yield given
        return
    module("psycopg")
    initdb, pg_ctl = program("initdb"), program("pg_ctl")
    if initdb is None or pg_ctl is None:
        absent("PostgreSQL")
    # It refuses to run as root.
    user = "postgres" if hasattr(os, "geteuid") and os.geteuid() == 0 else None
    folder = tempfile.mkdtemp(prefix="pigskin-pg-")
    if user is not None:
        try:
            shutil.chown(folder, user)
        except LookupError:
            os.rmdir(folder)
            absent("a user for PostgreSQL, which does not run as root,")
    data = f"{folder}/data"

    def run(*words: str) -> None:
        subprocess.run(words, user=user, check=True, capture_output=True, cwd=folder, timeout=120)

    try:
        run(initdb, "-D", data, "-U", "pigskin", "-A", "trust", "--no-sync", "-E", "UTF8")
        run(
            pg_ctl, "-D", data, "-w", "-l", f"{folder}/log", "-o",
            f"-c listen_addresses='' -c unix_socket_directories='{folder}' -c fsync=off", "start",
        )  # fmt: skip
        try:
            yield f"postgresql://pigskin@/postgres?host={folder}"
        finally:
            run(pg_ctl, "-D", data, "-w", "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def new_database(postgres: str, name: str) -> str:
    """The address of an empty database with this name; there is none other of the name any more."""
    from sqlalchemy import create_engine, make_url, text

    address = make_url(postgres)
    engine = create_engine(
        address.set(drivername="postgresql+psycopg"), isolation_level="AUTOCOMMIT"
    )
    with engine.connect() as connection:
        connection.execute(text(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)"))
        connection.execute(text(f"CREATE DATABASE {name}"))
    engine.dispose()
    return address.set(database=name).render_as_string(hide_password=False)
