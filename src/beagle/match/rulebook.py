"""The rules page of a game, rule by rule: a line that begins with an id (``F-T2a``) begins a rule."""

import re
from difflib import get_close_matches
from typing import Final

from beagle.core.errors import BadOption

RULE_START: Final = re.compile(r"^[\s>*#-]*\**([A-Z]+-[A-Z]*[0-9]+[a-z]?)\b")
HEADING: Final = re.compile(r"^#+ ")


def split_rules(page: str) -> dict[str, str]:
    """Every rule's text by its id; a rule goes on to the next rule or heading."""
    rules: dict[str, list[str]] = {}
    current: list[str] = []
    for line in page.splitlines():
        start = RULE_START.match(line)
        if start:
            current = rules.setdefault(start.group(1), [])
        elif HEADING.match(line):
            current = []
        current.append(line)
    return {rule: "\n".join(lines).strip() for rule, lines in rules.items()}


def find_rule(page: str, rule: str) -> str:
    """The text of one rule. Raises ``BadOption`` for an id the page doesn't have."""
    rules = split_rules(page)
    by_folded = {known.casefold(): known for known in rules}
    found = by_folded.get(rule.casefold())
    if found is None:
        near = get_close_matches(rule.upper(), rules) or list(rules)[:3]
        raise BadOption(f"there is no rule {rule!r}: the ids look like {', '.join(near)}")
    return rules[found]
