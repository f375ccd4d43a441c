"""Who and what a side can have beside its players, from the first edition on."""

from __future__ import annotations

from typing import Final

from pigskin.effects.base import Effect
from pigskin.effects.of_sides import Counted


class Apothecary(Counted):
    id = 300
    name = "apothecaries"
    text = "Treats a casualty or a knock-out of the own team, once."
    key = "apothecaries"
    figure = True


class Wanderer(Counted):
    id = 301
    name = "wandering apothecaries"
    text = "Treats journeymen and mercenaries as well, once."
    key = "wanderers"


STAFF: Final[list[Effect]] = [Apothecary(), Wanderer()]
