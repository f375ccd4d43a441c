"""Who meets whom in a tournament."""

from collections import Counter

import pytest

from pigskin import PigskinError
from pigskin.editions import EDITIONS
from pigskin.errors import UnknownEdition
from pigskin.sim.tournament import (
    Meeting,
    Tournament,
    TournamentError,
    rosters_named,
    usual_rosters,
)
from pigskin.teams import UnknownRoster

THREE = ("random", "scripted", "run:true")


def planned(**changed: object) -> Tournament:
    asked: dict[str, object] = {
        "edition": "bb2020", "coaches": THREE, "rosters": ("human", "orc"), "games": 8, "seed": 3,
        "control": ("scripted",), **changed,
    }  # fmt: skip
    return Tournament(**asked)  # type: ignore[arg-type]


def meetings(plan: Tournament) -> list[Meeting]:
    return [plan.meeting(number) for number in range(len(plan))]


def test_every_two_coaches_meet_as_often_on_either_side() -> None:
    found = Counter(each.coaches for each in meetings(planned()) if not each.control)
    assert found == {(one, other): 4 for one in THREE for other in THREE if one != other}


def test_games_of_a_pairing_come_in_twos_with_dice_and_teams_alike_and_sides_swapped() -> None:
    games = [each for each in meetings(planned()) if set(each.coaches) == {"random", "scripted"}]
    for first, second in zip(games[::2], games[1::2], strict=True):
        assert first.coaches == second.coaches[::-1]
        assert first.rosters == second.rosters
        assert first.seed == second.seed
        assert first.first != second.first
    assert len({each.seed for each in games}) == 4


def test_a_control_has_the_dice_of_the_others_once_each() -> None:
    plan = planned()
    control = [each for each in meetings(plan) if each.control]
    others = {each.seed for each in meetings(plan) if not each.control}
    assert {each.coaches for each in control} == {("scripted", "scripted")}
    assert sorted(each.seed for each in control) == sorted(others)
    # Whoever is called the first sits on either side, with every roster.
    assert len({(each.first, each.home_roster) for each in control}) == 4


def test_dice_and_coaches_never_share_a_seed() -> None:
    games = meetings(planned(games=40))
    dice = {each.seed for each in games}
    coaches = [each.coach_seed(side) for each in games for side in (0, 1)]
    assert len(set(coaches)) == len(coaches)
    assert not dice & set(coaches)


def test_who_plays_changes_no_dice() -> None:
    two = {each.seed for each in meetings(planned(coaches=THREE[:2], control=()))}
    assert two == {each.seed for each in meetings(planned())}
    assert not two & {each.seed for each in meetings(planned(seed=4))}
    assert not two & {each.seed for each in meetings(planned(edition="bb2016"))}


def test_a_longer_tournament_begins_with_the_shorter_one() -> None:
    assert meetings(planned(games=20))[: len(planned())] == meetings(planned())


def test_rosters_take_turns_and_meet_themselves() -> None:
    games = [each for each in meetings(planned()) if set(each.coaches) == {"random", "scripted"}]
    assert [each.rosters for each in games[::2]] == [("human",) * 2, ("orc",) * 2] * 2


def test_mixed_rosters_meet_every_other_one() -> None:
    rosters = ("human", "orc", "dwarf", "skaven")
    plan = planned(rosters=rosters, mixed=True, games=24, coaches=THREE[:2], control=())
    found = Counter(each.rosters for each in meetings(plan))
    assert found == {(one, other): 2 for one in rosters for other in rosters if one != other}


def test_a_coach_who_is_alone_plays_itself_with_a_seed_for_every_game() -> None:
    plan = planned(coaches=("scripted",), games=7)
    assert len(plan) == 7
    assert len({each.seed for each in meetings(plan)}) == 7


@pytest.mark.parametrize("edition", [each.id for each in EDITIONS])
def test_ten_rosters_unless_others_are_named(edition: str) -> None:
    assert len(set(usual_rosters(edition))) == 10
    assert rosters_named(edition, ()) == usual_rosters(edition)
    planned(edition=edition, rosters=usual_rosters(edition)).check()
    assert len(rosters_named(edition, ["all"])) > 20
    assert rosters_named(edition, ["elf", "all"]) == ("elf", "all")


@pytest.mark.parametrize(
    "changed, words",
    [
        ({"coaches": ()}, "needs coaches"),
        ({"coaches": ("random", "random")}, "the coach random is named twice"),
        ({"coaches": ("random",), "control": ()}, "random has nobody to play against"),
        ({"rosters": ()}, "needs rosters"),
        ({"rosters": ("orc", "orc")}, "the roster orc is named twice"),
        ({"rosters": ("orc",), "mixed": True}, "mixed pairings need two rosters"),
        ({"control": ("scriptd",)}, "none of the coaches; did you mean 'scripted'"),
        ({"games": 7}, "7 games cannot be played in twos .* ask for 8"),
        ({"games": 0}, "0 games cannot be played"),
    ],
)
def test_what_cannot_be_played_is_told(changed: dict[str, object], words: str) -> None:
    with pytest.raises(TournamentError, match=words):
        planned(**changed).check()


def test_unknown_names_are_told() -> None:
    with pytest.raises(UnknownEdition, match="no-such"):
        planned(edition="no-such").check()
    with pytest.raises(UnknownRoster, match="no-such"):
        planned(rosters=("no-such",)).check()
    with pytest.raises(PigskinError, match="no coach 'no-such'"):
        planned(coaches=("no-such", "random")).check()
    with pytest.raises(PigskinError, match="overtime"):
        planned(options={"overtime": "sometimes"}).check()
