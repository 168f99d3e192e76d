"""Hostile input: 4xx or a closed socket, never a 5xx, and nothing changes."""

from __future__ import annotations

import json
import random
import socket
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.server.kit import Player, Server, hear

JUNK: list[Any] = [
    None,
    True,
    -1,
    10**30,
    1.5,
    "",
    "x" * 5000,
    "\u202eevil",
    "<script>alert(1)</script>",
    "'; DROP TABLE people; --",
    "\x00",
    [],
    [[[[]]]],
    {},
    {"$ne": 1},
    {"seat": 0},
]


@pytest.fixture
def game(ann: Player, bob: Player) -> str:
    table: str = ann.table("me", "open", game="toy")["id"]
    bob.post(f"/tables/{table}/join")
    return table


def paths(table: str) -> list[tuple[str, str, dict[str, Any]]]:
    """Every request that takes a body, with a good one."""
    seats = [{"kind": "me"}, {"kind": "bot"}]
    return [
        ("POST", "/session", {"name": "x", "language": "en"}),
        ("PATCH", "/me", {"name": "x", "language": "en", "notices": {"page": True}}),
        ("POST", "/account", {"name": "x", "password": "12345678"}),
        ("POST", "/login", {"name": "x", "password": "12345678"}),
        ("POST", "/tokens", {"label": "x"}),
        ("POST", "/push", {"endpoint": "https://x", "keys": {"p256dh": "x", "auth": "x"}}),
        ("POST", "/tables", {"game": "toy", "options": {}, "seats": seats, "clock": None}),
        ("POST", f"/tables/{table}/join", {"seat": 0, "invite": "x"}),
        ("POST", f"/tables/{table}/start", {"fill": "x"}),
        ("POST", f"/tables/{table}/replace", {"seat": 9, "level": "x"}),
        ("POST", f"/tables/{table}/choose", {"seat": 1, "option": "x", "version": 0}),
        ("POST", f"/tables/{table}/undo", {"version": 9, "steps": 1, "seat": 0}),
        ("POST", f"/tables/{table}/undo/answer", {"agree": True}),
        ("PUT", f"/tables/{table}/ahead?seat=1", {"answers": {"bid": "x"}}),
        ("POST", f"/tables/{table}/chat", {"text": ""}),
        ("PUT", f"/tables/{table}/notes", {"text": "x" * 20_000}),
        ("POST", f"/tables/{table}/fork", {"at": 0, "seats": seats}),
    ]


def spoiled(body: dict[str, Any], chance: random.Random) -> Any:
    """A body with one thing wrong."""
    kind = chance.randrange(4)
    if kind == 0:
        return chance.choice(JUNK)
    name = chance.choice(sorted(body))
    if kind == 1:
        return {**body, "no such field": chance.choice(JUNK)}
    if kind == 2:
        return {key: value for key, value in body.items() if key != name}
    return {**body, name: chance.choice(JUNK)}


def test_fuzzed_bodies_never_break_the_server(ann: Player, game: str) -> None:
    chance = random.Random(4)
    before = ann.position(game, 0)
    for method, path, body in paths(game):
        for _ in range(25):
            sent = spoiled(body, chance)
            response = ann.http.request(method, path, json=sent)
            assert response.status_code < 500, (path, sent, response.text)
            if response.status_code >= 400:
                assert set(response.json()) >= {"error", "detail"} or "result" in response.json()
    ann.sign(ann.get("/me"))
    after = ann.position(game, 0)
    assert after["view"] == before["view"] and after["version"] == before["version"]


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"\xff\xfe",
        b'{"name": "a", "name": "b"',
        b"[" * 10_000,
        b'{"seat": 1e999}',
        b'{"option": "\\ud800", "seat": 0, "version": 0}',
        b"null",
        b"true",
        b'"text"',
    ],
)
def test_malformed_json_is_a_bad_request(ann: Player, game: str, content: bytes) -> None:
    for path in ("/session", "/tables", f"/tables/{game}/choose", f"/tables/{game}/chat"):
        response = ann.http.post(
            path, content=content, headers={"Content-Type": "application/json"}
        )
        assert 400 <= response.status_code < 500, (path, content, response.text)


def test_other_content_types_are_refused(ann: Player, game: str) -> None:
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "x"):
        response = ann.http.post(
            f"/tables/{game}/chat", content=b"text=hello", headers={"Content-Type": kind}
        )
        assert 400 <= response.status_code < 500, (kind, response.status_code)


def test_a_huge_body_is_not_read(ann: Player) -> None:
    body = b'{"name": "' + b"x" * 2_000_000 + b'"}'
    response = ann.http.post("/session", content=body, headers={"Content-Type": "application/json"})
    assert (response.status_code, response.json()["error"]) == (413, "too-large")


@pytest.mark.parametrize("path", ["position", "why", "replay", "chat", "ahead"])
def test_query_strings_are_checked(ann: Player, game: str, path: str) -> None:
    for name in ("seat", "since", "at", "option"):
        for value in ("-1", "x", "9" * 40, "1.5", "%00", "\u202e", "null", "0;1", ""):
            response = ann.http.get(f"/tables/{game}/{path}", params={name: value})
            assert response.status_code < 500, (path, name, value)
    for seat in ("-1", "x", "9" * 40, "1.5", "1"):
        assert ann.http.get(f"/tables/{game}/stream?seat={seat}").status_code in (400, 403)


def test_ids_that_are_none(ann: Player) -> None:
    for table in ("x", "a" * 3000, "%00", "..%2f..", "'--", "\u202e"):
        assert ann.http.get(f"/tables/{table}").status_code in (400, 404)
        assert ann.http.get(f"/tables/{table}/record").status_code in (400, 404)
        assert ann.http.delete(f"/tokens/{table}").status_code in (400, 404)
        assert ann.http.put(f"/mutes/{table}").status_code in (400, 404)


def test_cookies_and_tokens_cannot_be_made_up(server: Server, ann: Player, game: str) -> None:
    good = ann.http.cookies["speciate_session"]
    body = {"seat": 0, "option": "place", "version": 0}
    for secret in (good[:-1], good + "x", "x", "", "' OR 1=1 --", "\u00e9"):
        response = httpx.post(
            f"{server.url}/api/v1/tables/{game}/choose",
            json=body,
            headers={
                "Cookie": f"speciate_session={secret}".encode(),
                "X-CSRF-Token": ann.me["csrf"],
            },
        )
        assert response.status_code == 401, secret
        response = httpx.get(
            server.url + "/api/v1/me", headers={"Authorization": f"Bearer {secret or 0}".encode()}
        )
        assert response.status_code == 401
    assert ann.position(game, 0)["version"] == 0


def test_requests_from_another_site_change_nothing(
    server: Server, ann: Player, bob: Player, game: str
) -> None:
    body = {"seat": 0, "option": "place", "version": 0}
    url = f"{server.url}/api/v1/tables/{game}/choose"
    cookie = {"Cookie": ann.cookie}
    for headers in (
        cookie,
        cookie | {"X-CSRF-Token": "x"},
        cookie | {"X-CSRF-Token": bob.me["csrf"]},
        cookie | {"X-CSRF-Token": ann.me["csrf"], "Origin": "https://evil.example"},
        cookie | {"X-CSRF-Token": ann.me["csrf"], "Origin": "null"},
    ):
        response = httpx.post(url, json=body, headers=headers)
        assert response.status_code == 403, headers
    assert ann.position(game, 0)["version"] == 0
    own = cookie | {"X-CSRF-Token": ann.me["csrf"], "Origin": server.url}
    assert httpx.post(url, json=body, headers=own).status_code == 200


def test_sockets_from_another_site_are_refused(server: Server, ann: Player, game: str) -> None:
    address = server.url.replace("http", "ws") + f"/api/v1/tables/{game}/live?seat=0"
    headers = {"Cookie": ann.cookie, "Origin": "https://evil.example"}
    with (
        pytest.raises((InvalidStatus, ConnectionClosed)),
        connect(address, additional_headers=headers) as live,
    ):
        live.recv(timeout=5)


def closing_code(live: Any) -> int:
    with pytest.raises(ConnectionClosed) as closed:
        for _ in range(500):
            live.recv(timeout=5)
    assert closed.value.rcvd is not None
    return int(closed.value.rcvd.code)


@pytest.mark.parametrize(
    "message",
    [
        "",
        "{",
        "null",
        '{"type": "dance"}',
        '{"type": "choose"}',
        '{"type": "choose", "seat": "0", "option": "place", "version": 0}',
        '{"type": "choose", "seat": -1, "option": "place", "version": 0}',
        '{"type": "choose", "seat": 0, "option": 7, "version": 0}',
        '{"type": "choose", "seat": 0, "option": "place", "version": 0, "x": 1}',
        "[" * 5000,
    ],
)
def test_a_message_that_makes_no_sense_closes_the_socket(
    ann: Player, game: str, message: str
) -> None:
    with ann.socket(game, 0) as live:
        live.send(message)
        assert closing_code(live) == 4400
    assert ann.position(game, 0)["version"] == 0


def test_huge_and_binary_messages_close_the_socket(ann: Player, game: str) -> None:
    with ann.socket(game, 0) as live:
        live.send(json.dumps({"type": "ping", "ref": "x" * 100_000}))
        assert closing_code(live) in (1009, 1011)
    with ann.socket(game, 0) as live:
        live.send(b"\x00\xff\xfe")
        assert closing_code(live) == 4400


def test_others_seats_cannot_be_listened_to_or_played(ann: Player, bob: Player, game: str) -> None:
    with bob.socket(game, 0) as live:
        assert closing_code(live) == 4401
    with bob.socket("no-such-table") as live:
        assert closing_code(live) == 4404
    with bob.socket(game, 1) as live:
        live.send(json.dumps({"type": "choose", "seat": 0, "option": "place", "version": 0}))
        assert hear(live, "answer")["result"] == "not-yours"
    assert ann.position(game, 0)["version"] == 0


def test_nonsense_in_the_address_of_a_socket(server: Server, ann: Player, game: str) -> None:
    address = server.url.replace("http", "ws")
    for query in ("seat=x", "seat=-1", "since=x", "seat=99999999999999999999", "since=-5"):
        with (
            pytest.raises((InvalidStatus, ConnectionClosed)),
            connect(f"{address}/api/v1/tables/{game}/live?{query}") as live,
        ):
            live.recv(timeout=5)
            live.recv(timeout=5)
            live.recv(timeout=5)


def test_raw_bytes_in_place_of_http(server: Server) -> None:
    for raw in (b"\x16\x03\x01\x02\x00", b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"\x00" * 100):
        with socket.create_connection(("127.0.0.1", server.port), timeout=5) as plain:
            plain.sendall(raw)
            plain.shutdown(socket.SHUT_WR)
            assert b" 500 " not in plain.recv(1000)
    server.wait()


def test_security_headers_are_on_everything(server: Server) -> None:
    for path in ("/", "/api/v1/games", "/api/v1/me", "/api/v1/tables/x", "/nothing.js"):
        headers = httpx.get(server.url + path).headers
        assert "frame-ancestors 'none'" in headers.get("content-security-policy", ""), path
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"


# ---------------------------------------------------------------------- limits


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with its rate limits on."""
    folder = tmp_path_factory.mktemp("strict")
    running = Server(str(folder / "x.db"), folder, toy=True, LIMITS="1").start()
    yield running
    running.stop()


def test_too_many_requests_are_put_off(strict: Server) -> None:
    player = Player(strict, "Ann")
    table = player.table("me", "bot:random", game="toy")["id"]
    answers = [player.http.post(f"/tables/{table}/chat", json={"text": "hi"}) for _ in range(20)]
    assert {answer.status_code for answer in answers} == {201, 429}
    late = next(answer for answer in answers if answer.status_code == 429)
    assert late.json()["error"] == "too-many" and int(late.headers["retry-after"]) >= 1
    statuses = [
        player.http.post("/login", json={"name": "Ann", "password": f"wrong {n:05}"}).status_code
        for n in range(15)
    ]
    assert statuses[0] == 403 and statuses[-1] == 429


def test_a_flood_of_messages_closes_the_socket(strict: Server) -> None:
    player = Player(strict, "Eve")
    table = player.table("me", "bot:random", game="toy")["id"]
    with player.socket(table, 0) as live:
        try:
            for _ in range(500):
                live.send('{"type": "ping"}')
        except ConnectionClosed:
            pass
        assert closing_code(live) == 4429


def test_nobody_holds_too_many_sockets(strict: Server) -> None:
    player = Player(strict, "Hog")
    table = player.table("me", "bot:random", game="toy")["id"]
    held = [player.socket(table) for _ in range(60)]
    try:
        with player.socket(table) as live:
            assert closing_code(live) == 4429
        for path in (f"/tables/{table}/stream", "/stream"):
            assert player.http.get(path).status_code == 429
    finally:
        for each in held:
            each.close()


def test_new_names_are_limited_by_address(strict: Server) -> None:
    statuses = [
        httpx.post(strict.url + "/api/v1/session", json={"name": "Bot"}).status_code
        for _ in range(40)
    ]
    assert 429 in statuses and 201 in statuses
