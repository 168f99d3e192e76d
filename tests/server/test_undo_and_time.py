"""Undo alone and by consent, clocks that run out, seats that change hands."""

from __future__ import annotations

import json
import time

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.kit import Player, Server, hear, wait_until


def pair(ann: Player, bob: Player, **more: object) -> str:
    table: str = ann.table("me", "open", game="toy", **more)["id"]
    bob.post(f"/tables/{table}/join")
    return table


# ---------------------------------------------------------------------- undo


def test_own_open_choices_are_taken_back_at_once(ann: Player, bob: Player) -> None:
    table = pair(ann, bob)
    ann.choose(table, 0, "place", 0)
    ann.choose(table, 0, "place", 1)
    assert ann.position(table, 0)["can_undo"] == 2
    assert bob.position(table, 1)["can_undo"] == 0
    with bob.socket(table, 1) as socket:
        hear(socket, "update")
        answer = ann.post(f"/tables/{table}/undo", version=2, steps=2)
        assert answer == {"result": "undone", "version": 3}
        update = hear(socket, "update")
        assert update["reset"] and update["version"] == 3
        assert update["view"]["placed"] == [0, 0]
    log = ann.get(f"/tables/{table}/log")
    assert [(line["kind"], line.get("to")) for line in log][-1] == ("undo", 0)
    assert ann.choose(table, 0, "place", 3)["result"] == "accepted"


def test_a_secret_seen_needs_the_consent_of_the_others(ann: Player, bob: Player) -> None:
    table = pair(ann, bob)
    ann.choose(table, 0, "draw", 0)
    assert ann.position(table, 0)["can_undo"] == 0
    assert ann.post(f"/tables/{table}/undo", version=1) == {"result": "asked", "version": 1}
    assert ann.get(f"/tables/{table}")["undo"]["needs"] == [1]
    assert ann.http.post(f"/tables/{table}/undo/answer", json={"agree": True}).status_code == 403
    answer = bob.post(f"/tables/{table}/undo/answer", agree=True)
    assert answer == {"result": "undone", "version": 2}
    shown = ann.get(f"/tables/{table}")
    assert shown["undo"] is None and shown["choices"] == 0
    assert ann.get(f"/tables/{table}/log")[-1]["note"] == "agreed by all"


def test_consent_can_be_refused_or_come_too_late(ann: Player, bob: Player) -> None:
    table = pair(ann, bob)
    ann.choose(table, 0, "roll", 0)
    ann.post(f"/tables/{table}/undo", version=1)
    assert bob.post(f"/tables/{table}/undo/answer", agree=False)["result"] == "declined"
    assert bob.http.post(f"/tables/{table}/undo/answer", json={"agree": True}).status_code == 409
    ann.post(f"/tables/{table}/undo", version=1)
    ann.choose(table, 0, "place", 1)
    assert bob.http.post(f"/tables/{table}/undo/answer", json={"agree": True}).status_code == 409
    assert ann.get(f"/tables/{table}")["choices"] == 2


def test_what_others_did_since_is_undone_only_by_consent(ann: Player, bob: Player) -> None:
    table = pair(ann, bob)
    ann.choose(table, 0, "end", 0)
    bob.choose(table, 1, "place", 1)
    assert ann.post(f"/tables/{table}/undo", version=2)["result"] == "asked"
    bob.post(f"/tables/{table}/undo/answer", agree=True)
    assert ann.get(f"/tables/{table}")["to_act"] == [0]


def test_undo_for_a_stale_version_or_of_nothing(ann: Player, bob: Player) -> None:
    table = pair(ann, bob)
    assert ann.post(f"/tables/{table}/undo", version=0)["result"] == "refused"
    ann.choose(table, 0, "place", 0)
    assert ann.post(f"/tables/{table}/undo", version=0)["result"] == "stale"
    assert bob.post(f"/tables/{table}/undo", version=1)["result"] == "refused"


def test_against_bots_there_is_nobody_to_ask(ann: Player) -> None:
    table = ann.table("me", "bot:random", game="toy")["id"]
    ann.choose(table, 0, "roll", 0)
    assert ann.post(f"/tables/{table}/undo", version=1)["result"] == "undone"


# ---------------------------------------------------------------------- time


def test_a_bot_decides_when_the_time_is_over_until_the_person_is_back(
    ann: Player, bob: Player
) -> None:
    clock = {"kind": "live", "reserve": 10, "increment": 0}
    table = pair(ann, bob, clock=clock, options={"turns": 50})
    shown = ann.get(f"/tables/{table}")["clock"]
    assert shown["running"] == [0] and 9 < shown["left"][0] <= 10
    wait_until(lambda: ann.get(f"/tables/{table}")["version"] > 0, 20)
    seats = ann.get(f"/tables/{table}")["seats"]
    assert seats[0]["standin"] and "standin" not in seats[1]
    log = ann.get(f"/tables/{table}/log")
    assert log[0]["by"].startswith("standin:")
    version = ann.get(f"/tables/{table}")["version"]
    with ann.socket(table, 0, since=version) as socket:  # a line that was lost for a moment
        hear(socket, "table")
        assert ann.get(f"/tables/{table}")["seats"][0]["standin"]
    with ann.socket(table, 0) as socket:  # the page is opened again: here they are
        hear(socket, "table")
        assert "standin" not in ann.get(f"/tables/{table}")["seats"][0]


def test_correspondence_clocks_are_shown(ann: Player, bob: Player) -> None:
    quiet = {"from": "22:00", "to": "08:00", "zone": "Europe/Prague"}
    table = pair(ann, bob, clock={"kind": "correspondence", "hours": 48, "quiet": quiet})
    shown = bob.position(table, 1)["clock"]
    assert shown["quiet"] == quiet
    assert shown["left"][1] == 48 * 3600
    assert abs(shown["now"] - time.time()) < 60


def test_nonsense_clocks_are_refused(ann: Player) -> None:
    for clock in ({"kind": "sand"}, {"kind": "live", "reserve": 1}, {"kind": "live", "x": 1}):
        body = {"game": "toy", "seats": [{"kind": "me"}, {"kind": "bot"}], "clock": clock}
        assert ann.http.post("/tables", json=body).status_code == 400


# ---------------------------------------------------------------------- seats that change hands


def test_a_private_table_by_invitation(server: Server, ann: Player, bob: Player) -> None:
    table = ann.table("me", "open", game="toy", listed=False)
    listed = ann.table("me", "open", game="toy")
    found = [each["id"] for each in bob.get("/tables", scope="open")]
    assert listed["id"] in found and table["id"] not in found
    assert table["id"] in [each["id"] for each in ann.get("/tables", scope="mine")]
    assert bob.get(f"/tables/{table['id']}")["invite"] is None
    refused = bob.http.post(f"/tables/{table['id']}/join", json={"invite": "guess"})
    assert (refused.status_code, refused.json()["error"]) == (403, "invite-needed")
    joined = bob.post(f"/tables/{table['id']}/join", invite=table["invite"])
    assert joined["seats"][1]["you"] and joined["status"] == "playing"


def test_the_host_may_fill_with_bots(ann: Player) -> None:
    table = ann.table("me", "open", "open", game="toy")["id"]
    refused = ann.http.post(f"/tables/{table}/start", json={})
    assert (refused.status_code, refused.json()["error"]) == (409, "seats-open")
    started = ann.post(f"/tables/{table}/start", fill="random")
    assert started["status"] == "playing"
    assert [seat["kind"] for seat in started["seats"]] == ["person", "bot", "bot"]
    assert ann.post(f"/tables/{table}/start")["status"] == "playing"


def test_who_leaves_is_replaced_and_somebody_else_goes_on(
    server: Server, ann: Player, bob: Player
) -> None:
    table = pair(ann, bob, options={"turns": 50})
    left = ann.post(f"/tables/{table}/leave", level="random")
    assert left["seats"][0]["kind"] == "bot" and left["seats"][0]["vacated"]
    wait_until(lambda: bob.get(f"/tables/{table}")["to_act"] == [1])
    eve = Player(server, "Eve")
    assert eve.post(f"/tables/{table}/join")["seats"][0]["name"] == "Eve"
    assert eve.position(table, 0)["seat"] == 0
    assert ann.http.get(f"/tables/{table}/position?seat=0").status_code == 403


def test_who_leaves_does_not_look_into_the_hand_of_who_comes(
    server: Server, ann: Player, bob: Player
) -> None:
    table = pair(ann, bob, options={"turns": 50})
    with ann.socket(table, 0) as socket:
        hear(socket, "update")
        ann.post(f"/tables/{table}/leave", replace="open")
        eve = Player(server, "Eve")
        eve.post(f"/tables/{table}/join")
        eve.choose(table, 0, "draw", 0)
        kinds = []
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                kinds.append(json.loads(socket.recv(timeout=10))["type"])
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4401
        assert "update" not in kinds


def test_a_seat_left_open_waits_and_may_get_a_bot(ann: Player, bob: Player) -> None:
    table = pair(ann, bob)
    ann.post(f"/tables/{table}/leave", replace="open")
    assert bob.get(f"/tables/{table}")["to_act"] == [0]
    assert bob.post(f"/tables/{table}/replace", seat=0, level="random")["seats"][0]["kind"] == "bot"
    wait_until(lambda: bob.get(f"/tables/{table}")["to_act"] == [1])


def test_abandoning_needs_all(ann: Player, bob: Player) -> None:
    table = pair(ann, bob)
    assert ann.post(f"/tables/{table}/abandon")["abandon"] == [0]
    assert bob.get(f"/tables/{table}")["status"] == "playing"
    assert bob.post(f"/tables/{table}/abandon")["status"] == "abandoned"
    answer = ann.choose(table, 0, "place", 0)
    assert answer["result"] == "stale"


def test_a_rematch_brings_the_same_people_together(ann: Player, bob: Player) -> None:
    table = pair(ann, bob)
    assert ann.http.post(f"/tables/{table}/rematch").status_code == 409
    for player in (ann, bob):
        player.post(f"/tables/{table}/abandon")
    first = bob.post(f"/tables/{table}/rematch")
    assert first["status"] == "waiting" and first["seats"][0]["reserved"] == "Ann"
    second = ann.post(f"/tables/{table}/rematch")
    assert second["id"] == first["id"] != table
    assert second["status"] == "playing"
    assert [seat["name"] for seat in second["seats"]] == ["Ann", "Bob"]
    assert second["commitment"] != ann.get(f"/tables/{table}")["commitment"]


def test_people_at_one_screen_come_to_a_rematch_together(ann: Player, bob: Player) -> None:
    table = ann.table("me", "hotseat", "open", game="toy")["id"]
    bob.post(f"/tables/{table}/join")
    for player in (ann, bob):
        player.post(f"/tables/{table}/abandon")
    first = bob.post(f"/tables/{table}/rematch")
    assert [seat["kind"] for seat in first["seats"]] == ["open", "open", "person"]
    second = ann.post(f"/tables/{table}/rematch")
    assert second["status"] == "playing"
    assert [seat["kind"] for seat in second["seats"]] == ["person", "hotseat", "person"]
    assert [seat["you"] for seat in second["seats"]] == [True, True, False]
