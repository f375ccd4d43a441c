"""Figures of a match: rolls, luck, blocks, the ball, every player. See docs/statistics.md."""

from pigskin.statistics.gathering import statistics_of
from pigskin.statistics.stretches import Stretches
from pigskin.statistics.tables import TABLES, to_csv
from pigskin.statistics.values import Side, Statistics, Times

__all__ = ["Side", "Statistics", "Stretches", "TABLES", "Times", "statistics_of", "to_csv"]
