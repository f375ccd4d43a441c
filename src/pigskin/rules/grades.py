"""How good a throw is, from the worst on; an edition need not know all of them."""

from __future__ import annotations

from typing import Final

FUMBLE: Final = 0
WILD: Final = 1  # wildly inaccurate
INACCURATE: Final = 2
ON_TARGET: Final = 3
HELD: Final = 4  # a fumble, but he keeps hold of it
