"""The lobby: who is here, friends, blocking, invitations by name, and looking for a game."""
