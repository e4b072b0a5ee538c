"""Work for many processes, on this machine or a cluster."""
