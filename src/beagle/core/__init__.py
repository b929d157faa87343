"""The contract that every game keeps: seats, state, chance, refusals. Imports nothing of ours."""
