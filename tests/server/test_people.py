"""Guests, accounts, tokens, sessions, talk, mutes, notes and notices."""

from __future__ import annotations

import json
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import httpx
import pytest

from tests.server.kit import Player, Server, hear, wait_until


def fresh(server: Server) -> httpx.Client:
    return httpx.Client(base_url=server.url + "/api/v1", timeout=20)


def test_a_guest_comes_in_with_a_name(server: Server) -> None:
    http = fresh(server)
    assert http.get("/me").status_code == 401
    response = http.post("/session", json={"name": " Žofie ", "language": "cs"})
    assert response.status_code == 201
    cookie = response.headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=lax" in cookie and "Secure" not in cookie
    me = http.get("/me").json()
    assert (me["name"], me["kind"], me["language"]) == ("Žofie", "guest", "cs")
    again = http.post("/session", json={"name": "Zofka"}, headers={"X-CSRF-Token": me["csrf"]})
    assert again.status_code == 200 and again.json()["id"] == me["id"]


def test_cookies_are_secure_where_the_server_is_told_so(tmp_path_factory: Any) -> None:
    folder = tmp_path_factory.mktemp("secure")
    server = Server(str(folder / "x.db"), folder, SECURE="1").start()
    try:
        response = fresh(server).post("/session", json={"name": "Ann"})
        assert "Secure" in response.headers["set-cookie"]
    finally:
        server.stop()


def test_a_guest_becomes_an_account_and_plays_from_elsewhere(server: Server) -> None:
    hana = Player(server, "Hana")
    table = hana.table("me", "bot:random", game="toy")["id"]
    hana.sign(hana.post("/account", name="Hana", password="long enough"))
    elsewhere = fresh(server)
    wrong = elsewhere.post("/login", json={"name": "hana", "password": "not the one"})
    assert (wrong.status_code, wrong.json()["error"]) == (403, "wrong-password")
    nobody = elsewhere.post("/login", json={"name": "nobody here", "password": "not the one"})
    assert nobody.json() == wrong.json()
    me = elsewhere.post("/login", json={"name": "HANA", "password": "long enough"}).json()
    assert (me["id"], me["kind"]) == (hana.me["id"], "account")
    assert [t["id"] for t in elsewhere.get("/tables?scope=mine").json()] == [table]
    taken = Player(server, "x").http.post(
        "/account", json={"name": "hANA", "password": "long enough"}
    )
    assert (taken.status_code, taken.json()["error"]) == (409, "name-taken")
    twice = hana.http.post("/account", json={"name": "Other", "password": "long enough"})
    assert twice.json()["error"] == "has-account"


def test_signing_out_here_and_everywhere(server: Server) -> None:
    ivan = Player(server, "Ivan")
    ivan.sign(ivan.post("/account", name="Ivan", password="long enough"))
    second = fresh(server)
    me = second.post("/login", json={"name": "Ivan", "password": "long enough"}).json()
    token = ivan.post("/tokens", label="laptop")["token"]
    bearer = {"Authorization": f"Bearer {token}"}
    old = dict(second.cookies)
    second.post("/logout", headers={"X-CSRF-Token": me["csrf"]})
    assert httpx.get(server.url + "/api/v1/me", cookies=old).status_code == 401
    assert httpx.get(server.url + "/api/v1/me", headers=bearer).json()["name"] == "Ivan"
    kept = dict(ivan.http.cookies)
    ivan.post("/logout-everywhere")
    assert httpx.get(server.url + "/api/v1/me", cookies=kept).status_code == 401
    assert httpx.get(server.url + "/api/v1/me", headers=bearer).status_code == 401


def test_tokens_are_shown_once_and_end(server: Server, ann: Player) -> None:
    made = ann.post("/tokens", label="bot")
    assert made["token"].startswith("speciate_")
    [listed] = ann.get("/tokens")
    assert "token" not in listed and listed["label"] == "bot"
    bearer = {"Authorization": f"Bearer {made['token']}"}
    body = {"game": "toy", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    response = httpx.post(server.url + "/api/v1/tables", json=body, headers=bearer)
    assert response.status_code == 201
    assert ann.http.delete(f"/tokens/{made['id']}").status_code == 204
    assert httpx.get(server.url + "/api/v1/me", headers=bearer).status_code == 401
    assert ann.http.delete(f"/tokens/{made['id']}").status_code == 404


def test_talk_and_mute(server: Server, ann: Player, bob: Player) -> None:
    table = ann.table("me", "open", game="toy")["id"]
    bob.post(f"/tables/{table}/join")
    with ann.socket(table, 0) as at_ann, bob.socket(table, 1) as at_bob:
        hear(at_ann, "update")
        hear(at_bob, "update")
        said = bob.post(f"/tables/{table}/chat", text="well <b>played</b>")
        assert hear(at_ann, "chat")["text"] == said["text"] == "well <b>played</b>"
        assert ann.http.put(f"/mutes/{bob.me['id']}").status_code == 204
        bob.post(f"/tables/{table}/chat", text="muted")
        ann.post(f"/tables/{table}/chat", text="after")
        assert hear(at_ann, "chat")["text"] == "after"
        assert hear(at_bob, "chat")["text"] == "well <b>played</b>"
    assert [line["text"] for line in ann.get(f"/tables/{table}/chat")] == ["after"]
    assert ann.get("/mutes") == [{"person": bob.me["id"], "name": "Bob"}]
    ann.http.delete(f"/mutes/{bob.me['id']}")
    assert len(ann.get(f"/tables/{table}/chat")) == 3
    assert ann.http.put("/mutes/nobody").status_code == 404


def test_notes_are_private(ann: Player, bob: Player) -> None:
    table = ann.table("me", "open", game="toy")["id"]
    assert ann.get(f"/tables/{table}/notes") == {"text": ""}
    ann.put(f"/tables/{table}/notes", text="watch\nthe carnivores")
    assert ann.get(f"/tables/{table}/notes") == {"text": "watch\nthe carnivores"}
    assert bob.get(f"/tables/{table}/notes") == {"text": ""}


class Hook(BaseHTTPRequestHandler):
    """A webhook of somebody's own."""

    heard: list[dict[str, Any]] = []

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.heard.append(json.loads(body))
        self.send_response(204)
        self.end_headers()

    def log_message(self, *_: Any) -> None:
        return None


@pytest.fixture
def hook() -> Any:
    Hook.heard = []
    listening = HTTPServer(("127.0.0.1", 0), Hook)
    threading.Thread(target=listening.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{listening.server_port}/hook"
    listening.shutdown()


def test_a_webhook_tells_of_every_turn_even_with_the_page_open(
    ann: Player, bob: Player, hook: str
) -> None:
    wishes = {"page": True, "webhook": hook}
    me = bob.http.patch("/me", json={"notices": wishes}).json()
    assert me["notices"]["webhook"] == hook
    table = ann.table("me", "open", game="toy")["id"]
    bob.post(f"/tables/{table}/join")
    with bob.socket(table, 1) as socket:
        hear(socket, "update")
        ann.choose(table, 0, "end", 0)
        wait_until(lambda: len(Hook.heard) == 1)
    [notice] = Hook.heard
    assert notice["username"] == "Speciate"
    assert "your turn, Bob" in notice["content"] and f"/table/{table}" in notice["content"]


def test_notices_go_to_sensible_addresses_only(ann: Player) -> None:
    for wishes in (
        {"webhook": "ftp://example.org/x"},
        {"webhook": "file:///etc/passwd"},
        {"webhook": "http://user:pass@example.org/"},
        {"webhook": "http://[::1"},
        {"email": "nobody"},
        {"email": "a@b.org\nBcc: c@d.org"},
    ):
        response = ann.http.patch("/me", json={"notices": wishes})
        assert response.status_code == 400, wishes
    assert ann.get("/push") == {"key": None}
    subscription = {"endpoint": "https://push.example/x", "keys": {"p256dh": "k", "auth": "a"}}
    assert ann.http.post("/push", json=subscription).status_code == 409
