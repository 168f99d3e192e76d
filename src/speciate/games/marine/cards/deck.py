"""The 35 cards, collected."""

from __future__ import annotations

from speciate.games.marine.cards.card import DECK
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

DECK.add(Adaptability())
DECK.add(Annelids())
DECK.add(Asteroid())
DECK.add(Biodiversity())
DECK.add(Biomass())
DECK.add(BountifulHabitat())
DECK.add(CarbonCycle())
DECK.add(Cladogenesis())
DECK.add(Disease())
DECK.add(Ecodiversity())
DECK.add(Endosymbionts())
DECK.add(Extremophiles())
DECK.add(Fecundity())
DECK.add(Fertile())
DECK.add(GeneExpression())
DECK.add(Habitat())
DECK.add(InvasiveSpecies())
DECK.add(MarineSnow())
DECK.add(MassExodus())
DECK.add(Metamorphosis())
DECK.add(MonotypicHabitat())
DECK.add(NicheConstruction())
DECK.add(Omnivore())
DECK.add(PopulationExplosion())
DECK.add(Predator())
DECK.add(Producers())
DECK.add(ProfligateCarnivore())
DECK.add(SemiAquatic())
DECK.add(SolarRadiation())
DECK.add(Symbiotic())
DECK.add(TectonicShift())
DECK.add(Terrestrial())
DECK.add(TrophicCascade())
DECK.add(Univalves())
DECK.add(Volcanism())
