"""The command line: `spielwerk`."""

from spielwerk.cli.app import main

__all__ = ["main"]
