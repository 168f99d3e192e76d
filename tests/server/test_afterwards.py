"""Records, logs, replay, forks, export, ratings; and what is kept secret until the end."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest

from speciate.core.replay import parse_record
from tests.server.kit import Player, Server, wait_until


def finished_game(*players: Player, first_bid: str = "bid:high") -> str:
    """A short game of the toy in which the first player wins unless told otherwise."""
    table: str = players[0].table(
        "me", *["open"] * (len(players) - 1), game="toy", options={"turns": 1}
    )["id"]
    for player in players[1:]:
        player.post(f"/tables/{table}/join")
    version = players[0].choose(table, 0, "draw", 0)["version"]
    for seat, player in enumerate(players):
        version = player.choose(table, seat, "end", version)["version"]
    for seat, player in enumerate(players):
        bid = first_bid if seat == 0 else "bid:low"
        version = player.choose(table, seat, bid, version)["version"]
    assert players[0].get(f"/tables/{table}")["status"] == "finished"
    return table


def test_secrets_are_kept_until_the_end(ann: Player, bob: Player) -> None:
    table = ann.table("me", "open", game="toy")["id"]
    bob.post(f"/tables/{table}/join")
    ann.choose(table, 0, "draw", 0)
    for path in ("record", "verify", "replay?at=0&seat=all", "replay?at=1&seat=1"):
        response = ann.http.get(f"/tables/{table}/{path}")
        assert response.status_code in (403, 409), path
        assert "live:" not in response.text
    assert "option" not in bob.get(f"/tables/{table}/log")[0]
    assert ann.get(f"/tables/{table}/log")[0]["option"] == "draw"
    assert bob.get(f"/tables/{table}/replay", at=0, seat=1)["chosen"] is None
    assert ann.get(f"/tables/{table}/replay", at=0, seat=0)["chosen"]["option"] == "draw"
    assert bob.http.get(f"/tables/{table}/replay?at=0&seat=0").status_code == 403
    fork = {"at": 0, "seats": [{"kind": "me"}, {"kind": "bot"}]}
    assert ann.http.post(f"/tables/{table}/fork", json=fork).status_code == 409


def test_the_record_replays_and_fits_the_commitment(ann: Player, bob: Player) -> None:
    table = finished_game(ann, bob)
    shown = ann.get(f"/tables/{table}/verify")
    assert shown["ok"] and shown["commitment"] == ann.get(f"/tables/{table}")["commitment"]
    record = ann.http.get(f"/tables/{table}/record")
    assert record.headers["content-type"].startswith("text/plain")
    assert "seed live:" in record.text and "\nend 5 5 4\n" in record.text


def test_replay_from_every_seat(ann: Player, bob: Player) -> None:
    table = finished_game(ann, bob)
    start = ann.get(f"/tables/{table}/replay", at=0, seat="all")
    assert (start["of"], start["at"]) == (5, 0)
    assert start["chosen"] == {"seat": 0, "option": "draw", "by": "person"}
    assert len(start["views"]) == 2
    seen = bob.get(f"/tables/{table}/replay", at=1, seat=0)
    assert [event["event"] for event in seen["events"]] == ["drew", "saw"]
    hidden = bob.get(f"/tables/{table}/replay", at=1)
    assert [event["event"] for event in hidden["events"]] == ["drew"]
    assert hidden["view"]["hands"] == [1, 0]
    end = ann.get(f"/tables/{table}/replay", at=5, seat=1)
    assert end["chosen"] is None and end["view"]["over"]
    assert ann.http.get(f"/tables/{table}/replay?at=6").status_code == 404
    assert ann.http.get(f"/tables/{table}/replay?at=0&seat=7").status_code == 400
    assert ann.http.get(f"/tables/{table}/replay?at=0&seat=x").status_code == 400


def test_playing_on_from_any_moment(ann: Player, bob: Player) -> None:
    table = finished_game(ann, bob)
    body = {"at": 2, "seats": [{"kind": "bot", "level": "random"}, {"kind": "me"}]}
    fork = bob.http.post(f"/tables/{table}/fork", json=body).json()
    assert fork["fork_of"] == {"table": table, "at": 2}
    assert (fork["status"], fork["version"], fork["to_act"]) == ("playing", 2, [1])
    assert bob.position(fork["id"], 1)["view"]["hands"][0] == 1
    assert bob.post(f"/tables/{fork['id']}/undo", version=2)["result"] == "refused"
    assert bob.choose(fork["id"], 1, "end", 2)["result"] == "accepted"
    wait_until(lambda: bob.get(f"/tables/{fork['id']}")["to_act"] == [1])
    bob.choose(fork["id"], 1, "bid:high", bob.position(fork["id"], 1)["version"])
    assert bob.get(f"/tables/{fork['id']}")["status"] == "finished"
    late = {"at": 5, "seats": body["seats"]}
    assert bob.http.post(f"/tables/{table}/fork", json=late).status_code == 400


def test_games_are_exported_as_lines(ann: Player, bob: Player) -> None:
    table = finished_game(ann, bob)
    lines = [json.loads(line) for line in ann.http.get("/export?scope=mine").text.splitlines()]
    [mine] = [line for line in lines if line["table"] == table]
    assert mine["choices"][0] == [0, "draw"] and mine["end"] == [5, 4]
    assert mine["seed"].startswith("live:")
    public = ann.http.get("/export?game=toy").text
    assert table in public
    assert ann.http.get("/export?game=newworld").text.find(table) < 0
    assert ann.http.get("/export?game=%00").status_code == 400


def account(server: Server, name: str) -> Player:
    player = Player(server, name)
    player.sign(player.post("/account", name=name, password="correct horse"))
    return player


def test_games_between_accounts_are_rated_once(server: Server) -> None:
    carl, dora = account(server, "Carl"), account(server, "Dora")
    finished_game(carl, dora)

    def rated() -> list[dict[str, Any]]:
        found = carl.get("/ratings", game="toy", players=2)
        return [each for each in found if each["name"] in ("Carl", "Dora")]

    wait_until(lambda: len(rated()) == 2)
    first, second = rated()
    assert (first["name"], second["name"]) == ("Carl", "Dora")
    assert first["mu"] > 25 > second["mu"]
    assert first["games"] == second["games"] == 1


def test_games_of_guests_are_not_rated(server: Server, ann: Player) -> None:
    fred = account(server, "Fred")
    finished_game(fred, ann)
    finished_game(fred, account(server, "Gina"))
    wait_until(lambda: any(r["name"] == "Fred" for r in fred.get("/ratings", game="toy")))
    [rating] = [r for r in fred.get("/ratings", game="toy") if r["name"] == "Fred"]
    assert rating["games"] == 1


def test_an_abandoned_game_shows_its_record(ann: Player, bob: Player) -> None:
    table = ann.table("me", "open", game="toy")["id"]
    bob.post(f"/tables/{table}/join")
    ann.choose(table, 0, "place", 0)
    for player in (ann, bob):
        player.post(f"/tables/{table}/abandon")
    text = ann.http.get(f"/tables/{table}/record").text
    assert "end " not in text.splitlines()[-1]
    assert "0 place" in text


def test_the_client_or_a_plain_page_is_served(server: Server) -> None:
    for path in ("/", "/table/abc", "/some/where"):
        response = httpx.get(server.url + path)
        assert response.status_code == 200
        assert response.headers["content-type"].startswith("text/html")
        assert "default-src 'none'" in response.headers["content-security-policy"]
    for path in ("/missing.js", "/api/v1/nothing", "/../../etc/passwd.txt", "/%2e%2e/x.py"):
        assert httpx.get(server.url + path).status_code == 404


@pytest.mark.parametrize("steps", [1, 3])
def test_undone_choices_are_not_in_the_record(ann: Player, bob: Player, steps: int) -> None:
    table = ann.table("me", "open", game="toy", options={"turns": 1})["id"]
    bob.post(f"/tables/{table}/join")
    version = 0
    for _ in range(3):
        version = ann.choose(table, 0, "place", version)["version"]
    version = ann.post(f"/tables/{table}/undo", version=version, steps=steps)["version"]
    version = ann.choose(table, 0, "end", version)["version"]
    version = bob.choose(table, 1, "end", version)["version"]
    for seat, player in enumerate((ann, bob)):
        version = player.choose(table, seat, "bid:low", version)["version"]
    text = ann.http.get(f"/tables/{table}/record").text
    assert text.count("place") == 3 - steps
    assert parse_record(text).end == [4, 4]
    assert ann.get(f"/tables/{table}/verify")["ok"]
