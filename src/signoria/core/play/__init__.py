"""One game, played."""
