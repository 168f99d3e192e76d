"""Bots: fair players on one interface. They see only what a person at their seat could know."""

from speciate.bots.interface import Bot, SeatView
from speciate.bots.levels import LEVELS, make

__all__ = ["LEVELS", "Bot", "SeatView", "make"]
