"""What Dominant Species: Marine says of itself."""

from __future__ import annotations

from typing import Any, Final

from speciate.core.data import data_version, open_data
from speciate.core.errors import BadSetup
from speciate.core.game import Game, Setting
from speciate.core.rng import Rng
from speciate.core.state import State
from speciate.core.step import Step
from speciate.games.marine import (
    boards,
    ending,
    events,
    options,
    reseed,
    retrieve,
    settle,
    setup,
    turn,
    variants,
)
from speciate.games.marine.actions import (
    abundance,
    adaptation,
    autotrophs,
    competition,
    depletion,
    domination,
    evolution,
    migration,
    speciation,
    tectonics,
    wanderlust,
)
from speciate.games.marine.cards import (
    culls,
    deck,
    discs,
    elements,
    genes,
    growth,
    movement,
    resolving,
    scorings,
    upheavals,
)
from speciate.games.marine.components import (
    ANIMAL_NAMES,
    CARD_NAMES,
    CONSTANTS,
    ELEMENTS,
    GAME_ID,
    SPACE_NAMES,
    TERRAIN_NAMES,
    TRAIT_NAMES,
    VENT_NAMES,
)
from speciate.games.marine.geometry import CORNER_NAMES, HEX_NAMES
from speciate.games.marine.state import Marine
from speciate.games.marine.traits import (
    ancient_lineage,
    bottom_feeder,
    camouflage,
    exaptation,
    pack_hunters,
)

FILES: Final = ("animals", "cards", "constants", "display", "map", "terrains", "traits")
CARDS: Final = deck.ALL_CARDS
STEP_TYPES: Final[tuple[type[Step[Any]], ...]] = (
    variants.CentrePoints,
    setup.ChooseTrait,
    setup.StartOfTraits,
    setup.AfterCopy,
    setup.FirstCards,
    turn.Turn,
    turn.EndOfTurn,
    turn.PlaceOrRetrieve,
    turn.PerformOrDecline,
    retrieve.EndOfRetrieve,
    reseed.Reseed,
    reseed.RestOfReseed,
    settle.Settle,
    ending.EndOfGame,
    boards.ArrivingDisc,
    boards.LeavingDisc,
    abundance.AbundanceElement,
    abundance.AbundanceCorner,
    autotrophs.RemoveOrSwap,
    autotrophs.AutotrophsCorner,
    autotrophs.AutotrophsElement,
    depletion.DepletionCorner,
    adaptation.AdaptationElement,
    adaptation.AdaptationPlace,
    speciation.SpeciationCorner,
    speciation.Speciating,
    speciation.SpeciationNumber,
    wanderlust.GrantExtraTurn,
    wanderlust.ChooseStack,
    wanderlust.TilePlace,
    wanderlust.WanderlustElement,
    wanderlust.WanderlustCorner,
    wanderlust.WanderlustBonus,
    wanderlust.Entering,
    wanderlust.EnterNumber,
    tectonics.VentTile,
    tectonics.VentSide,
    tectonics.SettleVent,
    tectonics.PoolOrBox,
    migration.MigrateFrom,
    migration.MigrateTo,
    migration.MigrateNumber,
    competition.CompetitionTile,
    competition.CompetitionVictim,
    evolution.EvolutionTile,
    evolution.ChooseCard,
    domination.DominationElement,
    resolving.Resolve,
    resolving.FinishCard,
    culls.Cull,
    culls.CullVictim,
    culls.AsteroidTile,
    culls.AsteroidSurvivor,
    discs.HabitatRemoval,
    discs.HabitatGrowth,
    discs.HabitatElement,
    discs.HabitatCorner,
    discs.NicheDisc,
    discs.NicheCorner,
    discs.CascadeTile,
    discs.CascadeCorner,
    elements.AdaptabilityElement,
    elements.AdaptabilityCorner,
    elements.MetamorphosisOld,
    elements.MetamorphosisNew,
    elements.Spreading,
    elements.DiseaseElement,
    elements.Sharing,
    elements.DrawElement,
    genes.ExpressTrait,
    genes.GiveUpTrait,
    growth.FecundityTile,
    growth.ExplosionTile,
    growth.ProfligatePrey,
    growth.ProfligateGrowth,
    growth.ProfligateTile,
    growth.TerrestrialElement,
    growth.TerrestrialCorner,
    growth.TerrestrialTile,
    growth.TerrestrialNumber,
    movement.ExodusTile,
    movement.Exodus,
    movement.ExodusNumber,
    movement.OmnivoreTile,
    movement.OmnivoreDisc,
    movement.RadiationTile,
    movement.Radiation,
    movement.RadiationNumber,
    scorings.BountifulTerrain,
    scorings.FertileTile,
    upheavals.SecondCard,
    upheavals.ChooseSecondCard,
    upheavals.VolcanismTile,
    ancient_lineage.UseLineage,
    bottom_feeder.BottomFeederElement,
    bottom_feeder.BottomFeederCorner,
    camouflage.OfferCamouflage,
    camouflage.UseCamouflage,
    exaptation.CopyTrait,
    exaptation.CheckExaptation,
    exaptation.ReplaceExaptation,
    pack_hunters.ChooseSpecialPawn,
)

# What the numbers in the fields of events and questions stand for.
FIELD_NAMES: Final[dict[str, list[str]]] = {
    "animal": ANIMAL_NAMES,
    "element": ELEMENTS,
    "new_element": ELEMENTS,
    "corner": CORNER_NAMES,
    "to_corner": CORNER_NAMES,
    "hex": HEX_NAMES,
    "to_hex": HEX_NAMES,
    "from_hex": HEX_NAMES,
    "last_from": HEX_NAMES,
    "last_to": HEX_NAMES,
    "places": HEX_NAMES,
    "from_corner": CORNER_NAMES,
    "last_corner": CORNER_NAMES,
    "mover": ANIMAL_NAMES,
    "victim": ANIMAL_NAMES,
    "replacement": ELEMENTS,
    "pawn": ["basic", *ELEMENTS],
    "space": SPACE_NAMES,
    "terrain": TERRAIN_NAMES,
    "vent": VENT_NAMES,
    "card": CARD_NAMES,
    "trait": TRAIT_NAMES,
    "origin": list(events.ORIGINS),
    "reason": list(events.REASONS),
}


class MarineGame(Game):
    id = GAME_ID
    name = "Dominant Species: Marine"
    rules_version = "1"
    min_players = 2
    max_players = 4
    settings = (
        Setting("length", 1, 0, 3, ("short", "normal", "long", "epic")),
        Setting("two_animals", 0),
        Setting("random_earth", 0),
        Setting("alternative_boards", 0),
        Setting("superheroes", 0),
        Setting("bonus_cap", CONSTANTS.bonus_cap, 6, 9),
        *[Setting(f"animal_{i}", 0, 0, 4, ("any", *ANIMAL_NAMES)) for i in (1, 2, 3, 4)],
    )
    option_names = options.NAMES
    event_kinds = events.KINDS
    step_types = {step.NAME: step for step in STEP_TYPES}
    max_decisions = 1_000_000

    def deal(self, players: int, settings: dict[str, int], rng: Rng) -> State:
        return setup.deal(players, settings, rng)

    def read(self, position: dict[str, Any], state_args: tuple[int, dict[str, int], Rng]) -> State:
        from speciate.games.marine.position import read

        return read(position, state_args)

    def check_settings(self, players: int, settings: dict[str, int]) -> None:
        """8.1: two players with two animals each; 2.6: different animals."""
        if settings["two_animals"] and players != 2:
            raise BadSetup("two_animals is for 2 players, who play two animals each")
        count = 4 if settings["two_animals"] else players
        wanted = [settings[f"animal_{i}"] for i in (1, 2, 3, 4)]
        if any(wanted[count:]):
            raise BadSetup(f"animal_{count + 1} to animal_4 are for more animals than {count}")
        named = [animal for animal in wanted if animal]
        if len(set(named)) != len(named):
            raise BadSetup("the options animal_1 to animal_4 must name different animals")

    def name_of(self, field: str, value: int) -> str | int:
        names = FIELD_NAMES.get(field)
        return names[value] if names is not None and value >= 0 else value

    def sides(self, state: State) -> dict[str, int]:
        assert isinstance(state, Marine)
        return {ANIMAL_NAMES[a]: state.seat_of[a] for a in state.animals}

    def data_version(self) -> str:
        return data_version(GAME_ID)

    def catalogue(self) -> dict[str, Any]:
        """The records of the data files as they are in force, an owner's corrections included."""
        return {name: open_data(GAME_ID, f"{name}.toml").values for name in FILES}


GAME: Final = MarineGame()
