"""Advice in words: what to do with its chances in one line, why in another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pigskin.coaches.advice import Advice

_REASONS: Final = {
    "nothing left": "nothing that is left is worth its risk",
    "an opponent down": "an opponent on the ground cannot do much",
    "their carrier": "the ball carrier can be hit",
    "clears the way": "it clears the way",
    "the crowd": "he can be pushed into the crowd",
    "last turn": "it is the last turn of the half",
    "time to score": "it is time to score",
    "better hands": "he is better off with the ball",
    "the ball": "the ball lies there",
    "he lies there": "he lies there, and his armour may break",
    "a better place": "the field is worth more then",
    "safe first": "what needs no roll comes before what does",
    "nearer to scoring": "he gets nearer to the end zone, and stays guarded",
    "in their way": "they are in the way of the ball carrier then",
    "nearer to the ball": "they are nearer to the ball then",
    "goes on": "that is the best to be made of this action",
    "far enough": "he stands well there",
    "worth a re-roll": "it matters more than the re-roll",
    "not worth a re-roll": "the re-roll is worth more elsewhere",
    "the best die": "it does the most of the dice that lie there",
    "costs no re-roll": "it costs no re-roll of the team",
    "stays close": "he stays close to him",
    "keeps his place": "his place is the better one",
    "worth the apothecary": "he would be missed",
    "the apothecary is kept": "somebody may need the apothecary more",
    "use it": "nothing speaks against it",
    "better without": "without it more is won",
    "a coin": "one side of a coin is as good as the other",
    "first to score": "who receives is more often the first to score",
    "a formation": "nobody is left alone, and the line is manned",
    "deep in the middle": "little can scatter off the pitch from there",
    "safe hands": "these are the safest hands",
    "less harm": "it does less harm",
    "he may stay": "so he may stay on the pitch",
    "habit": "what a coach does more often than not",
}
_DEEDS: Final = {
    "end turn": "end the turn",
    "block": "{player} blocks {other}",
    "blitz": "{player} blitzes {other}{from_}",
    "foul": "{player} fouls {other}{from_}",
    "hand-off": "{player} hands the ball to {other}{from_}",
    "pass": "{player} passes to {other}{from_}",
    "score": "{player} runs in",
    "fetch": "{player} goes for the ball{to}",
    "help": "{player} goes to {square} first",
    "slip": "{player} dodges to {square}",
    "move": "{player} goes to {square}",
    "stop": "{player} stops",
    "set-up": "set up as a coach would",
    "answer": "{answer}",
}


def words(advice: Advice) -> str:
    """What to do: "home 4 blitzes away 7 from 12,6: 2 dice, down 56 %, turn lost 3 %"."""
    said = _deed(advice)
    figures = ", ".join(_figures(advice))
    return f"{said}: {figures}" if figures else said


def reason(advice: Advice) -> str:
    """Why: "the ball is lost with 8 % instead of 31 %"."""
    if advice.why == "the ball is safer" and advice.before is not None:
        then = percent(advice.after or 0.0)
        return f"keeps the ball safe: lost {then} instead of {percent(advice.before)}"
    if advice.why == "help":
        return f"help for the block of {advice.mate} on {advice.other}"
    return _REASONS.get(advice.why, advice.why)


def _deed(advice: Advice) -> str:
    if (advice.moves or advice.rising) and advice.deed in ("carry", "posts"):
        return _plan(advice)
    square = "{},{}".format(*advice.path[-1]) if advice.path else ""
    if advice.deed == "carry":
        return f"{advice.player} carries the ball to {square}"
    return _DEEDS[advice.deed].format(
        player=advice.player, other=advice.other, square=square,
        from_=f" from {square}" if square else "", to=f" at {square}" if square else "",
        answer=advice.answers[0] if advice.answers else "",
    )  # fmt: skip


def _plan(advice: Advice) -> str:
    """Several who move: the carrier first, if he does."""
    others = [f"{who} to {x},{y}" for who, x, y in advice.moves if who != advice.player]
    others += [f"{who} gets up" for who in advice.rising]
    own = [(x, y) for who, x, y in advice.moves if who == advice.player]
    if advice.deed == "carry" and own:
        said = "{} carries the ball to {},{}".format(advice.player, *own[0])
        return f"{said}, {', '.join(others)}" if others else said
    posts = [f"{who} to {x},{y}" for who, x, y in advice.moves if who == advice.player]
    return f"posts: {', '.join([*posts, *others])}"


def _figures(advice: Advice) -> list[str]:
    """The chances worth telling."""
    told: list[str] = []
    if advice.dice:
        count = abs(advice.dice)
        whose = " they choose" if advice.dice < -1 else ""
        told.append(f"{count} {'die' if count == 1 else 'dice'}{whose}")
    if advice.chance is not None and advice.chance < 1:
        goal = "down" if advice.deed in ("block", "blitz") else "works"
        told.append(f"{goal} {percent(advice.chance)}")
    if advice.risk:
        lost = "sent off" if advice.deed == "foul" else "turn lost"
        told.append(f"{lost} {percent(advice.risk)}")
    return told


def percent(chance: float) -> str:
    """A chance as people say it; nothing that may fail is called certain."""
    whole = round(100 * chance)
    return f"{min(99, max(1, whole)) if 0 < chance < 1 else whole} %"
