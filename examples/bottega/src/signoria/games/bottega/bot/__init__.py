"""How bots see and weigh the game."""
