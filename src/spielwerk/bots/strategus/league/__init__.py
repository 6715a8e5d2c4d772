"""Sparring partners for Strategus, each with a style of its own, and a league that they play in.

They are there to measure by, not to play with people: `python -m spielwerk.bots.strategus.league`.

From below: `sight` (what a partner sees), `weighing` (what all have in common), `hunters` and
`waiters` (the styles), `partners` (all by name, and which are held out), `counters` (what was
given away in a match).
"""
