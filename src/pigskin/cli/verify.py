"""`pigskin verify`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from pigskin.cli.house import JsonOption, print_json, readable, say


def verify(
    file: Annotated[
        Path, typer.Argument(help="The file of a match of the web table.", show_default=False)
    ],
    json_: JsonOption = False,
) -> None:
    """Check every die, answer and seal of a match played in the browser."""
    from dataclasses import asdict

    from pigskin.files import read_whole
    from pigskin.web.verify import MOST_BYTES, MatchFileError
    from pigskin.web.verify import verify as check

    readable(file)
    try:
        found = check(read_whole(file, MOST_BYTES))
    except MatchFileError as error:
        raise MatchFileError(f"{file}: {error.message()}") from None
    except OSError as error:
        raise MatchFileError(f"{file}: {error.strerror or error}") from None
    if json_:
        print_json({"file": str(file), "good": True, **asdict(found)})
    else:
        say(f"{file}: {found.words}")
