"""Talking at a table, and notes for oneself."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Router
from litestar.params import QueryParameter

from speciate.server.auth import hub_of, signed_in, visitor
from speciate.server.routes import get, post, put
from speciate.server.shapes import Line, Notes, Say
from speciate.tables.errors import bad_request
from speciate.tables.names import clean_text

Req = Request[Any, Any, Any]


@get("/tables/{table_id:str}/chat")
async def get_chat(
    request: Req,
    table_id: str,
    since: Annotated[int, QueryParameter(name="since", ge=0, le=2**31 - 1)] = 0,
) -> list[Line]:
    hub = hub_of(request)
    room = await hub.room(table_id)
    person = await visitor(request)
    muted = {other for other, _ in await hub.store.people.muted(person.id)} if person else set()
    lines = await hub.store.tables.talk(room.id, since)
    return [msgspec.convert(line, Line) for line in lines if line["person"] not in muted]


@post("/tables/{table_id:str}/chat")
async def say(request: Req, table_id: str, data: Say) -> Line:
    hub = hub_of(request)
    person = await signed_in(request)
    hub.limiter.take("chat:" + person.id, 0.5, 8)
    room = await hub.room(table_id)
    text = clean_text(data.text, 500)
    if not text:
        raise bad_request("say something")
    seats = room.table.seats_of(person.id)
    line = await hub.store.tables.say(
        room.id, person.id, person.name, seats[0] if seats else None, text, hub.time()
    )
    room.said(line)
    return msgspec.convert(line, Line)


@get("/tables/{table_id:str}/notes")
async def get_notes(request: Req, table_id: str) -> Notes:
    person = await signed_in(request)
    room = await hub_of(request).room(table_id)
    return Notes(await hub_of(request).store.people.notes(person.id, room.id))


@put("/tables/{table_id:str}/notes")
async def set_notes(request: Req, table_id: str, data: Notes) -> Notes:
    person = await signed_in(request)
    room = await hub_of(request).room(table_id)
    text = clean_text(data.text, 10_000)
    await hub_of(request).store.people.set_notes(person.id, room.id, text)
    return Notes(text)


talk_router = Router("/", route_handlers=[get_chat, say, get_notes, set_notes], tags=["talk"])
