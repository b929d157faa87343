"""What leaves a state, one file a channel."""
