"""Bots of the house: they think in processes of their own and are asked about re-dealt matches only.

Nothing is imported here, so that a worker process starts with no more than it needs.
"""
