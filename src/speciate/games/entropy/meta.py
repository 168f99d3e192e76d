"""What Entropy says of itself."""

from __future__ import annotations

from typing import Any, Final

from speciate.core.data import data_version, open_data
from speciate.core.errors import BadSetup
from speciate.core.game import Game, Setting
from speciate.core.rng import Rng
from speciate.core.state import State
from speciate.core.step import Step
from speciate.games.entropy import (
    effects,
    events,
    evolving,
    missions,
    objectives,
    options,
    primitives,
    question,
    rondel,
    setup,
    solo,
    turn,
    view,
)
from speciate.games.entropy.actions import (
    biome,
    capture_asteroid,
    console_upgrade,
    draw_life,
    life,
    planet_creation,
    prebiotic_soup,
    star_activation,
    star_evolution,
)
from speciate.games.entropy.components import SOLO_LEVELS
from speciate.games.entropy.vocabulary import GAME_ID

FILES: Final = (
    *("board", "stars", "planets", "asteroids", "biomes", "life_cards"),
    *("specialisations", "missions", "objectives", "setup"),
)
STEP_TYPES: Final[tuple[type[Step[Any]], ...]] = (
    setup.ChooseSet,
    setup.PlayerSetup,
    turn.Round,
    turn.Turn,
    turn.ActionPhase,
    turn.EndOfAction,
    turn.EndOfTurn,
    rondel.ChooseMove,
    rondel.Walk,
    rondel.PickUp,
    rondel.PickUpReward,
    rondel.TriggerBiomes,
    rondel.UseBiomes,
    star_evolution.StarEvolution,
    star_evolution.EvolveStar,
    star_evolution.PlaceStar,
    planet_creation.PlanetCreation,
    planet_creation.PlacePlanet,
    life.Life,
    life.ChoosePlanet,
    life.DiscardCard,
    life.OrderOfRewards,
    life.GainOrganisms,
    life.LayDown,
    star_activation.StarActivation,
    star_activation.NextStar,
    star_activation.ActivateStars,
    biome.BiomeAction,
    biome.PlaceBiome,
    biome.FlipBiome,
    console_upgrade.ConsoleUpgrade,
    console_upgrade.TakeBack,
    console_upgrade.RecoverStone,
    draw_life.DrawLife,
    draw_life.DrawCards,
    capture_asteroid.CaptureAsteroid,
    capture_asteroid.FreeAsteroid,
    capture_asteroid.CaptureSlot,
    capture_asteroid.CaptureType,
    capture_asteroid.CaptureOrganism,
    prebiotic_soup.PrebioticSoup,
    effects.Effect,
    effects.Repeat,
    primitives.ChooseEffect,
    question.CompleteBiomes,
    evolving.AddOrganisms,
    evolving.Evolve,
    evolving.EvolveKind,
    evolving.EvolveStep,
    missions.MissionPhase,
    missions.ChooseMission,
    objectives.MainObjectives,
    objectives.OrganismObjectives,
    objectives.StandUp,
    solo.ClaimChallenges,
)


class EntropyGame(Game):
    id = GAME_ID
    name = "Entropy"
    rules_version = "2"
    min_players = 1
    max_players = 4
    settings = (
        Setting("alternative_objectives", 0),
        Setting("specialisations", 0, 0, 1, ("random", "chosen")),
        Setting("solo_level", 0, 0, len(SOLO_LEVELS) - 1, tuple(SOLO_LEVELS)),
        Setting("first_player", 0, 0, 4),
        Setting("round_limit", 100, 1, 100),
    )
    option_names = options.NAMES
    event_kinds = events.KINDS
    step_types = {step.NAME: step for step in STEP_TYPES}
    max_decisions = 40_000

    def deal(self, players: int, settings: dict[str, int], rng: Rng) -> State:
        return setup.deal(players, settings, rng)

    def read(self, position: dict[str, Any], state_args: tuple[int, dict[str, int], Rng]) -> State:
        from speciate.games.entropy.position import read

        return read(position, state_args)

    def check_settings(self, players: int, settings: dict[str, int]) -> None:
        if settings["first_player"] > players:
            raise BadSetup(f"first_player: expected 0 (by lot) to {players}")

    def name_of(self, field: str, value: int) -> str | int:
        return view.name_of(field, value)

    def data_version(self) -> str:
        return data_version(GAME_ID)

    def catalogue(self) -> dict[str, Any]:
        """The records of the data files as they are in force, an owner's corrections included."""
        return {name: open_data(GAME_ID, f"{name}.toml").values for name in FILES}


GAME: Final = EntropyGame()
