"""What the server says about answers before they are given."""

import time

import pytest

from pigskin import BB2016, BB2020, LRB6, Game
from pigskin.contract.arguments import Json
from pigskin.dice import ScriptedDice
from pigskin.edition import Edition
from pigskin.position import parse
from pigskin.web.hints import hints_of, previewed


def hints(
    position: str, dice: list[int | str], *answers: str, edition: Edition = BB2020
) -> dict[str, dict[str, Json]]:
    game = Game.at(parse(position, edition, dice=ScriptedDice(dice)))
    for answer in answers:
        game.answer(answer)
    found = hints_of(game)
    assert isinstance(found, dict)
    return found  # type: ignore[return-value]


def test_a_reroll_is_as_likely_as_what_it_asks_of_the_player() -> None:
    position = "rerolls 1 0 / home 1 7,7 Loner (4+), Pro / away 1 8,7"
    found = hints(position, [1], "home 1 move", "move 6,7")
    assert found["team re-roll"]["chance"] == pytest.approx(1 / 2 * 2 / 3)
    assert found["re-roll with Pro"]["chance"] == pytest.approx(2 / 3 * 2 / 3)


def test_keeping_a_failed_roll_says_what_follows() -> None:
    found = hints("rerolls 1 0 / home 1 7,7 / away 1 8,7", [1], "home 1 move", "move 6,7")
    assert found["keep the roll"]["then"] == ["home 1 goes down", "turnover: knocked down"]
    assert found["keep the roll"]["warn"] is True


def test_the_chances_of_a_failed_pass_do_not_take_for_ever() -> None:
    position = "rerolls 1 0 / home 1 7,7 Pass ball / home 2 11,7 / away 1 12,8"
    begun = time.monotonic()
    found = hints(position, [1], "home 1 pass", "pass the ball", "pass to 11,7")
    assert found["team re-roll"]["chance"] == pytest.approx(1 / 3)
    assert time.monotonic() - begun < 5


def test_block_dice_rolled_again_bring_him_down_so_often() -> None:
    position = "rerolls 1 0 / home 1 7,7 / home 2 7,8 / away 1 8,7"
    found = hints(position, ["push", "both down"], "home 1 block", "block away 1")
    assert found["team re-roll"]["chance"] == pytest.approx(1 - (4 / 6) ** 2)
    theirs = hints("rerolls 1 0 / home 1 7,7 / away 1 8,7 st4", ["push", "pow"], "home 1 block",
                   "block away 1")  # fmt: skip
    assert theirs["team re-roll"]["chance"] == pytest.approx((2 / 6) ** 2)


def test_a_face_that_fells_the_attacker_is_warned_of() -> None:
    position = "rerolls 1 0 / home 1 7,7 / home 2 7,8 / away 1 8,7"
    found = hints(position, ["push", "both down"], "home 1 block", "block away 1")
    assert found["choose both down"]["warn"] is True
    assert "warn" not in found["choose push"]


def test_a_push_that_leads_into_the_crowd_is_warned_of() -> None:
    position = "home 1 8,2 / home 2 7,2 / away 1 8,1 / away 2 8,0 / away 3 7,0 / away 4 9,0"
    found = hints(position, ["push", "push"], "home 1 block", "block away 1")
    assert found["push to 8,0"]["warn"] is True
    assert found["push to 8,0"]["then"] == ["away 2 ends up in the crowd"]
    assert found["push to 7,0"]["then"] == ["away 3 is pushed to 6,0"]


def test_throws_have_their_bands_and_needs() -> None:
    found = hints("home 1 7,7 ball / home 2 11,7", [], "home 1 pass", "pass the ball")
    assert found["pass to 8,7"] == {"hint": "", "chance": None, "band": 0, "need": 4}
    assert found["pass to 11,7"]["band"] == 1
    assert found["pass to 11,7"]["need"] == 5


def test_a_thrown_team_mate_needs_the_throw_not_the_hunger() -> None:
    troll = "home 1 7,7 ST5 Throw Team-mate, Always Hungry / home 2 8,7 Right Stuff"
    found = hints(troll, [], "home 1 throw team-mate", "throw home 2")
    assert found["throw home 2 to 9,7"]["need"] == 4


def test_a_kick_tells_where_it_may_come_down() -> None:
    game = Game("human", "orc", "bb2020", seed=3)
    while game.question is not None and game.question.kind != "kick":
        options = [str(each) for each in game.question.options]
        game.answer(next((each for each in options if each in ("heads", "kick")), options[0]))
    assert game.question is not None
    aim = game.question.options[0]
    told = previewed(game, [str(aim)])
    assert isinstance(told, dict)
    spread = told["spread"]
    assert isinstance(spread, list)
    shares = [share for _, _, share in spread]  # type: ignore[misc,union-attr]
    assert 0 < sum(shares) <= 1.001  # type: ignore[arg-type]
    assert isinstance(told["touchback"], float)
    assert 0 < told["touchback"] < 1


def test_a_die_to_come_says_what_each_face_brings() -> None:
    position = "home 1 5,5 / away 1 13,7 / wizard 1 0 / phase end of turn"
    found = hints(position, [], edition=LRB6)
    bolt = found["lightning bolt away 1"]
    assert bolt["then"] == ["on 2-6: away 1 goes down"]
    assert bolt["chance"] == pytest.approx(5 / 6)


def test_a_facing_says_which_squares_it_may_lead_to() -> None:
    found = hints("home 1 7,0 st7 Ball & Chain, No Hands / away 1 18,7", [], "home 1 move")
    assert found["face south"]["leads"] == [[8, 1, 0.3333], [7, 1, 0.3333], [6, 1, 0.3333]]
    assert found["face east"]["leads"] == [[8, 0, 0.3333], [8, 1, 0.3333]]  # or into the crowd


def test_a_fireball_tells_whom_it_may_hit() -> None:
    position = "home 1 5,5 / away 1 13,7 / away 2 14,8 prone / home 2 12,7 av9 / wizard 1 0"
    game = Game.at(parse(position + " / phase end of turn", LRB6))
    told = previewed(game, ["fireball 13,7"])
    assert isinstance(told, dict)
    assert sorted(told["blast"]) == [[x, y] for x in (12, 13, 14) for y in (6, 7, 8)]  # type: ignore[arg-type,type-var]
    assert told["hits"] == [["away 1", 0.5, 0.1389], ["home 2", 0.5, 0.0833]]


def test_a_fireball_tells_all_it_may_hit_though_an_apothecary_is_asked_first() -> None:
    position = "home 1 5,5 / away 1 13,7 / away 2 14,8 / wizard 1 0 / apothecary 0 1"
    game = Game.at(parse(position + " / phase end of turn", LRB6))
    told = previewed(game, ["fireball 13,7"])
    assert isinstance(told, dict)
    assert told["hits"] == [["away 1", 0.5, 0.1389], ["away 2", 0.5, None]]


def test_a_test_that_comes_next_is_named() -> None:
    position = "home 1 7,7 Pass ball / home 2 13,7 / away 1 10,7"
    found = hints(position, [], "home 1 pass", "pass the ball", "pass to 13,7", edition=LRB6)
    assert found["nobody"]["then"] == ["on 1-3: the pass fails", "on 4-6: the pass works"]
    assert found["intercept with away 1"]["then"][0].startswith("on 6: away 1 intercepts")  # type: ignore[index,union-attr]


@pytest.mark.parametrize("edition", [LRB6, BB2016])
def test_a_step_into_the_way_of_a_throw_is_no_catch(edition: Edition) -> None:
    position = "home 3 5,7 ball / home 4 11,7 / away 1 8,10 Pass Block"
    thrown = ("home 3 pass", "pass the ball", "pass to 11,7")
    runs = ("away 1 uses Pass Block", "move 8,9", "move 8,8")
    found = hints(position, [], *thrown, *runs, edition=edition)
    assert found["move 8,7"]["hint"] == ""
    assert found["move 8,7"]["chance"] is None
