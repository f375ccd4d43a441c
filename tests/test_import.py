"""What importing the package and its commands loads, and what is left for later."""

import subprocess
import sys

import pytest

import pigskin

WATCH = """
import sys
opened = []
sys.addaudithook(lambda event, args: opened.append(str(args[0])) if event == "open" else None)
{program}
for file in opened:
    if file.endswith(".toml"):
        print(file.replace("\\\\", "/").split("/")[-2])
"""


def run(program: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    return done.stdout.split()


def test_importing_reads_no_data() -> None:
    assert run(WATCH.format(program="import pigskin; pigskin.Game; pigskin.BB2020")) == []


def test_importing_alone_loads_no_rules() -> None:
    program = "import pigskin, sys; print(*[each for each in sys.modules if 'pigskin' in each])"
    assert run(program) == ["pigskin"]


def test_a_game_reads_its_own_edition_only() -> None:
    for edition in ("lrb6", "bb2016", "bb2020"):
        game = f"import pigskin; pigskin.Game('human', 'orc', {edition!r})"
        assert set(run(WATCH.format(program=game))) == {edition}


def test_every_public_name_is_there() -> None:
    assert set(pigskin.__all__) <= set(dir(pigskin))
    for name in pigskin.__all__:
        assert getattr(pigskin, name) is not None


def test_edition_stays_the_function_that_finds_one() -> None:
    program = (
        "import pigskin.edition, pigskin.game; from pigskin.edition import Edition; "
        "print(pigskin.edition('bb2016').id)"
    )
    assert run(program) == ["bb2016"]


def test_a_league_needs_the_database_and_nothing_of_the_web_table() -> None:
    program = (
        "import sys; from pigskin.league import folder, matches, office, simulate, store\n"
        "wanted = ('pigskin.web', 'fastapi', 'starlette', 'msgspec', 'uvicorn', 'websockets')\n"
        "print(*[each for each in wanted if each in sys.modules])"
    )
    assert run(program) == []


# --- commands -----------------------------------------------------------------------------------

LOADED = """
import sys
from pigskin.cli import app
app({words!r}, standalone_mode=False)
print(*sys.modules, file=sys.stderr)
"""


def loaded_by(*words: str) -> list[str]:
    """The modules that are there once a command has done its work."""
    program = LOADED.format(words=words)
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    return done.stderr.split()


def commands(modules: list[str]) -> set[str]:
    ours = [each for each in modules if each.startswith("pigskin.cli.")]
    return {each.removeprefix("pigskin.cli.") for each in ours} - {"house", "lazily"}


def test_a_command_does_not_wait_for_the_others() -> None:
    assert commands(loaded_by("--version")) == set()
    assert commands(loaded_by("teams")) == {"teams"}
    assert commands(loaded_by("league", "set", "--help")) == {
        "league", "league.door", "league.founding",
    }  # fmt: skip


@pytest.fixture(scope="module")
def league(tmp_path_factory: pytest.TempPathFactory) -> str:
    file = str(tmp_path_factory.mktemp("leagues") / "river.league")
    loaded_by("league", "new", file, "--name", "River", "--edition", "bb2020")
    loaded_by("league", "add-team", file, "--roster", "orc", "--name", "Orcs")
    return file


# What plays a match, draws pages, or makes the tables of a database.
MATCHES = ("game", "effects", "rules", "coaches", "report.gathering", "editions.bb2020", "web")
PAGES = ("league.papers.report", "league.papers.sheet_html", "paper", "storage.migrating")


@pytest.mark.parametrize(
    "words", [("sheet", "orcs"), ("table",), ("log", "orcs"), ("why", "orcs", "treasury")]
)
def test_looking_at_a_team_needs_neither_the_rules_of_a_match_nor_pages(
    league: str, words: tuple[str, ...]
) -> None:
    verb, *rest = words
    modules = loaded_by("league", verb, league, *rest)
    assert "pigskin.league.sheet" in modules
    assert [each for each in (*MATCHES, *PAGES) if f"pigskin.{each}" in modules] == []
