"""What the tests of the server share."""

from collections.abc import Iterator

import pytest
from sqlalchemy import create_engine, make_url, text
from web.postgres import server
from web.redis_server import RedisServer, redis_server


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    with server() as address:
        yield address


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path) -> str:
    """The address of an empty database of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "matches.sqlite3")
    address: str = request.getfixturevalue("postgres_database")
    return address


@pytest.fixture
def postgres_database(postgres: str) -> str:
    """The address of an empty database of PostgreSQL."""
    address = make_url(postgres)
    engine = create_engine(
        address.set(drivername="postgresql+psycopg"), isolation_level="AUTOCOMMIT"
    )
    with engine.connect() as connection:
        connection.execute(text("DROP DATABASE IF EXISTS test WITH (FORCE)"))
        connection.execute(text("CREATE DATABASE test"))
    engine.dispose()
    return address.set(database="test").render_as_string(hide_password=False)


@pytest.fixture
def redis() -> Iterator[RedisServer]:
    with redis_server() as found:
        yield found
