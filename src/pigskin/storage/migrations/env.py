"""Alembic's way in: the connection is handed over, and its transaction is the caller's."""

from alembic import context

from pigskin.storage.tables import META

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=META,
    render_as_batch=True,  # SQLite can change few things of a table that is there
    transactional_ddl=False,  # nothing is committed here
)
context.run_migrations()
