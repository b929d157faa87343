"""Golden games of Darwinning!."""
