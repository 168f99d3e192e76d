"""Notices by e-mail and push, and where webhooks may not reach."""

from __future__ import annotations

import asyncio
import json
import smtplib
import time
from types import SimpleNamespace
from typing import Any

import pytest

from speciate.server import notices
from speciate.server.config import Config
from speciate.server.notices import Notifier, is_public, public_address
from speciate.tables.table import Person, SeatWish, Table, new_table

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
        "http://224.0.0.1/",
        "http://[::ffff:10.0.0.7]/",
        "http://[64:ff9b::a00:7]/",
        "http://[2002:a00:7::]/",
        "ftp://example.org/",
    ],
)
def test_webhooks_do_not_reach_into_the_own_network(url: str) -> None:
    with pytest.raises(ValueError, match="address"):
        public_address(Config(), url)


def test_the_operator_may_allow_a_host() -> None:
    config = Config(webhook_hosts=("127.0.0.1",))
    assert public_address(config, "http://127.0.0.1:9000/hook") == "127.0.0.1"


def test_addresses_of_the_world_are_public() -> None:
    assert is_public("8.8.8.8") and is_public("2606:4700:4700::1111")


class Hook:
    """A web server that notes what it is sent and answers as it is told."""

    def __init__(self, answer: bytes, delay: float = 0.0) -> None:
        self.answer, self.delay = answer, delay
        self.heard: list[bytes] = []

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        length = int(head.lower().split(b"content-length: ")[1].split(b"\r\n")[0])
        self.heard.append(head + await reader.readexactly(length))
        await asyncio.sleep(self.delay)
        writer.write(self.answer)
        writer.close()


def deliver(hook: Hook, path: str = "/hook", times: int = 1) -> float:
    """Send notices of one person's turns; how long it took."""

    async def work() -> float:
        server = await asyncio.start_server(hook.serve, "127.0.0.1", 0)
        url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}{path}"
        tasks: list[asyncio.Task[Any]] = []
        people = People(json.dumps({"webhook": url}))
        hub: Any = SimpleNamespace(
            config=Config(webhook_hosts=("127.0.0.1",)),
            store=SimpleNamespace(people=people),
            spawn=lambda work: tasks.append(asyncio.create_task(work)),
        )
        notifier = Notifier(hub)
        begun = time.monotonic()
        for version in range(times):
            notifier.turn(("a", table, 0, version))
            await asyncio.sleep(0.1 if version == 0 else 0.0)
        await asyncio.gather(*tasks)
        server.close()
        return time.monotonic() - begun

    table = a_table()
    return asyncio.run(work())


def test_a_webhook_is_sent_what_discord_understands() -> None:
    hook = Hook(b"HTTP/1.1 204 No Content\r\n\r\n")
    deliver(hook, "/api/webhooks/1/\u00e9?wait=true")
    (request,) = hook.heard
    head, _, body = request.partition(b"\r\n\r\n")
    assert head.startswith(b"POST /api/webhooks/1/%C3%A9?wait=true HTTP/1.1\r\nHost: 127.0.0.1:")
    assert "it is your turn, Ann" in json.loads(body)["content"]


def test_a_redirect_is_not_followed(caplog: pytest.LogCaptureFixture) -> None:
    hook = Hook(b"HTTP/1.1 307 Temporary\r\nLocation: http://169.254.169.254/\r\n\r\n")
    deliver(hook)
    assert len(hook.heard) == 1 and "'307'" in caplog.text


def test_notices_do_not_pile_up_behind_a_slow_webhook() -> None:
    hook = Hook(b"HTTP/1.1 200 OK\r\n\r\n", delay=0.2)
    deliver(hook, times=30)
    assert len(hook.heard) == 2  # the first, and after it the last of those that waited


def test_a_webhook_that_never_answers_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notices, "SECONDS", 0.2)
    assert deliver(Hook(b"", delay=3.0)) < 2.0


class People:
    def __init__(self, wishes: str = WISHES) -> None:
        self.wishes = wishes
        self.dropped: list[str] = []

    async def get(self, _: str) -> Any:
        return SimpleNamespace(id="a", name="Ann", notices=self.wishes)

    async def pushes(self, _: str) -> list[Any]:
        return [
            SimpleNamespace(endpoint=f"https://127.0.0.1/{n}", p256dh="k", auth="a") for n in (1, 2)
        ]

    async def drop_pushes(self, _: str, endpoint: str) -> None:
        self.dropped.append(endpoint)


def send(config: Config) -> People:
    people = People()
    hub: Any = SimpleNamespace(config=config, store=SimpleNamespace(people=people))
    asyncio.run(Notifier(hub).send(("a", a_table(), 0, 3)))
    return people


def a_table() -> Table:
    wishes = [SeatWish("me"), SeatWish("bot")]
    return new_table(Person("a", "Ann"), "newworld", {}, wishes, ["random"], 1.0)


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

    def webpush(subscription: dict[str, Any], data: str, **more: Any) -> None:
        assert more["requests_session"].max_redirects == 0
        pushed.append(subscription["endpoint"])
        if subscription["endpoint"].endswith("2"):
            raise WebPushException

    def webpush_or_requests(_: str) -> Any:
        return SimpleNamespace(
            webpush=webpush, WebPushException=WebPushException, Session=SimpleNamespace
        )

    monkeypatch.setattr(notices, "import_module", webpush_or_requests)
    people = send(Config(push_private="key", webhook_hosts=("127.0.0.1",)))
    assert pushed == ["https://127.0.0.1/1", "https://127.0.0.1/2"]
    assert people.dropped == ["https://127.0.0.1/2"]
    pushed.clear()
    send(Config(push_private="key"))
    assert pushed == []  # into the own network nothing is pushed


def test_what_cannot_be_delivered_disturbs_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: Any, **__: Any) -> None:
        raise OSError("no route")

    monkeypatch.setattr(smtplib, "SMTP", refuse)
    assert send(Config(smtp="smtp://mail.example")).dropped == []
