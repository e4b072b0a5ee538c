"""Many games at once: what comes of them, and how fast they run."""
