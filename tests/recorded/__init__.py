"""What earlier versions wrote down, which every later one reads as it was meant."""
