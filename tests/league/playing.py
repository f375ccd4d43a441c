"""Matches of teams from sheets, as far as a case needs them."""

from __future__ import annotations

from collections.abc import Iterable

from table import Scene, match, pitch

from pigskin.league import Sheet, Switches
from pigskin.league.before import match_options
from pigskin.league.figures import league_figures

NICE = ("D6=4", "D6=3")  # weather nobody speaks of


def meet(
    home: Sheet,
    away: Sheet,
    *,
    dice: Iterable[int | str] = (),
    switches: Switches | None = None,
    **more: object,
) -> Scene:
    """A match of two teams, at its first question; its options are those of the league."""
    used = switches or league_figures(home.edition).switches
    options = {**match_options(used, home.edition), **more}
    return match(home.team(), away.team(), dice=list(dice), rules=home.edition, options=options)


def until_the_toss(
    home: Sheet,
    away: Sheet,
    *,
    dice: Iterable[int | str] = (),
    switches: Switches | None = None,
    journeymen: int = 0,
) -> Scene:
    """A match up to the toss: so many journeymen join the home side, and nobody buys anything."""
    scene = meet(home, away, dice=dice, switches=switches)
    for _ in range(journeymen if scene.kind == "journeymen" else 0):
        scene.play(scene.options()[0])
    scene.until("toss")
    kinds = [each.kind for each in scene.game.report().home.players]
    assert kinds.count("journeyman") == journeymen
    return scene


def on_pitch(sheet: Sheet, side: str, square: str) -> str:
    """The first player of a sheet as a position has him."""
    player = next(iter(sheet.players.values()))
    stats = " ".join([f"{stat}{sheet.stat(player, stat)}" for stat in sheet.rules.stats])
    skills = ", ".join(sheet.skills_of(player))
    return (
        f"{side} {player.number} {square} {stats} {skills} niggling:{player.niggling} "
        f'pos:"{player.position}"'
    )


def felled(
    victim: Sheet, dice: str, *, attacker: str = "", switches: Switches | None = None
) -> Scene:
    """Home 1 makes a casualty of the first player of a sheet, away; the dice are the casualty's."""
    used = switches or league_figures(victim.edition).switches
    strength = victim.stat(next(iter(victim.players.values())), "st")
    game = pitch(
        f"home 1 7,7 st{strength} {attacker} / {on_pitch(victim, 'away', '8,7')} / "
        "away 2 20,2 / turn home 2",
        f"pow 6 6 6 6 {dice}",
        options=match_options(used, victim.edition),
        rules=victim.edition,
    )
    game.play("home 1 block", "block away 1").until("turn")
    assert game.done()
    return game
