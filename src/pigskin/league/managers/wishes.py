"""What players should become: a list of wishes for every role, the best first.

The lists hold for all editions: what one does not know is never offered there. A name stands
without its bracket; "+1 ST" is a characteristic. Every list ends with what is good for anybody, so
that of any offer one is the best.
"""

from __future__ import annotations

from typing import Final

from pigskin.league.sheet import Sheet, SheetPlayer
from pigskin.teams.books import books
from pigskin.teams.reading import skill_name
from pigskin.teams.roster import Position

BIG, BLOCKER, BLITZER, RUNNER, THROWER, LINEMAN, STUNTY = (
    "big", "blocker", "blitzer", "runner", "thrower", "lineman", "stunty",
)  # fmt: skip
_BIG_FROM: Final = 5  # strength
_FAST_FROM: Final = 6  # movement

WISHES: Final[dict[str, tuple[str, ...]]] = {
    BIG: (
        "+1 ST", "Block", "Mighty Blow", "Guard", "Stand Firm", "Claw", "Claws", "Break Tackle",
        "Brawler", "Juggernaut", "Multiple Block", "Piling On", "Grab", "Pro", "+1 MA", "+1 AV",
    ),
    BLOCKER: (
        "+1 ST", "Block", "Guard", "Mighty Blow", "Dodge", "Stand Firm", "Claw", "Claws", "Tackle",
        "Piling On", "+1 MA", "Break Tackle", "+1 AV", "+1 AG", "Brawler", "Juggernaut", "Grab",
    ),
    BLITZER: (
        "+1 ST", "Block", "Dodge", "Mighty Blow", "Guard", "Tackle", "+1 AG", "+1 MA", "Claw",
        "Claws", "Piling On", "Stand Firm", "Frenzy", "Side Step", "Sidestep", "Jump Up",
        "Juggernaut", "Sure Hands", "+1 AV",
    ),
    RUNNER: (
        "+1 ST", "+1 AG", "Dodge", "Block", "+1 MA", "Sure Hands", "Side Step", "Sidestep",
        "Sure Feet", "Guard", "Mighty Blow", "Two Heads", "Big Hand", "Sprint", "Catch", "Tackle",
        "Strip Ball", "Fend", "Leap", "Diving Tackle", "Jump Up", "+1 AV",
    ),
    THROWER: (
        "+1 ST", "+1 AG", "Sure Hands", "Block", "Dodge", "Leader", "Accurate", "+1 PA", "Pass",
        "Nerves of Steel", "Strong Arm", "+1 MA", "Kick-Off Return", "Cannoneer", "Safe Throw",
        "Safe Pass", "On the Ball", "Side Step", "Sidestep", "Fend", "+1 AV",
    ),
    LINEMAN: (
        "+1 ST", "Guard", "Block", "Dodge", "+1 AG", "Wrestle", "+1 MA", "Tackle", "Kick",
        "Dirty Player", "Mighty Blow", "Side Step", "Sidestep", "Fend", "Claw", "Claws",
        "Stand Firm", "+1 AV", "Pro",
    ),
    STUNTY: (
        "+1 ST", "Dodge", "Guard", "Block", "Side Step", "Sidestep", "+1 AG", "Sure Feet",
        "Diving Tackle", "+1 MA", "Wrestle", "Two Heads", "Catch", "Jump Up", "Sprint",
        "Sure Hands", "+1 AV", "Sneaky Git",
    ),
}  # fmt: skip
ANYBODY: Final = (
    "+1 ST", "Block", "Guard", "Dodge", "Mighty Blow", "+1 AG", "+1 MA", "Tackle", "Wrestle",
    "Stand Firm", "Side Step", "Sidestep", "Claw", "Claws", "Sure Hands", "Fend", "Frenzy",
    "Break Tackle", "+1 AV", "Sure Feet", "Jump Up", "Juggernaut", "Piling On", "Dauntless",
    "Diving Tackle", "Strip Ball", "Brawler", "Pro", "Tentacles", "Foul Appearance", "Horns",
    "Two Heads", "Big Hand", "Extra Arms", "Prehensile Tail", "Iron Hard Skin",
    "Disturbing Presence", "Shadowing", "Multiple Block", "Grab", "Thick Skull", "Defensive",
    "Catch", "Sprint", "Kick", "Dirty Player", "Leader", "Leap", "+1 PA", "Accurate", "Pass",
    "Nerves of Steel", "Kick-Off Return", "On the Ball", "Arm Bar", "Strong Arm", "Pass Block",
    "Diving Catch", "Safe Pair of Hands", "Very Long Legs", "Monstrous Mouth", "Sneaky Git",
    "Pile Driver", "Cannoneer", "Running Pass", "Safe Throw", "Safe Pass", "Dump-Off", "Dump-off",
    "Cloud Burster", "Fumblerooskie", "Hail Mary Pass",
)  # fmt: skip
# So many of a team are enough.
ENOUGH: Final = {"Kick": 1, "Leader": 1, "Dirty Player": 1, "Strip Ball": 1, "Diving Tackle": 2}
# Who has the one does nothing with the other.
EITHER: Final = {"Block": "Wrestle", "Wrestle": "Block"}


def role_of(edition: str, position: Position) -> str:
    """What a position is there for."""
    if {skill_name(each) for each in position.skills} & {"Stunty", "Titchy"}:
        return STUNTY
    if position.st >= _BIG_FROM:
        return BIG
    if "P" in position.normal:
        return THROWER
    if "S" in position.normal:
        return BLITZER if position.ma >= _FAST_FROM else BLOCKER
    common = position.maximum in books(edition).team_rules.journeyman_position_max
    return RUNNER if "A" in position.normal and not common else LINEMAN


def rank(sheet: Sheet, player: SheetPlayer, what: str) -> int:
    """How much a skill or "+1 ST" is wished for; 0 is most. What he has no use for comes last."""
    name = what if what.startswith("+1 ") else skill_name(what)
    wishes = WISHES[role_of(sheet.edition, sheet.position_of(player))]
    order = (*wishes, *ANYBODY)
    place = order.index(name) if name in order else len(order)
    return place if _of_use(sheet, player, name) else place + len(order)


def _of_use(sheet: Sheet, player: SheetPlayer, name: str) -> bool:
    own = {skill_name(each) for each in sheet.skills_of(player)}
    if EITHER.get(name) in own:
        return False
    if name not in ENOUGH:
        return True
    others = [each for each in sheet.active if each.key != player.key]
    have = sum(name in {skill_name(skill) for skill in sheet.skills_of(each)} for each in others)
    return have < ENOUGH[name]


def ruined(sheet: Sheet, player: SheetPlayer) -> bool:
    """Has he lost what he was hired for, or is he soon to be carried off again?"""
    worse = player.change("st") < 0 or player.change("ag") < 0 or len(player.losses) > 1
    return worse or player.niggling > 1 or (player.niggling > 0 and not player.advances)
