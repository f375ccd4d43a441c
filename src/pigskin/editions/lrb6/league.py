"""LRB6 between matches: points and improvement rolls, winnings, expenses, fans."""

from __future__ import annotations

from typing import Final

from pigskin.league.asking import Choice, Flow
from pigskin.league.desk import Desk
from pigskin.league.events import Advanced, FansChanged, Gold
from pigskin.league.legal import open_skills, why_not_learn, why_not_raise
from pigskin.league.rules import LeagueRules
from pigskin.league.sheet import SheetPlayer, category_of
from pigskin.league.steps import concession, hiring, injuries, kept, mvp, recording
from pigskin.league.steps.concession import penalised

# --- improvement ------------------------------------------------------------------------------


def improve(desk: Desk) -> Flow[None]:
    """A roll for every level he has reached and has not learned by; each is decided before the next
    is rolled. So points that were put right by hand teach, too, and none teaches twice."""
    dead = injuries.killed(desk)
    there = sorted((*desk.sheet.active, *desk.sheet.guests), key=lambda each: each.number)
    for player in there:
        due = desk.figures.level(player.earned) - len(player.advances)
        if player.key not in dead:
            for _ in range(due):
                yield from _roll(desk, player.key)


def _roll(desk: Desk, key: str) -> Flow[None]:
    name = desk.sheet.player(key).name
    one, two = yield from desk.roll(6, 6, what=f"improvement of {name}")
    player = desk.sheet.player(key)
    position = desk.sheet.position_of(player)
    letters = position.normal + (position.double if one == two else "")
    stats = desk.figures.improvement.get(one + two, ())
    limit = desk.switches.characteristic_limit

    def why_not(answer: str) -> str:
        stat = answer.removeprefix("+1 ").lower()
        if answer.startswith("+1 ") and stat in desk.sheet.rules.stats:
            if stat not in stats:
                return f"{answer} is not what {one + two} gives"
            return why_not_raise(desk.sheet, player, stat, limit)
        return why_not_learn(desk.sheet, player, answer, letters)

    raises = [each for each in stats if not why_not_raise(desk.sheet, player, each, limit)]
    skills = list(open_skills(desk.sheet, player, letters))
    choices = [
        *(Choice(f"+1 {each.upper()}", "a characteristic") for each in raises),
        *(Choice(each, _how(desk, player, each)) for each in skills),
    ]
    if not choices:
        return  # there is nothing left for him to learn
    answer = yield from desk.ask(
        "improve",
        f"{player.number} {name} has rolled {one + two}: what does he learn?",
        choices,
        player=key,
        dice=(one, two),
        why_not=why_not,
    )
    how = "characteristic" if answer.startswith("+1 ") else _how(desk, player, answer)
    desk.do(Advanced(key, answer, how, value=_worth(desk, answer, how)))


def _how(desk: Desk, player: SheetPlayer, skill: str) -> str:
    letter = category_of(desk.sheet.edition, skill)
    return "normal" if letter in desk.sheet.position_of(player).normal else "double"


def _worth(desk: Desk, what: str, how: str) -> int:
    rules = desk.sheet.rules
    if how == "characteristic":
        return rules.stat_values[("ma", "st", "ag", "av").index(what[3:].lower())]
    return rules.normal_skill_value if how == "normal" else rules.double_skill_value


# --- gold and fans ----------------------------------------------------------------------------


def winnings(desk: Desk) -> Flow[None]:
    """D6 and FAME in tens of thousands, more for a win or a tie; a winner may roll again.

    Who has given up without need rolls for the other team.
    """
    played = desk.played
    if played.conceded and penalised(desk):
        return
    won = played.result == "won"
    face = yield from desk.d6("winnings")
    if won:
        answer = yield from desk.ask(
            "winnings",
            f"Winnings: {face} was rolled. Roll again, and keep what comes?",
            [Choice("keep"), Choice("re-roll", "the second roll counts")],
            dice=(face,),
        )
        if answer == "re-roll":
            face = yield from desk.d6("winnings again")
    figures = desk.figures
    amount = (face + (played.own.fame or 0)) * figures.winnings_unit
    amount += figures.winnings_bonus if played.result != "lost" else 0
    if played.won_by_concession and penalised(desk):
        theirs = yield from desk.d6("winnings of the other team")
        amount += (theirs + (played.other.fame or 0)) * figures.winnings_unit
    desk.do(Gold(amount + desk.switches.more_winnings, "winnings"))


def expenses(desk: Desk) -> None:
    """What a team of much value pays; never more than there is."""
    table = desk.figures.expenses.get(desk.switches.spiralling)
    if table is None:
        return
    won = sum(
        entry.event.amount
        for entry in desk.entries
        if isinstance(entry.event, Gold) and entry.event.why == "winnings"
    )
    purse = desk.sheet.treasury
    if desk.switches.expenses_from == "winnings":
        purse = min(won, purse)
    paid = min(table.due(desk.sheet.value), purse)
    if paid:
        desk.do(Gold(-paid, "spiralling expenses"))


def fans(desk: Desk) -> Flow[None]:
    """Won 3D6, otherwise 2D6, against the fan factor."""
    played = desk.played
    if played.conceded:
        short = played.report.short_handed
        if not short or desk.switches.short_concession_fans == "minus1":
            if desk.sheet.fan_factor:
                desk.do(FansChanged(-1))
            return
    dice = (6, 6, 6) if played.result == "won" else (6, 6)
    total = sum((yield from desk.roll(*dice, what="fan factor")))
    now = desk.sheet.fan_factor
    if total > now and played.result != "lost":
        desk.do(FansChanged(1))
    elif total < now and played.result != "won":
        desk.do(FansChanged(-1))


OWN_SWITCHES: Final = (
    "spiralling", "expenses_from", "petty_cash_unspent", "short_concession_fans",
    "characteristic_limit",
)  # fmt: skip
LEAGUE: Final = LeagueRules(
    after_match=(
        ("match", recording.record_match),
        ("kept skills", kept.keep),
        ("most valued player", mvp.award),
        ("points", recording.earn),
        ("improvement", improve),
        ("the dead", injuries.strike_off),
        ("injuries", injuries.note),
        ("desertion", concession.desert),
        ("winnings", winnings),
        ("expenses", expenses),
        ("fans", fans),
        ("recovery", injuries.recover),
        ("hiring", hiring.hire),
    ),
    after_forfeit=(("improvement", improve),),
    own_switches=OWN_SWITCHES,
)
