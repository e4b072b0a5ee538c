"""How much one visitor may ask for, so that nobody starves the others."""
