"""Dominant Species: Marine. The modules read in the order of the rulebook:

setup (variants), turn, placement, retrieve, actions/ from top to bottom, status, scoring,
extinction, reseed, cards/, traits/, ending; earth, boards, pawns, points, inheritance and settle
hold what they share.
"""

from speciate.games.marine.meta import GAME

__all__ = ["GAME"]
