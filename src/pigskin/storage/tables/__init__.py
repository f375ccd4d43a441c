"""The tables of the database. Whoever changes them adds a step to `migrations/versions`."""

from pigskin.storage.tables import leagues, matches
from pigskin.storage.tables.meta import META

__all__ = ["META", "leagues", "matches"]
