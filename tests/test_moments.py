"""The moments of effects: one list, its numbers, its methods, and what effects do there."""

from collections.abc import Callable

import pytest
from table import pitch

from pigskin.effects import moments
from pigskin.effects.base import Effect
from pigskin.effects.moments import ENDINGS, GENERAL, MOMENTS, OF_SIDES, SIDE_MOMENTS, Moment
from pigskin.effects.registry import ALL_EFFECTS
from pigskin.effects.sorting import by_moment, by_side_moment, moments_of

ALL = [*MOMENTS, *SIDE_MOMENTS]
GENERALS = GENERAL | OF_SIDES
EFFECTS = list(ALL_EFFECTS.values())
# What subclasses are helped with, in `Effect`.
HELP = {"spend", "regain", "spent", "use_up", "used_up"}


@pytest.mark.parametrize("declared", [MOMENTS, SIDE_MOMENTS], ids=["players", "sides"])
def test_the_constants_number_the_list(declared: tuple[Moment, ...]) -> None:
    for number, moment in enumerate(declared):
        assert getattr(moments, moment.name.upper()) == number, moment.name


def test_no_two_moments_have_one_name() -> None:
    names = [moment.name for moment in ALL]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("moment", ALL, ids=[moment.name for moment in ALL])
def test_every_moment_has_its_method_and_says_what_it_means(moment: Moment) -> None:
    contract = getattr(Effect, moment.method).__doc__
    assert contract, f"Effect.{moment.method} needs its contract"
    assert bool(moment.means) == (moment.method in GENERALS), f"{moment.name}: said once, not twice"


def test_every_method_belongs_to_a_moment() -> None:
    belonging = {moment.method for moment in ALL} | {each for moment in ALL for each in moment.also}
    methods = {name for name, kind in vars(Effect).items() if callable(kind) and name[0] != "_"}
    assert methods - HELP == belonging | set(ENDINGS)


@pytest.mark.parametrize("effect", EFFECTS, ids=[f"{each.id}" for each in EFFECTS])
def test_effects_list_moments_of_the_general_methods_they_have(effect: Effect) -> None:
    for method, listed in GENERALS.items():
        moments = MOMENTS if method in GENERAL else SIDE_MOMENTS
        for number in getattr(effect, listed):
            assert moments[number].method == method, f"{effect.name} lists {moments[number].name}"
        overridden = getattr(type(effect), method) is not getattr(Effect, method)
        assert not overridden or getattr(effect, listed), f"{effect.name} never answers {method}"
        if getattr(effect, listed) and method not in ("may", "side_may"):
            assert overridden, f"{effect.name} lists moments, but has no {method}"


@pytest.mark.parametrize("effect", EFFECTS, ids=[f"{each.id}" for each in EFFECTS])
def test_no_effect_has_a_method_that_nobody_calls(effect: Effect) -> None:
    for moment in ALL:
        if moment.method in GENERALS:
            assert not hasattr(effect, moment.name), (
                f"{effect.name} has {moment.name}: list {moment.name.upper()} instead, and answer "
                f"with {moment.method}"
            )


def test_what_is_sorted_lies_at_its_moments_in_order() -> None:
    effects = tuple(EFFECTS)
    for number, acting in enumerate(by_moment(effects)):
        assert all(number in moments_of(effect) for effect in acting)
        assert [effect.order for effect in acting] == sorted(effect.order for effect in acting)
    assert len(by_side_moment(effects)) == len(SIDE_MOMENTS)


# --- a no is a no -----------------------------------------------------------------------------


@pytest.fixture
def denied(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Skills that grant nothing any more, though their owners still have them."""

    def refuse(*names: str) -> None:
        for effect in EFFECTS:
            if effect.name in names:
                if not hasattr(effect, "__dict__"):
                    pytest.skip("the compiled engine cannot be changed")
                monkeypatch.setattr(type(effect), "may", lambda *_: False)

    return refuse


def test_who_is_not_without_hands_after_all_picks_up_the_ball(denied: Callable[..., None]) -> None:
    denied("No Hands")
    game = pitch("home 1 5,7 No Hands / ball 6,7", dice="3").play("home 1 move", "move 6,7")
    assert game.ball == "home 1"
    assert game.done()


def test_who_may_throw_nobody_now_is_not_offered_it(denied: Callable[..., None]) -> None:
    position = "home 1 5,7 Throw Team-Mate / home 2 6,7 Right Stuff"
    assert pitch(position).offers("home 1 pass")
    denied("Throw Team-Mate")
    assert pitch(position).refuses("home 1 pass")


def test_who_may_not_be_thrown_now_is_not_offered(denied: Callable[..., None]) -> None:
    position = "home 1 5,7 Throw Team-Mate / home 2 6,7 Right Stuff"
    assert pitch(position).play("home 1 pass").offers("throw home 2")
    denied("Right Stuff")
    assert pitch(position).play("home 1 pass").refuses("throw home 2")


def test_a_tackle_zone_that_is_felt_after_all_hinders(denied: Callable[..., None]) -> None:
    position = "home 1 7,7 / away 1 6,7 / away 2 9,7 Titchy"
    assert pitch(position, dice="3").play("home 1 move", "move 8,7").shows("home 1 8,7 up")
    denied("Titchy")
    game = pitch(position, dice="3 1 1").play("home 1 move", "move 8,7")
    assert game.shows("home 1 8,7 prone")


def test_who_gives_the_ball_away_after_all_may_pass(denied: Callable[..., None]) -> None:
    position = "home 1 5,7 My Ball ball / home 2 6,7"
    assert pitch(position, rules="bb2020").refuses("home 1 pass", "home 1 hand-off")
    denied("My Ball")
    assert pitch(position, rules="bb2020").offers("home 1 pass", "home 1 hand-off")
