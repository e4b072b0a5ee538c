"""Types and pages that are made from the server's own types: scripts/types."""
