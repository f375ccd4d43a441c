"""Weights fitted to positions whose true weights are known."""

import random
from pathlib import Path

import pytest
from typer.testing import CliRunner

from pigskin.cli import app
from pigskin.coaches.moment import NAMES
from pigskin.coaches.outlook import later, next_score
from pigskin.coaches.outlook_weights import OutlookWeights, read_weights, weights_of
from pigskin.errors import PigskinError
from pigskin.foretelling.fitting import fit, fit_next
from pigskin.foretelling.rows import Row, read_rows, write_rows

TRUE = OutlookWeights(
    [-1.5, 0.4, -0.8, 0.0, 0.0, 0.2, 0.0, 0.0, 0.6, 1.2, 0.8, 0.0, 0.9, -0.5, 0.0, 0.4, 0.0],
    attack=0.09,
    defence=0.03,
    men=0.06,
    rest=0.4,
)


def facts_of(chance: random.Random, turns: list[int], men: list[int]) -> list[list[float]]:
    """A position as it might be, told for both sides."""
    holder, mover, worth = chance.choice((0, 1, -1)), chance.choice((0, 1)), chance.uniform(-1, 1)
    found = []
    for side in (0, 1):
        fact = dict.fromkeys(NAMES, 0.0)
        own = worth if side == 0 else -worth
        fact |= {"base": 1.0, "worth": own, "turns": turns[side] / 8}
        fact["men"] = (men[side] - men[1 - side]) / 11
        fact["moves"] = float(side == mover)
        if holder >= 0:
            fact["holds" if holder == side else "chases"] = 1.0
        if holder == side:
            fact |= {"worth_held": own, "near": chance.random(), "late": chance.random()}
        found.append(list(fact.values()))
    return found


def made_up(games: int, seed: int = 1, edition: str = "bb2020") -> list[Row]:
    """Positions of games that go as the true weights have it."""
    chance = random.Random(seed)
    rows = []
    for game in range(games):
        for _ in range(10):
            turns = [chance.randint(1, 8), chance.randint(1, 8)]
            men = [chance.randint(7, 11), chance.randint(7, 11)]
            row = Row(
                game=f"game {game}",
                edition=edition,
                mover=chance.choice((0, 1)),
                scores=[chance.randint(0, 2), chance.randint(0, 2)],
                half=chance.choice((1, 2)),
                turns=turns,
                length=8,
                men=men,
                receives_later=[0.0, 0.0],
                facts=facts_of(chance, turns, men),
                next=-1,
                half_end=[0, 0],
                end=[0, 0],
            )
            if row.half == 1:
                row.receives_later[chance.choice((0, 1))] = 1.0
            scorer = chance.choices((0, 1, -1), next_score(row.moment, TRUE))[0]
            end = list(row.scores)
            if scorer >= 0:
                end[scorer] += 1
            for side, mean in enumerate(later(row.moment, TRUE, scorer)):
                # Many small chances, which is what a Poisson number is.
                end[side] += sum(chance.random() < mean / 200 for _ in range(200))
            told = {name: getattr(row, name) for name in Row.__slots__}
            rows.append(Row(**{**told, "next": scorer, "end": end, "half_end": end}))
    return rows


def test_the_fit_finds_the_weights_that_games_were_made_by() -> None:
    found = fit(made_up(600))
    for name, weight, true in zip(NAMES, found.weights.next, TRUE.next, strict=True):
        assert weight == pytest.approx(true, abs=0.35), name
    assert found.weights.attack == pytest.approx(TRUE.attack, abs=0.015)
    assert found.weights.defence == pytest.approx(TRUE.defence, abs=0.015)
    assert found.weights.men == pytest.approx(TRUE.men, abs=0.05)
    assert found.games == 450
    assert found.games_held_out == 150
    for score in found.scores:
        assert score.log_loss < score.base_log_loss - 0.05
        assert score.brier < score.base_brier
        assert score.area.low > 0.6
        # What was given a chance came true about as often.
        assert all(band.low - 0.06 < band.foretold < band.high + 0.06 for band in score.bands)


def test_the_same_positions_give_the_same_weights() -> None:
    one, two = fit(made_up(30)), fit(made_up(30))
    assert vars(one.weights) == vars(two.weights)
    assert one.scores == two.scores


def test_what_can_only_help_has_no_weight_below_zero() -> None:
    rows = made_up(40)
    place = NAMES.index("worth")
    for row in rows:  # the world upside down
        for facts in row.facts:
            facts[place] = -facts[place]
    assert fit_next(rows)[place] == 0
    assert fit_next(made_up(40))[place] > 0


def test_too_few_games_are_refused() -> None:
    with pytest.raises(PigskinError, match="19 games are too few to learn from; it takes 20"):
        fit(made_up(19))


# --- the command ------------------------------------------------------------------------------


def run(*words: object) -> tuple[int, str]:
    result = CliRunner().invoke(app, [str(word) for word in words])
    return result.exit_code, result.output


def test_the_command_writes_weights_that_the_outlook_reads(tmp_path: Path) -> None:
    file, out = tmp_path / "rows.jsonl", tmp_path / "weights.toml"
    write_rows(file, made_up(24))
    code, said = run("fit", file, "--edition", "bb2020", "--out", out)
    assert code == 0, said
    assert "fitted to 180 positions of 18 games" in said
    assert "log-loss" in said
    assert "Brier" in said
    weights = read_weights(out)
    assert weights.next == fit(read_rows(file)).weights.next
    assert weights.next != weights_of("bb2020").next
    first = out.read_bytes()
    assert run("fit", file, "--edition", "bb2020", "--out", out)[0] == 0
    assert out.read_bytes() == first


def test_positions_of_another_edition_are_not_fitted_to(tmp_path: Path) -> None:
    file = tmp_path / "rows.jsonl"
    write_rows(file, made_up(20, edition="lrb6"))
    code, said = run("fit", file, "--edition", "bb2016", "--out", tmp_path / "weights.toml")
    assert code == 2
    assert "has no positions of bb2016" in said
    assert not (tmp_path / "weights.toml").exists()


@pytest.mark.parametrize(
    "text, said",
    [
        ("", "is no file of positions"),
        ("hello\n", "is no file of positions"),
        ('{"pigskin-positions": 1, "names": ["base"]}\n', "in other numbers than this version"),
        ("HEAD\n{}\n", "line 2 is no position"),
        ("HEAD\n[1\n", "line 2 is no position"),
    ],
)
def test_a_file_without_positions_is_refused(tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "rows.jsonl"
    write_rows(file, [])
    head = file.read_text(encoding="utf-8").strip()
    file.write_text(text.replace("HEAD", head), encoding="utf-8")
    code, told = run("fit", file)
    assert code == 2
    assert said in told.replace("\n", " ")
