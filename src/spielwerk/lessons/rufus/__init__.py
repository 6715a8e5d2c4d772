"""The lessons of Rufus."""
