"""The tests of this folder run once for each edition that shares the rules they cite."""

from collections.abc import Iterator

import pytest
import table

from pigskin.rules_index import editions, rules

FOLDER = "tests/rules/lrb6"
SHARED = {
    edition: {rule.citation for rule in rules(edition)}
    for edition in editions()
    if any(rule.shared == "lrb6" for rule in rules(edition))
}


@pytest.fixture(autouse=True, params=["lrb6", *SHARED])
def edition_in_play(request: pytest.FixtureRequest) -> Iterator[str]:
    """The edition this run of the test plays."""
    table.in_play[0] = request.param
    yield request.param
    table.in_play[0] = "lrb6"


def pytest_collection_modifyitems(
    config: pytest.Config, items: list[pytest.Item]
) -> None:
    """Leave out runs for an edition that plays one of the cited rules otherwise."""
    kept, dropped = [], []
    for item in items:
        edition = getattr(item, "callspec", None) and item.callspec.params.get("edition_in_play")
        cited = {id for mark in item.iter_markers("rule") for id in mark.args}
        only = {id for mark in item.iter_markers("only") for id in mark.args}
        otherwise = edition in SHARED and not cited <= SHARED[edition]
        elsewhere = edition is not None and only and edition not in only
        (dropped if otherwise or elsewhere else kept).append(item)
    if dropped:
        config.hook.pytest_deselected(items=dropped)
        items[:] = kept
