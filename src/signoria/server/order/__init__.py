"""Keeping order: reports, bans, what hosts did, and what an administrator sees and sets."""
