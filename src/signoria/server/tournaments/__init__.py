"""Tournaments of people: Swiss and groups, at tables of three to five."""
