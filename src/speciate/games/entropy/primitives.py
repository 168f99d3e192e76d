"""The primitives of the effect language: one op, one function."""

from __future__ import annotations

from speciate.games.entropy.actions import grant
from speciate.games.entropy.actions.biome import FlipBiome
from speciate.games.entropy.actions.capture_asteroid import FreeAsteroid
from speciate.games.entropy.actions.console_upgrade import RecoverStone
from speciate.games.entropy.actions.draw_life import DrawCards
from speciate.games.entropy.actions.star_activation import ActivateStars
from speciate.games.entropy.counters import count
from speciate.games.entropy.effects import PRIMITIVES, Effect, Repeat
from speciate.games.entropy.evolving import AddOrganisms, Evolve, EvolveStep
from speciate.games.entropy.language import CODE, END, OPS, OPTIONS, THIS_PLANET, WIDTH
from speciate.games.entropy.options import EITHER, STOP
from speciate.games.entropy.question import Question
from speciate.games.entropy.resources import advance_generator
from speciate.games.entropy.resources import gain as gain_resource
from speciate.games.entropy.state import Entropy
from speciate.games.entropy.vocabulary import NOWHERE


def end(s: Entropy, seat: int, at: int, planet: int, times: int) -> None:
    """Nothing is left to do."""


def gain(s: Entropy, seat: int, at: int, planet: int, times: int) -> None:
    gain_resource(s, seat, CODE[at + 2], CODE[at + 1] * times)


def vp(s: Entropy, seat: int, at: int, planet: int, times: int) -> None:
    s.score(seat, CODE[at + 1] * times, CODE[at + 2])


def generator(s: Entropy, seat: int, at: int, planet: int, times: int) -> None:
    advance_generator(s, seat, CODE[at + 1] * times)


def life_bonus(s: Entropy, seat: int, at: int, planet: int, times: int) -> None:
    s.life_bonus += CODE[at + 1] * times


def draw(s: Entropy, seat: int, at: int, planet: int, times: int) -> None:
    s.stack.append(DrawCards(seat, CODE[at + 1] * times))


NOT_IN_PLAY = -2  # "this planet" before it is placed: the step does nothing


def on_planet(s: Entropy, at: int, planet: int) -> int:
    """The planet that `where` fixes, or NOWHERE for any of the player's choice."""
    if CODE[at + 3] != THIS_PLANET:
        return NOWHERE
    return planet if planet >= 0 and s.planet_system[planet] >= 0 else NOT_IN_PLAY


def organism(s: Entropy, seat: int, at: int, planet: int, times: int) -> None:
    target = on_planet(s, at, planet)
    if target != NOT_IN_PLAY:
        s.stack.append(AddOrganisms(seat, CODE[at + 2], CODE[at + 1], target))


def evolve(s: Entropy, seat: int, at: int, planet: int, times: int) -> None:
    target = on_planet(s, at, planet)
    if target != NOT_IN_PLAY:
        s.stack.append(Evolve(seat, CODE[at + 1] * times, target))


def evolve_step(s: Entropy, seat: int, at: int, planet: int, times: int) -> None:
    target = on_planet(s, at, planet)
    if target != NOT_IN_PLAY:
        s.stack.append(EvolveStep(seat, CODE[at + 1] * times, CODE[at + 2], target))


def action(s: Entropy, seat: int, at: int, planet: int, times: int) -> None:
    grant(s, seat, CODE[at + 2])


def free_asteroid(s: Entropy, seat: int, at: int, planet: int, times: int) -> None:
    s.stack.append(FreeAsteroid(seat, CODE[at + 1] * times))


def flip_biome(s: Entropy, seat: int, at: int, planet: int, times: int) -> None:
    s.stack.append(FlipBiome(seat, CODE[at + 1] * times))


def activate_star(s: Entropy, seat: int, at: int, planet: int, times: int) -> None:
    s.stack.append(ActivateStars(seat, CODE[at + 1], 0))


def recover_stone(s: Entropy, seat: int, at: int, planet: int, times: int) -> None:
    s.stack.append(RecoverStone(seat, CODE[at + 1] * times))


def per(s: Entropy, seat: int, at: int, planet: int, times: int) -> None:
    """The counter is read once, before the first repetition (ruling 66)."""
    repetitions = count(s, seat, CODE[at + 2]) * times
    body = CODE[at + 3]
    if not repetitions or CODE[body] == END:
        return
    if not CODE[at + 1]:
        s.stack.append(Repeat(seat, body, planet, repetitions))
        return
    while CODE[body] != END:
        PRIMITIVES[CODE[body]](s, seat, body, planet, repetitions)
        body += WIDTH


def choose(s: Entropy, seat: int, at: int, planet: int, times: int) -> None:
    s.stack.append(ChooseEffect(seat, at, planet))


class ChooseEffect(Question):
    """Exactly one of several effects, or none (the golden rule)."""

    NAME = "choose-effect"
    FIELDS = ("seat", "at", "planet")

    def __init__(self, seat: int, at: int, planet: int) -> None:
        self.seat = seat
        self.at: int = at
        self.planet: int = planet

    def open(self, s: Entropy) -> list[int]:
        return [STOP] + [EITHER + i for i in range(CODE[self.at + 1])]

    def choose(self, s: Entropy, option: int) -> None:
        if option != STOP:
            effect = OPTIONS[CODE[self.at + 2] + option - EITHER]
            s.stack.append(Effect(self.seat, effect, self.planet))


PRIMITIVES.extend(
    [
        end,
        gain,
        vp,
        generator,
        life_bonus,
        draw,
        organism,
        evolve,
        evolve_step,
        action,
        free_asteroid,
        flip_biome,
        activate_star,
        recover_stone,
        per,
        choose,
    ]
)
assert len(PRIMITIVES) == OPS
