"""The server: HTTP for what has an address, a WebSocket for every match, and the pages."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Mapping
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

import msgspec
from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from pigskin import __version__
from pigskin.contract.version import CONTRACT
from pigskin.errors import PigskinError, UnknownEdition
from pigskin.web import book, shapes
from pigskin.web.addresses import public_address
from pigskin.web.backroom import Backroom
from pigskin.web.desk import Desk
from pigskin.web.hall import MOST_ALONE, Hall
from pigskin.web.headers import SafeHeaders
from pigskin.web.lessons.serving import add_lessons
from pigskin.web.limits import BodyLimit, TooMany, Visitors
from pigskin.web.lines import A_SECOND
from pigskin.web.lobby import add_lobby
from pigskin.web.measures import Counted, Measures
from pigskin.web.messages import PROTOCOL
from pigskin.web.pages import add_pages
from pigskin.web.positions import add_positions
from pigskin.web.puzzles.serving import Puzzling, add_puzzles
from pigskin.web.reception import Reception
from pigskin.web.records import add_records
from pigskin.web.replays import Replays, add_replays
from pigskin.web.reviews import Reviews, add_reviews
from pigskin.web.room_socket import add_rooms
from pigskin.web.rooms import Rooms
from pigskin.web.rulebook import add_rulebook
from pigskin.web.seating import Full, Later, NotThere, OtherRules, SeatTaken, Wanted
from pigskin.web.seats import clean
from pigskin.web.sheets import add_sheets
from pigskin.web.socket import from_here, serve
from pigskin.web.store import Store, StoreError, open_store
from pigskin.web.wanted import start_wanted
from pigskin.web.watch import add_watch

if TYPE_CHECKING:
    from pigskin.web.cluster import Cluster

CLIENT: Final = Path(str(files("pigskin.web"))) / "client"


class Settings(msgspec.Struct):
    """How a server is run."""

    database: str | None = None
    public_url: str | None = None  # as whoever keeps the server says
    address: str | None = None  # for links to friends; None if only this machine can come
    most_matches: int = 2000
    keep_days: float | None = None  # for which a match is kept after the last thing in it
    replay_days: float | None = 90.0  # for which a match that was brought is kept unseen
    replay_bytes: int = 200_000_000  # of all matches that were brought
    most_lines: int = 3000  # people at all matches together
    most_alone: int = MOST_ALONE  # matches at once in which only computers play
    workers: int | None = None  # processes of each kind; by the number of processors
    redis: str | None = None  # where processes meet that keep matches in one database together
    client: Path = CLIENT
    strict: bool = True  # are there limits to how often a visitor may ask? Not for benchmarks


def make_app(settings: Settings | None = None, opened: Store | None = None) -> FastAPI:
    """The whole server as an ASGI application; it may be given a store that is open already."""
    chosen = settings or Settings()
    if chosen.public_url is not None:
        chosen = msgspec.structs.replace(chosen, public_url=public_address(chosen.public_url))

    measures = Measures()

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = opened or open_store(chosen.database, shared=chosen.redis is not None)
        store.writer.committed = measures.commit
        cluster = _cluster(chosen.redis, store, app.state.a_second)
        desk = app.state.desk = Desk(chosen.workers, measures)
        hall = Hall(
            store, desk, chosen.most_matches, keep_days=chosen.keep_days,
            most_lines=chosen.most_lines, most_alone=chosen.most_alone,
            replay_days=chosen.replay_days, measures=measures,
            leases=None if cluster is None else cluster.leases,
        )  # fmt: skip
        app.state.hall = hall
        app.state.reception = Reception(hall)
        app.state.rooms = Rooms(None if cluster is None else cluster.room_keys)
        app.state.relay = None
        if cluster is not None:
            app.state.visitors.everywhere = cluster.counting
            app.state.relay = await cluster.start(hall, app.state.reception, app.state.rooms)
        room = Backroom()
        app.state.replays = Replays(store, room, chosen.replay_bytes)
        app.state.reviews = Reviews(app.state.replays)
        app.state.puzzling = Puzzling()
        sweeping = asyncio.create_task(hall.sweep())
        try:
            yield
        finally:
            sweeping.cancel()
            await asyncio.gather(sweeping, return_exceptions=True)
            app.state.rooms.close()
            await hall.close()
            if cluster is not None:
                await cluster.stop()
            desk.close()
            room.close()
            app.state.reviews.close()
            app.state.puzzling.close()
            await store.close()

    app = FastAPI(
        title="Pigskin", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None,
        openapi_url="/api/openapi.json",
    )  # fmt: skip
    app.state.measures = measures
    app.state.visitors = Visitors(chosen.strict)
    app.state.a_second = A_SECOND if chosen.strict else 1e6
    app.state.hosts = _hosts(chosen.public_url)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=6)
    app.add_middleware(BodyLimit)
    app.add_middleware(SafeHeaders)
    app.add_middleware(Counted, measures=measures)
    _refusals(app, measures)
    _matches(app, chosen)
    add_records(app, _REFUSALS)
    add_replays(app, _REFUSALS)
    add_reviews(app, _REFUSALS)
    add_lobby(app, _REFUSALS)
    add_rulebook(app, _REFUSALS)
    add_sheets(app, _REFUSALS)
    add_lessons(app, _REFUSALS)
    add_positions(app, _REFUSALS)
    add_puzzles(app, _REFUSALS)
    add_watch(app, _REFUSALS)
    add_rooms(app, _REFUSALS)
    add_pages(app, chosen.client)
    return app


def _cluster(redis: str | None, store: Store, a_second: float) -> Cluster | None:
    """The other processes, where there are some; only then is its extra needed."""
    if redis is None:
        return None
    from pigskin.web.cluster import Cluster

    return Cluster(redis, store, a_second)


def _hosts(public_url: str | None) -> frozenset[str]:
    return frozenset() if public_url is None else frozenset({urlsplit(public_url).netloc})


# --- refusals -----------------------------------------------------------------------------------


def _refusals(app: FastAPI, measures: Measures) -> None:
    """Every error is told in the same form, and never shows the inside."""

    def refusal(
        status: int, error: str, words: str, headers: Mapping[str, str] | None = None
    ) -> JSONResponse:
        measures.refusals.add(error)
        return JSONResponse({"error": error, "words": words[:1000]}, status, headers)

    @app.exception_handler(PigskinError)
    async def ours(request: Request, error: PigskinError) -> Response:
        if isinstance(error, (NotThere, UnknownEdition)):
            return refusal(404, "not there", str(error))
        if isinstance(error, OtherRules):
            return refusal(409, "other rules", str(error))
        if isinstance(error, SeatTaken):
            return refusal(409, "taken", str(error))
        if isinstance(error, Full):
            return refusal(503, "full", str(error))
        if isinstance(error, Later):
            return refusal(503, "later", str(error))
        if isinstance(error, StoreError):
            return refusal(503, "later", "the matches cannot be reached just now")
        return refusal(422, "not legal", str(error))

    @app.exception_handler(TooMany)
    async def too_many(request: Request, error: TooMany) -> Response:
        return refusal(429, "too fast", str(error))

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, error: RequestValidationError) -> Response:
        found = error.errors()
        words = "; ".join(
            f"{'.'.join(str(part) for part in each['loc'][1:]) or 'the body'}: {each['msg']}"
            for each in found[:5]
        )
        return refusal(422, "not understood", words)

    @app.exception_handler(HTTPException)
    async def other(request: Request, error: HTTPException) -> Response:
        word = "not there" if error.status_code == 404 else "not understood"
        return refusal(error.status_code, word, str(error.detail), error.headers)


# --- matches ------------------------------------------------------------------------------------

_REFUSALS: Final[dict[int | str, dict[str, Any]]] = {
    404: {"model": shapes.Refusal}, 409: {"model": shapes.Refusal},
    422: {"model": shapes.Refusal}, 429: {"model": shapes.Refusal},
    503: {"model": shapes.Refusal}, 413: {"model": shapes.Refusal},
    400: {"model": shapes.Refusal},
}  # fmt: skip


def _matches(app: FastAPI, settings: Settings) -> None:
    def hall_of(request: Request | WebSocket) -> Hall:
        hall: Hall = request.app.state.hall
        return hall

    def reception_of(request: Request) -> Reception:
        reception: Reception = request.app.state.reception
        return reception

    @app.get("/api/health")
    async def health() -> shapes.Health:
        """Is the server ready, and by which address can others come?"""
        return shapes.Health(
            ready=True, pigskin=__version__, contract=CONTRACT, protocol=PROTOCOL,
            address=settings.address, given=settings.public_url is not None,
        )  # fmt: skip

    # These three are worked out once and then kept; the first time that takes a while, so they are
    # no coroutines and run in threads.
    @app.get("/api/editions")
    def editions() -> list[dict[str, Any]]:
        """Every edition in short: teams, options, computer coaches."""
        return book.editions()

    @app.get("/api/editions/{edition}/book", responses=_REFUSALS)
    def words(edition: str) -> dict[str, Any]:
        """Skills, stars, inducements and cards of an edition in words."""
        return book.book(edition)

    @app.get("/api/editions/{edition}/rules", responses=_REFUSALS)
    def rules(edition: str) -> list[dict[str, Any]]:
        """The rules of an edition in our words."""
        return book.rules_told(edition)

    @app.post("/api/matches", status_code=201, responses=_REFUSALS)
    async def begin(request: Request, wanted: shapes.MatchWanted) -> shapes.Begun:
        """Begin a match."""
        await request.app.state.visitors.count_everywhere(request, "matches")
        start = await start_wanted(wanted, request.app.state.replays)
        begun = await hall_of(request).begin(
            start,
            {
                "home": Wanted(wanted.home.seat, clean(wanted.home.name)),
                "away": Wanted(wanted.away.seat, clean(wanted.away.name)),
            },
            wanted.clock,
            wanted.listed,
            wanted.delay,
        )
        return shapes.Begun(
            match=begun.match, seats=begun.seats, invite=begun.invite,
            commitment=begun.commitment,
        )  # fmt: skip

    @app.post("/api/matches/{match}/join", responses=_REFUSALS)
    async def join(request: Request, match: str, joining: shapes.Joining) -> shapes.Begun:
        """Take the open seat of a match."""
        await request.app.state.visitors.count_everywhere(request, "joins")
        name = clean(joining.name) or "Guest"
        begun = await reception_of(request).join(match, joining.invite, name, joining.key)
        return shapes.Begun(
            match=begun.match, seats=begun.seats, invite=None, commitment=begun.commitment
        )

    @app.get("/api/matches", responses=_REFUSALS)
    async def listing(request: Request) -> list[shapes.Listed]:
        """Running matches that anybody may watch."""
        request.app.state.visitors.count(request, "lists")
        return await reception_of(request).listed()

    @app.get("/api/matches/{match}", responses=_REFUSALS)
    async def one(request: Request, match: str) -> dict[str, Any]:
        """What everybody may know of a match."""
        request.app.state.visitors.count(request, "pictures")
        return await reception_of(request).about(match)

    @app.websocket("/api/matches/{match}/socket")
    async def line(socket: WebSocket, match: str) -> None:
        if not from_here(socket, app.state.hosts):
            await socket.close(1008)
            return
        try:
            await app.state.visitors.count_everywhere(socket, "lines")
        except TooMany:
            await socket.close(1013)
            return
        await serve(socket, hall_of(socket), match, app.state.a_second, app.state.relay)
