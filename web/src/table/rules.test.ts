import { expect, test } from "vitest";
import { ruleNames } from "./rules";

const PAGE = `# Voyage

## Bonuses

- F-B1 Discovery: 1, 2 or 3 points at the end.
- F-B2 **Ruling:** this one has no name of its own.
- F-B3 A long sentence that goes on and on for a while before it comes to: its point.

## Personnages

F-H1 Charles Darwin : une théorie.
`;

test("a rule is called by its first words or by its chapter", () => {
  expect([...ruleNames(PAGE)]).toEqual([
    ["F-B1", "Discovery"],
    ["F-B2", "Bonuses"],
    ["F-B3", "Bonuses"],
    ["F-H1", "Charles Darwin"],
  ]);
});
