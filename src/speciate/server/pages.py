"""The web client, built into the package; or a plain page that says how to build it."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Any

from litestar import Request, Response, get

from speciate.tables.errors import not_found

WEB = Path(__file__).resolve().parent.parent / "web"
LONGEST = 200
PLAIN = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Speciate</title></head>
<body><h1>Speciate is running</h1>
<p>The web client has not been built. Build it with <code>python3 dev.py run</code>, or play through
the <a href="/api/v1/openapi.json">API</a>.</p></body></html>
"""


class Pages:
    """The files of the client, read once."""

    def __init__(self, folder: Path = WEB) -> None:
        self.files: dict[str, tuple[bytes, str]] = {}
        if (folder / "index.html").is_file():
            for path in sorted(folder.rglob("*")):
                if path.is_file():
                    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
                    self.files[path.relative_to(folder).as_posix()] = (path.read_bytes(), kind)

    def find(self, path: str) -> tuple[bytes, str, bool]:
        """A file, or the client's one page for every address that looks like a place in it."""
        found = self.files.get(path)
        if found is not None:
            return found[0], found[1], path.startswith("assets/")
        if "." in path.rsplit("/", 1)[-1] or path.startswith("api/"):
            raise not_found("there is no such page")
        index = self.files.get("index.html")
        if index is None:
            return PLAIN.encode(), "text/html", False
        return index[0], index[1], False


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: Request[Any, Any, Any], path: str = "") -> Response[bytes]:
    body, kind, forever = request.app.state.pages.find(path.strip("/")[:LONGEST])
    text = kind.startswith("text/") or kind in ("application/javascript", "image/svg+xml")
    lasting = "public, max-age=31536000, immutable" if forever else "no-cache"
    return Response(
        body,
        media_type=kind + ("; charset=utf-8" if text else ""),
        headers={"Cache-Control": lasting},
    )
