"""Packages that gather names from their modules without loading all of them."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from importlib import import_module


def from_modules(package: str, homes: Mapping[str, tuple[str, ...]]) -> Callable[[str], object]:
    """The `__getattr__` of a package: a name comes from the module that has it, when it is asked
    for. `homes` has the names of each module."""
    found_in = {name: module for module, names in homes.items() for name in names}

    def getattr_of_package(name: str) -> object:
        if name not in found_in:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        found: object = getattr(import_module(f"{package}.{found_in[name]}"), name)
        setattr(sys.modules[package], name, found)
        return found

    return getattr_of_package
