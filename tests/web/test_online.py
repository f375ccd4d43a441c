"""Two people and their lines: coming back, another device, taking back, conceding, a rematch."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from web.server import Client, Served, serving
from web.test_table import any_answer, play_on

FRIEND = {"roster": "orc", "seat": "friend"}
BOTH = {"roster": "orc", "seat": "me"}
QUICK = {"inducements": False}


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("web") / "matches.db") as served:
        yield served


def two(table: Served) -> tuple[str, Client, Client, dict[str, str]]:
    """A match between Ann and Bea, who are both there."""
    begun = table.begin(away=FRIEND, options=QUICK)
    match = begun["match"]
    body = {"invite": begun["invite"], "name": "Bea"}
    joined = table.http.post(f"/api/matches/{match}/join", json=body).json()
    seats = begun["seats"] | joined["seats"]
    ann, bea = (table.line(match, seats[side]) for side in ("home", "away"))
    for client in (ann, bea):
        client.until("table")
        while client.view is None:
            client.until("table")
    return match, ann, bea, seats


def there(client: Client) -> dict[str, Any]:
    """Everything a client knows of the table."""
    return {"n": client.n, "view": client.view, "question": client.question,
            "events": client.events, "undo": client.undo}  # fmt: skip


def test_who_comes_back_is_told_what_was_missed(table: Served) -> None:
    begun = table.begin(away=BOTH, options=QUICK)
    match, seat = begun["match"], begun["seats"]["home"]
    chance = random.Random(3)
    with table.line(match, seat) as coach, table.line(match) as watcher:
        coach.until("table")
        play_on(coach, chance, 10)
        watcher.until("moved")
        while watcher.n < coach.n:
            watcher.hear()
        watcher.close()
        play_on(coach, chance, 5)
        with table.line(match, have=watcher.n) as again:
            again.n, again.view, again.events = watcher.n, watcher.view, watcher.events
            kinds = [again.hear()["t"] for _ in range(5)]
            assert kinds == ["moved"] * 5
            assert there(again)["view"] == coach.view
            assert again.events == coach.events
        with table.line(match, have=coach.n) as knows:
            # Nothing was missed but what has no number.
            assert [knows.hear()["t"] for _ in range(3)] == ["chat", "clock", "people"]
        with table.line(match, have=coach.n + 7) as confused:
            assert confused.hear()["t"] == "table"
        play_on(coach, chance, 40)
        with table.line(match, have=1) as long_gone:
            assert long_gone.hear()["t"] == "table"
            assert long_gone.view == coach.view


def test_a_seat_goes_along_to_another_device(table: Served) -> None:
    match, ann, bea, seats = two(table)
    with ann, bea, table.line(match, seats["home"]) as phone:
        phone.until("table")
        assert phone.you == ["home"]
        assert phone.question == ann.question
        asked = next(client for client in (phone, bea) if client.asked)
        assert asked.question is not None
        assert asked.answer(any_answer(asked.question, random.Random(1)))["t"] == "ok"
        ann.until("moved")
        assert there(ann)["view"] == (phone if asked is phone else bea).view


def test_answers_are_taken_back_until_a_die_falls(table: Served) -> None:
    begun = table.begin(away=BOTH, options=QUICK)
    with (
        table.line(begun["match"], begun["seats"]["home"]) as coach,
        table.line(begun["match"]) as watcher,
    ):
        coach.until("table")
        watcher.until("table")
        chance = random.Random(8)
        while coach.question is None or coach.question["kind"] != "turn":
            play_on(coach, chance, 1)
        acting = next(each for each in coach.question["answers"] if each["verb"] == "activate")
        before = there(coach)
        told = coach.answer(
            {"verb": "activate", "player": acting["player"][0], "action": "move"}, "stop"
        )
        assert told["t"] == "ok"
        assert before["n"] in coach.undo
        back = coach.ask("back", n=coach.n, to=before["n"])
        assert back["t"] == "ok"
        assert back["n"] == before["n"] + told["taken"] + 1  # it only grows
        assert {**there(coach), "n": 0, "undo": 0} == {**before, "n": 0, "undo": 0}
        while watcher.n < coach.n:
            watcher.hear()
        assert watcher.events == coach.events
        assert watcher.view == coach.view
        late = coach.ask("back", n=coach.n, to=0)
        assert late["why"] == "too late"


def test_who_concedes_has_lost_and_both_play_again(table: Served) -> None:
    match, ann, bea, seats = two(table)
    with ann, bea:
        conceded = ann.ask("call", n=ann.n, what="concede")
        if conceded["t"] == "no":  # the rules let one concede in his own turn
            chance = random.Random(2)
            while conceded["t"] == "no":
                for client, other in ((ann, bea), (bea, ann)):
                    if client.asked:
                        assert client.question is not None
                        client.answer(any_answer(client.question, chance))
                        while other.n < client.n:
                            other.hear()
                        break
                conceded = ann.ask("call", n=ann.n, what="concede")
        for client in (ann, bea):
            while client.over is None:
                client.hear()
        assert ann.over is not None
        assert ann.over["outcome"]["winner"] == "away"
        assert ann.over == bea.over
        assert ann.answer("end turn")["t"] == "no"
        assert ann.ask("call", n=ann.n, what="rematch")["t"] == "ok"
        assert ann.about["rematch"] is None  # not before both want it
        while not bea.about["again"]:
            bea.until("people")
        assert bea.about["again"] == ["home"]
        assert bea.ask("call", n=bea.n, what="rematch")["t"] == "ok"
        while bea.about["rematch"] is None:
            bea.until("people")
        again = bea.about["rematch"]
    with table.line(again, seats["home"]) as ann, table.line(again, seats["away"]) as bea:
        for client in (ann, bea):
            client.until("table")
            while client.view is None:
                client.until("table")
        assert (ann.you, bea.you) == (["away"], ["home"])  # they change sides
        assert ann.about["commitment"] != ""
    # The old match still knows its rematch, and its record is open now.
    record = table.http.get(f"/api/matches/{match}/record").json()
    assert table.http.get(f"/api/matches/{match}").json()["rematch"] == again
    assert table.http.post("/api/verify", json=record).json()["good"] is True


def test_a_line_of_chat_that_is_sent_again_is_said_once(table: Served) -> None:
    match, ann, bea, seats = two(table)
    assert ann.ask("say", id="x1", text="good luck")["t"] == "ok"
    ann.close()  # as if the answer had been lost
    with table.line(match, seats["home"], have=ann.n) as again:
        assert again.ask("say", id="x1", text="good luck")["t"] == "ok"
        assert again.ask("say", id="x2", text="good luck")["t"] == "ok"  # said twice on purpose
    # Another's message of the same id is another message.
    assert bea.ask("say", id="x1", text="you too")["t"] == "ok"
    bea.close()
    with table.line(match) as watcher:
        told = [line["text"] for line in watcher.until("table")["chat"]]
    assert told == ["good luck", "good luck", "you too"]
    assert [line["text"] for line in bea.said] == told


def test_on_one_screen_a_line_counts_once_whoever_is_asked_meanwhile(table: Served) -> None:
    begun = table.begin(away=BOTH, options=QUICK)
    with table.line(begun["match"], begun["seats"]["home"]) as coach:
        coach.until("table")
        asked = set()
        chance = random.Random(3)
        while len(asked) < 2:
            assert coach.question is not None
            asked.add(coach.question["coach"])
            assert coach.ask("say", id="same", text="hello")["t"] == "ok"
            play_on(coach, chance, 1)
        assert len(coach.said) == 1


def test_who_watches_is_known_again_by_his_nonce_and_not_taken_for_another(table: Served) -> None:
    begun = table.begin(away=BOTH, options=QUICK)
    for nonce in ("0a" * 16, "0a" * 16, "0b" * 16, None, None):
        with table.line(begun["match"], nonce=nonce) as watcher:
            watcher.until("table")
            assert watcher.ask("say", id="w1", text="ho")["t"] == "ok"
    with table.line(begun["match"]) as watcher:
        assert len(watcher.until("table")["chat"]) == 4  # one of five was said again


def test_who_comes_back_hears_what_was_said_meanwhile(table: Served) -> None:
    begun = table.begin(away=BOTH, options=QUICK)
    with table.line(begun["match"], begun["seats"]["home"]) as coach:
        coach.until("table")
        play_on(coach, random.Random(3), 3)
        assert coach.ask("say", text="one")["t"] == "ok"
        with table.line(begun["match"], have=coach.n) as back:
            told = back.hear()
            assert (told["t"], [line["text"] for line in told["lines"]]) == ("chat", ["one"])


def test_who_has_not_heard_that_the_seat_is_his_asks_again_with_his_key(table: Served) -> None:
    begun = table.begin(away=FRIEND, options=QUICK)
    body = {"invite": begun["invite"], "name": "Bea", "key": "k" * 40}
    path = f"/api/matches/{begun['match']}/join"
    first, again = (table.http.post(path, json=body) for _ in range(2))
    assert first.json() == again.json()
    assert first.json()["seats"] == {"away": "k" * 40}
    assert table.http.post(path, json=body | {"key": "o" * 40}).status_code == 409
    assert table.http.post(path, json=body | {"invite": "another"}).status_code == 409
    assert table.http.post(path, json=body | {"key": "short"}).status_code == 422
    with table.line(begun["match"], "k" * 40) as bea:
        assert bea.until("table")["you"] == ["away"]
