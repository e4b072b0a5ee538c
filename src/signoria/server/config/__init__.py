"""How a server is run, and how that is said."""
