"""Playing at a table: positions, choices, reasons, undo, answers ahead."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router
from litestar.openapi import ResponseSpec
from litestar.params import QueryParameter

from speciate.core.registry import game as find_game
from speciate.server.auth import hub_of, signed_in, visitor
from speciate.server.hub import Hub
from speciate.server.room import Room
from speciate.server.routes import PROBLEMS, SeatQuery, SinceQuery, get, post, put
from speciate.server.shapes import (
    AheadAnswers,
    Answer,
    Choose,
    Position,
    Undo,
    UndoAnswer,
    Undone,
    Why,
)
from speciate.tables.errors import TableError, bad_request, forbidden
from speciate.tables.play import NOT_YOURS, Play
from speciate.tables.table import Person, Table

Req = Request[Any, Any, Any]


async def own_seat(request: Req, room: Room, seat: int | None) -> Person | None:
    """Who asks to see through the eyes of a seat; nobody may look into somebody else's hand."""
    person = await visitor(request)
    if seat is not None:
        if person is None:
            raise TableError("not-signed-in", "come in with a name first", 401)
        if not room.table.owns(person.id, seat):
            raise forbidden("this is not your seat")
    return person


async def ready(hub: Hub, room: Room, version: int = 0) -> Play:
    async with room.lock:
        return await hub.ready(room, version)


@get("/tables/{table_id:str}/position")
async def get_position(
    request: Req, table_id: str, seat: SeatQuery = None, since: SinceQuery = None
) -> Position:
    hub = hub_of(request)
    room = await hub.room(table_id)
    await own_seat(request, room, seat)
    play = await ready(hub, room, since or 0)
    begin = play.version - 1 if since is None else since
    if begin < play.base:
        play = await hub.whole(room.row)
    return msgspec.convert(play.position(seat, begin, hub.time()), Position)


CHOOSE = {
    **PROBLEMS,
    200: ResponseSpec(Answer, generate_examples=False, description="taken or not"),
}


@post("/tables/{table_id:str}/choose", status_code=200, responses=CHOOSE)
async def choose(request: Req, table_id: str, data: Choose) -> Response[Any]:
    hub = hub_of(request)
    person = await signed_in(request)
    room = await hub.room(table_id)
    if not room.table.started:
        raise TableError("table-waiting", "the game has not begun")
    if not room.table.owns(person.id, data.seat):
        problem = {"error": "forbidden", "detail": "this is not your seat"}
        answer = {"result": NOT_YOURS, "version": room.row.version}
        return Response({**problem, **answer}, status_code=403)
    verdict = await hub.choose(room, person, data.seat, data.option, data.version)
    return Response(Answer(verdict.result, verdict.version, verdict.reason))


@get("/tables/{table_id:str}/why")
async def why(
    request: Req,
    table_id: str,
    seat: Annotated[int, QueryParameter(name="seat", ge=0, le=31)],
    option: Annotated[str, QueryParameter(name="option", max_length=200)],
) -> Why:
    hub = hub_of(request)
    room = await hub.room(table_id)
    await own_seat(request, room, seat)
    return Why((await ready(hub, room)).why(seat, option))


@post("/tables/{table_id:str}/undo", status_code=200)
async def undo(request: Req, table_id: str, data: Undo) -> Undone:
    hub = hub_of(request)
    person = await signed_in(request)
    room = await hub.room(table_id)
    mine = room.table.seats_of(person.id)
    room.table.need_member(person.id)
    play = await ready(hub, room)
    last = play.now.last_seat
    seat = data.seat if data.seat is not None else (last if last in mine else mine[0])
    if seat not in mine:
        raise forbidden("this is not your seat")
    result, version = await hub.undo(room, person, seat, data.steps, data.version)
    return Undone(result, version)


@post("/tables/{table_id:str}/undo/answer", status_code=200)
async def answer_undo(request: Req, table_id: str, data: UndoAnswer) -> Undone:
    hub = hub_of(request)
    person = await signed_in(request)
    room = await hub.room(table_id)
    room.table.need_member(person.id)
    result, version = await hub.answer_undo(room, person, data.agree)
    return Undone(result, version)


@get("/tables/{table_id:str}/ahead")
async def get_ahead(
    request: Req, table_id: str, seat: Annotated[int, QueryParameter(name="seat", ge=0, le=31)]
) -> AheadAnswers:
    room = await hub_of(request).room(table_id)
    await own_seat(request, room, seat)
    return AheadAnswers(room.table.ahead.get(str(seat), {}))


@put("/tables/{table_id:str}/ahead")
async def set_ahead(
    request: Req,
    table_id: str,
    data: AheadAnswers,
    seat: Annotated[int, QueryParameter(name="seat", ge=0, le=31)],
) -> AheadAnswers:
    hub = hub_of(request)
    await signed_in(request)
    room = await hub.room(table_id)
    await own_seat(request, room, seat)
    game = find_game(room.table.game)
    for question, option in data.answers.items():
        if question not in game.ahead:
            raise bad_request(f"{question!r} is not answered ahead of time")
        game.parse(option)

    def edit(table: Table) -> None:
        table.need_status("waiting", "playing")
        table.ahead.pop(str(seat), None)
        if data.answers:
            table.ahead[str(seat)] = dict(data.answers)

    await hub.change(room, edit)
    return AheadAnswers(room.table.ahead.get(str(seat), {}))


play_router = Router(
    "/",
    route_handlers=[
        get_position,
        choose,
        why,
        undo,
        answer_undo,
        get_ahead,
        set_ahead,
    ],
    tags=["play"],
)
