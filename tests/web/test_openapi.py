"""The server does what its own description says, whatever it is sent: schemathesis asks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from effort import grows, many
from hypothesis import HealthCheck, given, settings
from web.server import serving

schemathesis = pytest.importorskip("schemathesis", reason="schemathesis is not installed here")
checks = pytest.importorskip("schemathesis.specs.openapi.checks")


# They are there to say what is wrong with a file, whatever it is.
FILES = ("/api/verify", "/api/replays")


@pytest.fixture(scope="module")
def described(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    with serving(tmp_path_factory.mktemp("web") / "matches.db") as served:
        yield schemathesis.openapi.from_url(f"http://127.0.0.1:{served.port}/api/openapi.json")


@grows
@pytest.mark.slow
@pytest.mark.parametrize("mode", ["POSITIVE", "NEGATIVE"])
def test_it_does_what_it_says(described: Any, mode: str) -> None:
    asked_of = 0
    for found in described.get_all_operations():
        operation = found.ok()
        if mode == "NEGATIVE" and (not operation.body or operation.path in FILES):
            continue  # nothing to get wrong
        asked_of += 1

        @settings(max_examples=many(4, 50), deadline=None, database=None,
                  suppress_health_check=[*HealthCheck])  # fmt: skip
        @given(case=operation.as_strategy(generation_mode=schemathesis.GenerationMode[mode]))
        def ask(case: Any) -> None:
            # What a legal team or an option of an edition is no schema can say: a refusal is
            # right, too.
            case.call_and_validate(excluded_checks=[checks.positive_data_acceptance])

        ask()
    assert asked_of >= 3
