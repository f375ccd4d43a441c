"""The script that builds the browser table: when it builds, with which Node, what it says."""

import importlib.util
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

SCRIPT = Path(__file__).parents[2] / "web" / "build.py"


@pytest.fixture
def build(tmp_path: Path) -> ModuleType:
    """The script, with a small client of its own."""
    spec = importlib.util.spec_from_file_location("client_build", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    module.WEB, module.CLIENT = tmp_path / "web", tmp_path / "client"
    module.STAMP = module.CLIENT / "sources.sha256"
    (module.WEB / "src").mkdir(parents=True)
    (module.WEB / "src" / "main.ts").write_text("hello()")
    module.CLIENT.mkdir()
    return module


@pytest.mark.parametrize(
    "version, enough",
    [
        ("18.20.4", False), ("20.18.3", False), ("20.19.0", True), ("20.20.2", True),
        ("21.7.3", False), ("22.11.0", False), ("22.12.0", True), ("24.19.0", True), ("", False),
    ],
)  # fmt: skip
def test_node_must_be_what_the_bundler_asks_for(
    build: ModuleType, version: str, enough: bool
) -> None:
    assert build.new_enough(version) is enough


def test_it_builds_once_and_again_only_when_a_source_changes(
    build: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    runs = []

    def npm(*arguments: str, says: str = "", shown: bool = False) -> None:
        runs.append(arguments)
        (build.CLIENT / "index.html").write_text("built")

    monkeypatch.setattr(build, "npm", npm)
    build.build()
    build.build()
    assert len(runs) == 1
    (build.WEB / "src" / "main.test.ts").write_text("a test changes nothing that is built")
    build.build()
    assert len(runs) == 1
    (build.WEB / "src" / "main.ts").write_text("goodbye()")
    build.build()
    assert len(runs) == 2
    (build.CLIENT / "index.html").unlink()
    build.build()
    assert len(runs) == 3


def test_a_failed_build_leaves_no_stamp_and_names_the_terminal(
    build: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def npm(*arguments: str, says: str = "", shown: bool = False) -> None:
        raise build.Failed("main.ts does not parse")

    monkeypatch.setattr(build, "npm", npm)
    monkeypatch.setattr(sys, "argv", ["build.py"])
    with pytest.raises(SystemExit):
        build.main()
    told = capsys.readouterr().err
    assert "could not be built: main.ts does not parse" in told
    assert "make play ARGS=--terminal" in told
    assert build.built() is None


def test_without_node_and_environment_it_says_so() -> None:
    python = getattr(sys, "_base_executable", sys.executable)
    done = subprocess.run(
        [python, "-I", SCRIPT, "--force"],
        env={**os.environ, "PATH": "/nowhere"}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 1
    assert "there is no Node 20.19 or 22.12" in done.stderr


def test_the_lock_is_exact_and_names_no_registry() -> None:
    asked = json.loads((SCRIPT.parent / "package.json").read_text())
    versions = [*asked["devDependencies"].values(), *asked["overrides"].values()]
    assert all(re.fullmatch(r"\d+\.\d+\.\d+", version) for version in versions)
    lock = json.loads((SCRIPT.parent / "package-lock.json").read_text())
    packages = {name: kept for name, kept in lock["packages"].items() if name}
    assert not [name for name, kept in packages.items() if "resolved" in kept]
    assert not [name for name, kept in packages.items() if "integrity" not in kept]
    # The bundler's native part for every system, or `npm ci` would fail on some of them.
    assert len([name for name in packages if "@rolldown/binding-" in name]) >= 10


def test_the_licences_of_the_fonts_come_along() -> None:
    texts = sorted((SCRIPT.parent / "public" / "licences").glob("*.txt"))
    assert len(texts) == 2
    assert all("SIL OPEN FONT LICENSE" in text.read_text().upper() for text in texts)
    fonts = list((SCRIPT.parent / "src" / "fonts").glob("*.woff2"))
    assert sum(font.stat().st_size for font in fonts) < 52_000
