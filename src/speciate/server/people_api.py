"""Coming in, accounts, tokens, mutes and where notices go."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from litestar import Request, Response, Router
from litestar.datastructures import Cookie
from sqlalchemy.exc import IntegrityError

from speciate.server.auth import (
    COOKIE,
    address,
    csrf_of,
    hub_of,
    session_secret,
    signed_in,
    visitor,
)
from speciate.server.hub import Hub
from speciate.server.notices import check_wishes, split_url
from speciate.server.routes import delete, get, patch, post, put
from speciate.server.shapes import (
    ChangeMe,
    Credentials,
    Me,
    Muted,
    NewSession,
    NewToken,
    PushKey,
    PushSubscription,
    Token,
)
from speciate.store.people import SESSION_DAYS
from speciate.tables.errors import TableError, bad_request, not_found
from speciate.tables.names import clean_name, clean_text
from speciate.tables.table import Person

LANGUAGES = ("en", "cs", "hu", "pl")
MOST_TOKENS = 20
MOST_PUSHES = 20  # browsers of one person
hasher = PasswordHasher()
hashing = ThreadPoolExecutor(2, "argon2")  # of its own: it takes 64 MB and a moment each time

Req = Request[Any, Any, Any]


@cache
def nobodys_password() -> str:
    """So that an unknown name takes as long as a known one; not needed before somebody signs in."""
    return hasher.hash("nobody's password")


async def beside(work: Callable[..., Any], *arguments: Any) -> Any:
    """Hashing takes long enough to be noticed: everybody else goes on meanwhile."""
    return await asyncio.get_running_loop().run_in_executor(hashing, work, *arguments)


async def shown(hub: Hub, person: Person, secret: str | None) -> Me:
    wishes = {"page": True, "webhook": None, "email": None, "push": False}
    return Me(
        person.id,
        person.name,
        "account" if person.account else "guest",
        person.language,
        csrf_of(secret) if secret else None,
        {**wishes, **await hub.store.people.notices(person.id)},
    )


def session_cookie(request: Req, hub: Hub, secret: str) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=secret,
        max_age=SESSION_DAYS * 86_400 if secret else 0,
        httponly=True,
        samesite="lax",
        secure=hub.config.secure or request.url.scheme == "https",
        path="/",
    )


async def begin_session(request: Req, hub: Hub, person: Person, status: int) -> Response[Me]:
    secret = await hub.store.people.new_session(person.id, hub.time())
    return Response(
        await shown(hub, person, secret),
        status_code=status,
        cookies=[session_cookie(request, hub, secret)],
    )


def known_language(language: str | None) -> str:
    if language is not None and language not in LANGUAGES:
        raise bad_request("the language is one of " + ", ".join(LANGUAGES))
    return language or "en"


@post("/session")
async def new_session(request: Req, data: NewSession) -> Response[Me]:
    hub = hub_of(request)
    hub.limiter.take("session:" + address(request), 0.5, 20)
    name, language = clean_name(data.name), known_language(data.language)
    person = await visitor(request)
    if person is not None:
        await hub.store.people.change(person.id, name=name, language=language)
        request.app.state.known.forget(person.id)
        changed = msgspec.structs.replace(person, name=name, language=language)
        return Response(await shown(hub, changed, session_secret(request)), status_code=200)
    return await begin_session(
        request, hub, await hub.store.people.new_guest(name, language, hub.time()), 201
    )


@get("/me")
async def get_me(request: Req) -> Me:
    person = await signed_in(request)
    return await shown(hub_of(request), person, session_secret(request))


@patch("/me")
async def change_me(request: Req, data: ChangeMe) -> Me:
    hub = hub_of(request)
    person = await signed_in(request)
    values: dict[str, Any] = {}
    if data.name is not None:
        values["name"] = clean_name(data.name)
    if data.language is not None:
        values["language"] = known_language(data.language)
    if data.notices is not None:
        check_wishes(hub.config, data.notices)
        values["notices"] = msgspec.json.encode(msgspec.to_builtins(data.notices)).decode()
    if values:
        await hub.store.people.change(person.id, **values)
        request.app.state.known.forget(person.id)
    values.pop("notices", None)
    changed = msgspec.structs.replace(person, **values)
    return await shown(hub, changed, session_secret(request))


@post("/account")
async def make_account(request: Req, data: Credentials) -> Me:
    hub = hub_of(request)
    person = await signed_in(request)
    hub.limiter.take("account:" + address(request), 0.1, 10)
    if person.account:
        raise TableError("has-account", "you have an account already")
    name = clean_name(data.name)
    secret = await beside(hasher.hash, data.password)
    await hub.store.people.make_account(person.id, name, secret)
    request.app.state.known.forget(person.id)
    changed = msgspec.structs.replace(person, name=name, account=True)
    return await shown(hub, changed, session_secret(request))


@post("/login", status_code=200)
async def login(request: Req, data: Credentials) -> Response[Me]:
    hub = hub_of(request)
    await visitor(request)
    hub.limiter.take("login:" + address(request), 0.2, 10)
    hub.limiter.take("login-name:" + data.name.casefold(), 0.1, 10)
    try:
        row = await hub.store.people.by_account(clean_name(data.name))
    except TableError:
        row = None  # nobody can have such a name
    try:
        known = row.password if row is not None else await beside(nobodys_password)
        await beside(hasher.verify, known, data.password)
        if row is None:
            raise InvalidHashError
    except (Argon2Error, InvalidHashError):
        raise TableError("wrong-password", "name or password is wrong", 403) from None
    return await begin_session(request, hub, Person(row.id, row.name, True, row.language), 200)


@post("/logout", status_code=204)
async def logout(request: Req) -> Response[None]:
    hub = hub_of(request)
    person = await signed_in(request)
    secret = session_secret(request)
    if secret is not None:
        await hub.store.people.end_session(person.id, secret)
    request.app.state.known.forget()
    return Response(None, status_code=204, cookies=[session_cookie(request, hub, "")])


@post("/logout-everywhere", status_code=204)
async def logout_everywhere(request: Req) -> Response[None]:
    hub = hub_of(request)
    person = await signed_in(request)
    await hub.store.people.end_everything(person.id)
    request.app.state.known.forget()
    hub.herald.sign_out(person.id)
    return Response(None, status_code=204, cookies=[session_cookie(request, hub, "")])


# ---------------------------------------------------------------------- tokens


@get("/tokens")
async def get_tokens(request: Req) -> list[Token]:
    person = await signed_in(request)
    rows = await hub_of(request).store.people.tokens(person.id)
    return [Token(row.id, row.label, row.created, row.used) for row in rows]


@post("/tokens")
async def new_token(request: Req, data: NewToken) -> Token:
    hub = hub_of(request)
    person = await signed_in(request)
    label = clean_text(data.label, 100)
    if len(await hub.store.people.tokens(person.id)) >= MOST_TOKENS:
        raise TableError("too-many-tokens", f"there are at most {MOST_TOKENS} tokens")
    now = hub.time()
    token_id, secret = await hub.store.people.new_token(person.id, label, now)
    return Token(token_id, label, now, None, secret)


@delete("/tokens/{token_id:str}", status_code=204)
async def end_token(request: Req, token_id: str) -> None:
    person = await signed_in(request)
    if not await hub_of(request).store.people.end_token(person.id, token_id):
        raise not_found("there is no such token")
    request.app.state.known.forget()


# ---------------------------------------------------------------------- mutes and push


@get("/mutes")
async def get_mutes(request: Req) -> list[Muted]:
    person = await signed_in(request)
    muted = await hub_of(request).store.people.muted(person.id)
    return [Muted(other, name) for other, name in muted]


async def set_mute(request: Req, other: str, on: bool) -> None:
    hub = hub_of(request)
    person = await signed_in(request)
    try:
        await hub.store.people.mute(person.id, other, on)
    except IntegrityError:
        raise not_found("there is no such person") from None
    await hub.herald.mutes_changed(person.id)


@put("/mutes/{other:str}", status_code=204)
async def mute(request: Req, other: str) -> None:
    await set_mute(request, other, True)


@delete("/mutes/{other:str}", status_code=204)
async def unmute(request: Req, other: str) -> None:
    await set_mute(request, other, False)


@get("/push")
async def push_key(request: Req) -> PushKey:
    return PushKey(hub_of(request).config.push_public or None)


@post("/push", status_code=204)
async def add_push(request: Req, data: PushSubscription) -> None:
    hub = hub_of(request)
    person = await signed_in(request)
    if not hub.config.push_public:
        raise TableError("no-push", "this server sends no push messages")
    if not data.endpoint.startswith("https://") or split_url(data.endpoint) is None:
        raise bad_request("the endpoint is an https address")
    if len(await hub.store.people.pushes(person.id)) >= MOST_PUSHES:
        await hub.store.people.drop_pushes(person.id)
    await hub.store.people.add_push(person.id, data.endpoint, data.keys.p256dh, data.keys.auth)


@delete("/push", status_code=204)
async def drop_push(request: Req) -> None:
    person = await signed_in(request)
    await hub_of(request).store.people.drop_pushes(person.id)


people_router = Router(
    "/",
    route_handlers=[
        new_session,
        get_me,
        change_me,
        make_account,
        login,
        logout,
        logout_everywhere,
        get_tokens,
        new_token,
        end_token,
        get_mutes,
        mute,
        unmute,
        push_key,
        add_push,
        drop_push,
    ],
    tags=["people"],
)
