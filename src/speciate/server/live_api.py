"""News as they happen: WebSockets, and the same as lines of JSON."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated, Any

import msgspec
from litestar import Request, Router, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import Parameter
from litestar.response import Stream

from speciate.server.auth import hub_of, signed_in, visitor
from speciate.server.hub import Hub
from speciate.server.room import Listener, Room
from speciate.server.routes import get
from speciate.server.shapes import Answer, LiveMessage, LivePing
from speciate.store import StorageTrouble
from speciate.tables.errors import TableError
from speciate.tables.table import Person

PING_SECONDS = 15.0
MOST_SOCKETS = 60  # of one person, or of all unknown people from one address
PONG = msgspec.json.encode({"type": "pong"})
PING = msgspec.json.encode({"type": "ping"})
decoder = msgspec.json.Decoder(LiveMessage)

Socket = WebSocket[Any, Any, Any]
Req = Request[Any, Any, Any]
SeatQuery = Annotated[int | None, Parameter(query="seat", ge=0, le=31)]
SinceQuery = Annotated[int | None, Parameter(query="since", ge=-1, le=1_000_000_000)]


class Counter:
    """How many sockets each one holds."""

    def __init__(self) -> None:
        self.open: dict[str, int] = {}

    def take(self, hub: Hub, key: str) -> bool:
        if hub.config.limits > 0 and self.open.get(key, 0) >= MOST_SOCKETS * hub.config.limits:
            return False
        self.open[key] = self.open.get(key, 0) + 1
        return True

    def give(self, key: str) -> None:
        self.open[key] -= 1
        if not self.open[key]:
            del self.open[key]


async def listen(
    hub: Hub, room: Room, person: Person | None, seat: int | None, since: int | None
) -> Listener:
    listener = Listener(person, seat, since)
    listener.line = max(room.last_line, 0)
    if person is not None:
        listener.muted = {other for other, _ in await hub.store.people.muted(person.id)}
    room.listeners.add(listener)
    room.presence_changed()
    await hub.presence(room)
    return listener


async def stop_listening(hub: Hub, room: Room, listener: Listener) -> None:
    room.listeners.discard(listener)
    room.presence_changed()
    await hub.presence(room)


# ---------------------------------------------------------------------- a table


@websocket("/tables/{table_id:str}/live")
async def live(
    socket: Socket, table_id: str, seat: SeatQuery = None, since: SinceQuery = None
) -> None:
    hub = hub_of(socket)
    key = ""
    try:
        person = await visitor(socket)
        room = await hub.room(table_id)
        if seat is not None and (person is None or not room.table.owns(person.id, seat)):
            raise TableError("forbidden", "this is not your seat", 401)
        key = person.id if person is not None else str(socket.client and socket.client.host)
        if not socket.app.state.sockets.take(hub, key):
            key = ""
            raise TableError("too-many", "too many sockets", 429)
    except (TableError, StorageTrouble) as error:
        await socket.accept()
        await socket.close(4000 + getattr(error, "status", 503), str(error)[:100])
        return
    try:
        await socket.accept()
        await serve(socket, hub, room, await listen(hub, room, person, seat, since))
    finally:
        socket.app.state.sockets.give(key)


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
        await stop_listening(hub, room, listener)


async def tell(socket: Socket, hub: Hub, room: Room, listener: Listener) -> None:
    while not listener.closed:
        await listener.wake.wait()
        listener.wake.clear()
        try:
            for message in await hub.pending(room, listener):
                await socket.send_text(message.decode())
        except StorageTrouble as error:
            hub.storage_lost(error)
            await asyncio.sleep(0.5)
            listener.wake.set()
    await socket.close(1001, "the server stops")


async def hear(socket: Socket, hub: Hub, room: Room, listener: Listener) -> None:
    while True:
        text = await socket.receive_data(mode="text")
        who = listener.person.id if listener.person is not None else str(id(listener))
        if hub.limiter.allow("live:" + who, 20, 60):
            await socket.close(4429, "too many messages")
            return
        try:
            message = decoder.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            await socket.close(4400, "this message makes no sense")
            return
        if isinstance(message, LivePing):
            listener.answers.append(PONG)
            listener.wake.set()
            continue
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
    person = await visitor(request)
    room = await hub.room(table_id)
    if seat is not None and (person is None or not room.table.owns(person.id, seat)):
        raise TableError("forbidden", "this is not your seat", 403)
    lines = table_lines(hub, room, await listen(hub, room, person, seat, since))
    return Stream(lines, media_type="application/x-ndjson")


async def table_lines(hub: Hub, room: Room, listener: Listener) -> AsyncIterator[bytes]:
    try:
        while not listener.closed:
            try:
                await asyncio.wait_for(listener.wake.wait(), PING_SECONDS)
            except TimeoutError:
                yield PING + b"\n"
                continue
            listener.wake.clear()
            for message in await hub.pending(room, listener):
                yield message + b"\n"
    finally:
        await stop_listening(hub, room, listener)


# ---------------------------------------------------------------------- a person


async def my_turns(hub: Hub, person: Person) -> list[bytes]:
    """What is open at the start."""
    messages = []
    for row in await hub.store.tables.turns_of(person.id):
        for seat in row.to_act:
            if row.table.owns(person.id, seat):
                turn = {"table": row.table.id, "game": row.table.game, "seat": seat}
                messages.append(
                    msgspec.json.encode({"type": "turn", **turn, "version": row.version})
                )
    return messages


async def personal_lines(hub: Hub, person: Person) -> AsyncIterator[bytes]:
    queue: asyncio.Queue[bytes] = asyncio.Queue(1000)
    hub.personal.setdefault(person.id, set()).add(queue)
    try:
        for message in await my_turns(hub, person):
            yield message
        while True:
            try:
                yield await asyncio.wait_for(queue.get(), PING_SECONDS)
            except TimeoutError:
                yield PING
    finally:
        hub.personal[person.id].discard(queue)
        if not hub.personal[person.id]:
            del hub.personal[person.id]


@get("/stream", media_type="application/x-ndjson")
async def my_stream(request: Req) -> Stream:
    hub = hub_of(request)
    person = await signed_in(request)

    async def lines() -> AsyncIterator[bytes]:
        async for message in personal_lines(hub, person):
            yield message + b"\n"

    return Stream(lines(), media_type="application/x-ndjson")


@websocket("/live")
async def my_live(socket: Socket) -> None:
    hub = hub_of(socket)
    await socket.accept()
    try:
        person = await signed_in(socket)
    except TableError as error:
        await socket.close(4000 + error.status, error.detail)
        return
    if not socket.app.state.sockets.take(hub, person.id):
        await socket.close(4429, "too many sockets")
        return
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
        socket.app.state.sockets.give(person.id)


async def tell_person(socket: Socket, hub: Hub, person: Person) -> None:
    async for message in personal_lines(hub, person):
        await socket.send_text(message.decode())


live_router = Router("/", route_handlers=[live, stream, my_stream, my_live], tags=["live"])
