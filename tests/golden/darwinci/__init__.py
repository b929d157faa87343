"""Golden games of Darwinci."""
