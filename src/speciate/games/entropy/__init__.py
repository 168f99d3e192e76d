"""Entropy. The modules read in the order of the rulebook:

setup, rondel, turn, actions/, evolving, missions, objectives, scoring, solo. `language` and
`components` read the data, `effects` carries out what they say, `offers`, `worlds` and
`resources` hold what the procedures share.
"""

from speciate.games.entropy.meta import GAME

__all__ = ["GAME"]
