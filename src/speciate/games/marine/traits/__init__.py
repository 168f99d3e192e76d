"""The traits, one module each, named as in data/traits.toml; the procedures call them."""
