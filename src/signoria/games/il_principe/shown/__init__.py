"""What people see: views, sentences, score sheets, the terminal, positions."""
