"""What several processes need, checked before anything is opened."""

from __future__ import annotations

from typing import Final

from pigskin.storage.places import place
from pigskin.web.addresses import CannotServe

REDIS: Final = "PIGSKIN_REDIS_URL"  # the environment may have the address


def check_several(workers: int, database: str | None, redis: str | None) -> None:
    """Several processes share a database and a Redis; `CannotServe` says in one line what lacks."""
    if workers == 1 and redis is None:
        return
    lacking = []
    if place(database).get_backend_name() == "sqlite":
        lacking.append("PostgreSQL (--database postgresql://...)")
    if redis is None:
        lacking.append("Redis (--redis redis://...)")
    if lacking:
        who = f"{workers} processes" if workers > 1 else "a server with --redis"
        need = "need" if workers > 1 else "needs"
        raise CannotServe(f"{who} {need} {' and '.join(lacking)}")
    try:
        from pigskin.web.cluster import check_redis
    except ModuleNotFoundError as error:
        raise CannotServe(
            f"several processes need more ({error.name} is missing): pip install 'pigskin[cluster]'"
        ) from None
    assert redis is not None
    check_redis(redis)
