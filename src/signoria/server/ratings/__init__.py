"""Ratings: how strong members are, as it follows from their rated games alone."""
