"""A worker process in which bots think: a line of JSON in, a line of JSON out.

What it is handed is not the real position but a random one that the bot's seat cannot tell from it,
so that there is nothing to peek at.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
from typing import Any

from speciate import bots
from speciate.bots.evaluators import evaluator_for
from speciate.bots.interface import SeatView
from speciate.core.registry import all_games
from speciate.core.registry import game as find_game
from speciate.core.rng import FastRng


def answer(request: dict[str, Any]) -> str:
    game = find_game(request["game"])
    state = game.load(request["position"])
    seat: int = request["seat"]
    bot = bots.make(request["bot"])
    option = bot.choose(SeatView(state, seat), seat, FastRng(request["seed"]))
    return game.describe(option)


def main() -> None:
    with contextlib.suppress(AttributeError, OSError):
        os.nice(5)  # people's requests come first
    out = sys.stdout
    sys.stdout = sys.stderr  # a bot that prints must not disturb the answers
    for game in all_games():  # everything is loaded before the first question
        evaluator_for(game.id)
    for line in sys.stdin.buffer:
        try:
            reply = {"option": answer(json.loads(line))}
        except Exception as error:
            reply = {"error": f"{type(error).__name__}: {error}"}
        out.write(json.dumps(reply) + "\n")
        out.flush()


if __name__ == "__main__":
    main()
