"""A form with wrong numbers says which and why, and changes nothing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from league.test_mended import founded
from league.test_office import any_answer

from pigskin.errors import LeagueError, ReportError
from pigskin.league import matches
from pigskin.league.events import Gold
from pigskin.league.store import LeagueStore
from pigskin.report import MatchReport

LRB6, BB2016, BB2020 = "lrb6", "bb2016", "bb2020"


@pytest.fixture
def store(tmp_path: Path) -> Iterator[LeagueStore]:
    with LeagueStore(str(tmp_path / "one.league"), create=True) as opened:
        yield opened


def player(side: str, shirt: int, more: str) -> str:
    return f"[[{side}.player]]\nshirt = {shirt}\n{more}\n"


def drawn(more: str, fans: str = "4, 4") -> str:
    return f'score = [0, 0]\nending = "full time"\nfans = [{fans}]\n{more}'


def won(more: str, score: str = "1, 0") -> str:
    return f'score = [{score}]\nending = "full time"\nfans = [4, 4]\n{more}'


def given_up(score: str, more: str = 'conceded_by = "home"') -> str:
    return f'score = [{score}]\nending = "conceded"\n{more}'


WRONG = [
    (BB2020, given_up("1, 0", ""), "say whose, conceded_by"),
    (LRB6, given_up("2, 1"), "home has conceded and cannot have won"),
    (LRB6, given_up("1, 1", 'conceded_by = "home"\nwinner = "away"'),
     "away has won by a concession: its score is one more than home has"),
    (BB2020, given_up("1, 2"), "home has conceded: its touchdowns are void"),
    (BB2020, won('conceded_by = "away"'), "but the ending is full time"),
    (BB2020, won('winner = "away"', "2, 1"), "away cannot have won 2:1"),
    (LRB6, won('winner = "away"', "1, 1"), "1:1 is a draw, whatever the winner"),
    (BB2020, won(player("home", 1, "touchdowns = 3")),
     "home has 1 touchdowns, scorers are named of 3"),
    (BB2020, won(player("away", 1, "touchdowns = 1")),
     "away has 0 touchdowns, scorers are named of 1"),
    (BB2020, won("[home]\nscored = 9"), "scorers are named of 9"),
    (LRB6, drawn("[home.gold]\nreturned = 900_000"),
     "home: 900,000 came back of 0 petty cash"),
    (BB2020, drawn("[away.gold]\nbet = 10_000\nbet_won = 900_000"),
     "away: a bet of 10,000 pays 20,000 at most"),
    (BB2020, drawn("", "4_000_000, 4"), "fans are at most 20 in bb2020, not 4,000,000"),
    (LRB6, won("", "400, 0"), "home: 400 touchdowns"),
    (LRB6, drawn(player("home", 1, "completions = 3000")),
     "home, number 1: 3000 completions, nobody has ever had more than 99"),
    (LRB6, drawn(player("home", 1, "deflections = 1")),
     "home, number 1: deflections are not counted in lrb6"),
    (LRB6, drawn(player("away", 1, 'hurt = "pa"')), "away, number 1: -1 PA is no injury of lrb6"),
    (BB2020, drawn(player("home", 90, 'kind = "star"')), "a star has a name"),
    (BB2020, drawn(player("home", 90, 'kind = "raised"')), "Human teams raise nobody"),
    (LRB6, drawn(player("home", 90, 'kind = "infected"')), "Human teams infect nobody"),
    (LRB6, drawn(player("home", 0, 'position = "Ogre"')),
     "home: a journeyman is a Lineman, not a Ogre"),
    (BB2020, drawn(player("home", 0, 'position = "Human Lineman"') * 2), "home: 2 journeymen, T"),
    (LRB6, drawn("[home]\nfame = 9"), "home: FAME is 0, 1 or 2, not 9"),
    (LRB6, drawn("[home]\nfame = 2", "4, 14"), "home: with fans 4 and 14 FAME is 0"),
    (LRB6, drawn("[away]\nfame = 0", "4, 14"), "away: with fans 4 and 14 FAME is 2"),
    (BB2020, drawn("[home]\nfame = 1"), "home: there is no FAME in bb2020"),
]  # fmt: skip


@pytest.mark.parametrize(("edition", "text", "why"), WRONG)
def test_it_says_which_and_why(store: LeagueStore, edition: str, text: str, why: str) -> None:
    office = founded(store, edition, times=1)
    told = MatchReport.from_toml(text)
    with pytest.raises(LeagueError) as refusal:
        matches.report(office, "1-01-1", told)
    assert why in str(refusal.value)
    assert "\n" not in str(refusal.value)
    with office.reading() as rows:
        assert rows.fixture("1-01-1").state == "open"


def test_an_ending_is_one_of_those_there_are() -> None:
    with pytest.raises(ReportError, match="ending: there is no 'banana'"):
        MatchReport.from_toml('score = [0, 0]\nending = "banana"')


@pytest.mark.parametrize("edition", (LRB6, BB2016))
@pytest.mark.parametrize(("fans", "fame"), [((4, 14), (0, 2)), ((9, 5), (1, 0)), ((5, 5), (0, 0))])
def test_fame_follows_from_the_fans(
    store: LeagueStore, edition: str, fans: tuple[int, int], fame: tuple[int, int]
) -> None:
    """LRB6, the gate: FAME 1 for more fans, 2 for twice as many; winnings are D6 and FAME."""
    office = founded(store, edition, times=1)
    text = f'score = [0, 0]\nending = "full time"\nfans = [{fans[0]}, {fans[1]}]'
    matches.report(office, "1-01-1", MatchReport.from_toml(text))
    for side, more in zip(("home", "away"), fame, strict=True):
        desk = matches.manage(office, "1-01-1", side, any_answer(1))
        (won,) = [each for each in desk.entries
                  if isinstance(each.event, Gold) and each.event.why == "winnings"]  # fmt: skip
        assert won.event.amount == (won.dice[0] + more + 1) * 10_000


def test_concessions_that_can_be_are_taken(store: LeagueStore) -> None:
    office = founded(store, BB2020, times=2)
    text = 'score = [3, 0]\nending = "conceded"\nconceded_by = "away"\nfans = [3, 3]\n'
    scorer = player("away", 1, "touchdowns = 1")
    matches.report(office, "1-01-1", MatchReport.from_toml(text + scorer))
    for side in ("home", "away"):
        matches.manage(office, "1-01-1", side, any_answer(1))
    with office.reading() as rows:
        assert rows.fixture("1-01-1").result.outcomes == ("won", "lost")
