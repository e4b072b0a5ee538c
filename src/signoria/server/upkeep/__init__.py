"""What is done with a whole house, by hand: copied, brought back, and looked through before an upgrade."""
