"""The evolution cards, one class each, collected in `deck`."""
