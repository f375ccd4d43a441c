"""Coaches out of files: found, asked, and named when they break down."""

import io
import re
import sys
from pathlib import Path

import pytest

from pigskin import Game
from pigskin.coaches import make_coach
from pigskin.coaches.base import UnknownCoach
from pigskin.errors import CoachError
from pigskin.record import load
from pigskin.sim import simulate
from pigskin.terminal.app import play as table
from pigskin.terminal.screen import Screen

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    return tmp_path


def write(folder: Path, text: str, name: str = "mine.py") -> str:
    (folder / name).write_text(text, encoding="utf-8")
    return str(folder / name)


FIRST = "class Coach:\n    def choose(self, game):\n        return game.question.codes[0]\n"


def play(coach_name: str, answers: int = 30) -> Game:
    game = Game("human", "orc", seed=1)
    coach = make_coach(coach_name, 3)
    for _ in range(answers):
        game.answer(coach.choose(game))
    return game


# --- the dice to come -------------------------------------------------------------------------

PEEKING = """
class Coach:
    seen = []
    def choose(self, game):
        if game.question.kind == "toss":
            copies = (game.copy(), game.copy())
            for copy in copies:
                copy.answer("heads")
            self.seen.append([copy.history.all_tape()[-1] for copy in copies])
            self.seen.append(game.setup.seed)
        return game.question.codes[0]
"""


def test_a_coach_is_lent_other_dice_and_no_seed(folder: Path) -> None:
    coins = set()
    for seed in range(12):
        game = Game("human", "orc", seed=seed)
        before = game.table.dice
        coach = make_coach(write(folder, PEEKING))
        real = game.copy()
        real.answer("heads")
        answer = coach.choose(game)
        assert game.table.dice is before
        assert game.setup is not None
        assert game.setup.seed == seed
        peeked, told = coach.coach.seen[-2:]  # type: ignore[attr-defined]
        assert peeked[0] == peeked[1]
        assert told is None
        coins.add(peeked[0] == real.history.all_tape()[-1])
        game.answer(answer)
        assert game.history.all_tape() == real.history.all_tape()
    assert coins == {True, False}  # now and then they agree, as dice do


# --- the page ---------------------------------------------------------------------------------


def test_the_coach_of_the_page_plays(folder: Path) -> None:
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), flags=re.S)
    mine = next(block for block in blocks if "mine.py:" in block.splitlines()[0])
    write(folder, mine)
    result = simulate("bb2020", games=2, seed=5, coach="mine.py:Coach", away_coach="random")
    assert result.games == 2
    again = simulate("bb2020", games=2, seed=5, coach="mine.py", away_coach="random", jobs=2)
    assert again.decisions == result.decisions


def test_the_program_of_the_page_plays(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), flags=re.S)
    write(folder, blocks[0])
    exec(compile(blocks[1], "page", "exec"), {})
    assert "<Outcome" in capsys.readouterr().out


def test_the_coach_from_nothing_beats_chance(folder: Path) -> None:
    """The one of docs/coaches.md: more than it loses, and never behind in these."""
    text = (PAGE.parent / "coaches.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", text, flags=re.S)
    write(folder, next(block for block in blocks if "mine.py:" in block.splitlines()[0]))
    games = []
    for seed in range(6):
        game = Game("human", "human", "bb2020", seed=seed, options={"overtime": "never"})
        coaches = [make_coach("mine.py:Coach"), make_coach("random", seed)]
        while game.question is not None:
            game.answer(coaches[game.question.side].choose(game))
        games.append((game.table.home.score, game.table.away.score))
    assert all(own >= other for own, other in games)
    assert sum(own > other for own, other in games) >= 4


# --- finding it -------------------------------------------------------------------------------


def test_a_class_may_take_a_seed_or_nothing(folder: Path) -> None:
    assert play(write(folder, FIRST)).question is not None
    seeded = "class Coach:\n    def __init__(self, seed):\n        self.seed = seed\n"
    file = write(folder, seeded + FIRST.partition("\n")[2], "seeded.py")
    assert make_coach(file, 7).coach.seed == 7  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "answer",
    [
        "game.question.options[0]",
        "game.question.codes[0]",
        "str(game.question.option(0))",
        "game.question.option(0).json",
    ],
)
def test_an_answer_is_an_option_its_code_its_words_or_its_json(folder: Path, answer: str) -> None:
    play(write(folder, FIRST.replace("game.question.codes[0]", answer)), 5)


def test_it_may_import_what_lies_beside_it(folder: Path) -> None:
    write(folder, "def first(game):\n    return game.question.codes[0]\n", "beside_it.py")
    text = "from beside_it import first\n" + FIRST.replace("game.question.codes[0]", "first(game)")
    play(write(folder, text), 5)


@pytest.mark.parametrize(
    "text, name, words",
    [
        (None, "nowhere.py:Coach", "nowhere.py is no file"),
        (FIRST, "mine.py:Caoch", "has no class 'Caoch'; did you mean 'Coach'?"),
        (FIRST, "mine.py:", "which class?"),
        ("x = 1\n", "mine.py", "has no class with a method choose"),
        ("class Coach:\n    pass\n", "mine.py:Coach", "Coach has no method choose"),
        (FIRST + FIRST.replace("Coach", "Other"), "mine.py", "several coaches; write mine.py:"),
        ("class Coach\n", "mine.py:Coach", "mine.py, line 1: SyntaxError"),
        ("\n1 / 0\n", "mine.py:Coach", "mine.py, line 2: ZeroDivisionError"),
        ("import no_such_thing\n", "mine.py:Coach", "ModuleNotFoundError"),
    ],
)
def test_what_cannot_be_found_is_told(
    folder: Path, text: str | None, name: str, words: str
) -> None:
    if text is not None:
        write(folder, text)
    with pytest.raises(UnknownCoach, match=re.escape(words)):
        make_coach(name)


# --- breaking down ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "body, words",
    [
        ("return {}[3]", "mine.py, line 3: KeyError: 3"),
        ("return -5", "answered -5, which is not one of its options"),
        ("return None", "answered None"),
        ("return True", "answered True"),
        ("return 'sit down'", "'sit down' is not an answer"),
        ("game.answer(game.question.codes[0])", "must play on a copy"),
    ],
)
def test_what_it_does_wrong_is_named(folder: Path, body: str, words: str) -> None:
    file = write(folder, f"class Coach:\n    def choose(self, game):\n        {body}\n")
    with pytest.raises(CoachError, match=re.escape(words)):
        play(file, 3)


def test_a_class_that_cannot_be_made_is_named(folder: Path) -> None:
    file = write(folder, "class Coach:\n    def __init__(self, seed):\n        1 / 0\n"
                         "    def choose(self, game):\n        return 0\n")  # fmt: skip
    with pytest.raises(CoachError, match=r"cannot be made: mine\.py, line 3: ZeroDivisionError"):
        make_coach(file)


def test_at_the_terminal_the_game_is_kept(folder: Path) -> None:
    text = FIRST.replace("return", "return {}[3] if game.table.half else")
    file, kept = write(folder, text), folder / "kept.game"
    screen = Screen(io.StringIO(), io.StringIO("1\nreceive\n"), 80, 24)
    with pytest.raises(CoachError, match="KeyError"):
        table("human", "orc", "lrb6", 3, "human", file, None, str(kept), screen)
    assert load(kept).question is not None
