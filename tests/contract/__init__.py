"""Laws that every game obeys. ``laws`` can be imported to try them on a game of one's own."""
