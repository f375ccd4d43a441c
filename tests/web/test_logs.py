"""The log of a server: a line for each thing, and no secret in any of them."""

import json
import logging
import random
import sqlite3
import sys
from pathlib import Path

import pytest
from web.process import started
from web.test_metrics import BOTH, some_answer

from pigskin.web.logs import OneLine, OneObject

CHAT = "meet me at the fountain"


def record(words: str, *args: object, broke: bool = False, **extra: object) -> logging.LogRecord:
    made = logging.LogRecord("pigskin.web", logging.WARNING, "f", 1, words, args, None)
    if broke:
        try:
            raise ValueError("two\nlines")
        except ValueError:
            made.exc_info = sys.exc_info()
    vars(made).update(extra)
    return made


@pytest.mark.parametrize("form", [OneLine(), OneObject()])
def test_whatever_happens_is_one_line(form: logging.Formatter) -> None:
    told = form.format(record("a\nb\r\x1b[31m\u2028%s", "c\nd", broke=True, match="kq7f2m"))
    assert len(told.splitlines()) == 1
    assert "\x1b" not in told
    assert "kq7f2m" in told
    assert "ValueError: two" in told


def test_an_object_names_what_it_is_about() -> None:
    told = json.loads(OneObject().format(record("coach %s", "random", broke=True, match="kq7f2m")))
    assert (told["level"], told["from"], told["words"], told["match"]) == (
        "warning", "pigskin.web", "coach random", "kq7f2m",
    )  # fmt: skip
    assert told["time"].endswith("+00:00")
    assert told["broke"].splitlines()[-2:] == ["ValueError: two", "lines"]


@pytest.mark.slow
@pytest.mark.parametrize("form", ["text", "json"])
def test_the_log_of_a_busy_server_has_lines_but_no_secrets(tmp_path: Path, form: str) -> None:
    secrets = [CHAT]
    chance = random.Random(3)
    with started(tmp_path, "--log-format", form, "--log-level", "info") as server:
        friend = server.begin(away={"roster": "orc", "seat": "friend"})
        secrets += [friend["invite"], *friend["seats"].values()]
        join = f"/api/matches/{friend['match']}/join?join={friend['invite']}"
        wrong = server.http.post(join, json={"invite": "not this one", "name": "Eve"})
        assert wrong.status_code == 409
        joined = server.http.post(join, json={"invite": friend["invite"], "name": "Bea"})
        secrets += joined.json()["seats"].values()
        both = server.begin(away=BOTH, options={"inducements": False})
        secrets += both["seats"].values()
        nonce = "0123456789abcdef0123456789abcdef"
        secrets.append(nonce)
        with server.line(both["match"], both["seats"]["home"], nonce=nonce) as coach:
            coach.until("table")
            assert coach.ask("say", text=CHAT)["t"] == "ok"
            for _ in range(10):
                coach.answer(some_answer(coach, chance))
            # A database that fails while somebody answers: what is written then is logged.
            with sqlite3.connect(tmp_path / "matches.db") as other:
                other.execute("DROP TABLE chat")
                other.execute("DROP TABLE entries")
            assert coach.ask("say", text=CHAT)["t"] == "no"
            assert coach.answer(some_answer(coach, chance))["t"] == "no"
        server.line(both["match"], "no such seat " + both["seats"]["home"]).close()
        server.line(friend["match"], joined.json()["seats"]["away"]).close()
        assert server.http.get(f"/api/matches/{both['match']}/record").status_code == 503
        with sqlite3.connect(tmp_path / "matches.db") as other:
            secrets += [row[0] for row in other.execute("SELECT secret FROM matches")]
            secrets += [row[0] for row in other.execute("SELECT token FROM seats") if row[0]]
        assert server.stop() == 0
        log = server.log.read_text()
    for secret in secrets:
        assert secret not in log
    lines = log.splitlines()
    for words in ("started", "match begun", "no such table", "stopping", "stopped"):
        assert [line for line in lines if words in line], words
    assert [line for line in lines if "match begun" in line and both["match"] in line]
    if form == "json":
        for line in lines:
            assert {"time", "level", "from", "words"} <= set(json.loads(line))
