"""Letters between processes: in order, once for many, and never missed unnoticed."""

import asyncio

import pytest

from pigskin.web.cluster import leases as leasing
from pigskin.web.cluster.guests import MOST_SAID, Guests
from pigskin.web.cluster.leases import Leases
from pigskin.web.cluster.letters import (
    Anew,
    Closed,
    Come,
    Left,
    Letter,
    Packet,
    Said,
    Told,
    pack,
    unpack,
)
from pigskin.web.cluster.post import MUCH, TO_ALL, Post
from pigskin.web.cluster.pulse import LIFE, Pulse, State
from pigskin.web.seating import Elsewhere, Later, NotThere
from pigskin.web.store.holding import Holding


class Office:
    """A post whose letters are kept."""

    def __init__(self, name: str) -> None:
        self.came: list[tuple[str, Letter]] = []
        self.lost: list[str] = []
        self.sent: list[Packet] = []
        self.heard = 1
        self.post = Post(name, lambda who, what: self.came.append((who, what)), self.lost.append)

    async def publish(self, channel: str, data: bytes) -> int:
        self.sent.append(unpack(data))
        return self.heard

    async def send_all(self) -> list[Packet]:
        """What waits is sent, as Redis gets it."""
        self.sent.clear()
        sending = asyncio.create_task(self.post.sending(self))  # type: ignore[arg-type]
        await asyncio.sleep(0.01)
        sending.cancel()
        return list(self.sent)

    def take(self, packet: Packet) -> None:
        self.post._take(pack(packet))


def test_what_goes_to_many_in_a_row_is_sent_once_and_in_order() -> None:
    async def play() -> None:
        office = Office("here")
        moved, ok = "moved", "ok"
        for line in (1, 2, 3):
            office.post.tell("there", line, moved)
        office.post.tell("there", 2, ok)
        office.post.tell("there", 1, moved)
        office.post.send("there", Closed(3, 1001, ""))
        (packet,) = await office.send_all()
        assert (packet.sender, packet.number) == ("here", 1)
        assert packet.letters == [
            Told([1, 2, 3], moved), Told([2], ok), Told([1], moved), Closed(3, 1001, ""),
        ]  # fmt: skip
        office.post.send("there", Left(1))
        (packet,) = await office.send_all()
        assert packet.number == 2

    asyncio.run(play())


def test_a_letter_that_is_missed_ends_what_was_between_two() -> None:
    async def play() -> None:
        office = Office("here")
        office.take(Packet("there", 1, [Come(1, "m1")]))
        office.take(Packet("there", 2, [Said(1, "hello")]))
        assert (len(office.came), office.lost) == (2, [])
        office.take(Packet("there", 4, [Said(2, "hello")]))
        assert office.lost == ["there"]
        assert office.came[-1] == ("there", Said(2, "hello"))  # what comes is read all the same
        (packet,) = await office.send_all()
        assert packet.letters == [Anew()]  # and the other hears of it
        office.take(Packet("there", 5, [Left(2)]))
        assert office.lost == ["there"]

    asyncio.run(play())


def test_who_is_told_of_it_ends_it_too_and_does_not_answer() -> None:
    async def play() -> None:
        office = Office("here")
        office.post.tell("there", 1, "moved")
        office.take(Packet("there", 1, [Anew()]))
        assert office.lost == ["there"]
        assert await office.send_all() == []
        office.take(Packet("there", TO_ALL, [Anew()]))  # whoever comes to Redis says so to all
        assert office.lost == ["there", "there"]
        office.take(Packet("here", TO_ALL, [Anew()]))  # oneself included
        assert len(office.lost) == 2

    asyncio.run(play())


def test_where_nobody_listens_is_noticed() -> None:
    async def play() -> None:
        office = Office("here")
        office.heard = 0
        office.post.send("there", Come(1, "m1"))
        await office.send_all()
        assert office.lost == ["there"]
        office.post.forget("there")
        assert office.post.partners == []

    asyncio.run(play())


def test_who_has_much_to_say_waits_until_there_is_room() -> None:
    async def play() -> None:
        office = Office("here")
        await office.post.room("there")
        for line in (1, 2, 3):
            office.post.tell("there", line, "x" * MUCH)
        waiting = asyncio.create_task(office.post.room("there"))
        await asyncio.sleep(0)
        assert not waiting.done()
        assert len(await office.send_all()) == 3  # no packet is larger than need be
        await waiting

    asyncio.run(play())


def test_nonsense_is_no_letter(caplog: pytest.LogCaptureFixture) -> None:
    office = Office("here")
    office.post._take(b"\x93nonsense")
    assert office.came == []
    assert "cannot be read" in caplog.text


def test_a_client_that_says_too_much_at_once_is_sent_away_and_a_strange_one_too() -> None:
    async def play() -> None:
        async def serve(guest: object, match: str) -> None:
            await asyncio.Event().wait()

        office = Office("here")
        guests = Guests(office.post, serve)
        guests.take("there", Come(1, "m1"))
        for _ in range(MOST_SAID + 1):
            guests.take("there", Said(1, "answer"))
        guests.take("there", Said(2, "who are you?"))
        (packet,) = await office.send_all()
        assert [(each.line, each.code) for each in packet.letters] == [(1, 1013), (2, 1013)]
        assert len(guests) == 1
        await guests.close()

    asyncio.run(play())


class Kept:
    """A database with one match."""

    def __init__(self, holder: str | None) -> None:
        self.held = Holding(holder, 7)

    async def holding(self, id: str) -> Holding | None:
        return self.held if id == "m1" else None

    async def take(self, id: str, holder: str, fence: int) -> bool:
        self.held = Holding(holder, fence + 1)
        return True


class Signs(Pulse):
    """Signs of life as they are given."""

    def __init__(self, *states: State) -> None:
        super().__init__("me")
        self._states = [*states]

    async def state(self, process: str) -> State:
        return self._states.pop(0) if len(self._states) > 1 else self._states[0]


@pytest.mark.parametrize("holder, states, fence", [
    (None, ["unknown"], 8),  # nobody has it: no need to know who is alive
    ("me", ["unknown"], 8),
    ("other", ["dead"], 8),
    ("other", ["unknown", "unknown", "dead"], 8),
    ("other", ["unknown", "alive"], Elsewhere),
    ("other", ["unknown"], Later),
])  # fmt: skip
def test_a_match_is_left_to_a_holder_as_long_as_that_lives(
    monkeypatch: pytest.MonkeyPatch, holder: str | None, states: list[State],
    fence: int | type[Later],
) -> None:  # fmt: skip
    monkeypatch.setattr(leasing, "LOOK", 0.01)
    monkeypatch.setattr(leasing, "PATIENCE", 0.5)
    found = Leases(Kept(holder), Signs(*states))  # type: ignore[arg-type]
    if isinstance(fence, int):
        assert asyncio.run(found.take("m1")) == fence
    else:
        with pytest.raises(fence):
            asyncio.run(found.take("m1"))
    with pytest.raises(NotThere):
        asyncio.run(found.take("m2"))


class Keys:
    """As much of Redis as signs of life need."""

    def __init__(self) -> None:
        self.there: set[str] = set()
        self.listening = 1
        self._answers: list[object] = []

    def pipeline(self, transaction: bool) -> "Keys":
        self._answers = []
        return self

    async def __aenter__(self) -> "Keys":
        return self

    async def __aexit__(self, *_: object) -> None:
        pass

    def exists(self, key: str) -> None:
        self._answers.append(int(key in self.there))

    def set(self, key: str, value: bytes, px: int) -> None:
        self.there.add(key)
        self._answers.append(True)

    def pubsub_numsub(self, channel: str) -> None:
        self._answers.append([(channel.encode(), self.listening)])

    async def execute(self) -> list[object]:
        return self._answers


def test_nobody_is_called_dead_when_redis_has_only_just_come_back() -> None:
    now = 100.0
    keys, pulse = Keys(), Pulse("me", lambda: now)

    async def play() -> None:
        nonlocal now
        assert await pulse.state("other") == "unknown"  # Redis is away
        pulse.begin(keys)  # type: ignore[arg-type]
        assert await pulse.state("other") == "unknown"
        assert await pulse.beat(["other"]) == (False, [])
        now += LIFE
        assert await pulse.state("other") == "dead"
        assert await pulse.beat(["other"]) == (True, ["other"])
        keys.there.add("pigskin:process:other")
        assert await pulse.state("other") == "alive"
        assert await pulse.beat(["other"]) == (True, [])
        keys.listening = 0
        assert await pulse.state("other") == "unknown"  # it was killed a moment ago
        pulse.end()
        assert await pulse.state("other") == "unknown"

    asyncio.run(play())
