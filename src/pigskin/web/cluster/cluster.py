"""This process among the others: Redis reached, lost and found again."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
import socket as sockets
from typing import Any, Final

from redis import Redis as PlainRedis
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from pigskin.web.addresses import CannotServe
from pigskin.web.cluster.asking import Asking
from pigskin.web.cluster.counting import Counting
from pigskin.web.cluster.guests import Guest, Guests
from pigskin.web.cluster.leases import Leases
from pigskin.web.cluster.letters import Answered, Asked, Closed, Come, Left, Letter, Said, Told
from pigskin.web.cluster.post import Post
from pigskin.web.cluster.pulse import AWAY, BEAT, Pulse
from pigskin.web.cluster.relay import Relay
from pigskin.web.cluster.room_keys import RoomKeys
from pigskin.web.hall import Hall
from pigskin.web.reception import Reception
from pigskin.web.room_socket import serve as serve_room
from pigskin.web.rooms import Rooms
from pigskin.web.seating import Later
from pigskin.web.socket import serve
from pigskin.web.store import Store, StoreError

log = logging.getLogger("pigskin.web")

AGAIN: Final = 0.5  # seconds until Redis is tried again
ANSWER: Final = 3.0  # seconds Redis has for one


def check_redis(url: str) -> None:
    """Is Redis there? `CannotServe` says in one line why not; the address may have a password."""
    try:
        with PlainRedis.from_url(url, socket_connect_timeout=ANSWER) as redis:
            redis.ping()
    except ValueError as error:
        raise CannotServe(f"the address of Redis cannot be read: {error}") from None
    except AWAY as error:
        words = " ".join(str(error).split())[:200]
        raise CannotServe(f"Redis cannot be reached: {words}") from None


def new_name() -> str:
    """A name that no process has had before."""
    return f"{sockets.gethostname()[:60]}-{os.getpid()}-{secrets.token_hex(4)}"


class Cluster:
    """What a process has to do with the others; it runs from `start` to `stop`."""

    def __init__(self, url: str, store: Store, a_second: float) -> None:
        self.name = new_name()
        self._url = url
        self._store = store
        self._a_second = a_second
        self._pulse = Pulse(self.name)
        self._post = Post(self.name, self._deliver, self._lost)
        self.leases = Leases(store, self._pulse)
        self.room_keys = RoomKeys(self._pulse)
        self.counting = Counting(self._pulse)
        self._doubt = False  # may others have taken matches from us?
        self._unsure = False  # could the database not say whether they have?
        self._running: asyncio.Task[None] | None = None

    async def start(self, hall: Hall, reception: Reception, rooms: Rooms) -> Relay:
        """Be one of them: other processes find this one from now on, if Redis is there."""
        self._hall = hall
        self._rooms = rooms
        self.relay = Relay(self._post, hall.backlog)
        self._guests = Guests(self._post, self._serve)
        self._asking = reception.others = Asking(self._post, reception)
        ready = asyncio.Event()
        self._running = asyncio.create_task(self._run(ready))
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(ANSWER):
                await ready.wait()
        return self.relay

    async def _serve(self, guest: Guest, come: Come) -> None:
        if come.kind == "room":
            await serve_room(guest, self._rooms, come.id, self._hall, self._a_second)
        else:
            await serve(guest, self._hall, come.id, self._a_second)

    # --- Redis --------------------------------------------------------------------------------

    async def _run(self, ready: asyncio.Event) -> None:
        """For ever: what was between processes ends when Redis is lost, and begins anew."""
        said = False
        while True:
            redis = _connection(self._url)
            try:
                await redis.ping()
                if said:
                    log.warning("Redis is there again")
                    said = False
                async with asyncio.TaskGroup() as all_of_it:
                    listening = asyncio.Event()
                    all_of_it.create_task(self._post.receiving(redis, listening))
                    await listening.wait()
                    self._pulse.begin(redis)
                    await self._beat()
                    ready.set()
                    all_of_it.create_task(self._post.sending(redis))
                    all_of_it.create_task(self._beating())
                    all_of_it.create_task(self._keeping_rooms())
            except AWAY as error:
                said = _say(error, said)
            except ExceptionGroup as errors:
                _, others = errors.split(AWAY)
                if others is not None:
                    log.exception("what processes tell each other broke", exc_info=others)
                said = _say(errors.exceptions[0], said)
            finally:
                self._pulse.end()
                self._post.drop_all()
                with contextlib.suppress(*AWAY):
                    await redis.aclose()
            await self._check_held()  # others may reach Redis, and count this process as dead
            await asyncio.sleep(AGAIN)

    async def _beating(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            await self._beat()

    async def _beat(self) -> None:
        """A sign of life; and a look at what has happened if there was none for too long."""
        there, dead = await self._pulse.beat(self._post.partners)
        for process in dead:
            self._post.forget(process)
        self._doubt = self._doubt or not there
        if not there:
            self._rooms.doubt()
        if self._doubt:
            self._doubt = not await self._check_held()

    async def _keeping_rooms(self) -> None:
        """Copies of our rooms, a second old at most."""
        self._rooms.doubt()
        while True:
            with contextlib.suppress(Later):  # Redis is away, which others notice
                await self._rooms.keep_copies()
            await asyncio.sleep(BEAT)

    async def _check_held(self) -> bool:
        """Forget what another process has taken; False if the database does not say."""
        try:
            await self._hall.check_held(self.name)
        except StoreError as error:
            if not self._unsure:  # one line, however long that lasts
                log.error("which matches are held here is not known: %s", error)
            self._unsure = True
            return False
        self._unsure = False
        return True

    # --- letters ------------------------------------------------------------------------------

    def _deliver(self, sender: str, letter: Letter) -> None:
        if isinstance(letter, (Come, Said, Left)):
            self._guests.take(sender, letter)
        elif isinstance(letter, (Told, Closed)):
            self.relay.take(sender, letter)
        elif isinstance(letter, (Asked, Answered)):
            self._asking.take(sender, letter)

    def _lost(self, process: str) -> None:
        self._guests.lost(process)
        self.relay.lost(process)
        self._asking.lost(process)

    # --- the end ------------------------------------------------------------------------------

    async def stop(self) -> None:
        """This process goes; its matches have been let go of."""
        if self._running is not None:
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)
        await self._guests.close()
        await self._asking.close()


def _connection(url: str) -> Redis:
    """What is lost is to be noticed: nothing is tried again in silence."""
    options: dict[str, Any] = {
        "retry": Retry(NoBackoff(), 0), "socket_connect_timeout": ANSWER, "socket_timeout": ANSWER,
    }  # fmt: skip
    return Redis.from_url(url, **options)


def _say(error: BaseException, said: bool) -> bool:
    """One line in the log each time Redis is lost."""
    if not said:
        log.error("Redis cannot be reached: %s", " ".join(str(error).split())[:200])
    return True
