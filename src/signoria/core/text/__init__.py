"""Games, positions and sentences as text."""
