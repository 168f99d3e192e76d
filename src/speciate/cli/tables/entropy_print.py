"""What is printed on the components of Entropy, in words put together from the data in force."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any

from speciate.core.registry import game
from speciate.locale import Words

GAME = "entropy"
RECORDS = {
    "stars": ("star", "starting_star"),
    "planets": ("planet", "starting_planet"),
    "biomes": ("biome",),
    "life_cards": ("card",),
    "missions": ("mission",),
    "specialisations": ("specialisation",),
}


@cache
def records() -> dict[str, dict[str, Any]]:
    files = game(GAME).catalogue()
    return {
        row["id"]: row
        for file, kinds in RECORDS.items()
        for kind in kinds
        for row in files[file][kind]
    }


@cache
def kinds() -> dict[str, str]:
    """What each record is: a star, a planet, ..."""
    files = game(GAME).catalogue()
    return {
        row["id"]: found[0]
        for file, found in RECORDS.items()
        for kind in found
        for row in files[file][kind]
    }


def thing(words: Words, kind: str, value: str) -> str:
    return words.thing(GAME, kind, value)


def counted(words: Words, kind: str, counts: Mapping[str, int]) -> str:
    """`2 matter, 1 energy`: those that are there."""
    return amounts(words, {thing(words, kind, name): n for name, n in counts.items()})


def conditions(words: Words, counts: Mapping[str, int]) -> str:
    return amounts(
        words, {words.text(f"entropy-condition-{name}"): n for name, n in counts.items()}
    )


def amounts(words: Words, counts: Mapping[str, int]) -> str:
    shown = [words.text("entropy-op-gain", n=n, what=what) for what, n in counts.items() if n]
    return ", ".join(shown)


def labelled(words: Words, label: str, text: str) -> str:
    return f"{words.text(f'entropy-board-{label}')}: {text}" if text else ""


def joined(parts: Iterable[str]) -> str:
    return "; ".join(filter(None, parts))


# ---------------------------------------------------------------------- effects


def effects(words: Words, printed: Iterable[Mapping[str, Any]]) -> str:
    return ", ".join(effect(words, one) for one in printed)


def effect(words: Words, one: Mapping[str, Any]) -> str:
    if one["op"] == "per":
        count = words.text(f"entropy-count-{one['count']}")
        return words.text("entropy-op-per", each=effects(words, one["effects"]), count=count)
    if one["op"] == "choose":
        ways = [effects(words, way) for way in one["options"]]
        return f" {words.text('entropy-op-or')} ".join(ways)
    return words.text(f"entropy-op-{one['op']}", n=one.get("n", 1), what=object_of(words, one))


def object_of(words: Words, one: Mapping[str, Any]) -> str:
    """What an effect gives or does, where it says so."""
    for field, kind in (
        ("res", "resource"),
        ("kind", "organism"),
        ("to", "organism"),
        ("action", "action"),
    ):
        if field in one:
            return thing(words, kind, one[field])
    return ""


# ---------------------------------------------------------------------- one component each


def star(words: Words, name: str) -> str:
    """What an activation costs and gives."""
    printed = records()[name]
    cost = counted(words, "resource", {"entropy": printed["activation_cost"]})
    return f"{cost} > {effects(words, printed['effect'])}"


def icons(words: Words, name: str) -> str:
    return conditions(words, records()[name]["icons"])


def planet(words: Words, name: str) -> str:
    printed = records()[name]
    cost = printed.get("matter_cost")
    return joined(
        [
            words.text("entropy-board-costs-matter", n=cost) if cost else "",
            labelled(words, "offers-conditions", icons(words, name)),
            labelled(words, "effect", effects(words, printed["effect"])),
        ]
    )


def biome(words: Words, name: str) -> str:
    printed = records()[name]
    price = counted(words, "resource", printed["activation_cost"])
    reward = effects(words, printed["reward"])
    return joined(
        [
            labelled(words, "trigger", thing(words, "action", printed["trigger"])),
            labelled(words, "reward", f"{price} > {reward}" if price else reward),
            labelled(words, "needs", counted(words, "organism", printed["requirement"])),
            labelled(words, "reward-completed", effects(words, printed["reward_completed"])),
        ]
    )


def card(words: Words, name: str) -> str:
    printed = records()[name]
    needs = counted(words, "organism", printed["needs"])
    removed = counted(words, "organism", printed["removes"])
    gains = counted(words, "organism", printed["gains"])
    return joined(
        [
            labelled(words, "conditions", conditions(words, printed["conditions"])),
            labelled(words, "needs", needs),
            labelled(words, "gains", f"{gains} (-{removed})" if removed else gains),
            labelled(words, "effect", effects(words, printed["effect"])),
        ]
    )


def mission(words: Words, name: str) -> str:
    printed = records()[name]
    wanted = printed["requirement"]
    count = f"{wanted['at_least']} {words.text('entropy-count-' + wanted['counter'])}"
    return joined(
        [
            labelled(words, "needs", count),
            labelled(words, "reward", effects(words, printed["reward"])),
        ]
    )


def specialisation(words: Words, name: str) -> str:
    printed = records()[name]
    return joined(
        labelled(words, f"level-{level}", effects(words, printed[f"level{level}"]))
        for level in (1, 2)
    )


PRINTED: dict[str, Callable[[Words, str], str]] = {
    "star": star,
    "planet": planet,
    "biome": biome,
    "card": card,
    "mission": mission,
    "specialisation": specialisation,
}


# ---------------------------------------------------------------------- in brief: price > goods


def star_in_brief(words: Words, name: str) -> str:
    price = counted(words, "resource", {"energy": records()[name]["energy_cost"]})
    return f"{price} | {star(words, name)}"


def planet_in_brief(words: Words, name: str) -> str:
    printed = records()[name]
    price = counted(words, "resource", {"matter": printed.get("matter_cost", 0)})
    return f"{price} > {joined([icons(words, name), effects(words, printed['effect'])])}"


def biome_in_brief(words: Words, name: str) -> str:
    """What sets it off, what it pays; what it needs to be completed, what it pays then."""
    printed = records()[name]
    trigger = thing(words, "action", printed["trigger"])
    price = counted(words, "resource", printed["activation_cost"])
    now, then = effects(words, printed["reward"]), effects(words, printed["reward_completed"])
    start = f"{trigger}, {price}" if price else trigger
    needs = counted(words, "organism", printed["requirement"])
    return f"{start} > {now}; {needs} > {then}"


def card_in_brief(words: Words, name: str) -> str:
    printed = records()[name]
    needs = counted(words, "organism", printed["needs"])
    removed = counted(words, "organism", printed["removes"])
    price = [conditions(words, printed["conditions"]), needs, removed and f"-{removed}"]
    gains = [counted(words, "organism", printed["gains"]), effects(words, printed["effect"])]
    return f"{', '.join(filter(None, price))} > {joined(gains)}"
