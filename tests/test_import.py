"""What importing the package loads, and what it leaves for later."""

import subprocess
import sys

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
