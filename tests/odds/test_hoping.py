"""Actions as they are hoped for: the table if all of them succeed."""

from __future__ import annotations

from typing import Any

import pytest

from pigskin import Game
from pigskin.errors import NotationError
from pigskin.odds.hoping import Hoped, hoped


def after(text: str, *acts: str, stop: bool = False) -> Hoped:
    found = hoped(Game.from_position(text), list(acts), stop)
    assert found is not None
    return found


def view(found: Hoped) -> Any:
    return found.game.view()


def at(found: Hoped, player: str) -> tuple[object, str]:
    told = next(each for each in view(found)["players"] if each["id"] == player)
    return told["square"], told["state"]


def test_nothing_done_is_the_table_as_it_is() -> None:
    found = after("home 1 7,7 / away 1 8,7")
    assert at(found, "away 1") == ([8, 7], "up")


def test_who_is_blocked_goes_down_and_the_ball_is_out_of_his_way() -> None:
    found = after("home 1 7,7 / home 2 9,8 ball / away 1 8,7", "home 1 block away 1")
    assert at(found, "away 1") == ([9, 6], "prone")
    assert at(found, "home 1") == ([8, 7], "up"), "he follows towards the end zone"


def test_where_somebody_is_pushed_depends_on_what_comes_later() -> None:
    text = "home 1 7,7 / home 2 9,9 / away 1 8,7 / ball 20,2"
    found = after(text, "home 1 block away 1", "home 2 move 9,8 10,7 9,6")
    assert at(found, "home 2") == ([9, 6], "up")
    assert at(found, "away 1") == ([9, 7], "prone")


def test_a_second_act_begins_where_the_first_has_ended() -> None:
    text = "home 1 7,7 ball / home 2 9,9 / home 3 3,3 / away 1 20,2"
    found = after(text, "home 1 hand-off 8,8 home 2", "home 2 move 10,9")
    assert view(found)["ball"]["carrier"] == "home 2"
    assert found.game.question is not None
    assert found.game.question.kind == "action"
    ended = after(text, "home 1 hand-off 8,8 home 2", "home 2 move 10,9", stop=True)
    assert ended.game.question is not None
    assert ended.game.question.kind == "turn"


def test_a_touchdown_is_told_with_who_scores_where() -> None:
    text = "home 1 22,7 ball / home 2 25,9 / away 1 3,3 / turn home 8"
    found = after(text, "home 1 move 23,7 24,7 25,7")
    assert (found.scorer, view(found)["score"]["home"]) == (0, 0)
    assert at(found, "home 1") == ([24, 7], "up"), "the table is that before the last step"
    caught = after(text, "home 1 pass to home 2")
    assert caught.scorer == 1
    assert at(caught, "home 2") == ([25, 9], "up")


def test_what_cannot_succeed_is_nothing() -> None:
    text = "home 1 22,7 ball / home 2 3,3 / away 1 9,9 / turn home 8"
    scored = ["home 1 move 23,7 24,7 25,7", "home 2 move 4,4"]
    assert hoped(Game.from_position(text), scored) is None


def test_of_many_ways_that_all_fail_it_is_said_why() -> None:
    text = (
        "home 1 19,7 ma8 Block ball / home 2 18,6 / home 3 18,8 / home 4 17,9 / away 1 20,6 /"
        " away 2 20,7 / away 3 20,8 / away 4 21,5 / turn home 8 / rerolls 3 0"
    )
    blitz = "home 2 blitz 18,5 19,5 away 1 push"
    run = "home 1 move 18,7 18,6 19,6 20,5 21,6 22,5 23,5 24,5"
    with pytest.raises(NotationError, match="'move 3,3' is not legal now"):
        hoped(Game.from_position(text), [blitz, run, "home 3 move 3,3"])
    scored = [blitz, run + " 25,5", "home 3 move 17,8"]
    assert hoped(Game.from_position(text), scored) is None


@pytest.mark.parametrize("act", ["home 1 move 9,9", "home 1 dance 8,8", "away 1 move 9,8"])
def test_what_is_not_legal_is_refused(act: str) -> None:
    with pytest.raises(NotationError):
        hoped(Game.from_position("home 1 7,7 / away 1 8,7"), [act])


def test_the_tables_on_the_way_are_those_of_one_way() -> None:
    text = "home 1 7,7 / home 2 9,9 / away 1 8,7 / ball 20,2"
    acts = ["home 1 block away 1", "home 2 move 9,8 10,7 9,6"]
    found = after(text, *acts)
    first, second = (Hoped(each) for each in found.before)
    assert at(first, "away 1") == ([8, 7], "up")
    assert at(second, "away 1") == at(found, "away 1") == ([9, 7], "prone")
    assert at(after(text, acts[0]), "away 1") == ([9, 6], "prone"), "alone it goes another way"


def test_a_long_line_is_followed_to_its_end() -> None:
    text = "home 1 1,7 ball / away 1 1,1 / away 2 3,5 / away 3 5,5 / turn home 8"
    others = " / ".join(f"home {n} 1,{n + 6}" for n in range(2, 9))
    walks = [
        f"home {n} move " + " ".join(f"{x},{n + 6 - x % 2}" for x in range(2, 8))
        for n in range(8, 0, -1)
    ]
    found = after(f"{text} / {others}", *walks)
    assert at(found, "home 1") == ([7, 6], "up")
