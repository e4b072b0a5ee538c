"""What people see: views, sentences, the terminal, positions."""
