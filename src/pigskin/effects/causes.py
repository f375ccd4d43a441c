"""What moments talk about: how blocks end, the bands of the injury table, what hurts."""

from __future__ import annotations

from typing import Final

# Results of Both Down moments.
UNCHANGED: Final = 0
WRESTLED: Final = 1
PUSHED_INSTEAD: Final = 2

# Bands of the injury table.
STUN: Final = 0
KO: Final = 1
LIGHT_CASUALTY: Final = 2  # badly hurt without a casualty roll
CASUALTY_BAND: Final = 3
LIES: Final = 4  # below the table: he only lies there

# What knocked a player down, as far as the dice care.
BY_BLOCK: Final = 0  # by an opponent's block, on either end of it
BY_FALL: Final = 1  # his own failed dodge, leap, rush or landing
BY_FOUL: Final = 2
BY_CROWD: Final = 3
BY_STAB: Final = 4
BY_CHAINSAW: Final = 5
BY_BOMB: Final = 6
BY_SPELL: Final = 7  # with the bonus of the spell
BY_ROCK: Final = 8
BY_BITE: Final = 9
BY_LANDING: Final = 10  # somebody landed on him
BY_TRAMPLING: Final = 11  # run over where he lay already
BY_TRIP: Final = 12  # somebody helped a failed dodge, jump or leap along
BY_SAVAGERY: Final = 13  # lashed out at by a team-mate
BY_FIRE: Final = 14  # breathed on
BY_VOMIT: Final = 15
BY_SOUP: Final = 16  # soup came down on him where he lay already
BY_SHOT: Final = 17  # fired at, or struck by a referee: he goes down only if armour breaks
BY_POT: Final = 18  # knocked down by a pot of hot soup
