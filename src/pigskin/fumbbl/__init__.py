"""Public FUMBBL replays, played again by this engine and compared with it."""

from pigskin.fumbbl.many import Row, play_many
from pigskin.fumbbl.noted import noted_report
from pigskin.fumbbl.reading import Replay, ReplayError, read
from pigskin.fumbbl.replay import Difference, Outcome, play, play_file

__all__ = [
    "Difference",
    "Outcome",
    "Replay",
    "ReplayError",
    "Row",
    "noted_report",
    "play",
    "play_file",
    "play_many",
    "read",
]
