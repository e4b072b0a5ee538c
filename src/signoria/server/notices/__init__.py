"""What members are told while they are away: by mail, by push to their devices, and by webhook."""
