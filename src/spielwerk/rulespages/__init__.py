"""The pages on which a game is read about before anybody sits down: what stands there, and where.

A game's page is a folder here: `page.json` says which chapters, figures, tables and examples there
are, `text` holds their sentences, `exact.de.md` the exact paragraphs in German (the English ones
are the game's README), and the package itself the tables and counts that its rules work out.
Browser and terminal show the same pages, each in its own way.
"""

from spielwerk.rulespages.contents import Contents, contents_of, games
from spielwerk.rulespages.page import Page

__all__ = ["Contents", "Page", "contents_of", "games"]
