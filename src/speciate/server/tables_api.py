"""Tables: making, joining, leaving, playing, talking."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, Router
from litestar.openapi import ResponseSpec
from litestar.params import Parameter

from speciate.core.registry import all_games
from speciate.core.registry import game as find_game
from speciate.server.auth import hub_of, signed_in, visitor
from speciate.server.hub import Hub
from speciate.server.room import Room
from speciate.server.routes import PROBLEMS, get, post, put
from speciate.server.shapes import (
    Abandon,
    AheadAnswers,
    Answer,
    Choose,
    GameShown,
    Join,
    Leave,
    Line,
    NewTable,
    Notes,
    Position,
    Replace,
    Say,
    SettingShown,
    Start,
    TableShown,
    Undo,
    UndoAnswer,
    Undone,
    Why,
)
from speciate.tables.bots import levels, standin
from speciate.tables.errors import TableError, bad_request, forbidden
from speciate.tables.names import clean_text
from speciate.tables.play import NOT_YOURS, Play
from speciate.tables.table import (
    BOT,
    HOTSEAT,
    OPEN,
    Person,
    Seat,
    SeatWish,
    Table,
    known_level,
    new_table,
)

Req = Request[Any, Any, Any]
SeatQuery = Annotated[int | None, Parameter(query="seat", ge=0, le=31)]
SinceQuery = Annotated[int | None, Parameter(query="since", ge=-1, le=1_000_000_000)]
LimitQuery = Annotated[int, Parameter(query="limit", ge=1, le=100)]
MOST_OPEN_TABLES = 200


async def room_of(request: Req, table_id: str) -> Room:
    return await hub_of(request).room(table_id)


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


# ---------------------------------------------------------------------- games and tables


@get("/games", sync_to_thread=False)
def get_games() -> list[GameShown]:
    return [
        GameShown(
            game.id,
            game.name,
            game.min_players,
            game.max_players,
            game.rules_version,
            levels(),
            list(game.ahead),
            [msgspec.convert(setting.to_json(), SettingShown) for setting in game.settings],
        )
        for game in all_games()
    ]


@get("/games/{game_id:str}/catalogue", sync_to_thread=False)
def get_catalogue(game_id: str) -> dict[str, Any]:
    """What is printed on the components of a game, an owner's corrections included."""
    return find_game(game_id).catalogue()


@get("/tables")
async def get_tables(
    request: Req,
    which: Annotated[Literal["mine", "open", "finished"], Parameter(query="scope")] = "open",
    limit: LimitQuery = 50,
    before: float | None = None,
) -> list[TableShown]:
    hub = hub_of(request)
    person = await (signed_in(request) if which == "mine" else visitor(request))
    rows = await hub.store.tables.find(which, person.id if person else None, limit, before)
    return [hub.shown(hub.rooms.get(row.table.id) or Room(row), person) for row in rows]


@post("/tables")
async def make_table(request: Req, data: NewTable) -> TableShown:
    hub = hub_of(request)
    person = await signed_in(request)
    hub.limiter.take("table:" + person.id, 0.5, 20)
    mine = await hub.store.tables.find("mine", person.id, MOST_OPEN_TABLES, None)
    if len(mine) >= MOST_OPEN_TABLES:
        raise TableError("too-many-tables", "finish some of your games first")
    table = new_table(
        person,
        data.game,
        data.options,
        data.seats,
        levels(),
        hub.time(),
        data.listed,
        data.clock,
    )
    if not table.people():
        raise bad_request("sit down at your table yourself")
    return hub.shown(await hub.add_table(table, []), person)


@get("/tables/{table_id:str}")
async def get_table(request: Req, table_id: str) -> TableShown:
    room = await room_of(request, table_id)
    return hub_of(request).shown(room, await visitor(request))


async def changed(request: Req, table_id: str, edit: Any) -> TableShown:
    """Change a table on behalf of who asks, and show it."""
    hub = hub_of(request)
    person = await signed_in(request)
    room = await hub.room(table_id)
    await hub.change(room, lambda table: edit(table, person), person.id)
    return hub.shown(room, person)


@post("/tables/{table_id:str}/join", status_code=200)
async def join(request: Req, table_id: str, data: Join) -> TableShown:
    return await changed(
        request, table_id, lambda table, person: table.join(person, data.seat, data.invite)
    )


@post("/tables/{table_id:str}/start", status_code=200)
async def start(request: Req, table_id: str, data: Start | None = None) -> TableShown:
    def edit(table: Table, person: Person) -> None:
        table.need_member(person.id)
        if data is not None and data.fill is not None and not table.started:
            table.fill(known_level(data.fill, levels()))
        if not table.full and not table.started:
            raise TableError("seats-open", "some seats are still open")

    return await changed(request, table_id, edit)


@post("/tables/{table_id:str}/leave", status_code=200)
async def leave(request: Req, table_id: str, data: Leave | None = None) -> TableShown:
    wish = data or Leave()
    level = known_level(wish.level or standin(), levels())
    return await changed(
        request, table_id, lambda table, person: table.leave(person.id, wish.replace, level)
    )


@post("/tables/{table_id:str}/replace", status_code=200)
async def replace(request: Req, table_id: str, data: Replace) -> TableShown:
    def edit(table: Table, person: Person) -> None:
        table.need_member(person.id)
        table.put_bot(data.seat, known_level(data.level, levels()))

    return await changed(request, table_id, edit)


@post("/tables/{table_id:str}/abandon", status_code=200)
async def abandon(request: Req, table_id: str, data: Abandon | None = None) -> TableShown:
    agree = data.agree if data is not None else True
    return await changed(
        request, table_id, lambda table, person: table.agree_to_abandon(person.id, agree)
    )


@post("/tables/{table_id:str}/rematch")
async def rematch(request: Req, table_id: str) -> TableShown:
    hub = hub_of(request)
    person = await signed_in(request)
    old = await hub.room(table_id)
    old.table.need_member(person.id)
    if not old.table.over:
        raise TableError("not-finished", "the game goes on")
    hub.limiter.take("table:" + person.id, 0.5, 20)
    if old.table.rematch is None:
        table = again(old.table, person, hub.time())
        room = await hub.add_table(table, [])
        await hub.change(old, lambda table: set_rematch(table, room.id))
        if old.table.rematch != room.id:  # somebody else was quicker at another process
            await hub.change(room, lambda table: table.leave(person.id, OPEN, levels()[0]))
    again_room = await hub.room(old.table.rematch or "")
    await hub.change(again_room, lambda table: table.join(person, None, table.invite), person.id)
    return hub.shown(again_room, person)


def again(old: Table, person: Person, at: float) -> Table:
    """The same game with the same people; the seats of the others are kept for them."""
    wishes = [
        SeatWish(BOT, seat.level) if seat.kind == BOT else SeatWish(OPEN) for seat in old.seats
    ]
    table = new_table(person, old.game, old.options, wishes, levels(), at, old.listed, old.clock)
    for i, seat in enumerate(old.seats):
        if seat.person == person.id:
            table.seats[i] = Seat(seat.kind, seat.person, seat.name)
        elif seat.kind in ("person", HOTSEAT):
            table.seats[i] = Seat(OPEN, name=seat.name, reserved=seat.person)
    return table


def set_rematch(table: Table, other: str) -> None:
    if table.rematch is None:
        table.rematch = other


# ---------------------------------------------------------------------- playing


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
    seat: Annotated[int, Parameter(query="seat", ge=0, le=31)],
    option: Annotated[str, Parameter(query="option", max_length=200)],
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
    request: Req, table_id: str, seat: Annotated[int, Parameter(query="seat", ge=0, le=31)]
) -> AheadAnswers:
    room = await room_of(request, table_id)
    await own_seat(request, room, seat)
    return AheadAnswers(room.table.ahead.get(str(seat), {}))


@put("/tables/{table_id:str}/ahead")
async def set_ahead(
    request: Req,
    table_id: str,
    data: AheadAnswers,
    seat: Annotated[int, Parameter(query="seat", ge=0, le=31)],
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


# ---------------------------------------------------------------------- talking


@get("/tables/{table_id:str}/chat")
async def get_chat(
    request: Req,
    table_id: str,
    since: Annotated[int, Parameter(query="since", ge=0, le=2**31 - 1)] = 0,
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
    room = await room_of(request, table_id)
    return Notes(await hub_of(request).store.people.notes(person.id, room.id))


@put("/tables/{table_id:str}/notes")
async def set_notes(request: Req, table_id: str, data: Notes) -> Notes:
    person = await signed_in(request)
    room = await room_of(request, table_id)
    text = clean_text(data.text, 10_000)
    await hub_of(request).store.people.set_notes(person.id, room.id, text)
    return Notes(text)


tables_router = Router(
    "/",
    route_handlers=[
        get_games,
        get_catalogue,
        get_tables,
        make_table,
        get_table,
        join,
        start,
        leave,
        replace,
        abandon,
        rematch,
        get_position,
        choose,
        why,
        undo,
        answer_undo,
        get_ahead,
        set_ahead,
        get_chat,
        say,
        get_notes,
        set_notes,
    ],
    tags=["tables"],
)
