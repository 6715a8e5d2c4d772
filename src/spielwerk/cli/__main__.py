"""`python -m spielwerk.cli`, the same as `spielwerk`."""

from spielwerk.cli import main

main()
