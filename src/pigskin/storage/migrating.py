"""The steps from the tables of one version to those of the next, by Alembic.

To add one: change `tables/`, write the next `migrations/versions/mNNNN_what.py` (revision "NNNN",
down_revision that of the one before), raise HEAD in `opening.py`. Tests compare the two.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    return config


@cache
def known() -> frozenset[str]:
    """The steps there are."""
    scripts = ScriptDirectory.from_config(_config())
    return frozenset(step.revision for step in scripts.walk_revisions())


def upgrade(connection: Connection, step: str = "head") -> None:
    """Take all steps up to this one, inside the transaction of the connection."""
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, step)
