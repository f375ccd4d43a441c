"""What Prometheus reads of a server, at an address that is not for visitors."""

import asyncio
import json
import random
import re
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI
from prometheus_client.parser import text_string_to_metric_families
from web.process import Process, started
from web.server import Client, serving

from pigskin.web.addresses import CannotServe, host_and_port
from pigskin.web.desk import Desk
from pigskin.web.hall import Hall
from pigskin.web.measures import Measures
from pigskin.web.measuring import Counter, Histogram
from pigskin.web.metrics import figures
from pigskin.web.serving import run

BOTH = {"roster": "orc", "seat": "me"}


def read(text: str) -> dict[str, float]:
    """The samples as Prometheus' own reader finds them, by name and labels."""
    return {
        sample.name + "".join(f" {key}={value}" for key, value in sorted(sample.labels.items())):
        sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }  # fmt: skip


def scrape(server: Process) -> dict[str, float]:
    answer = httpx.get(f"{server.metrics}/metrics", timeout=60)
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    return read(answer.text)


def some_answer(client: Client, chance: random.Random) -> object:
    assert client.question is not None
    group = chance.choice(client.question["answers"])
    return {k: chance.choice(v) if isinstance(v, list) else v for k, v in group.items()}


@pytest.mark.slow
def test_a_scraped_server_tells_what_happened_at_it(tmp_path: Path) -> None:
    with started(tmp_path, "--metrics", "127.0.0.1:0") as server:
        before = scrape(server)
        assert before["pigskin_matches state=running"] == 0
        assert before["pigskin_matches_begun_total"] == 0
        assert before["pigskin_answer_seconds_count"] == 0
        begun = server.begin(away=BOTH, options={"inducements": False})
        chance = random.Random(3)
        with (
            server.line(begun["match"], begun["seats"]["home"]) as coach,
            server.line(begun["match"]) as watcher,
        ):
            coach.until("table")
            watcher.until("table")
            for _ in range(12):
                assert coach.answer(some_answer(coach, chance))["t"] == "ok"
            assert coach.answer("dance on the table")["why"] == "not understood"
            assert watcher.answer("heads", n=coach.n)["why"] == "not yours"
            coach.ask("hints", n=coach.n)
            during = scrape(server)
        server.http.get("/api/matches/nobody")
        computers = {"roster": "human", "seat": "computer:random"}
        alone = server.begin(home=computers, away={**computers, "roster": "orc"})
        with server.line(alone["match"]) as watcher:
            watcher.until("moved", timeout=120)
        after = scrape(server)
    assert during["pigskin_matches state=running"] == 1
    assert during["pigskin_lines who=coach"] == 1
    assert during["pigskin_lines who=watcher"] == 1
    assert during["pigskin_entries_stored_total by=person"] == 12
    assert during["pigskin_answer_seconds_count"] == 12  # those that were taken
    assert 0 < during["pigskin_answer_seconds_sum"] < 12 * 60
    assert during["pigskin_answer_seconds_bucket le=+Inf"] == 12
    assert during["pigskin_commit_seconds_count"] >= 12
    assert during["pigskin_commit_jobs_sum"] >= during["pigskin_commit_jobs_count"]
    assert during["pigskin_commits_failed_total"] == 0
    assert during["pigskin_job_seconds_count crew=odds"] == 1
    assert during["pigskin_job_wait_seconds_count crew=odds"] == 1
    assert during["pigskin_jobs_waiting crew=odds"] == 0
    assert during["pigskin_refusals_total why=not understood"] == 1
    assert during["pigskin_refusals_total why=not yours"] == 1
    assert during["pigskin_sent_bytes_total over=line"] > 10_000
    assert after["pigskin_refusals_total why=not there"] == 1
    assert after["pigskin_requests_total status=404"] == 1
    assert after["pigskin_entries_stored_total by=computer"] >= 1
    assert after["pigskin_job_seconds_count crew=coach"] >= 1
    assert after["pigskin_matches_begun_total"] == 2
    assert all(after[name] >= value for name, value in during.items() if "_total" in name)


def test_the_figures_are_not_at_the_address_of_visitors(tmp_path: Path) -> None:
    with serving(tmp_path / "m.db") as served:
        for path in ("/metrics", "/api/metrics"):
            assert "pigskin_matches" not in served.http.get(path).text
        assert "metrics" not in json.dumps(served.http.get("/api/openapi.json").json())


def test_a_match_that_is_fetched_again_is_counted_with_how_that_went(tmp_path: Path) -> None:
    with serving(tmp_path / "m.db") as served:
        begun = served.begin(away=BOTH)
        with served.line(begun["match"], begun["seats"]["home"]) as coach:
            coach.until("table")
    with serving(tmp_path / "m.db") as served:
        served.http.get(f"/api/matches/{begun['match']}")
        found = read("\n".join([*served.hall.measures.lines(), ""]))
    assert found["pigskin_matches_resumed_total result=played"] == 1


def test_labels_are_told_so_that_nothing_in_them_is_taken_for_something_else() -> None:
    counter = Counter("x_total", "Words.", "of")
    for name in ('a"b', "a\\b", "a\nb"):
        counter.add(name, 0.5)
    [family] = text_string_to_metric_families("\n".join([*counter.lines(), ""]))
    assert {(s.labels["of"], s.value) for s in family.samples} == {
        ('a"b', 0.5), ("a\\b", 0.5), ("a\nb", 0.5),
    }  # fmt: skip


def test_a_histogram_says_how_many_were_at_most_so_much() -> None:
    histogram = Histogram("x_seconds", "Words.", bounds=(1.0, 2.0))
    for amount in (0.5, 1.0, 1.5, 9.0):
        histogram.add(amount)
    assert read("\n".join([*histogram.lines(), ""])) == {
        "x_seconds_bucket le=1": 2, "x_seconds_bucket le=2": 3, "x_seconds_bucket le=+Inf": 4,
        "x_seconds_sum": 12, "x_seconds_count": 4,
    }  # fmt: skip


@pytest.mark.parametrize("words", ["9464", ":9464", "host:", "host:port", "host:70000"])
def test_an_address_that_is_none_is_refused_in_one_line(tmp_path: Path, words: str) -> None:
    with pytest.raises(CannotServe, match="--metrics is HOST:PORT") as problem:
        run("127.0.0.1", 0, str(tmp_path / "m.db"), None, False, print, metrics=words)
    assert "\n" not in str(problem.value)
    assert not (tmp_path / "m.db").exists()


def test_addresses_of_both_kinds_are_read() -> None:
    assert host_and_port("127.0.0.1:9464") == ("127.0.0.1", 9464)
    assert host_and_port("[::1]:0") == ("::1", 0)


def test_the_page_for_hosts_lists_every_figure() -> None:
    page = Path(__file__).parents[2] / "docs" / "hosting.md"
    listed = set(re.findall(r"`(pigskin_\w+)`", page.read_text("utf-8")))

    app = FastAPI()
    app.state.measures = Measures()
    app.state.desk = Desk(1)
    app.state.hall = Hall(None, None)  # type: ignore[arg-type]
    text = asyncio.run(figures(app))
    app.state.desk.close()
    assert set(re.findall(r"# TYPE (\w+)", text)) == listed
