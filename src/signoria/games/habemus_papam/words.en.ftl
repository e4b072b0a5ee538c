ending-white-smoke = The end.
