"""Which evaluator belongs to which game. A game without one is judged by its points alone."""

from __future__ import annotations

from importlib import import_module

from speciate.bots.evaluate import Evaluator

EVALUATORS = {
    "entropy": "speciate.bots.evaluators.entropy",
    "marine": "speciate.bots.evaluators.marine",
    "newworld": "speciate.bots.evaluators.newworld",
}
_made: dict[str, Evaluator] = {}


def evaluator_for(game_id: str) -> Evaluator:
    """The evaluator of a game, imported when it is first asked for."""
    if game_id not in _made:
        if game_id in EVALUATORS:
            found = import_module(EVALUATORS[game_id]).EVALUATOR
            assert isinstance(found, Evaluator)
            _made[game_id] = found
        else:
            _made[game_id] = Evaluator()
    return _made[game_id]
