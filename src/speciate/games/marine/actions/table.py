"""Which action belongs to which section."""

from __future__ import annotations

from typing import Final

from speciate.games.marine.actions.abundance import Abundance
from speciate.games.marine.actions.action import Action
from speciate.games.marine.actions.adaptation import Adaptation
from speciate.games.marine.actions.autotrophs import Autotrophs
from speciate.games.marine.actions.competition import Competition
from speciate.games.marine.actions.depletion import Depletion
from speciate.games.marine.actions.domination import Domination
from speciate.games.marine.actions.evolution import Evolution
from speciate.games.marine.actions.migration import Migration
from speciate.games.marine.actions.regression import Regression
from speciate.games.marine.actions.speciation import Speciation
from speciate.games.marine.actions.tectonics import Tectonics
from speciate.games.marine.actions.wanderlust import Wanderlust
from speciate.games.marine.traits.bottom_feeder import BottomFeeding

ACTIONS: Final[list[Action]] = [
    Abundance(),
    Autotrophs(),
    Depletion(),
    Adaptation(),
    Regression(),
    Speciation(),
    Wanderlust(),
    Tectonics(),
    Migration(),
    Competition(),
    Evolution(),
    Domination(),
    BottomFeeding(),
]
