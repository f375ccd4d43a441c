"""What the tests of the server share."""

from collections.abc import Iterator

import pytest
from web.postgres import new_database, server
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
    return new_database(postgres, "test")


@pytest.fixture
def redis() -> Iterator[RedisServer]:
    with redis_server() as found:
        yield found
