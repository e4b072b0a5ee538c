"""Tournaments between bots: plan, games, ratings, report."""
