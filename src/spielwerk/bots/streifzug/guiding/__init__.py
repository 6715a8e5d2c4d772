"""What the guide is made of: features of figures, cards and hands, and how they are learned."""
