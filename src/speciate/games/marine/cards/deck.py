"""The 35 cards, collected."""

from __future__ import annotations

from typing import Final

from speciate.games.marine.cards.card import DECK, EvolutionCard
from speciate.games.marine.cards.culls import Asteroid, Biomass, InvasiveSpecies, Predator
from speciate.games.marine.cards.discs import Habitat, NicheConstruction, TrophicCascade
from speciate.games.marine.cards.elements import Adaptability, Disease, Metamorphosis, Symbiotic
from speciate.games.marine.cards.gains import (
    Annelids,
    Biodiversity,
    CarbonCycle,
    Ecodiversity,
    Endosymbionts,
    Extremophiles,
    MarineSnow,
    MonotypicHabitat,
    Producers,
    SemiAquatic,
    Univalves,
)
from speciate.games.marine.cards.genes import GeneExpression
from speciate.games.marine.cards.growth import (
    Fecundity,
    PopulationExplosion,
    ProfligateCarnivore,
    Terrestrial,
)
from speciate.games.marine.cards.movement import MassExodus, Omnivore, SolarRadiation
from speciate.games.marine.cards.scorings import BountifulHabitat, Fertile
from speciate.games.marine.cards.upheavals import Cladogenesis, TectonicShift, Volcanism

ALL_CARDS: Final[list[EvolutionCard]] = [
    Adaptability(),
    Annelids(),
    Asteroid(),
    Biodiversity(),
    Biomass(),
    BountifulHabitat(),
    CarbonCycle(),
    Cladogenesis(),
    Disease(),
    Ecodiversity(),
    Endosymbionts(),
    Extremophiles(),
    Fecundity(),
    Fertile(),
    GeneExpression(),
    Habitat(),
    InvasiveSpecies(),
    MarineSnow(),
    MassExodus(),
    Metamorphosis(),
    MonotypicHabitat(),
    NicheConstruction(),
    Omnivore(),
    PopulationExplosion(),
    Predator(),
    Producers(),
    ProfligateCarnivore(),
    SemiAquatic(),
    SolarRadiation(),
    Symbiotic(),
    TectonicShift(),
    Terrestrial(),
    TrophicCascade(),
    Univalves(),
    Volcanism(),
]
for _card in ALL_CARDS:
    DECK.add(_card)
