"""Notices by e-mail and push, and where webhooks may not reach."""

from __future__ import annotations

import asyncio
import smtplib
from types import SimpleNamespace
from typing import Any

import pytest

from speciate.server import notices
from speciate.server.config import Config
from speciate.server.notices import Notifier, reachable
from speciate.tables.table import Person, SeatWish, new_table

WISHES = '{"page": true, "email": "ann@example.org", "push": true}'


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1/",
        "http://localhost:8000/api",
        "http://10.0.0.7/",
        "http://169.254.169.254/latest/meta-data",
        "http://[::1]/",
        "http://0.0.0.0/",
        "ftp://example.org/",
    ],
)
def test_webhooks_do_not_reach_into_the_own_network(url: str) -> None:
    assert not reachable(Config(), url)


def test_the_operator_may_allow_a_host() -> None:
    assert reachable(Config(webhook_hosts=("127.0.0.1",)), "http://127.0.0.1:9000/hook")


class People:
    def __init__(self) -> None:
        self.dropped: list[str] = []

    async def get(self, _: str) -> Any:
        return SimpleNamespace(id="a", name="Ann", notices=WISHES)

    async def pushes(self, _: str) -> list[Any]:
        return [SimpleNamespace(endpoint=f"https://push/{n}", p256dh="k", auth="a") for n in (1, 2)]

    async def drop_pushes(self, _: str, endpoint: str) -> None:
        self.dropped.append(endpoint)


def send(config: Config) -> People:
    people = People()
    hub: Any = SimpleNamespace(config=config, store=SimpleNamespace(people=people))
    wishes = [SeatWish("me"), SeatWish("bot")]
    table = new_table(Person("a", "Ann"), "newworld", {}, wishes, ["random"], 1.0)
    asyncio.run(Notifier(hub).send(("a", table, 0, 3)))
    return people


def test_an_e_mail_is_sent_where_smtp_is_configured(monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[Any] = []

    class Mailer:
        def __init__(self, host: str, port: int, timeout: float) -> None:
            sent.append((host, port))

        def __enter__(self) -> Mailer:
            return self

        def __exit__(self, *_: Any) -> None:
            return None

        def login(self, user: str, password: str) -> None:
            sent.append((user, password))

        def send_message(self, message: Any) -> None:
            sent.append((message["To"], message["From"], message.get_content()))

    monkeypatch.setattr(smtplib, "SMTP", Mailer)
    smtp = "smtp://us%40er:pass@mail.example:2525?from=games@example.org"
    send(Config(smtp=smtp, public_url="https://games.example"))
    assert sent[0] == ("mail.example", 2525)
    assert sent[1] == ("us@er", "pass")
    to, sender, text = sent[2]
    assert (to, sender) == ("ann@example.org", "games@example.org")
    assert "https://games.example/table/" in text


def test_push_goes_to_every_browser_and_gone_ones_are_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class WebPushException(Exception):
        def __init__(self) -> None:
            super().__init__("gone")
            self.response = SimpleNamespace(status_code=410)

    pushed: list[str] = []

    def webpush(subscription: dict[str, Any], data: str, **_: Any) -> None:
        pushed.append(subscription["endpoint"])
        if subscription["endpoint"].endswith("2"):
            raise WebPushException

    fake = SimpleNamespace(webpush=webpush, WebPushException=WebPushException)
    monkeypatch.setattr(notices, "import_module", lambda _: fake)
    people = send(Config(push_private="key"))
    assert pushed == ["https://push/1", "https://push/2"]
    assert people.dropped == ["https://push/2"]


def test_what_cannot_be_delivered_disturbs_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: Any, **__: Any) -> None:
        raise OSError("no route")

    monkeypatch.setattr(smtplib, "SMTP", refuse)
    assert send(Config(smtp="smtp://mail.example")).dropped == []
