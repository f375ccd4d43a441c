"""What does not change about a player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pigskin.model.names import ROSTERED

if TYPE_CHECKING:
    from pigskin.effects.base import Effect


class Profile:
    """What does not change about a player during a match."""

    def __init__(
        self,
        name: str,
        number: int,
        position: str,
        race: str,
        ma: int,
        st: int,
        ag: int,
        av: int,
        skills: tuple[Effect, ...],
        moments: list[tuple[Effect, ...]],
        niggling: int = 0,
        kind: int = ROSTERED,
        value: int = 0,
        pa: int = 0,
        target_numbers: bool = False,
    ) -> None:
        self.name = name
        self.number = number
        self.position = position
        self.race = race
        self.ma = ma
        self.st = st
        self.ag = ag
        self.av = av
        self.pa = pa  # 0 for none, or in an edition without it
        # What the dice must reach. Some editions print it; in others it follows from the values.
        self.agility = ag if target_numbers else max(1, 7 - ag)
        self.passing = pa if target_numbers else self.agility
        self.armour = av if target_numbers else av + 1
        self.skills = skills
        self.at = moments  # at[moment]: the skills that act at that moment, in their order
        self.niggling = niggling
        self.kind = kind
        self.value = value
        self.key: int = 0  # see pigskin.keys, which sets it when it is first wanted
