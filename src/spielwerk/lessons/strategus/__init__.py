"""The lessons of Strategus."""
