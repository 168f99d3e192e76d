"""News as they happen: WebSockets, and the same as lines of JSON."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import msgspec
from litestar import Request, Router, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.response import Stream

from speciate.server.auth import Connection, address, hub_of, signed_in, visitor
from speciate.server.herald import encoded
from speciate.server.hub import Hub
from speciate.server.room import Listener, Room
from speciate.server.routes import SeatQuery, SinceQuery, get
from speciate.server.shapes import Answer, LiveMessage, LivePing
from speciate.store import StorageTrouble
from speciate.tables.errors import TableError
from speciate.tables.table import Person

PING_SECONDS = 15.0
MOST_SOCKETS = 60  # of one person, or of all unknown people from one address
MOST_ANSWERS = 100  # that wait for somebody who asks and does not listen
PONG = msgspec.json.encode({"type": "pong"})
PING = msgspec.json.encode({"type": "ping"})
decoder = msgspec.json.Decoder(LiveMessage)

Socket = WebSocket[Any, Any, Any]
Req = Request[Any, Any, Any]


class Counter:
    """How many sockets and streams each one holds."""

    def __init__(self) -> None:
        self.open: dict[str, int] = {}

    def full(self, hub: Hub, key: str) -> bool:
        limit = MOST_SOCKETS * hub.config.limits
        return hub.config.limits > 0 and self.open.get(key, 0) >= limit

    @contextmanager
    def one_more(self, hub: Hub, key: str) -> Iterator[None]:
        if self.full(hub, key):
            raise TableError("too-many", "too many sockets", 429)
        self.open[key] = self.open.get(key, 0) + 1
        try:
            yield
        finally:
            self.open[key] -= 1
            if not self.open[key]:
                del self.open[key]


def counter_of(connection: Connection) -> Counter:
    counter: Counter = connection.app.state.sockets
    return counter


def key_of(connection: Connection, person: Person | None) -> str:
    return person.id if person is not None else address(connection)


@asynccontextmanager
async def listening(
    hub: Hub, room: Room, person: Person | None, seat: int | None, since: int | None
) -> AsyncIterator[Listener]:
    listener = Listener(person, seat, since)
    listener.line = room.lines_heard
    room.listeners.add(listener)
    room.presence_changed()
    try:
        if person is not None:
            muted = await hub.store.people.muted(person.id)
            listener.muted = frozenset(other for other, _ in muted)
            await come_back(hub, room, person, seat, since)
        await hub.herald.announce([room])
        yield listener
    finally:
        room.listeners.discard(listener)
        room.presence_changed()
        await hub.herald.announce([room])


async def come_back(
    hub: Hub, room: Room, person: Person, seat: int | None, since: int | None
) -> None:
    """Who opens the table anew is back; a line that was only lost for a moment says `since`."""
    fresh = since is None or since < 0
    if seat is not None and fresh and room.table.seats[seat].standin:
        await hub.change(room, lambda table: table.come_back(person.id))


async def need_seat(connection: Connection, room: Room, seat: int | None) -> Person | None:
    """Who asks; a seat is listened to by its owner only."""
    person = await visitor(connection)
    if seat is not None and (person is None or not room.table.owns(person.id, seat)):
        raise TableError("forbidden", "this is not your seat", 403)
    return person


# ---------------------------------------------------------------------- a table


@websocket("/tables/{table_id:str}/live")
async def live(
    socket: Socket, table_id: str, seat: SeatQuery = None, since: SinceQuery = None
) -> None:
    hub = hub_of(socket)
    await socket.accept()
    try:
        room = await hub.room(table_id)
        person = await need_seat(socket, room, seat)
        with counter_of(socket).one_more(hub, key_of(socket, person)):
            async with listening(hub, room, person, seat, since) as listener:
                await serve(socket, hub, room, listener)
    except TableError as error:
        status = 401 if error.status == 403 else error.status
        await socket.close(4000 + status, error.detail[:100])
    except StorageTrouble as error:
        hub.storage_lost(error)
        await socket.close(4503, "the database cannot be used just now")


async def serve(socket: Socket, hub: Hub, room: Room, listener: Listener) -> None:
    """Tell until the other side goes away; hear meanwhile."""
    teller = asyncio.create_task(tell(socket, hub, room, listener))
    try:
        await hear(socket, hub, room, listener)
    except WebSocketDisconnect:
        pass
    finally:
        teller.cancel()
        await asyncio.gather(teller, return_exceptions=True)


async def tell(socket: Socket, hub: Hub, room: Room, listener: Listener) -> None:
    while not listener.closed:
        await listener.wake.wait()
        listener.wake.clear()
        try:
            await tell_once(socket, hub, room, listener)
        except StorageTrouble as error:
            hub.storage_lost(error)
            await asyncio.sleep(0.5)
            listener.wake.set()
    await socket.close(listener.code, listener.reason[:100])


async def tell_once(socket: Socket, hub: Hub, room: Room, listener: Listener) -> None:
    """On its own, so that nobody who waits holds the last message."""
    async for message in hub.herald.pending(room, listener):
        await socket.send_text(message.decode())


async def hear(socket: Socket, hub: Hub, room: Room, listener: Listener) -> None:
    while True:
        text = await socket.receive_data(mode="text")
        who = listener.person.id if listener.person is not None else str(id(listener))
        if hub.limiter.allow("live:" + who, 20, 60) or len(listener.answers) >= MOST_ANSWERS:
            await socket.close(4429, "too many messages")
            return
        try:
            message = decoder.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            await socket.close(4400, "this message makes no sense")
            return
        if isinstance(message, LivePing):
            listener.answers.append(PONG)
        else:
            answer = await choose(hub, room, listener, message)
            listener.answers.append(msgspec.json.encode(answer))
        listener.wake.set()


async def choose(hub: Hub, room: Room, listener: Listener, message: Any) -> Answer:
    version = room.row.version
    if listener.person is None:
        return Answer("not-yours", version, "not-signed-in@", "answer", message.ref)
    try:
        verdict = await hub.choose(
            room, listener.person, message.seat, message.option, message.version
        )
    except TableError as error:
        return Answer("refused", version, error.error + "@", "answer", message.ref)
    except StorageTrouble:
        return Answer("refused", version, "storage@", "answer", message.ref)
    return Answer(verdict.result, verdict.version, verdict.reason, "answer", message.ref)


@get("/tables/{table_id:str}/stream", media_type="application/x-ndjson")
async def stream(
    request: Req, table_id: str, seat: SeatQuery = None, since: SinceQuery = None
) -> Stream:
    hub = hub_of(request)
    room = await hub.room(table_id)
    person = await need_seat(request, room, seat)
    counter, key = counter_of(request), key_of(request, person)
    if counter.full(hub, key):
        raise TableError("too-many", "too many streams", 429)

    async def lines() -> AsyncIterator[bytes]:
        with counter.one_more(hub, key):
            async with listening(hub, room, person, seat, since) as listener:
                async for message in table_lines(hub, room, listener):
                    yield message + b"\n"

    return Stream(lines(), media_type="application/x-ndjson")


async def table_lines(hub: Hub, room: Room, listener: Listener) -> AsyncIterator[bytes]:
    while not listener.closed:
        try:
            await asyncio.wait_for(listener.wake.wait(), PING_SECONDS)
        except TimeoutError:
            yield PING
            continue
        listener.wake.clear()
        try:
            async for message in hub.herald.pending(room, listener):
                yield message
        except StorageTrouble as error:
            hub.storage_lost(error)
            await asyncio.sleep(0.5)
            listener.wake.set()


# ---------------------------------------------------------------------- a person


async def my_turns(hub: Hub, person: Person) -> list[bytes]:
    """What is open at the start."""
    messages = []
    for row in await hub.store.tables.turns_of(person.id):
        for seat in row.to_act:
            if row.table.owns(person.id, seat):
                turn = {"table": row.table.id, "game": row.table.game, "seat": seat}
                messages.append(encoded("turn", **turn, version=row.version))
    return messages


async def personal_lines(hub: Hub, person: Person) -> AsyncIterator[bytes]:
    line = hub.herald.open_line(person.id)
    try:
        for message in await my_turns(hub, person):
            yield message
        while True:
            try:
                news = await asyncio.wait_for(line.get(), PING_SECONDS)
            except TimeoutError:
                news = PING
            if news is None:
                return
            yield news
    finally:
        hub.herald.close_line(person.id, line)


@get("/stream", media_type="application/x-ndjson")
async def my_stream(request: Req) -> Stream:
    hub = hub_of(request)
    person = await signed_in(request)
    counter = counter_of(request)
    if counter.full(hub, person.id):
        raise TableError("too-many", "too many streams", 429)

    async def lines() -> AsyncIterator[bytes]:
        with counter.one_more(hub, person.id):
            async for message in personal_lines(hub, person):
                yield message + b"\n"

    return Stream(lines(), media_type="application/x-ndjson")


@websocket("/live")
async def my_live(socket: Socket) -> None:
    hub = hub_of(socket)
    await socket.accept()
    try:
        person = await signed_in(socket)
        with counter_of(socket).one_more(hub, person.id):
            await serve_person(socket, hub, person)
    except TableError as error:
        await socket.close(4000 + error.status, error.detail[:100])
    except StorageTrouble as error:
        hub.storage_lost(error)
        await socket.close(4503, "the database cannot be used just now")


async def serve_person(socket: Socket, hub: Hub, person: Person) -> None:
    teller = asyncio.create_task(tell_person(socket, hub, person))
    try:
        while True:
            await socket.receive_data(mode="text")
            if hub.limiter.allow("live:" + person.id, 20, 60):
                await socket.close(4429, "too many messages")
                return
    except WebSocketDisconnect:
        pass
    finally:
        teller.cancel()
        await asyncio.gather(teller, return_exceptions=True)


async def tell_person(socket: Socket, hub: Hub, person: Person) -> None:
    """Whose line cannot be kept up comes back and is told everything that is open."""
    try:
        async for message in personal_lines(hub, person):
            await socket.send_text(message.decode())
    except StorageTrouble as error:
        hub.storage_lost(error)
    await socket.close(1012, "come back")


live_router = Router("/", route_handlers=[live, stream, my_stream, my_live], tags=["live"])
