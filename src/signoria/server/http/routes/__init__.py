"""What the server answers over HTTP, and the door to the socket."""
