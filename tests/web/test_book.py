"""What pages are told of an edition, in words."""

import pytest

from pigskin.web.book import book


@pytest.mark.parametrize("edition", ["lrb6", "bb2016", "bb2020"])
def test_every_weather_has_its_words(edition: str) -> None:
    weather = book(edition)["weather"]
    assert len(weather) == 5
    assert all(weather.values())
    assert "quick and short" in weather["blizzard"]


@pytest.mark.parametrize("edition", ["lrb6", "bb2016", "bb2020"])
def test_every_spell_of_a_wizard_has_its_words(edition: str) -> None:
    told = book(edition)["spells"]
    assert {"Fireball", "Lightning Bolt" if edition == "lrb6" else "Zap"} <= set(told)
    assert all(told.values())
