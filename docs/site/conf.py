"""How Sphinx builds the documentation; `docs.site.build` calls it."""

from importlib.metadata import version as version_of
from pathlib import Path

from sphinx.application import Sphinx

from docs.site import reference
from spielwerk import bench

project = "Spielwerk"
author = "The authors of Spielwerk"
version = release = version_of("spielwerk")
language = "en"
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]

html_theme = "theme"
html_theme_path = [str(Path(__file__).parent)]
html_title = "Spielwerk"
html_copy_source = False
html_show_sourcelink = False
html_context = {"commit": bench.commit() or ""}
html_search_language = "en"

default_role = "code"
suppress_warnings = ["misc.highlighting_failure"]
myst_heading_anchors = 4
smartquotes = False

autodoc_default_options = {
    "members": True,
    "undoc-members": True,
    "no-value": True,
    "member-order": "bysource",
}
autodoc_typehints = "signature"
maximum_signature_line_length = 80
python_use_unqualified_type_names = True
toc_object_entries_show_parents = "hide"


def setup(app: Sphinx) -> None:
    """Let docstrings be read as they are written here."""
    app.connect("autodoc-process-docstring", reference.read_as_written)
    app.connect("autodoc-skip-member", reference.skip)
