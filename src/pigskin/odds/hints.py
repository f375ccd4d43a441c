"""What an answer would mean: the rolls of a step, the dice of a block, the range of a pass."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from pigskin.contract.asking import dice_text
from pigskin.contract.bringing import face_text
from pigskin.game import Game
from pigskin.model import BLITZ, STATE_NAMES, Table
from pigskin.numbers import Code, PlayerNo, Square
from pigskin.odds.blocks import block
from pigskin.odds.likely import likely
from pigskin.odds.rehearsal import Roll, in_the_way, rehearse
from pigskin.pitch import BOMB, RANGE_NAMES, distance, pass_range
from pigskin.questions import (
    ARGUE,
    BRIBE,
    FACE,
    HAND_TO,
    HIT,
    HURL,
    INTERCEPT,
    KICK_HIM,
    LEAP,
    NAME_TARGET,
    PASS_TO,
    PICK_MATE,
    SKILL_ON,
    SKILL_TO,
    STEP,
    TAKE_PLAYER,
    USE,
    Question,
    first_of,
    player_of,
    second_of,
    second_square,
    square_of,
    verb_of,
)
from pigskin.rules.block_dice import block_dice

# Answers that are tried out for what they need, and who would roll for them.
_BY_ACTOR: Final = (
    STEP, LEAP, HIT, SKILL_ON, SKILL_TO, KICK_HIM, HAND_TO, PASS_TO, HURL, USE, NAME_TARGET,
    ARGUE, BRIBE,
)  # fmt: skip
THROWS: Final = ("pass", "dump-off")  # questions about where the ball is thrown
# In these questions nothing is rolled for but where something comes to lie.
_NO_ROLL: Final = ("place the ball", "hit and run", "raiding party", "furious outburst")


def rolls_of(game: Game, answer: Code) -> list[Roll]:
    """The rolls an answer leads to, in order; nothing for answers that are not about rolls."""
    question = game.question
    verb = verb_of(answer)
    if question is None or question.player < 0 or question.kind in _NO_ROLL:
        return []
    if verb == INTERCEPT:
        return rehearse(game, answer, player_of(answer))
    return rehearse(game, answer, question.player) if verb in _BY_ACTOR else []


def rolls_text(table: Table, rolls: list[Roll]) -> str:
    names = table.edition.test_names
    return ", ".join(f"{names.get(test, test)} {need}+" for test, need in rolls)


def percent(chance: Fraction) -> str:
    """A chance as people say it; nothing that may fail is called certain."""
    whole = round(100 * float(chance))
    return f"{min(99, max(1, whole)) if 0 < chance < 1 else whole}%"


def option_hint(game: Game, answer: Code) -> str:
    """A few words on what an answer to the game's question means, or nothing."""
    question, table = game.question, game.table
    assert question is not None
    verb = verb_of(answer)
    if verb == FACE and question.other >= 0:
        return face_text(table, first_of(answer), question.player, question.other)
    if verb == PICK_MATE:
        return table.profiles[first_of(answer)].position
    if verb == TAKE_PLAYER:
        return table.profiles[first_of(answer)].position
    first, chance, last = _told(game, answer)
    said = [*first, "" if chance is None else percent(chance), last]
    told = ", ".join(word for word in said if word)
    return told or ("free" if verb == STEP and question.player >= 0 else "")


def hint_of(game: Game, answer: Code) -> tuple[str, Fraction | None]:
    """A few words on what an answer means, and apart from them the chance that it comes off."""
    question = game.question
    assert question is not None
    if verb_of(answer) in (FACE, PICK_MATE, TAKE_PLAYER):
        return option_hint(game, answer), None
    first, chance, last = _told(game, answer)
    return ", ".join(word for word in (*first, last) if word), chance


def _told(game: Game, answer: Code) -> tuple[list[str], Fraction | None, str]:
    """Words on an answer, the chance of its rolls, and who may spoil it."""
    question, table = game.question, game.table
    assert question is not None
    verb = verb_of(answer)
    rolls = rolls_of(game, answer)
    words = [_kind_of_answer(table, question, answer)]
    chance: Fraction | None = None
    if verb == HIT and question.kind == "action":
        words.append(_block_text(game, player_of(answer)))
    if rolls:
        roller = player_of(answer) if verb == INTERCEPT else question.player
        plain = verb in (ARGUE, BRIBE)  # the answer says what is rolled for
        words.append(f"{rolls[0][1]}+" if plain else rolls_text(table, rolls))
        chance = likely(game, answer, roller)
    spoilers = ""
    if verb == PASS_TO and question.kind in THROWS:
        spoilers = _interceptors_text(game, answer)
    return words, chance, spoilers


def _block_text(game: Game, victim: PlayerNo) -> str:
    """How likely a block brings its victim down, and the turn to its end."""
    assert game.question is not None
    if not game.table.standing(victim):
        return ""
    blitz = game.table.action == BLITZ
    odds = block(game, game.question.player, victim, blitz, injuries=False)
    return f"down {percent(odds['down'])}, turnover {percent(odds['turnover'])}"


def _interceptors_text(game: Game, answer: Code) -> str:
    """Who may try for the ball on its way: "1 and 9 may intercept"."""
    numbers = [str(game.table.profiles[each].number) for each in in_the_way(game, answer)]
    return f"{' and '.join(numbers)} may intercept" if numbers else ""


def throw_figures(game: Game, answer: Code) -> str:
    """A throw in few columns: "short 3+/3+ !1,9", the rolls, and who may intercept."""
    table = game.table
    assert game.question is not None
    reach = RANGE_NAMES[_reach(table, game.question.player, square_of(answer))]
    needs = "/".join(f"{need}+" for _, need in rolls_of(game, answer))
    numbers = [str(table.profiles[each].number) for each in in_the_way(game, answer)]
    return f"{reach[:5]:<5} {needs}{' !' if numbers else ''}{','.join(numbers)}"


def _kind_of_answer(table: Table, question: Question, answer: Code) -> str:
    """What there is to say beside the rolls."""
    verb, player = verb_of(answer), question.player
    if player < 0:
        return ""
    if verb == NAME_TARGET:
        return _target_hint(table, player, player_of(answer))
    if verb == HIT:
        bonus = 2 if question.kind in ("second target", "attack") else 0  # both blocks of two
        blitz = table.action == BLITZ
        return dice_text(block_dice(table, player, player_of(answer), blitz, bonus))
    if verb == SKILL_ON:
        return table.profiles[second_of(answer)].position
    if verb in (PASS_TO, HURL):
        target = second_square(answer) if verb == HURL else square_of(answer)
        reach = RANGE_NAMES[_reach(table, player, target)]
        return reach if table.profiles[player].passing else f"{reach}, fumbled for sure"
    return ""


def _reach(table: Table, thrower: PlayerNo, target: Square) -> int:
    reach = pass_range(table.place[thrower], target, table.edition.figures.wide_ruler)
    return min(BOMB, reach)


def range_lines(game: Game, answers: list[Code]) -> list[str]:
    """What throws need at each range: "quick: pass 3+"; nothing for what is not thrown."""
    question, table = game.question, game.table
    found: dict[int, str] = {}
    if question is None or question.player < 0:
        return []
    for answer in answers:
        verb = verb_of(answer)
        if verb not in (PASS_TO, HURL) and question.kind != "kick team-mate":
            return []
        target = square_of(answer) if verb == PASS_TO else second_square(answer)
        reach = _reach(table, question.player, target)
        if reach not in found:
            rolls = [roll for roll in rolls_of(game, answer) if roll[0] != "catch"]
            found[reach] = rolls_text(game.table, rolls)
    return [f"{RANGE_NAMES[reach]}: {found[reach]}" for reach in sorted(found) if found[reach]]


def range_of(game: Game, answer: Code) -> int | None:
    """How far a throw goes, as the bands are numbered; None for what is not thrown."""
    question = game.question
    verb = verb_of(answer)
    if question is None or question.player < 0 or verb not in (PASS_TO, HURL, SKILL_TO):
        return None
    target = square_of(answer) if verb == PASS_TO else second_square(answer)
    return _reach(game.table, question.player, target)


def _target_hint(table: Table, player: PlayerNo, target: PlayerNo) -> str:
    """Who a named target would be: how he stands, how near, and the dice if he is beside."""
    away = distance(table.place[player], table.place[target])
    words: list[str] = []
    if table.has_ball(target):
        words.append("has the ball")
    if not table.standing(target):
        words.append(STATE_NAMES[table.state[target]])
    words.append(nearness(table, player, target))
    if away == 1 and table.action == BLITZ and table.standing(target):
        words.append(dice_text(block_dice(table, player, target, True)))
    return ", ".join(word for word in words if word)


def nearness(table: Table, player: PlayerNo, target: PlayerNo) -> str:
    """How far off somebody is: "7 squares", or "beside"."""
    away = distance(table.place[player], table.place[target])
    return f"{away} squares" if away > 1 else "beside"
