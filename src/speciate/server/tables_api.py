"""Tables: making, joining, leaving, again."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Router
from litestar.params import QueryParameter

from speciate.core.registry import all_games
from speciate.core.registry import game as find_game
from speciate.server.auth import hub_of, signed_in, visitor
from speciate.server.room import Room
from speciate.server.routes import get, post
from speciate.server.shapes import (
    Abandon,
    GameShown,
    Join,
    Leave,
    NewTable,
    Replace,
    SettingShown,
    Start,
    TableShown,
)
from speciate.tables.bots import levels, standin
from speciate.tables.errors import TableError, bad_request
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
LimitQuery = Annotated[int, QueryParameter(name="limit", ge=1, le=100)]
MOST_OPEN_TABLES = 200


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
    which: Annotated[Literal["mine", "open", "finished"], QueryParameter(name="scope")] = "open",
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
    room = await hub_of(request).room(table_id)
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
    ],
    tags=["tables"],
)
