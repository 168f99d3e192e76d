"""`python -m speciate` is the command `speciate`."""

from speciate.cli import main

main()
