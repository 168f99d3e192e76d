"""Evolution: New World. The modules read in the order of the rulebook:

setup, epoch, development (mutations), areas, feeding, attack, chain, extinction, scoring; animals
and food hold what they share; traits/ has one class per trait that does something of its own.
"""

from speciate.games.newworld.meta import GAME

__all__ = ["GAME"]
