"""Doors to other programs: environments for learning, and engines that take a seat."""
