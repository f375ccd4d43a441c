"""The table in a browser: matches kept in a database, played over WebSockets. Needs `pigskin[web]`.

Nothing else of Pigskin imports anything of it but leagues, which keep their books in the same
database (`web/store`), and the command line when it is asked to serve.
"""
