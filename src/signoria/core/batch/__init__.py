"""Many games at once, on a CPU or a GPU."""
