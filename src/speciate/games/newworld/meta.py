"""What Evolution: New World says of itself."""

from __future__ import annotations

from typing import Any, Final

from speciate.core.data import data_version, open_data
from speciate.core.errors import BadSetup
from speciate.core.game import Game, Setting
from speciate.core.rng import Rng
from speciate.core.state import State
from speciate.core.step import Step
from speciate.games.newworld import (
    areas,
    attack,
    chain,
    development,
    epoch,
    events,
    extinction,
    feeding,
    mutations,
    options,
    setup,
)
from speciate.games.newworld.components import (
    AREA_CARD_NAMES,
    AREA_CARDS,
    AREAS,
    CARD_NAMES,
    CONSTANTS,
    GAME_ID,
    TRAIT_NAMES,
)
from speciate.games.newworld.traits import additional, defence

FILES: Final = ("areas", "cards", "constants", "traits")
STEP_TYPES: Final[tuple[type[Step[Any]], ...]] = (
    epoch.Epoch,
    epoch.FeedingPhase,
    epoch.EndOfEpoch,
    development.DevelopmentTurn,
    development.PlayCard,
    development.UseCard,
    development.PlaceTrait,
    development.PairFirst,
    development.PairSecond,
    mutations.MutationTurn,
    mutations.OfferRearranging,
    mutations.NextBlock,
    mutations.ChooseMutant,
    mutations.Mutate,
    mutations.ChooseMutation,
    areas.AreasPhase,
    feeding.FeedingTurn,
    feeding.BeforeBasic,
    feeding.AfterBasic,
    feeding.ChooseSheltered,
    feeding.ChooseShelter,
    feeding.ChooseEater,
    feeding.ChooseFood,
    feeding.ChoosePredator,
    feeding.ChooseActor,
    attack.ChoosePrey,
    attack.ChooseIgnored,
    attack.Defence,
    attack.ChooseDefence,
    attack.Scavengers,
    attack.ChooseScavenger,
    defence.ShedTrait,
    defence.ChooseStandIn,
    additional.ChooseVictim,
    additional.ChooseLoot,
    additional.ExchangeTrait,
    additional.ExchangeCard,
    additional.ExchangeHalf,
    chain.Chain,
    chain.ChainChoice,
    extinction.Extinction,
    extinction.Rescue,
    extinction.DyingOut,
    extinction.Renewal,
    extinction.Drawing,
    extinction.HandLimit,
    extinction.DiscardCard,
    extinction.PassFirstPlayer,
)


class NewWorldGame(Game):
    id = GAME_ID
    name = "Evolution: New World"
    rules_version = "1"
    min_players = 2
    max_players = 4
    settings = (
        Setting("epochs", CONSTANTS.epochs, 1, AREA_CARDS - 2),
        Setting("unlimited_hand", 0),
        Setting("mutations", 0),
        Setting("cataclysm", 0),
        Setting("first_player", 0, 0, 4),
    )
    option_names = options.NAMES
    event_kinds = events.KINDS
    step_types = {step.NAME: step for step in STEP_TYPES}
    max_decisions = 20_000

    def deal(self, players: int, settings: dict[str, int], rng: Rng) -> State:
        return setup.deal(players, settings, rng)

    def read(self, position: dict[str, Any], state_args: tuple[int, dict[str, int], Rng]) -> State:
        from speciate.games.newworld.position import read

        return read(position, state_args)

    def check_settings(self, players: int, settings: dict[str, int]) -> None:
        """11.2: enough area cards; ruling 84: Cataclysm is not combined with the others."""
        if settings["epochs"] > AREA_CARDS - players:
            raise BadSetup(
                f"with {players} players there are at most {AREA_CARDS - players} epochs, "
                f"not {settings['epochs']}"
            )
        if settings["first_player"] > players:
            raise BadSetup(f"first_player: expected 0 (by lot) to {players}")
        if settings["cataclysm"]:
            if settings["mutations"] or settings["unlimited_hand"]:
                raise BadSetup("cataclysm is not combined with mutations or unlimited_hand")
            if settings["epochs"] != CONSTANTS.epochs:
                raise BadSetup("cataclysm has one epoch: leave the option epochs alone")

    def name_of(self, field: str, value: int) -> str | int:
        if field == "trait":
            return TRAIT_NAMES[value]
        if field == "card":
            return CARD_NAMES[value]
        if field == "area":
            place = AREAS[value]
            return place.name if place is not None else value
        if field == "area_card":
            return AREA_CARD_NAMES[value]
        if field == "phase":
            return events.PHASES[value]
        if field == "cause":
            return events.CAUSES[value]
        if field == "colour":
            return events.COLOURS[value]
        if field == "reason":
            return events.SCORE_REASONS[value]
        return value

    def data_version(self) -> str:
        return data_version(GAME_ID)

    def catalogue(self) -> dict[str, Any]:
        """The records of the data files as they are in force, an owner's corrections included."""
        return {name: open_data(GAME_ID, f"{name}.toml").values for name in FILES}


GAME: Final = NewWorldGame()
