"""Who asks: a cookie or a token, never both; and no request from another site."""

from __future__ import annotations

import time
from contextlib import suppress
from ipaddress import ip_network
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.handlers.base import BaseRouteHandler

from speciate.server.config import Config
from speciate.server.hub import Hub
from speciate.store.people import hash_of
from speciate.tables.errors import TableError, forbidden
from speciate.tables.table import Person

COOKIE = "speciate_session"
CSRF_HEADER = "x-csrf-token"
SAFE = ("GET", "HEAD", "OPTIONS")
REMEMBERED_SECONDS = 5.0  # how long a process may go on believing a session without asking

Connection = ASGIConnection[Any, Any, Any, Any]


def hub_of(connection: Connection) -> Hub:
    hub = connection.app.state.hub
    assert isinstance(hub, Hub)
    return hub


def address(connection: Connection) -> str:
    """Whom to count requests by; a household has a whole network of addresses in IPv6."""
    host = connection.client.host if connection.client is not None else "?"
    if ":" in host:
        with suppress(ValueError):
            return str(ip_network((host.partition("%")[0], 64), strict=False))
    return host


def csrf_of(secret: str) -> str:
    return hash_of("csrf:" + secret)[:40]


def session_secret(connection: Connection) -> str | None:
    return connection.cookies.get(COOKIE) or None


def bearer(connection: Connection) -> str | None:
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else None


class Known:
    """Sessions and tokens that were looked up a moment ago."""

    def __init__(self) -> None:
        self._people: dict[str, tuple[float, Person]] = {}

    def get(self, secret: str) -> Person | None:
        found = self._people.get(secret)
        return found[1] if found is not None and found[0] > time.monotonic() else None

    def put(self, secret: str, person: Person) -> None:
        if len(self._people) > 10_000:
            self._people.clear()
        self._people[secret] = (time.monotonic() + REMEMBERED_SECONDS, person)

    def forget(self, person: str | None = None) -> None:
        self._people = {
            secret: found
            for secret, found in self._people.items()
            if person is not None and found[1].id != person
        }


async def visitor(connection: Connection) -> Person | None:
    """Who asks, if they are known; a request that changes something must prove where it is from."""
    hub = hub_of(connection)
    token, secret = bearer(connection), session_secret(connection)
    if token is not None:
        person = await look_up(connection, hub, token, is_token=True)
        if person is None:
            raise TableError("not-signed-in", "this token is not known", 401)
        return person
    if secret is None:
        hub.limiter.take("nobody:" + address(connection), 30, 300)
        return None
    person = await look_up(connection, hub, secret, is_token=False)
    if person is not None and connection.scope["type"] == ScopeType.HTTP:
        unsafe = connection.scope.get("method") not in SAFE
        if unsafe and connection.headers.get(CSRF_HEADER) != csrf_of(secret):
            raise TableError("csrf", "the header X-CSRF-Token is missing or wrong", 403)
    return person


async def look_up(connection: Connection, hub: Hub, secret: str, is_token: bool) -> Person | None:
    known: Known = connection.app.state.known
    key = ("t:" if is_token else "s:") + secret
    person = known.get(key)
    if person is None:
        people = hub.store.people
        find = people.by_token if is_token else people.by_session
        person = await find(secret, hub.time())
        if person is None:
            hub.limiter.take("unknown:" + address(connection), 2, 60)
        else:
            known.put(key, person)
    return person


async def signed_in(connection: Connection) -> Person:
    person = await visitor(connection)
    if person is None:
        raise TableError("not-signed-in", "come in with a name first", 401)
    hub_of(connection).limiter.take("person:" + person.id, 30, 120)
    return person


def same_site(connection: Connection, config: Config) -> bool:
    """Browsers say which site a request comes from; programs do not."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    allowed = {connection.headers.get("host", "")}
    if config.public_url:
        allowed.add(urlsplit(config.public_url).netloc)
    return urlsplit(origin).netloc in allowed


async def check_origin(connection: Connection, _: BaseRouteHandler) -> None:
    """A guard for everything that changes something and for every socket."""
    unsafe = connection.scope["type"] == ScopeType.WEBSOCKET or (
        connection.scope.get("method") not in SAFE
    )
    if unsafe and not same_site(connection, hub_of(connection).config):
        raise forbidden("requests from other sites are not taken")
