"""Ratings per game and number of players, for games between accounts (OpenSkill)."""

from __future__ import annotations

from openskill.models import PlackettLuce
from sqlalchemy.exc import IntegrityError

from speciate.server.hub import Hub
from speciate.store.tables import Row
from speciate.tables.log import PERSON, standing

model = PlackettLuce()
Rating = tuple[float, float, int]  # mu, sigma, games


def new_ratings(people: list[str], ranks: list[int], old: dict[str, Rating]) -> dict[str, Rating]:
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
    """Every seat its own account, nothing forked, and no bot decided for anybody."""
    table = row.table
    people = [seat.person for seat in table.seats if seat.kind == "person"]
    if table.fork_of or len(people) != len(table.seats) or len(set(people)) != len(people):
        return False
    for person in people:
        found = await hub.store.people.get(person or "")
        if found is None or found.account is None:
            return False
    made = standing(await hub.store.tables.entries(table.id))
    return len(made) > 0 and sum(1 for choice in made if choice.by == PERSON) * 2 > len(made)


async def rate(hub: Hub, row: Row) -> None:
    """Once for each game: the key in the database sees to that."""
    table = row.table
    players = len(table.seats)
    new: dict[str, Rating] = {}
    if row.ranking is not None and await counts(hub, row):
        people = [seat.person or "" for seat in table.seats]
        old = await hub.store.tables.rating_rows(table.game, players, people)
        new = new_ratings(people, row.ranking, old)
    try:
        await hub.store.tables.rate(table.id, hub.time(), table.game, players, new)
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
