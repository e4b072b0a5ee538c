"""Networks that judge positions: in whole numbers, so that they decide the same wherever they run."""
