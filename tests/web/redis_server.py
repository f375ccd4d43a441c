"""A Redis server for a few tests, where the machine has one; it can be killed and come back."""

import contextlib
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator

from web.services import absent, module, program


class RedisServer:
    """A server of our own, at a socket that nobody else can reach."""

    def __init__(self, program: str, folder: str) -> None:
        self._program = program
        self._folder = folder
        self.url = f"unix://{folder}/socket"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        from redis import Redis
        from redis.exceptions import RedisError

        self._process = subprocess.Popen(
            [self._program, "--port", "0", "--unixsocket", f"{self._folder}/socket",
             "--save", "", "--appendonly", "no"],
            cwd=self._folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        end = time.monotonic() + 60
        with Redis.from_url(self.url) as redis:
            while True:
                try:
                    redis.ping()
                    return
                except RedisError:
                    assert time.monotonic() < end, "Redis does not start"
                    time.sleep(0.05)

    def kill(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait(30)
        self._process = None

    @property
    def running(self) -> bool:
        return self._process is not None


@contextlib.contextmanager
def redis_server() -> Iterator[RedisServer]:
    """A server that runs; skips where there is none."""
    module("redis")
    found = program("redis-server")
    if found is None:
        absent("Redis")
    folder = tempfile.mkdtemp(prefix="pigskin-redis-")
    server = RedisServer(found, folder)
    try:
        server.start()
        yield server
    finally:
        if server.running:
            server.kill()
        shutil.rmtree(folder, ignore_errors=True)
