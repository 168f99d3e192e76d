"""Telling people that it is their turn: webhook, e-mail, web push. Each person chooses."""

from __future__ import annotations

import asyncio
import ipaddress
import json
import logging
import smtplib
import socket
import urllib.request
from collections.abc import Callable
from email.message import EmailMessage
from importlib import import_module
from typing import Any
from urllib.parse import parse_qs, unquote, urlsplit

from speciate.core.registry import game as find_game
from speciate.server.config import Config
from speciate.server.hub import Hub, Turn
from speciate.server.shapes import NoticeWishes
from speciate.tables.errors import bad_request
from speciate.tables.names import is_plain

SECONDS = 10
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


def reachable(config: Config, url: str) -> bool:
    """A webhook must not be a way into the network that the server stands in."""
    parts = split_url(url)
    if parts is None:
        return False
    if parts[0] in config.webhook_hosts:
        return True
    try:
        found = socket.getaddrinfo(*parts, type=socket.SOCK_STREAM)
    except OSError:
        return False
    return all(ipaddress.ip_address(each[4][0]).is_global for each in found)


class Notifier:
    """Sends notices beside the game; what cannot be delivered is logged, never waited for."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    def turn(self, turn: Turn) -> None:
        self.hub.spawn(self.send(turn))

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
            return await asyncio.to_thread(send, *arguments)
        except Exception as error:
            logger.warning("a notice was not delivered: %s", error)
            return None

    def _webhook(self, url: str, text: str) -> None:
        if not reachable(self.hub.config, url):
            raise ValueError("the webhook's address is not public")
        body = json.dumps({"content": text, "username": "Speciate"}).encode()
        request = urllib.request.Request(
            url, body, {"Content-Type": "application/json", "User-Agent": "Speciate"}
        )
        opener = urllib.request.build_opener(NoRedirect)
        with opener.open(request, timeout=SECONDS):
            pass

    def _mail(self, to: str, text: str) -> None:
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

    def _push(self, push: Any, text: str, table_id: str) -> bool:
        """Whether the browser has gone for good."""
        pywebpush = import_module("pywebpush")  # only where push is configured
        config = self.hub.config
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
            )
        except pywebpush.WebPushException as error:
            status = getattr(error.response, "status_code", None)
            if status in (404, 410):
                return True
            raise
        return False


class NoRedirect(urllib.request.HTTPRedirectHandler):
    """A redirect could lead to where a webhook must not go."""

    def redirect_request(self, *arguments: object) -> None:
        return None
