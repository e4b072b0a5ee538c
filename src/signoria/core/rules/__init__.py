"""What a rule may be: the state record, moves declared once, chance, events, and the subset all backends share."""
