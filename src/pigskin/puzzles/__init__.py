"""Score from here: positions of the last turn of a half, each with the best line that is known.

A line is graded by its exact chance to score, as `pigskin.odds.Actions` reckons it. The puzzles
that come with Pigskin lie in `collection.jsonl`.
"""

from pigskin.puzzles.collection import daily, find, puzzles, today
from pigskin.puzzles.grading import Grade, grade
from pigskin.puzzles.puzzle import Puzzle

__all__ = ["Grade", "Puzzle", "daily", "find", "grade", "puzzles", "today"]
