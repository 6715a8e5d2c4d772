"""What costs CPU, in processes of its own: bots, reviews, effects of house rules."""
