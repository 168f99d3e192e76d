"""The games; each is one folder that knows nothing of the others, of bots, servers or text."""
