"""The traits that do something of their own: one class each, collected here.

The others work through the procedures that name them: Carnivorous, Sharp-sighted, Intelligent and
Scavenging in `attack`, Communicating, Cooperating and Hoofed in `chain`, Fat-storing and Adaptive
in `food`, Hibernating in `extinction`, the harmful ones through their bonus and in `animals`.
"""

from __future__ import annotations

from speciate.games.newworld.behaviours import BEHAVIOURS
from speciate.games.newworld.traits.additional import Metamorphosing, Thieving
from speciate.games.newworld.traits.defence import (
    Elusive,
    Horned,
    Mimicking,
    Poisonous,
    Repulsive,
    Running,
)
from speciate.games.newworld.traits.protection import (
    Burrowing,
    Camouflaged,
    Flying,
    Mutualistic,
    Nocturnal,
    Robust,
    Shy,
    Swimming,
)

BEHAVIOURS.add(Camouflaged("camouflaged"))
BEHAVIOURS.add(Nocturnal("nocturnal"))
BEHAVIOURS.add(Swimming("swimming"))
BEHAVIOURS.add(Robust("robust"))
BEHAVIOURS.add(Burrowing("burrowing"))
BEHAVIOURS.add(Mutualistic("mutualistic"))
BEHAVIOURS.add(Flying("flying"))
BEHAVIOURS.add(Shy("shy"))
BEHAVIOURS.add(Running("running"))
BEHAVIOURS.add(Horned("horned"))
BEHAVIOURS.add(Elusive("elusive"))
BEHAVIOURS.add(Repulsive("repulsive"))
BEHAVIOURS.add(Mimicking("mimicking"))
BEHAVIOURS.add(Poisonous("poisonous"))
BEHAVIOURS.add(Thieving("thieving"))
BEHAVIOURS.add(Metamorphosing("metamorphosing"))
