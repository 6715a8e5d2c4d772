"""What the command line says no to: one line on stderr and exit code 2."""


class Refused(Exception):
    """What is wrong with what was asked for, and what is allowed, in one line."""
