"""The effect language (section 5): effects are compiled, when the data is loaded, to flat code.

An instruction is WIDTH numbers in CODE: the op, n, and two arguments. An effect is the place of its
first instruction; it runs to END. The empty effect is NOTHING.
"""

from __future__ import annotations

from typing import Any, Final, NoReturn

from speciate.core.data import DataRecord
from speciate.games.entropy.reading import refuse
from speciate.games.entropy.vocabulary import (
    ACTIONS,
    COUNTERS,
    ORGANISMS,
    RESOURCES,
)

WIDTH: Final = 4
NOTHING: Final = 0

END: Final = 0
GAIN: Final = 1  # n, resource
VP: Final = 2  # n, reason
GENERATOR: Final = 3  # n
LIFE_BONUS: Final = 4  # n
DRAW: Final = 5  # n
ORGANISM: Final = 6  # n, kind, where
EVOLVE: Final = 7  # n, -, where
EVOLVE_STEP: Final = 8  # n, new kind, where
ACTION: Final = 9  # -, action
FREE_ASTEROID: Final = 10  # n
FLIP_BIOME: Final = 11  # n
ACTIVATE_STAR: Final = 12  # n
RECOVER_STONE: Final = 13  # n
PER: Final = 14  # whether the body may be done all at once, counter, body
CHOOSE: Final = 15  # number of options, place in OPTIONS
OPS: Final = 16

LAST_IMMEDIATE: Final = LIFE_BONUS  # the ops up to here never ask (3.9, 2)

WHERE: Final = ("any", "this_planet")
ANYWHERE: Final = 0
THIS_PLANET: Final = 1

# Every op with the fields it has besides `op`.
FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "gain": ("res", "n"),
    "vp": ("n",),
    "generator": ("n",),
    "life_bonus": ("n",),
    "draw": ("n",),
    "organism": ("kind", "n", "where"),
    "evolve": ("n", "where"),
    "evolve_step": ("from", "to", "n", "where"),
    "action": ("action",),
    "free_asteroid": ("n",),
    "flip_biome": ("n",),
    "activate_star": ("n",),
    "recover_stone": ("n",),
    "per": ("count", "effects"),
    "choose": ("options",),
    "discount": ("res", "n"),
    "waive_condition": ("n",),
}
NUMBER_OF: Final[dict[str, int]] = {
    "gain": GAIN,
    "vp": VP,
    "generator": GENERATOR,
    "life_bonus": LIFE_BONUS,
    "draw": DRAW,
    "organism": ORGANISM,
    "evolve": EVOLVE,
    "evolve_step": EVOLVE_STEP,
    "action": ACTION,
    "free_asteroid": FREE_ASTEROID,
    "flip_biome": FLIP_BIOME,
    "activate_star": ACTIVATE_STAR,
    "recover_stone": RECOVER_STONE,
    "per": PER,
    "choose": CHOOSE,
}
MODIFIERS: Final = ("discount", "waive_condition", "life_bonus")  # 4.7
# `per` around one of these is the same step with a larger n (3.9, 1).
MULTIPLIES: Final = (DRAW, EVOLVE, EVOLVE_STEP, FREE_ASTEROID, FLIP_BIOME, RECOVER_STONE)

CODE: Final[list[int]] = [END, 0, 0, 0]
OPTIONS: Final[list[int]] = []  # the effects that CHOOSE offers, one after the other


class Modifiers:
    """What a specialisation changes of the action in progress."""

    def __init__(self) -> None:
        self.discount: list[int] = [0, 0, 0]
        self.waived: int = 0
        self.life_bonus: int = 0


class Effects:
    """Compiles the effects of one record; `reason` is what its victory points are scored for."""

    def __init__(self, record: DataRecord, key: str, reason: int) -> None:
        self.record = record
        self.key = key
        self.reason = reason
        self.planet = False  # whether "this planet" means something here
        self.bonus = False  # whether life_bonus may stand here
        self.modifiers: Modifiers | None = None

    def fail(self, reason: str) -> NoReturn:
        refuse(self.record, self.key, reason)

    def compile(self) -> int:
        return self.steps(self.record.values.get(self.key), True)

    def steps(self, steps: Any, outermost: bool = False) -> int:
        if not isinstance(steps, list):
            self.fail(f"expected a list of steps, not {steps!r}")
        code: list[int] = []
        for step in steps:
            self.check_fields(step)
            if step["op"] in MODIFIERS:
                code += self.modifier(step, outermost)
            else:
                code += self.instruction(step)
        if not code:
            return NOTHING
        at = len(CODE)
        CODE.extend(code)
        CODE.extend([END, 0, 0, 0])
        return at

    def check_fields(self, step: Any) -> None:
        if not isinstance(step, dict) or "op" not in step:
            self.fail(f"a step is a table with an op, not {step!r}")
        op = step["op"]
        if op not in FIELDS:
            self.fail(f"unknown op {op!r}; known are {', '.join(FIELDS)}")
        for field in FIELDS[op]:
            if field not in step:
                self.fail(f"{op} needs the field {field}")
        for field in step:
            if field != "op" and field not in FIELDS[op]:
                self.fail(f"{op} has no field {field!r}")

    def modifier(self, step: dict[str, Any], outermost: bool) -> list[int]:
        op, n = step["op"], self.count(step)
        if op == "life_bonus" and self.bonus:
            return [LIFE_BONUS, n, 0, 0]
        found = self.modifiers
        if found is None or not outermost:
            self.fail(f"{op} has no meaning here")
        if op == "discount":
            found.discount[self.one_of(step, "res", RESOURCES)] += n
        elif op == "waive_condition":
            found.waived += n
        else:
            found.life_bonus += n
        return []

    def instruction(self, step: dict[str, Any]) -> list[int]:
        op = NUMBER_OF[step["op"]]
        if op == GAIN:
            return [op, self.count(step), self.one_of(step, "res", RESOURCES), 0]
        if op == VP:
            return [op, self.count(step), self.reason, 0]
        if op == ORGANISM:
            return [op, self.count(step), self.one_of(step, "kind", ORGANISMS), self.where(step)]
        if op == EVOLVE:
            return [op, self.count(step), 0, self.where(step)]
        if op == EVOLVE_STEP:
            return [op, self.count(step), self.evolved(step), self.where(step)]
        if op == ACTION:
            return [op, 1, self.one_of(step, "action", ACTIONS), 0]
        if op == PER:
            body = self.steps(step["effects"])
            return [op, int(at_once(body)), self.one_of(step, "count", COUNTERS), body]
        if op == CHOOSE:
            return self.choice(step["options"])
        return [op, self.count(step), 0, 0]

    def choice(self, options: Any) -> list[int]:
        if not isinstance(options, list) or len(options) < 2:
            self.fail("choose needs a list of at least two effects")
        effects = [self.steps(option) for option in options]
        at = len(OPTIONS)
        OPTIONS.extend(effects)
        return [CHOOSE, len(effects), at, 0]

    def count(self, step: dict[str, Any]) -> int:
        n = step["n"]
        if not isinstance(n, int) or isinstance(n, bool) or n < 1:
            self.fail(f"n of {step['op']} must be a whole number from 1, not {n!r}")
        return int(n)

    def one_of(self, step: dict[str, Any], field: str, allowed: tuple[str, ...]) -> int:
        value = step[field]
        if value not in allowed:
            self.fail(f"unknown {field} {value!r} of {step['op']}: not {', '.join(allowed)}")
        return allowed.index(value)

    def where(self, step: dict[str, Any]) -> int:
        where = self.one_of(step, "where", WHERE)
        if where == THIS_PLANET and not self.planet:
            self.fail("this_planet has no meaning here")
        return where

    def evolved(self, step: dict[str, Any]) -> int:
        old = self.one_of(step, "from", ORGANISMS)
        new = self.one_of(step, "to", ORGANISMS)
        if new != old + 1:
            self.fail("evolve_step is from bacteria to plant or from plant to animal")
        return new


def is_immediate(effect: int) -> bool:
    """Whether an effect is carried out without any question (3.9, 2)."""
    at = effect
    while CODE[at] != END:
        if CODE[at] == PER:
            if not is_immediate(CODE[at + 3]):
                return False
        elif CODE[at] > LAST_IMMEDIATE:
            return False
        at += WIDTH
    return True


def at_once(body: int) -> bool:
    """Whether `per` may do its body once with everything multiplied."""
    if CODE[body] in MULTIPLIES and CODE[body + WIDTH] == END:
        return True
    at = body
    while CODE[at] != END:
        if CODE[at] > LAST_IMMEDIATE:
            return False
        at += WIDTH
    return True


def most_options() -> int:
    """The longest list that any CHOOSE offers."""
    most = 0
    for at in range(0, len(CODE), WIDTH):
        if CODE[at] == CHOOSE and CODE[at + 1] > most:
            most = CODE[at + 1]
    return most
