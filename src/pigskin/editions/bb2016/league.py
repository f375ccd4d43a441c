"""BB2016 between matches: as LRB6, with mistakes at the end and three who are named."""

from __future__ import annotations

from typing import Final

from pigskin.editions.lrb6.league import OWN_SWITCHES, expenses, fans, improve, winnings
from pigskin.league.rules import LeagueRules
from pigskin.league.steps import concession, hiring, injuries, kept, mistakes, mvp, recording

LEAGUE: Final = LeagueRules(
    after_match=(
        ("match", recording.record_match),
        ("kept skills", kept.keep),
        ("winnings", winnings),
        ("fans", fans),
        ("points", recording.earn),
        ("most valued player", mvp.award),
        ("improvement", improve),
        ("the dead", injuries.strike_off),
        ("injuries", injuries.note),
        ("desertion", concession.desert),
        ("expenses", expenses),
        ("recovery", injuries.recover),
        ("hiring", hiring.hire),
        ("mistakes", mistakes.expensive_mistakes),
    ),
    fame_is_sold=True,
    after_forfeit=(("improvement", improve),),
    own_switches=(*OWN_SWITCHES, "inducement_money", "mistakes_200k_on_1", "redraft_cap"),
)
