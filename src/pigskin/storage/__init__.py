"""The database that matches of the web table and leagues are kept in, SQLite or PostgreSQL.

Where it is, how it is opened, its tables, the steps from version to version, and the one thread
that writes. What goes into the tables is the business of whoever keeps it: `web/store` and
`league/store.py`.
"""
