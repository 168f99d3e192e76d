"""What must hold in every position (appendix B)."""

from __future__ import annotations

from speciate.games.entropy.components import (
    ASTEROID_COPIES,
    BIOME_KIND,
    BIOME_PILE,
    BIOMES,
    CARD_TYPE,
    CARDS,
    CREATABLE,
    GENERATOR_END,
    LIFE_PILE,
    MISSIONS,
    MISSIONS_DEALT,
    MOST_CARDS,
    MOST_ORGANISMS,
    ORGANISM_TILES,
    PILE_NAMES,
    PILES,
    PLANET_NAMES,
    PLANET_SPACES,
    PLANET_TYPE,
    PLANETS,
    PROGRESS,
    SECTOR_STONE,
    SECTORS,
    SLOTS,
    STAR_COPIES,
    STAR_KINDS,
    SYSTEM_TILES,
    TILE_IS_LARGE,
    TILE_TYPE,
    TOP_LEVEL,
    TRACK_END,
    TRACKS,
)
from speciate.games.entropy.question import meets_requirement
from speciate.games.entropy.solo import REMOVED_ASTEROID, REMOVED_BIOME, REMOVED_CARD
from speciate.games.entropy.state import (
    DISCARDED,
    HELD,
    IN_BOX,
    OUT_OF_GAME,
    PHASES,
    RESOLVED,
    RIVAL,
    Entropy,
)
from speciate.games.entropy.vocabulary import (
    LYING,
    REASONS,
    STONES,
    UNIVERSAL_STONE,
)
from speciate.games.entropy.worlds import free_spaces


def ready_mask(s: Entropy, seat: int) -> int:
    mask = 0
    for planet in s.planets[seat]:
        if s.biome[planet] >= 0 and not s.completed[planet] and meets_requirement(s, planet):
            mask |= 1 << planet
    return mask


def broken(s: Entropy) -> str | None:
    """The first invariant that does not hold."""
    for check in (
        broken_tiles,
        broken_stars,
        broken_systems,
        broken_planets,
        broken_stones,
        broken_seats,
        broken_objectives,
        broken_turn,
    ):
        problem = check(s)
        if problem is not None:
            return problem
    return None


def broken_tiles(s: Entropy) -> str | None:
    """B 2 and 15: planets, biomes and life cards are neither lost nor doubled."""
    planets = [p for p in s.removed if p < REMOVED_BIOME] + list(s.creating)
    biomes = [b - REMOVED_BIOME for b in s.removed if REMOVED_BIOME <= b < REMOVED_CARD]
    cards = [c - REMOVED_CARD for c in s.removed if REMOVED_CARD <= c < REMOVED_ASTEROID]
    cards += s.playing[::2]
    for seat in range(s.players):
        planets += [planet for planet in s.planets[seat] if planet < CREATABLE]
        cards += s.hands[seat]
        for planet in s.planets[seat]:
            cards += s.cards_on[planet]
            if s.biome[planet] >= 0:
                biomes.append(s.biome[planet])
    for pile in range(PILES):
        found = cards if pile >= LIFE_PILE else biomes if pile >= BIOME_PILE else planets
        found += s.piles[pile]
        if not s.piles[pile] and len(s.piles[pile ^ 1]) >= 2 and not waits_for_split(s, pile):
            return f"pile {PILE_NAMES[pile]} is empty beside two or more"
        if wrong_pile(s, pile):
            return f"pile {PILE_NAMES[pile]} holds an item of another type"
    if sorted(planets) != list(range(CREATABLE)):
        return "a planet is lost or doubled"
    if sorted(biomes) != list(range(BIOMES)):
        return "a biome is lost or doubled"
    if sorted(cards) != list(range(CARDS)):
        return "a life card is lost or doubled"
    in_piles = [card for pile in range(LIFE_PILE, PILES) for card in s.piles[pile]]
    return None if set(s.known) <= set(in_piles) else "a known card lies in no pile"


def waits_for_split(s: Entropy, pile: int) -> bool:
    """The life decks are split when all players have their first cards (2.2, F4)."""
    return pile >= LIFE_PILE and any(step.NAME == "player-setup" for step in s.stack)


def wrong_pile(s: Entropy, pile: int) -> bool:
    if pile >= LIFE_PILE:
        return any(CARD_TYPE[card] != (pile - LIFE_PILE) // 2 for card in s.piles[pile])
    if pile >= BIOME_PILE:
        return any(BIOME_KIND[biome] != (pile - BIOME_PILE) // 2 for biome in s.piles[pile])
    return any(PLANET_TYPE[planet] != pile // 2 for planet in s.piles[pile])


def usual_star_piles(s: Entropy) -> list[int]:
    left = STAR_COPIES[:]
    for star in s.star_at:
        if 0 <= star < STAR_KINDS:
            left[star] -= 1
    return left


def usual_asteroid_piles(s: Entropy) -> list[int]:
    left = ASTEROID_COPIES[:]
    for asteroid in s.asteroids:
        if asteroid >= 0:
            left[asteroid] -= 1
    for item in s.removed:
        if item >= REMOVED_ASTEROID:
            left[item - REMOVED_ASTEROID] -= 1
    return left


def broken_stars(s: Entropy) -> str | None:
    """B 1."""
    if s.star_pile != usual_star_piles(s) or min(s.star_pile) < 0:
        return f"the star piles {s.star_pile} do not fit the stars in play"
    starting = [star for star in s.star_at if star >= STAR_KINDS]
    if len(starting) != len(set(starting)):
        return "a starting star is doubled"
    if s.asteroid_pile != usual_asteroid_piles(s) or min(s.asteroid_pile) < 0:
        return f"the asteroid piles {s.asteroid_pile} do not fit the asteroids in play"
    return None


def broken_systems(s: Entropy) -> str | None:
    """B 3 and 16."""
    if len(s.system_owner) > SYSTEM_TILES:
        return "there are too many systems"
    for system in range(len(s.system_owner)):
        inside = s.planet_system.count(system)
        if inside != s.planets_in[system] or inside > PLANET_SPACES:
            return f"system {system} has {inside} planets"
        if not inside and s.star_at[system] < 0:
            return f"system {system} is empty"
        if system not in s.systems[s.system_owner[system]]:
            return f"system {system} belongs to nobody"
    if sum(len(systems) for systems in s.systems) != len(s.system_owner):
        return "a system is doubled"
    if s.creating and free_spaces(s, s.turn) < len(s.creating):
        return "there is no place for a planet being created"
    return None


def broken_planets(s: Entropy) -> str | None:
    """B 4 and 16."""
    in_play = [planet for seat in range(s.players) for planet in s.planets[seat]]
    if len(set(in_play)) != len(in_play):
        return "a planet is doubled"
    for seat in range(s.players):
        for planet in s.planets[seat]:
            problem = broken_planet(s, seat, planet)
            if problem is not None:
                return f"planet {PLANET_NAMES[planet]} {problem}"
    if len(in_play) != sum(1 for system in s.planet_system if system >= 0):
        return "a planet in a system belongs to nobody"
    used = [p for p in range(PLANETS) if s.biome[p] >= 0 or s.completed[p] or s.cards_on[p]]
    used += [at // 3 for at, count in enumerate(s.organisms) if count]
    used += [at // SLOTS for at, asteroid in enumerate(s.asteroids) if asteroid >= 0]
    return None if set(used) <= set(in_play) else "a planet that is not in play is not empty"


def broken_planet(s: Entropy, seat: int, planet: int) -> str | None:
    system = s.planet_system[planet]
    if system < 0 or s.system_owner[system] != seat:
        return "does not lie in a system of its owner"
    organisms = s.organisms[3 * planet : 3 * planet + 3]
    if min(organisms) < 0 or max(organisms) > MOST_ORGANISMS:
        return f"has the organisms {organisms}"
    if len(s.cards_on[planet]) + s.playing[1::2].count(planet) > MOST_CARDS:
        return "has too many cards"
    if s.completed[planet] and s.biome[planet] < 0:
        return "has no biome to be completed"
    return None


def broken_stones(s: Entropy) -> str | None:
    """B 6 and 7."""
    for seat in range(s.players):
        for stone in range(len(STONES)):
            at = s.stones[4 * seat + stone]
            if not LYING <= at < SECTORS:
                return f"the {STONES[stone]} stone of seat {seat} is nowhere"
            if at == LYING and seat != s.turn:
                return f"a stone of seat {seat} lies outside of its turn"
            if stone != UNIVERSAL_STONE and at >= 0 and SECTOR_STONE[at] != stone:
                return f"the {STONES[stone]} stone of seat {seat} lies in sector {at + 1}"
        if s.locked[seat] and s.stones[4 * seat + UNIVERSAL_STONE] < 0:
            return f"the locked stone of seat {seat} is not in a slot"
    return None


def broken_seats(s: Entropy) -> str | None:
    """B 5 and 9."""
    if min(s.resources) < 0 or min(s.scores) < 0:
        return "resources or points are negative"
    for seat in range(s.players):
        if not all(0 <= level <= TOP_LEVEL for level in s.levels[3 * seat : 3 * seat + 3]):
            return f"seat {seat} has a specialisation of no known level"
        if not 0 <= s.generator[seat] <= GENERATOR_END:
            return f"the generator of seat {seat} is off its track"
        held = s.mission_at.count(HELD + seat)
        if held not in (0, MISSIONS_DEALT):
            return f"seat {seat} holds {held} missions"
        if held and RESOLVED + seat in s.mission_at:
            return f"seat {seat} holds missions after resolving one"
        if s.ready[seat] != ready_mask(s, seat):
            return f"the biomes of seat {seat} that could be completed are wrong"
        points = s.categories[REASONS * seat : REASONS * (seat + 1)]
        if sum(points) != s.scores[seat]:
            return f"the points of seat {seat} do not add up to its score"
    chosen = [number for number in s.sets if number >= 0]
    if len(chosen) != len(set(chosen)):
        return "a set of specialisations is doubled"
    return None


def broken_objectives(s: Entropy) -> str | None:
    """B 8, 10 and 11."""
    for track in range(TRACKS):
        spaces = [s.tracks[TRACKS * row + track] for row in range(s.players + 1)]
        if min(spaces) < 0 or max(spaces) > TRACK_END[track]:
            return f"a marker is off track {track + 1}"
        if spaces.count(TRACK_END[track]) > 1:
            return f"two markers stand on the last space of track {track + 1}"
    for owner in list(range(s.players)) + [RIVAL]:
        small = [
            TILE_TYPE[tile]
            for tile in range(ORGANISM_TILES)
            if s.tile_owner[tile] == owner and not TILE_IS_LARGE[tile]
        ]
        if len(small) != len(set(small)):
            return "somebody has two small tiles of one type"
    if any(not OUT_OF_GAME <= owner <= RIVAL for owner in s.tile_owner):
        return "an organism tile is nowhere"
    if s.last_round and s.round > s.last_round:
        return "the game goes on after its last round"
    return None


def broken_turn(s: Entropy) -> str | None:
    """Reserve of the walk (ruling 58), cards and stars in use; the solo decks."""
    if any(s.mission_at[m] not in range(IN_BOX, DISCARDED + 4) for m in range(MISSIONS)):
        return "a mission is nowhere"
    if s.must_pay and min(s.spendable(s.turn, resource) for resource in range(3)) < 0:
        return "the crowded payment is not in reserve"
    for stone in range(len(STONES)):
        if s.pending >> stone & 1 and s.stones[4 * s.turn + stone] < 0:
            return "a stone is to be taken back that is in no slot"
    if s.used_stars and not s.activating:
        return "stars are marked outside of a Star Activation"
    if s.phase == PHASES.index("objectives") and any(s.happened):
        return "an event after the main objectives"
    if len(s.playing) % 2:
        return "a card is being played without a planet"
    cards = s.progress + s.revealed
    if len(cards) != len(set(cards)) or len(cards) > PROGRESS:
        return "a progress card is doubled"
    if any(s.players <= owner < RIVAL for owner in s.tile_owner):
        return "an organism tile belongs to nobody"
    return None
