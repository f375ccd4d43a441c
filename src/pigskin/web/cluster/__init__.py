"""Several processes behind one address: matches in PostgreSQL, letters between them in Redis.

Each match is held by one process, which alone plays it (`leases`). A client may come to any: the
one it comes to hands on what it says to the holder and back (`relay`, `guests`), as letters over
Redis (`post`). A sign of life of each process is in Redis too (`pulse`). Nothing that is there is
needed again: what must not be lost or doubled is decided by the database alone.
"""

from pigskin.web.cluster.cluster import Cluster, check_redis

__all__ = ["Cluster", "check_redis"]
