"""WebSockets as uvicorn speaks them, with two differences.

Large messages are compressed, small ones are not worth it; and a message that goes to many is
compressed once for all of them, which is possible as none refers to an earlier one. A connection
whose client reads no more is dropped when it is to be closed, whatever still waits for it.
"""

from __future__ import annotations

import asyncio
import zlib
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.base import Extension
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import Frame, Opcode
from websockets.typing import ExtensionParameter

SMALL: Final = 1500  # bytes that are sent as they are: they fit into one packet
LEVEL: Final = 3  # of zlib: twice as quick as its usual 6, and nearly as small
WINDOW: Final = 14  # bits; clients may ask for less
MOST_KEPT: Final = 128  # compressed messages
DROPPED_AFTER: Final = 5.0  # seconds a client has to read what waits for it when it is to go

_END: Final = b"\x00\x00\xff\xff"  # of a compressed message; it is not sent


class Compressed:
    """The last messages in compressed form, by their plain form."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[bytes, int], bytes] = OrderedDict()

    def of(self, data: bytes, window: int) -> bytes:
        found = self._kept.get((data, window))
        if found is None:
            encoder = zlib.compressobj(LEVEL, wbits=-window, memLevel=8)
            found = encoder.compress(data) + encoder.flush(zlib.Z_SYNC_FLUSH)
            found = found.removesuffix(_END)
            self._kept[data, window] = found
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        return found


class Deflate(PerMessageDeflate):
    """Compresses what is large, each message by itself."""

    shared: Compressed

    def encode(self, frame: Frame) -> Frame:
        if frame.opcode is not Opcode.TEXT or len(frame.data) < SMALL:
            return frame
        data = self.shared.of(bytes(frame.data), self.local_max_window_bits)
        return Frame(frame.opcode, data, frame.fin, rsv1=True)


class DeflateFactory(ServerPerMessageDeflateFactory):
    """Agrees with a client on how to compress."""

    def __init__(self) -> None:
        super().__init__(server_no_context_takeover=True, server_max_window_bits=WINDOW)
        self._shared = Compressed()

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        agreed, plain = super().process_request_params(params, accepted_extensions)
        ours = Deflate(
            plain.remote_no_context_takeover, plain.local_no_context_takeover,
            plain.remote_max_window_bits, plain.local_max_window_bits,
        )  # fmt: skip
        ours.shared = self._shared
        return agreed, ours


_factory: Final = DeflateFactory()


class Wire(WebSocketsSansIOProtocol):
    """One connection."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.conn.available_extensions = [_factory]

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        if not self.disconnected:
            self.loop.call_later(DROPPED_AFTER, self.transport.abort)
