"""The research door: environments over the games for those who study decisions."""
