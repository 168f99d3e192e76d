"""Ratings per game and number of players, for games between accounts (OpenSkill)."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from sqlalchemy.exc import IntegrityError

from speciate.server.hub import Hub
from speciate.store.tables import Ratings, Row
from speciate.tables.log import AHEAD, PERSON, standing


@cache
def openskill() -> Any:
    """Imported late: a server that starts has nothing to rate."""
    return import_module("openskill.models").PlackettLuce()


def new_ratings(people: list[str], ranks: list[int], old: Ratings) -> Ratings:
    model = openskill()
    teams = []
    for person in people:
        mu, sigma, _ = old.get(person, (model.mu, model.sigma, 0))
        teams.append([model.rating(mu=mu, sigma=sigma)])
    rated = model.rate(teams, ranks=[float(rank) for rank in ranks])
    return {
        person: (team[0].mu, team[0].sigma, old.get(person, (0.0, 0.0, 0))[2] + 1)
        for person, team in zip(people, rated, strict=True)
    }


async def counts(hub: Hub, row: Row) -> bool:
    """Every seat its own account from beginning to end, nothing forked, and mostly played."""
    table = row.table
    people = [seat.person for seat in table.seats if seat.kind == "person"]
    if table.fork_of or table.changed_hands or len(set(people)) != len(table.seats):
        return False
    for person in people:
        found = await hub.store.people.get(person or "")
        if found is None or found.account is None:
            return False
    made = standing(await hub.store.tables.entries(table.id))
    return sum(1 for choice in made if choice.by in (PERSON, AHEAD)) * 2 > len(made)


async def rate(hub: Hub, row: Row) -> None:
    """Once for each game: the key in the database sees to that."""
    table, ranking = row.table, row.ranking
    people: list[str] = []
    if ranking is not None and await counts(hub, row):
        people = [seat.person or "" for seat in table.seats]

    def work_out(old: Ratings) -> Ratings:
        return new_ratings(people, ranking or [], old) if people else {}

    try:
        await hub.store.tables.rate(table, hub.time(), people, work_out)
    except IntegrityError:
        return


async def rate_all(hub: Hub) -> None:
    """At the start, and after each game: whatever has not been rated yet."""
    while True:
        rows = await hub.store.tables.unrated()
        for row in rows:
            await rate(hub, row)
        if len(rows) < 100:
            return
