"""The lessons of Streifzug."""
