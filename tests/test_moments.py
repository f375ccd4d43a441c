"""The moments of effects: one list, its numbers, its methods, and what effects do there."""

import pytest

from pigskin.effects import moments
from pigskin.effects.base import Effect
from pigskin.effects.moments import GENERAL, MOMENTS, SIDE_MOMENTS, Moment
from pigskin.effects.registry import ALL_EFFECTS
from pigskin.effects.sorting import by_moment, by_side_moment, moments_of

ALL = [*MOMENTS, *SIDE_MOMENTS]
EFFECTS = list(ALL_EFFECTS.values())


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
    assert bool(moment.means) == (moment.method in GENERAL), f"{moment.name}: said once, not twice"


@pytest.mark.parametrize("effect", EFFECTS, ids=[f"{each.id}" for each in EFFECTS])
def test_effects_list_moments_of_the_general_methods_they_have(effect: Effect) -> None:
    for method, listed in GENERAL.items():
        for number in getattr(effect, listed):
            assert MOMENTS[number].method == method, f"{effect.name} lists {MOMENTS[number].name}"
        overridden = getattr(type(effect), method) is not getattr(Effect, method)
        assert not overridden or getattr(effect, listed), f"{effect.name} never answers {method}"
        if getattr(effect, listed) and method != "may":
            assert overridden, f"{effect.name} lists moments, but has no {method}"


def test_what_is_sorted_lies_at_its_moments_in_order() -> None:
    effects = tuple(EFFECTS)
    for number, acting in enumerate(by_moment(effects)):
        assert all(number in moments_of(effect) for effect in acting)
        assert [effect.order for effect in acting] == sorted(effect.order for effect in acting)
    assert len(by_side_moment(effects)) == len(SIDE_MOMENTS)
