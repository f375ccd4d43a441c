"""What stays as it was: seasons that are over, dice that have been seen, files of one's own."""

from __future__ import annotations

from pathlib import Path

from league.test_commands import FILE, booked, complaint, filled, fixtures, founded, run, told


def finished(score: tuple[int, int] = (1, 0)) -> None:
    """Everything that is open is played, with this score for home, and booked."""
    while left := fixtures("--open"):
        id = str(left[0]["id"])
        run("report", FILE, id, "--form", filled(id, score))
        booked(id)


def test_a_season_keeps_the_formula_it_was_played_by(here: Path) -> None:
    founded()
    run("schedule", FILE)
    finished()
    before = (told("table", FILE), run("table", FILE), told("history", FILE)["champions"])
    run("end-season", FILE)
    for team in (each["team"] for each in before[0]):
        run("redraft", FILE, team, "--auto")
    run("schedule", FILE)
    champions = told("history", FILE)["champions"]
    run("set", FILE, "points", "0,0,9")
    run("set", FILE, "bonus", "clean sheet")
    run("set", FILE, "tiebreakers", "wins")
    assert told("table", FILE, "--season", "1") == before[0]
    assert run("table", FILE, "--season", "1") == before[1]
    assert told("history", FILE)["champions"] == champions
    assert "3 points for a win" in run("paper", FILE, "--season", "1")
    assert "0 points for a win" in run("table", FILE)

    # So it does in a folder, and in a league made of one.
    run("export", FILE, "out")
    run("import", "out", "other.league")
    assert told("table", "other.league", "--season", "1") == before[0]
    season = here / "out/seasons/1.toml"
    season.write_text(season.read_text().replace("switches = {  }", "switches = { x = 1 }"))
    assert "seasons/1.toml: there is no switch 'x'" in complaint("import", "out", "third.league")


def test_a_formula_that_recounts_results_says_so(here: Path) -> None:
    founded(())
    run("schedule", FILE)
    assert run("set", FILE, "points", "4,2,0") == "points is 4,2,0\n"
    finished()
    shown = run("set", FILE, "points", "3,1,0")
    assert shown.splitlines()[1:] == ["  note: what season 1 has brought so far is counted anew"]
    assert run("set", FILE, "mvp", "coach") == "mvp is coach\n"
    assert "bonus has 'touchdowns' twice" in complaint(
        "set", FILE, "bonus", "touchdowns,touchdowns"
    )


def test_a_match_that_is_played_again_has_other_dice(here: Path) -> None:
    founded(())
    run("schedule", FILE)
    coaches = ("--home-coach", "random", "--away-coach", "random")
    seen: list[tuple[str, list[object]]] = []
    for _ in range(2):
        run("play", FILE, "1-01-1", *coaches)
        booked("1-01-1")
        log = [each for each in told("log", FILE, "the-millers") if each.get("match")]
        run("export", FILE, "out")
        record = (here / "out/games/1-01-1.game").read_text()
        seen.append((record, [each.get("dice") for each in log if each["counts"]]))
        run("withdraw", FILE, "1-01-1", "--reason", "again", "--drop")
    assert seen[0][0] != seen[1][0]
    assert seen[0][1] != seen[1][1]


def test_a_withdrawal_is_remembered_by_a_folder(here: Path) -> None:
    """Otherwise a league could be carried over to know its dice."""
    founded(())
    run("schedule", FILE)
    run("report", FILE, "1-01-1", "--form", filled("1-01-1"))
    run("withdraw", FILE, "1-01-1", "--reason", "again")
    run("export", FILE, "out")
    assert "withdrawn = 1" in (here / "out/seasons/1.toml").read_text()
    run("import", "out", "other.league")
    coaches = ("--home-coach", "random", "--away-coach", "random")
    assert run("play", FILE, "1-01-1", *coaches) == run("play", "other.league", "1-01-1", *coaches)


def test_dice_that_were_seen_are_not_entered_otherwise(here: Path) -> None:
    founded(())
    run("schedule", FILE)
    run("report", FILE, "1-01-1", "--form", filled("1-01-1"))
    desk = ("desk", FILE, "1-01-1", "--side")
    assert "most valued player" in run(*desk, "home", typed="quit\n")
    refused = complaint(*desk, "home", "--dice", "entered")
    assert "the dice of 1-01-1 (home) are rolled here; it has begun" in refused
    assert "what do the dice show" in run(*desk, "away", "--dice", "entered", typed="quit\n")
    assert "are entered by hand" in complaint(*desk, "away", "--dice", "rolled")
    run("export", FILE, "out")
    run("import", "out", "other.league")
    again = ("desk", "other.league", "1-01-1", "--side", "home", "--dice", "entered")
    assert "it has begun" in complaint(*again)


def test_files_of_ones_own_stay_in_a_folder(here: Path) -> None:
    founded(())
    run("schedule", FILE)
    run("report", FILE, "1-01-1", "--form", filled("1-01-1"))
    run("export", FILE, "out")
    own = [Path("out") / each for each in (
        "notes.txt", "reports/mine.toml", "teams/mine.toml", "games/keep.game", "seasons/plan.toml",
    )]  # fmt: skip
    for each in own:
        each.write_text("mine")
    run("withdraw", FILE, "1-01-1", "--reason", "again")
    run("export", FILE, "out")
    assert [each.read_text() for each in own] == ["mine"] * len(own)
    assert not Path("out/reports/1-01-1.toml").exists()


def test_old_injuries_are_rolled_for_on_a_table(here: Path) -> None:
    founded(())
    run("schedule", FILE)
    finished()
    run("end-season", FILE)
    run("correct", FILE, "the-millers", "niggling", "2", "--player", "4", "--reason", "forgotten")
    entered = ("redraft", FILE, "the-millers", "--dice", "entered")
    assert "--auto rolls them" in complaint(*entered, "--auto")
    typed = "".join([f"keep {n}\n" for n in range(1, 12)])
    run(*entered, typed=typed)
    assert "entered by hand; it has begun" in complaint(
        "redraft", FILE, "the-millers", "--dice", "rolled"
    )
    shown = run("redraft", FILE, "the-millers", typed="done\n7\n4\n1\n")
    assert "is Liner 4 rid of a niggling injury: what do the dice show (D6)?" in shown
    assert "a D6 shows 1 to 6, not '7'" in shown
    assert "rid of a niggling injury (rolled 4)" in shown
    assert "keeps a niggling injury (rolled 1)" in shown
    (player,) = [it for it in told("sheet", FILE, "the-millers")["players"] if it["number"] == 4]
    assert player["niggling"] == 1
