"""Rufus as machine code: who imports this has it loaded, as most programs for research want it."""

from tests import machine_code

machine_code.vector("rufus")
machine_code.one_match("rufus")
machine_code.one_ply("rufus")
