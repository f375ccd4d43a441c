"""The address that goes into links for friends."""

import json
from pathlib import Path

import httpx
import pytest
from web.server import HUMANS, serving
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from pigskin.web import addresses
from pigskin.web.addresses import CannotServe, public_address, shared_address


@pytest.fixture
def network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "network_address", lambda: "192.168.1.5")


@pytest.mark.parametrize(
    ("host", "shared"),
    [
        ("127.0.0.1", None),
        ("127.0.0.2", None),
        ("localhost", None),
        ("::1", None),
        ("0.0.0.0", "http://192.168.1.5:8765"),
        ("::", "http://192.168.1.5:8765"),
        ("10.0.0.7", "http://10.0.0.7:8765"),
        ("fd00::7", "http://[fd00::7]:8765"),
        ("table.lan", "http://table.lan:8765"),
    ],
)
def test_friends_get_an_address_they_can_open(
    network: None, host: str, shared: str | None
) -> None:
    assert shared_address(host, 8765, None) == shared
    assert shared_address(host, 8765, "https://table.example.org/") == "https://table.example.org"


def test_each_address_says_for_whom_it_is(network: None) -> None:
    assert addresses.addresses("0.0.0.0", 8765, "https://table.example.org") == [
        ("http://127.0.0.1:8765/", "for you, on this machine"),
        ("http://192.168.1.5:8765/", "for others in your network"),
        ("https://table.example.org/", "for everybody"),
    ]
    assert addresses.addresses("localhost", 8765, None) == [
        ("http://localhost:8765/", "for you, on this machine")
    ]
    assert addresses.addresses("10.0.0.7", 8765, None) == [
        ("http://10.0.0.7:8765/", "for you and your network")
    ]


def test_a_machine_without_a_network_has_none_for_friends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "network_address", lambda: None)
    assert shared_address("0.0.0.0", 8765, None) is None


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        ("https://Table.Example.org", "https://table.example.org"),
        ("https://table.example.org:443/", "https://table.example.org"),
        ("http://table.example.org:8080", "http://table.example.org:8080"),
        ("http://[fd00::7]:80", "http://[fd00::7]"),
    ],
)
def test_a_public_address_is_written_as_browsers_write_it(given: str, meant: str) -> None:
    assert public_address(given) == meant


@pytest.mark.parametrize(
    "given",
    [
        "table.example.org", "ftp://table.example.org", "https://", "https://ann:pw@example.org",
        "https://example.org/table", "https://example.org/?a=1", "https://example.org/#x",
        "https://example.org:99999", "http://[fd00", "javascript:alert(1)", "",
    ],
)  # fmt: skip
def test_a_public_address_that_is_none_is_refused_in_one_line(given: str) -> None:
    with pytest.raises(CannotServe, match="--public-url") as refusal:
        public_address(given)
    assert "\n" not in str(refusal.value)


def test_no_header_of_a_visitor_gets_into_the_address(tmp_path: Path) -> None:
    headers = {"Host": "evil.example", "X-Forwarded-Host": "evil.example", "Forwarded": "host=evil"}
    with serving(tmp_path / "a.db") as served:
        told = served.http.get("/api/health", headers=headers).json()
        assert (told["address"], told["given"]) == (None, False)
        body = {"home": HUMANS, "away": {"roster": "orc", "seat": "friend"}}
        begun = served.http.post("/api/matches", json=body, headers=headers)
        assert begun.status_code == 201
        assert "evil" not in begun.text
    public, address = "https://Table.example.org:443/", "https://table.example.org"
    with serving(tmp_path / "b.db", public_url=public, address=address) as served:
        told = served.http.get("/api/health", headers=headers).json()
        assert (told["address"], told["given"]) == (address, True)


def test_behind_a_proxy_pages_of_the_public_address_get_a_line_and_no_others(
    tmp_path: Path,
) -> None:
    """Also where the proxy does not hand on by which name it was called."""
    with serving(tmp_path / "m.db", public_url="https://Table.example.org:443/") as served:
        match = served.begin()["match"]
        line = f"ws://127.0.0.1:{served.port}/api/matches/{match}/socket"
        with connect(line, origin="https://table.example.org") as good:  # type: ignore[arg-type]
            good.send('{"t":"hello","version":1}')
            assert json.loads(good.recv())["t"] == "table"
        for origin in ("https://example.org", "https://table.example.org.evil.example", "null"):
            with pytest.raises(InvalidStatus), connect(line, origin=origin):  # type: ignore[arg-type]
                pass
        page = httpx.get(f"http://127.0.0.1:{served.port}/api/health")
        assert page.status_code == 200
