"""The application: routes, errors, headers, and what begins and ends with it."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response, Router
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import speciate
from speciate.core.errors import BadSetup, InvalidChoice, SpeciateError
from speciate.server.after_api import after_router
from speciate.server.auth import Known, check_origin
from speciate.server.config import Config
from speciate.server.hub import STORAGE, Hub
from speciate.server.limits import TooMany
from speciate.server.live_api import Counter, live_router
from speciate.server.news import News
from speciate.server.notices import Notifier
from speciate.server.pages import Pages, page
from speciate.server.people_api import people_router
from speciate.server.play_api import play_router
from speciate.server.ratings import rate_all
from speciate.server.routes import BY_STATUS
from speciate.server.tables_api import tables_router
from speciate.server.talk_api import talk_router
from speciate.store import StorageTrouble, Store
from speciate.tables.errors import TableError

BODY_LIMIT = 64 * 1024
SECURITY = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
        "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; media-src 'self'; "
        "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}

logger = logging.getLogger("speciate.server")
Req = Request[Any, Any, Any]


def problem(error: str, detail: str, status: int, **headers: str) -> Response[Any]:
    return Response(
        {"error": error, "detail": detail},
        status_code=status,
        media_type="application/json",
        headers={**SECURITY, **headers},
    )


def on_table_error(_: Req, error: TableError) -> Response[Any]:
    headers = {"Retry-After": str(int(error.wait) + 1)} if isinstance(error, TooMany) else {}
    return problem(error.error, error.detail, error.status, **headers)


def on_game_error(_: Req, error: SpeciateError) -> Response[Any]:
    if isinstance(error, (BadSetup, InvalidChoice)):
        return problem("bad-request", str(error), 400)
    logger.error("unexpected", exc_info=error)
    return problem("internal", "something went wrong here; it has been logged", 500)


def on_storage_error(request: Req, error: StorageTrouble) -> Response[Any]:
    request.app.state.hub.storage_lost(error)
    return problem(STORAGE, "the database cannot be used just now; try again soon", 503)


def on_http_error(_: Req, error: HTTPException) -> Response[Any]:
    status = error.status_code
    detail = error.detail
    if error.extra and isinstance(error.extra, list):
        detail += ": " + "; ".join(str(each.get("message", "")) for each in error.extra)
    headers = dict(error.headers or {})
    return problem(BY_STATUS.get(status, "internal"), detail, status, **headers)


def on_deep_nesting(_: Req, __: RecursionError) -> Response[Any]:
    return problem("bad-request", "the body is nested too deeply", 400)


def on_any_error(_: Req, error: Exception) -> Response[Any]:
    logger.error("unexpected", exc_info=error)
    return problem("internal", "something went wrong here; it has been logged", 500)


def make_app(config: Config) -> Litestar:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = Store(config.db)
        await store.open()
        hub = Hub(config, store)
        app.state.hub = hub
        hub.on_turn = Notifier(hub).turn
        hub.on_finish = lambda _: hub.spawn(rate_all(hub))
        hub.spawn(rate_all(hub))
        hub.spawn(hub.driver.pool.open())
        hub.spawn(hub.driver.sweep())
        if not store.database.sqlite:
            hub.spawn(News(hub, app.state.known).listen())
            hub.spawn(hub.herald.repeat_presence())
        try:
            yield
        finally:
            await hub.close()
            await store.close()

    api = Router(
        "/api/v1",
        route_handlers=[
            people_router,
            tables_router,
            play_router,
            talk_router,
            live_router,
            after_router,
        ],
        guards=[check_origin],
    )
    app = Litestar(
        route_handlers=[api, page],
        lifespan=[lifespan],
        exception_handlers={
            TableError: on_table_error,
            StorageTrouble: on_storage_error,
            SpeciateError: on_game_error,
            HTTPException: on_http_error,
            RecursionError: on_deep_nesting,
            Exception: on_any_error,
        },
        request_max_body_size=BODY_LIMIT,
        after_request=add_security,
        openapi_config=OpenAPIConfig(
            title="Speciate",
            version=speciate.__version__,
            path="/api/v1",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
        debug=False,
    )
    app.state.known = Known()
    app.state.sockets = Counter()
    app.state.pages = Pages()
    return app


def add_security(response: Any) -> Any:
    for name, value in SECURITY.items():
        response.headers.setdefault(name, value)
    return response
