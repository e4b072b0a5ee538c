"""What reports are made of: HTML and charts."""
