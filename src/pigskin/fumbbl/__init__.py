"""Public FUMBBL replays of the BB2020 rules, played again by this engine and compared with it."""

from pigskin.fumbbl.reading import Replay, ReplayError, read
from pigskin.fumbbl.replay import Difference, Outcome, play, play_file

__all__ = ["Difference", "Outcome", "Replay", "ReplayError", "play", "play_file", "read"]
