"""What the view tells the boards beyond the bare position."""

from __future__ import annotations

from tests.games.newworld.table import animal, table


def test_an_animal_tells_which_of_its_traits_answer_an_attack() -> None:
    """Those that forbid it, are used against it or follow it; not appetite, fat or hunting."""
    pair = animal("poisonous", pair="mutualistic")
    s = table([animal("carnivorous")], [animal("flying", "parasitised", "running"), pair, animal()])
    seen = s.view(0)["seats"]
    assert seen[0]["animals"][0]["answers"] == []
    assert sorted(seen[1]["animals"][0]["answers"]) == ["flying", "running"]
    assert "poisonous" in seen[1]["animals"][1]["answers"]
    assert seen[1]["animals"][2]["answers"] == ["mutualistic"]  # held with its left neighbour
