"""The rolls of a player, each in a position of its own: dodge, pick-up, pass, catch and the rest.

A player is given as a position text has him: "ma6 st3 ag3 av8 Block, Dodge". `zones` is how many
opponents mark him, and `foe` what they are like.
"""

from __future__ import annotations

from typing import Final

from pigskin.contract.happenings import is_test
from pigskin.edition import Edition
from pigskin.pitch import BOMB, LENGTH, LONG, QUICK, SHORT, pass_range, square
from pigskin.sheets.scenes import HE, Scene

RANGES: Final = (QUICK, SHORT, LONG, BOMB)
_AHEAD: Final = ("9,6", "9,7", "9,8")  # they mark 8,7 and nobody on 7,7
_BEHIND: Final = ("6,6", "6,7", "6,8")  # they mark 7,7 and nobody on 8,7
_BEYOND: Final = ("10,6", "10,7", "10,8")  # they mark 9,7
_AROUND: Final = ("8,6", "8,8", "7,8")  # they mark 7,7
_FAR: Final = ("12,6", "12,7", "12,8")  # they mark 11,7
_SIX: Final = 6  # always a good throw
_EAST: Final = 5  # of the scatter template
_WEST: Final = 4


def dodge(edition: Edition, who: str, zones: int = 0, foe: str = "", sky: str = "") -> Scene:
    """Away from one opponent into the tackle zones of so many others."""
    return _walk(edition, f"home 1 7,7 {who} / away 9 6,7 {foe}", _AHEAD, zones, "", sky, "dodge")


def pick_up(edition: Edition, who: str, zones: int = 0, foe: str = "", sky: str = "") -> Scene:
    """A ball in a square in so many tackle zones."""
    return _walk(edition, f"home 1 7,7 {who} / ball 8,7", _AHEAD, zones, foe, sky, "pick-up")


def rush(edition: Edition, who: str, ma: int = 6, sky: str = "") -> Scene:
    """A square beyond his movement."""
    text = f"home 1 7,7 {who} / {_sky(sky)} / acting home 1 move moved {ma} / rerolls 1 0"
    return Scene(edition, text, ["move 8,7"], "go for it")


def jump(edition: Edition, who: str, zones: int = 0, foe: str = "", sky: str = "") -> Scene:
    """Over an opponent who is down; a leap of who can leap, wherever anybody may jump or not."""
    text = f"home 1 7,7 {who} / away 9 8,7 prone / {_foes(_BEYOND, zones, foe)} / {_sky(sky)}"
    scene = Scene(edition, f"{text} / rerolls 1 0", ["home 1 move", "leap 9,7"], "leap")
    if scene.told() is None:
        scene.test = "jump"
    return scene


def throw(
    edition: Edition, who: str, reach: int = QUICK, zones: int = 0, foe: str = "", sky: str = ""
) -> Scene:
    """A pass at that range to a square with nobody in it."""
    text = f"home 1 7,7 {who} ball / {_foes(_BEHIND, zones, foe)} / {_sky(sky)}"
    to = f"pass to {7 + nearest(edition, reach)},7"
    return _pass(edition, text, "home 1", to, "pass", ())


def catch(edition: Edition, who: str, zones: int = 0, foe: str = "", sky: str = "") -> Scene:
    """A good pass by a team-mate."""
    text = f"home 1 8,7 {who} / home 2 6,7 ball / {_foes(_AHEAD, zones, foe)} / {_sky(sky)}"
    return _pass(edition, text, "home 2", "pass to 8,7", "catch", (_SIX,))


def bounce(edition: Edition, who: str, zones: int = 0, foe: str = "", sky: str = "") -> Scene:
    """A ball that bounces to him."""
    text = f"home 1 8,7 {who} / home 2 5,7 ball / {_foes(_AHEAD, zones, foe)} / {_sky(sky)}"
    return _pass(edition, text, "home 2", "pass to 7,7", "catch", (_SIX, _EAST))


def intercept(edition: Edition, who: str, zones: int = 0, foe: str = "", sky: str = "") -> Scene:
    """A good pass of an opponent over his head; one who marks him is no thrower."""
    text = f"home 1 7,7 {who} / away 9 4,7 ball / {_foes(_AROUND, zones, foe)} / {_sky(sky)}"
    text += " / active away / acting away 9 pass"
    scene = Scene(edition, text, ["pass the ball", "pass to 10,7"], "intercept")
    scene.reach_for()
    if scene.told() is None:
        scene.test = "interfere"
    return scene


def landing(edition: Edition, who: str, zones: int = 0, foe: str = "", sky: str = "") -> Scene:
    """A team-mate has thrown him well; he must be one who can be thrown."""
    text = f"home 1 7,7 {who} / home 2 6,7 st5 {skill_here(edition, 'throw team-mate')}"
    text += f" / {_foes(_FAR, zones, foe)}"
    text += f" / {_sky(sky)} / rerolls 1 0"
    to = ["throw home 1", "throw home 1 to 10,7"]
    fell = (_SIX, _EAST, _WEST, _EAST)
    scene = Scene(edition, text, ["home 2 throw team-mate", *to], "landing", fell)
    if scene.code is None:  # in some editions it is a sort of pass
        scene = Scene(edition, text, ["home 2 pass", *to], "landing", fell)
    if scene.told() is None:  # some choose how they come down
        scene.go_on()
    return scene


def activation(edition: Edition, who: str) -> Scene:
    """What he rolls before he may move at all, if he is one of those who do."""
    scene = Scene(edition, f"home 1 7,7 {who} / rerolls 1 0", ["home 1 move"], "")
    trial = scene.rolled(6)
    for event in [] if trial is None else trial.table.events or []:
        if not scene.test and is_test(event[0]) and event[1] == HE:
            scene.test = event[0]
    return scene


def skill_here(edition: Edition, name: str) -> str:
    """The skill if the edition has it, or nothing."""
    return name if name in [each.lower() for each in edition.by_name] else ""


def nearest(edition: Edition, reach: int) -> int:
    """How many squares straight ahead a range begins."""
    wide = edition.figures.wide_ruler
    return next(
        away for away in range(1, LENGTH)
        if pass_range(square(0, 0), square(away, 0), wide) == reach
    )  # fmt: skip


def _walk(
    edition: Edition, text: str, squares: tuple[str, ...], zones: int, foe: str, sky: str, test: str
) -> Scene:
    text += f" / {_foes(squares, zones, foe)} / {_sky(sky)} / rerolls 1 0"
    return Scene(edition, text, ["home 1 move", "move 8,7"], test)


def _pass(
    edition: Edition, text: str, thrower: str, to: str, test: str, fell: tuple[int, ...]
) -> Scene:
    answers = [f"{thrower} pass", "pass the ball", to]
    return Scene(edition, f"{text} / rerolls 1 0", answers, test, fell)


def _foes(squares: tuple[str, ...], count: int, foe: str) -> str:
    """So many opponents of a kind."""
    return " / ".join(f"away {1 + each} {squares[each]} {foe}" for each in range(count))


def _sky(weather: str) -> str:
    return f"weather {weather}" if weather else ""
