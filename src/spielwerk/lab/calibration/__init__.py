"""Are chances true that people are shown? Played, told by tenths, and put right.

`playing` lets bots of all kinds meet and asks now and then what chances there are, `telling` says
for each tenth what was said and what was won, `fitting` finds what puts it right, and
`python -m spielwerk.lab.calibration` does one after the other.
"""
