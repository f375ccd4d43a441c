"""The table in a browser: matches kept in a database, played over WebSockets. Needs `pigskin[web]`.

Nothing else of Pigskin imports anything of it but the command line when it is asked to serve.
"""
