"""What is told to programs only: a person reads it off the lines around it."""

from __future__ import annotations

from typing import Final

from pigskin.contract.told.happening import DRESS, Happening

QUIET: Final = (
    Happening(
        "pitch cleared", "", "everybody leaves the pitch",
        "ball stallers *.state *.square *.marks *.skills *.values *.spent", quiet=True,
    ),
    Happening(
        "renewed", "player skill", "{player} may use {skill} again", "player.used_up", quiet=True
    ),
    Happening("phase", "phase", "now: {phase}", "phase picks", quiet=True),
    Happening(
        "movement", "player moved:number rushes:number", "{player} has moved {moved} squares",
        "action", quiet=True,
    ),
    Happening(
        "flies", "player from:square", "{player} is in the air", "player.square ball", quiet=True
    ),
    Happening(
        "action becomes", "player action", "{player}: now {action}", "action", quiet=True
    ),
    Happening("action ends", "player", "{player} has finished", "phase action", quiet=True),
    Happening(
        "spends", "side counter amount:bonus left:number", "{side}: {counter} {amount}, now {left}",
        "side.counter", quiet=True,
    ),
    Happening(
        "now has", "side counter amount:bonus left:number",
        "{side}: {counter} {amount}, now {left}", "side.counter", quiet=True,
    ),
    Happening(
        "state", "player state", "{player}: {state}",
        "player.state player.square ball", quiet=True,
    ),
    Happening(
        "stumbles", "player square from:square", "{player} stumbles into {square}",
        "player.square ball action", quiet=True,
    ),
    Happening(
        "pushed off", "player from:square by:player", "{player} is pushed off the pitch",
        "player.square ball", quiet=True,
    ),
    Happening(
        "marked", "player mark", "{player} is {mark}", "player.marks", quiet=True
    ),
    Happening(
        "unmarked", "player mark", "{player} is no longer {mark}", "player.marks", quiet=True
    ),
    Happening("kick over", "", "the kick-off is over", "landing", quiet=True),
    Happening(
        "boon", "player boon until", "{player}: {boon}, until {until}", f"{DRESS} action",
        quiet=True,
    ),
    Happening(
        "boon ends", "player boon until", "{player}: {boon} no more", f"{DRESS} action",
        quiet=True,
    ),
    Happening(
        "holds", "holder effect amount:bonus left:number",
        "{holder}: {effect} {amount}, now {left}",
        "effects turn_used", quiet=True,
    ),
    Happening(
        "re-roll gone", "side", "the re-roll of this turn of {side} is gone", "turn_used",
        quiet=True,
    ),
    Happening("spent", "player skill", "{player} has used {skill}", "player.spent", quiet=True),
    Happening(
        "has again", "player skill", "{player} may use {skill} again", "player.spent", quiet=True
    ),
    Happening(
        "used up", "player skill", "{player} has used up {skill}", "player.used_up", quiet=True
    ),
    Happening("earns", "player feat", "{player} earns: {feat}", "player.feats", quiet=True),
    Happening(
        "suffers", "player result:casualty", "{player} suffers: {result}", "player.injuries",
        quiet=True,
    ),
    Happening(
        "ball laid down", "player square", "{player} lays the ball down at {square}", "ball",
        quiet=True,
    ),
    Happening("other ball", "", "now about the other ball", "ball", quiet=True),
    Happening("keeps the ball", "player", "{player} keeps the ball", "ball", quiet=True),
    Happening(
        "marker moves", "side turn:number", "the marker of {side} is at {turn}", "side.turn",
        quiet=True,
    ),
    Happening(
        "nobody's turn", "side", "the turn of {side} is over", "active bonus_turn turn_used",
        quiet=True,
    ),
    Happening(
        "stalls no more", "player", "{player} is not watched any more", "stallers", quiet=True
    ),
    Happening("stalls", "player", "{player} could score now", "stallers", quiet=True),
    Happening(
        "prayer ends", "side prayer", "{side}: {prayer} is over", "side.prayers", quiet=True
    ),
    Happening("serves", "side staff", "{staff} serves {side}", "side.staff", quiet=True),
    Happening(
        "serves no more", "side staff", "{staff} serves {side} no more", "side.staff", quiet=True
    ),
    Happening("knows spell", "side spell", "{side} may cast {spell}", "side.spells", quiet=True),
    Happening("spell gone", "side spell", "{side}: {spell} is gone", "side.spells", quiet=True),
)
