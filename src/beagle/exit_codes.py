"""What a command answers to the shell. ``beagle --help`` lists the same numbers."""

from typing import Final

OK: Final = 0
"""All is well."""
NOT_GOOD_ENOUGH: Final = 1
"""A checked file is not legal, or a measured target is missed."""
BAD_INPUT: Final = 2
"""The command line or a file can't be used, or the output can't be written."""
WORKER_LOST: Final = 3
"""A process that played for the command was ended from outside; what was finished is kept."""
INTERRUPTED: Final = 130
"""Ctrl-C: 128 plus the number of the signal, as shells count."""
