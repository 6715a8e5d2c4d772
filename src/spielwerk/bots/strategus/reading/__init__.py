"""A player that reads the board: one picture of what every card may be, and a search in it.

From below: `state` (what the reader works with), `following` (what cards have done), `belief`
(what they may be), `worth` (of kinds), `pulls` (the plan: what draws whom where), `alarm` (who
comes for the apple), `booking` (what a move changes), `dismissal` (which moves need no look),
`tries` (which are looked at), `search`, `levels`, `player`.

Everything up to `search` is written like rules: plain functions over ints and int lists, which run
as they stand and as machine code. The reader always sits at row 1; `player` turns the board.
"""
