"""Golden games: records that must always replay to the same end, and playthroughs to read."""
