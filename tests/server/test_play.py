"""Whole games and single choices over HTTP and WebSocket."""

from __future__ import annotations

import json
import random
from typing import Any

import httpx
import pytest

from speciate.core.registry import GAMES
from speciate.core.replay import parse_record, verify
from tests.server.kit import Player, Server, hear, wait_until


def play_by_socket(player: Player, table: str, seat: int, chance: random.Random) -> dict[str, Any]:
    """Choose at random until the end; the finished table."""
    with player.socket(table, seat) as socket:
        sent = -1
        while True:
            message = json.loads(socket.recv(timeout=60))
            if message["type"] == "update" and message["options"] and message["version"] > sent:
                sent = message["version"]
                choice = {
                    "type": "choose",
                    "seat": seat,
                    "option": chance.choice(message["options"]),
                    "version": sent,
                }
                socket.send(json.dumps(choice))
            elif message["type"] == "table" and message["table"]["status"] == "finished":
                finished: dict[str, Any] = message["table"]
                return finished


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_whole_game_of_everything_against_bots(ann: Player, game: str) -> None:
    [about] = [each for each in ann.get("/games") if each["id"] == game]
    others = ["bot:random"] * (max(2, about["min_players"]) - 1)
    table = ann.table("me", *others, game=game)
    assert table["status"] == "playing"
    finished = play_by_socket(ann, table["id"], 0, random.Random(5))
    assert len(finished["scores"]) == len(others) + 1
    assert sorted(finished["ranking"])[0] == 1
    text = ann.http.get(f"/tables/{table['id']}/record").text
    state = verify(parse_record(text), table["commitment"])
    assert state.scores == finished["scores"]
    assert ann.get(f"/tables/{table['id']}/verify")["ok"] is True


def test_two_people_play_over_plain_http(ann: Player, bob: Player) -> None:
    table = ann.table("me", "open", game="toy", options={"turns": 2})["id"]
    assert ann.get(f"/tables/{table}")["status"] == "waiting"
    assert bob.post(f"/tables/{table}/join")["status"] == "playing"
    chance = random.Random(1)
    for _ in range(200):
        shown = ann.get(f"/tables/{table}")
        if shown["status"] == "finished":
            break
        seat = shown["to_act"][0]
        player = (ann, bob)[seat]
        assert player.choose_any(table, seat, chance)["result"] == "accepted"
    assert shown["status"] == "finished"
    assert sorted(shown["ranking"])[0] == 1


def test_answers_to_choices(ann: Player, bob: Player) -> None:
    table = ann.table("me", "open", game="toy")["id"]
    bob.post(f"/tables/{table}/join")
    accepted = ann.choose(table, 0, "place", 0)
    assert accepted == {"result": "accepted", "version": 1}
    assert ann.choose(table, 0, "place", 0) == accepted
    assert ann.choose(table, 0, "draw", 0) == {"result": "stale", "version": 1}
    assert bob.choose(table, 1, "place", 1) == {"result": "not-yours", "version": 1}
    refused = ann.choose(table, 0, "bid:low", 1)
    assert refused == {"result": "refused", "version": 1, "reason": "not-asked@"}
    others = bob.http.post(
        f"/tables/{table}/choose", json={"seat": 0, "option": "place", "version": 1}
    )
    assert (others.status_code, others.json()["result"]) == (403, "not-yours")
    assert ann.get(f"/tables/{table}/why", seat=0, option="bid:low") == {"reason": "not-asked@"}
    assert ann.get(f"/tables/{table}/why", seat=0, option="place") == {"reason": None}
    assert ann.position(table, 0)["version"] == 1


def test_everybody_is_told_over_the_socket(ann: Player, bob: Player) -> None:
    table = ann.table("me", "open", game="toy")["id"]
    bob.post(f"/tables/{table}/join")
    with ann.socket(table, 0) as first, bob.socket(table, 1) as second, bob.socket(table) as third:
        for socket in (first, second, third):
            assert hear(socket, "update")["version"] == 0
        request = {"type": "choose", "seat": 0, "option": "draw", "version": 0, "ref": 7}
        first.send(json.dumps(request))
        answer = hear(first, "answer")
        assert (answer["ref"], answer["result"], answer["version"]) == (7, "accepted", 1)
        updates = [hear(socket, "update") for socket in (first, second, third)]
        assert [update["version"] for update in updates] == [1, 1, 1]
        names = [[event["event"] for event in update["events"]] for update in updates]
        assert names == [["drew", "saw"], ["drew"], ["drew"]]
        assert updates[0]["options"] == ["place", "draw", "roll", "end"]
        assert updates[1]["options"] == updates[2]["options"] == []
        assert len(updates[0]["view"]["hands"][0]) == 1
        assert updates[1]["view"]["hands"][0] == updates[2]["view"]["hands"][0] == 1


def test_a_client_that_was_away_catches_up(ann: Player, bob: Player) -> None:
    table = ann.table("me", "open", game="toy")["id"]
    bob.post(f"/tables/{table}/join")
    for version in range(4):
        ann.choose(table, 0, "place", version)
    with bob.socket(table, 1, since=1) as socket:
        update = hear(socket, "update")
        assert update["version"] == 4
        assert [event["version"] for event in update["events"]] == [2, 3, 4]
        assert not update["reset"]
    position = bob.position(table, 1, since=2)
    assert [event["version"] for event in position["events"]] == [3, 4]


def test_catching_up_works_after_the_game_was_unloaded(server: Server, ann: Player) -> None:
    """The server forgets idle games after two seconds here; long ones come from a snapshot."""
    table = ann.table("me", "bot:random", game="toy", options={"turns": 50})["id"]
    with ann.socket(table, 0) as socket:
        version = hear(socket, "update")["version"]
        for _ in range(130):
            version = ann.choose(table, 0, "place", version)["version"]
    import time

    time.sleep(3.5)
    events = ann.position(table, 0, since=0)["events"]
    assert [event["version"] for event in events] == list(range(1, 131))
    assert ann.position(table, 0)["can_undo"] >= 1
    assert ann.choose(table, 0, "place", version)["result"] == "accepted"


def test_spectators_see_and_cannot_act(server: Server, ann: Player) -> None:
    table = ann.table("me", "bot:random", game="toy")["id"]
    shown = httpx.get(f"{server.url}/api/v1/tables/{table}/position").json()
    assert shown["seat"] is None and shown["options"] == []
    response = httpx.get(f"{server.url}/api/v1/tables/{table}/position", params={"seat": 0})
    assert response.status_code == 401
    eve = Player(server, "Eve")
    assert eve.http.get(f"/tables/{table}/position", params={"seat": 0}).status_code == 403
    with eve.socket(table) as socket:
        request = {"type": "choose", "seat": 0, "option": "place", "version": 0}
        socket.send(json.dumps(request))
        assert hear(socket, "answer")["result"] == "not-yours"


def test_presence_is_told(ann: Player, bob: Player) -> None:
    table = ann.table("me", "open", game="toy")["id"]
    bob.post(f"/tables/{table}/join")
    with ann.socket(table, 0) as socket:
        wait_until(lambda: hear(socket, "presence")["connected"] == [0])
        with bob.socket(table, 1), bob.socket(table):
            wait_until(
                lambda: (
                    hear(socket, "presence") | {"type": ""}
                    == {"type": "", "connected": [0, 1], "watching": 1}
                )
            )
            seats = ann.get(f"/tables/{table}")["seats"]
            assert [seat["connected"] for seat in seats] == [True, True]
        wait_until(lambda: hear(socket, "presence")["connected"] == [0])


def test_hotseat_seats_are_played_by_one_person(ann: Player) -> None:
    table = ann.table("me", "hotseat", "hotseat", game="toy", options={"turns": 1})
    assert [seat["you"] for seat in table["seats"]] == [True, True, True]
    version = 0
    for seat in range(3):
        version = ann.choose(table["id"], seat, "end", version)["version"]
    for seat in (2, 0, 1):
        version = ann.choose(table["id"], seat, "bid:low", version)["version"]
    assert ann.get(f"/tables/{table['id']}")["status"] == "finished"


def test_a_question_answered_ahead_is_not_waited_for(ann: Player, bob: Player) -> None:
    table = ann.table("me", "open", game="toy", options={"turns": 1})["id"]
    bob.post(f"/tables/{table}/join")
    answers = {"bid": "bid:high"}
    assert bob.put(f"/tables/{table}/ahead?seat=1", answers=answers) == {"answers": answers}
    refused = bob.http.put(f"/tables/{table}/ahead?seat=1", json={"answers": {"turn": "end"}})
    assert refused.status_code == 400
    assert ann.http.get(f"/tables/{table}/ahead?seat=1").status_code == 403
    ann.choose(table, 0, "end", 0)
    bob.choose(table, 1, "end", 1)
    wait_until(lambda: ann.get(f"/tables/{table}")["to_act"] == [0])
    ann.choose(table, 0, "bid:low", 2)
    assert ann.get(f"/tables/{table}")["scores"] == [4, 5]
    log = ann.get(f"/tables/{table}/log")
    assert [line["by"] for line in log if line.get("option") == "bid:high"] == ["ahead"]


def test_the_stream_of_lines_says_the_same(ann: Player) -> None:
    table = ann.table("me", "bot:random", game="toy")["id"]
    with ann.http.stream("GET", f"/tables/{table}/stream", params={"seat": 0}) as response:
        lines = response.iter_lines()
        first = json.loads(next(lines))
        assert (first["type"], first["table"]["id"]) == ("table", table)
        assert json.loads(next(lines))["type"] == "update"


def test_my_turns_are_streamed(ann: Player, bob: Player) -> None:
    table = ann.table("me", "open", game="toy")["id"]
    bob.post(f"/tables/{table}/join")
    with ann.http.stream("GET", "/stream") as response:
        lines = response.iter_lines()
        turn = json.loads(next(lines))
        assert turn == {"type": "turn", "table": table, "game": "toy", "seat": 0, "version": 0}
        ann.choose(table, 0, "end", 0)
        bob.choose(table, 1, "end", 1)
        turn = json.loads(next(lines))
        assert (turn["type"], turn["seat"], turn["version"]) == ("turn", 0, 2)
