"""The casualty table by D16, and lasting injuries by D6."""

import pytest
from table import Scene, pitch


def casualty(dice: str, away: str = "", home: str = "") -> Scene:
    """Home 1 makes a casualty of away 1; the dice are those of the casualty."""
    game = pitch(f"home 1 7,7 {home} / away 1 8,7 {away}", f"pow 6 6 6 6 {dice}")
    return game.play("home 1 block", "block away 1", "push to 9,7", "stay")


@pytest.mark.rule("bb2020/casualty.roll", "bb2020/casualty.badly-hurt")
@pytest.mark.rule("bb2020/casualty.seriously-hurt", "bb2020/casualty.serious-injury")
@pytest.mark.rule("bb2020/casualty.dead", "bb2020/casualty.miss-next")
@pytest.mark.parametrize(
    ("roll", "result"),
    [
        (1, "badly hurt"),
        (6, "badly hurt"),
        (7, "misses next game"),
        (9, "misses next game"),
        (10, "niggling injury"),
        (12, "niggling injury"),
        (15, "dead"),
        (16, "dead"),
    ],
)
def test_the_casualty_table(roll: int, result: str):
    game = casualty(str(roll))
    names = {"misses next game": " (Seriously Hurt)", "niggling injury": " (Serious Injury)"}
    assert game.events()[-1 - (result == "dead")].endswith(
        f": {result}{names.get(result, '')}, rolled {roll}"
    )
    assert game.shows(f"away 1 injured / injuries away 1 {result}")
    assert game.done()


@pytest.mark.rule("bb2020/casualty.lasting-injury", "bb2020/casualty.head-injury")
@pytest.mark.rule("bb2020/casualty.smashed-knee", "bb2020/casualty.broken-arm")
@pytest.mark.rule("bb2020/casualty.neck-injury", "bb2020/casualty.dislocated-shoulder")
@pytest.mark.parametrize("roll", [13, 14])
@pytest.mark.parametrize(
    ("die", "loss", "name"),
    [
        (1, "AV", "Head Injury"),
        (2, "AV", "Head Injury"),
        (3, "MA", "Smashed Knee"),
        (4, "PA", "Broken Arm"),
        (5, "AG", "Neck Injury"),
        (6, "ST", "Dislocated Shoulder"),
    ],
)
def test_a_lasting_injury_takes_a_point(roll: int, die: int, loss: str, name: str):
    game = casualty(f"{roll} {die}")
    assert game.told(f"is a casualty: -1 {loss} ({name})")
    assert game.shows(f"injuries away 1 -1 {loss}")
    assert game.done()


@pytest.mark.rule("bb2020/casualty.limit")
@pytest.mark.parametrize(
    ("stat", "dice"),
    [("av3", "1"), ("ma1", "3"), ("pa6", "4"), ("pa0", "4"), ("ag6", "5"), ("st1", "6")],
)
def test_what_cannot_get_worse_is_rolled_again(stat: str, dice: str):
    other = "3" if stat != "ma1" else "2"
    game = casualty(f"13 {dice} {dice} {other}", stat, "st1" if stat == "st1" else "")
    assert game.shows(f"injuries away 1 -1 {'MA' if other == '3' else 'AV'}")
    assert game.done()


@pytest.mark.rule("bb2020/casualty.limit", "bb2020/dice.no-passing-ability")
@pytest.mark.parametrize(
    ("pa", "dice", "injury"), [(0, "4 5", "-1 AG"), (1, "4", "-1 PA"), (6, "4 5", "-1 AG")]
)
def test_a_passing_ability_that_cannot_get_worse_is_rolled_again(pa: int, dice: str, injury: str):
    # 13 is a lasting injury: 4 a broken arm, 5 a neck injury.
    game = pitch(f"home 1 5,5 / away 1 6,5 av9 pa{pa} / away 2 20,2", f"pow 6 6 6 6 13 {dice}")
    game.play("home 1 block", "block away 1", "push to 7,5", "stay")
    assert game.shows(f"injuries away 1 {injury}")
    assert game.done()


@pytest.mark.rule("bb2020/casualty.niggling")
@pytest.mark.parametrize(
    ("niggles", "roll", "result"),
    [(1, 6, "misses next game"), (2, 5, "misses next game"), (1, 5, "badly hurt"), (3, 12, "dead")],
)
def test_niggling_injuries_add_to_the_casualty_roll(niggles: int, roll: int, result: str):
    game = casualty(str(roll), f"niggling:{niggles}")
    assert game.shows(f"injuries away 1 {result}")
    assert game.done()


@pytest.mark.rule("bb2020/casualty.roll", "bb2020/skill.decay.bonus")
def test_decay_adds_one_and_more_than_sixteen_is_sixteen():
    assert casualty("6", "Decay").shows("injuries away 1 misses next game")
    assert casualty("16", "Decay niggling:2").shows("injuries away 1 dead")


@pytest.mark.rule("bb2020/casualty.smashed-knee", "bb2020/casualty.limit")
@pytest.mark.parametrize(("ma", "dice", "injury"), [(9, "3", "-1 MA"), (1, "3 5", "-1 AG")])
def test_the_slowest_lose_no_movement_and_the_fastest_do(ma: int, dice: str, injury: str):
    game = pitch(f"home 1 5,5 / away 1 6,5 ma{ma} / away 2 20,2", f"pow 6 6 6 6 13 {dice}")
    game.play("home 1 block", "block away 1", "push to 7,5", "stay")
    assert game.shows(f"injuries away 1 {injury}")
    assert game.done()
