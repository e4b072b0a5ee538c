"""A table: its log, what follows from it, and what each seat is told of it. No clock, no socket, no database."""
