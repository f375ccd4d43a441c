"""Dice between strangers: neither coach can choose or foresee them, and anybody can check them.

The server draws a secret and tells its hash before any coach says anything; each coach adds a
nonce; all three together are the key of the dice, and all are told once the match is over.
docs/fair-dice.md explains it. Needs the standard library only, and is compiled with the engine, as
dice must be.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

from pigskin.dice import Dice
from pigskin.errors import DiceError
from pigskin.showing import quoted

SECRET_BYTES: Final = 32
NONCE_BYTES: Final = 16
LABEL: Final = b"pigskin match dice 1"
COMPUTER: Final = b"pigskin computer nonce 1"
HEX: Final = frozenset("0123456789abcdef")
_WORD: Final = 1 << 32


def new_secret() -> str:
    """A secret nobody can guess, in hex digits."""
    return secrets.token_hex(SECRET_BYTES)


def new_nonce() -> str:
    """A nonce as a coach's client draws one, in hex digits."""
    return secrets.token_hex(NONCE_BYTES)


def commitment(secret: str) -> str:
    """What is told of the secret before the match: it cannot be exchanged for another later."""
    return f"sha256:{hashlib.sha256(_bytes(secret, SECRET_BYTES, 'a secret')).hexdigest()}"


def computer_nonce(secret: str, side: str) -> str:
    """The nonce of a computer: it follows from the secret, so that the server cannot pick it."""
    data = COMPUTER + side.encode() + _bytes(secret, SECRET_BYTES, "a secret")
    return hashlib.sha256(data).hexdigest()[: 2 * NONCE_BYTES]


def check_nonce(nonce: object) -> str:
    """A coach's nonce as it is kept, if it is one: 16 bytes in hex digits."""
    if not isinstance(nonce, str):
        raise DiceError(f"a nonce is {NONCE_BYTES} bytes in hex digits, not {quoted(nonce)}")
    return _bytes(nonce, NONCE_BYTES, "a nonce").hex()


def dice_key(match: str, secret: str, home: str, away: str) -> bytes:
    """The key of a match's dice. Only the match id has no fixed length, so no two mean the same."""
    return hashlib.sha256(
        LABEL
        + match.encode()
        + _bytes(secret, SECRET_BYTES, "a secret")
        + _bytes(home, NONCE_BYTES, "a nonce")
        + _bytes(away, NONCE_BYTES, "a nonce")
    ).digest()


def _bytes(digits: str, size: int, what: str) -> bytes:
    if len(digits) != 2 * size or not set(digits.lower()) <= HEX:
        raise DiceError(f"{what} is {size} bytes in hex digits, not {quoted(digits)}")
    return bytes.fromhex(digits)


class KeyedDice(Dice):
    """Dice from a key: die number k is a hash of the key and k, whatever was rolled before it.

    Its copies know the key. What is handed to a coach has other dice: `game.fork`, `game.seen_by`.
    """

    def __init__(self, key: bytes, count: int = 0) -> None:
        self._key = key
        self.count = count  # dice rolled so far: the number of the next one
        self.state = 0  # these go by no state that a record could keep

    def roll(self, sides: int) -> int:
        face = face_of(self._key, self.count, sides)
        self.count += 1
        return face

    def block(self) -> int:
        return self.roll(6)

    def copy(self) -> Dice:
        return KeyedDice(self._key, self.count)

    def __repr__(self) -> str:
        return f"<KeyedDice after {self.count}>"

    def __reduce__(self) -> str:
        raise DiceError("the dice of a match do not leave the process")


def face_of(key: bytes, number: int, sides: int) -> int:
    """What die number `number` (from 0) shows if it has so many sides.

    Words of four bytes that lie beyond the last whole multiple of `sides` are passed over, so that
    every face is exactly as likely as any other.
    """
    if not 1 <= sides <= _WORD:
        raise DiceError(f"there is no die of {sides} sides")
    limit = _WORD - _WORD % sides
    attempt = 0
    while True:
        message = number.to_bytes(8, "big") + attempt.to_bytes(4, "big")
        block = hmac.digest(key, message, "sha256")
        for start in range(0, 32, 4):
            word = int.from_bytes(block[start : start + 4], "big")
            if word < limit:
                return word % sides + 1
        attempt += 1


def match_dice(match: str, secret: str, home: str, away: str) -> KeyedDice:
    """The dice of a match: its id, the server's secret, the nonces of both coaches."""
    return KeyedDice(dice_key(match, secret, home, away))
