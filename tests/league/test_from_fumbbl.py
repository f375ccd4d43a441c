"""Matches out of FUMBBL files: played again by our engine, or as the site noted them; and gold."""

from __future__ import annotations

from typing import Any

import pytest
from fumbbl_log import Log, OldLog
from league.books import books
from league.building import sheet_of

from pigskin.errors import LeagueError
from pigskin.fumbbl import ReplayError, play
from pigskin.fumbbl.reading import Replay, from_json
from pigskin.league import Sheet
from pigskin.league.events import Gold
from pigskin.league.figures import league_figures
from pigskin.league.from_fumbbl import Strangers, fumbbl_report, pays_petty_cash
from pigskin.league.turning import turned
from pigskin.league.values import LeagueInfo
from pigskin.report import GoldReport, MatchReport

LINEMEN = {"roster": "human", "players": {"Human Lineman": 11}, "treasury": 200}


def whole() -> dict[str, Any]:
    return Log().prelude().kick().idles_to_half_time().second_half().final_whistle().noted()


def of_the_site(data: dict[str, Any], side: str, **noted: Any) -> None:
    """What the site noted of a team."""
    data["game"]["gameResult"][f"teamResult{side.title()}"].update(noted)


def of_a_player(data: dict[str, Any], who: str, **noted: Any) -> None:
    side = "Home" if who[0] == "H" else "Away"
    rows = data["game"]["gameResult"][f"teamResult{side}"]["playerResults"]
    next(row for row in rows if row["playerId"] == who).update(noted)


def sheets(edition: str = "bb2020") -> tuple[Sheet, Sheet]:
    usual = "Human Lineman" if edition == "bb2020" else "Lineman"
    told = LINEMEN | {"players": {usual: 11}}
    return sheet_of(edition, told), sheet_of(edition, told)


def reported(
    data: dict[str, Any], edition: str = "bb2020", petty_cash: bool = False, **named: str
) -> MatchReport:
    """The report of a file whose match our engine follows as far as it can."""
    replay = from_json(data, "match.gz", edition)
    return fumbbl_report(replay, play(replay), *sheets(edition), named, petty_cash)


def unfollowed() -> dict[str, Any]:
    """A match that ended otherwise than our engine has it: the site counts a touchdown."""
    data = whole()
    of_the_site(data, "home", score=1, fanFactor=4, teamValue=1_000_000)
    of_the_site(data, "away", fanFactor=6, teamValue=1_100_000)
    for number in range(1, 12):
        of_a_player(data, f"H{number}", turnsPlayed=16)
        of_a_player(data, f"A{number}", turnsPlayed=16)
    of_a_player(data, "H3", touchdowns=1, completions=2, blocks=5)
    of_a_player(data, "A2", casualties=1, interceptions=1)
    of_a_player(data, "H4", seriousInjury="Smashed Knee (-MA)", sendToBoxByPlayerId="A2")
    of_a_player(data, "A5", seriousInjury="Dead (RIP)", sendToBoxByPlayerId="H3")
    return data


def test_a_match_that_is_followed_has_no_note() -> None:
    told = reported(whole())
    assert (told.score, told.note) == ((0, 0), "")


def test_a_match_that_is_not_followed_is_as_the_site_noted_it() -> None:
    told = reported(unfollowed())
    assert told.note.startswith("as FUMBBL noted it: our engine cannot follow this match (")
    assert "passes, dodges, rushes, catches" in told.note
    assert "interceptions may be deflections" in told.note
    assert (told.score, told.winner, told.ending) == ((1, 0), "home", "full time")
    assert told.fans == (4, 6)
    scorer, hurt = told.home.player(3), told.home.player(4)
    assert scorer is not None
    assert hurt is not None
    assert (scorer.touchdowns, scorer.completions, scorer.blocks) == (1, 2, 5)
    assert scorer.took_part
    assert hurt.hurt == ("-1 MA",)
    dead = told.away.player(5)
    assert dead is not None
    assert dead.dead
    (grave,) = [each for each in told.casualties if "dead" in each.result]
    assert (grave.player, grave.by) == ("away 5", "home 3")
    assert MatchReport.from_json(told.to_json()) == told
    assert MatchReport.from_toml(told.to_toml()) == told
    assert "Note: as FUMBBL noted it" in str(told)


def test_its_books_are_done_like_any_others() -> None:
    told, (home, _) = reported(unfollowed()), sheets()
    desk = books(home, told)
    done = desk.finish()
    assert done.wearing(3).feats["touchdowns"] == 1
    assert done.wearing(4).losses == ("ma",)
    assert done.treasury == home.treasury + (5 + 1) * 10_000


def test_a_match_that_cannot_even_begin() -> None:
    data = unfollowed()
    replay = from_json(data, "match.gz", "bb2020")
    told = fumbbl_report(replay, None, *sheets())
    assert told.note.startswith("as FUMBBL noted it: our engine cannot follow this match; ")
    assert told.score == (1, 0)


@pytest.mark.parametrize(
    ("noted", "game", "expected"),
    [
        ({"conceded": True}, {}, ("conceded", "home", "away")),
        (
            {"conceded": True}, {"concededLegally": True},
            ("conceded short of players", "home", "away"),
        ),
        ({"penaltyScore": 3}, {"half": 3}, ("penalties", "away", None)),
        ({"score": 2}, {"half": 3}, ("sudden death", "away", None)),
        ({}, {"half": 3}, ("draw", None, None)),
        ({"score": 2}, {}, ("full time", "away", None)),
    ],
)  # fmt: skip
def test_how_it_ended(
    noted: dict[str, Any], game: dict[str, Any], expected: tuple[str, str | None, str | None]
) -> None:
    data = whole()
    of_the_site(data, "away", **noted)
    data["game"].update(game)
    told = fumbbl_report(from_json(data, "match.gz"), None, *sheets())
    assert (told.ending, told.winner, told.conceded_by) == expected


def test_a_file_without_a_result_says_so() -> None:
    data = whole()
    data["game"]["gameResult"] = {}
    with pytest.raises(ReplayError, match="the file has no result of the match"):
        fumbbl_report(from_json(data, "match.gz"), None, *sheets())


def test_who_is_hired_or_a_journeyman_is_told_by_the_file() -> None:
    data = unfollowed()
    players = data["game"]["teamHome"]["playerArray"]
    players[8] |= {"playerNr": 21, "playerType": "Journeyman"}
    players[9] |= {"playerNr": 22, "playerType": "Star"}
    players[10] |= {"playerNr": 23, "skillArray": ["Loner"], "skillValuesMap": {"Loner": "4"}}
    told = fumbbl_report(from_json(data, "match.gz"), None, *sheets())
    kinds = {each.shirt: each.kind for each in told.home.players}
    assert (kinds[21], kinds[22], kinds[23]) == ("journeyman", "star", "journeyman")
    players[7]["playerNr"] = 33
    with pytest.raises(Strangers, match="home 33"):
        fumbbl_report(from_json(data, "match.gz"), None, *sheets())
    named = fumbbl_report(from_json(data, "match.gz"), None, *sheets(), {"home 33": "8"})
    assert named.home.player(8) is not None


# --- gold -------------------------------------------------------------------------------------


def gold_in(data: dict[str, Any], edition: str, petty_cash: bool) -> GoldReport:
    replay: Replay = from_json(data, "match.gz", edition)
    return fumbbl_report(replay, None, *sheets(edition), {}, petty_cash).home.gold


def test_bb2020_the_gift_is_spent_first_and_the_treasury_pays_the_rest() -> None:
    data = whole()
    of_the_site(
        data, "home", pettyCashFromTvDiff=180_000, pettyCashUsed=180_000,
        treasuryUsedOnInducements=50_000,
    )  # fmt: skip
    assert gold_in(data, "bb2020", False) == GoldReport(gift=180, spent=230)
    told = fumbbl_report(from_json(data, "match.gz"), None, *sheets())
    desk = books(sheets()[0], told)
    spent = [each.amount for each in desk.events(Gold) if each.why == "inducements"]
    assert spent == [-50_000]


def old() -> dict[str, Any]:
    """Home is worth 60 less, moves 90 of its treasury, and buys for 130."""
    data = OldLog().prelude().noted()
    data["game"]["teamHome"]["treasury"] = 100_000
    of_the_site(
        data, "home", teamValue=1_000_000, pettyCashTransferred=90_000, pettyCashUsed=130_000
    )
    of_the_site(data, "away", teamValue=1_060_000)
    return data


@pytest.mark.parametrize(
    ("options", "petty_cash", "expected"),
    [
        ({}, False, GoldReport(gift=60, spent=130)),
        ({}, True, GoldReport(petty_cash=90, gift=60, spent=130, returned=20)),
        # Nobody has chosen to move anything.
        (
            {"forceTreasuryToPettyCash": "true"}, True,
            GoldReport(petty_cash=70, gift=60, spent=130),
        ),
        # Petty cash counts, and makes up for the difference.
        ({"pettyCashAffectsTv": "true"}, True, GoldReport(petty_cash=130, spent=130)),
    ],
)
def test_before_bb2020_petty_cash_or_the_treasury_pays(
    options: dict[str, str], petty_cash: bool, expected: GoldReport
) -> None:
    data = old()
    rows = data["game"]["gameOptions"]["gameOptionArray"]
    rows += [{"gameOptionId": name, "gameOptionValue": value} for name, value in options.items()]
    for edition in ("lrb6", "bb2016"):
        assert gold_in(data, edition, petty_cash) == expected


@pytest.mark.parametrize(
    ("edition", "switch", "expected"),
    [("lrb6", "", True), ("bb2016", "treasury", False), ("bb2016", "petty_cash", True),
     ("bb2020", "", False)],
)  # fmt: skip
def test_which_leagues_move_petty_cash(edition: str, switch: str, expected: bool) -> None:
    switches = league_figures(edition).switches
    if switch:
        switches = turned(switches, "inducement_money", switch, edition)
    assert pays_petty_cash(LeagueInfo("a", "A", edition, "1", switches)) is expected


def test_a_treasury_that_cannot_pay_is_told() -> None:
    data = whole()
    of_the_site(data, "home", pettyCashFromTvDiff=0, treasuryUsedOnInducements=300_000)
    told = fumbbl_report(from_json(data, "match.gz"), None, *sheets())
    with pytest.raises(LeagueError, match=r"inducements cost 300,000, but the treasury of .* has"):
        books(sheets()[0], told)
