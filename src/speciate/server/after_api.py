"""Looking back: records, logs, replay, forks, export, ratings."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, Router
from litestar.params import QueryParameter
from litestar.response import Stream

from speciate.core.errors import BadRecord
from speciate.core.registry import game as find_game
from speciate.core.replay import Record, verify
from speciate.server.auth import address, hub_of, signed_in, visitor
from speciate.server.hub import Hub
from speciate.server.routes import get, post
from speciate.server.shapes import (
    Chosen,
    Fork,
    LogLine,
    RatingShown,
    Replayed,
    TableShown,
    Verified,
)
from speciate.store.tables import Row
from speciate.tables.bots import levels
from speciate.tables.errors import TableError, bad_request, forbidden, not_found
from speciate.tables.log import CHOICE, Entry, Made, standing
from speciate.tables.play import Play
from speciate.tables.table import FINISHED, Table, new_table

Req = Request[Any, Any, Any]


async def row_of(request: Req, table_id: str) -> Row:
    room = await hub_of(request).room(table_id)
    return room.row


def need_over(row: Row) -> None:
    if not row.table.over:
        raise TableError("not-finished", "the game goes on; its secrets are kept until the end")


async def record_of(hub: Hub, row: Row) -> Record:
    table = row.table
    made = standing(await hub.store.tables.entries(table.id))
    return Record(
        table.game,
        table.rules,
        len(table.seats),
        table.options,
        table.seed,
        [(choice.seat, choice.option) for choice in made],
        row.scores if table.status == FINISHED else None,
        table.data,
    )


@get("/tables/{table_id:str}/record", media_type="text/plain")
async def get_record(request: Req, table_id: str) -> Response[str]:
    row = await row_of(request, table_id)
    need_over(row)
    record = await record_of(hub_of(request), row)
    return Response(
        record.to_text(),
        media_type="text/plain; charset=utf-8",
        headers={"Content-Disposition": f'inline; filename="{table_id}.speciate"'},
    )


@get("/tables/{table_id:str}/verify")
async def get_verified(request: Req, table_id: str) -> Verified:
    hub = hub_of(request)
    row = await row_of(request, table_id)
    if row.table.status != FINISHED:
        raise TableError("not-finished", "only a finished game can be checked")
    hub.limiter.take("verify:" + address(request), 0.5, 10)
    record = await record_of(hub, row)
    try:
        await asyncio.to_thread(verify, record, row.table.commitment)  # the whole game again
        good = True
    except BadRecord:
        good = False
    return Verified(row.table.commitment, record.seed, len(record.choices), record.end or [], good)


@get("/tables/{table_id:str}/log")
async def get_log(request: Req, table_id: str) -> list[LogLine]:
    """Who did what when. Of a running game the options are those of one's own seats."""
    row = await row_of(request, table_id)
    person = await visitor(request)
    mine = row.table.seats_of(person.id if person else None)
    lines = []
    for entry in await hub_of(request).store.tables.entries(table_id):
        open_to_all = row.table.over or entry.seat in mine
        lines.append(
            LogLine(
                entry.version,
                entry.kind,
                entry.seat,
                entry.at,
                entry.by,
                entry.option if entry.kind == CHOICE and open_to_all else None,
                entry.to if entry.kind != CHOICE else None,
                entry.note or None,
            )
        )
    return lines


# ---------------------------------------------------------------------- replay and fork


def seat_asked(row: Row, person: str | None, seat: str | None) -> int | None:
    """Whose eyes a replay is seen with; -1 stands for all."""
    if seat is None or seat == "":
        return None
    if seat == "all":
        need_over(row)
        return -1
    if not seat.isdecimal() or int(seat) >= len(row.table.seats):
        raise bad_request("seat is a number, or all")
    if not row.table.over and not row.table.owns(person, int(seat)):
        raise forbidden("while the game goes on you can look back with your own eyes only")
    return int(seat)


@get("/tables/{table_id:str}/replay")
async def get_replay(
    request: Req,
    table_id: str,
    at: Annotated[int, QueryParameter(name="at", ge=0, le=1_000_000)] = 0,
    seat: Annotated[str | None, QueryParameter(name="seat", max_length=4)] = None,
) -> Replayed:
    hub = hub_of(request)
    row = await row_of(request, table_id)
    person = await visitor(request)
    eyes = seat_asked(row, person.id if person else None, seat)
    play = await hub.whole(row)
    if at > len(play.made):
        raise not_found(f"there are {len(play.made)} choices")
    return replayed(row.table, play, at, eyes)


def replayed(table: Table, play: Play, at: int, eyes: int | None) -> Replayed:
    moment, events = play.step_to(at)
    state = moment.state
    viewer = None if eyes == -1 else eyes
    seen = [e for e in events if eyes == -1 or e.seen_by(viewer)]
    following = play.made[at] if at < len(play.made) else None
    options = play.game.option_names
    asked = state.to_act()[0] if eyes == -1 and state.to_act() else viewer
    return Replayed(
        at,
        len(play.made),
        "all" if eyes == -1 else eyes,
        state.view(viewer),
        [options[n] for n in state.legal(asked)] if asked is not None else [],
        [play.game.event_json(event) for event in seen],
        shown_choice(table, following, eyes),
        [state.view(s) for s in range(play.players)] if eyes == -1 else None,
    )


def shown_choice(table: Table, made: Made | None, eyes: int | None) -> Chosen | None:
    """What was chosen next: of a running game only one's own choices."""
    if made is None or not (table.over or made.seat == eyes):
        return None
    return Chosen(made.seat, made.option, made.by)


@post("/tables/{table_id:str}/fork")
async def fork(request: Req, table_id: str, data: Fork) -> TableShown:
    """Play on from here: a new table with the same beginning."""
    hub = hub_of(request)
    person = await signed_in(request)
    hub.limiter.take("table:" + person.id, 0.5, 20)
    row = await row_of(request, table_id)
    need_over(row)
    old = row.table
    if len(data.seats) != len(old.seats):
        raise bad_request(f"there are {len(old.seats)} seats")
    play = await hub.whole(row)
    if data.at > len(play.made) or (data.at == len(play.made) and play.over):
        raise bad_request(f"choose a moment before the last of {len(play.made)} choices")
    now = hub.time()
    table = new_table(
        person, old.game, old.options, data.seats, levels(), now, data.listed, data.clock, old.seed
    )
    if not table.people():
        raise bad_request("sit down at your table yourself")
    table.fork_of, table.fork_at = old.id, data.at
    entries = [
        Entry(n, CHOICE, made.seat, now, by=made.by, option=made.option, made_for=n - 1)
        for n, made in enumerate(play.made[: data.at], 1)
    ]
    return hub.shown(await hub.add_table(table, entries), person)


# ---------------------------------------------------------------------- in bulk


@get("/export", media_type="application/x-ndjson")
async def export(
    request: Req,
    game: Annotated[str | None, QueryParameter(name="game", max_length=40)] = None,
    which: Annotated[Literal["mine", "public"], QueryParameter(name="scope")] = "public",
) -> Stream:
    hub = hub_of(request)
    person = await (signed_in(request) if which == "mine" else visitor(request))
    who = person.id if person is not None else address(request)
    hub.limiter.take("export:" + who, 0.1, 5)
    if game is not None:
        find_game(game)  # a stream that has begun cannot say any more what is wrong
    owner = person.id if which == "mine" and person is not None else None
    return Stream(exported(hub, game, owner), media_type="application/x-ndjson")


async def exported(hub: Hub, game: str | None, owner: str | None) -> AsyncIterator[bytes]:
    async for row in hub.store.tables.finished(game, owner):
        record = (await record_of(hub, row)).to_json()
        record["table"] = row.table.id
        record["finished"] = row.finished
        record["commitment"] = row.table.commitment
        record["ranking"] = row.ranking
        record["seats"] = [
            {"kind": seat.kind, "name": seat.name, "level": seat.level} for seat in row.table.seats
        ]
        yield msgspec.json.encode(record) + b"\n"


@get("/ratings")
async def get_ratings(
    request: Req,
    game: Annotated[str, QueryParameter(name="game", max_length=40)],
    players: Annotated[int | None, QueryParameter(name="players", ge=1, le=12)] = None,
    limit: Annotated[int, QueryParameter(name="limit", ge=1, le=500)] = 100,
) -> list[RatingShown]:
    rows = await hub_of(request).store.people.ratings(game, players, limit)
    return [
        RatingShown(
            row.person,
            row.name,
            row.players,
            round(row.mu - 3 * row.sigma, 3),
            round(row.mu, 3),
            round(row.sigma, 3),
            row.games,
        )
        for row in rows
    ]


after_router = Router(
    "/",
    route_handlers=[
        get_record,
        get_verified,
        get_log,
        get_replay,
        fork,
        export,
        get_ratings,
    ],
    tags=["afterwards"],
)
