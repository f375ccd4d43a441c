"""What cannot be in the report of a match: a form with wrong numbers is told which and why.

Everything here holds for matches that were played by the rules, however they are told.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

from pigskin.league.figures import league_figures
from pigskin.league.rules import LeagueRules, league_rules
from pigskin.league.sheet import Sheet
from pigskin.report.values import GoldReport, MatchReport, PlayerReport, TeamReport
from pigskin.teams.reading import skill_name

SIDES: Final = ("home", "away")
OTHER: Final = {"home": "away", "away": "home"}
MOST: Final = 99  # touchdowns, completions ... of one match
ELEVEN: Final = 11
FEATS: Final = (
    "touchdowns", "completions", "casualties", "interceptions", "deflections", "safe_landings",
    "blessings", "infections", "kills",
)  # fmt: skip
OF_SOME_EDITIONS: Final = ("deflections", "safe_landings", "blessings")
ROLLED_OUT: Final = ("penalties", "sudden death")  # what may part teams of one score
INFECTIOUS: Final = ("Nurgle's Rot", "Plague Ridden")


def with_fame(report: MatchReport, edition: str) -> MatchReport:
    """The report with the FAME that follows from the fans, where nobody has told it."""
    if report.fans is None or not league_rules(edition).has_fame:
        return report
    home, away = (
        replace(report.team(side), fame=fame(report.fans, side))
        if report.team(side).fame is None
        else report.team(side)
        for side in SIDES
    )
    return replace(report, home=home, away=away)


def fame(fans: tuple[int, int], side: str) -> int:
    """1 for more fans than the others, 2 for twice as many."""
    mine, theirs = fans if side == "home" else (fans[1], fans[0])
    return 0 if mine <= theirs else 2 if mine >= 2 * theirs else 1


def wrong_with(report: MatchReport, edition: str, sheets: Mapping[str, Sheet]) -> Iterator[str]:
    """Everything in a report that cannot be, a sentence each."""
    yield from _ending(report, edition)
    rules = league_rules(edition)
    if report.fans is not None and max(report.fans) > rules.most_fans:
        yield f"fans are at most {rules.most_fans:,} in {edition}, not {max(report.fans):,}"
    for side in SIDES:
        team, sheet = report.team(side), sheets[side]
        yield from _score(report, side)
        yield from _fame(report, side, rules, edition)
        yield from _gold(team.gold, side)
        for player in team.players:
            for words in _player(player, sheet, edition):
                yield f"{side}, number {player.shirt}: {words}"
        yield from _journeymen(report, team, sheet, side)


def _ending(report: MatchReport, edition: str) -> Iterator[str]:
    home, away = report.score
    gave_up = report.conceded_by
    conceded = (report.ending or "").startswith("conceded")
    if conceded and gave_up is None:
        yield 'the ending is a concession: say whose, conceded_by = "home" or "away"'
    elif gave_up is not None and not conceded:
        yield f"{gave_up} has conceded, but the ending is {report.ending}"
    elif gave_up is not None:
        yield from _concession(report, gave_up, edition)
    elif home != away:
        ahead = SIDES[away > home]
        if report.winner is not None and report.winner != ahead:
            yield f"{report.winner} cannot have won {home}:{away}"
    elif report.winner is not None and report.ending not in ROLLED_OUT:
        yield (
            f"{home}:{away} is a draw, whatever the winner: the ending would be "
            + " or ".join(ROLLED_OUT)
        )


def _concession(report: MatchReport, gave_up: str, edition: str) -> Iterator[str]:
    other = OTHER[gave_up]
    scores = dict(zip(SIDES, report.score, strict=True))
    if report.winner == gave_up:
        yield f"{gave_up} has conceded and cannot have won"
    elif scores[other] <= scores[gave_up]:
        yield f"{other} has won by a concession: its score is one more than {gave_up} has, or more"
    elif league_rules(edition).voids_touchdowns and scores[gave_up] and not report.note:
        yield (
            f"{gave_up} has conceded: its touchdowns are void, and {other} has those and one more"
        )


def _score(report: MatchReport, side: str) -> Iterator[str]:
    team, score = report.team(side), report.score[side == "away"]
    if score > MOST:
        yield f"{side}: {score} touchdowns, nobody has ever scored more than {MOST}"
    if report.conceded_by is not None:
        return  # then touchdowns are given and taken away
    named = sum(each.touchdowns for each in team.players)
    if max(named, team.scored) > score:
        yield f"{side} has {score} touchdowns, scorers are named of {max(named, team.scored)}"


def _fame(report: MatchReport, side: str, rules: LeagueRules, edition: str) -> Iterator[str]:
    told = report.team(side).fame
    if not told:
        if told is None or report.fans is None or not rules.has_fame:
            return
    if not rules.has_fame:
        yield f"{side}: there is no FAME in {edition}"
    elif told > 2:
        yield f"{side}: FAME is 0, 1 or 2, not {told}"
    elif report.fans is not None:
        least = fame(report.fans, side)
        most = 2 if rules.fame_is_sold else least
        if not least <= told <= most:
            yield f"{side}: with fans {report.fans[0]} and {report.fans[1]} FAME is {least}"


def _gold(gold: GoldReport, side: str) -> Iterator[str]:
    if gold.returned > gold.petty_cash:
        yield (
            f"{side}: {_pieces(gold.returned)} came back of {_pieces(gold.petty_cash)} petty cash"
        )
    if gold.bet_won > 2 * gold.bet:
        yield f"{side}: a bet of {_pieces(gold.bet)} pays {_pieces(2 * gold.bet)} at most"


def _pieces(thousands: int) -> str:
    return f"{thousands * 1000:,}"


def _player(told: PlayerReport, sheet: Sheet, edition: str) -> Iterator[str]:
    worth = league_figures(edition).points
    for feat in FEATS:
        times = getattr(told, feat)
        if times > MOST:
            yield f"{times} {_plain(feat)}, nobody has ever had more than {MOST}"
        elif times and feat in OF_SOME_EDITIONS and feat not in worth:
            yield f"{_plain(feat)} are not counted in {edition}"
    for result in told.hurt:
        if result.startswith("-1 ") and result[3:].lower() not in sheet.rules.stats:
            yield f"{result} is no injury of {edition}"
    if told.kind == "star" and not told.name:
        yield "a star has a name"
    if told.kind == "raised" and not sheet.roster.necromancer:
        yield f"{sheet.roster.name} teams raise nobody from the dead"
    if told.kind == "infected" and not _infectious(sheet):
        yield f"{sheet.roster.name} teams infect nobody"


def _infectious(sheet: Sheet) -> bool:
    born = [skill for each in sheet.roster.positions for skill in each.skills]
    learned = [skill for each in sheet.players.values() for skill in each.skills]
    return any(skill_name(each) in INFECTIOUS for each in (*born, *learned))


def _journeymen(
    report: MatchReport, team: TeamReport, sheet: Sheet, side: str
) -> Iterator[str]:
    """As many as eleven need; those who were bought look the same."""
    came = [each for each in team.players if each.kind == "journeyman"]
    usual = {each.name for each in sheet.roster.journeyman_positions}
    for each in came:
        if each.position and sheet.roster.position(each.position).name not in usual:
            listed = " or ".join(sorted(usual))
            yield f"{side}: a journeyman is a {listed}, not a {each.position}"
    bought = report.note or any("Rookies" in each.name for each in team.inducements)
    most = max(0, ELEVEN - len(sheet.able))
    if len(came) > most and not bought:
        yield f"{side}: {len(came)} journeymen, {sheet.name} was short of {most}"


def _plain(feat: str) -> str:
    return feat.replace("_", " ")
