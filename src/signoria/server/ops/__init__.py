"""What whoever runs a server needs: logs, measures, faults, and no long pauses."""
