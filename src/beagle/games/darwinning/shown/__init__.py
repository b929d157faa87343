"""What leaves a state: views, events, refusals, forecasts, pictures and observations."""
