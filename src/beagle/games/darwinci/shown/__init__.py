"""What leaves a state, one file a channel: view, events, refusals, forecasts, picture, observation."""
