"""Each game learned by playing it: scenes as data, and what plays them by the rules."""
