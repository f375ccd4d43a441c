"""Matches shown again: those that were played here, and those that somebody brings."""

import gzip
import json
import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner
from web.playing import whole
from web.server import Client, Served, merged, serving

from pigskin import Game
from pigskin.cli import app
from pigskin.record import from_text, retell, to_text
from pigskin.web.matchfile import file_text, match_file
from pigskin.web.replay import Replay, replay_of
from pigskin.web.verify import verify

POSITION = "home 1 12,7 ball / home 2 12,8 / away 1 13,7 / away 2 20,3 / turn home 3"
BOTH_ME = {"home": {"seat": "me", "name": "Ann"}, "away": {"seat": "me", "name": "Bea"}}


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("web") / "matches.db") as served:
        yield served


def bring(table: Served, data: bytes | str) -> dict[str, Any]:
    sent = data.encode() if isinstance(data, str) else data
    answer = table.http.post("/api/replays", content=sent)
    assert answer.status_code == 201, answer.text
    about: dict[str, Any] = answer.json()
    return about


def refusal(table: Served, data: bytes) -> str:
    answer = table.http.post("/api/replays", content=data)
    assert answer.status_code == 422, answer.text
    words: str = answer.json()["words"]
    return words


def play(client: Client, answers: int) -> None:
    chance = random.Random(5)
    for _ in range(answers):
        while not client.asked and client.over is None:
            client.hear()
        if client.over is not None or client.question is None:
            return
        group = chance.choice(client.question["answers"])
        words = {k: chance.choice(v) if isinstance(v, list) else v for k, v in group.items()}
        assert client.answer(words)["t"] == "ok"


def give_up(client: Client) -> None:
    """Concede as soon as that can be."""
    while client.ask("call", n=client.n, what="concede")["t"] != "ok":
        play(client, 1)
    while client.over is None:
        client.hear()


# --- moment by moment -------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["lrb6", "bb2016", "bb2020"])
def test_the_changes_lead_from_the_first_table_to_the_last(edition: str) -> None:
    game = whole(edition).game
    shown = replay_of(game)
    view: dict[str, Any] = dict(shown.view)
    for moment in shown.moments:
        view = merged(view, moment.change)
    last = game.view("home")
    last["teams"]["away"] = game.view("away")["teams"]["away"]  # type: ignore[index]
    for each in (view, last):  # who comes on late stands at the end, or where he belongs
        each["players"] = sorted(each["players"], key=lambda player: str(player["id"]))
    for key, value in view.items():
        assert value == last[key], key
    told = [*shown.events, *(event for moment in shown.moments for event in moment.events)]
    assert told == [event.json for event in game.events]


def test_turns_are_found() -> None:
    shown = replay_of(whole("bb2020").game)
    halves = [[place for place in shown.turns if place.half == half] for half in (1, 2)]
    assert all(len(turns) >= 16 for turns in halves)
    assert [place.moment for place in shown.turns] == sorted(p.moment for p in shown.turns)


def test_hands_are_shown_of_a_match_that_is_over_and_of_none_that_runs() -> None:
    over = whole("lrb6").game
    running = next(game for number, game in enumerate(retell(over)) if number == 30)
    own: Any = running.view("home")["teams"]
    assert own["home"]["hand"][0]["name"]
    assert {card["name"] for card in _cards(replay_of(running))} == {None}
    assert own["home"]["hand"][0] in list(_cards(replay_of(over)))


def _cards(shown: Replay) -> Iterator[Any]:
    for moment in shown.moments:
        for team in moment.change.get("teams", {}).values():  # type: ignore[union-attr]
            yield from team.get("hand", [])


# --- files that are brought -------------------------------------------------------------------


def test_a_saved_game_is_brought_and_shown(table: Served) -> None:
    game = whole("bb2016").game
    about = bring(table, to_text(game))
    assert about["source"] == "pigskin"
    assert about["teams"] == list(game.table.team_names)
    assert about["score"] == [game.table.home.score, game.table.away.score]
    shown = table.http.get(f"/api/replays/{about['replay']}").json()
    assert len(shown["moments"]) == len(game.history.all_answers())
    again = table.http.get(f"/api/replays/{about['replay']}/record").text
    assert from_text(again).answers == from_text(to_text(game)).answers
    assert table.http.get(f"/api/replays/{about['replay']}/about").json() == about


def test_the_file_of_a_match_is_brought_if_it_is_good(table: Served) -> None:
    file = match_file(whole("bb2020").match())
    about = bring(table, file_text(file))
    assert about["source"] == "match"
    file["entries"][30]["words"] = "end turn"  # type: ignore[index]
    assert "entry 31: was altered" in refusal(table, file_text(file).encode())


def test_a_match_of_fumbbl_is_brought(table: Served, shared: Path) -> None:
    for files in ("fumbbl/*.gz", "fumbbl/*/*.gz"):
        file = min(shared.glob(files))
        packed = bring(table, file.read_bytes())
        assert packed["over"]
        assert packed["source"] == "fumbbl"
        assert bring(table, gzip.decompress(file.read_bytes()))["teams"] == packed["teams"]


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"hello", "is not valid JSON"),
        (b"{}", "no FUMBBL replay"),
        (b"\x1f\x8bnot really", "gzip"),
        (b"\xff\xfe\x00", "neither gzip nor JSON"),
        (b"pigskin-game 1\n", "cut short"),
        (b'{"format": "pigskin-match 1"}', "match: is missing"),
    ],
)
def test_what_is_no_match_is_refused_in_a_line(table: Served, data: bytes, words: str) -> None:
    said = refusal(table, data)
    assert words in said
    assert "\n" not in said


def test_a_file_that_is_too_big_is_refused(table: Served) -> None:
    answer = table.http.post("/api/replays", content=b" " * 8_000_001)
    assert answer.status_code == 413
    assert "8000000 bytes" in answer.json()["words"]


def test_nothing_is_shown_of_what_is_not_there(table: Served) -> None:
    for path in ("r2345678", "r2345678/about", "r2345678/record", "..%2f"):
        assert table.http.get(f"/api/replays/{path}").status_code == 404


def test_what_nobody_looked_at_longest_goes_when_there_is_too_much(tmp_path: Path) -> None:
    with serving(tmp_path / "matches.db", replay_bytes=20_000) as small:
        text = to_text(whole("bb2020").game)
        ids = [bring(small, text)["replay"] for _ in range(5)]
        there = [small.http.get(f"/api/replays/{id}/about").status_code for id in ids]
        assert there[-1] == 200
        assert 404 in there
        assert there == sorted(there, reverse=True)


def test_what_nobody_has_looked_at_for_long_goes(tmp_path: Path) -> None:
    text = to_text(whole("bb2020").game)
    with serving(tmp_path / "matches.db", replay_days=30) as table:
        seen, unseen = (bring(table, text)["replay"] for _ in range(2))
        with sqlite3.connect(tmp_path / "matches.db") as plain:
            plain.execute("UPDATE replays SET seen = seen - 31 * 86400")
        assert table.http.get(f"/api/replays/{seen}/about").status_code == 200
        table.call(table.hall.remove_old())
        assert table.http.get(f"/api/replays/{seen}/about").status_code == 200
        assert table.http.get(f"/api/replays/{unseen}/about").status_code == 404


def test_without_days_they_are_kept_for_ever(tmp_path: Path) -> None:
    with serving(tmp_path / "matches.db", replay_days=None) as table:
        brought = bring(table, to_text(whole("bb2020").game))["replay"]
        with sqlite3.connect(tmp_path / "matches.db") as plain:
            plain.execute("UPDATE replays SET seen = 1")
        table.call(table.hall.remove_old())
        assert table.http.get(f"/api/replays/{brought}/about").status_code == 200


@pytest.mark.parametrize(
    ("words", "days", "size"),
    [
        ([], 90.0, 200_000_000),
        (["--replay-days", "7.5", "--replay-megabytes", "5"], 7.5, 5_000_000),
        (["--replay-days", "0"], None, 200_000_000),
    ],
)
def test_how_long_and_how_many_are_kept_are_options(
    monkeypatch: pytest.MonkeyPatch, words: list[str], days: float | None, size: int
) -> None:
    given: dict[str, object] = {}
    monkeypatch.setattr("pigskin.web.serving.run", lambda *_, **more: given.update(more))
    monkeypatch.setattr("pigskin.web.logs.set_up", lambda *_: None)
    result = CliRunner().invoke(app, ["serve", *words])
    assert result.exit_code == 0, result.output
    assert (given["replay_days"], given["replay_bytes"]) == (days, size)


# --- matches that were played here, and going on ----------------------------------------------


@pytest.mark.slow
def test_a_match_is_shown_again_and_gone_on_with(table: Served) -> None:
    begun = table.begin(**BOTH_ME | {"home": {"roster": "human", "seat": "me"},
                                     "away": {"roster": "orc", "seat": "me"}})  # fmt: skip
    with table.line(begun["match"], begun["seats"]["home"]) as client:
        client.until("table")
        play(client, 60)
        half = table.http.get(f"/api/replays/{begun['match']}").json()
        assert not half["over"]
        assert 0 < len(half["moments"]) <= 60
        record = table.http.get(f"/api/replays/{begun['match']}/record")
        assert "not over yet" in record.json()["words"]
        on = {"id": begun["match"], "moment": 10}
        refused = table.http.post("/api/matches", json={**BOTH_ME, "replay": on})
        assert "not over yet" in refused.json()["words"]
        give_up(client)
    shown = table.http.get(f"/api/replays/{begun['match']}").json()
    assert shown["over"]
    moment = len(shown["moments"]) - 1
    on = {"id": begun["match"], "moment": moment}
    again = table.http.post("/api/matches", json={**BOTH_ME, "replay": on})
    assert again.status_code == 201, again.text
    with table.line(again.json()["match"], again.json()["seats"]["home"]) as client:
        client.until("table")
        last = dict(shown["view"])
        for each in shown["moments"][:moment]:
            last = merged(last, each["change"])
        assert client.view["players"] == last["players"]
        assert client.undo == []
        play(client, 5)
        give_up(client)
    file = table.http.get(f"/api/matches/{again.json()['match']}/record").content
    assert json.loads(file)["from"]
    assert verify(file).entries > 0
    answer = table.http.post("/api/verify", content=file)
    assert answer.json()["good"], answer.json()["words"]
    altered = json.loads(file)
    altered["from"] = altered["from"].replace("home", "away", 1)
    said = table.http.post("/api/verify", content=json.dumps(altered)).json()
    assert "from: was altered" in said["words"]


def test_a_match_begins_from_a_position(table: Served) -> None:
    answer = table.http.post(
        "/api/matches", json={**BOTH_ME, "edition": "bb2020", "position": POSITION}
    )
    assert answer.status_code == 201, answer.text
    with table.line(answer.json()["match"], answer.json()["seats"]["home"]) as client:
        client.until("table")
        assert client.view["players"] == Game.from_position(POSITION, "bb2020").view()["players"]
        assert client.question is not None
        assert client.question["kind"] == "turn"


@pytest.mark.parametrize(
    ("wanted", "words"),
    [
        ({"position": "home 1 99,7"}, "99,7"),
        ({"position": "home 1 5,5 / home 2 5,5"}, "5,5"),
        ({"position": POSITION, "replay": {"id": "x", "moment": 1}}, "not from both"),
        ({"position": POSITION, "home": {"roster": "human"}}, "has its teams already"),
        ({"replay": {"id": "r2345678", "moment": 1}}, "no match"),
        ({"replay": {"id": "r2345678", "moment": 1}, "options": {"cards": "off"}}, "its options"),
    ],
)
def test_where_no_match_can_go_on_from_is_said(
    table: Served, wanted: dict[str, Any], words: str
) -> None:
    answer = table.http.post("/api/matches", json={**BOTH_ME, **wanted})
    assert answer.status_code in (404, 422)
    assert words in answer.json()["words"]
