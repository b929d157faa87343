"""Players made of code. They know the contract and no game."""
