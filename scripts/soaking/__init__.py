"""The parts of `scripts/soak`: a house, what befalls it, people who play there, and what is looked at."""
