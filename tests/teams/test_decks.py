"""The special play cards as data, and the command that lists them."""

import json

import pytest
from typer.testing import CliRunner, Result

from pigskin.cli import app
from pigskin.editions.lrb6.cards import CARDS
from pigskin.teams import rosters
from pigskin.teams.decks import (
    MOMENTS,
    SURE,
    UNTIL,
    DeckError,
    UnknownCard,
    UnknownDeck,
    card,
    cards,
    deck,
    decks,
    missing_cards,
)


def run(*words: str) -> Result:
    return CliRunner().invoke(app, words)


def names(moment: str) -> set[str]:
    return {each.name for each in cards("lrb6") if each.moment == moment}


# --- the cards --------------------------------------------------------------------------------


def test_seven_decks_with_their_prices_and_104_cards():
    assert [(each.name, each.cost, len(each.cards)) for each in decks("lrb6")] == [
        ("Miscellaneous Mayhem", 50_000, 13),
        ("Special Team Plays", 50_000, 13),
        ("Magic Items", 50_000, 13),
        ("Dirty Tricks", 50_000, 13),
        ("Good Karma", 100_000, 26),
        ("Random Events", 200_000, 18),
        ("Desperate Measures", 400_000, 8),
    ]
    assert [each.number for each in cards("lrb6")] == list(range(600, 704))


def test_every_card_has_sentences_of_its_own():
    for each in cards("lrb6"):
        assert each.text.endswith("."), each.name
        assert each.text == " ".join(each.text.split()), each.name
        assert 1 <= each.text.count(". ") + 1 <= 5, each.name
        if each.note:
            assert each.note.endswith("."), each.name
    assert len({each.text for each in cards("lrb6")}) == 104


def test_what_is_uncertain_says_why():
    for each in cards("lrb6"):
        assert each.note or each.sure != "uncertain", each.name
    count = {grade: sum(each.sure == grade for each in cards("lrb6")) for grade in SURE}
    assert count == {"sure": 26, "good": 2, "plain": 49, "uncertain": 27}


def test_every_card_is_of_a_deck_and_every_word_is_known():
    assert {each.deck for each in CARDS} == {each.id for each in decks("lrb6")}
    for each in CARDS:
        assert (each.moment in MOMENTS, each.until in UNTIL, each.sure in SURE) == (True,) * 3


def test_every_word_of_the_vocabulary_is_used():
    assert {each.moment for each in cards("lrb6")} == set(MOMENTS)
    assert {each.until for each in cards("lrb6")} == set(UNTIL)


@pytest.mark.parametrize(
    ("moment", "played"),
    [
        ("SETUP", {"Wake Up Call", "Gromskull's Exploding Runes", "Chainsaw"}),
        ("BEFORE_KICK", {"Perfect Kick"}),
        ("KICK", {"Badyear Git", "Gloves of Holding", "Kicking Boots", "Spiked Ball",
                  "Witch's Brew", "Suitable Pitch"}),
        ("RECEIVE", {"Come To Papa!", "One with the Kicker"}),
        ("AFTER_KICK", {"Suicide Blitz", "Lurve Potion"}),
        ("MARKER", {"Hurry Up Offense"}),
        ("OPP_START", {"Ball Clone"}),
        ("END", {"Fanatic Invasion", "Punt", "Chop Block", "The Wall"}),
        ("TURNOVER", {"Come On Boys!"}),
        ("END_NOT_HALF", {"Ring of Teleportation"}),
        ("OPP_TD", {"Unsportsmanlike Conduct"}),
        ("BEFORE_WAKING", {"Miracle Worker"}),
        ("AFTER_WAKING", {"Doc Bonesaw"}),
        ("DRIVE_END", {"Magic Sponge"}),
    ],
)  # fmt: skip
def test_cards_of_the_rarer_moments(moment: str, played: set[str]):
    assert names(moment) == played


def test_cards_of_the_common_moments():
    assert [len(names(each)) for each in ("PRE", "START", "END_KICK")] == [16, 35, 27]


@pytest.mark.parametrize(
    ("name", "roster", "position"),
    [
        ("Eclipse", "goblin", "Goblin"),
        ("Fanatic Invasion", "goblin", "Fanatic"),
        ("Not-So-Secret Weapon", "dwarf", "Deathroller"),
    ],
)
def test_profiles_are_those_of_the_team_lists(name: str, roster: str, position: str):
    listed = rosters("lrb6")[roster].position(position)
    text = card("lrb6", name).text
    assert f"MA {listed.ma}, ST {listed.st}, AG {listed.ag}, AV {listed.av}, " in text
    for skill in listed.skills:
        assert skill in text


# --- editions ---------------------------------------------------------------------------------


def test_bb2016_has_the_decks_of_its_box_or_all():
    assert [each.id for each in decks("bb2016")] == ["random_events", "miscellaneous_mayhem"]
    assert len(cards("bb2016")) == 31
    assert decks("bb2016", "all") == decks("lrb6")
    with pytest.raises(DeckError, match="no choice of decks 'bxo'; the choices are box, all"):
        decks("bb2016", "bxo")


def test_bb2020_has_none_and_says_why():
    assert decks("bb2020") == ()
    assert "not known to any source" in missing_cards("bb2020")
    assert missing_cards("lrb6") == missing_cards("bb2016") == ""


# --- finding ----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["That Babe's Got Talent!", "that babes got talent"])
def test_a_card_is_found_without_its_marks(name: str):
    assert card("lrb6", name).number == 612


def test_names_nobody_knows():
    with pytest.raises(UnknownCard, match="did you mean 'Banana Skin'"):
        card("lrb6", "Banana Skni")
    with pytest.raises(UnknownDeck, match="did you mean 'Dirty Tricks'"):
        deck("lrb6", "dirty triks")
    with pytest.raises(UnknownCard):
        card("bb2016", "Pit Trap", "box")
    assert card("bb2016", "Pit Trap").deck == "Dirty Tricks"


# --- pigskin cards ----------------------------------------------------------------------------


def test_the_command_prints_104_objects():
    told = json.loads(run("cards", "--edition", "lrb6", "--json").stdout)
    assert len(told) == 104
    assert [each["name"] for each in told] == [each.name for each in cards("lrb6")]
    assert all(each["text"] and each["deck"] and each["moment"] in MOMENTS for each in told)
    trap = next(each for each in told if each["name"] == "Pit Trap")
    assert (trap["deck"], trap["cost"], trap["moment"]) == ("Dirty Tricks", 50_000, "END_KICK")


def test_the_command_lists_decks_with_price_and_cards():
    told = run("cards").stdout
    assert "Desperate Measures  400k a card, 8 cards\n" in told
    assert "Pit Trap  after an own turn or kick-off\n    Any one standing player" in told
    assert told.endswith("104 cards\n")


def test_one_deck_and_words():
    told = run("cards", "--deck", "dirty tricks").stdout
    assert told.endswith("13 cards\n")
    assert "Good Karma" not in told
    assert run("cards", "--search", "deathroller").stdout.endswith("\n1 card\n")
    assert run("cards", "--search", "trampolin").stdout.endswith("1 card\n")
    assert run("cards", "--search", "eclips").stdout.endswith("1 card\n")
    assert "did you mean 'Eclipse'" in run("cards", "--search", "eclisp").stdout


def test_one_card_with_all_that_is_known():
    told = run("cards", "ball clone").stdout
    assert told.startswith("Ball Clone  Miscellaneous Mayhem, 50k; at the start of an opposing")
    for word in ("played: ", "lasts: this drive", "known: one source", "note: "):
        assert word in told
    assert json.loads(run("cards", "ball clone", "--json").stdout)["number"] == 601


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("pit tarp",), "did you mean 'Pit Trap'?"),
        (("--deck", "godo karma"), "did you mean 'Good Karma'?"),
        (("pit trap", "--deck", "good karma"), "no card of Good Karma, but of Dirty Tricks"),
        (("--edition", "lrb7"), "no edition 'lrb7'"),
        (("pit trap", "--edition", "bb2020"), "not known to any source"),
    ],
)
def test_the_command_refuses_in_one_line(words: tuple[str, ...], told: str):
    result = run("cards", *words)
    assert result.exit_code == 2
    assert told in result.stderr
    assert len(result.stderr.splitlines()) == 1


def test_other_editions_on_the_command_line():
    told = run("cards", "--edition", "bb2016").stdout
    assert told.index("Random Events  200k") < told.index("Special Team Plays  50k")
    assert "Dirty Tricks  50k a card, 13 cards; only when all decks are in play" in told
    listed = json.loads(run("cards", "--edition", "bb2016", "--json").stdout)
    assert sum(each["usual"] for each in listed) == 31
    assert "not known to any source" in run("cards", "--edition", "bb2020").stdout
    assert json.loads(run("cards", "--edition", "bb2020", "--json").stdout) == []
