"""Telling people that it is their turn: webhook, e-mail, web push. Each person chooses."""

from __future__ import annotations

import asyncio
import ipaddress
import json
import logging
import smtplib
import socket
import ssl
from collections.abc import Callable
from email.message import EmailMessage
from importlib import import_module
from typing import Any
from urllib.parse import parse_qs, quote, unquote, urlsplit

from speciate.core.registry import game as find_game
from speciate.server.config import Config
from speciate.server.herald import Turn
from speciate.server.hub import Hub
from speciate.server.shapes import NoticeWishes
from speciate.tables.errors import bad_request
from speciate.tables.names import is_plain

SECONDS = 10
LONGEST_LINE = 8_192
SAFE = "/%:=&?~+!$,;'@()*"  # characters of an address that are sent as they are
TRANSLATED = ipaddress.ip_network("64:ff9b::/96")  # leads to IPv4 addresses of any kind
logger = logging.getLogger("speciate.notices")


def check_wishes(config: Config, wishes: NoticeWishes) -> None:
    if wishes.webhook is not None:
        parts = split_url(wishes.webhook)
        if parts is None:
            raise bad_request("a webhook is an http or https address")
    if wishes.email is not None:
        name, at, host = wishes.email.partition("@")
        plain = is_plain(wishes.email) and not any(c.isspace() for c in wishes.email)
        if not (name and at and "." in host and plain and "@" not in host):
            raise bad_request("this is no e-mail address")


def split_url(url: str) -> tuple[str, int] | None:
    """Host and port of a web address; None if it is none."""
    try:
        parts = urlsplit(url)
        port = parts.port or (443 if parts.scheme == "https" else 80)
    except ValueError:
        return None
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username:
        return None
    if not is_plain(url) or any(c.isspace() for c in url):
        return None
    return parts.hostname, port


def public_address(config: Config, url: str) -> str:
    """The address to connect to: a notice must not be a way into the network of the server.

    The name is looked up once, here; asked again, it might lead elsewhere. Raises ValueError.
    """
    parts = split_url(url)
    if parts is None:
        raise ValueError("this is no web address")
    found = [str(each[4][0]) for each in socket.getaddrinfo(*parts, type=socket.SOCK_STREAM)]
    if parts[0] not in config.webhook_hosts and not all(is_public(each) for each in found):
        raise ValueError("the address is not public")
    return found[0]


def is_public(address: str) -> bool:
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address):
        inner = ip.ipv4_mapped or ip.sixtofour or (ip.teredo and ip.teredo[1])
        if inner or ip in TRANSLATED:
            return False
    return ip.is_global and not ip.is_multicast


async def post_json(address: str, url: str, body: bytes) -> None:
    """Send to this very address; a redirect is not followed, a slow answer not waited for."""
    parts = urlsplit(url)
    host, port = split_url(url) or ("", 0)
    secure = ssl.create_default_context() if parts.scheme == "https" else None
    target = quote(parts.path or "/", SAFE) + (
        "?" + quote(parts.query, SAFE) if parts.query else ""
    )
    head = (
        f"POST {target} HTTP/1.1\r\nHost: {parts.netloc.encode('idna').decode()}\r\n"
        f"User-Agent: Speciate\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n"
    )
    reader, writer = await asyncio.open_connection(
        address, port, ssl=secure, server_hostname=host if secure else None, limit=LONGEST_LINE
    )
    try:
        writer.write(head.encode("ascii") + body)
        await writer.drain()
        status = (await reader.readline()).split()[1:2]
    finally:
        writer.close()
    if not status or not status[0].startswith(b"2"):
        raise ValueError(f"the webhook answered {b''.join(status).decode('ascii', 'replace')!r}")


class Notifier:
    """Sends notices beside the game; what cannot be delivered is logged, never waited for."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._latest: dict[tuple[str, str], Turn] = {}  # by person and table
        self._busy: set[tuple[str, str]] = set()

    def turn(self, turn: Turn) -> None:
        """While one notice is on its way the next waits; of several that wait the last is sent."""
        key = (turn[0], turn[1].id)
        self._latest[key] = turn
        if key not in self._busy:
            self._busy.add(key)
            self.hub.spawn(self._deliver(key))

    async def _deliver(self, key: tuple[str, str]) -> None:
        try:
            while key in self._latest:
                await self.send(self._latest.pop(key))
        finally:
            self._busy.discard(key)

    async def send(self, turn: Turn) -> None:
        person_id, table, _, _ = turn
        person = await self.hub.store.people.get(person_id)
        if person is None:
            return
        wishes = json.loads(person.notices)
        link = f"{self.hub.config.public_url}/table/{table.id}"
        text = f"{find_game(table.game).name}: it is your turn, {person.name}. {link}"
        if wishes.get("webhook"):
            await self._try(self._webhook, wishes["webhook"], text)
        if wishes.get("email") and self.hub.config.smtp:
            await self._try(self._mail, wishes["email"], text)
        if wishes.get("push") and self.hub.config.push_private:
            for push in await self.hub.store.people.pushes(person_id):
                gone = await self._try(self._push, push, text, table.id)
                if gone:
                    await self.hub.store.people.drop_pushes(person_id, push.endpoint)

    async def _try(self, send: Callable[..., Any], *arguments: Any) -> Any:
        try:
            async with asyncio.timeout(2 * SECONDS):
                return await send(*arguments)
        except Exception as error:
            logger.warning("a notice was not delivered: %s", error)
            return None

    async def _webhook(self, url: str, text: str) -> None:
        address = await asyncio.to_thread(public_address, self.hub.config, url)
        body = json.dumps({"content": text, "username": "Speciate"}).encode()
        async with asyncio.timeout(SECONDS):
            await post_json(address, url, body)

    async def _mail(self, to: str, text: str) -> None:
        await asyncio.to_thread(self._send_mail, to, text)

    def _send_mail(self, to: str, text: str) -> None:
        parts = urlsplit(self.hub.config.smtp)
        message = EmailMessage()
        message["To"] = to
        sender = parse_qs(parts.query).get("from", [f"speciate@{parts.hostname}"])
        message["From"] = sender[0]
        message["Subject"] = "Speciate: it is your turn"
        message.set_content(text)
        secure = parts.scheme == "smtps"
        connect = smtplib.SMTP_SSL if secure else smtplib.SMTP
        with connect(
            parts.hostname or "", parts.port or (465 if secure else 25), timeout=SECONDS
        ) as server:
            if parts.scheme == "smtp+tls":
                server.starttls()
            if parts.username:
                server.login(unquote(parts.username), unquote(parts.password or ""))
            server.send_message(message)

    async def _push(self, push: Any, text: str, table_id: str) -> bool:
        return await asyncio.to_thread(self._send_push, push, text, table_id)

    def _send_push(self, push: Any, text: str, table_id: str) -> bool:
        """Whether the browser has gone for good."""
        pywebpush = import_module("pywebpush")  # only where push is configured
        config = self.hub.config
        public_address(config, push.endpoint)
        session = import_module("requests").Session()
        session.max_redirects = 0  # a redirect could lead to where a notice must not go
        try:
            pywebpush.webpush(
                {
                    "endpoint": push.endpoint,
                    "keys": {"p256dh": push.p256dh, "auth": push.auth},
                },
                json.dumps({"text": text, "table": table_id}),
                vapid_private_key=config.push_private,
                vapid_claims={"sub": config.push_contact or "mailto:nobody@localhost"},
                timeout=SECONDS,
                requests_session=session,
            )
        except pywebpush.WebPushException as error:
            status = getattr(error.response, "status_code", None)
            if status in (404, 410):
                return True
            raise
        return False
