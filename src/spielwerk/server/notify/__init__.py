"""How a person is reached who is not looking: letters and pushes."""
