"""What bodies can do in LRB6 and BB2016."""

from __future__ import annotations

from pigskin.effects.base import Skill
from pigskin.effects.moments import CASUALTY_ROLLS, FAME, INFECTS, MAY_BE_THROWN, THROWS_PLAYERS
from pigskin.model import RAISED, ROSTERED, Table
from pigskin.numbers import PlayerNo
from pigskin.questions import NOTHING, Flow


class Decay(Skill):
    name = "Decay"
    id = 58
    category = "Extraordinary"
    compulsory = True
    text = "Suffers two casualty results at once; he still misses only one match."
    adds_to: tuple[int, ...] = (CASUALTY_ROLLS,)

    def adds(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> int:
        return 1


class FanFavourite(Skill):
    name = "Fan Favourite"
    id = 59
    category = "Extraordinary"
    text = "While he is on the pitch his team has 1 more FAME for the kick-off table."
    adds_to: tuple[int, ...] = (FAME,)

    def adds(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> int:
        return 1


class NurglesRot(Skill):
    name = "Nurgle's Rot"
    id = 63
    category = "Extraordinary"
    text = (
        "An opponent he kills with a block, blitz or foul may join his team as a Rotter after the "
        "match, unless he had ST 5 or more, Decay, Regeneration or Stunty."
    )
    reacts_to: tuple[int, ...] = (INFECTS,)

    def reacts(self, table: Table, me: PlayerNo, what: int, other: PlayerNo) -> Flow[bool]:
        yield from NOTHING
        profile = table.profiles[other]
        immune = {"Decay", "Regeneration", "Stunty"}
        return (
            profile.kind in (ROSTERED, RAISED)
            and profile.st <= 4
            and not any(skill.name in immune for skill in profile.skills)
        )


class RightStuff(Skill):
    name = "Right Stuff"
    id = 66
    category = "Extraordinary"
    text = (
        "May be thrown by a team-mate. He lands on his feet with an agility roll, less 1 for each "
        "tackle zone; if it fails, or he hit somebody, he lies prone and rolls for armour."
    )
    grants: tuple[int, ...] = (MAY_BE_THROWN,)


class ThrowTeamMate(Skill):
    name = "Throw Team-Mate"
    id = 72
    category = "Extraordinary"
    text = (
        "With a Pass action he may throw a standing team-mate who has the Right Stuff to quick or "
        "short range, at -1. The team-mate always scatters three times."
    )
    grants: tuple[int, ...] = (THROWS_PLAYERS,)
