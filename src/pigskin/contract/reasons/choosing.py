"""Why it cannot be this player or this square, where others could be chosen."""

from __future__ import annotations

from typing import Final

from pigskin.contract.answers import option_text
from pigskin.contract.reasons.skills import skill_numbered, spent_skill
from pigskin.contract.reasons.words import (
    at as square,
)
from pigskin.contract.reasons.words import (
    coach,
    down,
    listed,
    occupied,
    off_pitch,
    player_in,
    square_in,
    who,
)
from pigskin.contract.verbs import VERBS
from pigskin.model import NOBODY, ROOTED, Table, side_of
from pigskin.numbers import Code, PlayerNo
from pigskin.pitch import OTHER_SIDE, distance
from pigskin.questions import (
    LIGHTNING,
    PLAYER_USES,
    Question,
    first_of,
    second_of,
    verb_of,
)
from pigskin.rules.ball import cannot_take
from pigskin.rules.kickoff import is_open

# What the rules ask of those who may be chosen, by the kind of question.
_BESIDE: Final = ("hold", "second target", "bite", "lash out")
_WITH_HANDS: Final = ("touchback", "intercept")
_OPEN: Final = ("high kick", "solid defence", "kick-off return")
_FREE: Final = ("dive at", "shadow")
_EITHER_SIDE: Final = ("spell target", "stray shot", "bite", "lash out")
SOME: Final = 6  # as many are named; beyond that it is said how many there are


def against_player(table: Table, question: Question, answer: Code) -> str:
    """Why it cannot be this player: something true of him, and of nobody who could be chosen."""
    player = player_in(table, answer)
    alike = _alike(question, answer)
    chosen = [player_in(table, each) for each in alike]
    if player == NOBODY or not chosen:
        return ""
    him = who(table, player)
    if verb_of(answer) == PLAYER_USES and side_of(player) == side_of(chosen[0]):
        problem = _by_skill(table, player, second_of(answer), alike)
        if problem:
            return problem
    if player in chosen:
        return ""
    either = question.kind in _EITHER_SIDE or verb_of(answer) == LIGHTNING
    if not either and all(side_of(each) != side_of(player) for each in chosen):
        other = coach(OTHER_SIDE[side_of(player)])
        return f"{him} plays for {coach(side_of(player))}; it must be a player of {other}"
    problem = _by_state(table, player, chosen)
    if problem:
        return problem
    return _by_place(table, question, player, chosen) or _others(table, him, chosen)


def _alike(question: Question, answer: Code) -> list[Code]:
    """The legal answers that say the same of another player or square."""
    words = VERBS[answer >> 20].template
    begins = words[words.find("{") :]  # with a skill, spell or rune, or with what differs
    same_first = not begins.startswith(("{player}", "{square}"))
    return [
        each
        for each in question.codes
        if verb_of(each) == verb_of(answer)
        and (not same_first or first_of(each) == first_of(answer))
    ]


def _by_skill(table: Table, player: PlayerNo, number: int, alike: list[Code]) -> str:
    """Why it cannot be this skill of a player's."""
    skill = skill_numbered(table, number)
    wanted = {second_of(each) for each in alike}
    if number not in wanted:
        names = [table.edition.all_effects[each].name for each in sorted(wanted)]
        return f"{skill.name} is not used now; {listed(names)} is"
    return spent_skill(table, player, skill)


def _by_state(table: Table, player: PlayerNo, chosen: list[PlayerNo]) -> str:
    """How he is, if nobody who could be chosen is like that."""
    him = who(table, player)
    if not table.on_pitch(player):
        if all(table.state[each] != table.state[player] for each in chosen):
            return off_pitch(table, player)
    elif not any(table.on_pitch(each) for each in chosen):
        return f"{him} is on the pitch"
    elif not table.standing(player):
        if all(table.standing(each) for each in chosen):
            return down(table, player)
    elif not any(table.standing(each) for each in chosen):
        return f"{him} is on his feet"
    elif not table.has_zone(player) and all(table.has_zone(each) for each in chosen):
        return f"{him} has lost his tackle zones"
    return ""


def _by_place(table: Table, question: Question, player: PlayerNo, chosen: list[PlayerNo]) -> str:
    """Where he is, or what has become of him, if that tells him from all the others."""
    him = who(table, player)
    about = question.player
    if player == about:
        return f"it is about {him} himself"
    kind = question.kind
    if kind in _BESIDE and about >= 0 and table.on_pitch(about) and table.on_pitch(player):
        if distance(table.place[about], table.place[player]) != 1:
            return f"{him} is not beside {who(table, about)}"
    if kind in _WITH_HANDS and cannot_take(table, player):
        if not any(cannot_take(table, each) for each in chosen):
            return f"{him} cannot hold the ball"
    if kind == "intercept":
        return f"{him} is not in the way of the throw to {square(question.square)}"
    if kind in _OPEN and table.standing(player):
        if not is_open(table, player):
            return f"{him} is marked by an opponent"
        if kind == "solid defence":
            return f"{him} has been chosen already"
    if kind in _FREE and table.marks[player] & ROOTED:
        return f"{him} is rooted"
    return ""


def _others(table: Table, him: str, chosen: list[PlayerNo]) -> str:
    names = [who(table, each) for each in dict.fromkeys(chosen)]
    return f"{him} cannot be chosen; {_some(names, 'players')}"


def _some(names: list[str], what: str) -> str:
    if len(names) > SOME:
        return f"{len(names)} other {what} can be"
    return f"only {listed(names)} can be"


# --- squares ----------------------------------------------------------------------------------


def against_square_of(table: Table, question: Question, answer: Code) -> str:
    """Why it cannot be this square: something true of it, and of none that could be chosen."""
    sq = square_in(table, answer)
    player = player_in(table, answer)
    squares = [
        square_in(table, each)
        for each in _alike(question, answer)
        if player_in(table, each) == player
    ]
    squares = [each for each in squares if each]
    if not squares or sq in squares:
        return ""
    here = f"{square(sq)}"
    if table.board[sq] and not any(table.board[each] for each in squares):
        return occupied(table, sq)
    centre = player if player != NOBODY and table.on_pitch(player) else question.player
    if centre >= 0 and table.on_pitch(centre):
        about = table.place[centre]
        if sq == about and about not in squares:
            return f"{who(table, centre)} is at {here} himself"
        farthest = max(distance(about, each) for each in squares)
        if distance(about, sq) > farthest:
            if farthest == 1:
                return f"{here} is not next to {who(table, centre)}, who is at {square(about)}"
            return f"{here} is too far from {who(table, centre)}, who is at {square(about)}"
    return f"{here} cannot be chosen; {_some([square(each) for each in squares], 'squares')}"


def against_words(table: Table, question: Question, answer: Code) -> str:
    """The right verb with something that is not on offer: what is."""
    alike = [each for each in question.codes if verb_of(each) == verb_of(answer)]
    names = [option_text(table, each) for each in alike]
    if len(names) > SOME:
        return f"{', '.join(names[:SOME])} and {len(names) - SOME} more are possible here"
    return f"it can be {listed(names)} here"
