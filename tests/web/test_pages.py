"""The built pages: what never changes is kept by browsers, and compressed once."""

from collections.abc import Iterator

import pytest
from web.server import Served, serving

SCRIPT = "const answer = 42;\n" * 500


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    client = tmp_path_factory.mktemp("client")
    (client / "assets").mkdir()
    (client / "index.html").write_text("<!doctype html><title>Pigskin</title>")
    (client / "theme.js").write_text(SCRIPT)
    (client / "assets" / "Match-abc123.js").write_text(SCRIPT)
    (client / "assets" / "letters-abc123.woff2").write_bytes(b"\x00" * 5000)
    (client.parent / "secret.txt").write_text("secret")
    with serving(client.parent / "m.db", client=client) as served:
        yield served


def test_what_has_its_hash_in_its_name_is_kept_for_ever_and_pages_are_asked_for(
    table: Served,
) -> None:
    for path in ("/assets/Match-abc123.js", "/assets/letters-abc123.woff2"):
        assert "immutable" in table.http.get(path).headers["cache-control"]
    for path in ("/", "/match/abc", "/verify", "/theme.js"):
        answer = table.http.get(path)
        assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")


def test_texts_are_the_same_compressed_or_not(table: Served) -> None:
    path = "/assets/Match-abc123.js"
    for _ in range(2):
        small = table.http.get(path, headers={"Accept-Encoding": "gzip"})
        assert small.headers["content-encoding"] == "gzip"
        assert int(small.headers["content-length"]) < 500
        assert small.headers["content-type"].startswith("text/javascript")
        assert small.text == SCRIPT
    plain = table.http.get(path, headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == SCRIPT
    part = table.http.get(path, headers={"Accept-Encoding": "gzip", "Range": "bytes=0-4"})
    assert (part.status_code, part.content) == (206, b"const")
    again = table.http.get(path, headers={"If-None-Match": small.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_nothing_beside_the_pages_is_given_away(table: Served) -> None:
    for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/assets"):
        answer = table.http.get(path)
        assert answer.status_code in (404, 405), path
        assert "secret" not in answer.text
    page = table.http.get("/nowhere", headers={"Accept": "text/html"})
    assert (page.status_code, "Pigskin" in page.text) == (404, True)
