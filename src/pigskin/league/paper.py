"""The form of a match that is played elsewhere: for a coach to fill in, with who wears what."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator

from pigskin.league.figures import league_figures
from pigskin.league.rules import acts
from pigskin.league.sheet import Sheet
from pigskin.league.values import FIXTURE, FRIENDLY, SIDES, Fixture
from pigskin.report.values import PlayerReport

HEAD = """\
# {id}: {home} (home) against {away} (away)
#
# Fill this in and enter it with: pigskin league report LEAGUE {id} --form FILE
# A line that begins with # says nothing; take the # away where you have something to say.
fixture = "{id}"
score = [0, 0]  # home, away
ending = "full time"  # or {endings}
"""
GIVEN_UP = ('"conceded"', '"conceded short of players"')
PLAYER = """\
# Name everybody who did something or was hurt, like this:
# [[{side}.player]]
# shirt = {shirt}
{feats}
# kills = 1  # who died of what he did
# hurt = "mng"  # bh, mng, ni, {losses} or rip: what was left after the apothecary
# A journeyman has the shirt 0 and his position: position = "{lineman}"; a star kind = "star".
# Whoever came to the team in the match has the shirt 0 and his position, too, and the kind
# "raised" (from the dead) or "infected".
# Gold for inducements, in pieces; what the gift does not pay comes out of the treasury:
# [{side}.gold]
# spent = 50_000
# gift = 50_000  # given because the other team is worth more
"""
PETTY_CASH = """\
# petty_cash = 50_000  # taken out of the treasury before the match, if you play with petty cash
# returned = 0  # what nobody spent of it
"""


def form(fixture: Fixture, home: Sheet, away: Sheet) -> str:
    """A form that can be entered as it stands: a match without a touchdown."""
    tied = fixture.kind in (FIXTURE, FRIENDLY)
    endings = GIVEN_UP if tied else ('"extra time"', '"penalties"', *GIVEN_UP)
    told = HEAD.format(id=fixture.id, home=home.name, away=away.name, endings=", ".join(endings))
    lines = [*told.splitlines(), *_of_the_match(tied)]
    for side, sheet in zip(SIDES, (home, away), strict=True):
        lines += _of_a_side(side, sheet)
    return "\n".join(lines) + "\n"


def _of_the_match(tied: bool) -> Iterator[str]:
    if not tied:
        yield '# winner = "home"  # if the score does not tell'
    yield '# conceded_by = "away"'
    yield "# fans = [9, 5]  # of both teams, in thousands: winnings hang on them"


def _of_a_side(side: str, sheet: Sheet) -> Iterator[str]:
    yield ""
    yield f"# --- {side}: {sheet.name} ".ljust(96, "-")
    for player in sheet.active:
        away = "" if player.able else "  (cannot play)"
        yield f"# {player.number:>3}  {player.name:<28} {player.position}{away}"
    losses = ", ".join(sheet.rules.stats)
    lineman = sheet.roster.journeyman_positions[0].name
    shirt = sheet.active[0].number if sheet.active else 1
    points = league_figures(sheet.edition).points
    feats = "\n".join([f"# {feat} = 1  # {points[feat]} SPP each" for feat in earning(points)])
    yield from PLAYER.format(
        side=side, shirt=shirt, losses=losses, lineman=lineman, feats=feats
    ).splitlines()
    if acts("petty_cash_unspent", sheet.edition):
        yield from PETTY_CASH.splitlines()


def earning(points: dict[str, int]) -> list[str]:
    """Feats worth points that a form can tell; the award is drawn at the desk."""
    known = [each.name for each in dataclasses.fields(PlayerReport)]
    return [feat for feat in points if feat in known]
