"""A match looked at again: the chance to win, what turned it, and what would have been better."""

from pigskin.coaches.reviewing.review import Reviewing, review
from pigskin.coaches.reviewing.values import Costly, Point, Review, Swing

__all__ = ["Costly", "Point", "Review", "Reviewing", "Swing", "review"]
