"""Several processes, one table: whoever comes to any of them is at the same match.

Processes are real ones, and so are PostgreSQL and Redis. They are killed, stopped for a while and
ended; Redis goes away and comes back.
"""

from __future__ import annotations

import os
import random
import signal
import time
from collections.abc import Iterator
from typing import Any

import httpx
import psycopg
import pytest
from redis import Redis
from web.enduring import KINDS, Table
from web.mortal import Mortal, mortals
from web.redis_server import RedisServer, redis_server
from web.server import Client
from web.several import LOST, PATIENCE, Process, Several, come_back, wait_for
from web.test_table import any_answer
from websockets.exceptions import ConnectionClosed

from pigskin.web.cluster.leases import LOOK
from pigskin.web.cluster.pulse import BEAT, LIFE

WITHIN = 10.0  # seconds in which another process goes on for one that was killed

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not hasattr(os, "fork"), reason="nobody can be forked and killed here"),
]


@pytest.fixture(scope="module")
def source() -> Iterator[Mortal]:
    with mortals() as found:
        yield found


@pytest.fixture
def them(source: Mortal, postgres_database: str, redis: RedisServer) -> Iterator[Several]:
    found = Several(source, postgres_database, redis)
    yield found
    found.kill_all()


class Pair:
    """A match of two coaches who come by different processes; the first process holds it."""

    def __init__(self, home: Process, away: Process, **wanted: Any) -> None:
        begun = home.begin(listed=True, **wanted)
        self.id: str = begun["match"]
        self.seats = {
            "home": begun["seats"]["home"], "away": away.join(self.id, begun["invite"])
        }  # fmt: skip
        self.clients = {
            "home": home.line(self.id, self.seats["home"]),
            "away": away.line(self.id, self.seats["away"]),
        }
        for client in self.clients.values():
            while not client.view:
                client.hear(PATIENCE)

    @property
    def n(self) -> int:
        return max(client.n for client in self.clients.values())

    @property
    def asked(self) -> Client:
        """Whoever must answer now; both know of everything that was told."""
        for client in self.clients.values():
            while client.n < self.n:
                client.hear(PATIENCE)
        return next(client for client in self.clients.values() if client.asked)

    def play(self, answers: int, id: str = "a") -> None:
        """So many answers, all of them acknowledged."""
        for _ in range(answers):
            told = self.asked.answer(self.answer(), id=f"{id}{self.n}")
            assert told["t"] == "ok", told

    def answer(self) -> dict[str, Any]:
        question = self.asked.question
        assert question is not None
        return any_answer(question, random.Random(self.n))

    def back(self, side: str, process: Process) -> None:
        """A coach comes back, by any process."""
        self.clients[side].close()
        self.clients[side] = come_back(process, self.id, self.seats[side])


def entries(them: Several, match: str) -> list[tuple[int, str, str | None]]:
    query = 'SELECT n, "by", message FROM entries WHERE match = %s ORDER BY n'
    return [(n, by, message) for n, by, message in them.rows(query, match)]


def closing(client: Client) -> tuple[ConnectionClosed, list[dict[str, Any]]]:
    """How a line is closed, and what was heard before."""
    heard: list[dict[str, Any]] = []
    try:
        while True:
            heard.append(client.hear(PATIENCE))
    except ConnectionClosed as closed:
        return closed, heard


# --- at any process ---------------------------------------------------------------------------


def test_coaches_and_watchers_are_at_one_table_wherever_they_come(them: Several) -> None:
    first, second, third = them.start(), them.start(), them.start()
    pair = Pair(first, second)
    assert them.is_held_by(pair.id, first)
    with third.line(pair.id, name="Wim") as watcher:
        watcher.until("table")
        pair.play(12)
        while watcher.n < 12:
            watcher.hear()
        asked, home = pair.asked, pair.clients["home"]
        assert watcher.view["players"] == home.view["players"]
        assert watcher.events == home.events
        assert home.about["watching"] == ["Wim"]
        # What is asked over HTTP is answered everywhere, too.
        told = [each.http.get(f"/api/matches/{pair.id}").json() for each in (first, second, third)]
        assert told[0] == told[1] == told[2]
        assert told[0]["watchers"] == 1
        views = [each.http.get(f"/api/matches/{pair.id}/picture").json() for each in (first, third)]
        assert views[0] == views[1]
        lists = [each.http.get("/api/matches").json() for each in (first, second)]
        assert lists[0] == lists[1]
        assert lists[0][0]["score"] == {"home": 0, "away": 0}
        # Odds are worked out where the match is held, for clients at other processes as well.
        odds = asked.ask("why not", n=asked.n, answer="dance")
        assert odds["t"] in ("odds", "no"), odds
    assert third.http.get("/api/matches/nowhere").status_code == 404
    refused = third.line("nowhere").hear()
    assert (refused["t"], refused["why"]) == ("no", "no match")
    refused = second.line(pair.id, "nobodys-key").hear()
    assert (refused["t"], refused["why"]) == ("no", "no seat")
    assert second.http.post(
        f"/api/matches/{pair.id}/join", json={"invite": "not this one", "name": "Eve"}
    ).json()["error"] == "taken"
    assert them.is_held_by(pair.id, first)


def test_what_is_sent_again_by_another_process_counts_once(them: Several) -> None:
    first, second = them.start(), them.start()
    pair = Pair(first, second)
    pair.play(3)
    side = "home" if pair.asked is pair.clients["home"] else "away"
    n, answer = pair.n, pair.answer()
    ok = pair.asked.answer(answer, id="twice")
    assert ok["n"] == n + 1
    for process in (second, first):
        with come_back(process, pair.id, pair.seats[side]) as again:
            assert again.answer(answer, n=n, id="twice") == ok
            assert again.ask("say", id="line", text="hello")["t"] == "ok"
    kept = entries(them, pair.id)
    assert [each[2] for each in kept].count("twice") == 1
    assert len(kept) == n + 1
    assert them.rows("SELECT count(*) FROM chat WHERE match = %s", pair.id) == [(1,)]


def test_chat_and_a_rematch_of_coaches_at_different_processes(them: Several) -> None:
    first, second = them.start(), them.start()
    pair = Pair(first, second)
    home, away = pair.clients["home"], pair.clients["away"]
    with second.line(pair.id, name="Wim") as watcher:
        watcher.until("table")
        assert away.ask("say", text="good luck")["t"] == "ok"
        assert watcher.ask("say", text="go on")["t"] == "ok"
        while len(home.said) < 2:
            home.hear()
        said = [(line["by"], line["name"], line["text"]) for line in home.said]
        assert said == [("away", "Bea", "good luck"), ("watcher", "Wim", "go on")]
        while away.ask("call", n=pair.n, what="concede")["t"] != "ok":  # in a turn of his own
            pair.play(1)
        for each in (home, away, watcher):
            while each.over is None:
                each.hear()
        assert home.over == away.over == watcher.over
    assert away.ask("call", n=away.n, what="rematch")["t"] == "ok"
    assert home.ask("call", n=home.n, what="rematch")["t"] == "ok"
    for each in (home, away):
        while each.about["rematch"] is None:
            each.hear()
    again = home.about["rematch"]
    assert again == away.about["rematch"]
    ours, theirs = pair.seats["home"], pair.seats["away"]
    with second.line(again, ours) as ann, first.line(again, theirs) as bea:
        for each in (ann, bea):
            while not each.view:
                each.hear()
        assert (ann.you, bea.you) == (["away"], ["home"])


# --- a process goes ---------------------------------------------------------------------------


def test_another_goes_on_for_one_that_is_killed(them: Several) -> None:
    """Within ten seconds, the best of three times: this machine may be busy."""
    assert LIFE + BEAT + LOOK < WITHIN
    survivor = them.start()
    took = []
    for _ in range(3):
        holder = them.start()
        pair = Pair(holder, survivor)
        with survivor.line(pair.id) as watcher:
            watcher.until("table")
            pair.play(6)
            known = entries(them, pair.id)
            holder.signal(signal.SIGKILL)
            since = time.monotonic()
            # Those at the other process are told to come back, and find the match there.
            for client in (pair.clients["away"], watcher):
                closed, _ = closing(client)
                assert closed.rcvd is not None
                assert (closed.rcvd.code, "come back" in closed.rcvd.reason) == (1012, True)
        pair.back("away", survivor)
        took.append(time.monotonic() - since)
        pair.back("home", survivor)
        assert entries(them, pair.id) == known
        assert them.is_held_by(pair.id, survivor)
        pair.play(4, id="b")
        assert [n for n, _, _ in entries(them, pair.id)] == list(range(1, 11))
        if took[-1] < WITHIN:
            break
    assert min(took) < WITHIN, took


def test_what_a_killed_process_had_stored_and_not_told_is_found_and_counts_once(
    them: Several,
) -> None:
    survivor = them.start()
    holder = them.start(dies=4, when="stored")
    pair = Pair(holder, survivor)
    pair.play(3)
    side = "home" if pair.asked is pair.clients["home"] else "away"
    answer = pair.answer()
    with pytest.raises(LOST):
        pair.asked.answer(answer, id="last")
    pair.back(side, survivor)
    again = pair.clients[side]
    assert again.n == 4
    assert again.answer(answer, n=3, id="last")["n"] == 4
    assert [each[2] for each in entries(them, pair.id)].count("last") == 1


def test_two_that_both_believe_to_hold_a_match_never_both_store(them: Several) -> None:
    """The holder is stopped, and goes on with an answer to store when another holds the match."""
    holder, other = them.start(), them.start()
    pair = Pair(holder, other)
    pair.play(3)
    stale = pair.asked
    side = "home" if stale is pair.clients["home"] else "away"
    if side == "away":  # whoever is asked is to be at the process that is stopped
        pair.back("away", holder)
        stale = pair.asked
    answer, n = pair.answer(), pair.n
    holder.signal(signal.SIGSTOP)
    stale.send({"t": "answer", "id": "stale", "n": n, "do": [answer]})
    fresh = come_back(other, pair.id, pair.seats[side])
    assert fresh.answer(answer, n=n, id="fresh")["t"] == "ok"
    assert them.is_held_by(pair.id, other)
    with other.line(pair.id) as watcher:
        watcher.until("table")
        holder.signal(signal.SIGCONT)
        # It is told that it does not count, or nothing; and has to come back.
        _, told = closing(stale)
        assert not [each for each in told if each["t"] == "ok"], told
        with come_back(holder, pair.id, pair.seats[side]) as again:  # by the other process now
            assert again.n == n + 1
            assert again.answer(answer, n=n, id="stale")["why"] == "stale"
        assert them.is_held_by(pair.id, other)
        assert [each[2] for each in entries(them, pair.id)][n:] == ["fresh"]
        assert watcher.n == n + 1


def test_a_process_that_is_ended_finishes_what_it_writes_and_hands_over_at_once(
    them: Several,
) -> None:
    holder, other = them.start(), them.start()
    pairs = [Pair(holder, other) for _ in range(3)]
    for pair in pairs:
        pair.play(3)
    ((fence,),) = them.rows("SELECT fence FROM matches WHERE id = %s", pairs[0].id)
    acknowledged: dict[str, list[str]] = {pair.id: [] for pair in pairs}
    for count in range(100):  # answers come all the time
        if count == 5:
            holder.signal(signal.SIGTERM)
        for pair in pairs:
            id = f"m{count}"
            try:
                pair.asked.answer(pair.answer(), id=id)
                acknowledged[pair.id].append(id)
            except LOST:
                break
        else:
            continue
        break
    assert count < 99
    for pair in pairs:
        for client in pair.clients.values():
            closed, _ = closing(client)
            assert closed.rcvd is not None
            assert closed.rcvd.code in (1001, 1012)
            assert "come back" in closed.rcvd.reason
    for pair in pairs:
        for side in ("home", "away"):
            pair.back(side, other)
        kept = [message for _, _, message in entries(them, pair.id)][3:]
        assert kept[: len(acknowledged[pair.id])] == acknowledged[pair.id]
        assert len(set(kept)) == len(kept)
        pair.play(2, id="after")
    # Nobody has waited until it counted as dead: it had let go of them.
    ((again,),) = them.rows("SELECT fence FROM matches WHERE id = %s", pairs[0].id)
    assert again == fence + 1


# --- Redis goes -------------------------------------------------------------------------------


def test_while_redis_is_away_those_at_the_holder_play_on_and_others_come_back_later(
    them: Several,
) -> None:
    holder, other = them.start(), them.start()
    here = Pair(holder, holder)  # both at the process that holds their match
    apart = Pair(holder, other)
    apart.play(4)
    them.redis.kill()
    here.play(10)
    assert closing(apart.clients["away"])[0].rcvd is not None
    with other.line(apart.id, apart.seats["away"]) as nobody:
        told = nobody.hear(PATIENCE)
        assert (told["t"], told["why"]) == ("no", "later")
    assert other.http.get(f"/api/matches/{apart.id}").status_code == 503
    new = Pair(other, other)  # matches that nobody holds need no Redis
    new.play(3)
    them.redis.start()
    apart.back("away", other)
    apart.play(4, id="b")
    here.play(3, id="b")
    assert [n for n, _, _ in entries(them, apart.id)] == list(range(1, 9))
    assert them.is_held_by(apart.id, holder)
    assert them.is_held_by(here.id, holder)
    assert them.is_held_by(new.id, other)
    assert not closed_meanwhile(here)


def test_a_process_that_alone_cannot_reach_redis_leaves_its_matches_to_others(
    them: Several,
) -> None:
    """To the others, who meet elsewhere, it counts as dead, though it lives and has a client."""
    cut_off = them.start()
    match = Pair(cut_off, cut_off)
    match.play(3)
    them.redis.kill()
    with redis_server() as elsewhere:
        other = them.start(redis=elsewhere)
        with come_back(other, match.id) as watcher:
            assert watcher.n == 3
            assert them.is_held_by(match.id, other)
            for client in match.clients.values():  # nobody is left at a table that stands still
                closed, _ = closing(client)
                assert closed.rcvd is not None
            for side in match.clients:
                match.back(side, other)
            match.play(3, id="b")
            assert [n for n, _, _ in entries(them, match.id)] == list(range(1, 7))


def test_while_postgresql_is_away_nothing_counts_and_then_all_goes_on(
    them: Several, postgres: str
) -> None:
    holder, other = them.start(), them.start()
    pair = Pair(holder, other)
    pair.play(3)
    answer, n = pair.answer(), pair.n
    asked = pair.asked
    with psycopg.connect(postgres, autocommit=True) as server:
        server.execute("ALTER DATABASE test ALLOW_CONNECTIONS false")
        server.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'test'"
        )
        told = asked.answer(answer, id="hard luck")
        assert (told["t"], told["why"], told["n"]) == ("no", "later", n)
        assert other.http.get(f"/api/matches/{pair.id}").status_code == 503
        server.execute("ALTER DATABASE test ALLOW_CONNECTIONS true")
    assert asked.answer(answer, id="hard luck")["n"] == n + 1
    pair.play(3, id="b")
    assert [each for each, _, _ in entries(them, pair.id)] == list(range(1, n + 5))
    assert them.is_held_by(pair.id, holder)


def test_when_letters_are_lost_lines_are_closed_and_come_back(them: Several) -> None:
    holder, other = them.start(), them.start()
    pair = Pair(holder, other)
    pair.play(3)
    n, answer = pair.n, pair.answer()
    side = "home" if pair.asked is pair.clients["home"] else "away"
    with Redis.from_url(them.redis.url) as redis:
        redis.client_kill_filter(_type="pubsub")  # whatever is on its way is gone
    closed, _ = closing(pair.clients["away"])
    assert closed.rcvd is not None
    assert closed.rcvd.code == 1012
    pair.back("away", other)
    assert pair.clients[side].answer(answer, n=n, id="after")["t"] == "ok"
    pair.play(3, id="b")
    assert [each for each, _, _ in entries(them, pair.id)] == list(range(1, n + 5))
    assert them.is_held_by(pair.id, holder)
    assert pair.clients["home"].socket.state.name == "OPEN"  # who was at the holder did not notice


# --- everything at once -----------------------------------------------------------------------

BLOWS = (signal.SIGKILL, signal.SIGTERM, signal.SIGSTOP)
DEATHS = int(os.environ.get("PIGSKIN_DEATHS", "3"))  # more in make soak
MANY = [BLOWS[death % 3] for death in range(DEATHS)]


@pytest.mark.parametrize(
    "blows", [[signal.SIGTERM], pytest.param(MANY, marks=pytest.mark.soak)], ids=["one", "many"]
)
def test_coaches_lose_nothing_however_processes_come_and_go(
    them: Several, blows: list[signal.Signals]
) -> None:
    """Killed, ended, stopped for a while: what was acknowledged is there, and counts once."""
    chance = random.Random(17)
    processes = [them.start() for _ in range(3)]
    tables = [Table(processes[0].port, kind) for kind in KINDS]
    done: list[Table] = []
    for blow in blows:
        try:
            for table in tables:
                _come(table, processes, chance)
            victim = _holder_of_most(processes, them)
            _come(tables[0], [victim], chance)  # somebody sits where it happens
            end = time.monotonic() + chance.uniform(0.5, 2.0)
            while time.monotonic() < end:
                for table in tables:
                    table.play(chance)
            _strike(victim, blow, processes, them)
            while not tables[0].over:  # until he notices
                for table in tables:
                    table.play(chance)
        except LOST:
            pass
        done += [table for table in tables if table.over]
        tables = [Table(processes[0].port, each.kind) if each.over else each for each in tables]
    for table in tables:
        _come(table, processes, chance)
    coaches = [coach for table in done + tables for coach in table.coaches]
    assert sum(len(coach.acknowledged) for coach in coaches) > 4 * len(blows)
    for table in done + tables:
        _check(them, table)


def _holder_of_most(processes: list[Process], them: Several) -> Process:
    ((holder, _),) = them.rows(
        "SELECT holder, count(*) FROM matches WHERE holder IS NOT NULL GROUP BY holder "
        "ORDER BY 2 DESC LIMIT 1"
    )
    return next(each for each in processes if f"-{each.process}-" in holder)


def _strike(
    victim: Process, blow: signal.Signals, processes: list[Process], them: Several
) -> None:
    """Something happens to a process, and where it is gone another is started for it."""
    victim.signal(blow)
    if blow == signal.SIGSTOP:
        other = next(each for each in processes if each is not victim)
        for (match,) in them.rows("SELECT id FROM matches"):
            if them.is_held_by(match, victim):
                path = f"/api/matches/{match}"
                wait_for(lambda path=path: other.http.get(path).status_code == 200)
                assert not them.is_held_by(match, victim)
        victim.signal(signal.SIGCONT)
        return
    processes.remove(victim)
    processes.append(them.start())


def _come(table: Table, processes: list[Process], chance: random.Random) -> None:
    """Everybody comes back, each by any process, however often that takes."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return table.come(*(chance.choice(processes).port for _ in range(3)))
        except (*LOST, httpx.HTTPError):
            assert time.monotonic() < end, "nobody gets in"
            time.sleep(0.25)


def _check(them: Several, table: Table) -> None:
    """What is stored is what was acknowledged, in order, each message once."""
    query = 'SELECT n, "by", message, part FROM entries WHERE match = %s ORDER BY n'
    rows = them.rows(query, table.id)
    assert [row[0] for row in rows] == list(range(1, len(rows) + 1))
    assert len(rows) >= table.n
    for coach in table.coaches:
        sent = [row[1:] for row in rows if row[1] in coach.sides]
        assert len(set(sent)) == len(sent)
        last = {message: n for n, by, message, _ in rows if by in coach.sides}
        if coach.waiting is not None:
            last.pop(coach.waiting["id"], None)
        assert last == coach.acknowledged


def closed_meanwhile(pair: Pair) -> bool:
    return any(client.socket.state.name != "OPEN" for client in pair.clients.values())
