"""The socket on which a page plays."""
