"""Tables in memory: who is connected, what changes them, and the bots that play at them."""
