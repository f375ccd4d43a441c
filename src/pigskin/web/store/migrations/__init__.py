"""What Alembic runs."""
