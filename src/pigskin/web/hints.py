"""What each answer to a question means, for whoever is asked: words, chances, what follows at once.

Everything is tried out on copies by the engine's own rules. Nothing here takes long: trees of dice
are cut off after a few, and a question with very many answers is told about by range alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from pigskin.answering import code_of
from pigskin.contract.answers import Answer, option_text
from pigskin.contract.arguments import Json
from pigskin.contract.happenings import HAPPENINGS
from pigskin.contract.verbs import verb_of_code
from pigskin.events import Event
from pigskin.game import Game
from pigskin.history import EventRow
from pigskin.numbers import Code, Square
from pigskin.odds.again import REROLLS, chance_again
from pigskin.odds.hints import hint_of, range_of, rolls_of
from pigskin.odds.preview import preview
from pigskin.odds.trial import Trial
from pigskin.pitch import HALF, ON_PITCH, OTHER_SIDE, column, row
from pigskin.questions import Question, verb_of
from pigskin.web.blasts import blast_of
from pigskin.web.faces import FAILS, WORKS, by_face
from pigskin.web.money import spending

MOST_HINTS: Final = 160  # answers of a question that are told about one by one
MOST_TRIED: Final = 30  # answers of a question that are tried out for what follows
MOST_ROLLED: Final = 6  # answers of a question whose next die is tried out, face by face
_DEEPEST: Final = 3  # dice of a tree
# Questions whose instruments plan ahead, or whose answers are only steps of something longer.
_PLANNED: Final = ("turn", "action", "set-up", "inducements")
_THROWS: Final = ("pass", "dump-off", "bomb", "throw team-mate", "kick team-mate")
_BLOCKS: Final = ("block dice", "re-roll block", "re-roll")  # whose chances are told
_DARED: Final = ("go for it", "wizard", "throw a rock")  # whose answers are worth a chance
_PUSHING: Final = ("push", "follow up")
_CHAIN: Final = 4  # questions of a push that are answered for a look ahead
# What a coach is warned of before he answers.
_BAD: Final = ("into the crowd", "turnover", "sent off", "falls through", "coach banned")
# Told by the answer itself, or of no use before it happens.
_OBVIOUS: Final = (
    "chosen", "spends", "team re-roll", "leader re-roll", "mascot re-roll", "skill re-roll",
    "uses", "spent", "follows up", "action ends", "end of turn", "turn", "targets", "uses skill",
    "gains", "will kick", "kicker", "plays card", "plays card on", "plays card at",
)  # fmt: skip


def hints_of(game: Game) -> Json:
    """What each answer to the question means, by its words."""
    question = game.question
    if question is None:
        return {}
    if question.kind == "petty cash":
        return spending(game)
    if question.kind in _THROWS:
        return _throws(game, question)
    codes = question.codes
    if len(codes) > MOST_HINTS:  # of a whole pitch only players are told about
        codes = [each for each in codes if not _names_square(each)]
        if len(codes) > MOST_HINTS:
            return {}
    follow = question.kind not in _PLANNED and len(question.codes) <= MOST_TRIED
    found: dict[str, Json] = {}
    for answer in codes:
        words, chance = hint_of(game, answer)
        told: dict[str, Json] = {"hint": words, "chance": None if chance is None else float(chance)}
        if verb_of(answer) in REROLLS:
            again = chance_again(game, question, answer)
            told["chance"] = None if again is None else float(again)
        elif follow:
            _what_follows(game, answer, told)
            if len(codes) <= MOST_ROLLED and question.kind not in _BLOCKS:
                _what_is_rolled(game, answer, told)
        elif question.kind in _DARED and len(codes) <= MOST_TRIED:
            _what_is_rolled(game, answer, told)
        if any(told.values()):
            found[option_text(game.table, answer)] = told
    return found


_THROWN: Final = ("pass", "throw team-mate")


def _throws(game: Game, question: Question) -> Json:
    """How far each square is, and what must be rolled to throw there."""
    found: dict[str, Json] = {}
    needs: dict[int, int | None] = {}
    for answer in question.codes:
        reach = range_of(game, answer)
        if reach is None:
            continue
        if reach not in needs:
            rolls = [each for each in rolls_of(game, answer) if each[0] != "catch"]
            # A hungry thrower rolls for that before he throws.
            thrown = [need for test, need in rolls if test in _THROWN]
            needs[reach] = next(iter(thrown or [need for _, need in rolls]), None)
        words = option_text(game.table, answer)
        found[words] = {"hint": "", "chance": None, "band": reach, "need": needs[reach]}
    return found


def _what_follows(game: Game, answer: Code, told: dict[str, Json]) -> None:
    """What is told before the next die or question, and whether it is bad."""
    trial = Trial(game, answer, [])
    table = trial.table
    rows = list(table.events or [])
    # A push is done when nobody has to give way any more: who ends in the crowd is seen then.
    looking = game.question is not None and game.question.kind == "push"
    for _ in range(_CHAIN if looking else 0):
        asked = trial.game.question if trial.game is not None else None
        if trial.game is None or asked is None or asked.kind not in _PUSHING:
            break
        trial = Trial(trial.game, asked.codes[-1], [])
        rows += [each for each in trial.table.events or [] if each[0] in _BAD]
    happened = [
        str(Event(table, 0, 0, each))
        for each in rows
        if _is_news(game, each)
    ]
    if happened:
        told["then"] = [*happened[:3]]
    if any(each[0] in _BAD for each in rows):
        told["warn"] = True


def _what_is_rolled(game: Game, answer: Code, told: dict[str, Json]) -> None:
    """What each face of the next die brings, if a die is next."""
    rolled = by_face(game, answer, lambda each: _is_news(game, each))
    if told["chance"] is None and game.question is not None and game.question.kind in _DARED:
        told["chance"] = rolled.chance
    known = told.get("then")
    if told["chance"] is not None:  # which says how likely it works
        then = [each for each in rolled.then if not each.endswith((WORKS, FAILS))]
    else:
        then = rolled.then
    if then:
        told["then"] = [*(known if isinstance(known, list) else []), *then]
    if rolled.leads:
        told["leads"] = rolled.leads


def _is_news(game: Game, event: EventRow) -> bool:
    """Is it worth a word to whoever is about to answer?"""
    return not HAPPENINGS[event[0]].quiet and event[0] not in _OBVIOUS and not _same(game, event)


def _names_square(answer: Code) -> bool:
    return any(slot.name == "square" for slot in verb_of_code(answer).slots)


def _same(game: Game, event: EventRow) -> bool:
    """Is it what was asked about: where a player is pushed? Who is pushed on by it is not."""
    question = game.question
    return question is not None and event[0] == "pushed" and event[1] == question.player


# --- the kick-off -----------------------------------------------------------------------------


def kick_spread(game: Game, answer: Code) -> dict[str, Json]:
    """Where a kick may come down, each square with its share, and the chance of a touchback."""
    shares: dict[Square, Fraction] = {}
    _scatter(game, answer, [], Fraction(1), shares)
    there = set(HALF[OTHER_SIDE[game.table.kicking]])
    lost = sum((share for sq, share in shares.items() if sq not in there), Fraction(0))
    return {
        "spread": [
            [column(sq), row(sq), round(float(share), 4)]
            for sq, share in sorted(shares.items())
            if ON_PITCH[sq]
        ],
        "touchback": float(lost),
    }


def _scatter(
    game: Game, answer: Code, faces: list[int], share: Fraction, shares: dict[Square, Fraction]
) -> None:
    trial = Trial(game, answer, faces)
    landed = [each for each in trial.table.events or [] if each[0] in _SCATTERED]
    if landed:
        sq = Square(landed[-1][1])
        shares[sq] = shares.get(sq, Fraction(0)) + share
        return
    if trial.game is None and len(faces) < _DEEPEST:
        for face in range(1, trial.sides + 1):
            _scatter(game, answer, [*faces, face], share / trial.sides, shares)


_SCATTERED: Final = ("kick deviates", "kick scatters")


def previewed(game: Game, answers: Sequence[Answer]) -> Json:
    """A plan before it is carried out; of a kick also where it may come down.

    For a throw that is being aimed the chances of the throw are told, not those of all that may
    become of a ball gone astray.
    """
    question = game.question
    if question is not None and question.kind == "kick" and len(answers) == 1:
        nothing: dict[str, Json] = {"steps": [], "chance": None, "with_reroll": None, "assumes": []}
        return nothing | kick_spread(game, code_of(game, answers[0]))
    told = preview(game, answers, question is None or question.kind not in _THROWS).json
    if question is not None and len(answers) == 1:
        told |= blast_of(question.kind, code_of(game, answers[0]), told["steps"])
    return told
