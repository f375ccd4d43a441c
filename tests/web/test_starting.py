"""`pigskin serve`: what it says when it starts, and when it cannot."""

import os
import signal
import socket
import subprocess
import sys
import webbrowser
from pathlib import Path

import httpx
import pytest
from web.server import serving

from pigskin.web.serving import CannotServe, run, show
from pigskin.web.store import StoreError

SERVE = [sys.executable, "-m", "pigskin", "serve", "--port", "0"]


class Browser:
    """Takes the place of the browser of whoever sits here."""

    def __init__(self) -> None:
        self.opened: list[str] = []

    def open(self, address: str) -> bool:
        self.opened.append(address)
        return True


@pytest.fixture
def browser(monkeypatch: pytest.MonkeyPatch) -> Browser:
    found = Browser()
    monkeypatch.setattr(webbrowser, "get", lambda: found)
    return found


def test_a_second_start_says_that_it_runs_and_opens_the_page(
    tmp_path: Path, browser: Browser
) -> None:
    told: list[str] = []
    with serving(tmp_path / "matches.db") as first:
        run("127.0.0.1", first.port, str(tmp_path / "other.db"), None, True, told.append)
    assert told == [f"Pigskin is running already at http://127.0.0.1:{first.port}/"]
    assert browser.opened == [f"http://127.0.0.1:{first.port}/"]
    assert not (tmp_path / "other.db").exists()


def test_a_port_that_somebody_else_has_is_named(tmp_path: Path, browser: Browser) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        other.settimeout(0.1)
        with pytest.raises(CannotServe, match=f"port {port} of 127.0.0.1 is in use") as problem:
            run("127.0.0.1", port, str(tmp_path / "matches.db"), None, True, print)
    assert "\n" not in str(problem.value)
    assert browser.opened == []


def test_an_address_that_cannot_be_kept_to_is_refused_before_anything_is_made(
    tmp_path: Path, browser: Browser
) -> None:
    database = tmp_path / "matches.db"
    with pytest.raises(CannotServe, match="its pages do not stand below another path"):
        run("127.0.0.1", 0, str(database), "https://example.org/table", True, print)
    assert not database.exists()


def test_a_second_server_for_the_same_matches_says_so_in_one_line(tmp_path: Path) -> None:
    told: list[str] = []
    with (
        serving(tmp_path / "matches.db"),
        pytest.raises(StoreError, match="another server keeps its matches there") as problem,
    ):
        run("127.0.0.1", 0, str(tmp_path / "matches.db"), None, False, told.append)
    assert "\n" not in str(problem.value)
    assert told == []


def test_without_a_browser_none_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    def none() -> None:
        raise webbrowser.Error("could not locate runnable browser")

    monkeypatch.setattr(webbrowser, "get", none)
    assert show("http://127.0.0.1:1/") is False


def test_a_browser_of_text_does_not_take_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webbrowser, "get", lambda: webbrowser.GenericBrowser("false"))
    monkeypatch.delenv("BROWSER", raising=False)
    assert show("http://127.0.0.1:1/") is False
    monkeypatch.setattr(webbrowser, "get", lambda: webbrowser.GenericBrowser("true"))
    monkeypatch.setenv("BROWSER", "true")
    assert show("http://127.0.0.1:1/") is True


@pytest.mark.slow
def test_it_says_where_it_is_and_ends_quietly(tmp_path: Path) -> None:
    done = subprocess.Popen(
        [*SERVE, "--open", "--database", str(tmp_path / "matches.db"),
         "--public-url", "https://Table.example.org"],
        env={"PATH": "/nowhere", "HOME": str(tmp_path), "PYTHONPATH": os.pathsep.join(sys.path)},
        text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip
    assert done.stdout is not None
    told = [done.stdout.readline().strip() for _ in range(5)]
    health = httpx.get(told[1].split()[3] + "api/health").json()
    done.send_signal(signal.SIGINT)
    _, complaint = done.communicate(timeout=60)
    assert told[0] == f"Matches are kept in {tmp_path / 'matches.db'}."
    assert told[1].startswith("Pigskin is at http://127.0.0.1:")
    assert told[1].endswith("/ for you, on this machine")
    assert (health["address"], health["given"]) == ("https://table.example.org", True)
    assert told[2:] == [
        "Pigskin is at https://table.example.org/ for everybody",
        "Ctrl-C ends it.",
        "No browser can be opened from here: open that address in one.",
    ]
    assert complaint == ""


@pytest.mark.slow
def test_a_folder_that_cannot_be_written_is_named_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    done = subprocess.run(
        [*SERVE, "--database", str(tmp_path / "file" / "matches.db")],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode != 0
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1, done.stderr
    assert str(tmp_path / "file") in done.stderr
