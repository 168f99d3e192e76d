"""Matches between bots, their statistics, ratings and reports."""
