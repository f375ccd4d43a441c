"""How hard a coach thinks: how many possibilities he looks at."""

from __future__ import annotations

from typing import Final


class Effort:
    """Limits to what is looked at in a turn."""

    def __init__(
        self,
        squares: int,
        rounds: int,
        posts: int,
        screen: int,
        blitzers: int,
        victims: int,
        dashes: int,
        ends: int,
        quick: bool = False,
    ) -> None:
        self.squares = squares  # where the ball carrier might go
        self.rounds = rounds  # how often everybody is asked for a better post
        self.posts = posts  # squares each of them looks at, with the ball in own hands
        self.screen = screen  # the same without it
        self.blitzers = blitzers  # players who might blitz
        self.victims = victims  # opponents who might be blitzed
        self.dashes = dashes  # blitzes that are weighed against the plan
        self.ends = ends  # where who picks the ball up might go on to
        self.quick = quick  # blocks at sight, posts at a glance, no help and no dodges for them


THOROUGH: Final = Effort(10, 1, 10, 40, 11, 11, 6, 4)  # the veteran's
GLANCE: Final = Effort(2, 0, 4, 6, 3, 4, 2, 0, quick=True)  # the rookie's
