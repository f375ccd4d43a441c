"""What a number counts: players, squares, sides and answers are plain numbers in the engine.

mypy keeps them apart, so that a square passed as a player is an error. At run time they cost
nothing: types flow from the tables and the few functions that make such numbers, and constants
stay literals. `# type: ignore` marks the doors where arithmetic gives a number its kind.
"""

from __future__ import annotations

from typing import NewType

# A player: 0-31 play for home, 32-63 for away; -1 is nobody.
PlayerNo = NewType("PlayerNo", int)
# A square of the pitch or of the border around it; 0 is nowhere.
Square = NewType("Square", int)
# A side: 0 is home, 1 is away; -1 is neither.
SideNo = NewType("SideNo", int)
# Who holds an effect: a player by his number, 64 and 65 the sides, 66 the table.
Holder = NewType("Holder", int)
# An answer: a verb and its arguments in one number; see pigskin.questions.
Code = NewType("Code", int)
