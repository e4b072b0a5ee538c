"""Many games on compiled rules, and what comes of them."""
