"""By which addresses a server is found: on its own machine, in its network, from outside."""

from __future__ import annotations

import ipaddress
import socket
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from pigskin.errors import PigskinError

ANYWHERE: Final = ("0.0.0.0", "::", "")
_PORTS: Final = {"http": 80, "https": 443}


class CannotServe(PigskinError):
    """The server cannot be started."""


def public_address(url: str) -> str:
    """The address others know the server by, checked and without what it need not say."""
    try:
        parts = urlsplit(url.strip())
        port = parts.port
    except ValueError:
        raise CannotServe(f"--public-url {url!r} is no address") from None
    if parts.scheme not in _PORTS or not parts.hostname or parts.username is not None:
        raise CannotServe(f"--public-url is like https://table.example.org, not {url!r}")
    if parts.path not in ("", "/") or parts.query or parts.fragment:
        raise CannotServe(
            f"--public-url {url!r} names a place below its host: the table needs a host name or "
            f"a port of its own, as its pages do not stand below another path"
        )
    named = "" if port is None or port == _PORTS[parts.scheme] else f":{port}"
    return f"{parts.scheme}://{in_url(parts.hostname)}{named}"


def shared_address(host: str, port: int, public_url: str | None) -> str | None:
    """The address for links to friends; None if only this machine can reach the server.

    It never comes from what a visitor says, such as the header Host.
    """
    if public_url is not None:
        return public_address(public_url)
    if host in ANYWHERE:
        network = network_address()
        return None if network is None else f"http://{network}:{port}"
    return None if _is_local(host) else f"http://{in_url(host)}:{port}"


class Address(NamedTuple):
    """Where the pages can be found, and by whom."""

    url: str
    whom: str


def addresses(host: str, port: int, public_url: str | None) -> list[Address]:
    """Where the pages can be found: here, from the network, from outside."""
    found = [_nearest(host, port)]
    if host in ANYWHERE:
        network = network_address()
        if network is not None:
            found.append(Address(f"http://{network}:{port}/", "for others in your network"))
    if public_url is not None:
        found.append(Address(f"{public_address(public_url)}/", "for everybody"))
    return found


def _nearest(host: str, port: int) -> Address:
    if host in ANYWHERE:
        host = "127.0.0.1"
    whom = "for you, on this machine" if _is_local(host) else "for you and your network"
    return Address(f"http://{in_url(host)}:{port}/", whom)


def host_and_port(words: str) -> tuple[str, int]:
    """HOST:PORT of --metrics; of IPv6 the host is in brackets."""
    host, colon, port = words.rpartition(":")
    if not colon or not host or not port.isdecimal() or int(port) > 65_535:
        raise CannotServe(f"--metrics is HOST:PORT, like 127.0.0.1:9464, not {words!r}")
    return host.removeprefix("[").removesuffix("]"), int(port)


def in_url(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _is_local(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def network_address() -> str | None:
    """The address of this machine in its network, if it is in one. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address that is nobody's
            found: str = probe.getsockname()[0]
        except OSError:
            return None
    return None if found.startswith("127.") else found
