"""Compiles the engine with mypyc when PIGSKIN_COMPILE=1; everything else is in pyproject.toml.

`make fast` does this in a copy under build/fast, so the sources here stay pure Python.

A wheel or source archive carries the built browser table (`make client`), so that whoever installs
it needs no Node; without it none is made, unless PIGSKIN_WITHOUT_CLIENT=1 says so. An editable
installation, as in `make`, asks for nothing.
"""

import os
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.errors import SetupError

# What is compiled, as globs under src/pigskin: the engine and the coaches, nothing above them.
# Editions' own modules belong to it because a class that extends a compiled one must be compiled as
# well. __init__.py files stay interpreted: they only gather names.
ENGINE = (
    "numbers.py",
    "pitch.py",
    "dice.py",
    "edition.py",
    "options.py",
    "figures.py",
    "rolls.py",
    "ledger.py",
    "model/**/*.py",
    "questions.py",
    "events.py",
    "history.py",
    "game.py",
    "answering.py",
    "calls.py",
    "chances.py",
    "driving.py",
    "hiding.py",
    "keys.py",
    "looking.py",
    "remembering.py",
    "seen.py",
    "starting.py",
    "contract/**/*.py",
    "rules/**/*.py",
    "effects/**/*.py",
    "skills/**/*.py",
    "editions/**/*.py",
    "odds/**/*.py",
    "coaches/**/*.py",
    "web/fair.py",  # dice extend dice
)
# The classes of the coaches stay plain: nobody could extend a compiled one. So do those from
# somewhere else (a file of the user's, a program at the other end of a pipe), and what is asked for
# now and then: how a match may end, advice and reviews.
PLAIN = (
    "coaches/base.py",
    "coaches/lending.py",
    "coaches/random.py",
    "coaches/scripted.py",
    "coaches/rookie.py",
    "coaches/veteran.py",
    "coaches/legend.py",
    "coaches/own.py",
    "coaches/program.py",
    "coaches/advice.py",
    "coaches/advice_words.py",
    "coaches/deeds.py",
    "coaches/figures.py",
    "coaches/ranking.py",
    "coaches/moment.py",
    "coaches/outlook.py",
    "coaches/outlook_weights.py",
    "coaches/reviewing/**/*.py",
)


def engine_files() -> list[str]:
    package = Path("src/pigskin")
    found = {path for pattern in ENGINE for path in package.glob(pattern)}
    found -= {path for pattern in PLAIN for path in package.glob(pattern)}
    return sorted(str(path) for path in found if path.name != "__init__.py")


def want_client() -> None:
    page = Path("src/pigskin/web/client/index.html")
    if not page.is_file() and os.environ.get("PIGSKIN_WITHOUT_CLIENT") != "1":
        raise SetupError(
            "the browser table is not built: run `make client` first,"
            " or set PIGSKIN_WITHOUT_CLIENT=1 to go without it"
        )


class BuildPackages(build_py):
    def run(self) -> None:
        if not self.editable_mode:
            want_client()
        super().run()


class SourceArchive(sdist):
    def run(self) -> None:
        want_client()
        super().run()


COMMANDS = {"build_py": BuildPackages, "sdist": SourceArchive}

if os.environ.get("PIGSKIN_COMPILE") == "1":
    from mypyc.build import mypycify

    # A C file for each module: one for all of them takes the compiler several times as long, and
    # a higher optimisation level measures no faster.
    modules = mypycify(
        engine_files(), opt_level="1", debug_level="0", multi_file=True, group_name="pigskin"
    )
    setup(ext_modules=modules, cmdclass=COMMANDS)
else:
    setup(cmdclass=COMMANDS)
