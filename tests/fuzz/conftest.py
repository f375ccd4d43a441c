"""A broken input that eats memory fails its test instead of the machine."""

from collections.abc import Iterator

import pytest

MOST_MEMORY = 4 << 30


@pytest.fixture(autouse=True, scope="session")
def _bounded_memory() -> Iterator[None]:
    resource = pytest.importorskip("resource", reason="needs the limits of POSIX")
    soft, hard = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, hard))
    yield
    resource.setrlimit(resource.RLIMIT_AS, (soft, hard))
