"""Pictures with matplotlib, which is an optional extra."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from speciate.arena.ladder import Rating
from speciate.arena.statistics import SeatStatistics
from speciate.core.errors import BadSetup


def pyplot() -> Any:
    try:
        import_module("matplotlib").use("Agg")
        return import_module("matplotlib.pyplot")
    except ImportError:
        raise BadSetup("pictures need matplotlib: install speciate[research]") from None


def have_matplotlib() -> bool:
    try:
        import_module("matplotlib")
    except ImportError:
        return False
    return True


def draw_ladder(title: str, ratings: Sequence[Rating], path: Path) -> None:
    """Ratings with their uncertainty, from the weakest bot to the strongest."""
    plt = pyplot()
    figure, axes = plt.subplots(figsize=(8, 4.5))
    axes.errorbar(
        [row.bot for row in ratings],
        [row.mu for row in ratings],
        yerr=[2 * row.sigma for row in ratings],
        marker="o",
        capsize=3,
        color="#5b8c5a",
    )
    axes.set_title(title)
    axes.set_ylabel("OpenSkill rating, the first bot = 0, ± 2 sigma")
    axes.grid(axis="y", alpha=0.3)
    figure.tight_layout()
    figure.savefig(path, dpi=110)
    plt.close(figure)


def draw_curve(title: str, entries: Sequence[SeatStatistics], fair: float, path: Path) -> None:
    """Win share with its interval by budget; a dotted line marks what would be fair."""
    plt = pyplot()
    figure, axes = plt.subplots(figsize=(8, 4.5))
    axes.errorbar(
        [entry.bot.partition(":")[2] for entry in entries],
        [100 * entry.win_share for entry in entries],
        yerr=[
            [100 * (entry.win_share - entry.low) for entry in entries],
            [100 * (entry.high - entry.win_share) for entry in entries],
        ],
        marker="o",
        capsize=3,
        color="#5b8c5a",
    )
    axes.axhline(100 * fair, linestyle=":", color="#aa3333")
    axes.set_ylim(0, 100)
    axes.set_title(title)
    axes.set_xlabel("budget of a decision")
    axes.set_ylabel("win share in percent, with 95 % interval")
    axes.grid(axis="y", alpha=0.3)
    figure.tight_layout()
    figure.savefig(path, dpi=110)
    plt.close(figure)


Bar = tuple[str, float, float, float]  # label, value, low, high


def draw_bars(panels: Sequence[tuple[str, Sequence[Bar], float | None]], path: Path) -> None:
    """Panels of horizontal bars with intervals; a dotted line marks what would be fair."""
    plt = pyplot()
    heights = [max(1.2, 0.24 * len(bars) + 0.8) for _, bars, _ in panels]
    figure, grid = plt.subplots(
        len(panels), 1, figsize=(8, sum(heights)), height_ratios=heights, squeeze=False
    )
    for axes, (title, bars, fair) in zip(grid[:, 0], panels, strict=True):
        labels = [bar[0] for bar in bars]
        values = [bar[1] for bar in bars]
        below = [max(0.0, bar[1] - bar[2]) for bar in bars]
        above = [max(0.0, bar[3] - bar[1]) for bar in bars]
        axes.barh(labels, values, xerr=[below, above], color="#5b8c5a", ecolor="#333333")
        if fair is not None:
            axes.axvline(fair, linestyle=":", color="#aa3333")
        axes.invert_yaxis()
        axes.set_title(title, loc="left", fontsize=10)
        axes.tick_params(labelsize=7)
    figure.tight_layout()
    figure.savefig(path, dpi=110)
    plt.close(figure)
