"""BB2020 between matches: winnings from the gate, fans, touchdowns given away, Thralls."""

from __future__ import annotations

from typing import Final

from pigskin.editions.bb2020.advancing import spend
from pigskin.editions.bb2020.injury import LASTING
from pigskin.league.asking import Choice, Flow
from pigskin.league.desk import Desk
from pigskin.league.events import Earned, FansChanged, Gold, Joined
from pigskin.league.rules import LeagueRules
from pigskin.league.steps import concession, hiring, injuries, kept, mistakes, mvp, recording
from pigskin.league.steps.concession import penalised
from pigskin.model import CASUALTY_NAMES
from pigskin.report.values import PlayerReport
from pigskin.teams.books import books
from pigskin.teams.reading import skill_name
from pigskin.teams.team import Team

_SUMMONERS: Final = "Vampire Lord"  # the special rule
_THRALL: Final = "Thrall Lineman"
_STRONG: Final = 5  # too strong to be summoned


def winnings(desk: Desk) -> None:
    """Half the attendance and the own touchdowns, in tens of thousands.

    A team that was given the match without need has the whole gate, the other one nothing.
    """
    played = desk.played
    attendance = sum(played.report.fans or (0, 0))
    unit = desk.figures.winnings_unit
    if played.conceded and penalised(desk):
        return
    if played.won_by_concession and penalised(desk):
        gate = attendance * unit
    else:
        gate = attendance * unit // 2
    amount = gate + played.score[0] * unit
    desk.do(Gold(amount + desk.switches.more_winnings, "winnings"))


def fans(desk: Desk) -> Flow[None]:
    """A winner may gain one, a loser lose one; who gives up without need loses a D3."""
    played, now = desk.played, desk.sheet.fan_factor
    if played.conceded and penalised(desk):
        face = yield from desk.d6("fans who stay away, a D6 halved")
        lost = min((1 + face) // 2, now - desk.sheet.rules.fan_factor_min)
        if lost > 0:
            desk.do(FansChanged(-lost))
        return
    if played.result == "drawn":
        return
    face = yield from desk.d6("dedicated fans")
    if played.result == "won" and face >= now:
        desk.do(FansChanged(1))
    elif played.result == "lost" and face < now:
        desk.do(FansChanged(-1))


def allot(desk: Desk) -> Flow[None]:
    """Touchdowns that a concession brought are given to players, for their points."""
    played = desk.played
    if not played.won_by_concession:
        return
    given = max(0, played.score[0] - played.own.scored)
    if played.report.short_handed:
        given = min(given, 1)
    for number in range(given):
        there = [
            player
            for player in desk.sheet.players.values()
            if player.state in ("active", "guest")
            and (player.key not in desk.before.players or desk.before.players[player.key].able)
        ]
        there.sort(key=lambda player: player.number)
        if not there:
            return
        key = yield from desk.ask(
            "allot touchdown",
            f"Whose is touchdown {number + 1} of {given} that were given to the team?",
            [Choice(player.key, f"{player.number} {player.name}") for player in there],
        )
        feats = {"touchdowns": 1}
        desk.do(Earned(key, desk.figures.worth(feats), feats, matches=0))


def summon(desk: Desk) -> None:
    """Vampires: one of the opponents who died may come back as a Thrall."""
    if not desk.sheet.roster.has_rule(_SUMMONERS) or desk.played.opponent is None:
        return
    for told in desk.played.other.players:
        if told.dead and _can_be_summoned(desk.played.opponent, told):
            number, key = desk.sheet.free_number(), desk.sheet.next_key()
            name = told.name or _THRALL
            desk.do(Joined(key, number, name, _THRALL, "summoned"))
            return


def _can_be_summoned(team: Team, told: PlayerReport) -> bool:
    """Is a victim weak enough, and will he stay dead?"""
    if told.kind == "rostered":
        player = team.player(told.shirt)
        strength, skills = team.stats_of(player)[1], team.skills_of(player)
    elif told.kind == "star":
        star = books(team.roster.edition).stars.get(told.name)
        if star is None:
            return False
        strength, skills = star.st, star.skills
    else:
        position = team.roster.position(told.position)
        strength, skills = position.st, position.skills
    lasting = {skill_name(each) for each in skills} & {"Regeneration", "Stunty"}
    return strength < _STRONG and not lasting


LEAGUE: Final = LeagueRules(
    after_match=(
        ("match", recording.record_match),
        ("kept skills", kept.keep),
        ("the dead", injuries.strike_off),
        ("winnings", winnings),
        ("fans", fans),
        ("points", recording.earn),
        ("touchdowns given", allot),
        ("most valued player", mvp.award),
        ("advancement", spend),
        ("injuries", injuries.note),
        ("desertion", concession.desert),
        ("the summoned", summon),
        ("hiring", hiring.hire),
        ("mistakes", mistakes.expensive_mistakes),
        ("recovery", injuries.recover),
    ),
    after_forfeit=(("advancement", spend),),
    guests_cost_their_value=True,
    paid_guests=("infected",),
    may_rest=True,
    may_give_up_rerolls=False,
    voids_touchdowns=True,
    friendlies_across_divisions=True,
    both_mvps=False,
    has_fame=False,
    most_fans=20,  # D3, seven dedicated ones and some who are brought along
    trophies=("none", "re-roll", "mutation"),
    lasting=tuple([CASUALTY_NAMES[each] for each in LASTING]),
    own_switches=(
        "fans_in_value", "reduction_at_minimum", "voided_touchdowns", "decline_characteristic",
        "redraft_cap",
    ),
)  # fmt: skip
