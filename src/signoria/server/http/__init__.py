"""The server over HTTP: routes, and what stands before and behind them."""
