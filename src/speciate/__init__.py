"""Speciate: evolution strategy games, their rules enforced to the letter."""

__version__ = "0.1.0"
