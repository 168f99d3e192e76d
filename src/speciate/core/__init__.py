"""The protocol that every game is written on: steps, choices, chance, events, records."""
