"""What the game tells of its components is what its data files say."""

from __future__ import annotations

from pathlib import Path

from speciate.core.registry import game
from speciate.games import newworld

FOLDER = Path(newworld.__file__).parent / "data"


def test_the_catalogue_tells_what_is_printed_on_every_component() -> None:
    catalogue = game("newworld").catalogue()
    assert sorted(catalogue) == sorted(path.stem for path in FOLDER.glob("*.toml"))
    traits = {record["id"]: record for record in catalogue["traits"]["trait"]}
    assert traits["carnivorous"]["bonus"] == 1
    areas = {record["id"]: record for record in catalogue["areas"]["area"]}
    assert areas["taiga"]["red"] == 3
    assert len(catalogue["cards"]["card"]) == 24
