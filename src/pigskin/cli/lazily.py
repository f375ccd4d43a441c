"""Groups of commands, each of which is made when somebody looks at it.

There are many commands, and most of what they import only a few of them need: whoever types one
does not wait for the others.
"""

from __future__ import annotations

from collections import UserDict
from collections.abc import Collection, Mapping
from importlib import import_module
from typing import Any, ClassVar

import typer
from typer.core import TyperGroup


class LazyGroup(TyperGroup):
    """A group that knows where its commands are: `package` has the modules, and each name of
    `places` a `module.function`, or a Typer instead of a function. The help lists them as here.

    What follows a name of `negative` may be a number below 0, though it looks like an option.
    """

    package: ClassVar[str]
    places: ClassVar[Mapping[str, str]]
    negative: ClassVar[Collection[str]] = ()

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.commands = _Commands(self)


class _Commands(UserDict[str, Any]):
    """The commands of a group by name, those that nobody has looked at as their places."""

    def __init__(self, group: LazyGroup) -> None:
        self._group = group
        super().__init__(group.places)

    def __getitem__(self, name: str) -> Any:
        found = super().__getitem__(name)
        if isinstance(found, str):
            found = self[name] = self._made(name, found)
        return found

    def _made(self, name: str, place: str) -> Any:
        module, _, function = place.rpartition(".")
        found = getattr(import_module(f"{self._group.package}.{module}"), function)
        if not isinstance(found, typer.Typer):
            settings = {"ignore_unknown_options": name in self._group.negative}
            alone = typer.Typer(add_completion=False, rich_markup_mode=None)
            alone.command(name, context_settings=settings)(found)
            found = alone
        command = typer.main.get_command(found)
        command.name = name
        return command
