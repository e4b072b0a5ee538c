"""The engine: no I/O beyond its own data files, no clock, no game's name."""
