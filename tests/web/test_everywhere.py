"""Two processes, one server: every address works whichever answers, and so do lessons and rooms."""

from __future__ import annotations

import os
import secrets
import signal
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import cycle
from typing import Any

import pytest
from redis import Redis
from web.mortal import mortals
from web.playing import whole
from web.postgres import new_database
from web.redis_server import redis_server
from web.room_guest import Guest, sketch
from web.several import LOST, PATIENCE, Process, Several, come_back, wait_for
from websockets.exceptions import ConnectionClosed

from pigskin.record import to_text
from pigskin.teams.files import team_to_toml
from pigskin.teams.ready import find_team
from pigskin.web.lessons.reading import course
from pigskin.web.limits import A_MINUTE
from pigskin.web.pages import PAGES
from pigskin.web.rooms import CLOSED

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not hasattr(os, "fork"), reason="nobody can be forked and killed here"),
]

ORCS = {"roster": "orc", "seat": "me"}
ME = {"seat": "me"}
POSITION = course()["dodge"].position


@pytest.fixture(scope="module")
def them(postgres: str) -> Iterator[Several]:
    with mortals() as source, redis_server() as redis:
        found = Several(source, new_database(postgres, "everywhere"), redis)
        yield found
        found.kill_all()


@pytest.fixture(scope="module")
def two(them: Several) -> tuple[Process, Process]:
    return them.start(), them.start()


@pytest.fixture(scope="module")
def replay(two: tuple[Process, Process]) -> str:
    answer = two[0].http.post("/api/replays", content=to_text(whole("bb2020").game).encode())
    assert answer.status_code == 201, answer.text
    found: str = answer.json()["replay"]
    return found


# --- every address ----------------------------------------------------------------------------


def told(process: Process, address: str, **body: Any) -> Any:
    """What a process answers."""
    answer = process.http.request("POST" if body else "GET", address, **body)
    assert answer.status_code in (200, 201), answer.text
    if answer.headers["content-type"].startswith("application/json"):
        return answer.json()
    return answer.text


def told_by_both(two: tuple[Process, Process], address: str, **body: Any) -> Any:
    """What both answer when they are asked at the same time, which is the same."""
    with ThreadPoolExecutor(2) as asking:
        found = list(asking.map(lambda process: told(process, address, **body), two))
    assert found[0] == found[1], address
    return found[0]


def test_every_address_is_answered_alike_by_both(
    two: tuple[Process, Process], replay: str
) -> None:
    """What one has begun, brought or ended, the other shows."""
    first, second = two
    begun = first.begin(away=ORCS, listed=True)
    match, seat = begun["match"], begun["seats"]["home"]
    over = second.begin(position=POSITION, home=ME, away=ME, options={}, listed=True)
    with second.line(match, seat) as client, first.line(over["match"], over["seats"]["home"]) as on:
        client.until("table")
        on.until("table")
        assert on.ask("call", n=on.n, what="concede")["t"] == "ok"
        while on.over is None:
            on.hear()
        asked = {
            "/api/health": [()],
            "/api/editions": [()],
            "/api/editions/{edition}/book": [("bb2020",)],
            "/api/editions/{edition}/rules": [("lrb6",)],
            "/api/editions/{edition}/rulebook": [("bb2016",)],
            "/api/editions/{edition}/rosters": [("bb2020",)],
            "/api/editions/{edition}/sheet": [("bb2020",)],
            "/api/editions/{edition}/sheet/{home}/{away}": [("bb2020", "human", "orc")],
            "/api/matches": [()],
            "/api/watch": [()],
            "/api/matches/{match}": [(match,), (over["match"],)],
            "/api/matches/{match}/picture": [(match,), (over["match"],)],
            "/api/matches/{match}/record": [(match,), (over["match"],)],
            "/api/replays/{id}": [(match,), (over["match"],), (replay,)],
            "/api/replays/{id}/about": [(match,), (over["match"],), (replay,)],
            "/api/replays/{id}/statistics": [(match,), (over["match"],), (replay,)],
            "/api/replays/{id}/review": [(over["match"],), (replay,)],  # how far it is at first
            "/api/replays/{id}/record": [(over["match"],), (replay,)],
            "/api/replays/{id}/position/{moment}": [(replay, "40")],
            "/api/puzzles": [()],
            "/api/puzzles/{number}": [("1",)],
            "/api/puzzles/{number}/solution": [("1",)],
        }
        paths = first.http.get("/api/openapi.json").json()["paths"]
        assert {path for path, how in paths.items() if "get" in how} == set(asked)
        for path, places in asked.items():
            parts = path.split("/")
            names = [part for part in parts if part.startswith("{")]
            for place in places:
                names_in = dict(zip(names, place, strict=True))
                address = "/".join(names_in.get(part, part) for part in parts)
                told_by_both(two, address)
        watched = told_by_both(two, "/api/watch")["running"]
        assert [each["match"] for each in watched] == [match]
    team = team_to_toml(find_team("bb2020", "human"))
    file = told(first, f"/api/matches/{over['match']}/record")
    sent: dict[str, dict[str, Any]] = {
        "/api/positions": {"json": {"edition": "bb2020", "text": POSITION}},
        "/api/teams": {"json": {"edition": "bb2020", "text": team}},
        "/api/teams/draft": {"json": {"text": team, "file": "toml"}},
        "/api/editions/bb2020/sheet": {
            "json": {"home": {"roster": "human"}, "away": {"roster": "orc"}}
        },
        "/api/verify": {"json": file},
    }
    for address, body in sent.items():
        told_by_both(two, address, **body)
    assert told(second, "/api/verify", json=file)["good"]


def test_a_match_goes_on_at_one_from_a_replay_that_the_other_was_brought(
    two: tuple[Process, Process], replay: str
) -> None:
    first, second = two
    begun = second.begin(replay={"id": replay, "moment": 40}, home=ME, away=ME, options={})
    with first.line(begun["match"], begun["seats"]["home"]) as client:
        assert client.until("table")["view"]["players"]


def test_every_page_is_at_both(two: tuple[Process, Process]) -> None:
    for page in PAGES:
        texts = {each.http.get(page).text for each in two}
        assert len(texts) == 1
        assert "<html" in texts.pop()


# --- lessons ----------------------------------------------------------------------------------


@pytest.mark.parametrize("lesson", [each for each in course().values() if not each.several],
                         ids=lambda lesson: lesson.id)  # fmt: skip
def test_a_lesson_is_taken_wherever_its_coach_comes(
    two: tuple[Process, Process], lesson: Any
) -> None:
    """Begun at one process, taken by lines to both in turn: the dice lie ready all the same."""
    begun = two[0].http.post(f"/api/lessons/{lesson.id}").json()
    match, seat = begun["match"], begun["seats"]["home"]
    answers = [*lesson.solution]
    for process in cycle((two[1], two[0])):
        with process.line(match, seat) as line:
            stands = line.until("lesson")
            if not answers:
                break
            assert stands["state"] == "open"
            for answer in answers[:2]:
                assert line.answer(answer, id=f"a{line.n}")["t"] == "ok"
            del answers[:2]
    assert stands["state"] == "done"
    assert two[1].http.get(f"/api/matches/{match}/record").status_code == 422
    with two[1].line(match) as stranger:
        assert stranger.hear()["why"] == "no seat"


def test_a_lesson_goes_on_when_its_process_is_killed(
    them: Several, two: tuple[Process, Process]
) -> None:
    third = them.start()
    begun = third.http.post("/api/lessons/dodge").json()
    match, seat = begun["match"], begun["seats"]["home"]
    with two[0].line(match, seat) as line:
        line.until("lesson")
        assert line.answer("home 7 move", "move 10,6")["t"] == "ok"
        third.signal(signal.SIGKILL)
        with pytest.raises(LOST):
            line.until("nothing", timeout=PATIENCE)
    with come_back(two[1], match, seat) as line:
        assert line.answer("team re-roll", id="after")["t"] == "ok"
        assert next(e for e in reversed(line.events) if e["event"] == "dodge")["rolled"] == 3


# --- rooms ------------------------------------------------------------------------------------


def opened(process: Process, replay: str) -> str:
    answer = process.http.post("/api/rooms", json={"replay": replay})
    assert answer.status_code == 201, answer.text
    room: str = answer.json()["room"]
    return room


@contextmanager
def back(process: Process, room: str, name: str, mark: str) -> Iterator[tuple[Guest, Any]]:
    """Somebody comes back as the page does, until he is in the room."""
    end = time.monotonic() + PATIENCE
    while True:
        guest = Guest(process.port, room, name, mark)
        try:
            found = guest.hear("room")
            break
        except ConnectionClosed:
            assert time.monotonic() < end, "nobody gets in"
            time.sleep(0.25)
    with guest:
        yield guest, found


def refusal(process: Process, room: str) -> dict[str, Any]:
    with Guest(process.port, room) as nobody:
        return nobody.hear("refused")


def closing(guest: Guest) -> tuple[int, str]:
    with pytest.raises(ConnectionClosed) as closed:
        guest.hear("nothing")
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code, closed.value.rcvd.reason


def test_a_room_is_one_wherever_its_guests_come(two: tuple[Process, Process], replay: str) -> None:
    first, second = two
    room = opened(first, replay)
    with Guest(second.port, room, "Ann") as ann:
        told = ann.hear("room")
        assert (told["replay"], told["leader"]) == (replay, told["you"])
        bea = Guest(first.port, room, "Bea")
        you = bea.hear("room")["you"]
        ann.say("go", moment=12, playing=True, speed=2)
        assert bea.hear("at")["moment"] == 12
        bea.say("go", moment=99, playing=False, speed=1)
        assert bea.hear("refused")["why"] == "not yours"
        bea.say("draw", sketch=(mine := sketch()))
        assert ann.hear("drawn")["sketch"]["id"] == mine["id"]
        ann.say("dance")
        assert ann.hear("refused")["why"] == "not understood"
        ann.say("hand over", to=you)
        assert bea.hear("there")["leader"] == you
        with Guest(second.port, room, "Cid") as cid:
            seen = cid.hear("room")
            assert [each["name"] for each in seen["people"]] == ["Ann", "Bea", "Cid"]
            assert [each["id"] for each in seen["sketches"]] == [mine["id"]]
        while len(bea.hear("there")["people"]) > 2:
            pass  # who has left another process is gone here
        bea.socket.close()
    for each in two:
        # Who has just come to Redis does not know yet that nobody else has it.
        wait_for(lambda each=each: refusal(each, "nowhere1")["why"] != "later")
        refused = refusal(each, "nowhere1")
        assert (refused["why"], refused["words"]) == ("no room", CLOSED)


@pytest.mark.parametrize("blow", [signal.SIGKILL, signal.SIGTERM], ids=["killed", "ended"])
def test_a_room_is_opened_again_elsewhere_when_its_process_goes(
    them: Several, two: tuple[Process, Process], replay: str, blow: signal.Signals
) -> None:
    third = them.start()
    room = opened(third, replay)
    marks = secrets.token_hex(16), secrets.token_hex(16)
    ann = Guest(two[0].port, room, "Ann", marks[0])
    first = ann.hear("room")["you"]
    bea = Guest(third.port, room, "Bea", marks[1])
    second = bea.hear("room")["you"]
    bea.say("draw", sketch=(mine := sketch()))
    ann.hear("drawn")
    ann.say("go", moment=12, playing=False, speed=4)
    bea.hear("at")
    if blow == signal.SIGKILL:  # copies are a second old at most; who ends in order writes another
        time.sleep(1.5)
    third.signal(blow)
    code, words = closing(ann)
    assert (code, "come back" in words) == (1012, True)
    with back(two[1], room, "Bea", marks[1]) as (bea, told):
        assert (told["you"], told["leader"], told["at"]["moment"]) == (second, first, 12)
        assert [each["id"] for each in told["sketches"]] == [mine["id"]]
        with back(two[0], room, "Ann", marks[0]) as (ann, again):
            assert (again["you"], again["leader"]) == (first, first)
            ann.say("go", moment=13, playing=False, speed=1)
            assert bea.hear("at")["moment"] == 13


def test_who_had_a_room_and_was_away_too_long_leaves_it_to_the_other(
    them: Several, two: tuple[Process, Process], replay: str
) -> None:
    third = them.start()
    room = opened(third, replay)
    with Guest(third.port, room, "Ann") as ann:
        ann.hear("room")
        third.signal(signal.SIGSTOP)
        with back(two[0], room, "Bea", secrets.token_hex(16)) as _:
            third.signal(signal.SIGCONT)
            assert closing(ann)[0] == 1001  # he is not left alone in a room that is elsewhere now
            with back(third, room, "Ann", secrets.token_hex(16)) as (_, told):
                here = [each["name"] for each in told["people"] if each["here"]]
                assert here == ["Bea", "Ann"]
    third.signal(signal.SIGTERM)


# --- limits -----------------------------------------------------------------------------------


def test_what_is_kept_or_dear_is_counted_over_all_processes(them: Several) -> None:
    both = [them.start(strict=True) for _ in range(2)]
    with Redis.from_url(them.redis.url) as redis:
        redis.delete(*(redis.keys("pigskin:count:*") or ["nothing"]))
    answers = [
        each.http.post("/api/verify", content=b"nonsense")
        for each, _ in zip(cycle(both), range(A_MINUTE["verify"] + 2))
    ]
    assert [answer.status_code for answer in answers] == [200] * A_MINUTE["verify"] + [429, 429]
    assert answers[-1].json()["words"] == "10 verify a minute are enough; wait a moment"
    with Redis.from_url(them.redis.url) as redis:
        assert 0 < redis.ttl("pigskin:count:verify:127.0.0.1") <= 60


# --- Redis goes -------------------------------------------------------------------------------


def test_a_room_outlives_redis_and_meanwhile_its_guests_elsewhere_hear_that_it_is_later(
    them: Several, two: tuple[Process, Process], replay: str
) -> None:
    first, second = two
    room = opened(first, replay)
    with Guest(first.port, room, "Ann") as ann:
        ann.hear("room")
        with Guest(second.port, room, "Bea") as bea:
            bea.hear("room")
            them.redis.kill()
            assert closing(bea)[0] == 1012
        refused = refusal(second, room)
        assert (refused["why"], "come back" in refused["words"]) == ("later", True)
        answer = second.http.post("/api/rooms", json={"replay": replay})
        assert (answer.status_code, answer.json()["error"]) == (503, "later")
        ann.say("draw", sketch=(mine := sketch()))
        ann.hear("drawn")
        them.redis.start()  # it has forgotten everything
        with back(second, room, "Bea", secrets.token_hex(16)) as (_, told):
            assert [each["id"] for each in told["sketches"]] == [mine["id"]]
            assert [each["name"] for each in told["people"] if each["here"]] == ["Ann", "Bea"]
    wait_for(lambda: second.http.get("/api/health").json()["ready"])
