"""The form of a match that is played elsewhere: for a coach to fill in, with who wears what."""

from __future__ import annotations

from collections.abc import Iterator

from pigskin.league.sheet import Sheet
from pigskin.league.values import FIXTURE, FRIENDLY, SIDES, Fixture

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
# [{side}]
# fame = 1  # where the edition has it
# Name everybody who did something or was hurt, like this:
# [[{side}.player]]
# shirt = {shirt}
# touchdowns = 1
# completions = 1
# casualties = 1
# interceptions = 1
# hurt = "mng"  # bh, mng, ni, {losses} or rip: what was left after the apothecary
# A journeyman has the shirt 0 and his position: position = "{lineman}"; a star kind = "star".
# Gold, in pieces: [{side}.gold] with spent = 50_000 for inducements from the treasury.
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
    yield "# fans = [9, 5]  # of both teams"


def _of_a_side(side: str, sheet: Sheet) -> Iterator[str]:
    yield ""
    yield f"# --- {side}: {sheet.name} ".ljust(96, "-")
    for player in sheet.active:
        away = "" if player.able else "  (cannot play)"
        yield f"# {player.number:>3}  {player.name:<28} {player.position}{away}"
    losses = ", ".join(sheet.rules.stats)
    lineman = sheet.roster.journeyman_positions[0].name
    shirt = sheet.active[0].number if sheet.active else 1
    yield from PLAYER.format(side=side, shirt=shirt, losses=losses, lineman=lineman).splitlines()
