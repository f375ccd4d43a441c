"""The manager who does what most coaches would."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pigskin.dice import Dice
from pigskin.league.desk import Desk
from pigskin.league.legal import open_skills
from pigskin.league.managers.base import asked_of, roll_by_hand
from pigskin.league.managers.drafting import drafted
from pigskin.league.managers.hiring import hired
from pigskin.league.managers.wishes import rank, ruined
from pigskin.league.sheet import Sheet, SheetPlayer
from pigskin.teams.books import books

DONE: Final = "done"
BACK: Final = "back"
_KEEP_FROM: Final = 4  # winnings of a D6
# With fewer advancements a player takes what is cheap; later he saves for what he wishes most.
_EARLY: Final = 2
_PRIMARY, _SECONDARY, _STAT = "chosen primary", "chosen secondary", "characteristic"
_BY_LOT: Final = ("random secondary", "random primary")


class SteadyManager:
    """Skills by position, a dozen players and a few re-rolls, and no gold lying about.

    Nothing is left to chance, except dice where a desk has none.
    """

    name = "steady"

    def __init__(self, seed: int | str = 0) -> None:
        self.dice = Dice(f"steady manager {seed}")

    def choose(self, desk: Desk) -> str:
        question = asked_of(desk)
        if question.kind == "roll":
            return roll_by_hand(question, self.dice)
        return _ANSWERS[question.kind](desk)


# --- gold, and who is named -------------------------------------------------------------------


def _winnings(desk: Desk) -> str:
    return "keep" if asked_of(desk).dice[0] >= _KEEP_FROM else "re-roll"


def _nominate(desk: Desk) -> str:
    """The most promising of those who may be named; they are named by their shirts."""
    sheet = desk.sheet
    worn = {str(each.number): each for each in (*sheet.guests, *sheet.active)}
    points = desk.figures.points["mvp"]
    return max(asked_of(desk).answers, key=lambda number: _promise(desk, worn[number], points))


def _allot(desk: Desk) -> str:
    points = desk.figures.points["touchdowns"]
    answers = asked_of(desk).answers
    return max(answers, key=lambda key: _promise(desk, desk.sheet.player(key), points))


def _promise(desk: Desk, player: SheetPlayer, points: int) -> tuple[bool, bool, bool, int]:
    """Who has most from some points: whole, on the list, and soon to learn something."""
    return (
        not ruined(desk.sheet, player),
        player in desk.sheet.active,
        _learns_with(desk, player, points),
        desk.sheet.position_of(player).cost - 10_000 * len(player.advances),
    )


def _learns_with(desk: Desk, player: SheetPlayer, points: int) -> bool:
    """Would so many points more teach him something?"""
    figures = desk.figures
    if figures.levels:
        return figures.level(player.earned + points) > figures.level(player.earned)
    have = len(player.advances)
    if have >= figures.advances_max:
        return False
    return player.spp + points >= figures.costs[_PRIMARY][have]


# --- learning ---------------------------------------------------------------------------------


def _about(desk: Desk) -> SheetPlayer:
    return desk.sheet.player(asked_of(desk).player)


def _improve(desk: Desk) -> str:
    """A skill or "+1 ST": whatever is wished for most."""
    player, offered = _about(desk), [each for each in asked_of(desk).answers if each != BACK]
    return min(offered, key=lambda what: rank(desk.sheet, player, what))


def _prize(desk: Desk) -> str:
    """Whoever is whole and dearest."""
    players = [each for each in desk.sheet.active if each.key in asked_of(desk).answers]
    return max(players, key=lambda it: (not ruined(desk.sheet, it), desk.sheet.value_of(it))).key


def _spend(desk: Desk) -> str:
    """Whoever has something worth his points; guests only if they must, for it makes them dear."""
    answers = asked_of(desk).answers
    own = {each.key for each in desk.sheet.active}
    for key in answers:
        if key in own and _purchase(desk, desk.sheet.player(key)):
            return key
    if DONE in answers:
        return DONE
    # Somebody can pay for a characteristic and may save no longer.
    return max(answers, key=lambda key: desk.sheet.player(key).spp)


def _advance(desk: Desk) -> str:
    player, offered = _about(desk), asked_of(desk).answers
    wanted = _purchase(desk, player)
    if wanted in offered:
        return wanted
    return next(each for each in (_SECONDARY, _PRIMARY, _STAT, *_BY_LOT, BACK) if each in offered)


def _purchase(desk: Desk, player: SheetPlayer) -> str:
    """What he should spend his points on now; nothing if he had better save them."""
    costs, have = desk.figures.costs, len(player.advances)
    if have >= desk.figures.advances_max:
        return ""
    position = desk.sheet.position_of(player)
    found = {
        _PRIMARY: _best(desk.sheet, player, position.normal),
        _SECONDARY: _best(desk.sheet, player, position.double),
    }
    open_ = {how: place for how, place in found.items() if place is not None}
    if not open_:
        return _STAT if player.spp >= costs[_STAT][have] else ""
    wanted = min(open_, key=lambda how: open_[how])
    if have < _EARLY and _PRIMARY in open_:
        wanted = _PRIMARY
    return wanted if player.spp >= costs[wanted][have] else ""


def _best(sheet: Sheet, player: SheetPlayer, letters: str) -> int | None:
    """How much the best skill of some categories is wished for, if there is one."""
    return min([rank(sheet, player, each) for each in open_skills(sheet, player, letters)],
               default=None)  # fmt: skip


def _characteristic(desk: Desk) -> str:
    """A characteristic the die offers, or a skill if he wishes for that more."""
    player, position = _about(desk), desk.sheet.position_of(_about(desk))
    letters = {"primary skill": position.normal, "secondary skill": position.double}

    def place(answer: str) -> int:
        if answer not in letters:
            return rank(desk.sheet, player, f"+1 {answer}")
        found = _best(desk.sheet, player, letters[answer])
        assert found is not None, "only what he can learn is offered"
        return found

    return min(asked_of(desk).answers, key=place)


def _category(desk: Desk) -> str:
    """Where there is most to wish for."""
    player, names = _about(desk), books(desk.sheet.edition).category_names
    letters = {name: letter for letter, name in names.items()}
    offered = [each for each in asked_of(desk).answers if each != BACK]

    def place(name: str) -> int:
        found = _best(desk.sheet, player, letters[name])
        assert found is not None, "only categories with something to learn are offered"
        return found

    return min(offered, key=place)


_ANSWERS: Final[dict[str, Callable[[Desk], str]]] = {
    "winnings": _winnings,
    "nominate": _nominate,
    "allot touchdown": _allot,
    "improve": _improve,
    "skill": _improve,
    "spend": _spend,
    "advance": _advance,
    "characteristic": _characteristic,
    "category": _category,
    "prize": _prize,
    "mutation": _improve,
    "hire": hired,
    "draft": drafted,
}
