"""Studies for designers: many games of one or several rule sets, and what came of them."""
