"""Setup (section 2): the board, then the players' steps A to J."""

from __future__ import annotations

from speciate.core.lists import replaced
from speciate.core.rng import Rng
from speciate.core.step import NOT_ASKED, Choice, Step
from speciate.games.entropy import events
from speciate.games.entropy.components import (
    ACTION_TILES,
    BIOME_KIND,
    BIOME_PILE,
    CARD_TYPE,
    CARDS,
    CHALLENGE_TIER,
    CHALLENGES,
    CREATABLE,
    LIFE_PILE,
    MISSIONS,
    MISSIONS_DEALT,
    ORGANISM_TILES,
    PLANET_PILE,
    PLANET_RESOURCES,
    PLANET_TYPE,
    PLANETS,
    PROGRESS,
    REMOVED_MARKS,
    RIVAL_OFFSET,
    RIVAL_RING,
    SECTORS,
    SETS,
    SOLO_ROUNDS,
    STAR_KINDS,
    STAR_RESOURCES,
    START_CARDS,
    START_GENERATOR,
    START_LEVELS,
    START_RING,
    START_SECTOR,
    START_SPACES,
    STARTING_STARS,
    TIERS,
    TILE_IS_LARGE,
    TILE_MARK,
    TRACKS,
)
from speciate.games.entropy.offers import split
from speciate.games.entropy.options import SET
from speciate.games.entropy.state import HELD, OUT_OF_GAME, Entropy
from speciate.games.entropy.turn import Round
from speciate.games.entropy.vocabulary import (
    BIOME_KINDS,
    ORGANISMS,
    PLANET_TYPES,
    UNIVERSAL_STONE,
)
from speciate.games.entropy.worlds import new_system, place_planet


def deal(players: int, settings: dict[str, int], rng: Rng) -> Entropy:
    """2.1: the board; the players' steps follow."""
    s = Entropy(players, settings, rng)
    s.lay_out()
    s.tiles = ACTION_TILES[:]
    rng.shuffle(s.tiles)
    shuffle_piles(s, PLANET_PILE, PLANET_TYPE[:CREATABLE], len(PLANET_TYPES))
    shuffle_piles(s, BIOME_PILE, BIOME_KIND, len(BIOME_KINDS))
    for kind in range(len(ORGANISMS)):  # one deck each until step F4
        deck = [card for card in range(CARDS) if CARD_TYPE[card] == kind]
        rng.shuffle(deck)
        s.piles[LIFE_PILE + 2 * kind] = tuple(deck)
    for tile in range(ORGANISM_TILES):
        if not TILE_IS_LARGE[tile] and TILE_MARK[tile] in REMOVED_MARKS[players]:
            s.tile_owner[tile] = OUT_OF_GAME
    first = settings["first_player"]
    s.first = rng.below(players) if first == 0 else first - 1
    s.stack.append(PlayerSetup())
    if settings["specialisations"]:
        for offset in range(players - 1, -1, -1):
            s.stack.append(ChooseSet((s.first + offset) % players))
    else:
        sets = list(range(len(SETS)))
        rng.shuffle(sets)
        for seat, chosen in zip(seats_in_order(s), sets, strict=False):
            s.sets[seat] = chosen
    return s


def seats_in_order(s: Entropy) -> list[int]:
    return [(s.first + offset) % s.players for offset in range(s.players)]


def shuffle_piles(s: Entropy, first_pile: int, types: list[int], kinds: int) -> None:
    for kind in range(kinds):
        deck = [item for item, its_kind in enumerate(types) if its_kind == kind]
        s.rng.shuffle(deck)
        pile = first_pile + 2 * kind
        s.piles[pile], s.piles[pile + 1] = split(deck)


class ChooseSet(Choice[Entropy]):
    """Step C with the option to choose: a set of specialisation cards that is left."""

    NAME = "choose-set"
    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def legal(self, s: Entropy) -> list[int]:
        return [SET + chosen for chosen in range(len(SETS)) if chosen not in s.sets]

    def explain(self, s: Entropy, option: int) -> str:
        return "set-taken@2.2" if SET <= option < SET + len(SETS) else NOT_ASKED

    def take(self, s: Entropy, option: int) -> None:
        s.sets = replaced(s.sets, self.seat, option - SET)
        if s.events is not None:
            s.tell(events.SET_CHOSEN, (self.seat, option - SET))


class PlayerSetup(Step[Entropy]):
    """Steps D to J."""

    NAME = "player-setup"

    def run(self, s: Entropy) -> None:
        stars = list(range(STARTING_STARS))
        planets = list(range(CREATABLE, PLANETS))
        missions = list(range(MISSIONS))
        s.rng.shuffle(stars)
        s.rng.shuffle(planets)
        s.rng.shuffle(missions)
        s.mission_at = s.mission_at[:]
        s.piles = s.piles[:]
        seats = seats_in_order(s)
        for i, seat in enumerate(seats):
            set_up_player(s, seat, stars[i], planets[i])
            dealt = missions[MISSIONS_DEALT * i : MISSIONS_DEALT * (i + 1)]
            for mission in dealt:
                s.mission_at[mission] = HELD + seat
            if s.events is not None:
                s.tell(events.MISSIONS_DEALT, (seat, *sorted(dealt)), 1 << seat)
        for kind in range(len(ORGANISMS)):
            left = LIFE_PILE + 2 * kind
            s.piles[left], s.piles[left + 1] = split(list(s.piles[left]))
        if s.is_solo():
            set_up_rival(s)
        s.stack.append(Round())


def set_up_player(s: Entropy, seat: int, star: int, planet: int) -> None:
    """Steps D to H: `star` is a number of the starting stars, `planet` a tile."""
    s.generator = replaced(s.generator, seat, START_GENERATOR)
    s.levels = s.levels[:]
    for i in range(3):
        s.levels[3 * seat + i] = START_LEVELS[i]
        s.tracks[TRACKS * seat + i] = START_SPACES[i]
    s.sector[seat] = START_SECTOR[star]
    s.ring[seat] = START_RING[star]
    s.stones[4 * seat + UNIVERSAL_STONE] = START_SECTOR[star]
    s.locked[seat] = 1
    hand: list[int] = []
    for kind in range(len(ORGANISMS)):
        deck = s.piles[LIFE_PILE + 2 * kind]
        taken = START_CARDS[3 * star + kind]
        if taken:
            hand += deck[-taken:]
            s.piles[LIFE_PILE + 2 * kind] = deck[:-taken]
    s.hands[seat] = tuple(sorted(hand))
    for resource in range(3):
        s.resources[3 * seat + resource] = (
            STAR_RESOURCES[3 * star + resource]
            + PLANET_RESOURCES[3 * (planet - CREATABLE) + resource]
        )
    if s.events is not None:
        s.tell(events.SET_UP, (seat, STAR_KINDS + star, planet, *s.hands[seat]))
    system = new_system(s, seat)
    s.star_at = replaced(s.star_at, system, STAR_KINDS + star)
    place_planet(s, seat, planet, system)


def set_up_rival(s: Entropy) -> None:
    """Section 7: the rival's scientist, the progress deck, a challenge of each tier."""
    s.rival_sector = (s.sector[0] + RIVAL_OFFSET) % SECTORS
    s.rival_ring = RIVAL_RING
    deck = list(range(PROGRESS))
    s.rng.shuffle(deck)
    s.progress = tuple(deck[:SOLO_ROUNDS])
    drawn = []
    for tier in range(1, TIERS + 1):
        cards = [c for c in range(CHALLENGES) if CHALLENGE_TIER[c] == tier]
        drawn.append(cards[s.rng.below(len(cards))])
    s.challenges = tuple(drawn)
