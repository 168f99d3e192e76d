"""The nine actions (section 4): from their space, or granted by an effect."""

from __future__ import annotations

from speciate.games.entropy.actions.biome import BiomeAction
from speciate.games.entropy.actions.capture_asteroid import CaptureAsteroid
from speciate.games.entropy.actions.console_upgrade import ConsoleUpgrade
from speciate.games.entropy.actions.draw_life import DrawLife
from speciate.games.entropy.actions.life import Life
from speciate.games.entropy.actions.planet_creation import PlanetCreation
from speciate.games.entropy.actions.prebiotic_soup import PrebioticSoup
from speciate.games.entropy.actions.star_activation import StarActivation
from speciate.games.entropy.actions.star_evolution import StarEvolution
from speciate.games.entropy.question import Declaration
from speciate.games.entropy.state import Entropy
from speciate.games.entropy.vocabulary import (
    BIOME_ACTION,
    CAPTURE_ASTEROID,
    CONSOLE_UPGRADE,
    DRAW_LIFE,
    LIFE,
    NOWHERE,
    PLANET_CREATION,
    STAR_ACTIVATION,
    STAR_EVOLUTION,
)


def declaration(seat: int, action: int, special: int, bonus: int, from_space: int) -> Declaration:
    if action == STAR_EVOLUTION:
        return StarEvolution(seat, special)
    if action == PLANET_CREATION:
        return PlanetCreation(seat, special)
    if action == LIFE:
        return Life(seat, special, bonus)
    if action == STAR_ACTIVATION:
        return StarActivation(seat, from_space)
    if action == BIOME_ACTION:
        return BiomeAction(seat)
    if action == CONSOLE_UPGRADE:
        return ConsoleUpgrade(seat)
    if action == DRAW_LIFE:
        return DrawLife(seat)
    if action == CAPTURE_ASTEROID:
        return CaptureAsteroid(seat)
    return PrebioticSoup(seat)


def grant(s: Entropy, seat: int, action: int) -> None:
    """An action of an effect: full prices, no bonus, specialisation or discount (ruling 17)."""
    s.stack.append(declaration(seat, action, NOWHERE, 0, 0))
