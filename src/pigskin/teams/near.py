"""What somebody who mistyped a name most likely meant."""

from collections.abc import Iterable


def plain(name: str) -> str:
    """A name without what people write in different ways: case, hyphens, underlines, spaces."""
    return " ".join(name.casefold().replace("_", " ").replace("-", " ").split())


def near_match(name: str, known: Iterable[str]) -> str:
    """The known name nearest to a mistyped one, empty if none is near."""
    plainly = {plain(each): each for each in known}
    wanted = plain(name)[:100]  # nobody mistypes more than that, and comparing takes its time
    if wanted in plainly:
        return plainly[wanted]
    from difflib import get_close_matches  # most people type well

    close = get_close_matches(wanted, plainly, 1)
    if close:
        return plainly[close[0]]
    # A word of the name will do, if only one has it: "Zug" is Mighty Zug.
    having = [each for each in plainly if wanted and wanted in each.split()]
    return plainly[having[0]] if len(having) == 1 else ""


def hint(name: str, known: Iterable[str]) -> str:
    """The end of a message about a name nobody knows: "; did you mean 'Block'?", or nothing."""
    found = near_match(name, known)
    return f"; did you mean {found!r}?" if found else ""
