"""Rooms in which a replay is watched together: who leads, who follows, and what is refused."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from web.playing import whole
from web.room_guest import Guest, sketch
from web.server import Served, serving
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from pigskin.record import to_text
from pigskin.web import rooms
from pigskin.web.lines import Line
from pigskin.web.rooms import EMPTY, SILENT, Rooms
from pigskin.web.seating import Full, NotThere
from pigskin.web.seeing import WATCHING


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("rooms") / "matches.db") as served:
        yield served


@pytest.fixture(scope="module")
def replay(table: Served) -> str:
    answer = table.http.post("/api/replays", content=to_text(whole("bb2020").game).encode())
    found: str = answer.json()["replay"]
    return found


@pytest.fixture
def room(table: Served, replay: str) -> str:
    opened = table.http.post("/api/rooms", json={"replay": replay})
    assert opened.status_code == 201
    code: str = opened.json()["room"]
    return code


def test_who_comes_first_leads_and_the_others_follow(table: Served, room: str, replay: str) -> None:
    with Guest(table.port, room, "Ann") as ann:
        told = ann.hear("room")
        assert (told["replay"], told["leader"]) == (replay, told["you"])
        ann.say("go", moment=12, playing=True, speed=2)
        with Guest(table.port, room, "Bea") as bea:
            seen = bea.hear("room")
            assert seen["at"] == {"t": "at", "moment": 12, "playing": True, "speed": 2}
            assert [each["name"] for each in seen["people"]] == ["Ann", "Bea"]
            ann.say("go", moment=13, playing=False, speed=2)
            assert bea.hear("at")["moment"] == 13
            bea.say("go", moment=99, playing=False, speed=1)
            assert bea.hear("refused")["why"] == "not yours"
            bea.say("take")
            assert "Ann leads" in bea.hear("refused")["words"]
            ann.say("hand over", to=seen["you"])
            assert bea.hear("there")["leader"] == seen["you"]
            bea.say("go", moment=99, playing=False, speed=1)
            assert ann.hear("at")["moment"] == 99
            ann.say("hand over", to=77)
            assert ann.hear("refused")["why"] == "not yours"


def test_who_leaves_is_known_again_and_a_lost_lead_can_be_taken(table: Served, room: str) -> None:
    mark = secrets.token_hex(16)
    with Guest(table.port, room, "Ann", mark) as ann, Guest(table.port, room, "Bea") as bea:
        me = ann.hear("room")["you"]
        other = bea.hear("room")["you"]
        ann.socket.close()
        while (there := bea.hear("there"))["people"][0]["here"]:
            pass
        assert there["leader"] == me  # until somebody wants it
        with Guest(table.port, room, "Ann", mark) as again:
            assert again.hear("room")["you"] == me
        while bea.hear("there")["people"][0]["here"]:
            pass
        bea.say("take")
        assert bea.hear("there")["leader"] == other


def test_sketches_are_shared_and_wiped_by_their_owner_or_the_leader(
    table: Served, room: str
) -> None:
    with Guest(table.port, room, "Ann") as ann, Guest(table.port, room, "Bea") as bea:
        ann.hear("room")
        you = bea.hear("room")["you"]
        mine = sketch(by="1", name="Somebody else")
        bea.say("draw", sketch=mine)
        drawn = ann.hear("drawn")["sketch"]
        assert (drawn["by"], drawn["name"]) == (str(you), "Bea")  # as we know, not as he says
        hers = sketch(kind="label", text="here\u202e!")
        ann.say("draw", sketch=hers)
        assert ann.hear("drawn")["sketch"]["text"] == "here !"
        bea.say("wipe", ids=[hers["id"], mine["id"]])
        assert ann.hear("wiped")["ids"] == [mine["id"]]
        with Guest(table.port, room) as cid:
            assert [each["id"] for each in cid.hear("room")["sketches"]] == [hers["id"]]
        ann.say("draw", sketch=sketch(kind="label", text="  "))
        assert "words" in ann.hear("refused")["words"]


def test_there_are_limits(
    table: Served, room: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "MOST_PEOPLE", 1)
    with Guest(table.port, room) as first:
        first.hear("room")
        with Guest(table.port, room) as second:
            assert second.hear("refused")["why"] == "full"
        for _ in range(rooms.say.MOST_SKETCHES):
            first.say("draw", sketch=sketch())
        first.say("draw", sketch=sketch())
        assert first.hear("refused")["why"] == "full"
    with Guest(table.port, "nowhere1") as nobody:
        assert nobody.hear("refused")["why"] == "no room"
    assert table.http.post("/api/rooms", json={"replay": "r2345678"}).status_code == 404
    assert table.http.post("/api/rooms", json={"replay": 5}).status_code == 422


def test_a_room_that_nobody_needs_is_closed() -> None:
    async def play() -> None:
        now = [0.0]
        house = Rooms(now=lambda: now[0])
        empty, silent = await house.open("r1"), await house.open("r2")
        silent.enter(Line(WATCHING))
        now[0] = EMPTY + 1
        with pytest.raises(NotThere, match="closed"):
            await house.find(empty.id)
        assert await house.find(silent.id) is silent
        now[0] += SILENT + 1
        with pytest.raises(NotThere):
            await house.find(silent.id)

    asyncio.run(play())


def test_there_are_only_so_many_rooms(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "MOST_ROOMS", 2)

    async def play() -> None:
        house = Rooms()
        for number in range(2):
            await house.open(f"r{number}")
        with pytest.raises(Full):
            await house.open("r9")

    asyncio.run(play())


def test_a_page_from_elsewhere_gets_no_line(table: Served, room: str) -> None:
    address = f"ws://127.0.0.1:{table.port}/api/rooms/{room}/socket"
    with pytest.raises(InvalidStatus):
        connect(address, additional_headers={"Origin": "https://elsewhere.example"})


def flood(guest: Guest) -> None:
    """Far too much, until somebody has enough of it."""
    for _ in range(400):
        guest.say("go", moment=1, playing=False, speed=1)
    guest.hear("nothing")


def test_a_giant_message_a_flood_and_no_hello_end_the_line(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    with serving(tmp_path_factory.mktemp("strict") / "m.db", strict=True) as served:
        record = to_text(whole("bb2020").game).encode()
        replay = served.http.post("/api/replays", content=record).json()["replay"]
        room = served.http.post("/api/rooms", json={"replay": replay}).json()["room"]
        with Guest(served.port, room) as guest:
            guest.hear("room")
            guest.say("wipe", ids=["0" * 20_000])
            assert guest.hear("refused")["why"] == "not understood"
            with pytest.raises(ConnectionClosed):
                flood(guest)
        address = f"ws://127.0.0.1:{served.port}/api/rooms/{room}/socket"
        with connect(address) as rude:
            rude.send(json.dumps({"t": "take"}))
            assert json.loads(rude.recv(timeout=30))["why"] == "not understood"


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4)
    | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
WORDS = st.sampled_from(["hello", "go", "draw", "wipe", "hand over", "take", "dance"])


@given(
    messages=st.lists(
        st.builds(
            lambda t, more: {"t": t} | more,
            WORDS,
            st.dictionaries(
                st.sampled_from(["moment", "playing", "speed", "sketch", "ids", "to", "x"]), JSON,
                max_size=5,
            ),
        ),
        min_size=1,
        max_size=12,
    )
)  # fmt: skip
@settings(
    max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
def test_whatever_a_guest_sends_the_room_goes_on(
    table: Served, room: str, messages: list[dict[str, Any]]
) -> None:
    with Guest(table.port, room, "Ann") as ann, Guest(table.port, room, "Eve") as eve:
        ann.hear("room")
        eve.hear("room")
        for message in messages:
            eve.socket.send(json.dumps(message))
        eve.say("draw", sketch=(mine := sketch()))
        while ann.hear("drawn")["sketch"]["id"] != mine["id"]:
            pass
        eve.say("wipe", ids=[mine["id"]])
        assert ann.hear("wiped")["ids"] == [mine["id"]]
