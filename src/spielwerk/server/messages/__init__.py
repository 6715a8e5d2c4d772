"""Every JSON shape that crosses the wire; the client's types are made from these (`typescript`).

What comes in is closed: unknown fields, other types and anything beyond the bounds are refused.
What goes out about a match is built from one seat's observation and events alone (see `views`).
"""
