"""The table in a browser: matches kept in a database, played over WebSockets. Needs `pigskin[web]`.

Nothing else of Pigskin imports anything of it, the command line only when it is asked to serve.
"""
