"""Which browser the tests in the browser take."""

from pathlib import Path

import pytest
from browser import chromium


@pytest.fixture
def nowhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine without any; the folder its programs are in."""
    monkeypatch.delenv("PIGSKIN_CHROMIUM", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(chromium, "FOLDER", tmp_path / "got")
    return tmp_path


def program(path: Path) -> Path:
    path.parent.mkdir(exist_ok=True)
    path.write_text("#!/bin/sh\n")
    path.chmod(0o755)
    return path


def test_what_is_named_goes_before_what_is_there_before_what_was_got(
    nowhere: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert chromium.find() is None
    got = program(nowhere / "got" / "chromium")
    found = chromium.find()
    assert found is not None
    assert found[0] == got
    assert str(nowhere / "got" / "lib") in found[1]["LD_LIBRARY_PATH"]
    there = program(nowhere / "google-chrome")
    assert chromium.find() == (there, {})
    named = program(nowhere / "mine")
    monkeypatch.setenv("PIGSKIN_CHROMIUM", str(named))
    assert chromium.find() == (named, {})


def test_a_name_that_is_wrong_is_said(nowhere: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIGSKIN_CHROMIUM", str(nowhere / "nobody"))
    with pytest.raises(chromium.NoBrowser, match="nobody, which cannot be run"):
        chromium.find()


@pytest.mark.parametrize("required, code", [("", 0), ("1", 1)])
def test_none_is_a_failure_only_where_one_is_required(
    nowhere: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
    required: str, code: int,
) -> None:  # fmt: skip
    def get() -> None:
        raise chromium.NoBrowser("the registry does not answer")

    monkeypatch.setattr(chromium, "get", get)
    monkeypatch.setenv(chromium.REQUIRED, required)
    assert chromium.main() == code
    assert "no browser for the tests in the browser: the registry does" in capsys.readouterr().err
