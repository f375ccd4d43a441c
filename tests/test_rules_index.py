"""The rules index: complete, well formed, searchable, and every rule cited by a test."""

import re
from itertools import groupby
from pathlib import Path

import pytest

from pigskin.errors import UnknownEdition
from pigskin.rules_index import (
    Rule,
    UnknownRule,
    citations,
    editions,
    find_tests,
    rule,
    rules,
    search,
)

CHAPTERS = (
    "Pitch and set-up", "Dice", "Pre-match", "Inducements", "Kick-off", "Weather", "Turns",
    "Turnovers", "Movement", "Tackle zones", "Dodging", "Going for it", "Standing up",
    "Picking up", "Blocking", "Pushing", "Knock-downs", "Armour", "Injury", "Casualties",
    "Apothecary", "Passing", "Interceptions", "Catching", "Bouncing", "Throw-ins", "Hand-off",
    "Fouls", "Re-rolls", "Scoring", "Drives and restarting",
    "Half time, overtime, penalty shoot-out", "Conceding", "Skills", "General skills",
    "Agility skills", "Passing skills", "Strength skills", "Mutations", "Extraordinary traits",
    "Special play cards",
)  # fmt: skip

DOCUMENTS = (
    "Handbook 2006, ", "CRP reference sheet, ", "v6 summary, ", "Collected facts, ", "House rule",
)  # fmt: skip

SKILLS = {
    "General skills": (
        "Block", "Dauntless", "Dirty Player", "Fend", "Frenzy", "Kick", "Kick-Off Return",
        "Pass Block", "Pro", "Shadowing", "Strip Ball", "Sure Hands", "Tackle", "Wrestle",
    ),
    "Agility skills": (
        "Catch", "Diving Catch", "Diving Tackle", "Dodge", "Jump Up", "Leap", "Side Step",
        "Sneaky Git", "Sprint", "Sure Feet",
    ),
    "Passing skills": (
        "Accurate", "Dump-Off", "Hail Mary Pass", "Leader", "Nerves of Steel", "Pass",
        "Safe Throw",
    ),
    "Strength skills": (
        "Break Tackle", "Grab", "Guard", "Juggernaut", "Mighty Blow", "Multiple Block",
        "Piling On", "Stand Firm", "Strong Arm", "Thick Skull",
    ),
    "Mutations": (
        "Big Hand", "Claw", "Disturbing Presence", "Extra Arms", "Foul Appearance", "Horns",
        "Prehensile Tail", "Tentacles", "Two Heads", "Very Long Legs",
    ),
    "Extraordinary traits": (
        "Always Hungry", "Animosity", "Ball & Chain", "Blood Lust", "Bombardier", "Bone-head",
        "Chainsaw", "Decay", "Fan Favourite", "Hypnotic Gaze", "Loner", "No Hands",
        "Nurgle's Rot", "Really Stupid", "Regeneration", "Right Stuff", "Secret Weapon", "Stab",
        "Stakes", "Stunty", "Take Root", "Throw Team-Mate", "Titchy", "Wild Animal",
    ),
}  # fmt: skip


def slug(name: str) -> str:
    return re.sub(r"[^a-z]+", "-", name.lower().replace("'", "").replace("&", "and"))


def test_every_rule_is_well_formed() -> None:
    for r in rules("lrb6"):
        assert re.fullmatch(r"[a-z]+(-[a-z]+)*(\.[a-z0-9]+(-[a-z]+)*){1,2}", r.id), r.id
        assert r.edition == "lrb6"
        for words in (r.title, r.text, r.source):
            assert words, r.id
            assert words == words.strip(), r.id
        assert r.text.endswith("."), r.id
        assert all(part.startswith(DOCUMENTS) for part in r.source.split("; ")), r.id


def test_ids_and_titles_are_unique() -> None:
    listed = rules("lrb6")
    assert len({r.id for r in listed}) == len(listed)
    assert len({(r.chapter, r.title) for r in listed}) == len(listed)


def test_chapters_come_in_playing_order() -> None:
    assert tuple(chapter for chapter, _ in groupby(rules("lrb6"), lambda r: r.chapter)) == CHAPTERS


def test_each_of_the_75_skills_has_a_rule_under_its_category() -> None:
    assert sum(map(len, SKILLS.values())) == 75
    listed = {(r.chapter, r.id.split(".")[1]) for r in rules("lrb6") if r.id.startswith("skill.")}
    assert listed == {(chapter, slug(name)) for chapter, names in SKILLS.items() for name in names}


def test_the_index_names_its_editions_and_refuses_others() -> None:
    assert "lrb6" in editions()
    with pytest.raises(UnknownEdition, match=r"'lrb9'.*lrb6"):
        rules("lrb9")


def test_a_rule_is_found_by_its_id() -> None:
    found = rule("lrb6", "dodging.roll")
    assert isinstance(found, Rule)
    assert (found.title, found.citation) == ("Dodge roll", "lrb6/dodging.roll")
    with pytest.raises(UnknownRule, match=r"dodging\.rol'"):
        rule("lrb6", "dodging.rol")


def test_search_wants_every_word_in_id_title_or_text_in_any_case() -> None:
    found = search("lrb6", "BLIZZARD short")
    assert [r.id for r in found] == ["weather.blizzard-passing"]
    assert {"skill.tackle.dodge", "skill.tackle.block"} <= {r.id for r in search("lrb6", "tackle")}
    assert search("lrb6", "blizzard banana") == ()
    assert search("lrb6", " ") == ()


def test_citations_count_tests_of_every_kind(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "golden").mkdir()
    (tmp_path / "test_plain.py").write_text(
        "@pytest.mark.rule('lrb6/a.b', 'lrb6/c.d')\n"
        "def test_one(): ...\n"
        "@rule('lrb6/a.b')\n"
        "async def test_two(): ...\n"
        "@rule('lrb6/not.counted')\n"
        "def helper(): ...\n"
        "@rule('lrb6/k.l')\n"
        "class TestThese:\n"
        "    pytestmark = pytest.mark.rule('lrb6/m.n')\n"
        "    @rule('lrb6/a.b', 'lrb6/k.l')\n"
        "    def test_three(self): ...\n"
        "    def test_four(self): ...\n"
    )
    (tmp_path / "deep" / "test_module.py").write_text(
        "pytestmark = [pytest.mark.slow, rule('lrb6/e.f')]\n"
        "def test_five(): ...\n"
        "@rule('lrb6/e.f', 'lrb6/g.h')\n"
        "def test_six(): ...\n"
    )
    (tmp_path / "golden" / "story.txt").write_text(
        "# A story.\n"
        "edition lrb6\n"
        "rule lrb6/a.b lrb6/g.h\n"
        "rule lrb6/a.b\n"
        "| home 1 falls\n"
        "rule lrb6/not.counted\n"
    )
    assert citations(tmp_path) == {
        "lrb6/a.b": 4,
        "lrb6/c.d": 1,
        "lrb6/e.f": 2,
        "lrb6/g.h": 2,
        "lrb6/k.l": 2,
        "lrb6/m.n": 2,
    }


def test_find_tests_finds_this_folder() -> None:
    assert find_tests() == Path(__file__).resolve().parent


def test_every_rule_has_a_test() -> None:
    cited = citations(Path(__file__).resolve().parent)
    listed = {r.citation for edition in editions() for r in rules(edition)}
    unknown = sorted(cited.keys() - listed)
    missing = sorted(listed - cited.keys())
    assert not unknown, f"tests cite rules that do not exist: {', '.join(unknown)}"
    assert not missing, f"{len(missing)} rules have no test:\n" + "\n".join(missing)
