"""`pigskin fit`."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.markup import escape

from pigskin.cli.house import EditionOption, JsonOption, grid, print_json, progress, writable
from pigskin.console import SafeConsole
from pigskin.errors import PigskinError

if TYPE_CHECKING:
    from pigskin.foretelling.fitting import Fit, Score


def fit(
    file: Annotated[
        Path, typer.Argument(help="Positions that `pigskin gather` wrote.", show_default=False)
    ],
    edition: EditionOption = "bb2020",
    out: Annotated[
        Path | None, typer.Option("--out", "-o", help="Write the weights into this file.")
    ] = None,
    json_: JsonOption = False,
) -> None:
    """Fit the weights of the outlook to positions, and say how well they foretell others."""
    from pigskin.editions import edition as find_edition
    from pigskin.foretelling.fitting import fit as fit_to
    from pigskin.foretelling.rows import read_rows

    id = find_edition(edition).books.root
    if out is not None:
        writable(out)
    rows = [row for row in read_rows(file) if row.edition == id]
    if not rows:
        raise PigskinError(f"{file} has no positions of {id}")
    with progress() as bar:
        task = bar.add_task("rounds", total=None)
        found = fit_to(rows, lambda: bar.advance(task))
    if out is not None:
        _write(out, id, found)
    if json_:
        print_json({"edition": id, "file": str(out or ""), **_plain(found)})
    else:
        _print(found, id, out)


def _write(out: Path, edition: str, found: Fit) -> None:
    from pigskin.coaches.outlook_weights import weights_text
    from pigskin.files import write_whole

    remarks = [
        "What foretells the end of a match; see docs/coaches.md. Made by `pigskin fit`, for "
        f"{edition}:",
        f"fitted to {found.positions} positions of {found.games} games, looked at in "
        f"{found.scores[0].positions} of {found.games_held_out} others.",
        *[
            f"{score.what}: log-loss {score.log_loss:.3f} (base rate {score.base_log_loss:.3f}), "
            f"Brier {score.brier:.3f} ({score.base_brier:.3f}), AUC {score.area.value:.3f}"
            for score in found.scores
        ],
    ]
    try:
        write_whole(out, weights_text(found.weights, remarks).encode())
    except OSError as error:
        raise PigskinError(f"{out}: cannot be written: {error.strerror or error}") from None


def _plain(found: Fit) -> dict[str, object]:
    from pigskin.coaches.moment import NAMES

    weights = found.weights
    return {
        "games": found.games,
        "positions": found.positions,
        "games_held_out": found.games_held_out,
        "next": dict(zip(NAMES, weights.next)),
        "later": {name: getattr(weights, name) for name in ("attack", "defence", "men", "rest")},
        "scores": [asdict(score) for score in found.scores],
    }


def _print(found: Fit, edition: str, out: Path | None) -> None:
    console = SafeConsole(highlight=False)
    console.print(
        f"{edition}: fitted to {found.positions} positions of {found.games} games; the figures are "
        f"of {found.scores[0].positions} positions of {found.games_held_out} other games, for the "
        "side whose turn it is",
        soft_wrap=True,
    )
    table = grid("", "log-loss", "base rate", "Brier", "base rate", "AUC", "95 % within")
    for score in found.scores:
        table.add_row(
            score.what,
            *(f"{each:.3f}" for each in (score.log_loss, score.base_log_loss)),
            *(f"{each:.3f}" for each in (score.brier, score.base_brier)),
            f"{score.area.value:.3f}",
            f"{score.area.low:.3f} to {score.area.high:.3f}",
        )
    console.print(table)
    for score in found.scores:
        _print_bands(console, score)
    if out is not None:
        console.print(f"the weights are in {escape(str(out))}", soft_wrap=True)


def _print_bands(console: SafeConsole, score: Score) -> None:
    table = grid(f"{score.what}: {score.outcomes[0]}", "foretold", "came true", "95 % within")
    for band in score.bands:
        table.add_row(
            f"{band.count} positions",
            f"{band.foretold:.1%}",
            f"{band.came:.1%}",
            f"{band.low:.1%} to {band.high:.1%}",
        )
    console.print(table)
