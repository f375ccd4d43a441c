"""Starting a server: which address it listens at, and what it says when it is ready."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import logging
import os
import signal
import socket
import threading
import urllib.request
import webbrowser
from collections.abc import Callable
from multiprocessing.connection import Connection
from types import FrameType
from typing import Final

import uvicorn
from fastapi import FastAPI
from msgspec.structs import replace

from pigskin.errors import PigskinError
from pigskin.web.addresses import (
    Address,
    CannotServe,
    addresses,
    host_and_port,
    in_url,
    public_address,
    shared_address,
)
from pigskin.web.app import Settings, make_app
from pigskin.web.hall import Hall
from pigskin.web.messages import LONGEST
from pigskin.web.metrics import listening_for_scrapes
from pigskin.web.processes import READY, Processes
from pigskin.web.rooms import Rooms
from pigskin.web.several import REDIS, check_several
from pigskin.web.store import open_store
from pigskin.web.wire import Wire

PORT: Final = 8765
MOST_FILES: Final = 65_536
# Seconds, when it is to end: for what is being stored; for clients to hear of it; and in all, after
# which the process ends whatever it waits for. Nothing that was acknowledged can be lost by that.
STORING: Final = 10.0
CLOSING: Final = 5
ENDING: Final = 30.0

log = logging.getLogger("pigskin.web")


def listen(host: str, port: int, option: str = "--port") -> socket.socket:
    """A socket at this address; CannotServe says in one line why there is none."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((host, port))
    except OverflowError:
        found.close()
        raise CannotServe(f"{port} is no port; ports are 0 to 65535") from None
    except OSError as error:
        found.close()
        if error.errno in (98, 48, 10048):
            raise CannotServe(
                f"port {port} of {host} is in use: is Pigskin running already? Name another "
                f"with {option}, or 0 for any that is free"
            ) from None
        raise CannotServe(f"cannot listen at {host} port {port}: {error.strerror}") from None
    return found


class Server(uvicorn.Server):
    """Ends when it is told to (SIGTERM, SIGINT) without losing anything, and so successfully."""

    def __init__(self, app: FastAPI, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.app = app
        self.ends_by: float | None = None  # seconds; None if others are in the process too

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        # As uvicorn does, but the signal is not raised again once everything is done.
        self.force_exit = self.force_exit or (self.should_exit and sig == signal.SIGINT)
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """No more lines, finish what is being stored, tell whoever is here, then close it all."""
        log.info("stopping")
        if self.ends_by is not None:
            last = threading.Timer(self.ends_by, _give_up)
            last.daemon = True
            last.start()
        for each in self.servers:
            each.close()
        hall: Hall = self.app.state.hall
        rooms: Rooms = self.app.state.rooms
        await asyncio.gather(hall.retire(STORING), rooms.retire(CLOSING))
        if self.app.state.relay is not None:
            self.app.state.relay.close()
        await super().shutdown(sockets)
        log.info("stopped")


def _give_up() -> None:
    """A database that does not answer, say, must not keep the process for ever."""
    log.error("something did not end in time: the process is ended as it is")
    logging.shutdown()
    os._exit(1)


def server(app: FastAPI, behind_proxy: bool = False) -> Server:
    """A server that is still to be run; behind a proxy it believes what that says of visitors."""
    config = uvicorn.Config(
        app,
        log_config=None,  # see logs
        access_log=False,
        server_header=False,
        ws=Wire,
        ws_max_size=4 * LONGEST,  # longer ones are cut off, others refused in words
        timeout_graceful_shutdown=CLOSING,
        proxy_headers=behind_proxy,
    )
    return Server(app, config)


def open_many_files() -> None:
    """Every line is an open file: have as many as the system gives."""
    try:
        import resource
    except ImportError:  # there is no such limit here
        return
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most == resource.RLIM_INFINITY or most > now:
        wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(most, MOST_FILES)
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (max(now, wanted), most))


def settle_memory() -> None:
    """Look for garbage seldom: hundreds of matches stay, and looking through them takes long.

    Nearly everything is let go of by counting; what is left are rings of objects.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


def serve_at(listening: socket.socket, settings: Settings) -> None:
    """Serve at a socket until somebody stops it, and say nothing."""
    open_many_files()
    settle_memory()
    server(make_app(settings)).run([listening])


def run(
    host: str, port: int, database: str | None, public_url: str | None, browser: bool,
    tell: Callable[[str], None], keep_days: float | None = None, *,
    metrics: str | None = None, replay_days: float | None = 90.0, replay_bytes: int = 200_000_000,
    workers: int = 1, redis: str | None = None, in_each: Callable[[], None] | None = None,
) -> None:  # fmt: skip
    """Serve until somebody stops it; with Redis together with other processes."""
    redis = redis or os.environ.get(REDIS)
    check_several(workers, database, redis)
    if public_url is not None:
        public_url = public_address(public_url)
    scraped = None if metrics is None else host_and_port(metrics)
    try:
        listening = listen(host, port)
    except CannotServe:
        running = addresses(host, port, None)[0].url
        if browser and _is_ours(running):
            tell(f"Pigskin is running already at {running}")
            show(running)
            return
        raise
    with listening:
        at = listening.getsockname()[1]
        found = addresses(host, at, public_url)
        settings = Settings(
            database=database, public_url=public_url, address=shared_address(host, at, public_url),
            keep_days=keep_days, replay_days=replay_days, replay_bytes=replay_bytes, redis=redis,
        )  # fmt: skip

        def ready() -> None:
            _welcome(found, browser, tell)

        if workers > 1:
            _run_several(workers, listening, settings, scraped, in_each, ready, tell)
            return
        scrapes = None if scraped is None else listen(*scraped, "--metrics")
        store = open_store(database, shared=redis is not None)
        ours = server(make_app(settings, store), public_url is not None)
        ours.ends_by = ENDING
        tell(f"Matches are kept in {store.where}.")
        if scrapes is not None and scraped is not None:
            tell(f"Metrics are at http://{in_url(scraped[0])}:{scrapes.getsockname()[1]}/metrics")
        open_many_files()
        settle_memory()
        with asyncio.Runner(loop_factory=ours.config.get_loop_factory()) as runner:
            runner.run(_serve(ours, listening, scrapes, ready))


async def _serve(
    ours: Server, listening: socket.socket, scrapes: socket.socket | None,
    ready: Callable[[], None],
) -> None:  # fmt: skip
    """Serve, and say so as soon as somebody can come."""
    serving = asyncio.create_task(ours.serve([listening]))
    while not ours.started and not serving.done():
        await asyncio.sleep(0.02)
    if not ours.started:
        await serving
        return
    with listening_for_scrapes(scrapes, ours.app):
        log.info("started")
        await asyncio.to_thread(ready)
        await serving


def _welcome(found: list[Address], browser: bool, tell: Callable[[str], None]) -> None:
    """Somebody can come: say so."""
    for address in found:
        tell(f"Pigskin is at {address.url} {address.whom}")
    tell("Ctrl-C ends it.")
    if browser and not show(found[0].url):
        tell("No browser can be opened from here: open that address in one.")


def _run_several(
    workers: int, listening: socket.socket, settings: Settings, scraped: tuple[str, int] | None,
    in_each: Callable[[], None] | None, ready: Callable[[], None], tell: Callable[[str], None],
) -> None:  # fmt: skip
    """Serve by several processes at one socket."""
    store = open_store(settings.database, shared=True)
    tell(f"Matches are kept in {store.where}.")
    store.close_now()  # its tables are up to date, and each process opens it anew
    if scraped is not None:
        host, first = in_url(scraped[0]), scraped[1]
        tell(f"Metrics are at http://{host}:{first}/metrics, and so on to {first + workers - 1}")
    shared = shared_out(settings, workers)
    Processes(workers, _one_of_several, (listening, shared, scraped, in_each)).run(ready)


def shared_out(settings: Settings, workers: int) -> Settings:
    """What each of several processes may have of the processors of this machine."""
    return replace(
        settings,
        workers=max(1, ((os.cpu_count() or 2) - 1) // workers),
        most_alone=max(1, settings.most_alone // workers),
    )


def _one_of_several(
    line: Connection, number: int, listening: socket.socket, settings: Settings,
    scraped: tuple[str, int] | None, in_each: Callable[[], None] | None,
) -> None:  # fmt: skip
    """One of them, in its process; the line is told when it is ready."""
    if in_each is not None:
        in_each()
    try:
        scrapes = None
        if scraped is not None:  # each has figures of its own
            scrapes = listen(scraped[0], scraped[1] + number, "--metrics")
        store = open_store(settings.database, shared=True)
    except PigskinError as error:
        line.send(str(error))
        return
    ours = server(make_app(settings, store), settings.public_url is not None)
    ours.ends_by = ENDING
    open_many_files()
    settle_memory()
    with asyncio.Runner(loop_factory=ours.config.get_loop_factory()) as runner:
        runner.run(_serve(ours, listening, scrapes, lambda: line.send(READY)))


def show(address: str) -> bool:
    """Open a page in the browser of whoever sits here; False if there is none."""
    try:
        found = webbrowser.get()
    except webbrowser.Error:
        return False
    if type(found) is webbrowser.GenericBrowser and "BROWSER" not in os.environ:
        return False  # one of text, which would take the terminal and could show nothing
    return found.open(address)


def _is_ours(address: str) -> bool:
    """Does a server of ours answer there?"""
    try:
        with urllib.request.urlopen(f"{address}api/health", timeout=2) as answer:
            return json.load(answer).get("ready") is True
    except (OSError, ValueError, AttributeError):
        return False
