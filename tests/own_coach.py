"""A coach in a file, for tests of whatever takes one."""

from pathlib import Path

TEXT = """
from pigskin.coaches import make_coach
class Coach:
    name = "mine"
    def __init__(self, seed=0):
        self.other = make_coach("random", seed)
    def choose(self, game):
        LINE
        return self.other.choose(game)
"""


def write_coach(file: Path, line: str = "") -> str:
    """Plays at random, after doing what the line says each time; the name of the coach."""
    file.write_text(TEXT.replace("LINE", line or "pass"), encoding="utf-8")
    return f"{file}:Coach"
