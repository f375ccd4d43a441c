"""Where numbers come from and how they are put right; what things are called."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from league.test_commands import FILE, booked, complaint, filled, fixtures, founded, run, told


def sheet(team: str) -> Any:
    return told("sheet", FILE, team)


def player(team: str, number: int) -> Any:
    return next(each for each in sheet(team)["players"] if each["number"] == number)


def hurt_and_scored() -> str:
    """After a match: the home side's 4 has scored, its 5 has lost a point of MA."""
    founded(())
    run("schedule", FILE, "--times", "2")
    more = '[[home.player]]\nshirt = 4\ntouchdowns = 1\n[[home.player]]\nshirt = 5\nhurt = "ma"\n'
    run("report", FILE, "1-01-1", "--form", filled("1-01-1", (1, 0), more))
    booked("1-01-1")
    return str(fixtures()[0]["home"])


# --- why --------------------------------------------------------------------------------------


def test_every_number_says_where_it_comes_from(here: Path) -> None:
    team = hurt_and_scored()
    (lost,) = told("why", FILE, team, "ma", "--player", "5")[1:]
    assert (lost["before"], lost["after"], lost["match"]) == ("6", "5", "1-01-1")
    (scored,) = told("why", FILE, team, "touchdowns", "--player", "4")[1:]
    assert (scored["before"], scored["after"]) == (0, 1)
    (won,) = told("why", FILE, team, "won")[1:]
    assert (won["before"], won["after"]) == (0, 1)
    assert told("why", FILE, team, "mvp", "--player", "4")[0]["after"] == 0
    shown = run("why", FILE, team, "record")
    assert "won 1, drawn 0, lost 0" in shown
    assert "Record(" not in shown
    assert "  no " in run("why", FILE, team, "apothecary")
    assert "a sheet has no 'goals'" in complaint("why", FILE, team, "goals", "--player", "4")


# --- putting right ----------------------------------------------------------------------------


def test_an_injury_is_given_to_whom_it_belongs(here: Path) -> None:
    """The form had the wrong shirt: 5 is whole again, and 6 has lost it."""
    team = hurt_and_scored()
    right = ("--reason", "the wrong shirt")
    assert run("correct", FILE, team, "losses", "", "--player", "5", *right) == (
        f"{team}, number 5: losses is none\n"
    )
    run("correct", FILE, team, "losses", "MA", "--player", "6", *right)
    assert (player(team, 5)["ma"], player(team, 6)["ma"]) == (6, 5)
    assert player(team, 6)["losses"] == ["ma"]
    assert "corrected: losses none instead of ma: the wrong shirt" in run("log", FILE, team)
    refused = complaint("correct", FILE, team, "losses", "iq", "--player", "5", *right)
    assert refused == "losses are of ma, st, ag, av, pa; not 'iq'"
    run("export", FILE, "out")
    run("import", "out", "other.league")

    # The match is withdrawn: what was put right makes no sense without it.
    refused = complaint("withdraw", FILE, "1-01-1", "--reason", "x")
    assert "does not have ma to be put right" in refused


def test_a_skill_that_was_typed_wrong(here: Path) -> None:
    team = hurt_and_scored()
    for reason, skills, spp in (("a", "Block", 9), ("b", "Tackle", 9)):
        if reason == "a":
            run("correct", FILE, team, "earned", str(spp), "--player", "4", "--reason", "x")
            run("report", FILE, "1-02-1", "--form", filled("1-02-1", (0, 0)))
            side = "home" if fixtures()[1]["home"] == team else "away"
            typed = "4\nchosen primary\nBlock\n" + "done\n" * 3
            run("desk", FILE, "1-02-1", "--side", side, typed=typed)
            assert player(team, 4)["advances"][0]["what"] == "Block"
        run("correct", FILE, team, "skills", skills, "--player", "4", "--reason", reason)
        assert player(team, 4)["skills"] == [skills]
    more = complaint("correct", FILE, team, "skills", "Pro,Kick", "--player", "4", "--reason", "x")
    assert "has learned 1 skill" in more
    wrong = complaint("correct", FILE, team, "skills", "Nothing", "--player", "4", "--reason", "x")
    assert "Nothing" in wrong


def test_a_single_entry_is_struck(here: Path) -> None:
    team = hurt_and_scored()
    log = told("log", FILE, team)
    entry = next(each["n"] for each in log if each["kind"] == "hurt")
    strike = ("strike", FILE, team, str(entry), "--reason", "he was only tired")
    assert run(*strike) == f"{team}: entry {entry} counts no more\n"
    assert player(team, 5)["ma"] == 6
    assert complaint(*strike) == f"{team} has no entry {entry} that counts"
    hired = next(each["n"] for each in log if each.get("player") == "p04")
    refused = complaint("strike", FILE, team, str(hired), "--reason", "x")
    assert "without entry" in refused
    assert "makes no sense" in refused
    assert run("check", FILE).endswith("0 problems\n")


def test_nobody_rests_where_nobody_can(here: Path) -> None:
    run("new", FILE, "--name", "X", "--edition", "lrb6")
    run("add-team", FILE, "--roster", "human", "--name", "Old")
    correct = ("correct", FILE, "old", "--player", "1", "--reason", "x")
    assert "'resting' cannot be corrected" in complaint(*correct, "resting", "true")
    assert run(*correct, "misses_next", "true").endswith("misses_next is yes\n")


# --- names ------------------------------------------------------------------------------------


def test_names_of_any_letters(here: Path) -> None:
    """Ids are made of Latin letters; who has none gets one that is free."""
    run("new", FILE, "--name", "Лига")
    run("new", FILE, "--name", "日本")
    names = ("Ёжики", "Медведи", "T'1", "T 1")
    ids = []
    for name in names:
        shown = run("add-team", FILE, "--league", "日本", "--roster", "human", "--name", name)
        ids.append(shown.partition(":")[0])
    assert ids == ["team", "team-2", "t-1", "t-1-2"]
    for name in names:
        shown = run("sheet", FILE, name, "--league", "日本", "--json")
        assert f'"name": "{name}"' in shown
    again = ("add-team", FILE, "--league", "日本", "--roster", "orc", "--name", "ЁЖИКИ")
    assert complaint(*again) == "there is a team called Ёжики already (team)"
    assert "--league NAME says which" in complaint("table", FILE)


def test_no_two_teams_are_called_the_same(here: Path) -> None:
    founded(())
    refused = complaint("rename", FILE, "the-millers", "The Ferrymen")
    assert refused == "there is a team called The Ferrymen already (the-ferrymen)"
    run("rename", FILE, "the-millers", "The New Millers", "--as", "Bo")
    run("rename", FILE, "the-millers", "Ada", "--coach")
    assert sheet("the-millers")["coach"] == "Ada"
    acts = [(each["by"], each["text"]) for each in told("history", FILE)["acts"]]
    assert acts[-2] == ("Bo", "the-millers: the team is called The New Millers")
    assert acts[-1][1] == "the-millers: the coach is Ada"


def test_who_is_gone_is_named_by_his_key(here: Path) -> None:
    """A journeyman takes the shirt of the dead: two have worn it, both can be asked about."""
    founded(())
    run("schedule", FILE, "--times", "2")
    home = str(fixtures()[0]["home"])
    run("report", FILE, "1-01-1", "--form",
        filled("1-01-1", (1, 0), '[[home.player]]\nshirt = 1\nhurt = "rip"\n'))  # fmt: skip
    for each in ("home", "away"):
        run("desk", FILE, "1-01-1", "--side", each, typed="done\n" * 9)
    key = player(home, 1)["key"]
    assert told("why", FILE, home, "state", "--player", "1")[-1]["after"] == "dead"
    with_guest = '[[{side}.player]]\nshirt = 1\nkind = "journeyman"\nposition = "Human Lineman"\n'
    side = "home" if fixtures()[1]["home"] == home else "away"
    form = filled("1-02-1", (0, 0), with_guest.format(side=side))
    run("report", FILE, "1-02-1", "--form", form)
    for each in ("home", "away"):
        run("desk", FILE, "1-02-1", "--side", each, typed="done\n" * 9)
    refused = complaint("why", FILE, home, "state", "--player", "1")
    assert f"several with number 1: {key} Liner 1 (dead), p12 " in refused
    assert told("why", FILE, home, "state", "--player", key)[-1]["after"] == "dead"
    assert "by his shirt or his key" in complaint("why", FILE, home, "spp", "--player", "x")
    found = sheet(home)
    assert (found["chosen_rule"], found["bought_fans"]) == ("", 0)
    assert found["players"][0]["seasons"] == 0


# --- deductions -------------------------------------------------------------------------------


def test_a_deduction_is_taken_back(here: Path) -> None:
    founded(())
    run("schedule", FILE)
    run("deduct", FILE, "the-millers", "3", "--reason", "late")
    back = ("deduct", FILE, "the-millers", "--reason", "a mistake", "--back")
    assert complaint(*back, "4") == "the-millers has lost 3 points this season"
    assert run(*back, "1") == "the-millers gets back 1 point: a mistake\n"
    row = next(each for each in told("table", FILE) if each["team"] == "the-millers")
    assert (row["points"], row["deductions"]) == (-2, 2)
    assert "gets back 1 point" in run("paper", FILE)


