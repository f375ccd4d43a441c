"""Questions to another process that are answered once, such as what is known of a match there."""

from __future__ import annotations

import asyncio
import itertools
import logging
from typing import Final

import msgspec

from pigskin.errors import PigskinError
from pigskin.web.cluster.letters import Answered, Asked
from pigskin.web.cluster.post import Post
from pigskin.web.reception import Ask, Reception
from pigskin.web.seating import Full, HallError, Later, NotThere, OtherRules, SeatTaken
from pigskin.web.store import StoreError

log = logging.getLogger("pigskin.web")

PATIENCE: Final = 10.0  # seconds for an answer
_NOTHING: Final = msgspec.Raw(b"\xc0")  # as msgpack has it
_ERRORS: Final[dict[str, type[PigskinError]]] = {
    each.__name__: each
    for each in (Full, HallError, Later, NotThere, OtherRules, SeatTaken, StoreError)
}


class Asking:
    """Asks others, and answers them."""

    def __init__(self, post: Post, reception: Reception) -> None:
        self._post = post
        self._reception = reception
        self._numbers = itertools.count(1)
        self._waiting: dict[int, tuple[str, asyncio.Future[Answered]]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def ask(self, process: str, ask: Ask) -> bytes:
        """The answer of another process as JSON; its errors are raised here."""
        number = next(self._numbers)
        future: asyncio.Future[Answered] = asyncio.get_running_loop().create_future()
        self._waiting[number] = process, future
        self._post.send(process, Asked(number, ask))
        try:
            async with asyncio.timeout(PATIENCE):
                answered = await future
        except TimeoutError:
            raise Later("who holds the match does not answer; come back in a moment") from None
        finally:
            del self._waiting[number]
        if answered.error:
            raise _ERRORS.get(answered.error, Later)(answered.words)
        return msgspec.json.encode(msgspec.msgpack.decode(answered.found))

    def take(self, sender: str, letter: Asked | Answered) -> None:
        """A question, or an answer."""
        if isinstance(letter, Asked):
            task = asyncio.get_running_loop().create_task(self._answer(sender, letter))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
            return
        process, future = self._waiting.get(letter.number, ("", None))
        if future is not None and process == sender and not future.done():
            future.set_result(letter)

    async def _answer(self, sender: str, letter: Asked) -> None:
        try:
            found = msgspec.msgpack.encode(await self._reception.answer(letter.ask))
            answered = Answered(letter.number, msgspec.Raw(found))
        except PigskinError as error:
            kinds = [kind.__name__ for kind in type(error).__mro__ if kind.__name__ in _ERRORS]
            kind = kinds[0] if kinds else HallError.__name__
            answered = Answered(letter.number, _NOTHING, kind, str(error))
        except Exception:
            log.exception("a question of %s: %.200r", sender, letter.ask)
            answered = Answered(letter.number, _NOTHING, Later.__name__, "it could not be answered")
        self._post.send(sender, answered)

    def lost(self, process: str) -> None:
        """A process is gone, or its letters."""
        for asked, future in self._waiting.values():
            if asked == process and not future.done():
                future.set_exception(Later("who holds the match is gone; come back in a moment"))

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
