"""What an answer would need: the rolls of a step, the dice of a block, the range of a pass."""

from __future__ import annotations

from pigskin.model import BLITZ, BLIZZARD, NOBODY, Table, side_of
from pigskin.pitch import OUT_OF_RANGE, RANGE_NAMES, pass_range
from pigskin.questions import (
    FACE,
    HAND_TO,
    HIT,
    INTERCEPT,
    LEAP,
    PASS_TO,
    PICK_MATE,
    SKILL_ON,
    STEP,
    Question,
    first_of,
    second_of,
    verb_of,
)
from pigskin.rules.blocking import ATTACKER_DOWN, BOTH_DOWN, PUSHED, STUMBLES, block_dice
from pigskin.rules.movement import allowance, dodge_modifier
from pigskin.rules.tests import ball_modifier, skill_modifier

Roll = tuple[str, int]  # what is rolled for, and the figure a D6 must reach


def _on_a_die(need: int) -> int:
    return max(2, min(6, need))


def step_rolls(table: Table, player: int, to: int, free: bool = False) -> list[Roll]:
    """The rolls a player must make to step into a square, in order."""
    here = table.place[player]
    side = side_of(player)
    agility = table.profiles[player].agility
    rolls: list[Roll] = []
    if not free and table.moved >= allowance(table, player):
        rolls.append(("go for it", 3 if table.weather == BLIZZARD else 2))
    if table.zones_on(here, side):
        need = agility - dodge_modifier(table, player, here, to)
        rolls.append(("dodge", _on_a_die(need)))
    if table.ball == to and table.carrier == NOBODY:
        rolls.append(("pick-up", _on_a_die(agility - _at(table, player, to, "pick-up"))))
    return rolls


def _at(table: Table, player: int, sq: int, test: str) -> int:
    """What changes a ball roll of a player if he were in a square."""
    twin = table.copy()
    if table.place[player] != sq:
        twin.put(player, sq, table.state[player])
    return table.edition.figures.handling + ball_modifier(twin, player, test)


def rolls_text(rolls: list[Roll]) -> str:
    return ", ".join(f"{test} {need}+" for test, need in rolls)


def dice_text(dice: int, mine: bool = True) -> str:
    """Block dice and who chooses: "2 dice, you choose"."""
    count = abs(dice)
    if count == 1:
        return "1 die"
    return f"{count} dice, {'you choose' if (dice > 0) == mine else 'they choose'}"


def face_text(table: Table, face: int, attacker: int, defender: int) -> str:
    """What a block face would do here, in a few words."""
    if face == ATTACKER_DOWN:
        return "the attacker goes down"
    names = [{s.name for s in table.profiles[player].skills} for player in (attacker, defender)]
    if face == BOTH_DOWN:
        falling = [
            who
            for who, own in (("attacker", names[0]), ("defender", names[1]))
            if "Block" not in own
        ]
        if not falling:
            return "both have Block: nobody falls"
        return f"{' and '.join(falling)} down"
    if face == PUSHED:
        return "pushed back"
    if face == STUMBLES:
        return "pushed; down unless Dodge helps" if "Dodge" in names[1] else "pushed and down"
    return "pushed and down"


def pass_need(table: Table, thrower: int, target: int) -> int:
    reach = pass_range(table.place[thrower], target)
    if reach == OUT_OF_RANGE:
        return 6
    modifier = table.edition.figures.handling - reach
    modifier += ball_modifier(table, thrower, "pass", reach)
    return _on_a_die(table.profiles[thrower].passing - modifier)


def catch_need(table: Table, player: int) -> int:
    """What a player needs to catch a ball thrown or handed to him well."""
    need = table.profiles[player].agility - table.edition.figures.handling
    return _on_a_die(need - ball_modifier(table, player, "catch", 1))


def option_hint(table: Table, question: Question, answer: int) -> str:
    """A few words on what an answer means, or nothing."""
    verb = verb_of(answer)
    if verb == STEP and question.player >= 0:
        free = question.kind != "action"
        return rolls_text(step_rolls(table, question.player, first_of(answer), free)) or "free"
    if verb == LEAP and question.player >= 0:
        need = table.profiles[question.player].agility
        return f"leap {_on_a_die(need - skill_modifier(table, question.player, 'leap'))}+"
    if verb == HIT and question.player >= 0:
        bonus = 2 if question.kind in ("second target", "attack") else 0  # both blocks of two
        blitz = table.action == BLITZ
        return dice_text(block_dice(table, question.player, first_of(answer), blitz, bonus))
    if verb == SKILL_ON and question.player >= 0:
        return table.profiles[second_of(answer)].position
    if verb == FACE and question.other >= 0:
        return face_text(table, first_of(answer), question.player, question.other)
    if verb == PASS_TO and question.player >= 0:
        return _pass_hint(table, question.player, first_of(answer))
    if verb == HAND_TO:
        return f"catch {catch_need(table, first_of(answer))}+"
    if verb == INTERCEPT:
        return f"needs {catch_interception(table, first_of(answer))}+"
    if verb == PICK_MATE:
        return table.profiles[first_of(answer)].position
    return ""


def _pass_hint(table: Table, thrower: int, target: int) -> str:
    reach = RANGE_NAMES[pass_range(table.place[thrower], target)]
    words = f"{reach}, throw {pass_need(table, thrower, target)}+"
    mate = table.player_at(target)
    if mate != NOBODY and side_of(mate) == side_of(thrower):
        words += f", catch {catch_need(table, mate)}+"
    return words


def catch_interception(table: Table, player: int) -> int:
    need = table.profiles[player].agility + 2
    return _on_a_die(need - ball_modifier(table, player, "intercept"))


