"""Sparring partners for Strategus, each with a style of its own, and a league that they play in.

They are there to measure by, not to play with people: `python -m spielwerk.bots.strategus.league`.
"""
