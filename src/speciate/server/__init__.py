"""HTTP and WebSocket on top of the tables; `serve` starts it."""

from __future__ import annotations

import asyncio
import gc
import sys
import threading
import webbrowser

from speciate.core.data import use_data_folder


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    db: str | None = None,
    open_browser: bool = True,
    data: str | None = None,
) -> None:
    """Run the server until it is stopped; `db` is a file or a URL, `data` an owner's folder.

    A database that cannot be used raises a SpeciateError that says why, before anything is opened.
    """
    use_data_folder(data)
    import uvicorn

    from speciate.server.app import make_app
    from speciate.server.config import config_from_environment
    from speciate.store import default_database

    config = config_from_environment(db or default_database())
    asyncio.run(check_database(config.db))
    app = make_app(config)
    collect_rarely()
    sys.setswitchinterval(0.0005)  # SQLite works in threads, and each commit waits for its turn
    if open_browser:
        shown = "127.0.0.1" if host in ("0.0.0.0", "::", "") else host
        timer = threading.Timer(1.0, webbrowser.open, [f"http://{shown}:{port}/"])
        timer.daemon = True
        timer.start()
    uvicorn.run(
        app,
        host=host,
        port=port,
        log_level="warning",
        ws_max_size=16 * 1024,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
    )


def collect_rarely() -> None:
    """Thousands of sockets are much to look through: a full collection stops everybody for long.

    What was loaded by now stays, and young garbage is still collected as it comes.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 500)


async def check_database(db: str) -> None:
    """Open the database once, which brings its schema up to date, or raise."""
    from speciate.store import Store

    store = Store(db)
    await store.open()
    await store.close()
