"""The lines of the protocol: what we say, and what is said to us.

What comes in is either the answer to the question asked last, or a question about the table (the
view, where a player gets, what a plan may come to, why something is not legal), which is answered
at once and changes nothing.
"""

from __future__ import annotations

import json
from typing import Final

from pigskin import __version__
from pigskin.contract.answers import understand
from pigskin.contract.arguments import Json
from pigskin.contract.version import CONTRACT
from pigskin.errors import IllegalAnswer, MalformedAnswer, PigskinError
from pigskin.game import Game
from pigskin.numbers import Code
from pigskin.odds.preview import preview
from pigskin.odds.reaching import reach
from pigskin.showing import quoted
from pigskin.teams.near import hint

Message = dict[str, Json]

LONGEST: Final = 20_000  # characters a line may have; an answer has some fifty
ANSWER: Final = "answer"
REQUESTS: Final = ("view", "reach", "preview", "why not")


# --- what we say ------------------------------------------------------------------------------


def line(message: Message) -> str:
    """A message as one line."""
    return json.dumps(message, ensure_ascii=False, separators=(",", ":"))


def hello(game: Game, coaches: list[str]) -> Message:
    """The first line: who speaks, which game this is, and whom the program coaches."""
    table = game.table
    return {
        "t": "hello",
        "contract": CONTRACT,
        "pigskin": __version__,
        "you": [*coaches],
        "edition": table.edition.id,
        "teams": {"home": table.team_names[0], "away": table.team_names[1]},
    }


def ask(game: Game, number: int, told: int, coaches: list[str]) -> Message:
    """The question, with everything that happened since the events told so far."""
    assert game.question is not None
    events = _heard(game, told, coaches)
    return {"t": "ask", "n": number, "question": game.question.json, "events": events}


def refusal(number: int, error: PigskinError) -> Message:
    """Why an answer was not taken."""
    kind = "not understood" if isinstance(error, MalformedAnswer) else "not legal"
    return {"t": "no", "n": number, "error": kind, "words": str(error)}


def stepped_in(number: int, game: Game, why: str) -> Message:
    """We have answered for the program: with what, and why."""
    return {"t": "passive", "n": number, "answer": str(game.passive_answer()), "words": why}


def over(game: Game, told: int, coaches: list[str]) -> Message:
    """The last line."""
    outcome = game.outcome
    events = _heard(game, told, coaches)
    result: Json = None
    if outcome is not None:
        result = {
            "winner": outcome.winner, "score": [*outcome.score], "reason": outcome.reason
        }  # fmt: skip
    return {"t": "over", "outcome": result, "events": events}


def _heard(game: Game, told: int, coaches: list[str]) -> list[Json]:
    """What has happened since, as the program hears it: with the ears of those it coaches."""
    if len(coaches) == 2:
        return [event.json for event in game.events_since(told)]
    ear = coaches[0] if coaches else None
    return [event.json for event in game.events_for(ear, told)]


# --- what is said to us -----------------------------------------------------------------------


def read(text: str) -> dict[str, object]:
    """A line that came in, as a message."""
    if len(text) > LONGEST:
        raise MalformedAnswer(f"a line has at most {LONGEST} characters, not {len(text)}")
    try:
        message = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise MalformedAnswer(f"{quoted(text.strip())} is no line of JSON: {error}") from None
    if not isinstance(message, dict):
        raise MalformedAnswer(f"a line is an object such as {{\"n\": 0, \"answer\": \"heads\"}}, "
                              f"not {quoted(message)}")  # fmt: skip
    return message


def is_request(message: dict[str, object]) -> bool:
    """Is it a question about the table, not an answer?"""
    kind = message.get("t", ANSWER)
    if kind != ANSWER and kind not in REQUESTS:
        known = (ANSWER, *REQUESTS)
        near = hint(kind, known) if isinstance(kind, str) else ""
        words = ", ".join(known)
        raise MalformedAnswer(f"{quoted(kind)} is nothing one can say; say {words}{near}")
    return kind != ANSWER


def is_stale(message: dict[str, object], number: int) -> bool:
    """Does an answer belong to an earlier question, whose time was up?"""
    given = message.get("n")
    return isinstance(given, int) and not isinstance(given, bool) and given < number


def answer_in(game: Game, message: dict[str, object], number: int) -> Code:
    """The code of a legal answer to the question asked last."""
    given = message.get("n")
    if given != number or isinstance(given, bool):
        raise MalformedAnswer(f"the question is number {number}, not {quoted(given)}: write "
                              f"\"n\": {number} beside the answer")  # fmt: skip
    if ANSWER not in message:
        raise MalformedAnswer("there is no answer in the line")
    assert game.question is not None
    answer = message[ANSWER]
    if not isinstance(answer, (str, dict)):
        raise MalformedAnswer(f"an answer is its words or its JSON, not {quoted(answer)}")
    code = understand(game.table, answer, game.question.codes)
    if code not in game.question.codes:
        raise IllegalAnswer(game.why_not(code))
    return code


def fulfil(game: Game, message: dict[str, object], coach: str | None) -> Message:
    """The answer to a question about the table."""
    kind = message.get("t")
    if kind == "view":
        return {"t": "view", "view": game.view(coach)}
    if kind in ("reach", "preview"):
        seen = game if coach is None else game.seen_by(coach)
        return _reach(seen, message) if kind == "reach" else _preview(seen, message)
    answer = message.get(ANSWER)
    if not isinstance(answer, (str, dict)):
        raise MalformedAnswer("which answer? write \"answer\" with its words or its JSON")
    return {"t": "why not", "words": game.why_not(answer, coach)}


def _reach(game: Game, message: dict[str, object]) -> Message:
    player, action = message.get("player"), message.get("action", "move")
    if not isinstance(player, str) or not isinstance(action, str):
        raise MalformedAnswer("whose reach? write \"player\": \"home 5\"")
    found = reach(game, player, action)
    to = message.get("square")
    told: Json = found.json if to is None else found.to(to).json
    return {"t": "reach", "player": player, "reach": told}


def _preview(game: Game, message: dict[str, object]) -> Message:
    answers = message.get("answers")
    if not isinstance(answers, list) or not all(isinstance(each, (str, dict)) for each in answers):
        raise MalformedAnswer("which plan? write \"answers\" with a list of them")
    return {"t": "preview", "preview": preview(game, answers, whole=False).json}
