"""Which re-rolls a coach must be offered for a failed roll, and which he must not."""

from __future__ import annotations

from oracle.board import Board, side
from oracle.story import Story
from pigskin.model import SEATS
from pigskin.questions import (
    KEEP,
    LEADER_REROLL,
    MASCOT_REROLL,
    PLAYER_USES,
    SKILL_REROLL,
    TEAM_REROLL,
    Question,
    first_of,
    second_of,
    verb_of,
)
from pigskin.rules.counting import has

TEAM, LEADER, MASCOT = "a team re-roll", "the Leader's re-roll", "the mascot's re-roll"
OF_THE_TEAM = {TEAM_REROLL: TEAM, LEADER_REROLL: LEADER, MASCOT_REROLL: MASCOT}

# Skills by the rolls they are for. "Once": once a turn (in BB2020 in his own activation).
SKILLS = {
    "dodge": ("Dodge",),
    "go for it": ("Sure Feet",),
    "pick-up": ("Sure Hands",),
    "catch": ("Catch", "Monstrous Mouth"),
    "intercept": ("Catch", "Monstrous Mouth"),
    "pass": ("Pass", "The Ballista"),
    "hail mary": ("Pass",),
    "throw team-mate": ("The Ballista",),
    "gaze": ("Mesmerizing Dance",),
    "dauntless": ("Blind Rage",),
}
ONCE = ("Dodge", "Sure Feet", "Pro")
# Stars who roll one die of any kind again.
ANY_DIE = ("Consummate Professional", "Halfling Luck", "Thinking Man's Troll")
# Rolls nobody rolls again: not a player's, or the text says so.
FINAL = (
    "loner", "pro", "mascot", "regeneration", "weeping dagger", "filthy rich", "pick-me-up",
    "bribe", "argue the call", "referee looks", "officious ref", "comes round", "spell hits",
    "spell works", "weapon noticed",
    "bomb hits", "fuse", "rock thrown", "soup hits", "rune", "bolt goes on", "time shifts",
    "heat", "cooks", "pitch invasion", "true ball", "sponge",
)  # fmt: skip


def of_the_team(board: Board, player: int) -> set[str]:
    """LRB6: one a turn, in the own turn. BB2020: any number, but none in the kick-off's blitz."""
    table = board.table
    own = side(player)
    owner = table.side(own)
    if table.active != own or not board.place[player]:
        return set()
    if table.bonus_turn if board.facts.new else table.rerolled:
        return set()
    found: set[str] = set()
    if owner.rerolls > 0:
        found.add(TEAM)
    led = has(table, own, "leader_rerolls") > 0
    if led and any(board.has(mate, "Leader") for mate in board.team(own)):
        found.add(LEADER)
    if has(table, own, "mascot_rerolls") > 0:
        found.add(MASCOT)
    return found


def of_skills(story: Story, board: Board, player: int, test: str) -> set[str]:
    """BB2020: a player uses skills standing and with his tackle zone. Pro rolls in his own
    activation, and never to stand up. The Ballista is for passes and team-mates, not for bombs;
    a Bounding Leap, once declared, may be rolled again."""
    table = board.table
    if board.facts.new and not board.has_zone(player):
        return set()
    acting = table.actor == player and table.active == side(player) and not table.bonus_turn
    found = {name for name in SKILLS.get(test, ()) if board.has(player, name)}
    if story.thrown == "bomb":
        found.discard("The Ballista")
    if board.facts.new and not acting:
        found -= {"Dodge", "Sure Feet"}
    if "Dodge" in found and any(
        board.has(foe, "Tackle") for foe in board.markers(table.left, side(player))
    ):
        found.remove("Dodge")
    if board.has(player, "Pro") and not (
        board.facts.new and (table.actor != player or test == "stand up")
    ):
        found.add("Pro")
    found |= {name for name in ANY_DIE if board.has(player, name)}
    found = {name for name in found if not _gone(board, player, name)}
    if story.luck and test in ("leap", "jump"):
        found.add("Bounding Leap")
    return found


def _gone(board: Board, player: int, name: str) -> bool:
    """Has he used it up, for the turn or for longer?"""
    table = board.table
    for skill in table.profiles[player].skills:
        if skill.name == name:
            spent = name in ONCE and table.spent[player] & skill.bit != 0
            return spent or (player, skill.id) in table.used_up
    return True


def asked(question: Question, names: dict[int, str]) -> set[str]:
    """What a question offers."""
    found: set[str] = set()
    for code in question.codes:
        verb = verb_of(code)
        if verb in OF_THE_TEAM:
            found.add(OF_THE_TEAM[verb])
        elif verb == SKILL_REROLL:
            found.add(names[first_of(code)])
        elif verb == PLAYER_USES:
            found.add(names[second_of(code)])
        elif verb != KEEP:
            found.add("something else")
    return found


def brought_by_stars(board: Board, own: int) -> set[str]:
    """Lord of Chaos (BB2020): a re-roll he brings his team."""
    rules = {"Lord of Chaos"}
    return {
        rule
        for mate in range(own * SEATS, (own + 1) * SEATS)
        for rule in rules
        if board.state[mate] and board.has(mate, rule) and not _gone(board, mate, rule)
    }
